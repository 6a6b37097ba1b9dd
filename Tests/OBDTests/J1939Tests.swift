import Telemetry
import Testing

@testable import OBD

/// Worked out by hand from public descriptions of SAE J1939-21, -71 and -73.
@Suite(.timeLimit(.minutes(20))) struct J1939Tests {
    private static func bytes(_ text: String) -> [UInt8] { Hexadecimal.bytes(text.filter { $0 != " " }) ?? [] }

    private static func message(_ identifier: UInt32, _ text: String) -> J1939Message {
        J1939Message(identifier: identifier, data: bytes(text))
    }

    private static func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    // MARK: Identifiers

    @Test(
        arguments: [
            (0x0CF0_0400, 0xF004, 0x00, 0xFF, 3), (0x18FE_CA03, 0xFECA, 0x03, 0xFF, 6),
            (0x18EA_FFF9, 0xEA00, 0xF9, 0xFF, 6),
            (0x1CEB_F900, 0xEB00, 0x00, 0xF9, 7), (0x19FE_CA21, 0x1FECA, 0x21, 0xFF, 6),
        ] as [(UInt32, Int, UInt8, UInt8, UInt32)])
    func identifier(_ identifier: UInt32, _ group: Int, _ source: UInt8, _ destination: UInt8, _ priority: UInt32) {
        let message = J1939Message(identifier: identifier, data: [])
        #expect(message == J1939Message(group: group, source: source, destination: destination, data: []))
        #expect(message.identifier(priority: priority) == identifier)
    }

    @Test func requestsNameTheGroupLowByteFirst() {
        let request = J1939Message.request(0xFECB)
        #expect(request.identifier() == 0x18EA_FFF9 && request.data == [0xCB, 0xFE, 0x00])
    }

    // MARK: Values

    @Test(
        arguments: [
            (0xF004, "F1 7D 8C 68 13 00 F0 8C", 0x0C, 621.0), (0xF004, "F1 7D 8C 68 13 00 F0 8C", 0x62, 15),
            (0xFEF1, "F7 80 54 FF FF FF FF FF", 0x0D, 84.5), (0xFEEE, "82 FF A0 2E FF FF FF FF", 0x05, 90),
            (0xFEEE, "82 FF A0 2E FF FF FF FF", 0x5C, 100), (0xFEF2, "F4 01 FF FF FF FF FF FF", 0x5E, 25),
            (0xFEF7, "FF FF FF FF 30 02 FF FF", 0x42, 28), (0xF003, "FF 7D 32 FF FF FF FF FF", 0x49, 50),
            (0xF003, "FF 7D 32 FF FF FF FF FF", 0x04, 50), (0xFEFC, "FF C8 FF FF FF FF FF FF", 0x2F, 80),
            (0xFEF5, "CA FF FF A0 24 3C FF FF", 0x33, 101), (0xFEF5, "CA FF FF A0 24 3C FF FF", 0x46, 20),
            (0xFEF5, "CA FF FF A0 24 3C FF FF", 0x0F, 20), (0xFEC1, "00 E1 F5 05 FF FF FF FF", 0xA6, 500_000),
            (0xFEE0, "FF FF FF FF 00 09 3D 00", 0xA6, 500_000), (0xFEE5, "A0 86 01 00 FF FF FF FF", 0x7F, 18_000_000),
        ] as [(Int, String, UInt8, Double)])
    func value(_ group: Int, _ text: String, _ pid: UInt8, _ expected: Double) throws {
        let row = try #require(J1939Parameter.rows(group).first { $0.pid == pid })
        #expect(row.value(Self.bytes(text)) == expected)
        // What is written is read again, and nothing else changes.
        var data = [UInt8](repeating: 0xFF, count: 8)
        row.write(expected, into: &data)
        #expect(row.value(data) == expected)
        #expect(
            data.enumerated().allSatisfy { index, byte in
                byte == 0xFF || (row.firstByte - 1..<row.firstByte - 1 + row.byteCount).contains(index)
            })
    }

    /// Values without a PID: by service 22 under the number of their group.
    @Test func oilPressure() {
        var vehicle = J1939Vehicle()
        func read() -> [UInt8]? {
            vehicle.response([0x22, 0xFE, 0xEF], of: 0, isForAll: true, at: Self.at(1))
        }
        vehicle.handle(Self.message(0x18FE_EF00, "FF FF FF 64 FF FF FF FF"), at: Self.at(0.5))
        #expect(vehicle.addresses == [0] && read() == [0x62, 0xFE, 0xEF, 0x64])
        #expect(J1939ExtraValue.table[0].value([0x62, 0xFE, 0xEF, 0x64]) == 400)
        // An error, and one that is too old.
        vehicle.handle(Self.message(0x18FE_EF00, "FF FF FF FE FF FF FF FF"), at: Self.at(0.6))
        #expect(read() == [0x62, 0xFE, 0xEF, 0x64])
        #expect(vehicle.response([0x22, 0xFE, 0xEF], of: 0, isForAll: true, at: Self.at(9)) == nil)
        var data = [UInt8](repeating: 0xFF, count: 8)
        J1939ExtraValue.table[0].write(402, into: &data)
        #expect(data[3] == 101 && data.count { $0 == 0xFF } == 7)
    }

    /// A module that claims its address says what it is.
    @Test func functionsOfModules() {
        var vehicle = J1939Vehicle()
        vehicle.handle(Self.message(0x18FE_CA1D, "00 FF 00 00 00 00 FF FF"), at: Self.at(0))
        func name() -> [UInt8]? { vehicle.response([0x22, 0xF8, 0x0A], of: 0x1D, isForAll: false, at: Self.at(0)) }
        #expect(name() == [0x7F, 0x22, 0x31])
        // Identity 12345, manufacturer 10, function 9.
        vehicle.handle(Self.message(0x18EE_FF1D, "39 30 40 01 00 09 00 00"), at: Self.at(0))
        #expect(
            name() == [0x62, 0xF8, 0x0A, 0, 0, 0, 0, 0x2D] + Array("brakes".utf8) + [UInt8](repeating: 0, count: 9))
        #expect(
            vehicle.response([0x22, 0xF8, 0x00], of: 0x1D, isForAll: false, at: Self.at(0))?.dropFirst(3)
                == [0x00, 0x41, 0x00, 0x00])
        #expect(J1939Name.data(function: 9, manufacturer: 10, identity: 12345) == Self.bytes("39 30 40 01 00 09 00 00"))
        // A claim alone is no fact that is read, and one of a kind of vehicle is not named.
        vehicle.handle(Self.message(0x18EE_FF2D, "00 00 00 00 00 09 00 00"), at: Self.at(0))
        vehicle.handle(Self.message(0x18EE_FF1D, "00 00 00 00 00 82 00 00"), at: Self.at(0))
        #expect(vehicle.addresses == [0x1D] && name() == [0x7F, 0x22, 0x31])
        #expect(J1939Name.functions.values.allSatisfy { $0.utf8.count <= 15 })
    }

    /// A lamp that is on without a code is not lost; the check engine light is reported by itself.
    @Test(
        arguments: [
            ("10 FF 00 00 00 00 FF FF", [[0, 0, 31]], 0x80), ("04 FF 00 00 00 00 FF FF", [[0, 0, 31]], 0x40),
            ("01 FF FF FF FF FF FF FF", [[0, 0, 31]], 0x20), ("40 FF 00 00 00 00 FF FF", [], 0),
            ("00 FF 00 00 00 00 FF FF", [], 0), ("10 FF 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x80),
            // Flashing: that of the lamp that counts, and of the check engine light.
            ("10 CF 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x81), ("10 DF 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x82),
            ("54 1C 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x86), ("44 77 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x4A),
            ("01 FD 64 00 01 05 FF FF", [[0x64, 0, 1]], 0x22), ("00 00 64 00 01 05 FF FF", [[0x64, 0, 1]], 0),
            ("FF 00 64 00 01 05 FF FF", [[0x64, 0, 1]], 0),
        ] as [(String, [[UInt8]], UInt8)])
    func lampsWithoutCodes(_ text: String, _ codes: [[UInt8]], _ severity: UInt8) {
        let found = J1939Codes(Self.bytes(text))
        #expect(found?.codes == codes && found?.severity == severity)
    }

    /// Several modules send codes, some of several packets, at the same time.
    @Test func codesOfSeveralModules() {
        var vehicle = J1939Vehicle()
        var assembler = J1939Assembler()
        let frames: [(UInt32, String)] = [
            (0x1CEC_FF00, "20 0A 00 02 FF CA FE 00"), (0x1CEC_FF0B, "20 0A 00 02 FF CA FE 00"),
            (0x1CEB_FF0B, "01 10 FF 3F 04 01 01"), (0x1CEB_FF00, "01 44 FF 64 00 01 05 5E"),
            (0x18FE_CA03, "04 FF 00 00 00 00 FF FF"), (0x1CEB_FF00, "02 00 04 01 FF FF FF FF"),
            (0x1CEB_FF0B, "02 61 02 04 01 FF FF FF"),
        ]
        for (identifier, text) in frames {
            var data = Self.bytes(text)
            data += [UInt8](repeating: 0x9A, count: 8 - data.count)
            if let message = assembler.handle(
                J1939Message(identifier: identifier, data: data), at: Self.at(0)
            ).message {
                vehicle.handle(message, at: Self.at(0))
            }
        }
        func codes(_ address: UInt8) -> [UInt8]? {
            vehicle.response([0x19, 0x42, 0x33, 0x0C, 0x1E], of: address, isForAll: true, at: Self.at(0)).map {
                Array($0.dropFirst(6))
            }
        }
        #expect(codes(0) == [0x40, 0x64, 0, 1, 0x89, 0x40, 0x5E, 0, 4, 0x89])
        #expect(codes(3) == [0x40, 0, 0, 31, 0x09])
        #expect(codes(0x0B)?.prefix(5) == [0x80, 0x3F, 4, 1, 0x09])
    }

    /// Reserved, error and not available.
    @Test(arguments: [0xFB, 0xFE, 0xFF] as [UInt8]) func noValue(high: UInt8) {
        for row in J1939Parameter.table {
            #expect(row.value([UInt8](repeating: high, count: 8)) == nil)
            #expect(row.value([UInt8](repeating: 0x10, count: row.firstByte + row.byteCount - 2)) == nil)
            #expect(row.value([UInt8](repeating: 0xFA, count: 8)) != nil)
        }
    }

    @Test func rowsHaveTheirPlace() {
        for row in J1939Parameter.table {
            #expect(row.firstByte >= 1 && row.firstByte + row.byteCount <= 9)
            #expect(PIDTable.row(row.pid)?.fields.contains { $0.signal == row.signal } == true)
            #expect(row.encode(row.offset + row.scale).count == PIDTable.dataByteCount(row.pid))
        }
        // No two values of a group overlap.
        for (group, rows) in Dictionary(grouping: J1939Parameter.table, by: \.group) {
            let places = rows.flatMap { Array($0.firstByte..<$0.firstByte + $0.byteCount) }
            #expect(Set(places).count == places.count, "\(group)")
        }
    }

    // MARK: Codes

    /// Old modules set the highest bit of the fourth byte, and have one of three orders of bits. SPN 100 FMI 1 and
    /// SPN 3226 FMI 4 in each of them, and a mixture of old and new.
    @Test(arguments: [
        "64 00 01 81 9A 0C 04 85", "0C 00 81 81 93 01 44 85", "00 0C 81 81 01 93 44 85", "00 0C 81 81 9A 0C 04 05",
    ])
    func olderConversions(_ text: String) throws {
        let codes = try #require(J1939Codes(Self.bytes("04 FF " + text)))
        #expect(codes.codes == [[0x64, 0x00, 0x01], [0x9A, 0x0C, 0x04]])
    }

    /// Nobody knows how to read an unknown number; it is read as today's.
    @Test func olderConversionOfUnknownNumbers() throws {
        #expect(try #require(J1939Codes(Self.bytes("04 FF 00 F0 E3 81 00 00"))).codes == [[0x00, 0xF0, 0xE3]])
    }

    @Test func activeCodes() throws {
        // Amber lamp on, MIL off, the others not available; SPN 100 FMI 1 five times, SPN 520192 FMI 3 once.
        let codes = try #require(J1939Codes(Self.bytes("37 FF 64 00 01 05 00 F0 E3 01")))
        #expect(codes.lamps == J1939Codes.Lamps(byte: 0x37))
        #expect(codes.lamps.mil == false && codes.lamps.amberWarning == true)
        #expect(codes.lamps.redStop == nil && codes.lamps.protect == nil)
        #expect(
            codes.codes.map { UDSTroubleCode(bytes: $0, format: .j1939, status: []).description }
                == ["SPN 100 FMI 1", "SPN 520192 FMI 3"])
    }

    @Test(arguments: ["00 FF 00 00 00 00 FF FF", "00 FF 00 00 00 00", "40 FF FF FF FF FF FF FF"])
    func noCodes(_ text: String) { #expect(J1939Codes(Self.bytes(text))?.codes.isEmpty == true) }

    @Test(arguments: ["", "00", "00 FF 64 00 01"]) func tooShort(_ text: String) {
        #expect(J1939Codes(Self.bytes(text)) == nil)
    }

    // MARK: Long messages

    /// DM1 with four codes: 18 bytes in three packets.
    private static let announced = message(0x1CEC_FF00, "20 12 00 03 FF CA FE 00")
    private static let packets = [
        message(0x1CEB_FF00, "01 04 FF 64 00 01 05 6E"), message(0x1CEB_FF00, "02 00 00 01 BE 00 02 02"),
        message(0x1CEB_FF00, "03 54 00 03 03 FF FF FF"),
    ]
    private static let whole = bytes("04 FF 64 00 01 05 6E 00 00 01 BE 00 02 02 54 00 03 03")

    @Test func announcedToAll() {
        var assembler = J1939Assembler()
        #expect(assembler.handle(Self.announced, at: .zero).message == nil)
        #expect(assembler.isBusy(at: .zero))
        var found: [J1939Message] = []
        for (index, packet) in Self.packets.enumerated() {
            let (message, replies) = assembler.handle(packet, at: Self.at(0.05 * Double(index + 1)))
            #expect(replies.isEmpty)
            if let message { found.append(message) }
        }
        #expect(found == [J1939Message(group: 0xFECA, source: 0, data: Self.whole)])
        #expect(!assembler.isBusy(at: Self.at(0.2)))
        #expect(J1939Codes(Self.whole)?.codes.count == 4)
    }

    /// A packet that is lost, late or not announced.
    @Test func incomplete() {
        var assembler = J1939Assembler()
        #expect(assembler.handle(Self.packets[0], at: .zero).message == nil)
        _ = assembler.handle(Self.announced, at: .zero)
        for index in [0, 2, 1, 2] { #expect(assembler.handle(Self.packets[index], at: .zero).message == nil) }
        _ = assembler.handle(Self.announced, at: .zero)
        for (index, seconds) in [(0, 0.1), (1, 0.2), (2, 1.5)] {
            #expect(assembler.handle(Self.packets[index], at: Self.at(seconds)).message == nil)
        }
        // The next one is whole again.
        _ = assembler.handle(Self.announced, at: Self.at(2))
        let last = Self.packets.map { assembler.handle($0, at: Self.at(2)).message }.last
        #expect(last??.data == Self.whole)
    }

    /// Senders take turns.
    @Test func interleaved() {
        var assembler = J1939Assembler()
        func other(_ message: J1939Message) -> J1939Message {
            var message = message
            message.source = 3
            return message
        }
        var sources: [UInt8] = []
        for packet in [Self.announced] + Self.packets {
            for message in [packet, other(packet)] {
                if let whole = assembler.handle(message, at: .zero).message { sources.append(whole.source) }
            }
        }
        #expect(sources == [0, 3])
    }

    /// To the tester alone, in turns of two packets.
    @Test func requestedToSend() {
        var assembler = J1939Assembler()
        let start = assembler.handle(Self.message(0x18EC_F900, "10 12 00 03 02 CA FE 00"), at: .zero).replies
        #expect(start.map { $0.identifier() } == [0x18EC_00F9])
        #expect(start.first?.data == Self.bytes("11 02 01 FF FF CA FE 00"))
        let toUs = Self.packets.map { J1939Message(identifier: 0x1CEB_F900, data: $0.data) }
        #expect(assembler.handle(toUs[0], at: .zero).replies.isEmpty)
        #expect(
            assembler.handle(toUs[1], at: .zero).replies.map(\.data) == [Self.bytes("11 01 03 FF FF CA FE 00")])
        let (message, replies) = assembler.handle(toUs[2], at: .zero)
        #expect(message?.data == Self.whole && message?.group == 0xFECA)
        #expect(replies.map(\.data) == [Self.bytes("13 12 00 03 FF CA FE 00")])
    }

    /// What is for others is not ours, and lengths must fit.
    @Test(
        arguments: [
            (0x18EC_2100, "10 12 00 03 02 CA FE 00"), (0x18EC_F900, "10 12 00 04 02 CA FE 00"),
            (0x1CEC_FF00, "20 08 00 02 FF CA FE 00"), (0x1CEC_FF00, "20 12 00 03 FF CA FE"),
            (0x1CEC_F900, "20 12 00 03 FF CA FE 00"),
        ] as [(UInt32, String)])
    func refused(_ identifier: UInt32, _ text: String) {
        var assembler = J1939Assembler()
        let (message, replies) = assembler.handle(Self.message(identifier, text), at: .zero)
        #expect(message == nil && replies.isEmpty && !assembler.isBusy(at: .zero))
    }

    // MARK: Responses

    private static func truck() -> J1939Vehicle {
        var truck = J1939Vehicle()
        for (identifier, text) in [
            (0x0CF0_0400, "F1 7D 8C 68 13 00 F0 8C"), (0x18FE_EE00, "82 FF A0 2E FF FF FF FF"),
            (0x18FE_F100, "F7 80 54 FF FF FF FF FF"), (0x18FE_F10B, "F7 00 54 FF FF FF FF FF"),
            // Active: red and amber lamp, MIL on; oil pressure. Of the brakes, none and no MIL. Previously: fuel pressure.
            (0x18FE_CA00, "54 FF 64 00 01 05 FF FF"), (0x18FE_CA0B, "FF FF 00 00 00 00 FF FF"),
            (0x18FE_CB00, "00 FF 5E 00 04 02 FF FF"), (0x18EE_FF0B, "00 00 00 00 00 09 00 00"),
        ] as [(UInt32, String)] { truck.handle(message(identifier, text), at: .zero) }
        truck.handle(
            J1939Message(group: 0xFEEC, source: 0, data: Array("WDB9634031L123456*".utf8)), at: .zero)
        return truck
    }

    @Test(
        arguments: [
            (0, "22 F8 10", "62 F8 10 01"), (0, "22 F4 0C", "62 F4 0C 09 B4"),
            // Rounded to the step of the parameter.
            (0, "22 F4 0D F4 05", "62 F4 0D 55 F4 05 82"), (0x0B, "22 F4 0D", "7F 22 31"),
            // MIL and the number of codes.
            (0, "22 F4 01", "62 F4 01 82 08 00 00"), (0x0B, "22 F4 01", "7F 22 31"),
            (0, "22 F4 00", "62 F4 00 88 18 00 01"), (0x0B, "22 F4 00", "62 F4 00 00 00 00 00"),
            (0, "19 42 33 0C 1E", "59 42 33 89 FF 02 80 64 00 01 89 00 5E 00 04 08"),
            (0x0B, "19 42 33 0C 1E", "59 42 33 89 FF 02"), (0, "19 02 0C", "7F 19 12"),
            (0, "14 FF FF 33", "7F 14 11"), (0, "04", "7F 04 11"), (0, "01 00", nil), (0x0B, "22 F1 90", "7F 22 31"),
        ] as [(UInt8, String, String?)])
    func response(_ address: UInt8, _ request: String, _ response: String?) {
        var truck = Self.truck()
        #expect(truck.addresses == [0, 0x0B])
        #expect(
            truck.response(Self.bytes(request), of: address, isForAll: false, at: .zero).map(Hexadecimal.text)
                == response.map { Hexadecimal.text(Self.bytes($0)) })
    }

    @Test func vin() {
        var truck = Self.truck()
        let vin = Array("WDB9634031L123456".utf8)
        #expect(truck.response([0x22, 0xF1, 0x90], of: 0, isForAll: false, at: .zero) == [0x62, 0xF1, 0x90] + vin)
        #expect(truck.response([0x22, 0xF8, 0x02], of: 0, isForAll: false, at: .zero) == [0x62, 0xF8, 0x02] + vin)
    }

    /// A value that has not come for seconds is none, and the same is not new twice.
    @Test func agesOfValues() {
        var truck = Self.truck()
        let request: [UInt8] = [0x22, 0xF4, 0x0C]
        #expect(truck.isReady(request))
        #expect(truck.response(request, of: 0, isForAll: false, at: Self.at(2))?.first == 0x62)
        #expect(!truck.isReady(request))
        #expect(truck.response(request, of: 0, isForAll: false, at: Self.at(3.5)) == [0x7F, 0x22, 0x31])
        truck.handle(Self.message(0x0CF0_0400, "F1 7D 8C 68 13 00 F0 8C"), at: Self.at(4))
        #expect(truck.isReady(request))
        #expect(truck.isReady([0x22, 0xF4, 0x00]) && truck.isReady([0x19, 0x42, 0x33, 0x0C, 0x1E]))
        // An error is no value, and the last one does not live on.
        truck.handle(Self.message(0x0CF0_0400, "F1 7D 8C 00 FE 00 F0 8C"), at: Self.at(6.9))
        #expect(truck.response(request, of: 0, isForAll: false, at: Self.at(7.1)) == [0x7F, 0x22, 0x31])
    }

    /// What a module does not have is refused only to who asks it alone.
    @Test func silenceTowardsAll() {
        var truck = Self.truck()
        let refused: [[UInt8]] = [[0x22, 0xF1, 0x90], [0x19, 0x55, 0x33], [0x04], [0x14, 0xFF, 0xFF, 0x33]]
        for request in refused {
            #expect(truck.response(request, of: 0x0B, isForAll: true, at: .zero) == nil)
            #expect(truck.response(request, of: 0x0B, isForAll: false, at: .zero)?.first == 0x7F)
        }
    }

    /// A module that measures, and never says anything of codes, has none if others do.
    @Test func modulesWithoutCodes() {
        var truck = J1939Vehicle()
        let request: [UInt8] = [0x19, 0x42, 0x33, 0x0C, 0x1E]
        truck.handle(Self.message(0x18FE_FC17, "FF C8 FF FF FF FF FF FF"), at: .zero)
        #expect(truck.response(request, of: 0x17, isForAll: true, at: .zero) == [0x7F, 0x19, 0x22])
        truck.handle(Self.message(0x18FE_CA00, "00 FF 00 00 00 00 FF FF"), at: .zero)
        #expect(truck.addresses == [0, 0x17])
        for address in truck.addresses {
            #expect(
                truck.response(request, of: address, isForAll: true, at: .zero)
                    == [0x59, 0x42, 0x33, 0x89, 0xFF, 0x02])
        }
    }

    /// The finer odometer counts, in any order.
    @Test func odometers() {
        for order in [[0, 1], [1, 0]] {
            var truck = J1939Vehicle()
            let messages = [
                Self.message(0x18FE_C100, "F4 E1 F5 05 FF FF FF FF"),
                Self.message(0x18FE_E000, "FF FF FF FF 00 09 3D 00"),
            ]
            for index in order { truck.handle(messages[index], at: .zero) }
            #expect(
                truck.response([0x22, 0xF4, 0xA6], of: 0, isForAll: false, at: .zero).map(Hexadecimal.text)
                    == "62F4A6004C4B4C")
        }
    }

    /// A code that is urgent by its lamp.
    @Test(
        arguments: [
            (0x80, 0x09, Severity.stopNow), (0x80, 0x08, .whenConvenient), (0x40, 0x09, .soon),
            (0x20, 0x09, .whenConvenient),
            (0x00, 0x09, .whenConvenient),
            // Slow and fast flashing, of this lamp and of the check engine light.
            (0x81, 0x09, .stopNow), (0x42, 0x09, .soon), (0x21, 0x09, .whenConvenient), (0x22, 0x09, .soon),
            (0x04, 0x09, .whenConvenient), (0x08, 0x09, .soon), (0x08, 0x08, .whenConvenient),
        ] as [(UInt8, UInt8, Severity)])
    func urgencyOfLamps(_ severity: UInt8, _ status: UInt8, _ urgency: Severity) {
        // SPN 96 (fuel level) FMI 17: below normal, least severe.
        let code = UDSTroubleCode(
            bytes: [0x60, 0x00, 0x11], format: .j1939, status: UDSCodeStatus(rawValue: status),
            severity: UDSCodeSeverity(byte: severity))
        let found = HealthScan.UDSCode(ecu: ECUAddress(j1939: 0), code: code, isPermanent: false)
        #expect(found.urgency == urgency)
        // Elsewhere the severity says when to check, and not that the truck must stop.
        let other = HealthScan.UDSCode(ecu: ECUAddress(can11: 0x7E8), code: code, isPermanent: false)
        #expect(other.urgency == .whenConvenient)
    }

    /// The lamps of a code that is active, with what flashes.
    @Test(
        arguments: [
            (0x80, 0x09, ["red lamp"]), (0x42, 0x09, ["amber lamp flashing fast"]), (0x20, 0x08, []), (0x00, 0x09, []),
            (0x29, 0x89, ["protect lamp flashing slowly", "check engine light flashing fast"]),
            (0x04, 0x89, ["check engine light flashing slowly"]),
        ] as [(UInt8, UInt8, [String])])
    func lampsOfCodes(_ severity: UInt8, _ status: UInt8, _ lamps: [String]) {
        let code = UDSTroubleCode(
            bytes: [0x60, 0x00, 0x11], format: .j1939, status: UDSCodeStatus(rawValue: status),
            severity: UDSCodeSeverity(byte: severity))
        let found = HealthScan.UDSCode(ecu: ECUAddress(j1939: 0), code: code, isPermanent: false)
        #expect(found.lamps == lamps && found.severity?.byte == severity & 0xE0)
        let other = HealthScan.UDSCode(ecu: ECUAddress(can11: 0x7E8), code: code, isPermanent: false)
        #expect(other.lamps.isEmpty && other.severity?.byte == severity)
    }
}
