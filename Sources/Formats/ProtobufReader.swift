/// Reads a message in the wire format of Protocol Buffers, field by field, and nothing beyond its bytes.
package struct ProtobufReader: Sendable {
    /// The bytes are no such message, or it ends too early.
    package struct DamagedError: Error, Hashable, Sendable {
        package init() {}
    }

    package enum Value: Hashable, Sendable {
        case varint(UInt64)
        case fixed64(UInt64)
        case fixed32(UInt32)
        /// Where a text, a message or packed numbers are.
        case bytes(Range<Int>)
    }

    package struct Field: Hashable, Sendable {
        package let number: Int
        package let value: Value

        package init(number: Int, value: Value) {
            self.number = number
            self.value = value
        }
    }

    private let bytes: [UInt8]
    private var place: Int
    private let end: Int

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        place = 0
        end = bytes.count
    }

    private init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    package var isAtEnd: Bool { place >= end }

    /// Reads what a field of this message contains.
    package func part(_ range: Range<Int>) -> ProtobufReader { ProtobufReader(bytes, in: range) }

    /// Bytes that are not UTF-8 become replacement characters.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The next field; nil at the end of the message. Groups, which are obsolete, are refused.
    package mutating func next() throws(DamagedError) -> Field? {
        guard !isAtEnd else { return nil }
        let key = try varint()
        guard let number = Int32(exactly: key >> 3), number > 0 else { throw DamagedError() }
        let value: Value
        switch key & 7 {
        case 0: value = .varint(try varint())
        case 1: value = .fixed64(try fixed(8))
        case 2:
            guard let count = Int(exactly: try varint()), count <= end - place else { throw DamagedError() }
            value = .bytes(place..<place + count)
            place += count
        case 5: value = .fixed32(UInt32(truncatingIfNeeded: try fixed(4)))
        default: throw DamagedError()
        }
        return Field(number: Int(number), value: value)
    }

    /// A number of at most ten bytes, seven bits in each, the lowest first.
    package mutating func varint() throws(DamagedError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while place < end, shift < 70 {
            let byte = bytes[place]
            place += 1
            guard shift < 63 || byte < 2 else { break }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw DamagedError()
    }

    private mutating func fixed(_ count: Int) throws(DamagedError) -> UInt64 {
        guard count <= end - place else { throw DamagedError() }
        let value = bytes[place..<place + count].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        place += count
        return value
    }
}
