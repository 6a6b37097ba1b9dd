import Formats
import Reports
import Telemetry

/// The begins of months along an axis.
enum ChartMonths {
    private static let most = 6

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
        let span = Double(max(1, end.daysSince1970 - begin.daysSince1970))
        var months: [CalendarDay] = []
        var month = begin.day == 1 ? begin : ReportPeriod.month.days(of: begin).upperBound.next
        while month <= end {
            months.append(month)
            month = ReportPeriod.month.days(of: month).upperBound.next
        }
        let step = max(1, (months.count + most - 1) / most)
        let shown = stride(from: 0, to: months.count, by: step).map { months[$0] }
        let texts = BarChart.short(shown.map { text($0, withYear: begin.year != end.year) })
        return zip(shown, texts).map { day, text in
            (Double(day.daysSince1970 - begin.daysSince1970) / span, text)
        }
    }
}
