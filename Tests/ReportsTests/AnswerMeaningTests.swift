import OBD
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct AnswerMeaningTests {
    private static let engine = ECUAddress(can11: 0x7E8)

    private func lines(
        _ request: [UInt8], _ payloads: [UInt8]..., framing: VehicleBus.Framing = .can11, isWhole: Bool = true,
        ecu: ECUAddress = engine
    ) -> [String] {
        let messages = payloads.map { BusMessage(ecu: ecu, content: .success($0)) }
        let answers = ServiceAnswer.sort(messages, request: [request[0]])
        return AnswerMeaning.facts(answers, to: request, framing: framing, isWhole: isWhole).map(\.line)
    }

    @Test func currentData() {
        #expect(lines([1, 0x0C], [0x41, 0x0C, 0x1A, 0xF8]) == ["7E8 engine: Engine speed 1726 rpm"])
        #expect(lines([1, 0x05], [0x41, 0x05, 0x00]) == ["7E8 engine: Engine coolant temperature -40 °C"])
        #expect(
            lines([1, 0x0C, 0x0D], [0x41, 0x0D, 0x32, 0x0C, 0x1A, 0xF8]) == [
                "7E8 engine: Engine speed 1726 rpm", "7E8 engine: Vehicle speed 50 km/h",
            ])
        #expect(lines([1, 0x00], [0x41, 0x00, 0x88, 0x18, 0, 1]) == ["7E8 engine: supports 01 05 0C 0D 20"])
        #expect(lines([1, 0x20], [0x41, 0x20, 0, 0, 0, 0]) == ["7E8 engine: supports nothing else"])
        #expect(lines([1, 0x01], [0x41, 0x01, 0x83, 7, 0x65, 0]) == ["7E8 engine: MIL ON, 3 confirmed codes"])
        #expect(lines([1, 0x01], [0x41, 0x01, 0x01, 7, 0x65, 0]) == ["7E8 engine: MIL off, 1 confirmed code"])
        // Not known here, of another length, or not what was asked for.
        #expect(
            lines([1, 0xC4], [0x41, 0xC4, 0x80, 0x01]) == [
                "7E8 engine: Particulate control diagnostics 80 01 (doubtful)"
            ])
        #expect(lines([1, 0x0C], [0x41, 0x0C, 0x1A]) == ["7E8 engine: PID 0C: 1A"])
        #expect(lines([1, 0x0C], [0x41, 0x0D, 0x32]) == ["7E8 engine: Vehicle speed 50 km/h"])
        #expect(lines([1, 0x0C], [0x41]) == [])
    }

    @Test func severalValues() {
        #expect(
            lines([1, 0x14], [0x41, 0x14, 0x5A, 0x80]) == [
                "7E8 engine: Oxygen sensor 1: oxygen sensor voltage, bank 1 sensor 1 0.45 V, "
                    + "short-term fuel trim of the oxygen sensor, bank 1 sensor 1 0%"
            ])
    }

    @Test func testResults() {
        #expect(lines([6, 0], [0x46, 0, 0x80, 0, 0, 1]) == ["7E8 engine: supports 01 20"])
        // Scale 0A: 0.122 mV (8 V / 65536) a digit; 500 between 100 and 1000, then below 600.
        #expect(
            lines([6, 1], [0x46, 1, 0x81, 0x0A, 0x01, 0xF4, 0, 0x64, 0x03, 0xE8]) == [
                "7E8 engine: oxygen sensor, bank 1 sensor 1: manufacturer's test 81: 0.0610 V, at least 0.0122, at most 0.1221, passed"
            ])
        #expect(
            lines([6, 1], [0x46, 1, 0x81, 0x0A, 0x01, 0xF4, 0x02, 0x58, 0x03, 0xE8]) == [
                "7E8 engine: oxygen sensor, bank 1 sensor 1: manufacturer's test 81: 0.0610 V, at least 0.0732, at most 0.1221, FAILED"
            ])
        let old = ECUAddress(source: 0x10)
        // The older buses have a filler before the bitmap.
        #expect(
            lines([6, 0], [0x46, 0, 0xFF, 0xC0, 0, 0, 1], framing: .iso9141, ecu: old) == [
                "10 engine: supports 01 02 20"
            ])
        #expect(
            lines([6, 2], [0x46, 2, 0x01, 0, 0x50, 0, 0x60], framing: .iso9141, ecu: old) == [
                "10 engine: component 1: 80, at most 96, passed"
            ])
        #expect(
            lines([6, 2], [0x46, 2, 0x81, 0, 0x50, 0, 0x60], framing: .iso9141, ecu: old) == [
                "10 engine: component 1: 80, at least 96, FAILED"
            ])
        #expect(
            lines([5, 0, 1], [0x45, 0, 1, 0xC0, 0, 0, 0], framing: .iso9141, ecu: old) == ["10 engine: supports 01 02"])
        #expect(
            lines([5, 1, 1], [0x45, 1, 1, 0x5A], framing: .iso9141, ecu: old) == [
                "10 engine: rich to lean sensor threshold voltage: 0.450 V"
            ])
        #expect(
            lines([6, 1], [0x46, 1, 0x81, 0x0A]) == [
                "7E8 engine: cannot be read: 3 bytes, not a whole number of test results"
            ])
        #expect(lines([6, 1], [0x46, 1, 0x81, 0x0A], isWhole: false) == [])
    }

    @Test func freezeFrames() {
        #expect(
            lines([2, 2, 0], [0x42, 0x02, 0x00, 0x03, 0x01]) == [
                "7E8 engine: frame 0: stored for P0301 Cylinder 1 misfire detected"
            ])
        #expect(lines([2, 2, 0], [0x42, 0x02, 0x00, 0, 0]) == ["7E8 engine: frame 0: no freeze frame"])
        #expect(lines([2, 0x0D, 1], [0x42, 0x0D, 0x01, 0x32]) == ["7E8 engine: frame 1: Vehicle speed 50 km/h"])
    }

    @Test func troubleCodes() {
        #expect(
            lines([3], [0x43, 1, 0x03, 0x01]) == ["7E8 engine: P0301 Cylinder 1 misfire detected (confirmed)"])
        #expect(lines([7], [0x47, 0]) == ["7E8 engine: no pending codes"])
        #expect(
            lines([0x0A], [0x4A, 0x03, 0x01, 0, 0, 0, 0], framing: .iso9141, ecu: ECUAddress(source: 0x18)) == [
                "18 transmission: P0301 Cylinder 1 misfire detected (permanent)"
            ])
        #expect(
            lines([3], [0x43, 2, 0x03, 0x01]) == [
                "7E8 engine: P0301 Cylinder 1 misfire detected (confirmed)",
                "7E8 engine: incomplete list: 1 of 2 codes arrived",
            ])
        #expect(lines([3], [0x43, 2, 0x03, 0x01], isWhole: false) == [])
        #expect(lines([4], [0x44]) == ["7E8 engine: trouble codes cleared"])
    }

    @Test func vehicleInformation() {
        let vin = Array("1HGCM82633A004352".utf8)
        #expect(lines([9, 2], [0x49, 2, 1] + vin) == ["7E8 engine: VIN 1HGCM82633A004352"])
        let parts = stride(from: 0, to: 20, by: 4).map { ([0, 0, 0] + vin)[$0..<$0 + 4] }
        let messages = parts.enumerated().map {
            BusMessage(ecu: ECUAddress(source: 0x10), content: .success([0x49, 2, UInt8($0.offset + 1)] + $0.element))
        }
        for count in 1...5 {
            let answers = ServiceAnswer.sort(Array(messages.prefix(count)), request: [9])
            let facts = AnswerMeaning.facts(answers, to: [9, 2], framing: .j1850, isWhole: false)
            #expect(facts.map(\.line) == (count == 5 ? ["10 engine: VIN 1HGCM82633A004352"] : []))
        }
        // Where it must be right, where there need be none, and where a part is missing.
        for (text, said) in [
            ("1HGCM82643A004352", ", wrong check digit"),
            ("WVWZZZ1JZXW000001", " (no check digit, as usual outside North America)"),
        ] {
            #expect(lines([9, 2], [0x49, 2, 1] + Array(text.utf8)) == ["7E8 engine: VIN \(text)\(said)"])
        }
        for isWhole in [true, false] {
            let said = lines([9, 2], [0x49, 2, 1] + vin.dropLast(3), isWhole: isWhole)
            #expect(isWhole ? said.first?.hasPrefix("7E8 engine: VIN cannot be read: ") == true : said == [])
        }
        #expect(
            lines([9, 0x0A], [0x49, 0x0A, 1] + Array("ECM\0-Engine\0\0".utf8)) == ["7E8 engine: name ECM -Engine"])
        #expect(lines([9, 0x0B], [0x49, 0x0B, 1, 0, 5]) == ["7E8 engine: type 0B: 01 00 05"])
        // Outside CAN a number comes in several messages, and half of one is none.
        for isWhole in [true, false] {
            #expect(
                lines([9, 6], [0x49, 6, 1, 1, 2, 3, 4], framing: .kwp, isWhole: isWhole)
                    == (isWhole ? ["7E8 engine: calibration verification 01 02 03 04"] : []))
            #expect(
                lines([9, 4], [0x49, 4, 1] + Array("CAL1".utf8), framing: .kwp, isWhole: isWhole)
                    == (isWhole ? ["7E8 engine: calibration CAL1"] : []))
        }
        #expect(lines([9, 4], [0x49, 4, 1] + Array("CAL-1".utf8) + [0, 0, 0]) == ["7E8 engine: calibration CAL-1"])
        #expect(
            lines([9, 6], [0x49, 6, 1, 0xDE, 0xAD, 0xBE, 0xEF]) == ["7E8 engine: calibration verification DE AD BE EF"])
        #expect(lines([9, 0], [0x49, 0, 0x54, 0, 0, 0]) == ["7E8 engine: supports 02 04 06"])
        #expect(lines([9, 0], [0x49, 0, 1, 0x54, 0, 0, 0], framing: .kwp) == ["7E8 engine: supports 02 04 06"])
    }

    @Test func refusals() {
        #expect(lines([4], [0x7F, 4, 0x22]) == ["7E8 engine: refused: conditions not correct (22)"])
        #expect(lines([0x2E, 0xF1, 0x90], [0x7F, 0x2E, 0x33]) == ["7E8 engine: refused: security access denied (33)"])
        #expect(lines([3], [0x7F, 3, 0x78], isWhole: false) == [])
        #expect(lines([3], [0x7F, 3, 0x78]) == ["7E8 engine: refused: response pending, but none followed (78)"])
        #expect(lines([7], [0x7F, 7, 0x78], [0x47, 0]) == ["7E8 engine: no pending codes"])
        // Another service's is not this one's.
        #expect(lines([3], [0x7F, 7, 0x11]) == [])
    }

    @Test func otherServices() {
        #expect(
            lines([0x22, 0xF1, 0x90], [0x62, 0xF1, 0x90] + Array("WVWZ".utf8)) == [
                "7E8 engine: DID F1 90: 57 56 57 5A \"WVWZ\""
            ])
        #expect(lines([0x21, 1], [0x61, 1, 0xFF]) == ["7E8 engine: service 21: positive response"])
        #expect(lines([0x22, 1, 2], [0x62, 1, 2, 0xFF]) == ["7E8 engine: DID 01 02: FF"])
        #expect(lines([0x3E, 0], [0x7E, 0]) == ["7E8 engine: tester present"])
        #expect(lines([0x06, 0], [0x46, 0, 1, 2, 3, 4]) == ["7E8 engine: supports 08 0F 17 18 1E"])
    }

    @Test func whoSaysIt() {
        #expect(lines([7], [0x47, 0], ecu: .unknown) == ["no pending codes"])
        #expect(lines([7], [0x47, 0], ecu: ECUAddress(can11: 0x7EA)) == ["7EA: no pending codes"])
        #expect(lines([7], [0x47, 0], ecu: ECUAddress(can29: 0x18DA_F110)) == ["18DAF110 engine: no pending codes"])
        let broken = ServiceAnswer.sort(
            [BusMessage(ecu: Self.engine, content: .failure(MessageDecodingError("a frame is missing")))], request: [9])
        let whole = AnswerMeaning.facts(broken, to: [9, 2], framing: .can11, isWhole: true)
        #expect(whole.map(\.line) == ["7E8 engine: cannot be read: a frame is missing"])
        #expect(AnswerMeaning.facts(broken, to: [9, 2], framing: .can11, isWhole: false).isEmpty)
    }
}
