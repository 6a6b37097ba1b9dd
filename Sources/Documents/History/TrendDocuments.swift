package import Formats
package import Reports
import Telemetry
package import Trends
import Trips

/// What is changing on the cars of a database as JSON.
package enum TrendDocuments {
    private static let vehicle: [JSONMember<VehicleProfile>] = [
        JSONMember(
            "vehicle", .orNull(.text), "The VIN, or the name of a vehicle that reports none; else null."
        ) { $0.vin ?? $0.name }
    ]

    static let change: [JSONMember<TrendFinding>] = [
        JSONMember("kind", .word, "What has changed.") { $0.kind },
        JSONMember("signal", .text, "The signal that shows it, or the name of a monitor test.") { $0.signal },
        JSONMember("condition", .text, "The operating state in which it is measured.") { $0.condition },
        JSONMember("baseline", .number("", 4), "What was usual, in unit.") { $0.baseline },
        JSONMember("now", .number("", 4), "The latest trips, in unit.") { $0.now },
        JSONMember("change", .number("", 4), "The difference, in unit.") { $0.change },
        JSONMember("unit", .text, "The unit of these values.") { $0.unit.symbol },
        JSONMember("since", .time, "The start of the first trip that shows it.") { $0.since },
        JSONMember("trips", .integer, "The number of trips since then on which it was measured.") { $0.trips },
        JSONMember("confidence", .number("", 3), "How sure it is that this is not chance, from 0 to 1.") {
            $0.confidence
        },
        JSONMember("limitInKm", .number("km", 0), "The distance after which a monitor test reaches its limit.") {
            $0.limitInKm
        },
        JSONMember("meaning", .text, "What it usually means.") { $0.meaning },
    ]

    /// A finding as `obdmech trends --json` has it, without its vehicle.
    package static func json(_ finding: TrendFinding) -> JSON { .object(change.members(finding)) }

    private static let finding = JSONShape<Within<TrendFinding, VehicleProfile>>(
        "finding", "finding",
        vehicle.of { (finding: Within<TrendFinding, VehicleProfile>) -> VehicleProfile in finding.whole },
        change.of { (finding: Within<TrendFinding, VehicleProfile>) -> TrendFinding in finding.value })

    private static let watched = JSONShape<TrendReport.Vehicle>(
        "watched", "vehicle", vehicle.of { (watched: TrendReport.Vehicle) -> VehicleProfile in watched.profile },
        [
            JSONMember(
                "trips", .integer,
                "The number of trips since the last repair; absent if the account does not see trips."
            ) { $0.trips },
            JSONMember("enoughTrips", .yesNo, "Whether these are enough to report anything.") {
                $0.trips == nil ? nil : $0.basis.isEnough
            },
        ])

    static let trends = JSONShape<TrendReport>(
        "trends", "document",
        [
            .format("obdmech.trends/1", "The format of the document."),
            JSONMember("vehicles", .list(.shape(watched)), "The vehicles that were examined.") { $0.vehicles },
            JSONMember(
                "findings", .list(.shape(finding)), "What has changed, the surest first for each vehicle."
            ) { report in
                report.vehicles.flatMap { vehicle in vehicle.findings.map { Within($0, vehicle.profile) } }
            },
        ])

    package static func json(_ report: TrendReport) -> JSON { trends.json(report) }
}

extension DocumentForm {
    static let trends = DocumentForm(
        "trends", of: ["trends"], "What is changing on each vehicle, compared with its own history.",
        [TrendDocuments.trends.form])
}
