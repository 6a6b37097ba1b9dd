package import Formats
import Telemetry
package import Trips

/// A calendar period of a report.
package enum ReportPeriod: String, CaseIterable, Sendable {
    /// From Monday to Sunday (ISO 8601).
    case week
    case month, year

    /// The period that contains a day.
    package func days(of day: CalendarDay) -> ClosedRange<CalendarDay> {
        switch self {
        case .week:
            let monday = CalendarDay(daysSince1970: day.daysSince1970 - day.weekday)
            return monday...CalendarDay(daysSince1970: monday.daysSince1970 + 6)
        case .month:
            let first = CalendarDay(year: day.year, month: day.month, day: 1)
            let isLast = day.month == 12
            let next = CalendarDay(year: day.year + (isLast ? 1 : 0), month: isLast ? 1 : day.month + 1, day: 1)
            return first...next.previous
        case .year:
            return CalendarDay(year: day.year, month: 1, day: 1)...CalendarDay(year: day.year, month: 12, day: 31)
        }
    }

    /// The parts of a period that are compared: days, or the months of a year.
    func parts(of days: ClosedRange<CalendarDay>) -> [ClosedRange<CalendarDay>] {
        var parts: [ClosedRange<CalendarDay>] = []
        var day = days.lowerBound
        while day <= days.upperBound {
            let part = self == .year ? ReportPeriod.month.days(of: day) : day...day
            parts.append(part)
            day = part.upperBound.next
        }
        return parts
    }

    /// "Week 47 of 2026 (16 to 22 November)", "November 2026", "2026".
    func title(_ days: ClosedRange<CalendarDay>, _ units: UnitSystem) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        switch self {
        case .week:
            let week = Self.week(of: first)
            return "Week \(week.number) of \(week.year) (\(first.shown(units)) to \(last.shown(units)))"
        case .month: return "\(first.monthName) \(first.year)"
        case .year: return "\(first.year)"
        }
    }

    /// The number of the week that contains a day, and the year to which it belongs: that of its Thursday.
    package static func week(of day: CalendarDay) -> (number: Int, year: Int) {
        let thursday = CalendarDay(daysSince1970: day.daysSince1970 - day.weekday + 3)
        let newYear = CalendarDay(year: thursday.year, month: 1, day: 1)
        return ((thursday.daysSince1970 - newYear.daysSince1970) / 7 + 1, thursday.year)
    }

    /// "Mon 16", "16", "Nov".
    func label(_ part: ClosedRange<CalendarDay>) -> String {
        let day = part.lowerBound
        switch self {
        case .week: return "\(Self.weekdays[day.weekday]) \(day.day)"
        case .month: return "\(Self.weekdays[day.weekday]) \(Format.leftPadded(String(day.day), 2))"
        case .year: return String(day.monthName.prefix(3))
        }
    }

    /// From Monday on.
    package static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}

extension CalendarDay {
    /// 0 for Monday to 6 for Sunday.
    package var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }
}

/// What a week, month or year adds to the totals of its trips: its parts, and the period before.
package struct PeriodFacts: Sendable {
    package let period: ReportPeriod
    package let days: ClosedRange<CalendarDay>
    package private(set) var parts: [(days: ClosedRange<CalendarDay>, totals: TripTotals)]
    /// The period before.
    package var previous = TripTotals()

    package init(_ period: ReportPeriod, _ days: ClosedRange<CalendarDay>) {
        self.period = period
        self.days = days
        parts = period.parts(of: days).map { ($0, TripTotals()) }
    }

    /// The days of the period before.
    package var daysBefore: ClosedRange<CalendarDay> { period.days(of: days.lowerBound.previous) }

    /// - Parameter day: of the part in which the trips began.
    package mutating func take(_ trips: TripGroup, on day: CalendarDay) {
        if let index = parts.firstIndex(where: { $0.days.contains(day) }) { parts[index].totals.take(trips) }
    }
}
