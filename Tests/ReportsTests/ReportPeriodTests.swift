import Formats
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ReportPeriodTests {
    private static func day(_ text: String) -> CalendarDay {
        CalendarDay(text) ?? CalendarDay(year: 0, month: 1, day: 1)
    }

    @Test(arguments: [
        (
            ReportPeriod.week, "2026-11-22", "2026-11-16", "2026-11-22",
            "Week 47 of 2026 (16 Nov 2026 to 22 Nov 2026)"
        ),
        (.week, "2026-11-16", "2026-11-16", "2026-11-22", "Week 47 of 2026 (16 Nov 2026 to 22 Nov 2026)"),
        (.week, "2027-01-01", "2026-12-28", "2027-01-03", "Week 53 of 2026 (28 Dec 2026 to 3 Jan 2027)"),
        (.week, "2024-12-31", "2024-12-30", "2025-01-05", "Week 1 of 2025 (30 Dec 2024 to 5 Jan 2025)"),
        (.month, "2024-02-10", "2024-02-01", "2024-02-29", "February 2024"),
        (.month, "2026-12-31", "2026-12-01", "2026-12-31", "December 2026"),
        (.year, "2026-07-01", "2026-01-01", "2026-12-31", "2026"),
    ])
    func days(period: ReportPeriod, of day: String, first: String, last: String, title: String) {
        let days = period.days(of: Self.day(day))
        #expect(days == Self.day(first)...Self.day(last))
        #expect(period.title(days, .metric) == title)
    }

    @Test(arguments: [(ReportPeriod.week, 7, "Mon 16"), (.month, 30, "Sun  1"), (.year, 12, "Jan")])
    func parts(period: ReportPeriod, count: Int, label: String) {
        let days = period.days(of: Self.day("2026-11-18"))
        let parts = period.parts(of: days)
        #expect(parts.count == count && parts.first.map(period.label) == label)
        #expect(parts.first?.lowerBound == days.lowerBound && parts.last?.upperBound == days.upperBound)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound.next == $1.lowerBound })
    }
}
