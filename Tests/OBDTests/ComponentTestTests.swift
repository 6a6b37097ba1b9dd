import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ComponentTestTests {
    @Test(arguments: [
        // The highest bit of the component says which limit it is.
        ("46 01 11 00 64 00 C8", 0x01, 0x11, false, true), ("46 01 11 00 C9 00 C8", 0x01, 0x11, false, false),
        ("46 02 91 00 C8 00 C8", 0x02, 0x11, true, true), ("46 02 91 00 64 00 C8", 0x02, 0x11, true, false),
        ("46 05 00 FF FF FF FF", 0x05, 0x00, false, true),
    ])
    func reads(payload: String, test: Int, component: Int, limitIsMinimum: Bool, passed: Bool) throws {
        let result = try ComponentTest.decode(bytes(payload))
        #expect(Int(result.test) == test && Int(result.component) == component)
        #expect(result.limitIsMinimum == limitIsMinimum)
        #expect(result.passed == passed)
    }

    @Test(arguments: [
        "", "46", "46 01 11 00 64 00", "46 01 11 00 64 00 C8 00", "45 01 11 00 64 00 C8", "46 00 FF C0 00 00 00",
    ])
    func refusesWhatIsNoResult(payload: String) {
        #expect(throws: MessageDecodingError.self) { try ComponentTest.decode(bytes(payload)) }
    }

    @Test func readsTheBitmap() throws {
        #expect(try ComponentTest.supportedTests(bytes("46 00 FF C8 00 00 01")) == [0x01, 0x02, 0x05, 0x20])
        for payload in ["46 00 C8 00 00 01", "46 01 11 00 64 00 C8", "45 00 FF C8 00 00 01"] {
            #expect(throws: MessageDecodingError.self) { try ComponentTest.supportedTests(bytes(payload)) }
        }
    }
}
