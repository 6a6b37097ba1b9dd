/// The type of a field of a packet. All are little-endian; fields may be unaligned.
package enum FieldType: Hashable, Sendable {
    case u8, s8, u16, s16, u32, s32, u64, s64, f32, f64
    /// Text of so many UTF-16 code units, terminated by NUL or '%'.
    case text(Int)
    /// Text of so many bytes in UTF-8, terminated by NUL.
    case bytes(Int)

    /// The size in bytes.
    package var size: Int {
        switch self {
        case .u8, .s8: 1
        case .u16, .s16: 2
        case .u32, .s32, .f32: 4
        case .u64, .s64, .f64: 8
        case .text(let units): 2 * units
        case .bytes(let count): count
        }
    }
}

extension [UInt8] {
    /// Returns the number of a field, or nil if the field is beyond the end or a text. It may be infinite or not a
    /// number. Of `u64` the digits beyond the fifteenth are lost.
    package func number(_ type: FieldType, at offset: Int) -> Double? {
        switch type {
        case .text, .bytes: return nil
        default: break
        }
        guard let bits = bits(at: offset, size: type.size) else { return nil }
        switch type {
        case .u8, .u16, .u32, .u64: return Double(bits)
        case .s8: return Double(Int8(truncatingIfNeeded: bits))
        case .s16: return Double(Int16(truncatingIfNeeded: bits))
        case .s32: return Double(Int32(truncatingIfNeeded: bits))
        case .s64: return Double(Int64(bitPattern: bits))
        case .f32: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case .f64: return Double(bitPattern: bits)
        case .text, .bytes: return nil
        }
    }

    /// Returns up to eight bytes as a little-endian number, or nil beyond the end.
    func bits(at offset: Int, size: Int) -> UInt64? {
        guard offset >= 0, offset <= count - size else { return nil }
        var bits: UInt64 = 0
        for index in (0..<size).reversed() { bits = bits << 8 | UInt64(self[offset + index]) }
        return bits
    }

    /// Returns a text of at most `units` UTF-16 code units, or nil if it is beyond the end.
    func text(units: Int, at offset: Int) -> String? {
        guard offset >= 0, offset <= count - 2 * units else { return nil }
        var codes: [UInt16] = []
        for index in 0..<units {
            let code = UInt16(self[offset + 2 * index]) | UInt16(self[offset + 2 * index + 1]) << 8
            if code == 0 || code == 0x25 { break }
            codes.append(code)
        }
        return String(decoding: codes, as: UTF16.self)
    }

    /// Returns a text of at most `length` bytes in UTF-8, without blanks around it, or nil if it is beyond the end.
    func text(bytes length: Int, at offset: Int) -> String? {
        guard offset >= 0, offset <= count - length else { return nil }
        let content = self[offset..<(offset + length)].prefix { $0 != 0 }
        let text = String(decoding: content, as: UTF8.self)
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Writes a number; one that the type cannot hold is limited to the nearest that it can.
    package mutating func put(_ value: Double, _ type: FieldType, at offset: Int) {
        func limited(_ range: ClosedRange<Double>) -> UInt64 {
            guard value.isFinite else { return 0 }
            let number = Swift.min(Swift.max(value.rounded(), range.lowerBound), range.upperBound)
            return UInt64(truncatingIfNeeded: Int64(number))
        }
        let bits: UInt64
        switch type {
        case .u8: bits = limited(0...255)
        case .s8: bits = limited(-128...127)
        case .u16: bits = limited(0...65_535)
        case .s16: bits = limited(-32_768...32_767)
        case .u32: bits = limited(0...4_294_967_295)
        case .s32: bits = limited(-2_147_483_648...2_147_483_647)
        case .u64: bits = limited(0...9e15)
        case .s64: bits = limited(-9e15...9e15)
        case .f32: bits = UInt64(Float(value).bitPattern)
        case .f64: bits = value.bitPattern
        case .text, .bytes: return
        }
        guard offset >= 0, offset <= count - type.size else { return }
        for index in 0..<type.size { self[offset + index] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * index)) }
    }

    /// Writes a text, terminated by '%' as Assetto Corsa does if there is room for it.
    mutating func put(_ text: String, units: Int, at offset: Int) {
        guard offset >= 0, offset <= count - 2 * units else { return }
        for (index, code) in ([UInt16](text.utf16) + [0x25]).prefix(units).enumerated() {
            self[offset + 2 * index] = UInt8(truncatingIfNeeded: code)
            self[offset + 2 * index + 1] = UInt8(truncatingIfNeeded: code >> 8)
        }
    }

    /// Writes a text in UTF-8; what is left of its room becomes 0.
    package mutating func put(_ text: String, bytes length: Int, at offset: Int) {
        guard offset >= 0, offset <= count - length else { return }
        let content = [UInt8](text.utf8).prefix(length)
        for index in 0..<length { self[offset + index] = index < content.count ? content[index] : 0 }
    }
}
