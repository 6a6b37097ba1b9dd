import Formats

/// Words that must not occur, in text or any other bytes.
struct WordSearch: Sendable {
    private struct Needle {
        let word: Secrets.Word
        let bytes: [UInt8]
        /// Whether upper and lower case are the same.
        let isLoose: Bool
    }

    private let needles: [Needle]
    /// Words of several parts, folded.
    private let folded: [(word: Secrets.Word, bytes: [UInt8])]
    /// The needles by their first byte, in lower case.
    private let byFirst: [[Int]]

    init(_ words: [Secrets.Word]) {
        var needles: [Needle] = []
        for word in words {
            // A short name and that of a place are words of the language, too.
            let isLoose = word.kind == .vin || word.text.count > (word.kind == .place ? 6 : 4)
            for bytes in Self.forms(word.text, isLoose: isLoose) {
                needles.append(
                    Needle(word: word, bytes: bytes.map { isLoose ? Self.lower($0) : $0 }, isLoose: isLoose))
            }
            // The whole word in base64 or hexadecimal digits, which is too short to be seen as such.
            let bytes = Array(word.text.utf8)
            let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            needles.append(Needle(word: word, bytes: Array(digits.utf8), isLoose: true))
            let text = Base64.text(bytes)
            for form in Set([text, String(text.prefix { $0 != "=" })]) {
                needles.append(Needle(word: word, bytes: Array(form.utf8), isLoose: false))
            }
        }
        self.needles = needles
        folded = words.filter { $0.kind != .vin }.flatMap { word in Self.foldedForms(word).map { (word, $0) } }
        var byFirst = [[Int]](repeating: [], count: 256)
        for (index, needle) in needles.enumerated() {
            let first = needle.bytes[0]
            byFirst[Int(first)].append(index)
            if needle.isLoose, (0x61...0x7A).contains(first) { byFirst[Int(first - 0x20)].append(index) }
        }
        self.byFirst = byFirst
    }

    /// The bytes of a word: also in capitals, with marks after their letters, and in Latin-1.
    private static func forms(_ text: String, isLoose: Bool) -> Set<[UInt8]> {
        var forms: Set<[UInt8]> = []
        let isShort = text.count < 4
        for form in isShort
            ? [text] : isLoose ? [text, text.lowercased(), text.uppercased()] : [text, text.uppercased()]
        {
            forms.insert(Array(form.utf8))
            forms.insert(MarkedLetters.decomposed(form))
            // As one character, however it was typed.
            if let bytes = MarkedLetters.latin1(form) { forms.insert(bytes) }
        }
        return forms
    }

    /// The words of a kind whose letters and digits occur in this order, whatever else is between them, such as spaces and line
    /// breaks.
    func squeezed(_ kind: Secrets.Kind, in bytes: [UInt8]) -> Set<Secrets.Word> {
        let wanted = needles.filter { $0.word.kind == kind && $0.bytes.count == $0.word.text.utf8.count }
        guard !wanted.isEmpty else { return [] }
        let text = bytes.filter { $0 < 0x80 && Self.isWordPart($0) }.map(Self.lower)
        return Set(wanted.filter { text.index(of: $0.bytes) != nil }.map(\.word))
    }

    /// The words of several parts that occur with other marks on their letters, or with something else between the parts:
    /// "Anne_Muller" for "Änne Müller". Names of people also in the other order.
    func folded(in text: [UInt8]) -> Set<Secrets.Word> {
        guard !folded.isEmpty else { return [] }
        let text = Self.folded(String(decoding: text, as: UTF8.self))
        return Set(folded.filter { text.index(of: $0.bytes) != nil }.map(\.word))
    }

    /// Letters without marks and digits, with a blank before each word and at the end.
    static func folded(_ text: String) -> [UInt8] {
        var result: [UInt8] = [0x20]
        for character in text {
            let letters = MarkedLetters.plain(character)
            if letters.isEmpty {
                if result.last != 0x20 { result.append(0x20) }
            } else {
                result += letters
            }
        }
        if result.last != 0x20 { result.append(0x20) }
        return result
    }

    private static func foldedForms(_ word: Secrets.Word) -> [[UInt8]] {
        let umlauts: [(String, String)] = [
            ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("å", "aa"), ("ø", "oe"),
        ]
        var texts = [word.text, umlauts.reduce(word.text) { $0.replacing($1.0, with: $1.1) }]
        let parts = word.text.split(separator: " ")
        if word.kind == .driver, parts.count == 2 {
            texts += texts.map { $0.split(separator: " ").reversed().joined(separator: " ") }
        }
        let forms = Set(texts.map(folded))
        // Short ones may be words of the language.
        return forms.filter { form in form.split(separator: 0x20).count > 1 && form.count >= 10 }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

    /// Letters, digits, and parts of characters beyond ASCII.
    static func isWordPart(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }

    /// The words that occur as whole words.
    func found(in bytes: [UInt8]) -> Set<Secrets.Word> {
        var found: Set<Secrets.Word> = []
        guard !needles.isEmpty else { return found }
        for place in bytes.indices {
            let candidates = byFirst[Int(bytes[place])]
            for index in candidates where matches(needles[index], bytes, at: place) {
                found.insert(needles[index].word)
            }
        }
        return found
    }

    private func matches(_ needle: Needle, _ bytes: [UInt8], at place: Int) -> Bool {
        let end = place + needle.bytes.count
        guard end <= bytes.count else { return false }
        for index in needle.bytes.indices {
            let byte = bytes[place + index]
            guard (needle.isLoose ? Self.lower(byte) : byte) == needle.bytes[index] else { return false }
        }
        let isBegin = place == 0 || !Self.isWordPart(bytes[place - 1])
        return isBegin && (end == bytes.count || !Self.isWordPart(bytes[end]))
    }

    /// What looks like a vehicle identification number (ISO 3779): 17 letters and digits without I, O and Q, of which the
    /// last four are digits and at least three letters.
    static func vins(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var start = 0
        for place in 0...bytes.count {
            if place < bytes.count, isWordPart(bytes[place]) { continue }
            defer { start = place + 1 }
            guard place - start == 17 else { continue }
            let word = bytes[start..<place]
            func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
            let isAllowed = word.allSatisfy { byte in
                isDigit(byte) || (0x41...0x5A).contains(byte) && ![0x49, 0x4F, 0x51].contains(byte)
            }
            let letters = word.count { !isDigit($0) }
            // In base64, "+", "/" and "=" are no end of a word.
            let isInCode =
                place < bytes.count && [0x2B, 0x2F, 0x3D].contains(bytes[place])
                || start > 0 && [0x2B, 0x2F].contains(bytes[start - 1])
            if isAllowed, letters >= 3, letters < 13, word.suffix(4).allSatisfy(isDigit), !isInCode {
                found.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return found
    }
}
