import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct BusFrameTests {
    @Test(arguments: [
        ("7E8 04 41 0C 1A F8", UInt32(0x7E8), "04 41 0C 1A F8"),
        ("7E8 06 41 00 BE 1F A8 13 00", 0x7E8, "06 41 00 BE 1F A8 13 00"),
        ("7EF 03 7F 01 12 AA AA AA AA", 0x7EF, "03 7F 01 12 AA AA AA AA"),
        ("7e9 10 14 49 02 01 31 46 4d", 0x7E9, "10 14 49 02 01 31 46 4D"),
    ])
    func can11(line: String, identifier: UInt32, data: String) throws {
        #expect(
            try BusFrame.parse(digits(line), framing: .can11)
                == BusFrame(ecu: ECUAddress(can11: identifier), data: bytes(data)))
    }

    @Test(arguments: [
        ("18 DA F1 10 04 41 0C 1A F8", UInt32(0x18DA_F110), "04 41 0C 1A F8"),
        ("18 DA F1 1D 03 41 0D 3C 55 55 55 55", 0x18DA_F11D, "03 41 0D 3C 55 55 55 55"),
        ("18daf1FE 01 41", 0x18DA_F1FE, "01 41"),
    ])
    func can29(line: String, identifier: UInt32, data: String) throws {
        #expect(
            try BusFrame.parse(digits(line), framing: .can29)
                == BusFrame(ecu: ECUAddress(can29: identifier), data: bytes(data)))
    }

    /// The length in a KWP2000 header has six bits, of which short messages need only three.
    @Test(arguments: [31, 32, 40, 63]) func longMessagesOfKWP(_ count: Int) throws {
        let payload = [0x61] + [UInt8](repeating: 0x55, count: count - 1)
        let message = [0x80 | UInt8(count), 0xF1, 0x10] + payload
        for line in [message + [BusFrame.sum8(message)], message] {
            #expect(try BusFrame.parse(digits(Hexadecimal.text(line)), framing: .kwp)?.data == payload)
        }
    }

    /// Requests, responses to other testers, and other bus traffic.
    @Test(arguments: [
        ("7DF 02 01 0C 00 00 00 00 00", VehicleBus.Framing.can11), ("7E0 30 00 00 00 00 00 00 00", .can11),
        ("7E7 02 41 0C", .can11), ("7F0 02 41 0C", .can11), ("0C9 80 1A F8 00 00 1D 1D 00", .can11),
        ("18 DB 33 F1 02 01 0C", .can29), ("18 DA 10 F1 30 00 00", .can29), ("18 DA F2 10 02 41 0C", .can29),
        ("0C F0 04 00 FF FF FF 68 13 FF FF FF", .can29),
        ("68 6A F1 01 0C D0", .iso9141), ("68 6A F1 01 0C 8B", .j1850), ("C2 33 F1 01 0C F3", .kwp),
    ])
    func otherTrafficIsNoAnswer(line: String, framing: VehicleBus.Framing) throws {
        #expect(try BusFrame.parse(digits(line), framing: framing) == nil)
    }

    /// Responses to a request that was addressed to a single ECU.
    @Test(arguments: [
        ("7C8 03 62 01 05", VehicleBus.Framing.can11, ECUAddress(can11: 0x7C8)),
        ("14 DA F1 40 03 62 01 05", .can29, ECUAddress(can29: 0x14DA_F140)),
        ("6C F1 40 62 01 05 05", .iso9141, ECUAddress(source: 0x40)),
        ("6C F1 40 62 01 05 9A", .j1850, ECUAddress(source: 0x40)),
    ])
    func theOneThatWasAsked(line: String, framing: VehicleBus.Framing, asked: ECUAddress) throws {
        #expect(try BusFrame.parse(digits(line), framing: framing) == nil)
        #expect(try BusFrame.parse(digits(line), framing: framing, asked: asked)?.ecu == asked)
    }

    @Test func onlyTheOneThatWasAskedAnswersOnCAN() throws {
        let frame = try BusFrame.parse(
            digits("7E8 03 62 01 05"), framing: .can11, asked: ECUAddress(can11: 0x7C8))
        #expect(frame == nil)
    }

    @Test(arguments: [
        ("", VehicleBus.Framing.can11, "the line is cut off"), ("7E", .can11, "the line is cut off"),
        ("7E8", .can11, "the line is cut off"), ("7E8 0", .can11, "half a byte is missing"),
        ("7E8 04 41 0", .can11, "half a byte is missing"), ("7G8 04", .can11, "the line is not hexadecimal"),
        ("7E8 04 4<", .can11, "the line is not hexadecimal"), ("7E8 0.", .can11, "the line is not hexadecimal"),
        ("7E8 08 01 02 03 04 05 06 07 08", .can11, "the line is longer than a CAN frame"),
        ("18DAF110", .can29, "the line is cut off"), ("18DAF1 0Z 00", .can29, "the line is not hexadecimal"),
        ("18DAF110 08 01 02 03 04 05 06 07 08", .can29, "the line is longer than a CAN frame"),
        ("", .iso9141, "the line is cut off"), ("48 6B 10", .j1850, "the line is cut off"),
        ("48 6B 10 41 0C 1A F", .iso9141, "half a byte is missing"),
        ("NO DATA", .kwp, "the line is not hexadecimal"), ("BUSERROR", .iso9141, "the line is not hexadecimal"),
        ("80 F1 11 00", .kwp, "the line is cut off"),
        ("48 6B 10 41 0C 1A F8 22", .kwp, "not a KWP2000 header"),
    ])
    func saysWhatIsWrong(line: String, framing: VehicleBus.Framing, reason: String) {
        #expect(throws: MessageDecodingError(reason)) { try BusFrame.parse(digits(line), framing: framing) }
    }

    /// Calculated by hand: the checksum of the first one is 48 + 6B + 10 + 41 + 0C + 1A + F8 = 222, its CRC-8 is B2.
    @Test(arguments: [
        ("48 6B 10 41 0C 1A F8 22", VehicleBus.Framing.iso9141, UInt8(0x10), "41 0C 1A F8"),
        ("48 6B 10 43 01 43 00 00 00 00 4A", .iso9141, 0x10, "43 01 43 00 00 00 00"),
        ("48 6B 10 7F 01 0C 00 00 00 12 61", .iso9141, 0x10, "7F 01 0C 00 00 00 12"),
        ("48 6B 10 41 00 BE 1F A8 13 9C", .iso9141, 0x10, "41 00 BE 1F A8 13"),
        ("48 6B 10 41 F1 01 02 F8", .iso9141, 0x10, "41 F1 01 02"),
        ("48 6B 10 49 01 05 12", .iso9141, 0x10, "49 01 05"),
        ("48 6B 10 49 02 01 00 00 00 31 40", .iso9141, 0x10, "49 02 01 00 00 00 31"),
        ("48 6B 10 44 07", .iso9141, 0x10, "44"),
        ("48 6B 10 41 0C 1A F8 B2", .j1850, 0x10, "41 0C 1A F8"),
        ("41 6B 10 41 0D 3C 50", .j1850, 0x10, "41 0D 3C"),
        ("48 6B 10 43 01 43 00 00 00 00 D7", .j1850, 0x10, "43 01 43 00 00 00 00"),
        ("48 6B 10 41 F1 01 02 28", .j1850, 0x10, "41 F1 01 02"),
        ("84 F1 10 41 0C 1A F8 E4", .kwp, 0x10, "41 0C 1A F8"),
        ("83 F1 11 41 0D 3C 0F", .kwp, 0x11, "41 0D 3C"),
        ("C3 F1 11 41 0D 3C 4F", .kwp, 0x11, "41 0D 3C"),
        ("80 F1 11 03 41 0D 3C 0F", .kwp, 0x11, "41 0D 3C"),
        ("87 F1 11 43 01 43 00 00 00 00 10", .kwp, 0x11, "43 01 43 00 00 00 00"),
        ("83 F1 10 7F 03 11 17", .kwp, 0x10, "7F 03 11"),
    ])
    func olderBuses(line: String, framing: VehicleBus.Framing, source: UInt8, payload: String) throws {
        #expect(
            try BusFrame.parse(digits(line), framing: framing)
                == BusFrame(ecu: ECUAddress(source: source), data: bytes(payload)))
    }

    /// Every flipped bit is detected, with one exception: if the length in a KWP2000 header grows by one, the checksum
    /// is taken for payload, and the message for one without a checksum. The length of the PID then reveals the error
    /// (`ServiceAnswer.data`).
    @Test(arguments: [
        ("48 6B 10 41 0C 1A F8 22", VehicleBus.Framing.iso9141), ("48 6B 10 41 0C 1A F8 B2", .j1850),
        ("84 F1 10 41 0C 1A F8 E4", .kwp), ("80 F1 11 03 41 0D 3C 0F", .kwp),
    ])
    func aFlippedBitIsNoticed(line: String, framing: VehicleBus.Framing) throws {
        let message = digits(line)
        let original = try BusFrame.hexadecimal(message[...])
        var noticed = 0
        for bit in 0..<(original.count * 8) {
            var damaged = original
            damaged[bit / 8] ^= 0x80 >> UInt8(bit % 8)
            let text = damaged.flatMap { byte in
                [byte >> 4, byte & 0x0F].map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "A") + $0 - 10 }
            }
            do throws(MessageDecodingError) {
                let frame = try BusFrame.parse(text, framing: framing)
                #expect(framing == .kwp && frame?.data == Array(original[3...]), "bit \(bit)")
            } catch {
                noticed += 1
            }
        }
        #expect(noticed == original.count * 8 - (line.hasPrefix("84") ? 1 : 0))
    }

    /// Some clones omit the checksum.
    @Test(arguments: [
        ("48 6B 10 41 0C 1A F8", VehicleBus.Framing.iso9141, "41 0C 1A F8"),
        ("48 6B 10 41 0D 3C", .j1850, "41 0D 3C"),
        ("48 6B 10 41 00 BE 1F A8 13", .iso9141, "41 00 BE 1F A8 13"),
        ("48 6B 10 41 01 83 07 65 04", .j1850, "41 01 83 07 65 04"),
        ("48 6B 10 43 01 43 00 00 00 00", .iso9141, "43 01 43 00 00 00 00"),
        ("48 6B 10 46 01 11 00 64 00 C8", .iso9141, "46 01 11 00 64 00 C8"),
        // With and without the frame number; one bank and two; constants and tests.
        ("48 6B 10 42 05 00 7B", .iso9141, "42 05 00 7B"), ("48 6B 10 42 05 7B", .j1850, "42 05 7B"),
        ("48 6B 10 42 02 00 03 01", .iso9141, "42 02 00 03 01"), ("48 6B 10 41 06 81", .iso9141, "41 06 81"),
        ("48 6B 10 41 06 81 80", .iso9141, "41 06 81 80"), ("48 6B 10 45 01 01 5A", .iso9141, "45 01 01 5A"),
        ("48 6B 10 45 05 01 12 00 19", .iso9141, "45 05 01 12 00 19"),
        ("48 6B 10 45 00 01 FF C0 00 00", .iso9141, "45 00 01 FF C0 00 00"),
        ("48 6B 10 47 00 00 00 00 00 00", .j1850, "47 00 00 00 00 00 00"),
        ("48 6B 10 49 02 01 00 00 00 31", .iso9141, "49 02 01 00 00 00 31"),
        ("48 6B 10 49 01 05", .iso9141, "49 01 05"), ("48 6B 10 49 03 04", .iso9141, "49 03 04"),
        ("48 6B 10 49 05 01", .j1850, "49 05 01"), ("48 6B 10 49 07 08", .iso9141, "49 07 08"),
        ("48 6B 10 49 09 05", .iso9141, "49 09 05"),
        // The response that codes were cleared.
        ("48 6B 10 44", .iso9141, "44"), ("48 6B 10 44", .j1850, "44"),
        ("84 F1 10 41 0C 1A F8", .kwp, "41 0C 1A F8"),
        ("80 F1 10 03 7F 03 11", .kwp, "7F 03 11"),
    ])
    func aChecksumMayBeMissingWhereTheLengthIsKnown(line: String, framing: VehicleBus.Framing, payload: String) throws {
        #expect(try BusFrame.parse(digits(line), framing: framing)?.data == bytes(payload))
    }

    @Test(arguments: [
        // A PID of unknown length: the last byte must be the checksum.
        ("48 6B 10 41 F1 01 02", VehicleBus.Framing.iso9141, "wrong checksum"),
        ("48 6B 10 41 0C 1A F8 23", .iso9141, "wrong checksum"),
        // The two older header formats look alike; the checksum tells them apart.
        ("48 6B 10 41 0C 1A F8 B2", .iso9141, "wrong checksum"),
        ("48 6B 10 41 0C 1A F8 22", .j1850, "wrong checksum"),
        ("84 F1 10 41 0C 1A F8 E5", .kwp, "wrong checksum"),
        ("48 6B 10 41 0C 1A", .iso9141, "wrong length"),
        ("48 6B 10 41 0C 1A F8 00 22", .iso9141, "wrong length"),
        ("48 6B 10 43 01 43 00 00", .j1850, "wrong length"),
        ("48 6B 10 44 08", .iso9141, "wrong checksum"), ("48 6B 10 44 00 07", .iso9141, "wrong length"),
        ("84 F1 10 41 0C 1A", .kwp, "wrong length"),
        ("80 F1 11 05 41 0D 3C 11", .kwp, "wrong length"),
    ])
    func wrongChecksumOrLength(line: String, framing: VehicleBus.Framing, reason: String) {
        #expect(throws: MessageDecodingError(reason)) { try BusFrame.parse(digits(line), framing: framing) }
    }

    /// The published check value of CRC-8/SAE-J1850.
    @Test func checksums() {
        #expect(BusFrame.crc8(Array("123456789".utf8)) == 0x4B)
        #expect(BusFrame.crc8([]) == 0x00)
        #expect(BusFrame.sum8(Array("123456789".utf8)) == 0xDD)
        #expect(BusFrame.sum8([0xFF, 0x02]) == 0x01)
    }

    @Test func nibbles() {
        for character in UInt8.min...UInt8.max {
            let text = String(decoding: [character], as: UTF8.self)
            #expect(BusFrame.nibble(character) == (text == "+" || text == "-" ? nil : UInt8(text, radix: 16)))
        }
    }

    @Test func pairsOfDigitsFromASlice() throws {
        let text = Array("xx0aF9".utf8)
        #expect(try BusFrame.hexadecimal(text[2...]) == [0x0A, 0xF9])
        #expect(try BusFrame.hexadecimal([]) == [])
    }

    /// Whatever an adapter sends is decoded, rejected or ignored, and never causes a crash.
    @Test(arguments: seeds, VehicleBus.Framing.allCases)
    func anyLineIsSurvived(seed: UInt64, framing: VehicleBus.Framing) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let alphabet = Bool.random(using: &generator) ? Array("0123456789ABCDEF".utf8) : Array(0...255)
            let count = Int.random(in: 0...30, using: &generator)
            let line = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
            let frame = (try? BusFrame.parse(line, framing: framing)) ?? nil
            #expect(frame?.data.isEmpty != true, "seed \(seed)")
        }
    }
}
