import Testing

@testable import OBD

/// With headers off, some adapters show whole frames; their padding is not data.
@Suite(.timeLimit(.minutes(20))) struct FramePaddingTests {
    @Test(
        arguments: [
            ([0x41, 0x0C, 0x1A, 0xF8, 0x55, 0x55, 0x55], 0x0C, [0x1A, 0xF8]),
            ([0x41, 0x00, 0xBE, 0x1F, 0xA8, 0x13, 0x00], 0x00, [0xBE, 0x1F, 0xA8, 0x13]),
            // This byte is not padding, so the frame is not treated as padded.
            ([0x41, 0x00, 0xBE, 0x1F, 0xA8, 0x13, 0x12], 0x00, [0xBE, 0x1F, 0xA8, 0x13, 0x12]),
            ([0x41, 0x0C, 0x1A, 0xF8, 0x55, 0xAA, 0x55], 0x0C, [0x1A, 0xF8, 0x55, 0xAA, 0x55]),
            // Shorter than a frame.
            ([0x41, 0x0C, 0x1A, 0xF8, 0x55], 0x0C, [0x1A, 0xF8, 0x55]),
            // One byte or two, depending on the number of banks.
            ([0x41, 0x06, 0x80, 0x00, 0x00, 0x00, 0x00], 0x06, [0x80, 0x00, 0x00, 0x00, 0x00]),
        ] as [([UInt8], UInt8, [UInt8])])
    func currentData(_ payload: [UInt8], _ pid: UInt8, _ data: [UInt8]) {
        #expect(Array(CurrentData.data(payload, pid: pid)) == data)
    }

    @Test(arguments: [0x00, 0x55, 0xAA, 0xFF] as [UInt8]) func codes(_ fill: UInt8) throws {
        let fills = [UInt8](repeating: fill, count: 5)
        for (count, codes) in [(0, []), (1, [0x01, 0x33]), (2, [0x01, 0x33, 0x04, 0x20])] as [(Int, [UInt8])] {
            for isLengthKnown in [true, false] {
                let list = try TroubleCodeList(
                    [0x43, UInt8(count)] + codes + fills.prefix(5 - codes.count), framing: .can11,
                    isLengthKnown: isLengthKnown)
                #expect(list.codes.count == count && list.fault == nil && !list.lacksCount)
            }
        }
        // Fewer codes than announced are still an error.
        #expect(throws: MessageDecodingError.self) {
            try TroubleCodeList([0x43, 3, 0x01, 0x33, 0x04, 0x20, fill], framing: .can11, isLengthKnown: false)
        }
    }

    @Test func otherServices() throws {
        let whole = try MonitorTest.supportedMonitors([0x46, 0x00, 0xC0, 0x00, 0x00, 0x01])
        #expect(try MonitorTest.supportedMonitors([0x46, 0x00, 0xC0, 0x00, 0x00, 0x01, 0xAA]) == whole)
        #expect(try FreezeFrame.data([0x42, 0x0C, 0x00, 0x1A, 0xF8, 0x55, 0x55], pid: 0x0C) == [0x1A, 0xF8])
        #expect(try FreezeFrame.cause([0x42, 0x02, 0x00, 0x01, 0x33, 0x00, 0x00]) == TroubleCode(raw: 0x0133))
    }
}
