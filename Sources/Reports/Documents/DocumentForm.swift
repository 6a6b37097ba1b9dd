/// The form of the JSON output of a command. The schema of the document (`DocumentSchema`) and the manual page
/// obdmech-json(5) are made from these rows; tests check that the output matches them, and that each row is used.
package struct DocumentForm: Sendable {
    /// The name, such as "scan" for schemas/scan.json and the heading in the manual page.
    package let name: String
    /// The subcommands that write it; empty if none does.
    package let commands: [String]
    package let help: String
    /// Whether it has one object per line while the command runs, and not a single object over several lines.
    package let isLines: Bool
    /// The possible kinds of object.
    package let kinds: [JSONShape]

    init(_ name: String, of commands: [String], isLines: Bool = false, _ help: String, _ kinds: [JSONShape]) {
        (self.name, self.commands, self.isLines, self.help, self.kinds) = (name, commands, isLines, help, kinds)
    }

    /// In the order of the manual page.
    package static let all = [
        scan, clear, read, pids, trip, alert, report, lap, drift, trends, compare, laps, routes, route, routeStats,
        routeComparison, places, edit, delete, vehicle, calibration, gates, speedTests, batteryTests, monitorTests,
        importPreview, explain,
        devices,
        doctor,
        terminal, config,
    ]
}

/// An object with a name: a whole document, or an object that occurs in several documents.
package struct JSONShape: Sendable {
    package let name: String
    /// A noun without an article, such as "trip".
    package let title: String
    /// Shapes whose members this shape has too.
    package let included: [JSONShape]
    package let members: [JSONMember]

    init(_ name: String, _ title: String, with included: [JSONShape] = [], _ members: [JSONMember] = []) {
        (self.name, self.title, self.included, self.members) = (name, title, included, members)
    }

    package var allMembers: [JSONMember] { members + included.flatMap(\.allMembers) }
}

/// A member of an object.
package struct JSONMember: Sendable {
    package let name: String
    /// Whether it may be absent, if its value is unknown or does not apply.
    package let isOptional: Bool
    package let form: JSONForm
    package let help: String

    /// - Parameter name: the name, with a ? at the end if the member may be absent.
    init(_ name: String, _ form: JSONForm, _ help: String) {
        isOptional = name.hasSuffix("?")
        self.name = isOptional ? String(name.dropLast()) : name
        (self.form, self.help) = (form, help)
    }
}

/// The form of a value.
package indirect enum JSONForm: Sendable {
    case text
    /// The name and version of a document's form.
    case format(String)
    /// One of these strings.
    case words([String])
    /// A time in UTC, such as "2026-11-21T09:18:31Z".
    case time
    case day
    /// A trouble code, such as "P0301".
    case code
    /// Bytes in hexadecimal digits without spaces; may be empty.
    case hexadecimal
    case yesNo
    case integer
    /// A number in a unit. The unit is empty for a ratio, or if another member names it.
    case number(String)
    /// One of several forms, none of which is an object or a list.
    case any([JSONForm])
    case list(JSONForm)
    case object([JSONMember])
    case shape(JSONShape)
    /// An object whose member names are described by `key`, with values of the same form.
    case map(key: String, JSONForm)
    /// Null if there is no value.
    case orNull(JSONForm)

    static func words<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> JSONForm where Word.RawValue == String {
        .words(Word.allCases.map(\.rawValue))
    }
}

extension JSONMember {
    /// The help text with the unit.
    package var description: String { form.unit.map { "\(help) In \($0)." } ?? help }
}

extension JSONForm {
    /// The shapes that it contains.
    package var shapes: [JSONShape] {
        switch self {
        case .shape(let shape): [shape]
        case .list(let form), .map(_, let form), .orNull(let form): form.shapes
        case .object(let members): members.flatMap(\.form.shapes)
        case .any(let forms): forms.flatMap(\.shapes)
        case .text, .format, .words, .time, .day, .code, .hexadecimal, .yesNo, .integer, .number: []
        }
    }

    /// The members of an unnamed object, or of those in a list, and the suffix of the name in a path.
    package var inner: (members: [JSONMember], suffix: String)? {
        switch self {
        case .object(let members): (members, "")
        case .list(let form): form.inner.map { ($0.members, "[]" + $0.suffix) }
        default: nil
        }
    }

    /// The allowed words; nil if it is not restricted to words.
    package var choices: [String]? {
        switch self {
        case .words(let words): words
        case .format(let name): [name]
        case .orNull(let form), .list(let form): form.choices
        default: nil
        }
    }

    /// The unit; nil if there is none.
    package var unit: String? {
        switch self {
        case .number(let unit): unit.isEmpty ? nil : unit
        case .orNull(let form), .list(let form): form.unit
        default: nil
        }
    }

    /// The form in words, such as "number" or "list of strings".
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
