import Formats
import Testing

@Suite(.timeLimit(.minutes(20))) struct ProtobufReaderTests {
    private func fields(_ bytes: [UInt8]) throws -> [ProtobufReader.Field] {
        var reader = ProtobufReader(bytes)
        var fields: [ProtobufReader.Field] = []
        while let field = try reader.next() { fields.append(field) }
        return fields
    }

    /// The examples of the format's description, and each kind of value.
    @Test func fieldsAreRead() throws {
        #expect(try fields([0x08, 0x96, 0x01]) == [.init(number: 1, value: .varint(150))])
        let text: [UInt8] = [0x12, 0x07, 0x74, 0x65, 0x73, 0x74, 0x69, 0x6E, 0x67]
        #expect(try fields(text) == [.init(number: 2, value: .bytes(2..<9))])
        #expect(ProtobufReader(text).text(2..<9) == "testing")
        #expect(
            try fields([0x1D, 0x00, 0x00, 0x80, 0x3F, 0x21, 1, 2, 0, 0, 0, 0, 0, 0x80]) == [
                .init(number: 3, value: .fixed32(0x3F80_0000)),
                .init(number: 4, value: .fixed64(0x8000_0000_0000_0201)),
            ])
        #expect(try fields([]).isEmpty)
    }

    @Test func theGreatestNumber() throws {
        let bytes: [UInt8] = Array(repeating: 0xFF, count: 9) + [0x01]
        var reader = ProtobufReader(bytes)
        #expect(try reader.varint() == .max && reader.isAtEnd)
    }

    @Test(
        arguments: [
            [0x08], [0x08, 0x80], [0x12, 0x02, 0x41], [0x1D, 0, 0], [0x00, 0x00], [0x0B], [0x0C], [0x0F],
            // A length of 2^63, numbers of more than 64 bits, and one that never ends.
            [0x12] + Array(repeating: 0x80, count: 9) + [0x01], [0x08] + Array(repeating: 0xFF, count: 9) + [0x02],
            [0x08] + Array(repeating: 0x80, count: 1000),
        ] as [[UInt8]])
    func damageIsFound(bytes: [UInt8]) {
        #expect(throws: ProtobufReader.DamagedError()) { _ = try fields(bytes) }
    }
}
