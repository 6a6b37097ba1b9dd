import Telemetry
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct RaceRestartTests {
    /// Whether a race is begun again in laps and their times, a row each tenth of a second.
    private static func restarts(_ rows: [(number: Double, lapS: Double)], hasStages: Bool = false) -> Int {
        var restart = RaceRestart()
        return rows.enumerated().count { index, row in
            let time = Instant(nanoseconds: Int64(index) * 100_000_000)
            let samples = [
                Sample(.lapNumber, row.number, at: time), Sample(.currentLapTime, row.lapS, at: time),
            ]
            return restart.add(Batch(samples, at: time), hasStages: hasStages)
        }
    }

    @Test func aRaceThatIsBegunAgain() {
        #expect(Self.restarts([(2, 30), (2, 30.1), (1, 0), (1, 0.1), (1, 0.2)]) == 1)
    }

    /// The line is crossed again within a second, and the next lap has just begun, too.
    @Test func aRewindToJustBeforeTheLine() {
        #expect(Self.restarts([(2, 0.4), (1, 44.7), (1, 44.8), (1, 44.9), (2, 0), (2, 0.1), (2, 0.2)]) == 0)
    }

    @Test func aRewindFarBack() { #expect(Self.restarts([(2, 9), (1, 20), (1, 20.1), (1, 20.2)]) == 0) }

    /// A rally stage is lap 1 only. A circuit of such a game goes on with lap 2.
    @Test func aStageThatIsBegunAgain() {
        #expect(
            Self.restarts([(1, 0), (1, 0.1), (1, 5), (1, 0), (1, 0), (1, 0.1), (1, 3), (1, 0.4)], hasStages: true) == 2)
        #expect(Self.restarts([(1, 30), (2, 0), (2, 0.1), (2, 30), (3, 0)], hasStages: true) == 0)
        #expect(Self.restarts([(1, 30), (1, 0), (1, 0.1)]) == 0)
    }
}
