/// A point in time on the clock of one source of samples, in nanoseconds. The clock never jumps, and continues while
/// the machine is suspended. Only differences have a meaning.
package struct Instant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    @inlinable package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = Instant(nanoseconds: 0)
    /// An instant later than every other.
    package static let distantFuture = Instant(nanoseconds: .max)

    // Inlined, because they are used several times for each sample.
    @inlinable package static func == (left: Instant, right: Instant) -> Bool { left.nanoseconds == right.nanoseconds }
    @inlinable package static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// Returns the instant `seconds` later (earlier if negative), limited to the range from the earliest instant to
    /// `distantFuture`. If `seconds` is not a number, returns `distantFuture`.
    package func advanced(bySeconds seconds: Double) -> Instant {
        let nanosecondsLater = seconds * 1e9
        let end = nanosecondsLater < 0 ? Instant(nanoseconds: .min) : .distantFuture
        guard nanosecondsLater.magnitude < 9e18 else { return end }
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Int64(nanosecondsLater.rounded()))
        return overflow ? end : Instant(nanoseconds: sum)
    }

    /// Returns the seconds from `earlier` to this instant. Inlined, because it is called several times for each sample.
    @inlinable @inline(__always) package func seconds(since earlier: Instant) -> Double {
        let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
        return (overflow ? Double(nanoseconds) - Double(earlier.nanoseconds) : Double(difference)) / 1e9
    }

    /// Returns the milliseconds from `earlier` to this instant, rounded to the nearest, half of one up.
    package func milliseconds(since earlier: Instant) -> Int64 {
        let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
        guard !overflow else { return nanoseconds < 0 ? .min / 1_000_000 : .max / 1_000_000 }
        let (quotient, remainder) = difference.quotientAndRemainder(dividingBy: 1_000_000)
        return quotient + (remainder >= 500_000 ? 1 : remainder < -500_000 ? -1 : 0)
    }
}
