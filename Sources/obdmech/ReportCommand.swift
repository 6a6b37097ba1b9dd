import Reports
import Settings
import Storage

enum ReportCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let (from, to) = try days(options, today: LocalTime.today)
        let settings = try environment.settings()
        let units = try options.units(settings)
        let path = try environment.databasePath(options)
        var report = DayReport(from: from, to: to, trips: [], scans: [])
        // Nothing recorded yet is a report too, and no reason to make a database.
        if let database = try Database.openExisting(path: path) {
            try database.recoverAndTell()
            let (start, end) = (LocalTime.start(of: from), LocalTime.start(of: to.next))
            report = DayReport(
                from: from, to: to, trips: try database.trips(from: start, to: end, includingOpen: true),
                scans: try database.scans(from: start, to: end))
        }
        try Output.write(
            options.has(CommandTable.json)
                ? [report.json.document]
                : report.text(
                    in: units, currency: settings.currency, width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
        return .fine
    }

    /// The range of days that was asked for.
    static func days(_ options: Options, today: CalendarDay) throws -> (from: CalendarDay, to: CalendarDay) {
        func day(_ flag: Flag) throws -> CalendarDay? {
            guard let text = options.value(flag) else { return nil }
            guard let day = CalendarDay(text) else { throw options.wrong(flag, "a day as YYYY-MM-DD") }
            return day
        }
        let date = try day(CommandTable.date)
        let first = try day(CommandTable.from)
        let last = try day(CommandTable.to)
        if let date {
            guard first == nil, last == nil else {
                throw Failure(status: .usage, message: "--date does not go with --from and --to")
            }
            return (date, date)
        }
        let to = last ?? max(today, first ?? today)
        let from = first ?? to
        guard from <= to else {
            throw Failure(status: .usage, message: "--from '\(from)' is after --to '\(to)'")
        }
        return (from, to)
    }
}
