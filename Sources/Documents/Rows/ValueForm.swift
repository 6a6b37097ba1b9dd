/// The form of a `JSONShape`: an object with a name.
package struct ShapeForm: Sendable {
    package let name: String
    /// A noun without an article, such as "trip".
    package let title: String
    /// Shapes whose members this shape has too.
    package let included: [ShapeForm]
    /// Its own.
    package let members: [MemberForm]

    package var allMembers: [MemberForm] { members + included.flatMap(\.allMembers) }
}

/// The form of a member of an object.
package struct MemberForm: Sendable {
    package let name: String
    /// Whether it may be absent, if its value is unknown or does not apply.
    package private(set) var isOptional: Bool
    package let form: ValueForm
    package let help: String

    init(name: String, isOptional: Bool, form: ValueForm, help: String) {
        self.name = name
        self.isOptional = isOptional
        self.form = form
        self.help = help
    }

    /// The same, but it may be absent.
    var optional: MemberForm {
        var form = self
        form.isOptional = true
        return form
    }
}

/// The form of a value.
package indirect enum ValueForm: Sendable {
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
    case any([ValueForm])
    case list(ValueForm)
    case object([MemberForm])
    case shape(ShapeForm)
    /// An object whose member names are described by `key`, with values of the same form.
    case map(key: String, ValueForm)
    /// Null if there is no value.
    case orNull(ValueForm)
}

extension MemberForm {
    /// The help text with the unit.
    package var description: String { form.unit.map { "\(help) In \($0)." } ?? help }
}

extension ValueForm {
    /// The shapes that it contains.
    package var shapes: [ShapeForm] {
        switch self {
        case .shape(let shape): [shape]
        case .list(let form), .map(_, let form), .orNull(let form): form.shapes
        case .object(let members): members.flatMap(\.form.shapes)
        case .any(let forms): forms.flatMap(\.shapes)
        case .text, .format, .words, .time, .day, .code, .hexadecimal, .yesNo, .integer, .number: []
        }
    }

    /// The members of an unnamed object, or of those in a list, and the suffix of the name in a path.
    package var inner: (members: [MemberForm], suffix: String)? {
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

    /// Whether it is an object, or a list of objects.
    var isNested: Bool {
        switch self {
        case .object, .shape, .map: true
        case .list(let form), .orNull(let form): form.isNested
        default: false
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
        case .map(let key, let form): "object, for each \(key): \(form.words)"
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
