/// A two-byte diagnostic trouble code (ISO 15031-6, SAE J2012): "P0301".
package struct TroubleCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let raw: UInt16

    package init(raw: UInt16) { self.raw = raw }

    /// Parses a code such as "P0301"; nil if the text is not one.
    package init?(_ text: String) {
        let characters = Array(text.uppercased().utf8)
        guard characters.count == 5,
            let letter = Self.letters.firstIndex(of: characters[0]),
            let number = UInt16(String(decoding: characters[1...], as: UTF8.self), radix: 16), number <= 0x3FFF,
            characters[1] <= UInt8(ascii: "3"), characters[1] >= UInt8(ascii: "0")
        else { return nil }
        raw = UInt16(letter) << 14 | number
    }

    private static let letters = Array("PCBU".utf8)

    package var description: String {
        let digits = String(raw & 0x3FFF, radix: 16, uppercase: true)
        return String(decoding: [Self.letters[Int(raw >> 14)]], as: UTF8.self)
            + String(repeating: "0", count: 4 - digits.count) + digits
    }

    package static func < (left: TroubleCode, right: TroubleCode) -> Bool { left.raw < right.raw }

    /// The status of a code, which determines the service that reads it.
    package enum Status: String, Sendable, CaseIterable {
        case confirmed, pending, permanent

        package var service: UInt8 {
            switch self {
            case .confirmed: 0x03
            case .pending: 0x07
            case .permanent: 0x0A
            }
        }
    }
}

/// A trouble code as people and workshop tools write it: `P0301`, `p0301`, `P0299:1C`, `P0299-1C`, `P0299 1C`,
/// `P02991C`.
package struct WrittenTroubleCode: Hashable, Sendable, CustomStringConvertible {
    package let code: TroubleCode
    /// The failure type of a three-byte code; nil for a two-byte code.
    package let failureType: FailureType?

    package init(_ code: TroubleCode, failureType: FailureType?) {
        self.code = code
        self.failureType = failureType
    }

    /// Parses a code; nil if the text is not one. Letters may be lower case, and spaces may appear anywhere.
    package init?(_ text: String) {
        var characters = text.uppercased().filter { !$0.isWhitespace }[...]
        guard let code = TroubleCode(String(characters.prefix(5))) else { return nil }
        self.code = code
        characters = characters.dropFirst(5)
        if characters.isEmpty {
            failureType = nil
            return
        }
        if characters.first == ":" || characters.first == "-" { characters.removeFirst() }
        guard characters.utf8.count == 2, characters.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let byte = UInt8(characters, radix: 16)
        else { return nil }
        failureType = FailureType(byte: byte)
    }

    package var description: String { code.description + (failureType.map { "-\($0.hexadecimal)" } ?? "") }
}
