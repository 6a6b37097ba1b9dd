import Formats
import OBD
import Telemetry

/// Trouble codes that were cleared not long ago (service 04, or the battery disconnected), by PIDs 30, 31 and 4E, or by
/// monitors of which none is complete. What was cleared is no longer listed, and nothing says that it is repaired.
struct RecentClearing: Sendable {
    /// What a scan finds in the counters; more than so much is not recent. To count by another PID, add a row.
    private static let limits: [(signal: Signal, limit: Double)] = [
        (.distanceSinceClear, 300), (.warmUpsSinceClear, 20), (.timeSinceClear, 600),
    ]

    /// What is counted since clearing, whether recent or not, as the driver reads it: "2 warm-ups", "12 km".
    let counters: [String]
    /// "2 km ago", by the counter that says most to a driver; nil where only the monitors tell.
    let ago: String?
    /// The monitors that are not continuous, since clearing.
    let complete: Int
    let incomplete: [ReadinessMonitor.Kind]
    private let areMonitorsKnown: Bool

    /// Nil where nothing says that codes were cleared lately.
    init?(_ scan: HealthScan, units: UnitSystem) {
        let monitors = MonitorStatus.merged(scan.statuses).filter { $0.isSupported && !$0.kind.isContinuous }
        areMonitorsKnown = !scan.statuses.isEmpty
        complete = monitors.filter(\.isComplete).count
        incomplete = monitors.filter { !$0.isComplete }.map(\.kind)
        let counted = Self.limits.compactMap { row in scan.value(row.signal).map { (row.signal, $0, $0 < row.limit) } }
        let recent = counted.first(where: \.2)
        // A car that counts and does not find it recent is believed.
        guard recent != nil || (counted.isEmpty && complete == 0 && !incomplete.isEmpty) else { return nil }
        ago = recent.map { Self.text($0.0, $0.1, units) + " ago" }
        let order: [Signal] = [.warmUpsSinceClear, .distanceSinceClear, .timeSinceClear]
        counters = order.compactMap { signal in
            counted.first { $0.0 == signal }.map { Self.text($0.0, $0.1, units) }
        }
    }

    private static func text(_ signal: Signal, _ value: Double, _ units: UnitSystem) -> String {
        switch signal {
        case .warmUpsSinceClear: Format.count(Int(value), "warm-up")
        case .distanceSinceClear:
            value < 1 ? "less than 1 \(units.shown(.kilometres).symbol)" : units.quantity(value, .kilometres)
        default: Format.duration(value * 60) + " of engine running"
        }
    }

    /// No monitor has been complete since: the absence of codes proves nothing.
    var isNothingProven: Bool { complete == 0 && (!incomplete.isEmpty || !areMonitorsKnown) }
    /// All that the car tests has been tested since.
    var isAllProven: Bool { areMonitorsKnown && incomplete.isEmpty && complete > 0 }

    /// "codes were cleared 2 km ago".
    var sentence: String {
        ago.map { "codes were cleared \($0)" }
            ?? "codes were cleared, or the battery was disconnected, not long ago"
    }
}
