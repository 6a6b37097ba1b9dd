import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct RecentTraceTests {
    private static func at(_ seconds: Double) -> Instant {
        Instant(nanoseconds: 9_000_000_000).advanced(bySeconds: seconds)
    }

    @Test func meansOverStretches() {
        var history = RecentTrace()
        for (second, speed) in [10.0, 20, 30, 40, 50, 80].enumerated() {
            history.take(speedKmh: speed, engineSpeedRpm: nil, fuelLPerHour: nil, at: Self.at(Double(second)))
        }
        #expect(history.stretches.map(\.speedKmh) == [30, 80])
        #expect(history.stretches.map(\.engineSpeedRpm) == [nil, nil])
        #expect(history.last(4, \.speedKmh) == [nil, nil, 30, 80])
        #expect(history.last(1, \.speedKmh) == [80])
    }

    /// What was used over what was driven, and not the mean of what was shown: 1 L/h at 10 km/h and 4 L/h at 90.
    @Test func economyIsFuelOverDistance() throws {
        var history = RecentTrace()
        history.take(speedKmh: 10, engineSpeedRpm: 800, fuelLPerHour: 1, at: Self.at(0))
        history.take(speedKmh: 90, engineSpeedRpm: 1800, fuelLPerHour: 4, at: Self.at(1))
        // Without fuel the speed does not count.
        history.take(speedKmh: 90, engineSpeedRpm: nil, fuelLPerHour: nil, at: Self.at(2))
        let stretch = try #require(history.stretches.first)
        #expect(stretch.litresPer100Km == 5)
        #expect(stretch.engineSpeedRpm == 1300)
        var standing = RecentTrace()
        standing.take(speedKmh: 0, engineSpeedRpm: 800, fuelLPerHour: 1, at: Self.at(0))
        #expect(standing.stretches[0].litresPer100Km == nil)
    }

    /// A silence is blank, and however long it was, no more is kept than can be shown.
    @Test(arguments: [12, 600, 1e8, 1e15]) func aSilence(seconds: Double) {
        var history = RecentTrace()
        history.take(speedKmh: 50, engineSpeedRpm: nil, fuelLPerHour: nil, at: Self.at(0))
        history.take(speedKmh: 60, engineSpeedRpm: nil, fuelLPerHour: nil, at: Self.at(seconds))
        #expect(history.stretches.count == min(RecentTrace.capacity, seconds == 12 ? 3 : .max))
        #expect(history.stretches.last?.speedKmh == 60)
        #expect(history.stretches.dropLast().last?.speedKmh == nil)
    }

    @Test func timesThatGoBackArePassedOver() {
        var history = RecentTrace()
        for (seconds, speed) in [(5.0, 50.0), (5.1, 70), (2, 90)] {
            history.take(speedKmh: speed, engineSpeedRpm: nil, fuelLPerHour: nil, at: Self.at(seconds))
        }
        #expect(history.stretches.map(\.speedKmh) == [50])
    }

    @Test func ofATrip() {
        var engine = TripEngine()
        var history = RecentTrace()
        engine.take(Sample(.vehicleSpeed, 50, at: Self.at(0)))
        engine.take(Sample(.engineSpeed, 1850, at: Self.at(0.5)))
        history.take(engine, at: Self.at(1))
        #expect(history.stretches.map(\.speedKmh) == [50])
        #expect(history.stretches.map(\.engineSpeedRpm) == [1850])
        // Neither is known any more.
        history.take(engine, at: Self.at(20))
        #expect(history.stretches.last?.speedKmh == nil)
    }
}
