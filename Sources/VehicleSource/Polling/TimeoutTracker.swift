import Telemetry

/// Tells a vehicle that has stopped answering from one that missed some requests, and when the adapter is to be blamed.
struct TimeoutTracker {
    /// Answers missing one after the other, and since when.
    private var missing = 0
    private var since: Instant?
    /// Questions put since the vehicle was taken to have stopped.
    private var probes = 0

    /// So many, for so long.
    private static let limit = 5
    private static let seconds = 1.5
    private static let probesToRestore = 20

    /// An answer is missing. Whether the vehicle has stopped answering.
    mutating func noteMissing(at now: Instant) -> Bool {
        missing += 1
        let start = since ?? now
        since = start
        return missing >= Self.limit && now.seconds(since: start) >= Self.seconds
    }

    /// Before a vehicle that has stopped is asked again: whether the adapter is to be set up anew first. It may have
    /// restarted, which not every one shows.
    mutating func beginProbe() -> Bool {
        defer { probes += 1 }
        return probes.isMultiple(of: Self.probesToRestore)
    }
}
