import Formats
import Reports
import Telemetry

/// The begins of months along an axis, or days along a short one.
enum ChartMonths {
    private static let most = 6
    /// A longer axis names months, a shorter one days.
    private static let maxDays = 62

    /// "Nov", or "Nov 2025" on an axis with months of several years.
    static func text(_ day: CalendarDay, withYear: Bool) -> String {
        day.monthName.prefix(3) + (withYear ? " \(day.year)" : "")
    }

    /// - Returns: their places from 0 at `first` to 1 at `last`, and what they are called. Each year is named once.
    static func ticks(
        from first: WallTime, to last: WallTime, _ presentation: Presentation
    ) -> [(share: Double, text: String)] {
        ticks(from: presentation.zone.day(first), to: presentation.zone.day(last))
    }

    static func ticks(from begin: CalendarDay, to end: CalendarDay) -> [(share: Double, text: String)] {
        let span = max(1, end.daysSince1970 - begin.daysSince1970)
        var shown: [CalendarDay] = []
        if span > maxDays {
            var month = begin.day == 1 ? begin : ReportPeriod.month.days(of: begin).upperBound.next
            while month < end {
                shown.append(month)
                month = ReportPeriod.month.days(of: month).upperBound.next
            }
        } else {
            shown = (0..<span).map { CalendarDay(daysSince1970: begin.daysSince1970 + $0) }
        }
        shown = stride(from: 0, to: shown.count, by: max(1, (shown.count + most - 1) / most)).map { shown[$0] }
        let texts = shown.map { day in
            span > maxDays ? text(day, withYear: begin.year != end.year) : "\(day.day) \(text(day, withYear: false))"
        }
        return zip(shown, BarChart.short(texts)).map { day, text in
            (Double(day.daysSince1970 - begin.daysSince1970) / Double(span), text)
        }
    }
}
