import Reports
import Settings
import Storage
import Trips

enum ReportCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        let (from, to) = try days(options, today: LocalTime.today)
        let number = try tripNumber(options)
        let form = try form(options)
        let settings = try environment.settings()
        let units = try options.units(settings)
        // Nothing recorded yet is a report too, and no reason to make a database.
        return try environment.read(options) { database in
            let known = try database?.recordedVehicles() ?? []
            let names = VehicleNames(known.map(\.vehicle))
            if let number {
                guard let trip = try database?.trip(number) else {
                    throw Failure(
                        status: .usage, message: "there is no trip \(number)", advice: "obdmech report lists them")
                }
                try write(
                    trip, form, screen,
                    TripStyle(units: units, currency: settings.currency, vehicleNames: names))
                return .fine
            }
            let (start, end) = (LocalTime.start(of: from), LocalTime.start(of: to.next))
            let filter = try TripFilter(options, known: known)
            let report = DayReport(
                from: from, to: to,
                trips: try database?.trips(from: start, to: end, includingOpen: true).filter(filter.takes) ?? [],
                scans: try database?.scans(from: start, to: end).filter(filter.takes) ?? [])
            let lines =
                switch form {
                case .json: report.json.documentLines
                case .csv: CSVCell.lines(DayTable.lines(report))
                case .text:
                    report.text(
                        in: units, currency: settings.currency, of: filter.words, vehicles: names, width: Output.width,
                        utcOffsetS: LocalTime.utcOffsetS)
                }
            try screen.show(lines)
            return .fine
        }
    }

    private static func write(_ trip: TripRecord, _ form: Form, _ screen: Screen, _ style: TripStyle) throws {
        let day = CalendarTime(trip.start, utcOffsetS: LocalTime.utcOffsetS(trip.start)).day
        let report = DayReport(from: day, to: day, trips: [trip], scans: [])
        let lines =
            switch form {
            case .json: report.json.documentLines
            case .csv: CSVCell.lines(DayTable.lines(report))
            case .text: style.text(trip, listsAll: true)
            }
        try screen.show(lines)
    }

    enum Form { case text, json, csv }

    /// How the report was asked for.
    static func form(_ options: Options) throws -> Form {
        guard options.has(.reportCSV) else { return options.has(.json) ? .json : .text }
        if options.has(.json) { throw Failure(status: .usage, message: "--csv does not go with --json") }
        return .csv
    }

    /// The trip that was asked for.
    static func tripNumber(_ options: Options) throws -> Int64? {
        guard let number = try options.whole(.reportTrip, "the number of a trip") else { return nil }
        let others = [
            Flag.date, Flag.from, Flag.to, Flag.reportDriver, Flag.reportTag,
            Flag.reportVIN,
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
        let date = try day(Flag.date)
        let first = try day(Flag.from)
        let last = try day(Flag.to)
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

extension ReportCommand {
    static let subcommand = Subcommand(
        name: "report", chapter: .drives, summary: "show the trips and scans of a day",
        description: [
            "Lists the trips that began, and the scans that were made, on a day or in a range of days, with totals. "
                + "No adapter is needed."
        ],
        flags: [
            .date, .from, .to, .reportTrip, .reportDriver, .reportTag, .reportVIN, .units, .json, .reportCSV, .database,
        ],
        examples: [
            ("obdmech report", "the trips and scans of today"),
            ("obdmech report --trip 12", "one trip in full"),
            ("obdmech report --from 2026-11-01 --to 2026-11-30 --json", "a month, for another program to read"),
            ("obdmech report --from 2026-11-01 --csv", "the trips since a day, for a spreadsheet"),
        ],
        run: run)
}

extension Flag {
    static let date = Flag(
        "date", argument: "YYYY-MM-DD", values: .day,
        "The day to report, in local time (today); also today and "
            + "yesterday.")
    static let from = Flag("from", argument: "YYYY-MM-DD", values: .day, "The first day to report (the last).")
    static let to = Flag("to", argument: "YYYY-MM-DD", values: .day, "The last day to report (today).")
    static let reportTrip = Flag(
        "trip", argument: "N", values: .trip,
        "Report the trip of this number in full, with the time of each event and alert.")
    static let reportDriver = Flag("driver", argument: "NAME", values: .driver, "Only the trips of this driver.")
    static let reportTag = Flag("tag", argument: "TAG", values: .tag, "Only the trips with this tag.")
    static let reportVIN = Flag(
        "vin", argument: "VIN", values: .vehicle,
        "Only the vehicle with this VIN, or a part of it that no other has, or with this name.")
    static let reportCSV = Flag(
        "csv", heading: .output,
        "Write the trips as CSV, in metric units: a header, then a row for each, with what --json tells of it but lists."
    )
}
