import Testing

@testable import OBD

@Suite struct TroubleCodeTests {
    @Test func everyRawValueSurvivesItsText() {
        var texts = Set<String>()
        for raw in UInt16.min...UInt16.max {
            let text = TroubleCode(raw: raw).description
            if TroubleCode(text)?.raw != raw { Issue.record("\(raw) was written as \(text)") }
            texts.insert(text)
        }
        #expect(texts.count == 65536)
    }

    @Test(arguments: [
        (UInt16(0x0143), "P0143"), (0xC158, "U0158"), (0x4123, "C0123"), (0x9234, "B1234"), (0x0A80, "P0A80"),
        (0x3FFF, "P3FFF"), (0x7FFF, "C3FFF"), (0xBFFF, "B3FFF"), (0xFFFF, "U3FFF"), (0x0000, "P0000"),
    ])
    func isWrittenByItsBits(raw: UInt16, text: String) {
        #expect(TroubleCode(raw: raw).description == text)
        #expect(TroubleCode(text) == TroubleCode(raw: raw))
    }

    @Test func readsSmallLetters() {
        #expect(TroubleCode("u0a9f")?.raw == 0xCA9F)
    }

    @Test(arguments: [
        "", "P", "P030", "P03011", "P4000", "PF000", "A0301", "X0301", "00301", "P03G1", "P+301", "P-301", "P 301",
        " P0301", "P0301 ", "P0 01", "P0+01", "ſ0301", "P030é", "P0299-1C",
    ])
    func rejects(text: String) {
        #expect(TroubleCode(text) == nil)
    }

    @Test func sortsByLetterThenNumber() {
        let sorted = ["U0001", "P0301", "C0001", "B0001", "P0300"].compactMap { TroubleCode($0) }.sorted()
        #expect(sorted.map(\.description) == ["P0300", "P0301", "C0001", "B0001", "U0001"])
    }

    @Test func statusHasItsService() {
        #expect(TroubleCode.Status.allCases.map(\.service) == [0x03, 0x07, 0x0A])
    }

    @Test(
        arguments: [
            ("43 00", []),
            ("43 01 03 01", ["P0301"]),
            ("43 02 01 43 C1 58", ["P0143", "U0158"]),
            ("47 01 0A 80", ["P0A80"]),
            ("4A 01 04 20", ["P0420"]),
            // Padding after the announced codes, and instead of one.
            ("43 01 03 01 00 00", ["P0301"]),
            ("43 02 03 01 00 00", ["P0301"]),
        ] as [(String, [String])], [VehicleBus.Framing.can11, .can29])
    func decodesCAN(answer: (payload: String, codes: [String]), framing: VehicleBus.Framing) throws {
        let codes = try TroubleCode.decode(bytes(answer.payload), framing: framing)
        #expect(codes.map(\.description) == answer.codes)
    }

    @Test(
        arguments: [
            ("43 00 00 00 00 00 00", []),
            ("43 01 43 00 00 00 00", ["P0143"]),
            ("43 01 43 01 96 02 34", ["P0143", "P0196", "P0234"]),
            ("47 00 00 41 23 00 00", ["C0123"]),
        ] as [(String, [String])], [VehicleBus.Framing.iso9141, .kwp, .j1850])
    func decodesOtherBuses(answer: (payload: String, codes: [String]), framing: VehicleBus.Framing) throws {
        let codes = try TroubleCode.decode(bytes(answer.payload), framing: framing)
        #expect(codes.map(\.description) == answer.codes)
    }

    /// These once produced codes that do not exist: two ECUs that report no codes, and a negative response.
    @Test(arguments: ["43 00 43 00", "7F 0A 11", "7F 03 11", "7F 07 12"], VehicleBus.Framing.allCases)
    func inventsNoCode(payload: String, framing: VehicleBus.Framing) {
        #expect(throws: MessageDecodingError.self) { try TroubleCode.decode(bytes(payload), framing: framing) }
    }

    @Test(arguments: VehicleBus.Framing.allCases)
    func anEmptyMessageIsNotNoCodes(framing: VehicleBus.Framing) {
        #expect(throws: MessageDecodingError.self) { try TroubleCode.decode([], framing: framing) }
        #expect(throws: MessageDecodingError.self) { try TroubleCode.decode([0x41, 0x00], framing: framing) }
    }

    @Test(arguments: [
        ("43", "the code count is missing"),
        ("43 02 03 01", "1 of 2 codes arrived"),
        ("43 01", "0 of 1 codes arrived"),
        ("43 01 03", "half a code at the end"),
        ("43 01 03 01 04 20", "2 codes instead of 1"),
        ("43 00 03 01", "1 codes instead of 0"),
    ])
    func saysWhatIsWrong(payload: String, reason: String) {
        #expect(throws: MessageDecodingError(reason)) { try TroubleCode.decode(bytes(payload), framing: .can11) }
    }

    @Test func halfACodeOnAnOlderBus() {
        #expect(throws: MessageDecodingError("half a code at the end")) {
            try TroubleCode.decode(bytes("43 01 43 01 96 02"), framing: .iso9141)
        }
    }
}
