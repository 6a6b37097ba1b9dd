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
            return restart.add(Batch(samples, at: time), RaceRestart.Context(hasStages: hasStages))
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
    }

    /// A race that is begun again in lap 1, a row each tenth of a second, in a game that only reports laps.
    private static func restartsInLap1(
        _ rows: [(lapS: Double, x: Double?)], kmh: Double = 180, isInPit: Bool = false, hasRewind: Bool = false,
        number: (Int) -> Double? = { _ in 1 }
    ) -> [Int] {
        var restart = RaceRestart()
        return rows.indices.filter { index in
            let time = Instant(nanoseconds: Int64(index) * 100_000_000)
            var samples = [Sample(.currentLapTime, rows[index].lapS, at: time), Sample(.vehicleSpeed, kmh, at: time)]
            if let x = rows[index].x { samples += [Sample(.positionX, x, at: time), Sample(.positionZ, 7, at: time)] }
            if let number = number(index) { samples.append(Sample(.lapNumber, number, at: time)) }
            if isInPit, index >= 2 { samples.append(Sample(.inPit, 1, at: time)) }
            return restart.add(Batch(samples, at: time), RaceRestart.Context(hasRewind: hasRewind))
        }
    }

    /// Rows of lap 1, whose time begins again at an index.
    private static func rows(begun: Int, x: (Int) -> Double?) -> [(lapS: Double, x: Double?)] {
        (0..<40).map { index in
            let tenths = index < begun ? 300 + index : index - begun
            return (Double(tenths) / 10, x(index))
        }
    }

    /// The car stands on the grid again; where an out lap ends it drives on; in the pits it was put there.
    @Test func lap1IsBegunAgainElsewhere() {
        let elsewhere: [(lapS: Double, x: Double?)] = [(30, 1500), (30.1, 1505), (0, 0), (0.1, 0), (0.2, 1)]
        #expect(Self.restartsInLap1(elsewhere) == [2])
        #expect(Self.restartsInLap1(elsewhere, isInPit: true) == [])
        #expect(Self.restartsInLap1(elsewhere, hasRewind: true) == [])
        let onward = Self.rows(begun: 20) { 5 * Double($0) }
        #expect(Self.restartsInLap1(onward) == [])
        // The place comes in another packet, before the time or after it.
        for (moved, index) in [(8, 10), (13, 13), (25, 0)] {
            let rows = Self.rows(begun: 10) { $0 < moved ? 900 + Double($0) / 100 : 0 }
            #expect(Self.restartsInLap1(rows, kmh: 0) == (index > 0 ? [index] : []))
        }
    }

    /// Without a place the number of the next lap may still follow.
    @Test func lap1IsBegunAgainSomewhere() {
        let rows = Self.rows(begun: 10) { _ in nil }
        #expect(Self.restartsInLap1(rows) == [21])
        #expect(Self.restartsInLap1(rows) { $0 < 18 ? 1 : 2 } == [])
    }

    /// The next session of a weekend may be on the same track, or the same kind of session on another.
    @Test func theTrackIsAnother() {
        var restart = RaceRestart()
        func begins(_ track: String?, _ number: Double? = nil) -> Bool {
            let samples =
                [Sample(.currentLapTime, 0, at: .zero)] + (number.map { [Sample(.trackOrdinal, $0, at: .zero)] } ?? [])
            return restart.add(Batch(samples, at: .zero), RaceRestart.Context(track: track))
        }
        #expect([begins(nil), begins("Monza"), begins(nil), begins("Monza")] == [false, false, false, false])
        #expect([begins("Spa"), begins("Spa", 3), begins(nil, 3), begins(nil, 4)] == [true, false, false, true])
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
                return restart.add(
                    Batch(samples.compactMap(\.self), at: time), RaceRestart.Context(session: row.session))
            }
        }
        #expect(restarts([(7, 1, nil), (7, 1, nil), (8, 1, nil), (8, 1, nil), (8, 2, nil)]) == [2])
        // The number of the lap follows in another packet.
        #expect(restarts([(7, 3, nil), (8, nil, nil), (8, 1, nil), (8, 1, nil)]) == [1])
        #expect(restarts([(7, 1, 10), (7, 1, 20), (7, 1, 0.1), (7, 1, 0.2), (7, 1, 9), (7, 1, 5)]) == [2])
        #expect(restarts([(7, 2, 30), (7, 1, 0.1), (7, 1, 0.2)]) == [1])
    }
}
