import CommandLine
import Formats
import Reports

/// The days of a report, as given on the command line.
struct ReportDays {
    var days: ClosedRange<CalendarDay>
    /// The week, month or year that is reported; nil for other ranges.
    var period: ReportPeriod?
    /// Whether no day was named, so that an empty report is replaced by the last days with trips.
    var isDefault = false

    private static let periods: [(flag: Flag, period: ReportPeriod)] = [
        (.reportWeek, .week), (.reportMonth, .month), (.reportYear, .year),
    ]

    /// The flags that name days.
    static var flags: [Flag] { [.date, .from, .to] + periods.map(\.flag) }

    init(_ options: Options, today: CalendarDay) throws {
        let chosen = Self.periods.filter { options.has($0.flag) }
        if chosen.count > 1 {
            throw Failure(CommandLineMessage.contradiction(chosen[0].flag.name, chosen[1].flag.name))
        }
        let date = try Self.day(.date, options, today)
        let (first, last) = (try Self.day(.from, options, today), try Self.day(.to, options, today))
        if let other = [Flag.from, .to].first(where: options.has) {
            if date != nil { throw Failure(CommandLineMessage.contradiction("date", "from and --to")) }
            if let chosen = chosen.first {
                throw Failure(CommandLineMessage.contradiction(chosen.flag.name, other.name))
            }
        }
        // A mileage log is usually of a year.
        period =
            chosen.first?.period ?? (options.has(.logbook) && date == nil && first == nil && last == nil ? .year : nil)
        isDefault = ![.date, .from, .to].contains(where: options.has)
        if let period {
            days = period.days(of: date ?? today)
            return
        }
        if let date {
            days = date...date
            return
        }
        let to = last ?? max(today, first ?? today)
        let from = first ?? to
        guard from <= to else { throw Failure(UsageMessage.fromAfterTo(from: "\(from)", to: "\(to)")) }
        days = from...to
    }

    /// The same kind of days around another day.
    func moved(to day: CalendarDay) -> ReportDays {
        var moved = self
        moved.days = period?.days(of: day) ?? day...day
        return moved
    }

    /// The day that is the value of a flag; nil without it.
    static func day(_ flag: Flag, _ options: Options, _ today: CalendarDay) throws -> CalendarDay? {
        guard let text = options.value(flag) else { return nil }
        switch text {
        case "today": return today
        case "yesterday": return today.previous
        default: break
        }
        guard let day = CalendarDay(text) else {
            throw options.wrong(flag, "a day as YYYY-MM-DD, today or yesterday")
        }
        return day
    }
}

extension Flag {
    static let date = Flag(
        "date", argument: "YYYY-MM-DD", values: .day,
        "Show this day, or today or yesterday. Days are in local time. Default: today, or the last day with trips.")
    static let from = Flag(
        "from", argument: "YYYY-MM-DD", values: .day, isRare: true,
        "First day of a range. Default: the same as the last day.")
    static let to = Flag("to", argument: "YYYY-MM-DD", values: .day, isRare: true, "Last day of a range (today).")
    static let reportWeek = Flag(
        "week",
        "Sum up the week of --date, or this week. A bar for each day, the best and worst trips, and the week before are shown."
    )
    static let reportMonth = Flag("month", "Sum up the month of --date, or this month.")
    static let reportYear = Flag("year", "Sum up the year of --date, or this year.")
}
