import OBD

/// Test results of the simulated cars.
enum VirtualTests {
    /// Service 06 on CAN, for four cylinders and two oxygen sensors: `(monitor, test, scaling, value, minimum,
    /// maximum)`.
    static let ofGasolineEngine = tests([
        // The thresholds of 0.45 V are constants; switch times up to 0.1 s; the voltage must go below 0.3 V and above
        // 0.6 V.
        (0x01, 0x01, 0x0A, 0x0E66, 0x0E66, 0x0E66), (0x01, 0x02, 0x0A, 0x0E66, 0x0E66, 0x0E66),
        (0x01, 0x05, 0x10, 45, 0, 100), (0x01, 0x06, 0x10, 52, 0, 100),
        (0x01, 0x07, 0x0A, 0x0333, 0, 0x099A), (0x01, 0x08, 0x0A, 0x1A00, 0x1333, 0xFFFF),
        (0x02, 0x07, 0x0A, 0x0800, 0, 0x1000), (0x02, 0x08, 0x0A, 0x1800, 0x1333, 0xFFFF),
        // The oxygen that the catalyst lets through.
        (0x21, 0x84, 0x20, 90, 0, 190),
        // The pressure that the tank must hold, in kPa, and the purge flow from the canister, in g/s.
        (0x3B, 0xC0, 0xFD, 0xFF38, 0x8000, 0x012C), (0x3D, 0xC1, 0x27, 150, 40, 0xFFFF),
        // Resistances of the sensor heaters.
        (0x41, 0x90, 0x13, 9_200, 4_000, 20_000), (0x42, 0x90, 0x13, 8_700, 4_000, 20_000),
        (0xA1, 0x0B, 0x24, 0, 0, 160), (0xA1, 0x0C, 0x24, 0, 0, 160),
        (0xA2, 0x0B, 0x24, 0, 0, 40), (0xA2, 0x0C, 0x24, 0, 0, 40), (0xA3, 0x0B, 0x24, 0, 0, 40),
        (0xA3, 0x0C, 0x24, 0, 0, 40), (0xA4, 0x0B, 0x24, 0, 0, 40), (0xA4, 0x0C, 0x24, 1, 0, 40),
        (0xA5, 0x0B, 0x24, 0, 0, 40), (0xA5, 0x0C, 0x24, 0, 0, 40),
    ])

    /// The same with a failed catalyst, and a first cylinder that misfires almost too often.
    static let ofFaultyGasolineEngine = ofGasolineEngine.map { test in
        var test = test
        switch (test.monitor, test.test) {
        case (0x21, 0x84): test.rawValue = 214
        case (0xA2, 0x0B): test.rawValue = 38
        case (0xA2, 0x0C): test.rawValue = 29
        default: break
        }
        return test
    }

    /// EGR flow that is too low, in mg per stroke; boost pressure; and pressure before the particulate filter.
    static let ofDieselEngine = tests([
        (0x31, 0x80, 0xAE, 0x026C, 0x8000, 0x01F4), (0x85, 0x86, 0x99, 120, 0xFA24, 0x05DC),
        (0xB2, 0x80, 0x17, 450, 0, 1_200),
    ])

    /// Service 05, for the sensors before and behind the catalyst.
    static let ofOxygenSensors: [OxygenSensorTest] = [
        OxygenSensorTest(test: 0x01, sensor: 0x01, rawValue: 90),
        OxygenSensorTest(test: 0x02, sensor: 0x01, rawValue: 90),
        OxygenSensorTest(test: 0x05, sensor: 0x01, rawValue: 12, rawLimits: 0...25),
        OxygenSensorTest(test: 0x06, sensor: 0x01, rawValue: 14, rawLimits: 0...25),
        OxygenSensorTest(test: 0x07, sensor: 0x01, rawValue: 20, rawLimits: 0...60),
        OxygenSensorTest(test: 0x08, sensor: 0x01, rawValue: 170, rawLimits: 120...255),
        OxygenSensorTest(test: 0x0A, sensor: 0x01, rawValue: 30, rawLimits: 0...75),
        OxygenSensorTest(test: 0x07, sensor: 0x02, rawValue: 30, rawLimits: 0...90),
        OxygenSensorTest(test: 0x08, sensor: 0x02, rawValue: 150, rawLimits: 110...255),
    ]

    /// Service 06 on other buses than CAN.
    static let ofComponents: [ComponentTest] = [
        ComponentTest(test: 0x01, component: 0x11, value: 100, limit: 200, limitIsMinimum: false),
        ComponentTest(test: 0x01, component: 0x12, value: 250, limit: 180, limitIsMinimum: true),
        ComponentTest(test: 0x02, component: 0x01, value: 0x1234, limit: 0x1300, limitIsMinimum: false),
        ComponentTest(test: 0x05, component: 0x00, value: 80, limit: 60, limitIsMinimum: true),
    ]

    private static func tests(_ rows: [(UInt8, UInt8, UInt8, UInt16, UInt16, UInt16)]) -> [MonitorTest] {
        rows.map { row in
            MonitorTest(
                monitor: row.0, test: row.1, scalingID: row.2, rawValue: row.3, rawMinimum: row.4, rawMaximum: row.5)
        }
    }
}
