import CommandLine
import Documents
import Formats
import History
import Pages
import Reports
import Site
import Storage
import System
import Telemetry
import Terminal
import Trends
import Trips

/// `obdmech compare`: two trips or two groups of trips side by side.
enum CompareCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let choice = try CompareChoice(call.options, today: LocalTime.today)
        let presentation = try call.presentation
        let screen = call.screen
        let file = try OutputFile.page(call.options)
        return try call.read(requesting: choice.request(call.options)) { database in
            if case .laps(let a, let b) = choice.kind {
                try write(try LapComparison(a, b, database), presentation, isJSON: call[.json], file, screen)
                return
            }
            let report = try report(choice, call.options, presentation, database)
            if let file {
                try file.write(ComparePage(report, program: ProgramVersion.program).page)
                return
            }
            try call.show(CompareDocuments.json(report), report.lines)
        }
    }

    private static func report(
        _ choice: CompareChoice, _ options: Options, _ presentation: Presentation, _ database: Database?
    ) throws -> CompareReport {
        let compared = try choice.trips(options, options[.json] ? .metric : presentation.units, database)
        let bar = ProgressBar("reading trips")
        let drives = try compared.drives(database) { bar.show($0, of: $1) }
        bar.end()
        var sides = compared.titles.map { CompareReport.Side(title: $0) }
        for (index, trips) in compared.trips.enumerated() {
            for trip in trips { sides[index].take(trip) }
        }
        return CompareReport(
            sides[0], sides[1],
            Comparison(.init(drives[0]), .init(drives[1]), isOfTwoTrips: compared.isOfTwoTrips), presentation,
            inBoth: compared.inBoth)
    }

    static func write(
        _ laps: LapComparison, _ presentation: Presentation, isJSON: Bool, _ file: OutputFile?, _ screen: Screen
    ) throws {
        let report = LapCompareReport(laps.a, laps.b, laps.delta, presentation)
        if let file {
            return try file.write(LapComparePage(report, laps.delta, program: ProgramVersion.program).page)
        }
        try screen.show(isJSON ? LapDocuments.json(report).documentLines : report.lines)
    }
}

extension CompareCommand {
    static let subcommand = Subcommand(
        name: "compare", chapter: .history, summary: "compare two trips or two groups of trips",
        description: [
            "Shows two groups of trips side by side, and which differences are significant: two trips by their "
                + "numbers, the trips before and after a modification or repair, or the trips of two drivers, tags, routes or "
                + "vehicles. --route limits both groups to the trips on a route.",
            "Fuel and engine speed are also compared for similar driving: the minutes of both groups that are alike "
                + "in speed, acceleration, outside temperature and whether the engine was warm. A month with more "
                + "traffic is then not mistaken for a worse engine. A result is how much more or less, or not "
                + "significant, with an interval of 99% computed from how much the trips differ among themselves. With "
                + "too little data there is none. At least 5 trips are needed on each side. For two single trips, their parts are "
                + "compared, which says something about these two trips only.",
            "Trips of several vehicles are not mixed: choose one with --vin, or compare two.",
            "Two laps are compared over their distance: 12:best is the best lap of trip 12, 12:last the last one and 12:7 "
                + "lap 7. The first one is the reference. The laps may be of different trips on the same track.",
        ],
        flags: [
            .compareBefore, .compareAfter, .compareDriver, .compareTag, .compareVIN, .compareRoute, .compareFrom,
            .compareTo, .units, .json, .html.excluding([.json]), .open, .database,
        ],
        operands: "[TRIP[:LAP] TRIP[:LAP]]", operandValues: [.trip, .trip],
        examples: [
            ("obdmech compare 12 13", "compare two trips"),
            ("obdmech compare 14:best 14:last", "compare the last lap of a race with the best one"),
            (
                "obdmech compare --before 2026-11-01 --after 2026-11-01",
                "compare the trips before a modification with those since then"
            ),
            ("obdmech compare --driver Ann --driver Ben --json", "compare two drivers, for another program"),
        ])
}

extension AnyFlag {
    static let compareBefore = Flag(
        "before", .day, "Compare the trips before this day with --after. The day may also be today or yesterday.")
    static let compareAfter = Flag(
        "after", .day, "Compare --before with the trips from this day on. It may be the same day.")
    static let compareDriver = Flag(
        "driver", .texts("NAME", .driver),
        "Compare the trips of two drivers. Given once, it limits both groups to one driver.")
    static let compareTag = Flag(
        "tag", .texts("TAG", .tag), "Compare the trips with two tags. Given once, it limits both groups to one tag.")
    static let compareVIN = Flag(
        "vin", .texts("VIN", .vehicle),
        "Compare two vehicles, by VIN, part of it, or name. Given once, it limits both groups to one vehicle.")
    static let compareRoute = Flag(
        "route", .texts("ROUTE", .route),
        "Compare the trips of two routes. Given once, it limits both groups to one route.")
    static let compareFrom = Flag("from", .day, "Ignore trips before this day.")
    static let compareTo = Flag("to", .day, "Ignore trips after this day.")
}
