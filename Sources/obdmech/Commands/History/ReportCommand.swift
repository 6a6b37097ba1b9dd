import CommandLine
import Formats
import OBD
import Recording
import Reports
import Settings
import Storage
import Telemetry
import Terminal
import Trips

enum ReportCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let screen = try Screen(environment, options)
        let (from, to) = try days(options, today: LocalTime.today)
        let (trip, scan) = (try number(.reportTrip, options), try number(.reportScan, options))
        let form = try form(options)
        let settings = try environment.settings()
        let units = try options.units(settings)
        let inspection = try options.inspection(settings)
        // If nothing was recorded yet, show an empty report and create no database.
        return try environment.read(options) { database in
            let names = VehicleNames(try database?.vehicles() ?? [])
            let filter = try TripFilter(options) { try database?.recordedVehicles() ?? [] }
            if let trip {
                try write(
                    try trip.trip(in: database, filter), form, screen, TripStyle(units: units, vehicleNames: names))
                return .fine
            }
            if let scan {
                let record = try scan.scan(in: database, filter)
                try write(
                    record, try database?.scan(record), form, screen, units, isFull: options.has(.full), inspection)
                return .fine
            }
            let range = RangeReport(database: database, filter: filter, form: form, screen: screen)
            try range.ofOneMoment {
                var shown = try range.report(from: from, to: to)
                let lastDay = shown.totals.trips == 0 ? try lastDay(database, filter) : nil
                // Without a day on the command line, an empty report is replaced by the last day with trips.
                let isAnyDay = ![.date, .from, .to].contains(where: options.has)
                let replaced = isAnyDay && shown.scans.isEmpty && lastDay != nil ? from : nil
                if let lastDay, replaced != nil { shown = try range.report(from: lastDay, to: lastDay) }
                switch form {
                case .json: try range.writeJSON(shown)
                case .csv: try range.writeCSV(shown)
                case .text:
                    try screen.show(
                        shown.text(
                            in: units, of: filter.words, vehicles: names, inPlaceOf: replaced, lastDay: lastDay,
                            width: Output.width, utcOffsetS: LocalTime.utcOffsetS))
                }
            }
            return .fine
        }
    }

    /// The last day on which a matching trip began; nil if there is none.
    private static func lastDay(_ database: Database?, _ filter: TripFilter) throws -> CalendarDay? {
        for start in try database?.tripStarts().reversed() ?? [] {
            // A trip without samples yet cannot be shown.
            guard let trip = try database?.trip(start.id, foldingOpen: TripFold(TripEngine.summary)), filter.takes(trip)
            else { continue }
            return CalendarTime(trip.start, utcOffsetS: LocalTime.utcOffsetS(trip.start)).day
        }
        return nil
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

    /// Shows a scan as when it was made, except for wording that a newer version has changed.
    private static func write(
        _ record: ScanRecord, _ found: (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?)?, _ form: Form,
        _ screen: Screen, _ units: UnitSystem, isFull: Bool, _ inspection: String
    ) throws {
        guard let found, let id = record.id else { return }
        if form == .json {
            return try screen.show(
                ScanReport.json(
                    found.scan, at: record.time, since: found.earlier, id: id, inspection: inspection
                ).documentLines)
        }
        let text = ScanText(
            found.scan, at: record.time, since: found.earlier, stored: id, isFull: isFull, units: units,
            inspection: inspection, width: Output.width, utcOffsetS: LocalTime.utcOffsetS)
        try screen.show(text)
    }

    enum Form { case text, json, csv }

    /// The output format that the options select.
    static func form(_ options: Options) throws -> Form {
        guard options.has(.reportCSV) else { return options.has(.json) ? .json : .text }
        if options.has(.json) { throw Failure(CommandLineMessage.contradiction("csv", "json")) }
        return .csv
    }

    /// The trip or scan given on the command line. last can be restricted to a driver, tag or vehicle; a number cannot.
    static func number(_ flag: Flag, _ options: Options) throws -> StoredNumber? {
        guard let text = options.value(flag) else {
            if flag == .reportScan, options.has(.full) {
                throw Failure(StoredMessage.fullWithoutScan)
            }
            if flag == .reportScan, options.has(.inspection) {
                throw Failure(StoredMessage.inspectionWithoutScan)
            }
            return nil
        }
        guard let number = StoredNumber(text) else { throw options.wrong(flag, "a number, or last") }
        let filters: [Flag] = number == .last ? [] : [.reportDriver, .reportTag, .reportVIN]
        let others: [Flag] = [.date, .from, .to] + filters + (flag == .reportTrip ? [.reportScan] : [.reportCSV])
        if let other = others.first(where: options.has) {
            throw Failure(CommandLineMessage.contradiction(flag.name, other.name))
        }
        return number
    }

    /// The day that is the value of a flag.
    static func day(_ flag: Flag, _ options: Options, today: CalendarDay) throws -> CalendarDay? {
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

    /// The range of days given on the command line.
    static func days(_ options: Options, today: CalendarDay) throws -> (from: CalendarDay, to: CalendarDay) {
        func day(_ flag: Flag) throws -> CalendarDay? { try self.day(flag, options, today: today) }
        let date = try day(Flag.date)
        let first = try day(Flag.from)
        let last = try day(Flag.to)
        if let date {
            guard first == nil, last == nil else {
                throw Failure(CommandLineMessage.contradiction("date", "from and --to"))
            }
            return (date, date)
        }
        let to = last ?? max(today, first ?? today)
        let from = first ?? to
        guard from <= to else {
            throw Failure(UsageMessage.fromAfterTo(from: "\(from)", to: "\(to)"))
        }
        return (from, to)
    }
}

extension ReportCommand {
    static let subcommand = Subcommand(
        name: "report", chapter: .history, summary: "show recorded trips and scans",
        description: [
            "Lists the trips that began and the scans that were made on a day or in a range of days, with totals. No "
                + "adapter is needed. Without a day, it shows today or, if nothing was recorded today, the last day "
                + "with trips.",
            "--trip shows one trip and --scan one scan as it was recorded, with --full everything that the scan read. last "
                + "is the latest one, which --driver, --tag or --vin can restrict. Costs are in the currency that was set when the trip was recorded.",
        ],
        flags: [
            .date, .from, .to, .reportTrip, .reportScan, .full, .inspection, .reportDriver, .reportTag, .reportVIN,
            .units, .json,
            .reportCSV, .database,
        ],
        examples: [
            ("obdmech report", "show the trips and scans of today"),
            ("obdmech report --trip 12", "show one trip in full"),
            ("obdmech report --scan last --full", "show everything that the last scan read"),
            ("obdmech report --from 2026-11-01 --to 2026-11-30 --json", "write the data of a month as JSON"),
            ("obdmech report --from 2026-11-01 --csv", "write the trips since a day for a spreadsheet"),
        ])
}

extension Flag {
    static let date = Flag(
        "date", argument: "YYYY-MM-DD", values: .day,
        "Show this day, or today or yesterday. Days are in local time. Default: today, or the last day with trips.")
    static let from = Flag(
        "from", argument: "YYYY-MM-DD", values: .day, "First day of a range. Default: the same as the last day.")
    static let to = Flag("to", argument: "YYYY-MM-DD", values: .day, "Last day of a range (today).")
    static let reportTrip = Flag(
        "trip", argument: "N", values: .trip,
        "Show the trip with this number, or last. All its events and alerts are listed with their times.")
    static let reportScan = Flag("scan", argument: "N", values: .scan, "Show the scan with this number, or last.")
    static let reportDriver = Flag("driver", argument: "NAME", values: .driver, "Show only the trips of this driver.")
    static let reportTag = Flag("tag", argument: "TAG", values: .tag, "Show only the trips with this tag.")
    static let reportVIN = Flag(
        "vin", argument: "VIN", values: .vehicle,
        "Show only this vehicle, by VIN, part of it, or name. A part must occur in one VIN or name only.")
    static let reportCSV = Flag(
        "csv", heading: .output,
        "Write the trips as CSV. There is a header, then one row per trip with the data of --json except lists. "
            + "Values are metric.")
}
