/// A point on the time line of one source of samples: nanoseconds on a clock that never jumps and goes on while the
/// machine is suspended. Only differences mean anything.
package struct Instant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = Instant(nanoseconds: 0)
    /// Later than every instant that occurs.
    package static let distantFuture = Instant(nanoseconds: .max)

    package static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The instant `seconds` later (earlier when negative), never past `distantFuture`, nor before the earliest that
    /// there can be. What is no number is without an end.
    package func advanced(bySeconds seconds: Double) -> Instant {
        let nanosecondsLater = seconds * 1e9
        let end = nanosecondsLater < 0 ? Instant(nanoseconds: .min) : .distantFuture
        guard nanosecondsLater.magnitude < 9e18 else { return end }
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Int64(nanosecondsLater.rounded()))
        return overflow ? end : Instant(nanoseconds: sum)
    }

    /// Seconds from `earlier` to this instant.
    package func seconds(since earlier: Instant) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1e9 }
}
