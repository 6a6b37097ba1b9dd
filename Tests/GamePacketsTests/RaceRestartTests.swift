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

    /// The game's number of the session, or the time of the race, says it in the first lap, too.
    @Test func aRaceThatIsBegunAgainInItsFirstLap() {
        func restarts(_ rows: [(session: UInt64, number: Double?, raceS: Double?)]) -> [Int] {
            var restart = RaceRestart()
            return rows.indices.filter { index in
                let (row, time) = (rows[index], Instant(nanoseconds: Int64(index) * 100_000_000))
                let samples = [
                    row.number.map { Sample(.lapNumber, $0, at: time) }, Sample(.currentLapTime, 0.5, at: time),
                    row.raceS.map { Sample(.raceTime, $0, at: time) },
                ]
                return restart.add(Batch(samples.compactMap(\.self), at: time), session: row.session)
            }
        }
        #expect(restarts([(7, 1, nil), (7, 1, nil), (8, 1, nil), (8, 1, nil), (8, 2, nil)]) == [2])
        // The number of the lap follows in another packet.
        #expect(restarts([(7, 3, nil), (8, nil, nil), (8, 1, nil), (8, 1, nil)]) == [1])
        #expect(restarts([(7, 1, 10), (7, 1, 20), (7, 1, 0.1), (7, 1, 0.2), (7, 1, 9), (7, 1, 5)]) == [2])
        #expect(restarts([(7, 2, 30), (7, 1, 0.1), (7, 1, 0.2)]) == [1])
    }
}
