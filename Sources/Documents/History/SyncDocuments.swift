package import Formats
package import Publishing

/// What was synchronized, as JSON.
package enum SyncDocuments {
    private static let conflict: [JSONMember<SyncSummary.Conflict>] = [
        JSONMember("kind", .text, "What it is: trip, vehicle, setting and so on.") { $0.kind },
        JSONMember("key", .text, "What identifies it on every machine: a UUID, a VIN, a name.") { $0.key },
        JSONMember("field", .orNull(.text), "The field; null if one machine deleted it.") { $0.field },
        JSONMember("kept", .orNull(.text), "The later value, which is in force; null for none.") { $0.kept },
        JSONMember("other", .orNull(.text), "The other value; null for none.") { $0.other },
        JSONMember("keptBy", .text, "The machine that made the later edit.") { $0.keptBy },
        JSONMember("otherBy", .text, "The machine that made the other one.") { $0.otherBy },
    ]

    private static let summary = JSONShape<SyncSummary>(
        "sync", "what was synchronized",
        [
            .format("obdmech.sync-summary/1"),
            JSONMember("sent", .map(key: "kind", .integer), "How many of each kind were sent.") { named($0.sent) },
            JSONMember("received", .map(key: "kind", .integer), "How many of each kind were received.") {
                named($0.received)
            },
            JSONMember("waiting", .integer, "How many could not be stored because their content is missing so far.") {
                $0.waiting
            },
            JSONMember(
                "conflicts", .list(.object(conflict)),
                "Edits of the same field, made before either machine had the other."
            ) { $0.conflicts },
        ])

    private static func named(_ counts: [(kind: String, count: Int)]) -> [(String, Int)] {
        counts.map { ($0.kind, $0.count) }
    }

    static let form = summary.form

    package static func json(_ summary: SyncSummary) -> JSON { Self.summary.json(summary) }
}

extension DocumentForm {
    static let sync = DocumentForm("sync", of: ["sync"], "Output of sync --json.", [SyncDocuments.form])
}
