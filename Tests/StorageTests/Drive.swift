import Telemetry
import Trips

/// An invented drive, which is always the same.
enum Drive {
    static let start = WallTime(microseconds: 1_700_000_000_000_000)
    static let origin = Instant(nanoseconds: 5_000_000_000)

    /// Returns samples of each signal ten times per second, at whole microseconds, with a gap of ten seconds in the
    /// middle.
    static func samples(seconds: Int, vary: Int = 0) -> [Sample] {
        var samples: [Sample] = []
        for tick in 0..<seconds * 10 {
            let time = origin.advanced(bySeconds: Double(tick) / 10 + (tick > seconds * 5 ? 10 : 0))
            let phase = (tick + vary) % 400
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, phase < 100 ? 0 : Double(phase % 130)), (.engineSpeed, 800 + Double(phase) * 6.25),
                (.massAirFlow, 2 + Double(phase) / 10), (.coolantTemperature, 20 + Double(tick % 70)),
                (.controlModuleVoltage, 14.1 - Double(phase) / 1000),
            ]
            for (index, (signal, value)) in values.enumerated() {
                samples.append(
                    Sample(signal, value, at: Instant(nanoseconds: time.nanoseconds + Int64(index) * 12_000)))
            }
        }
        return samples
    }

    /// Returns the facts, with events at times since the start of the trip.
    static func summary(of samples: [Sample]) -> TripSummary {
        var engine = TripEngine()
        let isFromZero = samples.first.map { $0.time < origin } ?? false
        for sample in isFromZero ? samples : fromZero(samples) { engine.take(sample) }
        return engine.summary
    }

    /// Returns the samples on the clock that begins with the trip, as the database returns them.
    static func fromZero(_ samples: [Sample]) -> [Sample] {
        samples.map {
            Sample($0.signal, $0.value, at: Instant(nanoseconds: $0.time.nanoseconds - origin.nanoseconds))
        }
    }

    /// Returns the samples with the resolution of times in blocks.
    static func rounded(_ samples: [Sample]) -> [Sample] {
        samples.map {
            let milliseconds = (Double($0.time.nanoseconds) / 1e6).rounded(.toNearestOrAwayFromZero)
            return Sample($0.signal, $0.value, at: Instant(nanoseconds: Int64(milliseconds) * 1_000_000))
        }
    }
}
