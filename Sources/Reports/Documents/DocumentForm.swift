/// What stands in the JSON that a command writes. The schema of the document (`DocumentSchema`) and the manual page
/// obdmech-json(5) are made of these rows; tests hold what the program writes to them, both ways.
package struct DocumentForm: Sendable {
    /// "scan": of the file schemas/scan.json, and of the heading in the manual page.
    package let name: String
    /// The subcommands that write it; empty where none does.
    package let commands: [String]
    package let help: String
    /// One object a line, as long as the command goes on; else a single object over several lines.
    package let isLines: Bool
    /// An object is one of these.
    package let kinds: [JSONShape]

    init(_ name: String, of commands: [String], isLines: Bool = false, _ help: String, _ kinds: [JSONShape]) {
        (self.name, self.commands, self.isLines, self.help, self.kinds) = (name, commands, isLines, help, kinds)
    }

    /// In the order of the manual page.
    package static let all = [
        scan, clear, read, pids, trip, alert, report, trends, edit, delete, vehicle, calibration, explain, devices,
        doctor,
        terminal, config,
    ]
}

/// An object with a name of its own: a whole document, or what stands in several.
package struct JSONShape: Sendable {
    package let name: String
    /// What it is, without an article: "trip".
    package let title: String
    /// Their members stand in it too, as if they were its own.
    package let included: [JSONShape]
    package let members: [JSONMember]

    init(_ name: String, _ title: String, with included: [JSONShape] = [], _ members: [JSONMember] = []) {
        (self.name, self.title, self.included, self.members) = (name, title, included, members)
    }

    package var allMembers: [JSONMember] { members + included.flatMap(\.allMembers) }
}

/// A row: one member of an object.
package struct JSONMember: Sendable {
    package let name: String
    /// It is left out where nothing is known, or nothing is to be said.
    package let isOptional: Bool
    package let form: JSONForm
    package let help: String

    /// - Parameter name: with a ? behind it for what may be left out.
    init(_ name: String, _ form: JSONForm, _ help: String) {
        isOptional = name.hasSuffix("?")
        self.name = isOptional ? String(name.dropLast()) : name
        (self.form, self.help) = (form, help)
    }
}

/// What a value may be.
package indirect enum JSONForm: Sendable {
    case text
    /// The name and version of a document's form.
    case format(String)
    /// A string that is one of these.
    case words([String])
    /// A time in UTC: "2026-11-21T09:18:31Z".
    case time
    case day
    /// "P0301".
    case code
    /// Bytes: "41 0C" without blanks; empty for none.
    case hexadecimal
    case yesNo
    case integer
    /// In a unit; empty for a ratio, and where another member names it.
    case number(String)
    /// Any of several, none of which is an object or a list.
    case any([JSONForm])
    case list(JSONForm)
    case object([JSONMember])
    case shape(JSONShape)
    /// An object whose members are named by what `key` says, each of the same form.
    case map(key: String, JSONForm)
    /// Null where there is none.
    case orNull(JSONForm)

    static func words<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> JSONForm where Word.RawValue == String {
        .words(Word.allCases.map(\.rawValue))
    }
}

extension JSONMember {
    /// The help, with the unit.
    package var description: String { form.unit.map { "\(help) In \($0)." } ?? help }
}

extension JSONForm {
    /// The shapes that stand in it.
    package var shapes: [JSONShape] {
        switch self {
        case .shape(let shape): [shape]
        case .list(let form), .map(_, let form), .orNull(let form): form.shapes
        case .object(let members): members.flatMap(\.form.shapes)
        case .any(let forms): forms.flatMap(\.shapes)
        case .text, .format, .words, .time, .day, .code, .hexadecimal, .yesNo, .integer, .number: []
        }
    }

    /// The members of an object that has no name, or of those of a list, and what stands behind its name in a path.
    package var inner: (members: [JSONMember], suffix: String)? {
        switch self {
        case .object(let members): (members, "")
        case .list(let form): form.inner.map { ($0.members, "[]" + $0.suffix) }
        default: nil
        }
    }

    /// All that it may be; nil where that is no list of words.
    package var choices: [String]? {
        switch self {
        case .words(let words): words
        case .format(let name): [name]
        case .orNull(let form), .list(let form): form.choices
        default: nil
        }
    }

    /// Nil where there is none.
    package var unit: String? {
        switch self {
        case .number(let unit): unit.isEmpty ? nil : unit
        case .orNull(let form), .list(let form): form.unit
        default: nil
        }
    }

    /// For people: "number", "list of strings".
    package var words: String {
        switch self {
        case .text, .format, .words: "string"
        case .time: "time"
        case .day: "day"
        case .code: "trouble code"
        case .hexadecimal: "hexadecimal string"
        case .yesNo: "true or false"
        case .integer: "integer"
        case .number: "number"
        case .any(let forms): forms.map(\.words).joined(separator: " or ")
        case .list(let form): "list of " + form.plural
        case .object: "object"
        case .shape(let shape): shape.title + " object"
        case .map(let key, let form): "object of a \(form.words) for each \(key)"
        case .orNull(let form): form.words + " or null"
        }
    }

    private var plural: String {
        switch self {
        case .code, .object, .text, .time, .shape, .integer, .number: words + "s"
        case .words: "strings"
        default: words
        }
    }
}
