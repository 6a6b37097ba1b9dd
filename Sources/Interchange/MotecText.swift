import Telemetry

/// Names, units and texts as a MoTeC log has them: ASCII in fields of fixed length. Readers reject a file with a byte
/// that is not ASCII.
package enum MotecText {
    /// The letters that have a plain form, each before it. Other characters become question marks.
    private static let plain: [Character: String] = {
        var plain: [Character: String] = [
            "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "²": "2", "³": "3", "µ": "u", "°": "deg", "–": "-",
            "’": "'", "·": ".",
        ]
        let families = [
            ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆČ"), ("D", "ÐĎĐ"), ("E", "ÈÉÊËĒĖĘĚ"), ("G", "ĞĢ"), ("I", "ÌÍÎÏĪİ"), ("K", "Ķ"),
            ("L", "ĹĽŁ"), ("N", "ÑŃŇ"), ("O", "ÒÓÔÕÖØŌŐ"), ("R", "ŔŘ"), ("S", "ŚŞŠȘ"), ("T", "ŢŤȚ"),
            ("U", "ÙÚÛÜŪŮŰŲ"), ("Y", "ÝŸ"), ("Z", "ŹŻŽ"),
        ]
        for (letter, family) in families {
            for character in family {
                plain[character] = letter
                let small = character.lowercased()
                if let one = small.first, small.count == 1 { plain[one] = letter.lowercased() }
            }
        }
        return plain
    }()

    static func ascii(_ text: String) -> String {
        var result = ""
        for character in text {
            if let value = character.asciiValue {
                result += value < 0x20 || value == 0x7F ? " " : String(character)
            } else {
                result += plain[character] ?? "?"
            }
        }
        return result
    }

    /// Returns a field: the text, cut to leave room for the zero at its end, and filled with zeros.
    static func field(_ text: String, length: Int) -> [UInt8] {
        let bytes = ascii(text).utf8.prefix(length - 1)
        return bytes + [UInt8](repeating: 0, count: length - bytes.count)
    }

    /// The unit as MoTeC writes it; units that it does not have stay in ASCII.
    static func unit(_ unit: Unit) -> String {
        switch unit {
        case .degreesCelsius: "C"
        case .degrees: "deg"
        case .metresPerSecondSquared: "m/s/s"
        default: ascii(unit.symbol)
        }
    }

    /// "Tire Temperature Front Left" for `tireTemperatureFrontLeft`: the name of a signal as words.
    package static func words(_ name: String) -> String {
        let letters = Array(ascii(name))
        var words = ""
        for (index, letter) in letters.enumerated() {
            guard index > 0 else {
                words += letter.uppercased()
                continue
            }
            let (before, after) = (letters[index - 1], index + 1 < letters.count ? letters[index + 1] : " ")
            // Abbreviations such as MIL stay together.
            let begins =
                letter.isUppercase && (before.isLowercase || before.isNumber || before.isUppercase && after.isLowercase)
                || letter.isNumber && before.isLowercase
            if begins { words += " " }
            words.append(letter)
        }
        return words
    }

    /// At most seven characters from the beginnings of the words: "VehSpe", "TTFL".
    static func shortName(_ words: String) -> String {
        let words = words.split(separator: " ")
        return words.map { $0.prefix(max(1, 7 / max(1, words.count))) }.joined()
    }
}
