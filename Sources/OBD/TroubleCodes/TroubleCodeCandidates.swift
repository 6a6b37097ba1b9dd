/// Which codes may have a word in their description or causes, by the rows of which these are composed: composing
/// all of them takes a second. It lets through all that have the word, and some that do not.
struct TroubleCodeCandidates {
    /// Beginnings of words, in small letters.
    private let wanted: [[UInt8]]
    /// Modes of whose rows every code may have it.
    private var modes: Set<String> = []
    /// The first words of components whose rows have it.
    private var components: Set<String> = []
    /// Modes of exceptions that have it, and the first words of the components that they are of.
    private var exceptions: [String: Set<String>] = [:]
    private var codes: Set<String> = []

    /// - Parameter beginnings: in small letters.
    init(beginnings: [String]) {
        wanted = beginnings.map { Array($0.utf8) }
        for (mode, row) in TroubleCodeModes.rows where has(row, fields: [1, 3]) { modes.insert(mode) }
        for (key, row) in TroubleCodeWiring.faultRows where has(row, fields: [1]) {
            if let mode = Self.mode(key[...]) { modes.insert(String(mode)) }
        }
        for (key, row) in TroubleCodeComponents.rows where has(row, fields: [1, 4]) {
            components.insert(Self.firstWord(key[...]))
        }
        for (key, row) in TroubleCodeExceptions.rows where has(row, fields: [2]) {
            if let mode = Self.mode(key[...]) {
                exceptions[String(mode), default: []].insert(Self.firstWord(key.prefix { $0 != "," && $0 != ":" }))
            } else {
                codes.insert(key)
            }
        }
    }

    /// - Parameter line: of `TroubleCodeLines`, with its code.
    func mayHave(_ line: Substring) -> Bool {
        if has(line.utf8) { return true }
        guard let mode = Self.mode(line).map(String.init) else { return true }
        if modes.contains(mode) || codes.contains(String(line.prefix { $0 != " " })) { return true }
        let ofMode = exceptions[mode] ?? []
        if components.isEmpty, ofMode.isEmpty { return false }
        return line.utf8.split(whereSeparator: { [0x20, 0x2C, 0x3A].contains($0) }).contains { word in
            let word = String(Substring(word))
            return components.contains(word) || ofMode.contains(word)
        }
    }

    /// What stands behind the last colon; nil where there is none.
    private static func mode(_ text: Substring) -> Substring? {
        text.utf8.lastIndex(of: UInt8(ascii: ":")).map { Substring(text.utf8[$0...].dropFirst(2)) }
    }

    private static func firstWord(_ text: Substring) -> String {
        String(Substring(text.utf8.prefix { $0 != UInt8(ascii: " ") }))
    }

    private func has(_ row: Substring, fields numbers: [Int]) -> Bool {
        let fields = row.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        return numbers.contains { $0 < fields.count && has(fields[$0]) }
    }

    /// Whether a word of the text begins with one that is wanted.
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

    /// Without regard to capitals.
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
