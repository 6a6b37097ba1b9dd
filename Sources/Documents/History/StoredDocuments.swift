package import Formats
package import OBD
package import Reports
import Telemetry
package import Trips

/// What was changed or deleted in the database, and what an import would add, as JSON.
package enum StoredDocuments {
    private static let editedTrip: [JSONMember<TripRecord>] = [
        JSONMember("id", .integer, "Number of the trip.") { $0.id ?? 0 },
        JSONMember("driver", .text, "Driver.") { $0.driver },
        JSONMember("tags", .list(.text), "Tags.") { $0.tags },
        JSONMember("note", .text, "Note.") { $0.note },
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("fuelPrice", .number("", 4), "Price of a liter, or of a kilogram of a fuel that is sold by mass.") {
            $0.fuelPrice
        },
        JSONMember("electricityPrice", .number("", 4), "Price of a kWh.") { $0.electricityPrice },
        JSONMember("currency", .text, "Currency of the prices.") { $0.currency },
        JSONMember("start", .time, "Start of the trip.") { $0.start },
        JSONMember("durationS", .number("s", 3), "Duration.") { $0.summary.durationS },
        JSONMember("distanceKm", .number("km", 4), "Distance.") { $0.summary.distanceKm },
    ]

    private typealias Edited = (trips: [TripRecord], changed: [EditedMember], trash: Int64?)

    private static let edit = JSONShape<Edited>(
        "edit", "change",
        [
            .format("obdmech.edit/1"),
            JSONMember(
                "changed",
                .list(.words(EditedMember.allCases.map(\.rawValue))),
                "Values that have changed; trips if trips were joined or split."
            ) { $0.changed.map(\.rawValue) },
            JSONMember("trip", .object(editedTrip), "New values of the trip, or of the first one.") { $0.trips.first },
            JSONMember("trips", .list(.object(editedTrip)), "All trips that were changed or made.") { $0.trips },
            JSONMember("trash", .integer, "Number for database trash restore, which undoes a cut, join or split.") {
                $0.trash
            },
        ])

    static let editForm = edit.form

    /// - Parameter trash: the number in the trash by which it can be undone.
    package static func edited(_ trips: [TripRecord], changed: [EditedMember], trash: Int64? = nil) -> JSON {
        edit.json((trips, changed, trash))
    }

    // MARK: Deletion

    private static let deletedTrip: [JSONMember<TripRecord>] = [
        JSONMember("id", .integer, "Number of the trip.") { $0.id ?? 0 },
        JSONMember("start", .time, "Time of the first sample.") { $0.start },
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("distanceKm", .number("km", 4), "Distance.") { $0.summary.distanceKm },
        JSONMember("durationS", .number("s", 3), "Duration.") { $0.summary.durationS },
        JSONMember("samples", .integer, "Number of samples that it had.") { $0.summary.samples },
    ]

    private static let deletedScan: [JSONMember<ScanRecord>] = [
        JSONMember("id", .integer, "Number of the scan.") { $0.id ?? 0 },
        JSONMember("time", .time, "Time of the scan.") { $0.time },
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("codes", .list(.code), "Trouble codes that it had found.") { $0.codes },
    ]

    private typealias Deleted = (trips: [TripRecord]?, scans: [ScanRecord]?)

    private static let deleted: [JSONMember<Deleted>] = [
        JSONMember("trips", .list(.object(deletedTrip)), "Deleted trips.") { $0.trips },
        JSONMember("scans", .list(.object(deletedScan)), "Deleted scans.") { $0.scans },
    ]

    private static let deletion = JSONShape<Deleted>(
        "delete", "deletion",
        [.format("obdmech.delete/1"), JSONMember("deleted", .object(deleted), "Deleted trips or scans.") { $0 }])

    static let deletionForm = deletion.form

    package static func deleted(_ trips: [TripRecord]) -> JSON { deletion.json((trips, nil)) }

    package static func deleted(_ scans: [ScanRecord]) -> JSON { deletion.json((nil, scans)) }

    // MARK: Import

    private static let importedTrip: [JSONMember<ImportPreview.Trip>] = [
        JSONMember("start", .time, "Start of the trip.") { $0.start },
        JSONMember("durationS", .number("s", 3), "Time from the first to the last sample.") { $0.durationS },
        JSONMember("samples", .integer, "Number of samples.") { $0.samples },
    ]

    private static let column: [JSONMember<ImportPreview.Column>] = [
        JSONMember("column", .text, "Name of the column without its unit.") { $0.name },
        JSONMember("unit", .text, "Unit as the file has it; empty if it has none.") { $0.unit },
        JSONMember(
            "meaning", .word,
            "What it becomes: a standard signal, also one whose unit is assumed; a signal of its own, also one whose "
                + "unit is not understood; the time; or nothing."
        ) { $0.meaning },
        JSONMember("signal", .text, "Name of the signal; absent if it becomes none.") { $0.signal?.name },
        JSONMember("signalUnit", .text, "Unit of the signal; absent if it becomes none.") { $0.signal?.unit.symbol },
        JSONMember("values", .integer, "Number of values.") { $0.count },
        JSONMember("minimum", .exact(""), "Lowest value in the unit of the signal; absent without values.") {
            $0.range?.lowerBound
        },
        JSONMember("maximum", .exact(""), "Highest value in the unit of the signal; absent without values.") {
            $0.range?.upperBound
        },
    ]

    private static let file: [JSONMember<ImportPreview>] = [
        JSONMember("file", .text, "File as named on the command line.") { $0.file },
        JSONMember("kind", .text, "Program that wrote it, or its form.") { $0.kind },
        JSONMember("tripCount", .integer, "Number of trips in it.") { $0.tripCount },
        JSONMember("scanCount", .integer, "Number of scans in it.") { $0.scanCount },
        JSONMember("trips", .list(.object(importedTrip)), "Trips of a log; empty for a database.") { $0.trips },
        JSONMember(
            "rowsLeftOut", .integer, "Number of rows of a table without a time, or with other cells."
        ) { $0.rowsLeftOut },
        JSONMember("wrongTimes", .integer, "Number of rows whose times do not fit the others.") { $0.wrongTimes },
        JSONMember("columns", .list(.object(column)), "Columns of a table, or signals of a log.") { $0.columns },
    ]

    static let preview = JSONShape<[ImportPreview]>(
        "import", "preview of an import",
        [
            .format("obdmech.import/1"),
            JSONMember("files", .list(.object(file)), "The files in their order.") { $0 },
        ])

    package static func json(_ previews: [ImportPreview]) -> JSON { preview.json(previews) }
}

extension DocumentForm {
    static let edit = DocumentForm("edit", of: ["edit"], "Output of edit --json.", [StoredDocuments.editForm])

    static let delete = DocumentForm(
        "delete", of: ["delete", "drift"], "Output of delete --json.", [StoredDocuments.deletionForm])

    static let importPreview = DocumentForm(
        "import", of: ["database"], "Output of database import --dry-run --json.", [StoredDocuments.preview.form])
}
