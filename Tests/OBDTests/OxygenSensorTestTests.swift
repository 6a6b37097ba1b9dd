import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct OxygenSensorTestTests {
    @Test func asksForTestAndSensor() {
        #expect(OxygenSensorTest.request(test: 0x05, sensor: 0x10) == bytes("05 05 10"))
    }

    @Test(
        arguments: [
            ("45 01 01 5A", 0.45, nil, nil, "V", nil), ("45 02 01 5A", 0.45, nil, nil, "V", nil),
            ("45 05 01 12 00 19", 0.072, 0.0, 0.1, "s", true), ("45 06 02 1A 00 19", 0.104, 0.0, 0.1, "s", false),
            ("45 07 01 14 00 3C", 0.1, 0.0, 0.3, "V", true), ("45 08 01 B4 78 FF", 0.9, 0.6, 1.275, "V", true),
            ("45 09 01 19 00 64", 1.0, 0.0, 4.0, "s", true), ("45 0A 10 32 00 19", 2.0, 0.0, 1.0, "s", false),
            ("45 30 01 64 00 C8", 100.0, 0.0, 200.0, "", true),
        ] as [(String, Double, Double?, Double?, String, Bool?)])
    func reads(
        payload: String, value: Double, minimum: Double?, maximum: Double?, unit: String, passed: Bool?
    ) throws {
        let test = try OxygenSensorTest.decode(bytes(payload))
        #expect(test.value == value)
        #expect(test.minimum == minimum)
        #expect(test.maximum == maximum)
        #expect(test.unit == unit)
        #expect(test.passed == passed)
        #expect(test.test == bytes(payload)[1] && test.sensor == bytes(payload)[2])
    }

    @Test func namesTheTest() throws {
        #expect(try OxygenSensorTest.decode(bytes("45 09 01 19 00 64")).name == "time between sensor transitions")
    }

    @Test(arguments: ["", "45", "45 01 01", "45 01 01 5A 00", "45 01 01 5A 64 00", "46 01 01 5A", "45 01 01 5A 0 64 0"])
    func refusesWhatIsNoResult(payload: String) {
        #expect(throws: MessageDecodingError.self) { try OxygenSensorTest.decode(bytes(payload)) }
    }

    @Test func readsTheBitmap() throws {
        #expect(
            try OxygenSensorTest.supportedTests(bytes("45 00 01 FF C0 00 00")) == Set((1...10).map { UInt8($0) }))
        for payload in ["45 00 FF C0 00 00", "45 01 01 FF C0 00 00", "46 00 01 FF C0 00 00"] {
            #expect(throws: MessageDecodingError.self) { try OxygenSensorTest.supportedTests(bytes(payload)) }
        }
    }
}
