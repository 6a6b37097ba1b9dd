import Diagnosis
package import Formats
import OBD
package import Reports
import Telemetry
import Trends
import Trips

/// The vehicles of a database beside each other as JSON, and as CSV.
package enum FleetDocuments {
    private typealias Vehicle = Within<FleetReport.Vehicle, FleetReport>

    private static let driver: [JSONMember<FleetReport.Driver>] = [
        JSONMember("driver", .text, "Driver; absent for trips without one.") { $0.name },
        JSONMember("totals", .shape(ReportDocuments.totals), "Totals of what was driven with the vehicle.") {
            $0.totals
        },
    ]

    private static let scan: [JSONMember<FleetReport.Scan>] = [
        JSONMember("scan", .integer, "Number of the last scan, for report --scan.") { $0.record.id },
        JSONMember("scanTime", .time, "Time of the last scan.") { $0.record.time },
        JSONMember("mil", .yesNo, "Whether the check engine light was on.") { $0.record.milOn },
        JSONMember("codes", .list(.code), "Trouble codes that were found.") { $0.record.codes },
        JSONMember("urgency", .word, "Urgency of the verdict; absent if nothing needs to be done.") {
            $0.verdict.urgency
        },
        JSONMember("verdict", .text, "What to do, in one sentence.") { $0.verdict.sentence },
    ]

    private static let service: [JSONMember<VehicleService>] = [
        JSONMember("serviceTime", .time, "Day of the last repair or service that was noted, at its end.") { $0.moment },
        JSONMember("service", .text, "What was done.") { $0.description },
    ]

    private static let about: [JSONMember<Vehicle>] =
        VehicleDocuments.identified.of { (vehicle: Vehicle) -> VehicleDocuments.Known in
            (recorded: vehicle.value.recorded, identity: vehicle.whole.identity(vehicle.value))
        } + [
            JSONMember("latest", .time, "Time when it was last seen.") { $0.value.recorded.latest },
            JSONMember(
                "attention", .word,
                "What it needs: the urgency of its last scan, or changing, or none; unknown if the account sees no scans."
            ) { $0.value.attention },
        ]

    private static let state: [JSONMember<Vehicle>] =
        scan.of { (vehicle: Vehicle) -> FleetReport.Scan? in vehicle.value.scan }
        + service.of { (vehicle: Vehicle) -> VehicleService? in vehicle.value.service }

    private static let lists: [JSONMember<Vehicle>] = [
        JSONMember("totals", .shape(ReportDocuments.totals), "Totals of its trips.") { $0.value.totals },
        JSONMember("drivers", .list(.object(driver)), "What each driver drove, in the order of the first trips.") {
            $0.value.drivers
        },
        JSONMember("findings", .list(.object(TrendDocuments.change)), "What is changing, the surest first.") {
            $0.value.findings.findings
        },
        JSONMember(
            "unmeasuredTrips", .integer, "Number of trips without which what is changing is not known; absent if it is."
        ) { $0.value.findings.unmeasuredTrips > 0 ? $0.value.findings.unmeasuredTrips : nil },
    ]

    private static let hidden = JSONMember<FleetReport>(
        "hidden", .list(.text),
        "What the account of a fleet's database does not see: trips, scans. Absent if it sees everything."
    ) { $0.hidden.isEmpty ? nil : $0.hidden }

    static let fleet = JSONShape<FleetReport>(
        "fleet", "fleet",
        [
            .format("obdmech.fleet/1"),
            JSONMember("from", .day, "First day, in local time.") { $0.from },
            JSONMember("to", .day, "Last day.") { $0.to },
            JSONMember("totals", .shape(ReportDocuments.totals), "Totals of all vehicles.") { $0.totals },
            JSONMember(
                "notCounted", .integer,
                "Number of simulated or replayed trips and game sessions, which are not in the totals."
            ) { $0.notCounted.isEmpty ? nil : $0.notCounted.values.reduce(0, +) },
            hidden,
            JSONMember(
                "vehicles", .list(.object(about, state, lists)), "Vehicles, those that need attention first."
            ) { report in report.vehicles.map { Within($0, report) } },
        ])

    package static func json(_ report: FleetReport) -> JSON { fleet.json(report) }

    /// A row for each vehicle, for spreadsheets.
    package static func csv(_ report: FleetReport) -> [String] {
        JSONTable(
            about, state, ReportDocuments.totals.rows.of { (vehicle: Vehicle) -> TripTotals in vehicle.value.totals }
        )
        .lines(report.vehicles.map { Within($0, report) })
    }
}
