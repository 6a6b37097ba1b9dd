/// Reads one field after the other, for packets whose texts have any length. Texts begin with their length in two bytes.
struct FieldReader {
    private let bytes: [UInt8]
    private var offset = 0
    /// Whether a field was beyond the end.
    private var isBroken = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { !isBroken && offset == bytes.count }

    /// Returns an integer of up to eight bytes.
    mutating func integer(_ type: FieldType) -> Int64? {
        guard let number = bytes.number(type, at: offset) else {
            isBroken = true
            return nil
        }
        offset += type.size
        return Int64(number)
    }

    /// Returns a finite number.
    mutating func float() -> Float? {
        guard let number = bytes.number(.f32, at: offset), number.isFinite, number.magnitude < 1e12 else {
            isBroken = true
            return nil
        }
        offset += 4
        return Float(number)
    }

    mutating func text() -> String? {
        guard let length = integer(.u16), let text = bytes.text(bytes: Int(length), at: offset) else {
            isBroken = true
            return nil
        }
        offset += Int(length)
        return text
    }

    /// Leaves bytes out. Returns false if there are not as many.
    mutating func skip(_ count: Int) -> Bool {
        offset += count
        isBroken = isBroken || offset > bytes.count
        return !isBroken
    }
}

/// Writes one field after the other.
struct FieldWriter {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ number: Double, _ type: FieldType) {
        bytes += [UInt8](repeating: 0, count: type.size)
        bytes.put(number, type, at: bytes.count - type.size)
    }

    mutating func put(_ text: String) {
        put(Double(text.utf8.count), .u16)
        bytes += Array(text.utf8)
    }

    /// Writes the number of a message, and that of a connection.
    mutating func put(_ message: UInt8, _ connection: Int32) {
        put(Double(message), .u8)
        put(Double(connection), .s32)
    }
}
