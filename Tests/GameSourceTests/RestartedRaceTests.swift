import GamePackets
import Telemetry
import Testing

@testable import Simulator

/// Races of each game, one after the other: how many sessions they are.
@Suite(.timeLimit(.minutes(20))) struct RestartedRaceTests {
    /// Games that report neither laps nor their times.
    private static let withoutLaps = ["forza", "dirt-64", "beamng", "live-for-speed"]
    private static let names = RaceFormat.all.map(\.name).filter { !withoutLaps.contains($0) }

    private var traffic = GameTraffic()
    private var seconds = 0.0
    private var (sessions, over) = (0, 0)

    /// Drives from the menu until a moment.
    private mutating func race(_ format: RaceFormat, until isEnd: (VirtualRace.Moment) -> Bool = { _ in false }) {
        var (race, frame) = (VirtualRace(menuS: 0.5), 0)
        let begin = seconds
        while let moment = race.next(), !isEnd(moment) {
            frame += 1
            // Twenty a second are enough.
            guard frame.isMultiple(of: 3) else { continue }
            seconds = begin + moment.seconds
            let time = Instant.zero.advanced(bySeconds: seconds)
            let later = VirtualRace.Moment(seconds: seconds, isDriving: moment.isDriving, values: moment.values)
            for (reading, bytes) in format.readings(later) {
                count(traffic.take(reading, bytes, from: PacketSender(host: "10.0.0.2", port: 5000), at: time))
            }
            count(traffic.tick(at: time))
        }
        seconds += 1 / VirtualRace.hertz
    }

    private mutating func count(_ events: [GameSession.Event]) {
        for event in events {
            if case .began = event { sessions += 1 }
            if event == .over { over += 1 }
        }
    }

    private static func isIn(lap: Double, fromS: Double) -> (VirtualRace.Moment) -> Bool {
        { $0.values[.lapNumber] == lap && $0.values[.currentLapTime] ?? 0 > fromS }
    }

    /// F1 says it by the number of its session, which the simulated one does not change.
    private static let byLaps = names.filter { !$0.hasPrefix("f1") }

    /// A race with its pause and its rewind is one session; so is the race after it.
    @Test(arguments: names) mutating func aRaceIsOneSession(name: String) throws {
        let format = try #require(RaceFormat.named(name))
        race(format)
        #expect(sessions == 1 && over == 0)
        race(format, until: Self.isIn(lap: 1, fromS: 5))
        #expect(sessions == 2 && over == 1)
    }

    @Test(arguments: names) mutating func aRestart(name: String) throws {
        let format = try #require(RaceFormat.named(name))
        race(format, until: Self.isIn(lap: 2, fromS: 5))
        race(format, until: Self.isIn(lap: 1, fromS: 20))
        #expect(sessions == 2 && over == 1)
    }

    @Test(arguments: byLaps) mutating func aRestartInTheFirstLap(name: String) throws {
        let format = try #require(RaceFormat.named(name))
        for _ in 0..<3 { race(format, until: Self.isIn(lap: 1, fromS: 20)) }
        #expect(sessions == 3 && over == 2)
    }
}
