import Telemetry

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
            (windowStart, latest) = (time, time)
            return
        }
        samples += 1
        if time != latest { requests += 1 }
        latest = time
        let seconds = time.seconds(since: start)
        if seconds >= Self.windowS {
            (samplesPerSecond, requestsPerSecond) = (Double(samples) / seconds, Double(requests) / seconds)
            (windowStart, samples, requests) = (time, 0, 0)
        }
    }
}
