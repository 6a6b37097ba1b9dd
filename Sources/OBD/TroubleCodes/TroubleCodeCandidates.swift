/// Preselects the codes whose description or causes may contain certain words, by the rows that these come from: making
/// all entries takes a second. Every code with the words is included, and some without them.
struct TroubleCodeCandidates {
    /// Beginnings of words, in lower case.
    private let wanted: [[UInt8]]
    /// Modes whose phrase contains a word, which may therefore be in all their codes.
    private var modes: Set<String> = []
    /// Codes of which mechanics know a cause with a word.
    private var codes: Set<String> = []

    /// - Parameter beginnings: beginnings of words, in lower case.
    init(beginnings: [String]) {
        wanted = beginnings.map { Array($0.utf8) }
        for (mode, row) in TroubleCodeModes.rows where has(row, fields: [1]) { modes.insert(mode) }
        for row in KnowledgeTable.ofStandard.flatMap(\.lines) where has(row, fields: [2]) {
            codes.formUnion(KnowledgeTable.codes(row).map(\.description))
        }
    }

    /// Whether a code may contain the words.
    ///
    /// - Parameter line: a line of `TroubleCodeLines`, with its code.
    func mayHave(_ line: Substring) -> Bool {
        if has(line.utf8) { return true }
        guard let mode = Self.mode(line).map(String.init) else { return true }
        return modes.contains(mode) || codes.contains(String(line.prefix { $0 != " " }))
    }

    /// Returns the text after the last colon; nil if there is none.
    private static func mode(_ text: Substring) -> Substring? {
        text.utf8.lastIndex(of: UInt8(ascii: ":")).map { Substring(text.utf8[$0...].dropFirst(2)) }
    }

    private func has(_ row: Substring, fields numbers: [Int]) -> Bool {
        let fields = row.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        return numbers.contains { $0 < fields.count && has(fields[$0]) }
    }

    /// Whether a word of the text begins with one of the wanted beginnings.
    private func has(_ text: Substring.UTF8View) -> Bool {
        var isInWord = false
        var index = text.startIndex
        while index < text.endIndex {
            let isOfWord = TroubleCodeSearch.isOfWord(text[index])
            if isOfWord, !isInWord, wanted.contains(where: { Self.begins(text[index...], $0) }) { return true }
            isInWord = isOfWord
            index = text.index(after: index)
        }
        return false
    }

    /// Whether a text begins with a wanted beginning, regardless of case.
    private static func begins(_ text: Substring.UTF8View, _ wanted: [UInt8]) -> Bool {
        var index = text.startIndex
        for byte in wanted {
            guard index < text.endIndex else { return false }
            let found = text[index]
            guard (0x41...0x5A).contains(found) ? found | 0x20 == byte : found == byte else { return false }
            index = text.index(after: index)
        }
        return true
    }
}
