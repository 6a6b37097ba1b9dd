import Telemetry

/// The latest sample of every signal.
struct LatestValues: Sendable {
    private var samples: [Signal: Sample] = [:]

    /// Keeps a sample if it is later than the previous one of its signal. Returns the previous one, and whether the
    /// sample was kept.
    mutating func take(_ sample: Sample) -> (previous: Sample?, isKept: Bool) {
        let previous = samples[sample.signal]
        if let previous, sample.time <= previous.time { return (previous, false) }
        samples[sample.signal] = sample
        return (previous, true)
    }

    subscript(_ signal: Signal) -> Sample? { samples[signal] }

    /// Returns the latest value, or nil if it is older than `seconds`.
    func value(_ signal: Signal, at time: Instant, within seconds: Double = TripEngine.gapSeconds) -> Double? {
        guard let sample = samples[signal], time.seconds(since: sample.time) <= seconds else { return nil }
        return sample.value
    }
}
