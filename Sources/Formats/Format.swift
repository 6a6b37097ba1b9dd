/// Numbers, times and paragraphs in human-readable form.
package enum Format {
    /// Returns a number with a fixed number of decimals for people, such as "8.32", or "8,32" where `DecimalSign` is a
    /// comma; "-" if it is unknown. What programs read is written with `Decimals.text`.
    package static func fixed(_ value: Double?, _ decimals: Int) -> String {
        let text = Decimals.text(value, decimals)
        return decimals > 0 && DecimalSign.isComma ? text.replacing(".", with: ",") : text
    }

    /// Returns a number with no more digits than its uncertainty allows, and no more decimals than `decimals`: 0.7648
    /// becomes "0.76" if it may be 10% off, and "0.765" if it may be 1% off.
    package static func known(_ value: Double, uncertaintyPercent: Double?, decimals: Int) -> String {
        guard let uncertaintyPercent else { return fixed(value, decimals) }
        let digits = uncertaintyPercent >= 5 ? 2 : uncertaintyPercent >= 0.5 ? 3 : 4
        var whole = 0
        while whole < digits, abs(value) >= Decimals.factor(whole) { whole += 1 }
        return fixed(value, max(0, min(decimals, digits - whole)))
    }

    /// Returns the text for a terminal that shows only ASCII.
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

    /// Returns a number with about three significant digits, which are enough for users, such as "1726" or "14.2".
    /// - Parameter most: the greatest number of decimals.
    package static func number(_ value: Double, atMost most: Int = 3) -> String {
        let size = abs(value)
        var decimals = min(most, size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3)
        // 83.00 °C is shown as a whole number.
        while decimals > 0, fixed(value, decimals).hasSuffix("0") { decimals -= 1 }
        return fixed(value, decimals)
    }

    /// Returns names and descriptions in two columns. A description goes below its name if the width is too small.
    package static func columns(_ rows: [(name: String, text: String)], width: Int, indent: Int = 0) -> [String] {
        let room = max(10, min(rows.map(\.name.count).max() ?? 0, (width - indent) * 6 / 10))
        let margin = String(repeating: " ", count: indent)
        return rows.flatMap { name, text -> [String] in
            // The terminal would break a word that does not fit beside the name.
            let widest = text.split(separator: " ").map { CellWidth.of($0) }.max() ?? 0
            if name.count > room || widest > width - indent - room - 2 {
                return wrapped(margin + name, width: width, indent: indent + 2)
                    + wrapped(margin + "    " + text, width: width, indent: indent + 4)
            }
            return wrapped(margin + padded(name, room + 2) + text, width: width, indent: indent + room + 2)
        }
    }

    /// Returns the whole seconds of a duration, with limits because it may come from a damaged database.
    private static func whole(_ seconds: Double) -> Int { seconds > 0 ? Int(min(seconds, 1e12)) : 0 }

    /// Returns a duration such as "1 h 05 min", "20 min 3 s" or "12 s".
    package static func duration(_ seconds: Double) -> String {
        let total = whole(seconds.rounded())
        let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        if hours > 0 { return "\(hours) h \(twoDigits(minutes)) min" }
        if minutes > 0 { return "\(minutes) min \(rest) s" }
        return "\(rest) s"
    }

    /// Returns a duration such as "0:12:34".
    package static func clock(_ seconds: Double) -> String {
        let total = whole(seconds)
        return "\(total / 3600):\(twoDigits(total / 60 % 60)):\(twoDigits(total % 60))"
    }

    package static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// Returns a number with a noun, such as "1 trip" or "2 trips".
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Returns a number with its sign: "+0.12", "-3", "0".
    package static func signed(_ value: Double, _ decimals: Int) -> String {
        let text = fixed(value, decimals)
        return text.hasPrefix("-") || !text.contains { ("1"..."9").contains($0) } ? text : "+" + text
    }

    /// Returns a number of bytes: "12 kB", "1.5 GB". What is not empty has at least 1 kB.
    package static func bytes(_ count: Int64) -> String {
        for (unit, size) in [("TB", 1e12), ("GB", 1e9), ("MB", 1e6)] where Double(count) >= size {
            return "\(fixed(Double(count) / size, 1)) \(unit)"
        }
        return "\(count > 0 ? max(1, count / 1000) : 0) kB"
    }

    /// Returns items as a list: "a", "a and b" or "a, b and c".
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

    package static func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    /// Returns the text padded with spaces to a width in cells.
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

    /// Breaks a paragraph at spaces so that no line is wider than `width` cells, and indents all lines but the first. A
    /// word that is too wide stands alone. No line ends in spaces.
    package static func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
        let text = withoutTrailingSpaces(text)
        guard CellWidth.of(text[...]) > width else { return [text] }
        var lines: [String] = []
        var prefix = ""
        var rest = withUnitsKept(text)[...]
        while prefix.count + CellWidth.of(rest) > width {
            let room = max(1, width - prefix.count)
            let words = rest.firstIndex { $0 != " " } ?? rest.endIndex
            let firstSpace = rest[words...].firstIndex(of: " ") ?? rest.endIndex
            // A space after the part that fits is dropped.
            let end = CellWidth.prefix(rest, room).endIndex
            let fitting = rest[end...].first == " " ? end : rest[..<end].lastIndex(of: " ") ?? firstSpace
            let cut = max(fitting, firstSpace)
            guard cut < rest.endIndex else { break }
            lines.append(withoutTrailingSpaces(prefix + rest[..<cut]))
            rest = rest[cut...].drop { $0 == " " }
            prefix = String(repeating: " ", count: indent)
        }
        lines.append(prefix + rest)
        return lines.map { $0.replacing(String(keptSpace), with: " ") }
    }

    /// Stands for a space at which a line is not broken.
    private static let keptSpace: Character = "\u{A0}"
    /// What stands behind a number, with a space between them.
    private static let units: Set<Substring> = [
        "%", "A", "EUR", "GB", "Hz", "L", "L/100", "L/h", "MB", "Nm", "V", "bar", "d", "g/km", "g/mi", "g/s", "gal",
        "h", "hp", "imp",
        "kB",
        "kPa", "kW", "kWh", "kWh/100", "kg", "lb", "km", "km/h", "m", "m/s²", "mA", "mi", "min", "mpg", "mph", "ms",
        "psi",
        "rpm",
        "s", "Ω", "°", "°C", "°F", "AM", "PM",
    ]

    private static func isMonth(_ word: Substring) -> Bool { months.contains(word) }
    private static let months: Set<Substring> = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Keeps a number with its unit, a date, and a duration ("9 h 00 min") in one line.
    private static func withUnitsKept(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var kept = String(words[0])
        for (index, word) in words.enumerated().dropFirst() {
            let before = words[index - 1]
            let bare = word.prefix { !",;:.)".contains($0) || $0 == "." && word.last != "." }
            let isUnit = before.last?.isNumber == true && units.contains(bare)
            let isDuration =
                ["d", "h"].contains(before) && word.first?.isNumber == true && index > 1
                && words[index - 2].last?.isNumber == true
            let isYear = index > 1 && before.last == "," && isMonth(words[index - 2])
            let isDate =
                isMonth(bare) && before.last?.isNumber == true
                || word.first?.isNumber == true && (isMonth(before) || isYear)
            kept += (isUnit || isDuration || isDate ? String(keptSpace) : " ") + word
        }
        return kept
    }
}
