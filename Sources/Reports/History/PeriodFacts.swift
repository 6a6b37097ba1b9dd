package import Formats
import Telemetry
package import Trips

/// What a week, month or year adds to the totals of its trips: its parts, and the period before.
package struct PeriodFacts: Sendable {
    package let period: ReportPeriod
    let days: ClosedRange<CalendarDay>
    package private(set) var parts: [(days: ClosedRange<CalendarDay>, totals: TripTotals)]
    /// The period before.
    package var previous = TripTotals()

    package init(_ period: ReportPeriod, _ days: ClosedRange<CalendarDay>) {
        (self.period, self.days) = (period, days)
        parts = period.parts(of: days).map { ($0, TripTotals()) }
    }

    /// The days of the period before.
    package var daysBefore: ClosedRange<CalendarDay> { period.days(of: days.lowerBound.previous) }

    /// - Parameter day: the local day on which the trip began.
    package mutating func take(_ trip: TripRecord, on day: CalendarDay) {
        if let index = parts.firstIndex(where: { $0.days.contains(day) }) { parts[index].totals.take(trip) }
    }
}
