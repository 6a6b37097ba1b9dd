import Telemetry

/// Rejects invalid speed readings. A jump that no car can make is rejected unless the next reading confirms it.
struct SpeedCheck: Sendable {
    /// The greatest plausible jump; locking or spinning wheels can cause smaller ones.
    private static let mostKmh = 60.0
    private static let mostKmhASecond = 60.0

    private var accepted: Sample?
    private var doubted: Sample?

    /// Returns whether a speed, the next in time, is plausible.
    mutating func accepts(_ sample: Sample) -> Bool {
        let isPlausible = [accepted, doubted].contains { $0.map { Self.isPlausible(sample, after: $0) } ?? false }
        guard isPlausible || accepted == nil else {
            doubted = sample
            return false
        }
        (accepted, doubted) = (sample, nil)
        return true
    }

    private static func isPlausible(_ sample: Sample, after earlier: Sample) -> Bool {
        abs(sample.value - earlier.value) <= mostKmh + mostKmhASecond * sample.time.seconds(since: earlier.time)
    }
}
