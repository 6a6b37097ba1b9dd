/// Numbers, times and paragraphs as people read them.
package enum Format {
    /// "8.32"; "-" for what is not known.
    package static func fixed(_ value: Double?, _ decimals: Int) -> String {
        guard let value, value.isFinite, abs(value) < 1e12 else { return "-" }
        let scaled = Int64((abs(value) * Decimals.factor(decimals)).rounded())
        let sign = value < 0 && scaled != 0 ? "-" : ""
        var digits = String(scaled)
        guard decimals > 0 else { return sign + digits }
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return sign + digits.dropLast(decimals) + "." + digits.suffix(decimals)
    }

    /// With no more digits than are known, and no more decimals than are usual: "0.76" of 0.7648 that may be 10 % off,
    /// "0.765" where it is 1 %.
    package static func known(_ value: Double, uncertaintyPercent: Double?, decimals: Int) -> String {
        guard let uncertaintyPercent else { return fixed(value, decimals) }
        let digits = uncertaintyPercent >= 5 ? 2 : uncertaintyPercent >= 0.5 ? 3 : 4
        var whole = 0
        while whole < digits, abs(value) >= Decimals.factor(whole) { whole += 1 }
        return fixed(value, max(0, min(decimals, digits - whole)))
    }

    /// For a terminal that shows nothing but ASCII.
    package static func ascii(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return text.map { character in
            switch character {
            case "°": ""
            case "±": "+-"
            case "²": "2"
            case "³": "3"
            case "…": "..."
            case "–": "-"
            case "→": "->"
            case "×": "x"
            case "µ": "u"
            case "Ω": "Ohm"
            case "λ": "lambda"
            default: character.isASCII ? String(character) : "?"
            }
        }.joined()
    }

    /// "1726", "14.2": three significant digits are enough for a person.
    package static func number(_ value: Double) -> String {
        let size = abs(value)
        var decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
        // 83.00 °C is a whole number.
        while decimals > 0, fixed(value, decimals).hasSuffix("0") { decimals -= 1 }
        return fixed(value, decimals)
    }

    /// Names and what belongs to them in two columns; one below the other where the width does not allow it.
    package static func columns(_ rows: [(name: String, text: String)], width: Int, indent: Int = 0) -> [String] {
        let room = max(10, min(rows.map(\.name.count).max() ?? 0, (width - indent) * 6 / 10))
        let margin = String(repeating: " ", count: indent)
        return rows.flatMap { name, text -> [String] in
            // A word that has no room beside the name would be broken by the terminal.
            let widest = text.split(separator: " ").map { CellWidth.of($0) }.max() ?? 0
            if name.count > room || widest > width - indent - room - 2 {
                return wrapped(margin + name, width: width, indent: indent + 2)
                    + wrapped(margin + "    " + text, width: width, indent: indent + 4)
            }
            return wrapped(margin + padded(name, room + 2) + text, width: width, indent: indent + room + 2)
        }
    }

    /// Whole seconds of a duration that may stand in a damaged database.
    private static func whole(_ seconds: Double) -> Int { seconds > 0 ? Int(min(seconds, 1e12)) : 0 }

    /// "1 h 05 min", "20 min 3 s", "12 s".
    package static func duration(_ seconds: Double) -> String {
        let total = whole(seconds.rounded())
        let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        if hours > 0 { return "\(hours) h \(twoDigits(minutes)) min" }
        if minutes > 0 { return "\(minutes) min \(rest) s" }
        return "\(rest) s"
    }

    /// "0:12:34".
    package static func clock(_ seconds: Double) -> String {
        let total = whole(seconds)
        return "\(total / 3600):\(twoDigits(total / 60 % 60)):\(twoDigits(total % 60))"
    }

    package static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// "1 trip", "2 trips".
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// "a", "a and b", "a, b and c".
    package static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    package static func lowercased(_ text: String) -> String {
        // "EGR valve" keeps its capitals.
        let second = text.dropFirst().first
        guard let second, second.isLowercase || second == " " else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    package static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// To a width in cells.
    package static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - CellWidth.of(text)))
    }

    package static func leftPadded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - CellWidth.of(text))) + text
    }

    package static func withoutTrailingSpaces(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Breaks a paragraph at spaces so that no line is wider than `width` cells; lines after the first are indented. A
    /// word that is wider than the room for it stands alone. No line ends in spaces.
    package static func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
        var lines: [String] = []
        var prefix = ""
        var rest = withoutTrailingSpaces(text)[...]
        while prefix.count + CellWidth.of(rest) > width {
            let room = max(1, width - prefix.count)
            let words = rest.firstIndex { $0 != " " } ?? rest.endIndex
            let firstSpace = rest[words...].firstIndex(of: " ") ?? rest.endIndex
            // A space that follows what fits is dropped.
            let end = CellWidth.prefix(rest, room).endIndex
            let fitting = rest[end...].first == " " ? end : rest[..<end].lastIndex(of: " ") ?? firstSpace
            let cut = max(fitting, firstSpace)
            guard cut < rest.endIndex else { break }
            lines.append(withoutTrailingSpaces(prefix + rest[..<cut]))
            rest = rest[cut...].drop { $0 == " " }
            prefix = String(repeating: " ", count: indent)
        }
        lines.append(prefix + rest)
        return lines
    }
}
