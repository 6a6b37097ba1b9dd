/// A JSON value. Objects keep their order; members without a value are left out, since unknown is not 0.
package enum JSON: Sendable {
    case string(String)
    case integer(Int64)
    case number(Double)
    case bool(Bool)
    /// Said where a reader must find the member: that there is no value.
    case null
    case array([JSON])
    case object([(String, JSON?)])

    /// A number rounded to so many decimals; nil for nil and for what JSON cannot say.
    package static func rounded(_ value: Double?, _ decimals: Int) -> JSON? {
        guard let value else { return nil }
        let factor = Decimals.factor(decimals)
        let rounded = (value * factor).rounded() / factor
        return rounded.isFinite ? .number(rounded) : nil
    }

    package static func text(_ value: String?) -> JSON? { value.map { .string($0) } }

    /// On one line.
    package var line: String {
        var text = ""
        // Most lines are samples.
        text.reserveCapacity(128)
        write(to: &text, indent: nil)
        return text
    }

    /// Over several lines, indented by two spaces.
    package var document: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// The lines of `document`: no string in it has a line break that is not escaped.
    package var documentLines: [String] {
        let text = document
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// - Parameter indent: of the lines inside of it that follow; nil for all on one line.
    func write(to text: inout String, indent: Int?) {
        switch self {
        case .string(let value): Self.quote(value, to: &text)
        case .integer(let value): text += String(value)
        case .number(let value):
            // 14.0 is written 14: JSON knows one kind of number.
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

    /// What stands before an element of a list whose brackets are indented by so much.
    static func separate(_ isFirst: inout Bool, _ indent: Int?, _ text: inout String) {
        if !isFirst { text += "," }
        isFirst = false
        if let indent { newLine(indent + 2, &text) }
    }

    /// What stands before the closing bracket.
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
        // Most strings are names of ours: nothing in them is escaped.
        if value.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
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
            // Most of those from 0x7F on need not be escaped, but terminals obey them, or do not show them.
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
