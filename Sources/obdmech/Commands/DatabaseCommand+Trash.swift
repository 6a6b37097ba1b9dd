import CommandLine
import Documents
import Formats
import History
import Reports
import Storage
import Terminal
import Trips

/// What was deleted, cut, joined or split, and can be restored for a month.
enum Trash {
    static let actions: [CommandAction] = [
        CommandAction("trash", "list what can be restored", flags: [.json, .units], run: list),
        CommandAction(
            "trash restore", "undo a deletion, cut, join or split", operands: [.one("ID")], flags: [.json, .units],
            run: restore),
        CommandAction("trash empty", "delete what is in the trash for good", flags: [.yes], run: empty),
    ]

    /// Says how a change is undone.
    static func tell(_ entry: Int64) {
        Output.note("'obdmech database trash restore \(entry)' undoes this for a month")
    }

    private static func list(_ call: Call) throws -> ExitStatus {
        let text = TrashText(try call.presentation)
        return try call.read { database in
            let entries = try database?.trash.entries() ?? []
            try call.show(
                TrashDocuments.json(entries), entries.isEmpty ? ["the trash is empty"] : entries.flatMap(text.lines))
        }
    }

    private static func restore(_ call: Call) throws {
        let word = call.operands[0]
        guard let id = Int64(word), id > 0 else { throw TrashError.noEntry(word) }
        let text = StoredText(try call.presentation)
        let database = try call.database()
        guard let restored = try database.trash.restore(id) else { throw TrashError.noEntry(word) }
        for trip in restored.trips { TripMeasurements.measure(trip: trip, database) }
        if call[.json] {
            try Output.write(TrashDocuments.json(restored).documentLines)
        } else {
            let trips = try restored.trips.compactMap { try database.trips.trip($0) }.map(text.line)
            let scans = try restored.scans.compactMap { try database.scans.record($0) }.map(text.line)
            try Output.write((trips + scans).map { "restored: \($0)" })
            if let replaced = restored.replaced { tell(replaced) }
        }
    }

    private static func empty(_ call: Call) throws -> ExitStatus {
        try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
        let database = try call.database()
        let count = try database.trash.entries().count
        let what = count == 1 ? "1 entry" : "\(count) entries"
        guard Confirmation.isGiven(call.options, "Delete \(what) of the trash for good?", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return .fault
        }
        _ = try database.trash.empty()
        try Output.write(["deleted: \(what) of the trash"])
        return .fine
    }
}

/// What can be wrong with the command line of `database trash`.
enum TrashError: UserError {
    case noEntry(String)

    var message: UserMessage {
        switch self {
        case .noEntry(let word):
            UserMessage("nothing in the trash has number '\(word)'", advice: "obdmech database trash lists what it has")
        }
    }
}
