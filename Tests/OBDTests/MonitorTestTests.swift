import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct MonitorTestTests {
    private static func test(_ scalingID: UInt8, _ value: UInt16, _ minimum: UInt16, _ maximum: UInt16) -> MonitorTest {
        MonitorTest(
            monitor: 0x01, test: 0x80, scalingID: scalingID, rawValue: value, rawMinimum: minimum, rawMaximum: maximum)
    }

    @Test func readsTheResultsOfOneMonitor() throws {
        let tests = try MonitorTest.decode(
            bytes("46 01 01 0A 0E A6 0E A6 0E A6 01 05 10 00 48 00 00 00 60 01 81 B0 FF 38 FE 70 7F FF"))
        #expect(tests.map(\.monitor) == [1, 1, 1])
        #expect(tests.map(\.test) == [0x01, 0x05, 0x81])
        #expect(tests.map(\.unit) == ["V", "s", "%"])
        #expect(abs(tests[0].value - 0.45776) < 1e-4)
        #expect(tests[1].value == 0.072 && tests[1].minimum == nil && tests[1].maximum == 0.096)
        #expect(tests[1].marginPercent == 25)
        #expect(abs(tests[2].value + 0.61035) < 1e-4)
        #expect(abs(try #require(tests[2].minimum) + 1.2207) < 1e-4)
        #expect(tests[2].maximum == nil)
        #expect(tests.map(\.passed) == [true, true, true])
        #expect(tests[1].name == "oxygen sensor, bank 1 sensor 1: rich to lean sensor switch time")
    }

    @Test func readsTheResultsOfSeveralMonitors() throws {
        let tests = try MonitorTest.decode(
            bytes("46 A2 0B 24 00 01 00 00 FF FF A3 0C 24 00 00 00 00 00 0A"))
        #expect(tests.map(\.monitor) == [0xA2, 0xA3])
        #expect(tests.map(\.marginPercent) == [nil, 100])
        #expect(
            tests.map(\.name) == [
                "misfire, cylinder 1: average misfires of the last ten driving cycles",
                "misfire, cylinder 2: misfires of the last or current driving cycle",
            ])
    }

    @Test(arguments: [
        "", "46", "41 01", "46 01", "46 01 01 0A 0E A6 0E A6 0E", "46 01 01 0A 0E A6 0E A6 0E A6 01",
        "46 00 C0 00 00 01",
    ])
    func refusesWhatIsNoResult(payload: String) {
        #expect(throws: MessageDecodingError.self) { try MonitorTest.decode(bytes(payload)) }
    }

    @Test(arguments: [
        // Unsigned and signed.
        (UInt8(0x01), UInt16(5), UInt16(1), UInt16(10), MonitorTest.Outcome.passed), (0x01, 1, 1, 10, .passed),
        (0x01, 10, 1, 10, .passed), (0x01, 0, 1, 10, .failed), (0x01, 11, 1, 10, .failed),
        (0x01, 0xFFFF, 0, 10, .failed), (0x81, 0xFFFF, 0xFF00, 10, .passed), (0x81, 0xFFFF, 0, 10, .failed),
        (0x81, 0x8000, 0x8000, 0x7FFF, .passed), (0x01, 3, 0, 0xFFFF, .passed),
        // Unknown identifiers are signed from 80 on.
        (0x7E, 0xFFFF, 0, 10, .failed), (0xC0, 0xFFFF, 0xFFF0, 10, .passed),
        // Nothing to judge.
        (0x01, 0, 0, 0, .notRun), (0x01, 5, 10, 1, .notJudged), (0x2E, 1, 0, 0, .notJudged),
        (0x01, 5, 0, 0, .failed),
    ])
    func judges(
        scalingID: UInt8, value: UInt16, minimum: UInt16, maximum: UInt16, outcome: MonitorTest.Outcome
    ) {
        let test = Self.test(scalingID, value, minimum, maximum)
        #expect(test.outcome == outcome)
        #expect(test.passed == (outcome == .passed ? true : outcome == .failed ? false : nil))
    }

    @Test(arguments: [
        // With two limits, half of the range is the maximum.
        (UInt8(0x01), UInt16(150), UInt16(100), UInt16(200), Double?.some(50)), (0x01, 190, 100, 200, 10),
        (0x01, 110, 100, 200, 10), (0x01, 100, 100, 200, 0), (0x01, 210, 100, 200, -10), (0x01, 50, 100, 200, -50),
        (0x81, 0xFFF6, 0xFF9C, 0x0064, 45),
        // With one limit, relative to that limit.
        (0x01, 75, 0, 100, 25), (0x01, 150, 0, 100, -50), (0x01, 150, 100, 0xFFFF, 50), (0x01, 90, 100, 0xFFFF, -10),
        (0x81, 0xFFCE, 0x8000, 0xFF9C, -50), (0x81, 0xFF9C, 0x8000, 0x0064, 200), (0x81, 90, 0, 0x7FFF, nil),
        // Constants, no limits, not run, not judged.
        (0x01, 100, 100, 100, nil), (0x01, 101, 100, 100, nil), (0x01, 5, 0, 0xFFFF, nil),
        (0x81, 5, 0x8000, 0x7FFF, nil), (0x01, 0, 0, 0, nil), (0x01, 5, 9, 7, nil), (0x2E, 1, 0, 1, nil),
    ])
    func marginIsTheDistanceToTheNearerLimit(
        scalingID: UInt8, value: UInt16, minimum: UInt16, maximum: UInt16, margin: Double?
    ) {
        let test = Self.test(scalingID, value, minimum, maximum)
        #expect(test.marginPercent == margin)
        if let margin { #expect((margin < 0) == (test.passed == false)) }
        #expect(test.isNearLimit == (margin.map { (0..<10).contains($0) } ?? false))
    }

    @Test func anUnknownScalingKeepsTheNumbers() {
        let test = Self.test(0xC0, 0xFFFE, 0x8000, 5)
        #expect(test.scaling == nil)
        #expect(test.value == -2 && test.minimum == nil && test.maximum == 5)
        #expect(test.unit.isEmpty)
    }

    @Test func readsBitmaps() throws {
        #expect(try MonitorTest.supportedMonitors(bytes("46 00 C0 00 00 01")) == [0x01, 0x02, 0x20])
        #expect(
            try MonitorTest.supportedMonitors(bytes("46 00 C0 00 00 01 20 80 00 00 00 A0 E0 00 00 00"))
                == [0x01, 0x02, 0x20, 0x21, 0xA1, 0xA2, 0xA3])
    }

    @Test(arguments: ["", "46", "46 00", "46 00 C0 00 00", "46 01 C0 00 00 01", "41 00 C0 00 00 01"])
    func refusesWhatIsNoBitmap(payload: String) {
        #expect(throws: MessageDecodingError.self) { try MonitorTest.supportedMonitors(bytes(payload)) }
    }
}
