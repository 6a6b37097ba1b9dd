/// A vehicle identification number (ISO 3779): 17 upper-case letters and digits without I, O and Q.
package struct VIN: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Creates a VIN; nil unless the text has the form of one.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 17, bytes.allSatisfy(Self.isCharacter) else { return nil }
        description = text
    }

    /// Whether a byte is an ASCII character that is allowed in a VIN.
    package static func isCharacter(_ byte: UInt8) -> Bool { transliterated(byte) != nil }

    /// Whether the ninth character is the check digit of the others (49 CFR 565.15, ISO 3779). It must be in North
    /// America and China. Elsewhere the character is arbitrary, so that a VIN without a check digit is not invalid.
    package var checkDigitIsRight: Bool {
        let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
        let sum = zip(description.utf8, weights).reduce(0) { $0 + (Self.transliterated($1.0) ?? 0) * $1.1 }
        return Self.checkCharacters[sum % 11] == Array(description.utf8)[8]
    }

    private static let checkCharacters = Array("0123456789X".utf8)

    private static func transliterated(_ character: UInt8) -> Int? {
        let values = Array("0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ".utf8)
        guard character != UInt8(ascii: "."), let index = values.firstIndex(of: character) else { return nil }
        return index % 10
    }

    /// Decodes the VIN from the payloads (each from the service byte on) of one ECU's response to `09 02`.
    ///
    /// On CAN this is one message, `49 02 01` and 17 characters; elsewhere five, `49 02 n` and four bytes each, the
    /// first one padded with three zeros (SAE J1979). Padding before and after the characters is removed.
    package static func decode(_ payloads: [[UInt8]]) throws(MessageDecodingError) -> VIN {
        var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
        for payload in payloads {
            guard payload.count > 3 else { throw MessageDecodingError("the VIN message is too short") }
            // Some ECUs omit the number of items, which is never a VIN character.
            let hasNumber = !isCharacter(payload[2])
            parts.append((hasNumber ? payload[2] : 1, payload[(hasNumber ? 3 : 2)...]))
        }
        if parts.count > 1 || (parts.first?.bytes.count ?? 0) == 4 {
            parts.sort { $0.number < $1.number }
            var unique: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
            for part in parts {
                if unique.last?.number == part.number {
                    guard unique.last?.bytes == part.bytes else {
                        throw MessageDecodingError("two VIN messages contradict each other")
                    }
                    continue
                }
                unique.append(part)
            }
            guard unique.map(\.number) == [1, 2, 3, 4, 5] else {
                throw MessageDecodingError("\(unique.count) of 5 VIN messages arrived")
            }
            parts = unique
        }
        let padding: Set<UInt8> = [0x00, 0xFF, 0x20, 0x55, 0xAA]
        // 55 is "U": it is padding only outside the 17 characters.
        var characters = parts.flatMap { Array($0.bytes) }
        while let first = characters.first, first == 0 || first == 0xFF { characters.removeFirst() }
        while characters.count > 17, let last = characters.last, padding.contains(last) { characters.removeLast() }
        guard let vin = VIN(String(decoding: characters, as: UTF8.self)) else {
            throw MessageDecodingError("the VIN has \(characters.count) characters or invalid letters")
        }
        return vin
    }
}
