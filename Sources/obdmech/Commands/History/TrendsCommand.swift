import CommandLine
import Documents
import Formats
import History
import Publishing
import Reports
import Storage
import Syncing
import System
import Telemetry
import Trends
import Trips

/// `obdmech trends`: what is changing on each car, compared with its own history.
enum TrendsCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let end = try end(call.options)
        return try call.read(
            requesting: { question in request(&question, call.options, end) },
            reading: { database in
                let report = TrendReport(
                    try database.map { try vehicles(call.options, $0, before: end) } ?? [],
                    thisYear: LocalTime.today.year)
                try call.show(TrendDocuments.json(report), report.text(presentation))
            })
    }

    /// Trips of the named day still count.
    private static func end(_ options: Options) throws -> WallTime {
        guard let day = options[.trendsAsOf] else { return WallTime(microseconds: .max) }
        return LocalTime.start(of: day.next)
    }

    /// What is asked of a fleet's database.
    private static func request(_ question: inout FleetQuestion, _ options: Options, _ end: WallTime) {
        question.range = FleetQuestion.always.lowerBound..<min(end, FleetQuestion.always.upperBound)
        question.cars = options[.reportVIN].map { [$0] } ?? []
        question.tripTables = ["trip"]
        question.measureTables = ["trip_indicator"]
        question.scanTables = FleetTables.scan
        question.carTables = FleetTables.vehicle
    }

    private static func vehicles(
        _ options: Options, _ database: Database, before end: WallTime
    ) throws -> [TrendReport.Vehicle] {
        let known = try database.vehicles.known()
        let wanted =
            options[.reportVIN] != nil
            ? [try VehicleChoice(known: known).vehicle(options[.reportVIN], canBeNew: false)] : known
        if database.refusal == nil { try TripMeasurements.measureRest(database) }
        return try wanted.filter { try VehicleTrends(of: $0.vehicle.vin, database).isWatched() }.map { recorded in
            let watched = try VehicleTrends(of: recorded.vehicle.vin, database).watched(before: end)
            return TrendReport.Vehicle(
                profile: recorded.vehicle, trips: watched.analysis?.currentTrips,
                basis: watched.analysis?.basis(watched.findings) ?? .published, findings: watched.findings)
        }
    }
}

extension TrendsCommand {
    static let subcommand = Subcommand(
        name: "trends", chapter: .history, summary: "show what is changing on a car before it fails",
        description: [
            "Compares each car with its own history and lists what changed: battery, charging, thermostat, cooling, "
                + "mixture, air flow, idle, catalytic converter, fuel consumption, monitor tests on the way to their limits, and "
                + "pending codes that come and go. Each finding says what has changed, by how much, since when, on how many "
                + "trips, how sure it is, and what it usually means.",
            "Each trip gives one value per operating state, such as the fuel trim at warm idle. The first 20 trips (at least "
                + "8) are the baseline; the effect of the outside temperature is removed. A change is reported when an "
                + "exponentially weighted mean has left the baseline by more than 4 of its standard deviations and by more than "
                + "a minimum that matters, on three trips in a row. Nothing is reported below 8 trips. After a repair, "
                + "obdmech vehicle service DATE TEXT starts new baselines.",
        ],
        flags: [.reportVIN, .trendsAsOf, .units, .json, .database],
        examples: [
            ("obdmech trends", "list what is changing on each car"),
            ("obdmech trends --as-of 2026-06-30 --json", "show it as of the end of June, for another program"),
        ])
}

extension AnyFlag {
    static let trendsAsOf = Flag(
        "as-of", .of("YYYY-MM-DD", .day, expected: "a day as YYYY-MM-DD") { CalendarDay($0) },
        "Ignore later trips and scans.")
}
