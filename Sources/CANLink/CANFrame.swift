package import OBD

/// The digits of candump and slcan.
extension CANFrame {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// The identifier as three or eight hexadecimal digits.
    package var identifierDigits: [UInt8] {
        let count = isExtended ? 8 : 3
        return (0..<count).map { Self.digits[Int(identifier >> UInt32(4 * (count - 1 - $0)) & 0x0F)] }
    }

    package var dataDigits: [UInt8] { data.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 0x0F)]] } }

    /// Reads an identifier, also one of a network that is no CAN; nil if the digits are not one.
    static func identifier(_ digits: ArraySlice<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        for digit in digits {
            guard let nibble = BusFrame.nibble(digit) else { return nil }
            value = value << 4 | UInt32(nibble)
        }
        let limit: UInt32 = digits.count == 3 ? 0xFFF : 0x1FFF_FFFF
        return value <= limit ? value : nil
    }
}

/// The parts of a message on CAN (ISO 15765-2), as the first byte of a frame tells them; in extended addressing, the
/// first byte after the address.
package enum TransportPart: Hashable, Sendable {
    case single(length: Int)
    case first(length: Int)
    case consecutive
    /// - Parameters:
    ///   - status: 0 to go on, 1 to wait, 2 for a message that is too long.
    ///   - blockSize: frames until the next flow control; 0 for all.
    ///   - separation: the least pause between frames.
    case flowControl(status: UInt8, blockSize: Int, separation: UInt8)

    /// Nil for a frame that is none of them.
    package init?(_ data: some Collection<UInt8>) {
        guard let control = data.first else { return nil }
        let second = data.dropFirst().first
        switch control >> 4 {
        case 0 where (1...7).contains(control): self = .single(length: Int(control))
        case 1:
            guard let second else { return nil }
            self = .first(length: Int(control & 0x0F) << 8 | Int(second))
        case 2: self = .consecutive
        case 3:
            self = .flowControl(
                status: control & 0x0F, blockSize: Int(second ?? 0), separation: data.dropFirst(2).first ?? 0)
        default: return nil
        }
    }

    /// The pause between frames that flow control asks for, in seconds: milliseconds up to 7F, tenths of one from F1 to
    /// F9. What is reserved counts as the longest.
    package static func separationS(_ byte: UInt8) -> Double {
        switch byte {
        case 0...0x7F: Double(byte) / 1000
        case 0xF1...0xF9: Double(byte - 0xF0) / 10_000
        default: 0.127
        }
    }

    /// Returns the data fields of the frames that carry a payload.
    /// - Parameters:
    ///   - address: the byte before the control byte, in extended addressing; nil for normal addressing.
    ///   - padding: fills frames up to eight bytes; nil for short frames. Some ECUs ignore those.
    package static func frames(_ payload: [UInt8], address: UInt8? = nil, padding: UInt8? = 0) -> [[UInt8]] {
        let before = address.map { [$0] } ?? []
        let size = 7 - before.count
        func padded(_ frame: [UInt8]) -> [UInt8] {
            guard let padding else { return frame }
            return frame + [UInt8](repeating: padding, count: 8 - frame.count)
        }
        if payload.count <= size { return [padded(before + [UInt8(payload.count)] + payload)] }
        let length = [0x10 | UInt8(payload.count >> 8 & 0x0F), UInt8(payload.count & 0xFF)]
        var frames = [before + length + payload[..<(size - 1)]]
        var sequence: UInt8 = 1
        for start in stride(from: size - 1, to: payload.count, by: size) {
            frames.append(padded(before + [0x20 | sequence] + payload[start..<min(start + size, payload.count)]))
            sequence = (sequence + 1) & 0x0F
        }
        return frames
    }
}
