import GamePackets
import Simulator
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct RaceFormatTests {
    /// What a game session makes of a simulated race, folded as a trip is.
    static func fold(_ format: RaceFormat) -> (race: VirtualRace, summary: TripSummary, session: GameSession) {
        var (race, session) = (VirtualRace(), GameSession())
        var parameters = TripParameters()
        parameters.isGame = true
        var engine = TripEngine(parameters: parameters)
        while let moment = race.next() {
            let time = Instant.zero.advanced(bySeconds: moment.seconds)
            for packet in format.packets(moment) {
                for case .batch(let batch) in session.take(packet, at: time) {
                    for sample in batch.samples { engine.take(sample) }
                }
            }
            _ = session.tick(at: time)
        }
        return (race, engine.summary, session)
    }

    @Test(arguments: RaceFormat.all.map(\.name)) func aRaceIsRecognizedAndFollowed(name: String) throws {
        let format = try #require(RaceFormat.named(name))
        let (race, summary, session) = Self.fold(format)
        #expect(session.game == format.game)
        #expect(session.counts.unknown == 0)
        #expect(session.counts.damaged == 0)
        #expect(session.counts.late == 0 || name.hasPrefix("dirt"))
        #expect(abs((summary.maxSpeedKmh ?? 0) - race.topSpeedMps * 3.6) < 1.1)
        // What was rewound was driven all the same; in pauses nothing was. Some games tell whole km/h.
        let isRough = name.hasPrefix("f1") || session.game == .assettoCorsaCompetizione
        #expect(abs((summary.distanceKm ?? 0) - race.drivenM / 1000) < (isRough ? 0.04 : 0.01))
        #expect(summary.score == nil)
        #expect(summary.count(.sharpBraking) == nil)
        #expect(summary.fuelL == nil)
        #expect(summary.averageMpgUs == nil)
        guard !["forza", "dirt-64", "beamng", "live-for-speed"].contains(name) else { return }
        let laps = try #require(summary.game?.laps)
        if [.eaWRC, .richardBurnsRally].contains(session.game) {
            // All is one stage.
            #expect(laps.map(\.number) == [1] && laps.first?.isRewound == true)
            #expect(abs((laps.first?.timeS ?? 0) - race.raceS) < 0.03)
            return
        }
        // The last line and the end of the race come together: no packet tells the lap after it.
        let expected = race.laps.filter { $0.number < race.lapCount || laps.count == race.laps.count }
        #expect(laps.map(\.number) == expected.map(\.number), "\(name)")
        // Gran Turismo 7 cannot be rewound; only its newest packets would tell it.
        let canRewind = session.game != .granTurismo7 || name == "gran-turismo-7-c"
        #expect(laps.map(\.isRewound) == expected.map { $0.isRewound && canRewind }, "\(name)")
        for (lap, truth) in zip(laps, expected) { #expect(abs(lap.timeS - truth.seconds) < 0.03, "\(name)") }
        if !["assetto-corsa", "dirt-152"].contains(name), session.game != .granTurismo7 {
            #expect(summary.game?.finalPosition == race.finalPosition, "\(name)")
        }
    }

    @Test func theRaceIsTheSameEachTime() {
        var (one, other) = (VirtualRace(), VirtualRace())
        while let moment = one.next() { #expect(moment.values == other.next()?.values) }
        #expect(other.next() == nil)
        #expect(one.laps == other.laps)
        #expect(one.laps.count == 4)
        #expect(one.laps.map(\.isRewound) == [false, false, true, false])
        #expect(one.laps.allSatisfy { (30...120).contains($0.seconds) } as Bool)
    }
}
