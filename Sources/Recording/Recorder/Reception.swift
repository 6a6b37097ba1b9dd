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

/// The rates of samples and of answered requests per second, over the last few seconds of the source's time.
struct SampleRate {
    private static let windowS = 3.0
    private var windowStart: Instant?
    private var latest: Instant?
    private var samples = 0
    private var requests = 0
    private(set) var samplesPerSecond: Double?
    private(set) var requestsPerSecond: Double?

    /// Counts a sample. All samples of one response have the same time.
    mutating func count(_ time: Instant) {
        guard let start = windowStart else {
            windowStart = time
            latest = time
            return
        }
        samples += 1
        if time != latest { requests += 1 }
        latest = time
        let seconds = time.seconds(since: start)
        if seconds >= Self.windowS {
            samplesPerSecond = Double(samples) / seconds
            requestsPerSecond = Double(requests) / seconds
            windowStart = time
            samples = 0
            requests = 0
        }
    }
}
