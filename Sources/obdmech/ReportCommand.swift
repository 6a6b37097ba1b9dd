import Reports
import Settings
import Storage
import Trips

enum ReportCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let (from, to) = try days(options, today: LocalTime.today)
        let number = try tripNumber(options)
        let settings = try environment.settings()
        let units = try options.units(settings)
        // Nothing recorded yet is a report too, and no reason to make a database.
        let database = try Database.openExisting(path: try environment.databasePath(options))
        try database?.recoverAndTell()
        if let number {
            guard let trip = try database?.trip(number) else {
                throw Failure(
                    status: .usage, message: "there is no trip \(number)", advice: "obdmech report lists them")
            }
            try write(
                trip, asJSON: options.has(CommandTable.json), TripStyle(units: units, currency: settings.currency))
            return .fine
        }
        let (start, end) = (LocalTime.start(of: from), LocalTime.start(of: to.next))
        let filter = TripFilter(options)
        let report = DayReport(
            from: from, to: to,
            trips: try database?.trips(from: start, to: end, includingOpen: true).filter(filter.takes) ?? [],
            scans: try database?.scans(from: start, to: end).filter(filter.takes) ?? [])
        try Output.write(
            options.has(CommandTable.json)
                ? [report.json.document]
                : report.text(
                    in: units, currency: settings.currency, width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
        return .fine
    }

    private static func write(_ trip: TripRecord, asJSON: Bool, _ style: TripStyle) throws {
        guard asJSON else { return try Output.write(style.text(trip, listsAll: true)) }
        let day = CalendarTime(trip.start, utcOffsetS: LocalTime.utcOffsetS(trip.start)).day
        try Output.write([DayReport(from: day, to: day, trips: [trip], scans: []).json.document])
    }

    /// The trip that was asked for.
    static func tripNumber(_ options: Options) throws -> Int64? {
        guard let number = try options.whole(CommandTable.reportTrip, "the number of a trip") else { return nil }
        let others = [
            CommandTable.date, CommandTable.from, CommandTable.to, CommandTable.reportDriver, CommandTable.reportTag,
            CommandTable.reportVIN,
        ]
        if let other = others.first(where: { options.value($0) != nil }) {
            throw Failure(status: .usage, message: "--trip does not go with --\(other.name)")
        }
        return number
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
