import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct NegativeResponseTests {
    @Test(arguments: [
        (UInt8(0x10), "general reject (10)"), (0x11, "service not supported (11)"),
        (0x12, "parameter not supported (12)"), (0x21, "busy, repeat request (21)"),
        (0x22, "conditions not correct (22)"), (0x31, "request out of range (31)"),
        (0x81, "engine speed too high (81)"), (0x82, "engine speed too low (82)"), (0x83, "engine is running (83)"),
        (0x84, "engine is not running (84)"), (0x92, "voltage too high (92)"), (0x93, "voltage too low (93)"),
        (0x78, "response pending, but none followed (78)"),
        (0x7F, "service not supported in this session (7F)"), (0x05, "refused (05)"), (0xF3, "refused (F3)"),
    ])
    func saysWhy(code: UInt8, reason: String) {
        #expect(NegativeResponse(code: code).reason == reason)
    }

    @Test func codesWithAMeaningOfTheirOwn() {
        #expect(NegativeResponse.busyRepeatRequest == NegativeResponse(code: 0x21))
        #expect(NegativeResponse.responsePending == NegativeResponse(code: 0x78))
    }

    @Test func everyCodeIsToldApart() {
        #expect(Set((UInt8.min...UInt8.max).map { NegativeResponse(code: $0).reason }).count == 256)
    }
}
