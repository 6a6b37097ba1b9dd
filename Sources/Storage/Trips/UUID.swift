import OBD

/// The identifiers of trips in all databases (RFC 9562).
enum UUID {
    /// Version 4: random.
    static func random() -> String {
        text((0..<16).map { _ in UInt8.random(in: .min ... .max) }, version: 4)
    }

    /// Version 8: made from 128 bits, of which 122 are kept.
    static func text(_ key: [UInt64]) -> String {
        text(key.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }, version: 8)
    }

    private static func text(_ sixteenBytes: [UInt8], version: UInt8) -> String {
        var bytes = sixteenBytes
        bytes[6] = bytes[6] & 0x0F | version << 4
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Hexadecimal.text(bytes).lowercased()
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }
}
