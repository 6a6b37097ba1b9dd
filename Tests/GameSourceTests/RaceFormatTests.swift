import Foundation
import GamePackets
import Simulator
import Telemetry
import TestSupport
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
            for (reading, bytes) in format.readings(moment) {
                for case .batch(let batch) in session.take(reading, bytes, at: time) {
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

    /// The files of games under Proton: as long as they are read, and of the moment at which the race ended.
    @Test(arguments: Game.allCases.filter(\.hasMemory)) func memoryIsWritten(game: Game) throws {
        let folder = try TemporaryDirectory()
        let format = try #require(RaceFormat.all.first { $0.game == game })
        var memory = RaceMemory(format, laps: 2, rate: 1_000_000, folder: folder.path)
        #expect(try memory.run(stop: -1))
        #expect(memory.race.laps.map(\.number) == [1, 2])
        let read = MemoryPages.all.compactMap { pages -> GamePacket? in
            let content = pages.files.compactMap { FileManager.default.contents(atPath: folder.file($0.name)) }
            guard content.count == pages.files.count,
                case .packet(let packet) = pages.reading(content.map { [UInt8]($0) })
            else { return nil }
            return packet
        }
        #expect(read.map(\.game) == [game])
        #expect(read.first?.car == "simulated_gt" && read.first?.track == "simulated_ring")
        let last = read.first?.values.first { $0.signal == .lastLapTime }?.value ?? 0
        #expect(abs(last - (memory.race.laps.last?.seconds ?? -1)) < 0.002)
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
