import Formats
package import OBD
package import Telemetry

/// Trouble codes that were cleared recently (service 04, or the battery disconnected), according to PIDs 30, 31 and 4E, or
/// because no monitor is complete. Cleared codes are no longer listed, but may not have been repaired.
package struct RecentClearing: Sendable {
    /// The counters of a scan; values above the limit are not recent. To use another PID, add a row.
    private static let limits: [(signal: Signal, limit: Double)] = [
        (.distanceSinceClear, 300), (.warmUpsSinceClear, 20), (.timeSinceClear, 600),
    ]

    /// The counters since clearing, whether recent or not, in the driver's units: "2 warm-ups", "12 km".
    package let counters: [String]
    /// "2 km ago", by the counter most useful to a driver; nil if only the monitors indicate it.
    package let ago: String?
    /// The non-continuous monitors, since clearing.
    package let complete: Int
    package let incomplete: [ReadinessMonitor.Kind]
    private let areMonitorsKnown: Bool

    /// Nil if nothing indicates that codes were cleared recently.
    package init?(_ scan: HealthScan, units: UnitSystem) {
        let monitors = MonitorStatus.merged(scan.statuses).filter { $0.isSupported && !$0.kind.isContinuous }
        areMonitorsKnown = !scan.statuses.isEmpty
        complete = monitors.filter(\.isComplete).count
        incomplete = monitors.filter { !$0.isComplete }.map(\.kind)
        let counted = Self.limits.compactMap { row in scan.value(row.signal).map { (row.signal, $0, $0 < row.limit) } }
        let recent = counted.first(where: \.2)
        // If the counters exist and none is recent, they are trusted.
        guard recent != nil || (counted.isEmpty && complete == 0 && !incomplete.isEmpty) else { return nil }
        ago = recent.map { Self.text($0.0, $0.1, units) + " ago" }
        let order: [Signal] = [.warmUpsSinceClear, .distanceSinceClear, .timeSinceClear]
        counters = order.compactMap { signal in
            counted.first { $0.0 == signal }.map { Self.text($0.0, $0.1, units) }
        }
    }

    private static func text(_ signal: Signal, _ value: Double, _ units: UnitSystem) -> String {
        switch signal {
        case .warmUpsSinceClear: Format.count(Int(clamping: value), "warm-up")
        case .distanceSinceClear:
            value < 1 ? "less than 1 \(units.shown(.kilometres).symbol)" : units.quantity(value, .kilometres)
        default: Format.duration(value * 60) + " of driving"
        }
    }

    /// No monitor has completed since, so the absence of codes proves nothing.
    package var isNothingProven: Bool { complete == 0 && (!incomplete.isEmpty || !areMonitorsKnown) }
    /// Everything that the car tests has been tested since.
    package var isAllProven: Bool { areMonitorsKnown && incomplete.isEmpty && complete > 0 }

    /// "codes were cleared 2 km ago".
    package var sentence: String {
        ago.map { "codes were cleared \($0)" }
            ?? "codes were recently cleared, or the battery was disconnected"
    }
}
