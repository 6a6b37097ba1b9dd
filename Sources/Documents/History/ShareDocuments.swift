package import Formats

/// What a bundle contains, before it is written.
package struct SharedContents: Sendable {
    /// "trip", "scan", "route" or "clip".
    package var kind: String
    package var title: String
    /// Where it is written, and in which form: "page", "zip" or "folder".
    package var file: String
    package var form: String
    package var parts: [(name: String, what: String, bytes: Int)] = []
    /// What identifies somebody and is in it, because it was asked for.
    package var included: [String] = []
    package var leftOut: [String] = []
    /// The time in hidden places that was left out, in seconds.
    package var hiddenS: Double?

    package init(kind: String, title: String, file: String, form: String) {
        self.kind = kind
        self.title = title
        self.file = file
        self.form = form
    }
}

/// What was found in a bundle.
package struct CheckedBundle: Sendable {
    package typealias Finding = (kind: String, text: String, part: String)

    package var file: String
    /// How much was looked for: VINs, names, hidden places.
    package var words: Int
    package var zones: Int
    package var findings: [Finding]

    package init(file: String, words: Int, zones: Int, findings: [Finding]) {
        self.file = file
        self.words = words
        self.zones = zones
        self.findings = findings
    }
}

/// Bundles as JSON.
package enum ShareDocuments {
    private static let part: [JSONMember<(name: String, what: String, bytes: Int)>] = [
        JSONMember("name", .text, "Name of the file.") { $0.name },
        JSONMember("contents", .text, "What it contains.") { $0.what },
        JSONMember("bytes", .integer, "Its size.") { $0.bytes },
    ]

    static let contents = JSONShape<SharedContents>(
        "share", "contents of a bundle",
        [
            .format("obdmech.share/1"),
            JSONMember("kind", .words(["trip", "scan", "route", "clip"]), "What is shared.") { $0.kind },
            JSONMember("title", .text, "What it is called.") { $0.title },
            JSONMember("file", .text, "File or folder of the bundle.") { $0.file },
            JSONMember("form", .words(["page", "zip", "folder"]), "Form of the bundle.") { $0.form },
            JSONMember("parts", .list(.object(part)), "Files in it.") { $0.parts },
            JSONMember("included", .list(.text), "What identifies somebody and was asked for.") { $0.included },
            JSONMember("leftOut", .list(.text), "What was left out.") { $0.leftOut },
            JSONMember("hiddenS", .number("s", 1), "Time in hidden places that was left out.") { $0.hiddenS },
        ])

    private static let finding: [JSONMember<CheckedBundle.Finding>] = [
        JSONMember(
            "kind", .words(["vin", "driver", "vehicle", "place", "note", "position", "unreadable"]),
            "What it is: a position in a hidden place, a VIN, a name or note, or a part that cannot be read."
        ) { $0.kind },
        JSONMember("text", .text, "The word or position.") { $0.text },
        JSONMember("part", .text, "Where it is, with the encodings around it.") { $0.part },
    ]

    static let check = JSONShape<CheckedBundle>(
        "shareCheck", "what was found in a bundle",
        [
            .format("obdmech.shareCheck/1"),
            JSONMember("file", .text, "The file.") { $0.file },
            JSONMember("clean", .yesNo, "Whether nothing was found.") { $0.findings.isEmpty },
            JSONMember("words", .integer, "Number of words that were looked for.") { $0.words },
            JSONMember("hiddenPlaces", .integer, "Number of hidden places that were looked for.") { $0.zones },
            JSONMember("findings", .list(.object(finding)), "What must not be in it.") { $0.findings },
        ])

    package static func json(_ contents: SharedContents) -> JSON { self.contents.json(contents) }
    package static func json(_ checked: CheckedBundle) -> JSON { check.json(checked) }
}

extension DocumentForm {
    static let share = DocumentForm(
        "share", of: ["share"], "Output of share --json and share --check --json.",
        [ShareDocuments.contents.form, ShareDocuments.check.form])
}
