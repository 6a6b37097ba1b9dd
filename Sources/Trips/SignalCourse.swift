package import Telemetry

/// The summary of one signal so far: minimum, maximum, and both means of `SignalSummary`.
package struct SignalCourse: Sendable {
    package private(set) var summary: SignalSummary?
    private var latest: Sample?
    private var seconds = 0.0
    private var integral = 0.0

    package init() {}

    /// Takes a sample of the signal. Samples must be in the order of their times.
    package mutating func take(_ sample: Sample) {
        let value = sample.value
        if let latest {
            let step = sample.time.seconds(since: latest.time)
            if step <= TripEngine.signalGapSeconds {
                seconds += step
                integral += (latest.value + value) / 2 * step
            }
        }
        latest = sample
        var facts =
            summary ?? SignalSummary(signal: sample.signal, minimum: value, mean: value, maximum: value, samples: 0)
        (facts.minimum, facts.maximum) = (min(facts.minimum, value), max(facts.maximum, value))
        facts.samples += 1
        facts.mean += (value - facts.mean) / Double(facts.samples)
        facts.timeMean = seconds > 0 ? integral / seconds : nil
        summary = facts
    }
}
