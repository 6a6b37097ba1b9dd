import Telemetry

/// The latest sample of every signal.
struct LatestValues: Sendable {
    private var samples = SignalTable<Sample?>()

    /// Keeps a sample if it is later than the previous one of its signal. Returns the previous one, and whether the
    /// sample was kept.
    @discardableResult
    mutating func take(_ sample: Sample) -> (previous: Sample?, isKept: Bool) {
        let place = samples.place(of: sample.signal) ?? samples.add(nil, of: sample.signal)
        let previous = samples[place]
        if let previous, sample.time <= previous.time { return (previous, false) }
        samples[place] = sample
        return (previous, true)
    }

    subscript(_ signal: Signal) -> Sample? { samples[signal] ?? nil }

    /// Returns the latest value, or nil if it is older than `seconds`.
    func value(_ signal: Signal, at time: Instant, within seconds: Double = TripEngine.gapSeconds) -> Double? {
        guard let sample = self[signal], time.seconds(since: sample.time) <= seconds else { return nil }
        return sample.value
    }
}
