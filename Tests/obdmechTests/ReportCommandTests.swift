import Reports
import Testing

@testable import obdmech

@Suite struct ReportCommandTests {
    private static let today = CalendarDay(year: 2026, month: 11, day: 21)

    @Test(arguments: [
        ("", "2026-11-21", "2026-11-21"),
        ("--date 2026-01-31", "2026-01-31", "2026-01-31"),
        ("--date 2030-01-01", "2030-01-01", "2030-01-01"),
        ("--from 2026-11-01", "2026-11-01", "2026-11-21"),
        ("--from 2026-11-21", "2026-11-21", "2026-11-21"),
        ("--from 2030-01-01", "2030-01-01", "2030-01-01"),
        ("--to 2026-11-01", "2026-11-01", "2026-11-01"),
        ("--from 2026-11-01 --to 2026-11-30", "2026-11-01", "2026-11-30"),
        ("--from 2024-02-29 --to 2024-02-29", "2024-02-29", "2024-02-29"),
    ])
    func days(line: String, from: String, to: String) throws {
        let days = try ReportCommand.days(try Self.parsed(line), today: Self.today)
        #expect(days.from.description == from)
        #expect(days.to.description == to)
    }

    @Test(arguments: [
        ("--date 2026-02-29", "cannot make out --date '2026-02-29'"),
        ("--date yesterday", "cannot make out --date 'yesterday'"),
        ("--from 21.11.2026", "cannot make out --from '21.11.2026'"),
        ("--to 2026-11-31", "cannot make out --to '2026-11-31'"),
        ("--from 2026-11-02 --to 2026-11-01", "--from '2026-11-02' is after --to '2026-11-01'"),
        ("--date 2026-11-01 --from 2026-11-01", "--date does not go with --from and --to"),
        ("--date 2026-11-01 --to 2026-11-01", "--date does not go with --from and --to"),
    ])
    func badDays(line: String, message: String) {
        let failure = failure { try ReportCommand.days(try Self.parsed(line), today: Self.today) }
        #expect(failure?.message == message)
        #expect(failure?.status == .usage)
    }

    private static func parsed(_ line: String) throws -> Options {
        guard
            case .run(_, let options) = try CommandLineParser.parse(
                ["report"] + line.split(separator: " ").map(String.init))
        else { throw Failure(status: .usage, message: "'\(line)' runs nothing") }
        return options
    }
}
