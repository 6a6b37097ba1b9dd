import Telemetry
import TestSupport
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct TimeOutliersTests {
    /// 2026-11-22 10:00.
    private static let start: Int64 = 1_795_341_600
    private static let (day, year): (Int64, Int64) = (86_400, 31_557_600)

    /// Seconds from the start, one a second.
    private static func drive(_ count: Int, at begin: Int64 = 0) -> [Int64] { (0..<Int64(count)).map { begin + $0 } }

    private func wrong(_ seconds: [Int64]) -> [Int] {
        let fitting = TimeOutliers.fitting(microseconds: seconds.map { (Self.start + $0) * 1_000_000 })
        return fitting.indices.filter { !fitting[$0] }
    }

    /// One wrong time at each place of a drive, whichever it is, is left out, and no other.
    @Test(arguments: [-46 * year, -year, -30 * day, -day, -3600, 3600, day, 30 * day, year, 36 * year, 80 * year])
    func oneWrong(by offset: Int64) {
        for place in [0, 1, 2, 10, 50, 97, 98, 99] {
            var seconds = Self.drive(100)
            seconds[place] += offset
            // An hour before the first one and after the last one, somebody may have driven.
            if abs(offset) == 3600, place == (offset < 0 ? 0 : 99) { continue }
            #expect(wrong(seconds) == [place], "\(offset) at \(place)")
        }
    }

    /// Several at the beginning, at the end, and here and there.
    @Test(arguments: [-46 * year, -year, -day, day, year, 36 * year]) func severalWrong(by offset: Int64) {
        for places in [[0, 1], [98, 99], [0, 99], [3, 20, 21, 50], Array(stride(from: 5, to: 95, by: 7))] {
            var seconds = Self.drive(100)
            for place in places { seconds[place] += offset }
            #expect(wrong(seconds) == places, "\(offset) at \(places)")
        }
    }

    /// Random times at random places never take others with them.
    @Test(arguments: seeds) func randomTimes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var seconds = Self.drive(200)
            var places: Set<Int> = []
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                let place = Int.random(in: 0..<200, using: &random)
                places.insert(place)
                seconds[place] =
                    Int64.random(in: Self.day...(70 * Self.year), using: &random)
                    * (Bool.random(using: &random) ? 1 : -1)
            }
            #expect(wrong(seconds) == places.sorted(), "\(seconds)")
        }
    }

    /// A receiver that knows no date at first, even for a long time.
    @Test(arguments: [315_964_800, 0, 4_200_000_000] as [Int64]) func coldStart(epoch: Int64) {
        for count in [1, 5, 60, 400] {
            let seconds = Self.drive(count, at: epoch - Self.start) + Self.drive(300)
            #expect(wrong(seconds) == Array(0..<count), "\(count) at \(epoch)")
        }
    }

    /// What is right stays, in any order.
    @Test func allRight() {
        let drives: [[Int64]] = [
            Self.drive(1), [], Self.drive(3) + [7200], [5, 5, 5, 6], [0, Self.day, 2 * Self.day],
            // Drives of different days and years, short and long, forward and backward.
            Self.drive(5000) + Self.drive(200, at: Self.day) + Self.drive(150, at: 3 * Self.year),
            Self.drive(100, at: Self.day) + Self.drive(100), Self.drive(100, at: 3 * Self.year) + Self.drive(500),
            // The afternoon before the morning.
            Self.drive(100, at: 7200) + Self.drive(100), Self.drive(60, at: 7200) + Self.drive(100),
            Array(Self.drive(100).reversed()), Self.drive(30).map { $0 * 900 },
            // Times since the beginning of a log, not since 1970.
            Self.drive(30, at: -Self.start),
        ]
        for seconds in drives { #expect(wrong(seconds) == [], "\(seconds.prefix(3)), \(seconds.count)") }
    }

    /// A file with one signal after the other, or in no order, of which one time is wrong all the same.
    @Test(arguments: seeds) func noOrder(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        #expect(wrong(Self.drive(100) + [Self.year] + Self.drive(100) + Self.drive(100)) == [100])
        #expect(wrong([-Self.day] + Self.drive(100).shuffled(using: &random)) == [0])
    }

    @Test func tolerance() {
        var seconds = Self.drive(100).map { 10 * $0 }
        seconds[20] -= 55
        seconds[30] += 55
        seconds[40] -= 300
        #expect(wrong(seconds) == [20, 30, 40])
        let times = seconds.map { WallTime(microseconds: (Self.start + $0) * 1_000_000) }
        let fitting = TimeOutliers.fitting(times, toleranceS: 60)
        #expect(fitting.indices.filter { !fitting[$0] } == [40])
    }

    /// With three, two decide.
    @Test func few() {
        #expect(wrong([Self.year, 0, 1]) == [0])
        #expect(wrong([0, 1, Self.year]) == [2])
        #expect(wrong([0, 3600, 1, 2]) == [1])
    }

    @Test func missingAndExtreme() {
        let times: [Int64?] = [nil, .min, 1_000_000, nil, 2_000_000, 3_000_000, 4_000_000, .max]
        #expect(
            TimeOutliers.fitting(microseconds: times) == [false, false, true, false, true, true, true, false])
        #expect(TimeOutliers.fitting([]) == [])
        #expect(TimeOutliers.fitting([nil, nil]) == [false, false])
    }

    /// A chain of a million, every tenth of which is wrong, takes no square of the time.
    @Test func many() {
        var seconds = Self.drive(300_000)
        for place in stride(from: 0, to: seconds.count, by: 10) { seconds[place] += Int64(place % 7 - 3) * Self.year }
        let expected = stride(from: 0, to: seconds.count, by: 10).filter { $0 % 7 != 3 }
        #expect(wrong(seconds) == expected)
    }
}
