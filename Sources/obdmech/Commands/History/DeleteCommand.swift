import CommandLine
import Documents
import Formats
import History
import OBD
import Reports
import Storage
import Terminal
import Trips

/// `obdmech delete`: removes trips or scans from the database.
enum DeleteCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("trip", "delete trips", operands: [.many("N", .trip)]) { call in
            let numbers = try StoredNumber.operands(call.options, kind: "trip", command: "delete")
            try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
            let database = try call.database()
            let trips = unique(try numbers.map { try $0.trip(in: database) }, \.id)
            try database.trips.refuseIfRecording(trips, "delete it when it is over")
            return try delete(trips, database, call)
        },
        CommandAction("scan", "delete scans", operands: [.many("N", .scan)]) { call in
            let numbers = try StoredNumber.operands(call.options, kind: "scan", command: "delete")
            try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
            let database = try call.database()
            let scans = unique(try numbers.map { try $0.scan(in: database) }, \.id)
            let text = StoredText(try call.presentation)
            return try delete(scans.map(text.line), StoredDocuments.deleted(scans), "scans", call.options) {
                try database.scans.delete(scans.compactMap(\.id))
            }
        },
    ]

    /// Deletes trips after confirmation.
    static func delete(_ trips: [TripRecord], _ database: Database, _ call: Call) throws -> ExitStatus {
        let text = StoredText(try call.presentation)
        return try delete(trips.map(text.line), StoredDocuments.deleted(trips), "trips", call.options) {
            try database.trips.deleteFinished(trips.compactMap(\.id))
        }
    }

    private static func unique<Record>(_ records: [Record], _ id: (Record) -> Int64?) -> [Record] {
        var seen: Set<Int64?> = []
        return records.filter { seen.insert(id($0)).inserted }
    }

    private static func delete(
        _ texts: [String], _ document: JSON, _ kind: String, _ options: Options, _ body: () throws -> Int64
    ) throws -> ExitStatus {
        if !options[.yes] { Output.talk(texts.map { $0 + "\n" }.joined()) }
        let what = texts.count == 1 ? "this \(kind.dropLast())" : "these \(texts.count) \(kind)"
        let all = kind == "trips" ? " with all samples" : " with all responses"
        guard Confirmation.isGiven(options, "Delete \(what)\(all)?", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return .fault
        }
        let entry = try body()
        try Output.write(options[.json] ? document.documentLines : texts.map { "deleted: \($0)" })
        if !options[.json] { Trash.tell(entry) }
        return .fine
    }
}

extension DeleteCommand {
    static let subcommand = Subcommand(
        name: "delete", chapter: .history, isRare: true, summary: "delete trips or scans",
        description: [
            "Shows the trips or scans with these numbers (or last), asks for confirmation, and deletes them with all "
                + "their data: samples, events, alerts, tags and note of a trip; codes and responses of a scan. What "
                + "calibrate has learned from a trip is kept. A trip that is being recorded cannot be deleted.",
            "What was deleted can be restored for a month: obdmech database trash lists it. obdmech database trash empty deletes it "
                + "for good, and obdmech database vacuum frees the disk space afterward.",
        ],
        actions: actions.map(\.row), flags: [.yes, .units, .json, .database],
        examples: [
            ("obdmech delete trip 12", "delete a trip, after confirmation"),
            ("obdmech delete scan last --yes", "delete the last scan without asking"),
        ])
}
