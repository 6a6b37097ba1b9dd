/// Letters with a mark, such as "ä": as one character, as a letter and a mark that follows it (NFD), and by their names in
/// HTML.
enum MarkedLetters {
    /// The marks, and how names of HTML end that have them.
    private static let marks: [(mark: Unicode.Scalar, name: String)] = [
        ("\u{300}", "grave"), ("\u{301}", "acute"), ("\u{302}", "circ"), ("\u{303}", "tilde"), ("\u{304}", "macr"),
        ("\u{306}", "breve"), ("\u{307}", "dot"), ("\u{308}", "uml"), ("\u{30A}", "ring"), ("\u{30B}", "dblac"),
        ("\u{30C}", "caron"), ("\u{327}", "cedil"), ("\u{328}", "ogon"),
    ]

    /// Characters are equal however they are written, so that each is found by either form.
    private static let parts: [Character: (letter: Character, mark: Int)] = {
        var parts: [Character: (letter: Character, mark: Int)] = [:]
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
            for (index, mark) in marks.enumerated() {
                parts[Character(String(letter) + String(Character(mark.mark)))] = (letter, index)
            }
        }
        return parts
    }()

    /// The names of the letters that HTML has names for, and their numbers.
    static let names: [String: UInt32] = {
        var names: [String: UInt32] = [
            "szlig": 0xDF, "AElig": 0xC6, "aelig": 0xE6, "Oslash": 0xD8, "oslash": 0xF8, "ETH": 0xD0, "eth": 0xF0,
            "THORN": 0xDE, "thorn": 0xFE, "OElig": 0x152, "oelig": 0x153, "lstrok": 0x142, "Lstrok": 0x141,
        ]
        for number in UInt32(0xC0)...0x17E {
            guard let scalar = Unicode.Scalar(number), let (letter, mark) = parts[Character(scalar)] else { continue }
            names[String(letter) + marks[mark].name] = number
        }
        return names
    }()

    /// The text with all marks after their letters.
    static func decomposed(_ text: String) -> [UInt8] {
        text.flatMap { character -> [UInt8] in
            guard let (letter, mark) = parts[character] else { return Array(String(character).utf8) }
            return Array(String(letter).utf8) + Array(String(Character(marks[mark].mark)).utf8)
        }
    }

    /// The letter without its mark, in lower case, or the digit; empty for anything else.
    static func plain(_ character: Character) -> [UInt8] {
        if let ascii = character.asciiValue {
            if (0x41...0x5A).contains(ascii) { return [ascii + 0x20] }
            return (0x61...0x7A).contains(ascii) || (0x30...0x39).contains(ascii) ? [ascii] : []
        }
        if let letter = parts[character]?.letter { return plain(letter) }
        if character == "ß" { return Array("ss".utf8) }
        return character.isLetter ? Array(character.lowercased().utf8) : []
    }

    /// The text in Latin-1 (ISO 8859-1); nil if it cannot be.
    static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard scalar.value < 256 else { return nil }
            bytes.append(UInt8(scalar.value))
        }
        return bytes
    }
}
