package import Formats
import Telemetry
package import Trips

/// What can be restored and what was, as JSON.
package enum TrashDocuments {
    private static let row: [JSONMember<TrashEntry.Row>] = [
        JSONMember("kind", .words(["trip", "scan"]), "What it is.") { $0.isTrip ? "trip" : "scan" },
        JSONMember("id", .integer, "Its number, which it has again when it is restored.") { $0.number },
        JSONMember("start", .time, "Start of the trip, or time of the scan.") { $0.start },
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("driver", .text, "Driver.") { $0.driver },
        JSONMember("distanceKm", .number("km", 4), "Distance.") { $0.distanceKm },
        JSONMember("durationS", .number("s", 3), "Duration.") { $0.durationS },
        JSONMember("samples", .integer, "Number of samples.") { $0.samples },
    ]

    private static let entry: [JSONMember<TrashEntry>] = [
        JSONMember("id", .integer, "Number for database trash restore.") { $0.id },
        JSONMember(
            "change", .word,
            "What was done: delete, cut, join, split, or restore for what was replaced by what was restored."
        ) { $0.kind },
        JSONMember("time", .time, "When it was done.") { $0.time },
        JSONMember("keptUntil", .time, "After that it is gone.") { $0.end },
        JSONMember("contents", .list(.object(row)), "Trips and scans as they were before.") { $0.rows },
    ]

    private static let list = JSONShape<[TrashEntry]>(
        "trash", "what can be restored",
        [
            .format("obdmech.trash/1"),
            JSONMember("entries", .list(.object(entry)), "The latest first.") { $0 },
        ])

    private static let restored = JSONShape<RestoredTrash>(
        "restored", "what was restored",
        [
            .format("obdmech.restored/1"),
            JSONMember("trips", .list(.integer), "Numbers of the trips.") { $0.trips.map { Int($0) } },
            JSONMember("scans", .list(.integer), "Numbers of the scans.") { $0.scans.map { Int($0) } },
            JSONMember("replaced", .integer, "Number in the trash of what was replaced by them.") { $0.replaced },
        ])

    static let forms = [list.form, restored.form]

    package static func json(_ entries: [TrashEntry]) -> JSON { list.json(entries) }

    package static func json(_ restored: RestoredTrash) -> JSON { self.restored.json(restored) }
}

extension DocumentForm {
    static let trash = DocumentForm(
        "trash", of: ["database"], "Output of database trash --json and database trash restore --json.",
        TrashDocuments.forms)
}
