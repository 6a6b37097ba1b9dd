import Telemetry

/// The latest sample of every signal.
struct LatestValues: Sendable {
    private var samples: [Signal: Sample] = [:]

    /// Keeps a sample, unless it is not later than the one before of its signal. Returns that one, and whether it was
    /// kept.
    mutating func take(_ sample: Sample) -> (previous: Sample?, isKept: Bool) {
        let previous = samples[sample.signal]
        if let previous, sample.time <= previous.time { return (previous, false) }
        samples[sample.signal] = sample
        return (previous, true)
    }

    subscript(_ signal: Signal) -> Sample? { samples[signal] }

    /// The latest value, unless it is older.
    func value(_ signal: Signal, at time: Instant, within seconds: Double = TripEngine.gapSeconds) -> Double? {
        guard let sample = samples[signal], time.seconds(since: sample.time) <= seconds else { return nil }
        return sample.value
    }
}
