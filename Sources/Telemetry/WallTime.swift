/// A point in civil time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct WallTime: Hashable, Comparable, Sendable {
    package var microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }

    package static func < (left: WallTime, right: WallTime) -> Bool { left.microseconds < right.microseconds }

    /// Returns the time `seconds` later (earlier if negative), limited to the times that there are. If `seconds` is not a
    /// number, returns the same time.
    package func advanced(bySeconds seconds: Double) -> WallTime {
        let (sum, overflow) = microseconds.addingReportingOverflow(Int64(clamping: (seconds * 1e6).rounded()))
        return WallTime(microseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Returns the seconds from `earlier` to this time.
    package func seconds(since earlier: WallTime) -> Double {
        let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
        return (overflow ? Double(microseconds) - Double(earlier.microseconds) : Double(difference)) / 1e6
    }

    /// Whether the time is within a thousand centuries of 1970: what is stored may be damaged.
    package var isPlausible: Bool { microseconds.magnitude < Self.limit }
    package static var limit: UInt64 { 3_200_000_000_000_000_000 }
}
