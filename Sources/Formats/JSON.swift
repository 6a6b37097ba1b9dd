/// A JSON value. Objects keep their order, and members without a value are omitted, since unknown is not 0.
package enum JSON: Sendable {
    case string(String)
    case integer(Int64)
    case number(Double)
    case bool(Bool)
    /// An explicit null, for a member that must be present even without a value.
    case null
    case array([JSON])
    case object([(String, JSON?)])

    /// Returns a number rounded to `decimals` places; nil for nil and for numbers that JSON cannot represent.
    package static func rounded(_ value: Double?, _ decimals: Int) -> JSON? {
        guard let value else { return nil }
        let factor = Decimals.factor(decimals)
        let rounded = (value * factor).rounded() / factor
        return rounded.isFinite ? .number(rounded) : nil
    }

    package static func text(_ value: String?) -> JSON? { value.map { .string($0) } }

    /// The value on one line.
    package var line: String {
        var text = ""
        // Most lines are samples.
        text.reserveCapacity(128)
        write(to: &text, indent: nil)
        return text
    }

    /// The value on several lines, indented by two spaces.
    package var document: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// The lines of `document`. All line breaks within strings are escaped.
    package var documentLines: [String] {
        let text = document
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// Appends the value to `text`.
    /// - Parameter indent: the indentation of the closing bracket; nil to write everything on one line.
    func write(to text: inout String, indent: Int?) {
        switch self {
        case .string(let value): Self.quote(value, to: &text)
        case .integer(let value): text += String(value)
        case .number(let value):
            // 14.0 is written as 14, since JSON has only one number type.
            text += value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .array(let values):
            text += "["
            var isFirst = true
            for value in values {
                Self.separate(&isFirst, indent, &text)
                value.write(to: &text, indent: indent.map { $0 + 2 })
            }
            Self.close(isEmpty: isFirst, indent, &text)
            text += "]"
        case .object(let members):
            text += "{"
            var isFirst = true
            for (name, value) in members {
                guard let value else { continue }
                Self.separate(&isFirst, indent, &text)
                Self.name(name, indent, &text)
                value.write(to: &text, indent: indent.map { $0 + 2 })
            }
            Self.close(isEmpty: isFirst, indent, &text)
            text += "}"
        }
    }

    /// Appends what precedes an element of a list whose brackets have this indentation.
    static func separate(_ isFirst: inout Bool, _ indent: Int?, _ text: inout String) {
        if !isFirst { text += "," }
        isFirst = false
        if let indent { newLine(indent + 2, &text) }
    }

    /// Appends what precedes the closing bracket.
    static func close(isEmpty: Bool, _ indent: Int?, _ text: inout String) {
        if let indent, !isEmpty { newLine(indent, &text) }
    }

    static func name(_ name: String, _ indent: Int?, _ text: inout String) {
        quote(name, to: &text)
        text += indent == nil ? ":" : ": "
    }

    private static let spaces = (0...16).map { "\n" + String(repeating: " ", count: $0) }

    private static func newLine(_ indent: Int, _ text: inout String) {
        text += indent < spaces.count ? spaces[indent] : "\n" + String(repeating: " ", count: indent)
    }

    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        // Most strings are the program's own names, which need no escapes.
        if value.isPlain {
            text += value
            text += "\""
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // JSON does not require escapes for most characters from 0x7F on, but terminals obey them or do not show
            // them.
            case _ where SafeText.isUnsafe(scalar) || SafeText.isJoiner(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSON {
    /// Parses a whole JSON text (RFC 8259); nil if it is invalid. A number without a fraction or an exponent is an
    /// integer.
    package init?(parsing text: Span<UInt8>) {
        var cursor = JSONCursor()
        guard let value = cursor.value(text), cursor.isAtEnd(text) else { return nil }
        self = value
    }

    package init?(parsing text: some Collection<UInt8>) { self.init(parsing: Array(text).span) }

    /// The member of an object with this name; nil if there is none or this is not an object.
    package subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == name }?.1
    }

    package var text: String? { if case .string(let text) = self { text } else { nil } }

    package var yesNo: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The value of a number or an integer; nil for other types.
    package var double: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
