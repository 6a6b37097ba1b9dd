/// Text without what formats write for characters: references of HTML and XML, escapes of JSON, and those of
/// addresses; and with plain characters for those that look like them or cannot be seen.
enum TextForms {
    /// What is escaped several times is resolved so often.
    private static let maxEscapes = 4

    /// The text with all of them resolved; nil if there are none.
    static func resolved(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8]?
        for _ in 0..<maxEscapes {
            guard let next = resolvedOnce(result ?? text) else { break }
            result = next
        }
        return result
    }

    private static func resolvedOnce(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var (place, isChanged) = (0, false)
        while place < text.count {
            if let (bytes, length) = escape(text, at: place) {
                result += bytes
                place += length
                isChanged = true
            } else {
                result.append(text[place])
                place += 1
            }
        }
        return isChanged ? result : nil
    }

    /// The text of a mail whose bytes are written as "=C3" (RFC 2045, quoted-printable), without its line breaks; nil if it
    /// has none of them.
    static func ofMail(_ text: [UInt8]) -> [UInt8]? {
        var (result, place, isMail) = ([UInt8](), 0, false)
        result.reserveCapacity(text.count)
        while place < text.count {
            if text[place] == UInt8(ascii: "=") {
                if let byte = number(text[(place + 1)...].prefix(2), count: 2) {
                    // "=48" is often just a value.
                    isMail = isMail || byte >= 0x80
                    result.append(UInt8(truncatingIfNeeded: byte))
                    place += 3
                    continue
                }
                let end = text[(place + 1)...].prefix(2)
                if end.first == 0x0A || end.elementsEqual([0x0D, 0x0A]) {
                    isMail = true
                    place += end.first == 0x0A ? 2 : 3
                    continue
                }
            }
            result.append(text[place])
            place += 1
        }
        return isMail ? result : nil
    }

    /// The text without the tags of HTML, which may be within a word; nil if it has none.
    static func withoutTags(_ text: [UInt8]) -> [UInt8]? {
        var (result, place) = ([UInt8](), 0)
        result.reserveCapacity(text.count)
        while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
            result += text[place..<start]
            // Longer ones are no tags.
            guard let end = text[start...].prefix(400).firstIndex(of: UInt8(ascii: ">")) else {
                result.append(text[start])
                place = start + 1
                continue
            }
            place = end + 1
        }
        guard place > 0 else { return nil }
        return result + text[place...]
    }

    private static func escape(_ text: [UInt8], at place: Int) -> (bytes: [UInt8], length: Int)? {
        switch text[place] {
        case UInt8(ascii: "&"): reference(text, at: place)
        case UInt8(ascii: "\\"): backslash(text, at: place)
        case UInt8(ascii: "%"):
            number(text[(place + 1)...].prefix(2), count: 2).map { ([UInt8(truncatingIfNeeded: $0)], 3) }
        case 0xC2, 0xD9, 0xDB, 0xE2, 0xEF: plain(text, at: place)
        default: nil
        }
    }

    /// The plain character for one that only looks different: digits of other scripts, wide letters, blanks that do not break,
    /// and what cannot be seen.
    private static func plain(_ text: [UInt8], at place: Int) -> (bytes: [UInt8], length: Int)? {
        let length = text[place] < 0xE0 ? 2 : 3
        guard let scalar = String(decoding: text[place...].prefix(length), as: UTF8.self).unicodeScalars.first else {
            return nil
        }
        let plain: UInt32? =
            switch scalar.value {
            case 0xA0, 0x2007, 0x202F: 0x20
            case 0xFF01...0xFF5E: scalar.value - 0xFF01 + 0x21
            case 0x660...0x669: scalar.value - 0x660 + 0x30
            case 0x6F0...0x6F9: scalar.value - 0x6F0 + 0x30
            default: nil
            }
        if let plain { return ([UInt8(plain)], length) }
        return [0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF].contains(scalar.value) ? ([], length) : nil
    }

    private static func number(_ digits: ArraySlice<UInt8>, count: Int, radix: Int = 16) -> UInt32? {
        guard digits.count == count, count > 0 else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    private static func utf8(_ number: UInt32) -> [UInt8] {
        Unicode.Scalar(number).map { Array(String(Character($0)).utf8) } ?? []
    }

    private static func backslash(_ text: [UInt8], at place: Int) -> (bytes: [UInt8], length: Int)? {
        guard place + 1 < text.count else { return nil }
        switch text[place + 1] {
        case UInt8(ascii: "u"):
            guard let first = number(text[(place + 2)...].prefix(4), count: 4) else { return nil }
            // Two of them are one character.
            if (0xD800..<0xDC00).contains(first), text[(place + 6)...].prefix(2).elementsEqual("\\u".utf8),
                let second = number(text[(place + 8)...].prefix(4), count: 4), (0xDC00..<0xE000).contains(second)
            {
                return (utf8(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)), 12)
            }
            return (utf8(first), 6)
        case UInt8(ascii: "x"):
            return number(text[(place + 2)...].prefix(2), count: 2).map { (utf8($0), 4) }
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            return number(text[(place + 1)...].prefix(3), count: 3, radix: 8).map {
                ([UInt8(truncatingIfNeeded: $0)], 4)
            }
        case UInt8(ascii: "/"), 0x22, 0x5C: return ([text[place + 1]], 2)
        default: return nil
        }
    }

    private static let names: [String: UInt32] = [
        "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "deg": 0xB0,
    ]

    private static func reference(_ text: [UInt8], at place: Int) -> (bytes: [UInt8], length: Int)? {
        guard let end = text[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[(place + 1)..<end]
        let length = end + 1 - place
        if name.first == UInt8(ascii: "#") {
            let digits = name.dropFirst()
            let isHex = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
            let rest = isHex ? digits.dropFirst() : digits
            return number(rest, count: rest.count, radix: isHex ? 16 : 10).map { (utf8($0), length) }
        }
        let word = String(decoding: name, as: UTF8.self)
        return (names[word] ?? MarkedLetters.names[word]).map { (utf8($0), length) }
    }

    /// The bytes without zeros, which text of two or four bytes a character has within other data; nil if there are few.
    static func withoutZeros(_ bytes: [UInt8]) -> [UInt8]? {
        let rest = bytes.filter { $0 != 0 }
        return bytes.count - rest.count >= 6 ? rest : nil
    }

    /// Text of two bytes a character, as far as it is ASCII or Latin, which a mark or its zeros show; nil for other bytes.
    static func ofTwoBytes(_ bytes: [UInt8]) -> [UInt8]? {
        let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let even = stride(from: 0, to: bytes.count, by: 2).count { bytes[$0] == 0 }
        let odd = stride(from: 1, to: bytes.count, by: 2).count { bytes[$0] == 0 }
        guard isMarked || max(even, odd) > bytes.count / 3 else { return nil }
        let isBig = bytes.starts(with: [0xFE, 0xFF]) || even > odd
        var units: [UInt16] = []
        for place in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (high, low) = isBig ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
            let unit = UInt16(high) << 8 | UInt16(low)
            // The mark is no character.
            if unit != 0xFEFF { units.append(unit) }
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
