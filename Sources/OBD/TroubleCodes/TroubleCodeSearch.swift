/// Finds trouble codes by words in their descriptions and causes.
package enum TroubleCodeSearch {
    package struct Match: Sendable {
        package let code: TroubleCode
        package let entry: TroubleCodeCatalogue.Entry
        /// The causes that contain the words; empty if the description contains them all.
        package let causes: [String]
        /// Whether the make for which was searched defines the code.
        package let isOfMake: Bool
        /// The quality of the match: 0 for whole words of the description; greater for less similar words, and for
        /// causes.
        let rank: Int
    }

    /// Words that people type, and those in the catalog.
    private static let synonyms = [
        "o2": "oxygen", "ho2s": "oxygen", "maf": "mass", "map": "manifold", "ect": "coolant", "iat": "intake",
        "tps": "throttle", "tp": "throttle", "vss": "speed", "ckp": "crankshaft", "cmp": "camshaft", "cat": "catalyst",
        "dpf": "particulate", "gpf": "particulate", "def": "reagent", "adblue": "reagent", "tcm": "transmission",
        "gearbox": "transmission", "vvt": "camshaft", "cel": "malfunction", "mil": "malfunction",
        "tyre": "tire", "bonnet": "hood", "vapour": "vapor", "immobiliser": "immobilizer", "earth": "ground",
        "aerial": "antenna", "unit": "module", "lamp": "light",
    ]

    /// Nouns to which a following number belongs, so that "bank 2" does not match "sensor 2".
    private static let numbered: Set = ["bank", "sensor", "cylinder"]

    /// A word that is searched for.
    private struct Wanted {
        /// The word as it was typed, and its synonym in the catalog.
        let alternatives: [String]
        var number: String?
    }

    /// Returns what drivers usually mean by the words (`everydayCodes`), then the codes in the catalog that contain all of
    /// them. Codes with the words in their description come
    /// first, then those with the words in a cause, the more likely causes first.
    ///
    /// A word of a description or cause matches if it begins with the wanted word, regardless of case and of a plural
    /// s.
    ///
    /// - Parameter make: the manufacturer whose own codes are searched too.
    package static func matches(_ words: [String], make: NamedMake? = nil) -> [Match] {
        let first = everydayCodes(words).compactMap { code in
            TroubleCodeCatalogue.entry(code).map { Match(code: code, entry: $0, causes: [], isOfMake: false, rank: -1) }
        }
        let others = matches(words, make: make, isExhaustive: false)
        return first + others.filter { other in other.isOfMake || !first.contains { $0.code == other.code } }
    }

    /// - Parameter isExhaustive: whether to compose every code; the matches are the same.
    static func matches(_ words: [String], make: NamedMake? = nil, isExhaustive: Bool) -> [Match] {
        let wanted = wanted(words.flatMap { self.words($0) })
        guard !wanted.isEmpty else { return [] }
        var found: [(place: Int, match: Match)] = []
        // A cache, because many codes share a cause.
        var known: [String: [String]] = [:]
        func wordsOf(_ text: String) -> [String] {
            if let words = known[text] { return words }
            let words = self.words(text).map(stem)
            known[text] = words
            return words
        }
        let candidates = isExhaustive ? [] : wanted.map { TroubleCodeCandidates(beginnings: $0.alternatives) }
        let generic = TroubleCodeLines.all
        for (place, line) in (generic + (make?.group.map(ManufacturerCodes.lines) ?? [])).enumerated() {
            let isOfMake = place >= generic.count
            guard isOfMake || candidates.allSatisfy({ $0.mayHave(line) }),
                let code = TroubleCode(String(line.prefix { $0 != " " })),
                let entry = isOfMake
                    ? make?.group.flatMap({ TroubleCodeCatalogue.own(code, $0)?.entry })
                    : TroubleCodeCatalogue.entry(code)
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
                let having = entry.causes.indices.filter { rank(word, wordsOf(entry.causes[$0].text)) != nil }
                guard let likeliest = having.first else { break }
                causes += having.map { entry.causes[$0].text }.filter { !causes.contains($0) }
                ranks.append(10 + likeliest)
            }
            guard ranks.count == wanted.count else { continue }
            found.append(
                (place, Match(code: code, entry: entry, causes: causes, isOfMake: isOfMake, rank: ranks.reduce(0, +))))
        }
        return found.sorted { ($0.match.rank, $0.place) < ($1.match.rank, $1.place) }.map(\.match)
    }

    /// Returns words of `vocabulary` that begin with the text, in alphabetical order, for shell completion.
    package static func words(beginning prefix: String, atMost count: Int) -> [String] {
        let prefix = prefix.lowercased()
        return Array(vocabulary.filter { $0.hasPrefix(prefix) }.sorted().prefix(count))
    }

    /// The words of more than three letters in the catalog's lines, in lower case.
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

    /// Returns 0 for a whole word, 1 for the beginning of one, 2 or 3 likewise for a synonym; nil if there is no match.
    private static func rank(_ word: Wanted, _ words: [String]) -> Int? {
        if let number = word.number {
            return zip(words, words.dropFirst()).contains { word.alternatives.contains($0) && $1 == number } ? 0 : nil
        }
        for (index, wanted) in word.alternatives.enumerated() {
            if words.contains(wanted) { return 2 * index }
            // A single letter is the designator of a sensor, and not the beginning of a word.
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
