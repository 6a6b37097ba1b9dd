import CommandLine
import Diagnosis
import Documents
import Formats
import History
import OBD
import Pages
import Reports
import Routes
import Settings
import Site
import Storage
import System
import Telemetry
import Terminal
import Trips

enum ReportCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let screen = call.screen
        let days = try ReportDays(call.options, today: LocalTime.today)
        let trip = call[.reportTrip]
        let scan = call[.reportScan]
        try checkFilters(call.options)
        let export = try WayExport(call.options)
        let motec = try call[.motec].map { try MotecFiles($0) }
        let settings = try call.settings
        let tiles = try mapTiles(call.options, settings)
        let presentation = call.presentation(settings)
        let inspection = call.options.inspection(settings)
        // If nothing was recorded yet, show an empty report and create no database.
        return try call.read(
            requesting: { question in request(&question, call.options, days) },
            reading: { database in
                let names = VehicleNames(try database?.vehicles.all() ?? [], thisYear: LocalTime.today.year)
                let places = try database.map { try TripPlaces($0) } ?? TripPlaces()
                let filter = try TripFilter(call.options, places: places) { try database?.vehicles.known() ?? [] }
                let pages = StoredPages(
                    database, filter, presentation, names, inspection: inspection, map: tiles,
                    program: ProgramVersion.program
                )
                if call[.site] != nil || call[.page] != nil {
                    return try site(call, database, pages)
                }
                let request = Request(options: call.options, form: form(call.options), screen: screen, pages: pages)
                if let trip {
                    try show(trip, request, database, motec, export, call.environment.variables)
                } else if let scan {
                    try show(scan: scan, request, database)
                } else if call[.logbook] {
                    try showLogbook(days, request, database)
                } else if call[.fleet] {
                    try showFleet(days, request, database)
                } else {
                    try show(days, request, database)
                }
            })
    }

    /// What all reports have in common.
    private struct Request {
        let options: Options
        let form: Form
        let screen: Screen
        let pages: StoredPages

        var presentation: Presentation { pages.presentation }
        var names: VehicleNames { pages.names }
        var filter: TripFilter { pages.filter }
        var isPage: Bool { options[.html] != nil }
        var isRedacted: Bool { presentation.isRedacted }

        /// The trips and scans of days. A page leaves out what identifies cars and adapters itself.
        func range(_ database: Database?) -> TripRange {
            TripRange(database, filter, isRedacted: isRedacted && !isPage)
        }

        func output(_ range: TripRange) -> RangeReport {
            RangeReport(range, filter, form, isPage: isPage, presentation, screen)
        }
    }

    private static func show(
        _ number: StoredNumber, _ request: Request, _ database: Database?, _ motec: MotecFiles?, _ export: WayExport?,
        _ variables: [String: String]
    ) throws {
        let isRedacted = request.isRedacted
        var record = try number.trip(in: database, request.filter)
        try request.filter.fill(&record)
        if let motec {
            return try motec.write(
                isRedacted ? record.withoutIdentity : record, database, isRedacted ? VehicleNames() : request.names)
        }
        if let export { return try export.write(record, database) }
        if request.isPage {
            var page = try request.pages.page(of: record, withHeart: request.options[.withHeart])
            if request.options[.film], let path = request.options[.html], path != "-" {
                page = page.with(try TripFilm(record, database, variables).beside(path), isServed: false)
            }
            return try write(page, request.options)
        }
        let lines =
            if let lap = request.options[.reportLap] {
                try request.pages.lines(of: lap, in: record, request.form)
            } else {
                try request.pages.lines(of: record, request.form, isFull: request.options[.full]) { trip in
                    Output.warn(DatabaseWarning.samplesUnreadable(trip: trip))
                }
            }
        try request.screen.show(lines)
    }

    private static func show(scan number: StoredNumber, _ request: Request, _ database: Database?) throws {
        let record = try number.scan(in: database, request.filter)
        guard let database, let found = try database.scan(record), let id = record.id else { return }
        if request.isPage { return try write(request.pages.page(of: record, found), request.options) }
        let presentation = request.presentation
        let inspection = request.pages.inspection
        let vehicle = KnownVehicle.stored(record.vin, before: record.time, database)
        // As when it was made, except for wording that a newer version has changed.
        if request.form == .json {
            let document = ScanDocuments.json(
                found.scan, presentation, at: record.time, since: found.earlier, id: id, inspection: inspection,
                vehicle: vehicle)
            return try request.screen.show(document.documentLines)
        }
        let findings = try VehicleTrends(of: record.vin, database).mentioned(after: record.time)
        try request.screen.show(
            ScanText(
                found.scan, presentation, at: record.time, since: found.earlier, stored: id,
                drift: findings.mention(in: presentation.units), isFull: request.options[.full], inspection: inspection,
                vehicle: vehicle))
    }

    private static func showLogbook(_ days: ReportDays, _ request: Request, _ database: Database?) throws {
        let range = request.range(database)
        try range.withSnapshot {
            let logbook = try range.logbook(days.days)
            guard request.isPage else { return try request.output(range).write(logbook, request.names) }
            let page = LogbookPage(
                logbook, request.presentation, of: request.filter.words, vehicles: request.names,
                program: ProgramVersion.program)
            try write(page.page, request.options)
        }
    }

    private static func showFleet(_ days: ReportDays, _ request: Request, _ database: Database?) throws {
        let presentation = request.presentation
        let words = request.filter.words
        let fleet = try TripRange(database, request.filter, isRedacted: request.isRedacted).fleet(
            days.days, thisYear: LocalTime.today.year, units: request.form == .text ? presentation.units : .metric)
        let text = FleetText(fleet, presentation, vehicles: request.names)
        if request.isPage {
            return try write(FleetPage(text, of: words, program: ProgramVersion.program).page, request.options)
        }
        switch request.form {
        case .json: try request.screen.show(FleetDocuments.json(fleet).documentLines)
        case .csv: try request.screen.show(FleetDocuments.csv(fleet))
        case .text: try request.screen.show(text.lines(of: words))
        }
    }

    private static func show(_ days: ReportDays, _ request: Request, _ database: Database?) throws {
        let range = request.range(database)
        let output = request.output(range)
        var whole: (report: DayReport, replaced: CalendarDay?, lastDay: CalendarDay?)?
        try range.withSnapshot {
            var shown = try output.report(days.days, period: days.period)
            let lastDay = shown.totals.trips == 0 ? try range.lastDay() : nil
            // Without a day on the command line, an empty report is replaced by the last day with trips.
            let replaced = days.isDefault && shown.scans.isEmpty && lastDay != nil ? LocalTime.today : nil
            if let lastDay, replaced != nil {
                shown = try output.report(days.moved(to: lastDay).days, period: days.period)
            }
            switch request.form {
            case .json: try output.writeJSON(shown)
            case .csv: try output.writeCSV(shown)
            case .text: whole = (shown, replaced, lastDay)
            }
        }
        guard let whole else { return }
        // What drifts is stored when it was computed, which a read transaction does not allow.
        let findings = try range.findings(whole.report)
        if request.isPage {
            let page = try request.pages.page(of: whole.report, findings)
            return try write(page, request.options)
        }
        try request.screen.show(
            whole.report.text(
                request.presentation, of: request.filter.words, vehicles: request.names, inPlaceOf: whole.replaced,
                lastDay: whole.lastDay, findings: findings))
    }

    typealias Form = StoredPages.Form

    /// The output format that the options select.
    static func form(_ options: Options) -> Form { options[.reportCSV] ? .csv : options[.json] ? .json : .text }

    /// Throws if a trip or scan is named by its number and by a driver, tag or vehicle, by which only last can be limited.
    static func checkFilters(_ options: Options) throws {
        let filters: [AnyFlag] = [.reportDriver, .reportTag, .reportVIN, .reportKind, .reportPlace]
        for flag in [Flag<StoredNumber?>.reportTrip, .reportScan] where options[flag]?.isCounted == false {
            guard let other = filters.first(where: options.isGiven) else { continue }
            throw CommandLineError.contradiction(flag.name, other.name)
        }
    }
}

extension ReportCommand {
    static let subcommand = Subcommand(
        name: "report", chapter: .history, summary: "show recorded trips and scans",
        description: [
            "Lists the trips that began and the scans that were made on a day or in a range of days, with totals. No "
                + "adapter is needed. Without a day, it shows today or, if nothing was recorded today, the last day "
                + "with trips.",
            "--week, --month and --year sum up a period: a bar for each day or month, the trips that stand out, and the "
                + "period before. --logbook is a mileage log of each vehicle, by default of this year: every drive with "
                + "its date, times, distance, odometer, purpose (the tags) and driver, and what the odometer shows was not "
                + "recorded between drives. --csv and --html also write it in kilometers or miles, depending on --units.",
            "--fleet shows all vehicles beside each other, by default of this year, those that need attention first: what "
                + "was driven, by whom, the verdict of the last scan, what is changing (see obdmech trends) and the last "
                + "service that was noted.",
            "--trip shows one trip, with its most important curves, and --scan one scan as it was recorded; --full adds all curves of the trip, or everything that the scan read. last "
                + "is the latest one, or the latest that matches --driver, --tag or --vin. "
                + "Costs are in the currency that was set when the trip was recorded.",
        ],
        flags: [
            .date, .from, .to, .reportWeek, .reportMonth, .reportYear, .reportTrip, .reportLap, .reportScan,
            .full.requiring(oneOf: [.reportTrip, .reportScan], advice: "name the trip or scan, as in --scan last"),
            .inspection.requiring([.reportScan], advice: "obdmech report --scan last --inspection RULE"),
            .reportDriver, .reportTag, .reportVIN, .reportKind, .reportPlace, .logbook, .fleet, .units, .json,
            .reportCSV.asRare, .html.excluding([.json, .reportCSV]), .open, .film, .site, .page, .tiles, .gpx,
            .geoJSON, .kml, .vbo, .raceRender, .motec, .redactOutput,
            .withHeart.excluding([.redactOutput]).requiring(
                [.reportTrip], advice: "obdmech report --trip N --html FILE --with-heart"),
            .database,
        ],
        examples: [
            ("obdmech report", "show today's trips and scans"),
            ("obdmech report --trip 12", "show one trip in full"),
            ("obdmech report --trip 14 --lap best", "show the best lap of a race over its distance"),
            ("obdmech report --month", "sum up this month"),
            (
                "obdmech report --logbook --year --date 2025-12-31 --csv",
                "write the mileage log of 2025 for a spreadsheet"
            ),
            ("obdmech report --fleet", "show which vehicles need attention first, and what they cost this year"),
            ("obdmech report --scan last --full", "show everything that the last scan read"),
            ("obdmech report --from 2026-11-01 --to 2026-11-30 --json", "write the data of a month as JSON"),
            ("obdmech report --from 2026-11-01 --csv", "write the trips since a day for a spreadsheet"),
            ("obdmech report --trip last --html trip.html", "write a web page with charts of the last trip"),
            ("obdmech report --site site", "write all pages, which lead to each other, into a folder"),
            ("obdmech report --trip last --gpx trip.gpx", "write the track of the last trip as GPX"),
            ("obdmech report --trip last --vbo trip.vbo", "write the last trip for a program that draws over videos"),
            ("obdmech report --trip last --motec trip.ld", "write the last trip as a log for MoTeC i2"),
        ])
}

extension AnyFlag {
    static let reportTrip = Flag(
        "trip", .trip("a number, last, or last-1 for the one before"), excludes: [.reportScan] + ReportDays.flags,
        "Show the trip with this number, or last. All its events and alerts are listed, with graphs of its values.")
    static let reportLap = Flag(
        "lap", .of("LAP", expected: "a number, best or last") { LapSession.Choice($0) }, isRare: true,
        excludes: [.html], requires: [.reportTrip],
        advice: "obdmech report --trip last --lap best",
        "With --trip, show this lap over its distance. It is a number, best (of those that count) or last. --csv and "
            + "--json write a row every 5 m.")
    static let reportScan = Flag(
        "scan", .trip("a number, last, or last-1 for the one before", .scan), excludes: [.reportCSV] + ReportDays.flags,
        "Show the scan with this number, or last.")
    static let reportPlace = Flag(
        "place", .text("NAME", .place), isRare: true,
        "Show only the trips of this place. They begin or end in it; see obdmech place.")
    static let reportDriver = Flag("driver", .text("NAME", .driver), "Show only the trips of this driver.")
    static let reportTag = Flag("tag", .text("TAG", .tag), isRare: true, "Show only the trips with this tag.")
    static let reportVIN = Flag(
        "vin", .text("VIN", .vehicle),
        "Show only this vehicle, by VIN, part of it, or name. A part must occur in one VIN or name only.")
    static let reportKind = Flag(
        "kind", .choice("KIND", of: SourceKind.self), isRare: true,
        "Show only the trips from this kind of source. The kinds are "
            + Format.list(SourceKind.allCases.map(\.rawValue)) + ".")
    static let logbook = Flag(
        "logbook", .switch, excludes: [.reportTrip, .reportScan],
        "Show a mileage log. Only real drives are in it, unless --kind selects others.")
    static let fleet = Flag(
        "fleet", .switch, isRare: true, excludes: [.reportTrip, .reportScan, .logbook],
        "Show all vehicles beside each other. Those that need attention come first.")
    static let reportCSV = Flag(
        "csv", .switch, heading: .output, excludes: [.json],
        "Write the trips as CSV. There is a header, then one row per trip, or per vehicle with --fleet, with the data of "
            + "--json except lists. "
            + "Values are metric.")
}
