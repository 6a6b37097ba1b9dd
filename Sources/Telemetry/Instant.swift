/// A point on the time line of one source of samples: nanoseconds on a clock that never jumps and goes on while the
/// machine is suspended. Only differences mean anything.
package struct Instant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = Instant(nanoseconds: 0)
    /// Later than every instant that occurs.
    package static let distantFuture = Instant(nanoseconds: .max)

    package static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The instant `seconds` later (earlier when negative), never past `distantFuture`.
    package func advanced(bySeconds seconds: Double) -> Instant {
        let nanosecondsLater = seconds * 1e9
        guard nanosecondsLater < 9e18 else { return .distantFuture }
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Int64(nanosecondsLater.rounded()))
        return overflow ? .distantFuture : Instant(nanoseconds: sum)
    }

    /// Seconds from `earlier` to this instant.
    package func seconds(since earlier: Instant) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1e9 }
}
