import OBD
import Testing

@Suite(.timeLimit(.minutes(20))) struct WrittenTroubleCodeTests {
    @Test(arguments: [
        ("P0301", "P0301"), ("p0301", "P0301"), ("  p 0301 ", "P0301"), ("P0299:1C", "P0299-1C"),
        ("P0299-1c", "P0299-1C"), ("P0299 1C", "P0299-1C"), ("p02991c", "P0299-1C"), ("U0100:87", "U0100-87"),
        ("b00a1", "B00A1"),
    ])
    func reads(text: String, code: String) {
        #expect(WrittenTroubleCode(text)?.description == code)
    }

    @Test(arguments: [
        "", "P030", "P4301", "X0301", "P0301:", "P0301-1", "P0301:1CC", "P0301:1G", "P0301:+1", "P03G1", "P0301::1C",
        "P0301 P0302", "P0301é", "P0299:é",
    ])
    func refuses(text: String) {
        #expect(WrittenTroubleCode(text) == nil)
    }
}
