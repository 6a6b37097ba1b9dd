import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct FreezeFrameTests {
    @Test func asksForPIDAndFrame() {
        #expect(FreezeFrame.request(pid: 0x0C) == bytes("02 0C 00"))
        #expect(FreezeFrame.request(pid: 0x05, frame: 2) == bytes("02 05 02"))
    }

    @Test(arguments: [
        ("42 05 00 7B", 0x05, 0, "7B"), ("42 0C 00 1A F8", 0x0C, 0, "1A F8"), ("42 0C 01 1A F8", 0x0C, 1, "1A F8"),
        // Without the frame number.
        ("42 05 7B", 0x05, 0, "7B"), ("42 05 00", 0x05, 0, "00"), ("42 0C 1A F8", 0x0C, 0, "1A F8"),
        ("42 0C 00 F8", 0x0C, 0, "00 F8"),
        // Fuel trims of one bank and of two.
        ("42 06 00 80", 0x06, 0, "80"), ("42 06 00 80 7F", 0x06, 0, "80 7F"), ("42 06 80", 0x06, 0, "80"),
        ("42 55 00 80", 0x55, 0, "80"),
        // A PID of unknown length.
        ("42 FE 00 01 02", 0xFE, 0, "01 02"), ("42 FE 01 02", 0xFE, 0, "01 02"),
    ])
    func findsTheData(payload: String, pid: Int, frame: Int, data: String) throws {
        #expect(try FreezeFrame.data(bytes(payload), pid: UInt8(pid), frame: UInt8(frame)) == bytes(data))
    }

    @Test(arguments: [
        ("", 0x05), ("42", 0x05), ("42 05", 0x05), ("42 05 00 7B 00", 0x05), ("42 05 01 7B", 0x05), ("41 05 7B", 0x05),
        ("42 0C 00 1A F8", 0x05), ("42 0C 00", 0x0C), ("42 02 01", 0x02), ("42 FE", 0xFE),
    ])
    func refusesWhatIsNoAnswer(payload: String, pid: Int) {
        #expect(throws: MessageDecodingError.self) { try FreezeFrame.data(bytes(payload), pid: UInt8(pid)) }
    }

    @Test func readsTheBitmap() throws {
        let supported: Set<UInt8> = [0x02, 0x05, 0x0C, 0x0D, 0x20]
        let bitmap = SupportBitmap.encode(supported, base: 0)
        #expect(try FreezeFrame.supportedPIDs([0x42, 0, 0] + bitmap, base: 0) == supported)
        #expect(try FreezeFrame.supportedPIDs([0x42, 0] + bitmap, base: 0) == supported)
        #expect(throws: MessageDecodingError.self) {
            try FreezeFrame.supportedPIDs([0x42, 0, 0] + bitmap.dropLast(2), base: 0)
        }
    }

    @Test(arguments: [
        ("42 02 00 03 01", "P0301"), ("42 02 03 01", "P0301"), ("42 02 00 00 00", nil), ("42 02 00 00", nil),
        ("42 02 00 C1 58", "U0158"),
    ])
    func readsTheCause(payload: String, code: String?) throws {
        #expect(try FreezeFrame.cause(bytes(payload))?.description == code)
    }
}
