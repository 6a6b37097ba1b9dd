import Formats

/// What `obdmech sync` did.
package struct SyncSummary: Sendable {
    /// How many objects of each kind, by the names of the kinds.
    package var sent: [(kind: String, count: Int)] = []
    package var received: [(kind: String, count: Int)] = []
    package var conflicts: [Conflict] = []
    /// How many objects could not be stored yet.
    package var waiting = 0

    /// Two edits of a field that did not know of each other.
    package struct Conflict: Sendable {
        package var kind: String
        package var key: String
        /// Nil for whether the object exists.
        package var field: String?
        /// As people read it; nil for none, or for what was deleted.
        package var kept: String?
        package var other: String?
        /// The names of the machines.
        package var keptBy: String
        package var otherBy: String

        package init(
            kind: String, key: String, field: String?, kept: String?, other: String?, keptBy: String, otherBy: String
        ) {
            self.kind = kind
            self.key = key
            self.field = field
            self.kept = kept
            self.other = other
            self.keptBy = keptBy
            self.otherBy = otherBy
        }
    }

    package init() {}
}

extension SyncSummary {
    /// For people.
    package var lines: [String] {
        var lines = ["sent: " + Self.text(sent), "received: " + Self.text(received)]
        if waiting > 0 {
            lines.append("waiting: \(Format.count(waiting, "object")) whose content is not there yet")
        }
        return lines + conflicts.map(\.line)
    }

    private static func text(_ counts: [(kind: String, count: Int)]) -> String {
        let texts = counts.filter { $0.count > 0 }.map { kind, count in
            Format.count(count, kind == "fillUps" ? "fill-up" : String(kind.dropLast()))
        }
        return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
    }
}

extension SyncSummary.Conflict {
    package var line: String {
        func text(_ value: String?) -> String {
            value.map { "'\($0)'" } ?? (field == nil ? "deleted" : "nothing")
        }
        let what = [kind, key, field].compactMap(\.self).joined(separator: " ")
        guard field != nil else {
            return SafeText.line("conflict: \(what): \(kept == nil ? "deleted" : "kept") as \(keptBy) has it")
        }
        return SafeText.line("conflict: \(what): \(text(kept)) of \(keptBy) is in force; \(otherBy) had \(text(other))")
    }
}
