import OBD

/// The identifiers of trips in all databases (RFC 9562).
enum UUID {
    /// Version 4: random.
    static func random() -> String {
        Hexadecimal.uuid((0..<16).map { _ in UInt8.random(in: .min ... .max) }, version: 4)
    }

    /// Version 8: made from 128 bits, of which 122 are kept.
    static func text(_ key: [UInt64]) -> String {
        let bytes = key.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
        return Hexadecimal.uuid(bytes, version: 8)
    }
}
