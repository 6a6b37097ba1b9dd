import Interchange
import Telemetry

/// Joins the reports of one moment. Receivers tell it in several sentences, each of which gpsd passes on as a report
/// with the same time: first without the altitude, then with it.
struct FixEpoch {
    /// How long after the first report of a moment the others come, in seconds.
    static let waitS = 0.12

    private var pending: (fix: Fix, arrived: Instant)?

    /// When the pending fix is complete at the latest; nil if there is none.
    var due: Instant? { pending?.arrived.advanced(bySeconds: Self.waitS) }

    /// Takes a report with a position. Returns the fix of the moment before, with the time of its first report.
    mutating func take(_ fix: Fix, at time: Instant) -> (fix: Fix, time: Instant)? {
        if let pending, pending.fix.time != nil, pending.fix.time == fix.time {
            self.pending?.fix.merge(fix)
            return nil
        }
        let before = flush()
        pending = (fix, time)
        return before
    }

    /// Returns the fix if no more reports of its moment come.
    mutating func take(at time: Instant) -> (fix: Fix, time: Instant)? {
        guard let due, time >= due else { return nil }
        return flush()
    }

    mutating func flush() -> (fix: Fix, time: Instant)? {
        defer { pending = nil }
        return pending.map { ($0.fix, $0.arrived) }
    }
}
