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

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }
}
