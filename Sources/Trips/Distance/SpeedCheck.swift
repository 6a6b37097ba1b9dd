import Telemetry

/// Tells speeds from readings that went wrong: a jump that no car can make is no speed, unless the next reading says the
/// same.
struct SpeedCheck: Sendable {
    /// Wheels that lock, or spin, jump as well; more than this they do not.
    private static let mostKmh = 60.0
    private static let mostKmhASecond = 60.0

    private var accepted: Sample?
    private var doubted: Sample?

    /// Whether a speed, the next in time, may be one.
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
