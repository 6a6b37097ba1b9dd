import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct LimitStretchTests {
    /// Speeds by seconds, with a limit of 100 km/h that ends at 97; the stretches found as start, duration, peak.
    typealias Row = (name: String, points: [(seconds: Double, value: Double)], found: [[Double]])

    private static let rows: [Row] = [
        ("never", everySecond(9) { _ in 100 }, []),
        ("from begin to end", everySecond(9) { _ in 120 }, [[0, 9, 120]]),
        ("up and down", [(0, 90), (1, 110), (2, 120), (3, 110), (4, 90), (9, 90)], [[0.5, 3, 120]]),
        ("one reading", [(0, 99), (1, 101), (1.5, 96), (3, 90)], []),
        ("a dip to the release", [(0, 110), (2, 98), (4, 110), (6, 90)], [[0, 5, 110]]),
        ("a dip below it", [(0, 110), (4, 90), (6, 110), (10, 90)], [[0, 2, 110], [5, 3, 110]]),
        ("below the limit in the end, but not the release", [(0, 110), (4, 105), (5, 100), (9, 98)], [[0, 5, 110]]),
        ("a gap", [(0, 110), (3, 110), (9, 110), (12, 110)], [[0, 3, 110], [9, 3, 110]]),
        ("goes on", [(0, 90), (1, 110), (4, 130)], [[0.5, 3.5, 130]]),
    ]

    @Test(arguments: rows) func stretches(row: Row) {
        var parameters = TripParameters()
        parameters.speedLimitKmh = 100
        let found = events(samples(.vehicleSpeed, row.points), parameters).filter { $0.kind == .overSpeed }
        #expect(found.count == row.found.count, "\(row.name)")
        for (event, values) in zip(found, row.found) {
            #expect(near(event.start.seconds(since: origin), values[0]), "\(row.name)")
            #expect(near(event.durationS, values[1]), "\(row.name)")
            #expect(event.peak == values[2], "\(row.name)")
        }
    }

    /// The seconds over the limit are found at any rate, to within a second or two for truncated integers.
    @Test(arguments: [1.0, 5, 20]) func secondsOverTheLimit(rateHz: Double) {
        let points = (0...Int(100 * rateHz)).map { number in
            let time = Double(number) / rateHz
            return (time, (130 + 20 - abs(time - 50)).rounded(.down))
        }
        let found = events(samples(.vehicleSpeed, points))
        #expect(found.map(\.kind) == [.overSpeed])
        #expect(abs((found.first?.durationS ?? 0) - 40) <= 2)
    }
}
