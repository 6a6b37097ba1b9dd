import Telemetry

/// Tells a vehicle that has stopped responding from one that missed some requests, and when to suspect the adapter.
struct TimeoutTracker {
    /// The number of missing responses in a row, and the time of the first.
    private var missing = 0
    private var since: Instant?
    /// The number of requests sent since the vehicle stopped responding.
    private var probes = 0

    /// The vehicle has stopped responding after this many missing responses over at least this many seconds.
    private static let limit = 5
    private static let seconds = 1.5
    private static let probesToRestore = 20

    /// Counts a missing response, and returns whether the vehicle has stopped responding.
    mutating func noteMissing(at now: Instant) -> Bool {
        missing += 1
        let start = since ?? now
        since = start
        return missing >= Self.limit && now.seconds(since: start) >= Self.seconds
    }

    /// Returns whether to set up the adapter again before the next request to a vehicle that has stopped responding. It
    /// may have restarted, which not every adapter shows.
    mutating func beginProbe() -> Bool {
        defer { probes += 1 }
        return probes.isMultiple(of: Self.probesToRestore)
    }
}
