/// An oxygen sensor test result, from service 05 on buses other than CAN (SAE J1979). A request `05 TID sensor` is
/// answered with `45 TID sensor value minimum maximum`; constants have no limits.
package struct OxygenSensorTest: Hashable, Sendable {
    package var test: UInt8
    /// The sensor as a single bit, in the layout of PID 1D if the vehicle supports it, otherwise of PID 13.
    package var sensor: UInt8
    package var rawValue: UInt8
    /// Minimum and maximum.
    package var rawLimits: ClosedRange<UInt8>?

    package init(test: UInt8, sensor: UInt8, rawValue: UInt8, rawLimits: ClosedRange<UInt8>? = nil) {
        self.test = test
        self.sensor = sensor
        self.rawValue = rawValue
        self.rawLimits = rawLimits
    }

    package static func request(test: UInt8, sensor: UInt8) -> [UInt8] { [0x05, test, sensor] }

    /// Decodes a test result.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func decode(_ payload: [UInt8]) throws(MessageDecodingError) -> OxygenSensorTest {
        guard payload.first == 0x45, payload.count == 4 || payload.count == 6 else {
            throw MessageDecodingError("not an oxygen sensor test result")
        }
        var result = OxygenSensorTest(test: payload[1], sensor: payload[2], rawValue: payload[3])
        if payload.count == 6 {
            guard payload[4] <= payload[5] else { throw MessageDecodingError("the limits contradict each other") }
            result.rawLimits = payload[4]...payload[5]
        }
        return result
    }

    /// Returns the tests that a sensor supports, from a response to a bitmap request (`05 00 sensor`): `45 00 sensor`
    /// and four bytes.
    package static func supportedTests(_ payload: [UInt8]) throws(MessageDecodingError) -> Set<UInt8> {
        guard payload.count == 7, payload[0] == 0x45, SupportBitmap.isBitmapPID(payload[1]),
            let tests = SupportBitmap.decode(payload[3...], base: payload[1])
        else { throw MessageDecodingError("not a list of supported tests") }
        return tests
    }

    /// The scaling: voltages for 01 to 04, 07 and 08; times for 05 and 06, and with ten times the range for 09 and 0A.
    /// Nil for manufacturer-specific tests, whose numbers are raw.
    private var scaling: (denominator: Double, unit: String)? {
        switch test {
        case 0x01...0x04, 0x07, 0x08: (200, "V")
        case 0x05, 0x06: (250, "s")
        case 0x09, 0x0A: (25, "s")
        default: nil
        }
    }

    package var name: String { MonitorTestName.test(test) }
    package var unit: String { scaling?.unit ?? "" }
    package var value: Double { scaled(rawValue) }
    /// The minimum in `unit`.
    package var minimum: Double? { rawLimits.map { scaled($0.lowerBound) } }
    package var maximum: Double? { rawLimits.map { scaled($0.upperBound) } }
    /// Nil if there are no limits.
    package var passed: Bool? { rawLimits.map { $0.contains(rawValue) } }

    private func scaled(_ raw: UInt8) -> Double { Double(raw) / (scaling?.denominator ?? 1) }
}
