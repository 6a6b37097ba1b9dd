import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct UDSFreezeFrameTests {
    private static let ecu = ECUAddress(can11: 0x7E8)

    private func decode(_ text: String) throws -> (frames: [FreezeFrame], isWhole: Bool) {
        try UDSFreezeFrame.decode(try #require(Hexadecimal.bytes(text.filter { $0 != " " })), ecu: Self.ecu)
    }

    @Test func firstAndLatest() throws {
        let (frames, isWhole) = try decode("5904 042000 A9  00 02 F40C1AF8 F40D32  F0 02 F40C2000 F40D40")
        #expect(isWhole && frames.map(\.number) == [0x00, 0xF0])
        #expect(frames.map(\.cause?.description) == ["P0420", "P0420"])
        #expect(frames.map(\.failureType?.byte) == [0x00, 0x00])
        #expect(frames[0].data == [0x0C: [0x1A, 0xF8], 0x0D: [0x32]])
        #expect(frames[1].data == [0x0C: [0x20, 0x00], 0x0D: [0x40]])
    }

    /// The trims have one byte or two, depending on the vehicle; only one length adds up.
    @Test(arguments: [("F40682", [0x82] as [UInt8]), ("F4068283", [0x82, 0x83])])
    func valuesOfTwoLengths(value: String, expected: [UInt8]) throws {
        let (frames, isWhole) = try decode("5904 042000 A9  00 03 \(value) F4055A F40C1AF8")
        #expect(isWhole && frames.first?.data[0x06] == expected && frames.first?.data[0x05] == [0x5A])
    }

    /// What precedes an identifier of unknown length is certain, the rest is not.
    @Test func unknownIdentifiers() throws {
        let (frames, isWhole) = try decode("5904 042000 A9  00 03 F40D32 F50177 F40C1AF8  F0 01 F40D40")
        #expect(!isWhole && frames.count == 1 && frames[0].data == [0x0D: [0x32]])
    }

    @Test func noFrame() throws {
        let (frames, isWhole) = try decode("5904 042000 A9")
        #expect(isWhole && frames.isEmpty)
    }

    @Test(arguments: [
        "", "5904", "59040420", "5904 042000 A9 00 02 F40D32", "5904 042000 A9 00", "5906 042000 A9 00 00",
    ])
    func damaged(_ text: String) {
        #expect(throws: (any Error).self) { try decode(text) }
    }

    /// Random bytes neither crash nor take long.
    @Test func anything() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let bytes: [UInt8] = (0..<200).map { _ in
                Bool.random(using: &generator)
                    ? 0xF4 : [0x06, 0x07, 0x08, 0x0C, 0x00].randomElement(using: &generator)!
            }
            _ = try? UDSFreezeFrame.decode([0x59, 0x04, 0x04, 0x20, 0x00, 0x08] + bytes, ecu: Self.ecu)
        }
    }
}
