/// A point in time on the clock of one source of samples, in nanoseconds. The clock never jumps, and continues while
/// the machine is suspended. Only differences have a meaning.
package struct Instant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = Instant(nanoseconds: 0)
    /// An instant later than every other.
    package static let distantFuture = Instant(nanoseconds: .max)

    package static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// Returns the instant `seconds` later (earlier if negative), limited to the range from the earliest instant to
    /// `distantFuture`. If `seconds` is not a number, returns `distantFuture`.
    package func advanced(bySeconds seconds: Double) -> Instant {
        let nanosecondsLater = seconds * 1e9
        let end = nanosecondsLater < 0 ? Instant(nanoseconds: .min) : .distantFuture
        guard nanosecondsLater.magnitude < 9e18 else { return end }
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Int64(nanosecondsLater.rounded()))
        return overflow ? end : Instant(nanoseconds: sum)
    }

    /// Returns the seconds from `earlier` to this instant.
    package func seconds(since earlier: Instant) -> Double {
        let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
        return (overflow ? Double(nanoseconds) - Double(earlier.nanoseconds) : Double(difference)) / 1e9
    }
}
