/// The result of an on-board monitor test of service 05 or 06, as reports show it.
package struct TestResult: Sendable {
    package var ecu: ECUAddress
    /// The monitor (service 06), or the oxygen sensor as a bit (service 05).
    package var monitor: UInt8
    package var test: UInt8
    /// The scaling identifier of service 06 on CAN, which helps to distinguish results; nil elsewhere.
    package var scalingID: UInt8?
    package var name: String
    package var value: Double
    /// Nil if there is no such limit.
    package var minimum: Double?
    package var maximum: Double?
    /// The limits as the ECU reported them: the lowest or highest possible number stands for no limit.
    package var limits: (minimum: Double, maximum: Double)?
    package var unit: String
    /// Nil if the test cannot be judged.
    package var passed: Bool?
    /// Whether the test has run since codes were cleared.
    package var wasRun: Bool
    /// See `MonitorTest`.
    package var marginPercent: Double?
    package var isNearLimit: Bool
    /// The decimals needed to tell adjacent values apart.
    package var digits: Int

    package init(_ test: MonitorTest, ecu: ECUAddress) {
        self.ecu = ecu
        monitor = test.monitor
        self.test = test.test
        scalingID = test.scalingID
        name = test.name
        value = test.value
        minimum = test.minimum
        maximum = test.maximum
        unit = test.unit
        limits = test.limits
        wasRun = test.outcome != .notRun
        passed = test.passed
        marginPercent = test.marginPercent
        isNearLimit = test.isNearLimit
        digits = test.scaling?.digits ?? 0
    }

    /// - Parameter sensorName: "bank 1 sensor 2".
    package init(_ test: OxygenSensorTest, ecu: ECUAddress, sensorName: String) {
        self.ecu = ecu
        monitor = test.sensor
        wasRun = true
        limits = test.minimum.flatMap { minimum in test.maximum.map { (minimum, $0) } }
        self.test = test.test
        name = "oxygen sensor \(sensorName): \(test.name)"
        value = test.value
        minimum = test.minimum
        maximum = test.maximum
        unit = test.unit
        passed = test.passed
        marginPercent = nil
        isNearLimit = false
        digits = 3
    }
}
