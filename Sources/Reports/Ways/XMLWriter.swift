import Formats

/// Writes XML. Whatever is a value is escaped.
struct XMLWriter {
    private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    private var open: [String] = []

    mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        indent()
        text += "<\(name)\(Self.written(attributes))>\n"
        open.append(name)
    }

    mutating func end() {
        guard let name = open.popLast() else { return }
        indent()
        text += "</\(name)>\n"
    }

    /// An element with text; nothing without.
    mutating func element(_ name: String, _ content: String?) {
        guard let content else { return }
        indent()
        text += "<\(name)>\(Self.escaped(content))</\(name)>\n"
    }

    /// An element with a decimal number; nothing without.
    mutating func element(_ name: String, _ value: Double?, decimals: Int) {
        element(name, Self.number(value, decimals: decimals))
    }

    /// An element without content.
    mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        indent()
        text += "<\(name)\(Self.written(attributes))/>\n"
    }

    static func number(_ value: Double?, decimals: Int) -> String? {
        guard let value, value.isFinite, abs(value) < 1e9 else { return nil }
        return Decimals.text(value, decimals)
    }

    private mutating func indent() { text += String(repeating: " ", count: open.count) }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.reduce("") { $0 + " \($1.key)=\"\(escaped($1.value))\"" }
    }

    /// Characters that XML does not have at all are replaced, by `SafeText`.
    private static func escaped(_ content: String) -> String {
        var text = ""
        for scalar in SafeText.line(content).unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
