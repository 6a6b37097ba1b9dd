import CommandLine
import Formats
import History
import OBD
import Reports
import Site
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ReportCommandTests {
    @Test func theNumberOfATrip() throws {
        #expect(try Self.parsed("--trip 12")[.reportTrip] == .number(12))
        #expect(try Self.parsed("--trip last --driver Anna")[.reportTrip] == .last(before: 0))
        #expect(try Self.parsed("--scan last --vin golf --full")[.reportScan] == .last(before: 0))
        #expect(try Self.parsed("")[.reportTrip] == nil)
    }

    @Test(arguments: [
        ("--trip x", "invalid --trip 'x'"), ("--trip 1.5", "invalid --trip '1.5'"),
        ("--trip 99999999999999999999", "invalid --trip '99999999999999999999'"),
        ("--trip 1 --date 2026-11-01", "--trip cannot be used with --date"),
        ("--trip 1 --driver Anna", "--trip cannot be used with --driver"),
        ("--trip 1 --scan 1", "--trip cannot be used with --scan"), ("--trip latest", "invalid --trip 'latest'"),
        ("--trip last --from 2026-11-01", "--trip cannot be used with --from"),
        ("--scan -1", "invalid --scan '-1'"), ("--scan 1 --csv", "--scan cannot be used with --csv"),
        ("--fleet --scan 1", "--fleet cannot be used with --scan"),
        ("--scan 1 --vin golf", "--scan cannot be used with --vin"), ("--full", "--full needs --trip or --scan"),
        ("--inspection eu", "--inspection needs --scan"),
        ("--trip 1 --inspection eu", "--inspection needs --scan"),
    ])
    func badNumbersOfATrip(line: String, message: String) {
        let failure = failure { try ReportCommand.checkFilters(try Self.parsed(line)) }
        #expect(failure?.text == message)
        #expect(failure?.status == .usage)
    }

    @Test(arguments: [
        ("", [0, 1, 2], [0, 1]), ("--driver Anna", [0, 1], []), ("--driver anna", [0, 1], []), ("--driver Ann", [], []),
        ("--tag rain", [1, 2], []),
        ("--driver Anna --tag rain", [1], []), ("--vin 1HGCM82633A004352", [0, 2], [0]), ("--vin 4352", [0, 2], [0]),
        ("--vin 1hgcm82633a004352", [0, 2], [0]), ("--vin 1HGCM", [0, 2], [0]), ("--vin golf", [0, 2], [0]),
        ("--vin none", [1], [1]),
        ("--tag RAIN", [1, 2], []), ("--vin 4352 --tag rain", [2], []),
    ])
    func filters(line: String, trips: [Int], scans: [Int]) throws {
        let start = WallTime(microseconds: 0)
        let records = [
            ("Anna", [], "1HGCM82633A004352"), ("Anna", ["rain"], nil), (nil, ["rain", "x"], "1HGCM82633A004352"),
        ]
        .map { (driver: String?, tags: [String], vin: String?) in
            var trip = TripRecord(id: nil, start: start, vin: vin, fuelPrice: nil, summary: TripSummary())
            trip.driver = driver
            trip.tags = tags
            return trip
        }
        let found = [
            ScanRecord(time: start, vin: "1HGCM82633A004352", milOn: nil, codes: [], device: "sim:city"),
            ScanRecord(time: start, vin: nil, milOn: nil, codes: [], device: "sim:city"),
        ]
        var golf = RecordedVehicle(VehicleProfile(vin: "1HGCM82633A004352"))
        golf.vehicle.name = "Golf"
        let known = [golf, RecordedVehicle(VehicleProfile(vin: nil))]
        let filter = try TripFilter(try Self.parsed(line)) { known }
        #expect(records.indices.filter { filter.includes(records[$0]) } == trips)
        #expect(found.indices.filter { filter.includes(found[$0]) } == scans)
    }

    /// One hour of driving, during which the clocks in Berlin go forward, or back.
    @Test(arguments: [
        (Int64(1_774_744_200), "29 Mar 2026 01:30 to 03:30, 1 h 00 min", "03:29:00"),
        (1_792_888_200, "25 Oct 2026 02:30 (UTC+2) to 02:30 (UTC+1), 1 h 00 min", "02:29:00 (UTC+1)"),
    ])
    func whileTheClocksChange(start: Int64, heading: String, alert: String) throws {
        let program = try RealProgram()
        do {
            let database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
            let id = try database.trips.begin(
                TripBeginning(
                    start: WallTime(microseconds: start * 1_000_000), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
            try database.append(
                [Sample(.vehicleSpeed, 50, at: .zero)],
                alerts: [Alert(.milOn, at: Instant(nanoseconds: 3_540_000_000_000), value: 1, limit: 0)], trip: id,
                origin: .zero)
            var summary = TripSummary()
            summary.durationS = 3600
            summary.samples = 1
            try database.trips.finish(id, summary: summary)
        }
        let (status, run) = try program.run(
            "report", "--trip", "1", environment: ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"])
        #expect(status == 0, "\(run.warning)")
        #expect(run.output.contains(heading), "\(run.output)")
        #expect(run.output.contains(alert), "\(run.output)")
    }

    @Test(arguments: [("", ReportCommand.Form.text), ("--json", .json), ("--csv", .csv), ("--trip 1 --csv", .csv)])
    func forms(line: String, form: ReportCommand.Form) throws {
        #expect(ReportCommand.form(try Self.parsed(line)) == form)
    }

    @Test func oneFormAtATime() {
        let failure = failure { try Self.parsed("--json --csv") }
        #expect(failure?.text == "--csv cannot be used with --json")
        #expect(failure?.status == .usage)
    }

    /// A day with a trip, the trip alone, and a day without.
    @Test(arguments: [("--date 2026-03-29", 2), ("--trip 1", 2), ("--date 2026-03-28", 1)])
    func aTable(line: String, count: Int) throws {
        let program = try RealProgram()
        do {
            let database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
            let id = try database.trips.begin(
                TripBeginning(
                    start: WallTime(microseconds: 1_774_785_600_000_000), vin: nil, adapter: "", bus: nil,
                    fuelPrice: nil))
            var summary = TripSummary()
            summary.durationS = 60
            summary.samples = 1
            try database.trips.finish(id, summary: summary)
        }
        let (status, run) = try program.run(
            ["report", "--csv"] + line.split(separator: " ").map(String.init), environment: ["TZ": "UTC"])
        #expect(status == 0, "\(run.warning)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == count)
        #expect(lines.first?.hasPrefix("id,start,end,vin,") == true)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("1,2026-03-29T12:00:00Z,2026-03-29T12:01:00Z,") })
    }

    /// Without a day, where today is empty, the last day with trips; a day that is named stays itself.
    @Test func anEmptyDay() throws {
        let program = try RealProgram()
        do {
            let database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
            for (start, driver) in [(1_774_785_600, "Anna"), (1_774_872_000, "Ben")] {
                var beginning = TripBeginning(
                    start: WallTime(microseconds: Int64(start) * 1_000_000), vin: nil, adapter: "", bus: nil,
                    fuelPrice: nil)
                beginning.driver = driver
                let id = try database.trips.begin(beginning)
                var summary = TripSummary()
                summary.durationS = 60
                summary.samples = 1
                try database.trips.finish(id, summary: summary)
            }
        }
        func report(_ arguments: String...) throws -> String {
            let (status, run) = try program.run(["report"] + arguments, environment: ["TZ": "UTC"])
            #expect(status == 0, "\(run.warning)")
            return run.output
        }
        let shown = try report()
        #expect(shown.hasPrefix("No trips and no scans today, ") && shown.contains("(Ben)"), "\(shown)")
        #expect(!shown.contains("(Anna)"))
        let anna = try report("--driver", "anna").replacing("\n", with: " ")
        #expect(anna.contains("The last day with trips is 29 Mar 2026, driver anna"), "\(anna)")
        let document = try object(try report("--json"))
        #expect(document["from"] as? String == "2026-03-30" && document["to"] as? String == "2026-03-30")
        for day in ["today", "2026-03-28"] {
            let empty = try report("--date", day)
            #expect(empty.contains(": no trips, no scans\n"), "\(empty)")
            #expect(empty.hasSuffix("The last day with trips is 30 Mar 2026: obdmech report --date 2026-03-30\n"))
            let trips = try object(try report("--date", day, "--json"))["trips"] as? [Any]
            #expect(trips?.isEmpty == true)
        }
    }

    /// A stored scan is judged by the rule that is named.
    @Test(arguments: ["us-epa", "de"]) func theRuleOfAStoredScan(rule: String) throws {
        let program = try RealProgram()
        let now = try program.run("scan", "-a", "sim:faults?rate=max", "--inspection", rule, "--json")
        let stored = try program.run("report", "--scan", "last", "--inspection", rule, "--json")
        #expect(stored.status == 0, "\(stored.run.warning)")
        let document = try object(stored.run.output)["inspection"] as? [String: Any]
        #expect(document?["rule"] as? String == rule, "\(stored.run.output)")
        let earlier = try object(now.run.output)["inspection"] as? [String: Any]
        #expect(document?.count == earlier?.count)
    }

    private static func parsed(_ line: String) throws -> Options {
        try obdmechTests.parsed(["report"] + line.split(separator: " ").map(String.init))
    }
}

/// What `--redact` leaves out of reports and scans.
@Suite(.waits, .timeLimit(.minutes(20))) struct RedactedOutputTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func aScan() throws {
        let (_, plain) = try program.run("scan", "-a", "sim:faults?rate=max", "--json")
        #expect(plain.output.contains("3VWDX7AJ0DM254871"))
        for words in [
            ["scan", "-a", "sim:faults?rate=max", "--json", "--redact"],
            ["report", "--scan", "1", "--json", "--redact"],
            ["scan", "-a", "sim:faults?rate=max", "--redact"], ["report", "--scan", "1", "--full", "--redact"],
            ["report", "--json", "--redact"], ["report", "--redact"],
        ] {
            let (status, run) = try program.run(words)
            #expect(status < 2 && run.output.contains("P0301"), "\(run.warning)")
            // The VIN and the calibration identification, as text and in hexadecimal.
            for secret in ["3VWDX7AJ0DM254871", "335657445837414A", "sim:faults"] {
                #expect(!run.output.contains(secret), "\(words)")
            }
        }
    }

    @Test func trips() throws {
        _ = try program.run("trip", "-a", "sim:city?rate=max", "--duration", "2m", "--save")
        for words in [["--trip", "1"], [], ["--month"], ["--logbook", "--kind", "simulation"], ["--fleet"]] {
            for form in [[], ["--json"], ["--csv"]] where words != ["--trip", "1"] || form != ["--csv"] {
                let (status, run) = try program.run(["report"] + words + form + ["--redact"])
                #expect(status == 0 && run.output.count > 20, "\(run.warning)")
                #expect(!run.output.contains("1HGCM82633A004352") && !run.output.contains("sim:city"), "\(words)")
            }
        }
    }
}
