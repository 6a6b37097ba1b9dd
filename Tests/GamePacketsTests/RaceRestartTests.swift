import Telemetry
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct RaceRestartTests {
    /// Whether a race is begun again in laps and their times, a row each tenth of a second.
    private static func restarts(_ rows: [(number: Double, lapS: Double)]) -> Int {
        var restart = RaceRestart()
        return rows.enumerated().count { index, row in
            let time = Instant(nanoseconds: Int64(index) * 100_000_000)
            let samples = [
                Sample(.lapNumber, row.number, at: time), Sample(.currentLapTime, row.lapS, at: time),
            ]
            return restart.add(Batch(samples, at: time))
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
}
