import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TestResultTests {
    @Test func ofService06() {
        let test = MonitorTest(
            monitor: 0xA2, test: 0x0B, scalingID: 0x24, rawValue: 38, rawMinimum: 0, rawMaximum: 40)
        let result = TestResult(test, ecu: engine)
        #expect(result.monitor == 0xA2 && result.test == 0x0B && result.name == test.name)
        #expect(result.value == 38 && result.maximum == 40 && result.minimum == nil)
        #expect(result.passed == true && result.marginPercent == 5 && result.isNearLimit && result.wasRun)
        // The lowest possible number stands for no limit, but is one of the two that the ECU reported.
        #expect(result.limits?.minimum == 0 && result.limits?.maximum == 40)
    }

    @Test func ofATestThatHasNotRun() {
        let test = MonitorTest(monitor: 1, test: 5, scalingID: 0x10, rawValue: 0, rawMinimum: 0, rawMaximum: 0)
        let result = TestResult(test, ecu: engine)
        #expect(!result.wasRun && result.passed == nil && !result.isNearLimit)
    }

    /// A logical value, and contradictory limits: nothing can be judged, but the test has run.
    @Test(arguments: [(UInt8(0x2E), UInt16(1), UInt16(0), UInt16(0)), (0x24, 5, 9, 3)])
    func ofATestThatCannotBeJudged(scalingID: UInt8, value: UInt16, minimum: UInt16, maximum: UInt16) {
        let test = MonitorTest(
            monitor: 1, test: 5, scalingID: scalingID, rawValue: value, rawMinimum: minimum, rawMaximum: maximum)
        let result = TestResult(test, ecu: engine)
        #expect(result.wasRun && result.passed == nil && result.marginPercent == nil && !result.isNearLimit)
    }

    @Test func ofService05() {
        let test = OxygenSensorTest(test: 0x05, sensor: 0x02, rawValue: 29, rawLimits: 0...25)
        let result = TestResult(test, ecu: engine, sensorName: "bank 1 sensor 2")
        #expect(result.monitor == 0x02 && result.wasRun && result.name.hasPrefix("oxygen sensor bank 1 sensor 2: "))
        #expect(result.value == 0.116 && result.maximum == 0.1 && result.unit == "s")
        #expect(result.passed == false && result.marginPercent == nil && !result.isNearLimit)
        // The decimals that tell adjacent values apart: a step is 0.004 s.
        #expect(result.digits == 3)
    }
}
