package import Telemetry

/// A clip, as the index has it.
package struct Clip: Sendable {
    package let name: ClipName
    package var container = ClipContainer.transportStream
    /// The boot in which it was recorded, and when it began, in µs since then; nil if that is not known.
    package var boot: String?
    package var startBootUs: Int64?
    /// The start by the best clock that the boot has had; nil if that is not known.
    package var start: WallTime?
    package var clock: ClockSource?
    /// 0 while it is recorded.
    package var durationS = 0.0
    package var bytes: Int64 = 0
    /// Whether it was closed; one that was cut off is not.
    package var isClosed = false
    /// Why it is protected, in the order in which that happened; empty if it is not.
    package var reasons: [String] = []
    package var sha256: String?
    /// The trip in which it was recorded.
    package var trip: Int64?
    /// What the user calls it.
    package var title: String?
    /// What it was recorded from, such as "/dev/video0".
    package var source: String?

    package init(_ name: ClipName) { self.name = name }

    package var id: String { name.id }
    package var file: String { id + "." + container.rawValue }
    package var isProtected: Bool { !reasons.isEmpty }
    /// Why it was protected first; nil if it is not.
    package var reason: String? { reasons.first }
    package var end: WallTime? { start?.advanced(bySeconds: durationS) }

    /// Whether some of it is in a range of times.
    package func overlaps(_ from: WallTime, _ to: WallTime) -> Bool {
        guard let start, let end else { return false }
        return start <= to && end >= from
    }
}

/// By which clock a time is known, the best last.
package enum ClockSource: String, CaseIterable, Sendable, Comparable {
    /// From the time that the file was last written to.
    case file
    case system
    /// The system's clock, which something keeps right.
    case synchronized
    /// A satellite receiver's.
    case receiver

    package static func < (left: ClockSource, right: ClockSource) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
