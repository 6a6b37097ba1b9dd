import Telemetry
import Testing

@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct EngineStartWatchTests {
    private static func watching(_ samples: [(Double, Signal, Double)]) -> [Bool] {
        var watch = EngineStartWatch()
        return samples.map { seconds, signal, value in
            watch.take(Sample(signal, value, at: Instant(nanoseconds: Int64(seconds * 1e9))))
            return watch.isWatching
        }
    }

    @Test func fromTheIgnitionToTheRunningEngine() {
        #expect(
            Self.watching([
                (0, .coolantTemperature, 20), (1, .engineSpeed, 0), (5, .engineSpeed, 0), (6, .engineSpeed, 210),
                (7, .engineSpeed, 900), (17, .engineSpeed, 850), (19, .engineSpeed, 850), (30, .engineSpeed, 0),
            ]) == [false, true, true, true, true, true, false, false])
    }

    /// A start that fails goes on, an engine that already runs has none, and a car that moves needs its speed.
    @Test func otherStarts() {
        #expect(
            Self.watching([(0, .engineSpeed, 0), (2, .engineSpeed, 500), (3, .engineSpeed, 0), (15, .engineSpeed, 0)])
                == [true, true, true, true])
        #expect(Self.watching([(0, .engineSpeed, 800), (60, .engineSpeed, 0)]) == [false, false])
        #expect(
            Self.watching([(0, .engineSpeed, 0), (1, .vehicleSpeed, 0), (2, .vehicleSpeed, 3)]) == [true, true, false])
        #expect(
            Self.watching([(0, .engineSpeed, 0), (299, .engineSpeed, 0), (301, .engineSpeed, 0)]) == [
                true, true, false,
            ])
    }
}
