import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct VehicleInformationTests {
    private static func padded(_ text: String, _ count: Int = 16, with fill: UInt8 = 0) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: fill, count: count - text.utf8.count)
    }

    /// Returns the messages of the older buses.
    private static func messages(_ type: UInt8, _ data: [UInt8]) -> [[UInt8]] {
        let filled: [UInt8] = [UInt8](repeating: 0, count: (4 - data.count % 4) % 4) + data
        var messages: [[UInt8]] = []
        for start in stride(from: 0, to: filled.count, by: 4) {
            let header: [UInt8] = [0x49, type, UInt8(start / 4 + 1)]
            messages.append(header + filled[start..<(start + 4)])
        }
        return messages
    }

    @Test(arguments: ["49 00 55 40 00 00", "49 00 01 55 40 00 00"])
    func readsTheBitmapWithCountOrWithout(payload: String) throws {
        #expect(try VehicleInformation.supportedTypes(bytes(payload)) == [0x02, 0x04, 0x06, 0x08, 0x0A])
    }

    /// A Renault Clio of 2023, with headers off.
    @Test(arguments: ["AA", "00"]) func readsTheBitmapBeforePadding(padding: String) throws {
        #expect(
            try VehicleInformation.supportedTypes(bytes("49 00 55 43 02 80 " + padding)) == [
                0x02, 0x04, 0x06, 0x08, 0x0A, 0x0F, 0x10, 0x17, 0x19,
            ])
    }

    @Test(arguments: ["", "49 00", "49 00 55 40 00", "49 00 02 55 40 00 00", "49 02 55 40 00 00", "41 00 55 40 00 00"])
    func refusesOtherBitmaps(payload: String) {
        #expect(throws: MessageDecodingError.self) { try VehicleInformation.supportedTypes(bytes(payload)) }
    }

    @Test(arguments: [[UInt8(2)], []]) func readsCalibrationsOnCAN(count: [UInt8]) throws {
        let items = Self.padded("JMB*36761500") + Self.padded("JMB*4787261111")
        #expect(
            try VehicleInformation.calibrationIDs([[0x49, 0x04] + count + items], framing: .can11) == [
                "JMB*36761500", "JMB*4787261111",
            ])
    }

    @Test(arguments: [UInt8(0x00), 0x20, 0xFF]) func fillIsDropped(fill: UInt8) throws {
        let item = Self.padded("SIM-1", with: fill)
        #expect(try VehicleInformation.calibrationIDs([[0x49, 0x04, 1] + item], framing: .can29) == ["SIM-1"])
        // Padding after the announced items, too.
        #expect(
            try VehicleInformation.calibrationIDs([[0x49, 0x04, 1] + item + [fill, fill]], framing: .can11)
                == ["SIM-1"])
    }

    @Test func aSingleShortItemIsTaken() throws {
        #expect(
            try VehicleInformation.calibrationIDs([[0x49, 0x04, 1] + Array("37805-RBB".utf8)], framing: .can11)
                == ["37805-RBB"])
    }

    /// 55 is "U" and AA is not a character: neither is padding here.
    @Test func lettersAreNoFill() throws {
        #expect(
            try VehicleInformation.calibrationIDs([[0x49, 0x04, 1] + Self.padded("UU12UU")], framing: .can11)
                == ["UU12UU"])
        let binary: [UInt8] = [0x01, 0xAA] + [UInt8](repeating: 0, count: 14)
        #expect(try VehicleInformation.calibrationIDs([[0x49, 0x04, 1] + binary], framing: .can11) == ["01AA"])
    }

    @Test func readsVerificationNumbers() throws {
        #expect(
            try VehicleInformation.verificationNumbers([bytes("49 06 02 17 91 BC 82 16 E0 62 BE")], framing: .can11)
                == ["1791BC82", "16E062BE"])
        #expect(
            try VehicleInformation.verificationNumbers([bytes("49 06 01 02 03 04")], framing: .can11) == ["01020304"])
        #expect(
            try VehicleInformation.verificationNumbers(
                [bytes("49 06 02 16 E0 62 BE"), bytes("49 06 01 17 91 BC 82")], framing: .iso9141)
                == ["1791BC82", "16E062BE"])
    }

    @Test func readsCalibrationsOfTheOlderBuses() throws {
        let payloads = Self.messages(0x04, Self.padded("JMB*36761500") + Self.padded("JMB*4787261111"))
        #expect(payloads.count == 8)
        for framing in [VehicleBus.Framing.iso9141, .kwp, .j1850] {
            #expect(
                try VehicleInformation.calibrationIDs(payloads.reversed(), framing: framing) == [
                    "JMB*36761500", "JMB*4787261111",
                ])
        }
        #expect(throws: MessageDecodingError.self) {
            try VehicleInformation.calibrationIDs(Array(payloads.dropFirst()), framing: .kwp)
        }
        #expect(throws: MessageDecodingError.self) {
            try VehicleInformation.calibrationIDs(payloads + [bytes("49 04 01 41 41 41 41")], framing: .kwp)
        }
        #expect(throws: MessageDecodingError.self) {
            try VehicleInformation.calibrationIDs(Array(payloads.dropLast()), framing: .kwp)
        }
    }

    @Test(arguments: [
        ("45 43 4D 00 2D 45 6E 67 69 6E 65 20 43 6F 6E 74 72 6F 6C 00", "ECM", "Engine Control"),
        ("41 42 53 31 2D 41 6E 74 69 6C 6F 63 6B 20 42 72 61 6B 65 31", "ABS1", "Antilock Brake1"),
        ("45 43 4D 2D 45 6E 67 69 6E 65 43 6F 6E 74 72 6F 6C 00 00 00", "ECM", "EngineControl"),
        ("45 43 4D 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00", "", "ECM"),
    ])
    func readsTheECUsName(item: String, acronym: String, text: String) throws {
        let name = ECUName(acronym: acronym, text: text)
        #expect(try VehicleInformation.ecuName([[0x49, 0x0A, 1] + bytes(item)], framing: .can11) == name)
        #expect(try VehicleInformation.ecuName(Self.messages(0x0A, bytes(item)), framing: .j1850) == name)
        #expect(name.description == (acronym.isEmpty ? text : "\(acronym)-\(text)"))
    }

    @Test func pairsCalibrationsWithTheirNumbers() {
        #expect(
            VehicleInformation.paired(identifications: ["A", "", "C"], verificationNumbers: ["01020304", "05060708"])
                == [
                    SoftwareCalibration(id: "A", verificationNumber: "01020304"),
                    SoftwareCalibration(id: nil, verificationNumber: "05060708"), SoftwareCalibration(id: "C"),
                ])
        #expect(VehicleInformation.paired(identifications: [""], verificationNumbers: []).isEmpty)
    }

    @Test(arguments: [[], ["49 04"], ["49 04 01"], ["49 06 01 02 03 04"], ["49 04 01 41", "49 04 02 42"]])
    func refusesOtherMessages(payloads: [String]) {
        #expect(throws: MessageDecodingError.self) {
            try VehicleInformation.calibrationIDs(payloads.map { bytes($0) }, framing: .can11)
        }
    }

    /// No bytes of an ECU crash the program.
    @Test func anyAnswerIsSurvived() {
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        func random() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        for _ in 0..<2000 {
            var payloads: [[UInt8]] = []
            for _ in 0..<(random() % 3) {
                let header: [UInt8] = [0x49, random() % 16]
                payloads.append(header + (0..<(random() % 40)).map { _ in random() })
            }
            for framing in [VehicleBus.Framing.can11, .kwp] {
                _ = try? VehicleInformation.calibrationIDs(payloads, framing: framing)
                _ = try? VehicleInformation.verificationNumbers(payloads, framing: framing)
                _ = try? VehicleInformation.ecuName(payloads, framing: framing)
                _ = try? InUsePerformance.decode(payloads, type: 0x08, framing: framing)
            }
        }
    }
}
