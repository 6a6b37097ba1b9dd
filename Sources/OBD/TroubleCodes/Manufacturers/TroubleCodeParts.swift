import EmbeddedData

/// Which part of the car a manufacturer's code is about, by the words of its component's name, where the component has no row
/// of its own in `TroubleCodeComponents`.
enum TroubleCodeParts {
    /// Returns the area of the first row whose words are in the name, with what stands in parentheses, or
    /// without letters and numbers, if need be; nil if there is none.
    static func area(_ name: Substring) -> TroubleCodeArea? {
        areaOf(withoutParentheses(name)) ?? (name.utf8.contains(UInt8(ascii: "(")) ? areaOf(name) : nil)
            ?? areaOf(Substring(TroubleCodeComponents.key(name)))
    }

    private static func areaOf(_ name: Substring) -> TroubleCodeArea? {
        let words = name.utf8.split { $0 == 0x20 || $0 == 0x28 || $0 == 0x29 }.map { Substring($0) }
        var found: Int?
        for index in words.indices {
            let rest = words[index...]
            for row in (areaIndex[String(words[index])] ?? []) + beginnings where row < found ?? .max {
                let wanted = areaRows[row].words
                if wanted.count <= rest.count, zip(wanted, rest).allSatisfy({ $0.matches($1) }) { found = row }
            }
        }
        return found.map { areaRows[$0].area }
    }

    static func withoutParentheses(_ name: Substring) -> Substring {
        guard let opening = name.utf8.firstIndex(of: UInt8(ascii: "(")) else { return name }
        let rest = name[opening...].utf8.firstIndex(of: UInt8(ascii: ")")).map { name[name.utf8.index(after: $0)...] }
        return name[..<opening] + (rest.map { $0.drop { $0 == " " } } ?? "")
    }

    private struct AreaRow: Sendable {
        let words: [Word]
        let area: TroubleCodeArea
    }

    /// A word of a row; with "*" at its end, the beginning of one.
    private struct Word: Sendable {
        let text: Substring
        let isBeginning: Bool

        init(_ word: Substring) {
            isBeginning = word.last == "*"
            text = isBeginning ? word.dropLast() : word
        }

        func matches(_ word: Substring) -> Bool {
            isBeginning ? word.utf8.starts(with: text.utf8) : word == text
        }
    }

    /// The rows by their first word, because a search composes thousands of codes.
    private static let areaIndex = Dictionary(
        grouping: areaRows.indices.filter { areaRows[$0].words.first?.isBeginning == false },
        by: { areaRows[$0].words.first.map { String($0.text) } ?? "" })
    /// Those whose first word is the beginning of one.
    private static let beginnings = areaRows.indices.filter { areaRows[$0].words.first?.isBeginning == true }

    /// `words | area`: the first row counts whose words stand in the name; "*" stands for the rest of a word.
    private static let areaRows: [AreaRow] = TroubleCodeRow.lines(DataFile.text("composition/areas.txt")).compactMap {
        line in
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 2, let area = TroubleCodeArea(rawValue: fields[1]) else { return nil }
        return AreaRow(words: fields[0].split(separator: " ").map(Word.init), area: area)
    }
}
