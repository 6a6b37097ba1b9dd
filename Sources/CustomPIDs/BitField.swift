/// Bits of a response, as profiles of other programs describe them.
struct BitField: Hashable, Sendable {
    /// How bits are counted, and in which order bytes belong to the number.
    enum Order: Hashable, Sendable {
        /// Bit 0 is the highest of the first byte, and the highest byte comes first (`Motorola`).
        case highestFirst
        /// The same with the bytes that have the bits swapped before, as in signal sets of OBDb with `blsb`.
        case swappedBytes
        /// Bit 0 is the lowest of the first byte, and the lowest byte comes first (`Intel`).
        case lowestFirst
    }

    /// The functions of equations that read bits, each with `first:count`.
    static let functions: [String: (order: Order, isSigned: Bool)] = [
        "BITS": (.highestFirst, false), "SBITS": (.highestFirst, true), "LBITS": (.swappedBytes, false),
        "SLBITS": (.swappedBytes, true), "IBITS": (.lowestFirst, false), "SIBITS": (.lowestFirst, true),
    ]
    static let maxCount = 64
    static let maxFirst = 8 * 4095

    var first: Int
    /// 1 to 64.
    var count: Int
    var order: Order
    var isSigned: Bool

    /// The least number of data bytes that have the bits.
    var byteCount: Int { (first + count + 7) / 8 }

    /// Returns the number, or nil if bytes are missing.
    func value(_ data: ArraySlice<UInt8>) -> Double? {
        guard byteCount <= data.count else { return nil }
        let start = data.startIndex
        var bits: UInt64 = 0
        for offset in 0..<count {
            let bit: UInt8
            switch order {
            case .highestFirst: bit = Self.bit(data[start + (first + offset) / 8], 7 - (first + offset) % 8)
            case .swappedBytes:
                let (lowest, bytes) = (first / 8, (count + 7) / 8)
                let byte = (first + offset) / 8
                // Bits behind the swapped bytes stay where they are.
                let swapped = count > 8 && byte < lowest + bytes ? lowest + (lowest + bytes - 1 - byte) : byte
                bit = Self.bit(data[start + swapped], 7 - (first + offset) % 8)
            case .lowestFirst:
                let place = first + count - 1 - offset
                bit = Self.bit(data[start + place / 8], place % 8)
            }
            bits = bits << 1 | UInt64(bit)
        }
        guard isSigned, count < 64 || bits >> 63 == 1, bits >> (UInt64(count) - 1) & 1 == 1 else { return Double(bits) }
        return Double(Int64(bitPattern: count == 64 ? bits : bits | ~((1 << UInt64(count)) - 1)))
    }

    private static func bit(_ byte: UInt8, _ place: Int) -> UInt8 { byte >> UInt8(place) & 1 }
}

/// A byte counted in the CAN frames that carry a response, from 0 and including the bytes that carry its length and order
/// (ISO 15765-2), as profiles of WiCAN count.
struct FrameByte: Hashable, Sendable {
    static let maxIndex = 8 * 600

    var index: Int
    /// Whether each frame begins with an address byte (extended addressing).
    var hasAddress = false

    /// Whether no response has data there: a byte of length or order.
    var isNeverData: Bool {
        let place = index % 8 - (hasAddress ? 1 : 0)
        return place < 0 || place == 0
    }

    /// Returns the place in the data bytes after the echo; nil for bytes before them and those of length and order.
    /// - Parameters:
    ///   - echoed: the number of bytes that the response repeats.
    ///   - count: the number of data bytes after them.
    func place(echoed: Int, count: Int) -> Int? {
        // The bytes of data in a frame that is not the first, and where they begin.
        let (size, start) = hasAddress ? (6, 2) : (7, 1)
        let payload: Int
        if echoed + count <= size {
            payload = index < 8 ? index - start : -1
        } else if index < 8 {
            payload = index - start - 1
        } else {
            payload = isNeverData ? -1 : size - 1 + size * (index / 8 - 1) + index % 8 - start
        }
        return payload >= echoed ? payload - echoed : nil
    }
}
