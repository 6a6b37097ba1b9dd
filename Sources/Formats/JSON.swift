/// A JSON value. Objects keep their order; members without a value are left out, since unknown is not 0.
package indirect enum JSON: Sendable {
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
        document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .string(let value): Self.quote(value, to: &text)
        case .integer(let value): text += String(value)
        case .number(let value):
            // 14.0 is written 14: JSON knows one kind of number.
            text += value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .array(let values):
            Self.list(values, brackets: ("[", "]"), indent: indent, to: &text) { value, text, indent in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            let known = members.lazy.filter { $0.1 != nil }
            Self.list(known, brackets: ("{", "}"), indent: indent, to: &text) { member, text, indent in
                Self.quote(member.0, to: &text)
                text += indent == nil ? ":" : ": "
                member.1?.write(to: &text, indent: indent)
            }
        }
    }

    private static func list<Element>(
        _ elements: some Sequence<Element>, brackets: (String, String), indent: Int?, to text: inout String,
        write: (Element, inout String, Int?) -> Void
    ) {
        text += brackets.0
        let inner = indent.map { $0 + 2 }
        var isEmpty = true
        for element in elements {
            if !isEmpty { text += "," }
            isEmpty = false
            if let inner { text += "\n" + String(repeating: " ", count: inner) }
            write(element, &text, inner)
        }
        if let indent, !isEmpty { text += "\n" + String(repeating: " ", count: indent) }
        text += brackets.1
    }

    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        // Most strings are names of ours: nothing in them is escaped.
        let isPlain = value.unicodeScalars.allSatisfy { scalar in
            scalar != "\"" && scalar != "\\" && !SafeText.isUnsafe(scalar) && !SafeText.isJoiner(scalar)
        }
        if isPlain {
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
