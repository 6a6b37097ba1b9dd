/// Conversion between bytes and hexadecimal digits.
package enum Hexadecimal {
    /// Returns the digits of bytes, such as "010D".
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 0x0F))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Parses pairs of digits; nil if there is anything else in the text.
    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        try? BusFrame.hexadecimal(Array(text.utf8)[...])
    }

    /// Returns a UUID (RFC 9562) of the first 16 bytes, of which six bits give way to the version and the variant.
    package static func uuid(_ bytes: some Collection<UInt8>, version: UInt8) -> String {
        var bytes = Array(bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0F | version << 4
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(text(bytes).lowercased())
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }
}
