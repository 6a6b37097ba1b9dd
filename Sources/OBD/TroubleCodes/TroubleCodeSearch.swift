/// Finds trouble codes by words of their descriptions and causes.
package enum TroubleCodeSearch {
    package struct Match: Sendable {
        package let code: TroubleCode
        package let entry: TroubleCodeCatalogue.Entry
        /// The causes that have the words; empty where the description has them all.
        package let causes: [String]
        /// 0 for whole words of the description; more for what is further away.
        let rank: Int
    }

    /// What people type, and what the catalogue says.
    private static let synonyms = [
        "o2": "oxygen", "ho2s": "oxygen", "maf": "mass", "map": "manifold", "ect": "coolant", "iat": "intake",
        "tps": "throttle", "tp": "throttle", "vss": "speed", "ckp": "crankshaft", "cmp": "camshaft", "cat": "catalyst",
        "dpf": "particulate", "gpf": "particulate", "def": "reagent", "adblue": "reagent", "tcm": "transmission",
        "gearbox": "transmission", "vvt": "camshaft", "cel": "malfunction", "mil": "malfunction",
        "tyre": "tire", "bonnet": "hood", "vapour": "vapor", "immobiliser": "immobilizer", "earth": "ground",
        "aerial": "antenna", "unit": "module", "lamp": "light",
    ]

    /// A number behind these belongs to them: "bank 2" is no "sensor 2".
    private static let numbered: Set = ["bank", "sensor", "cylinder"]

    /// One word that is looked for.
    private struct Wanted {
        /// As it was typed, and what the catalogue says for it.
        let alternatives: [String]
        var number: String?
    }

    /// The catalogued codes that have all the words, those first whose description has them, then those of which it is a likelier
    /// cause.
    ///
    /// A word of a description or of a cause counts when it begins with the word that is looked for, without regard to
    /// capitals and to a plural's s.
    package static func matches(_ words: [String]) -> [Match] { matches(words, isExhaustive: false) }

    /// - Parameter isExhaustive: every code is composed; the matches are the same.
    static func matches(_ words: [String], isExhaustive: Bool) -> [Match] {
        let wanted = wanted(words.flatMap { self.words($0) })
        guard !wanted.isEmpty else { return [] }
        var found: [(place: Int, match: Match)] = []
        // A cause stands with many codes.
        var known: [String: [String]] = [:]
        func wordsOf(_ text: String) -> [String] {
            if let words = known[text] { return words }
            let words = self.words(text).map(stem)
            known[text] = words
            return words
        }
        let candidates = isExhaustive ? [] : wanted.map { TroubleCodeCandidates(beginnings: $0.alternatives) }
        for (place, line) in TroubleCodeLines.all.enumerated() {
            guard candidates.allSatisfy({ $0.mayHave(line) }),
                let code = TroubleCode(String(line.prefix { $0 != " " })),
                let entry = TroubleCodeCatalogue.entry(code)
            else { continue }
            let description = self.words(entry.description).map(stem)
            let inDescription = wanted.map { rank($0, description) }
            var ranks: [Int] = []
            var causes: [String] = []
            for (index, word) in wanted.enumerated() {
                if let rank = inDescription[index] {
                    ranks.append(rank)
                    continue
                }
                let having = entry.causes.indices.filter { rank(word, wordsOf(entry.causes[$0])) != nil }
                guard let likeliest = having.first else { break }
                causes += having.map { entry.causes[$0] }.filter { !causes.contains($0) }
                ranks.append(10 + likeliest)
            }
            guard ranks.count == wanted.count else { continue }
            found.append((place, Match(code: code, entry: entry, causes: causes, rank: ranks.reduce(0, +))))
        }
        return found.sorted { ($0.match.rank, $0.place) < ($1.match.rank, $1.place) }.map(\.match)
    }

    /// Words of the descriptions that begin with the text, in alphabetical order: what a shell may offer.
    package static func words(beginning prefix: String, atMost count: Int) -> [String] {
        let prefix = prefix.lowercased()
        return Array(vocabulary.filter { $0.hasPrefix(prefix) }.sorted().prefix(count))
    }

    /// Words of components, each once, in no order.
    package static var vocabulary: Set<String> {
        var words: Set<String> = []
        for line in TroubleCodeLines.all {
            let subject = line.utf8.drop { $0 != UInt8(ascii: " ") }
            for word in subject.split(whereSeparator: { !isLetter($0) }) where word.count > 3 {
                words.insert(String(Substring(word)).lowercased())
            }
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    /// 0 for a whole word, 1 for the beginning of one, 2 or 3 for what people call it otherwise; nil for none.
    private static func rank(_ word: Wanted, _ words: [String]) -> Int? {
        if let number = word.number {
            return zip(words, words.dropFirst()).contains { word.alternatives.contains($0) && $1 == number } ? 0 : nil
        }
        for (index, wanted) in word.alternatives.enumerated() {
            if words.contains(wanted) { return 2 * index }
            // A letter alone is the name of a sensor, and no beginning.
            if wanted.utf8.count > 1, words.contains(where: { $0.utf8.starts(with: wanted.utf8) }) {
                return 2 * index + 1
            }
        }
        return nil
    }

    private static func wanted(_ words: [String]) -> [Wanted] {
        var wanted: [Wanted] = []
        for word in words {
            if let last = wanted.last, last.number == nil, let noun = last.alternatives.first, numbered.contains(noun),
                word.utf8.count == 1
            {
                wanted[wanted.count - 1].number = word
            } else {
                wanted.append(
                    Wanted(alternatives: [stem(word)] + ((synonyms[word] ?? synonyms[stem(word)]).map { [$0] } ?? [])))
            }
        }
        return wanted
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().utf8.split { !isOfWord($0) }.map { String(Substring($0)) }
    }

    static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80 }

    private static func stem(_ word: String) -> String {
        word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
}
