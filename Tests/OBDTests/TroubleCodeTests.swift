import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeTests {
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
}
