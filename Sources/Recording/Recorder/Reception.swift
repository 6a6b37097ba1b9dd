import Reports
import Telemetry

/// When the vehicle responded last, and how often it responds.
struct Reception {
    /// The time of the latest response of the vehicle. Voltages measured by the adapter do not count: it responds even
    /// if the car is switched off.
    private var latest: Instant?
    private var rate = SampleRate()

    mutating func note(_ batch: Batch) {
        for sample in batch.samples {
            if sample.signal != .adapterVoltage { latest = sample.time }
            rate.count(sample.time)
        }
    }

    /// Returns how long the vehicle has not responded, in seconds.
    func silentS(at now: Instant) -> Double { latest.map { now.seconds(since: $0) } ?? 0 }

    var samplesPerSecond: Double? { rate.samplesPerSecond }
    var requestsPerSecond: Double? { rate.requestsPerSecond }
}
