import CommandLine
import Formats
import Reports
import TestSupport
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct ReportDaysTests {
    private static let today = CalendarDay(year: 2026, month: 11, day: 21)

    @Test(arguments: [
        ("", "2026-11-21", "2026-11-21"),
        ("--date 2026-01-31", "2026-01-31", "2026-01-31"),
        ("--date yesterday", "2026-11-20", "2026-11-20"), ("--from yesterday --to today", "2026-11-20", "2026-11-21"),
        ("--date 2030-01-01", "2030-01-01", "2030-01-01"),
        ("--from 2026-11-01", "2026-11-01", "2026-11-21"),
        ("--from 2026-11-21", "2026-11-21", "2026-11-21"),
        ("--from 2030-01-01", "2030-01-01", "2030-01-01"),
        ("--to 2026-11-01", "2026-11-01", "2026-11-01"),
        ("--from 2026-11-01 --to 2026-11-30", "2026-11-01", "2026-11-30"),
        ("--from 2024-02-29 --to 2024-02-29", "2024-02-29", "2024-02-29"),
        ("--week", "2026-11-16", "2026-11-22"), ("--month", "2026-11-01", "2026-11-30"),
        ("--year", "2026-01-01", "2026-12-31"), ("--week --date yesterday", "2026-11-16", "2026-11-22"),
        ("--month --date 2024-02-10", "2024-02-01", "2024-02-29"),
        ("--year --date 2025-06-01", "2025-01-01", "2025-12-31"), ("--logbook", "2026-01-01", "2026-12-31"),
        ("--fleet", "2026-01-01", "2026-12-31"), ("--fleet --date 2026-11-02", "2026-11-02", "2026-11-02"),
        ("--logbook --month", "2026-11-01", "2026-11-30"), ("--logbook --date 2026-11-02", "2026-11-02", "2026-11-02"),
    ])
    func days(line: String, from: String, to: String) throws {
        let days = try ReportDays(try Self.parsed(line), today: Self.today)
        #expect(days.days.lowerBound.description == from)
        #expect(days.days.upperBound.description == to)
    }

    @Test(arguments: [
        ("--date 2026-02-29", "invalid --date '2026-02-29'"),
        ("--date tomorrow", "invalid --date 'tomorrow'"),
        ("--from 21.11.2026", "invalid --from '21.11.2026'"),
        ("--to 2026-11-31", "invalid --to '2026-11-31'"),
        ("--from 2026-11-02 --to 2026-11-01", "--from '2026-11-02' is after --to '2026-11-01'"),
        ("--date 2026-11-01 --from 2026-11-01", "--date cannot be used with --from"),
        ("--date 2026-11-01 --to 2026-11-01", "--date cannot be used with --to"),
        ("--week --month", "--week cannot be used with --month"),
        ("--year --from 2026-11-01", "--year cannot be used with --from"),
        ("--month --date 2026-11", "invalid --date '2026-11'"),
    ])
    func badDays(line: String, message: String) {
        let failure = failure { try ReportDays(try Self.parsed(line), today: Self.today) }
        #expect(failure?.text == message)
        #expect(failure?.status == .usage)
    }

    @Test func movedToAnotherDay() throws {
        let day = CalendarDay(year: 2026, month: 2, day: 28)
        #expect(try ReportDays(try Self.parsed("--month"), today: Self.today).moved(to: day).days.upperBound == day)
        #expect(try ReportDays(try Self.parsed(""), today: Self.today).moved(to: day).days == day...day)
    }

    private static func parsed(_ line: String) throws -> Options {
        try obdmechTests.parsed(["report"] + line.split(separator: " ").map(String.init))
    }
}
