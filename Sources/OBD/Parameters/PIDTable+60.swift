import Telemetry

/// PIDs 61 to 6F. Most begin with a byte that says which of their fields the ECU supports.
extension PIDTable {
    static let rows60: [PIDDefinition] = [
        PIDDefinition(
            0x61, "Driver demand torque", .torque("demandedTorque", "Driver demand torque")),
        PIDDefinition(0x62, "Actual engine torque", .torque("actualTorque", "Actual engine torque")),
        PIDDefinition(0x63, "Engine reference torque", Signal("referenceTorque", .newtonMetres), bytes: 2),
        PIDDefinition(
            0x64, "Engine torque at curve points", bytes: 5,
            [
                .torque("torqueAtIdle", "Engine torque at idle, point 1"),
                .torque("torqueAtPoint2", "Engine torque at point 2", at: 1),
                .torque("torqueAtPoint3", "Engine torque at point 3", at: 2),
                .torque("torqueAtPoint4", "Engine torque at point 4", at: 3),
                .torque("torqueAtPoint5", "Engine torque at point 5", at: 4),
            ]),
        PIDDefinition(
            0x65, "Auxiliary inputs and outputs", bytes: 2,
            [
                .flag(
                    "powerTakeOffOutput", "Power take-off, output", at: 1, bit: 0, "not active", "active",
                    when: .bitA(0)),
                .flag(
                    "automaticTransmissionState", "Automatic transmission", at: 1, bit: 1, "park or neutral",
                    "forward or reverse", when: .bitA(1)),
                .flag(
                    "manualTransmissionState", "Manual transmission", at: 1, bit: 2, "neutral or clutch depressed",
                    "in gear", when: .bitA(2)),
                .flag("glowPlugLamp", "Glow plug lamp", at: 1, bit: 3, "off", "on, wait to start", when: .bitA(3)),
                // Published by only one source.
                .number(
                    "recommendedGear", .none, "Recommended gear", at: 1, bits: 4..<8, when: .bitA(4), doubtful: true),
            ]),
        PIDDefinition(
            0x66, "Mass air flow sensors", bytes: 5,
            [
                .number(
                    "massAirFlowSensorA", .gramsPerSecond, "Mass air flow, sensor A", at: 1, bytes: 2, per: 32,
                    upTo: 0xFFFE,
                    when: .bitA(0)),
                .number(
                    "massAirFlowSensorB", .gramsPerSecond, "Mass air flow, sensor B", at: 3, bytes: 2, per: 32,
                    upTo: 0xFFFE,
                    when: .bitA(1)),
            ]),
        PIDDefinition(
            0x67, "Engine coolant temperature sensors", bytes: 3,
            [
                .temperature(
                    "coolantTemperatureSensor1", "Engine coolant temperature, sensor 1", at: 1, when: .bitA(0)),
                .temperature(
                    "coolantTemperatureSensor2", "Engine coolant temperature, sensor 2", at: 2, when: .bitA(1)),
            ]),
        // Older tables specify 3 bytes.
        PIDDefinition(
            0x68, "Intake air temperature sensors", bytes: 7,
            places(banks: 2, sensors: 3).enumerated().map { index, place in
                .temperature(
                    "intakeAirTemperature\(place.key)", "Intake air temperature, \(place.words)", at: index + 1,
                    when: .bitA(index))
            }),
        PIDDefinition(
            0x69, "Commanded EGR and EGR error", bytes: 7,
            ["A", "B"].enumerated().flatMap { index, valve -> [PIDField] in
                let first = 3 * index
                return [
                    .percent("commandedEGR\(valve)", "Commanded EGR \(valve)", at: first + 1, when: .bitA(first)),
                    .percent("actualEGR\(valve)", "Actual EGR \(valve)", at: first + 2, when: .bitA(first + 1)),
                    .deviation("egrError\(valve)", "EGR \(valve) error", at: first + 3, when: .bitA(first + 2)),
                ]
            }),
        commandAndAnswer(
            0x6A, "Diesel intake air flow", ("commandedIntakeAirFlow", "Commanded intake air flow"),
            ("relativeIntakeAirFlowPosition", "Relative intake air flow position")),
        // Instead of the normal temperature there may be one with a wider range, which has its own bit.
        PIDDefinition(
            0x6B, "EGR temperature", bytes: 5,
            ["A", "C", "B", "D"].enumerated().flatMap { index, valve -> [PIDField] in
                let place = places(banks: 2, sensors: 2)[index]
                let key = "egrTemperature\(valve)\(place.key)"
                let name = "EGR temperature \(valve), \(place.words)"
                return [
                    .temperature(
                        key, name, at: index + 1, when: [.set(byte: 0, bit: index), .clear(byte: 0, bit: index + 4)]),
                    .number(
                        "\(key)WideRange", .degreesCelsius, "\(name), wide range", at: index + 1, times: 4, plus: -40,
                        when: .bitA(index + 4)),
                ]
            }),
        commandAndAnswer(
            0x6C, "Throttle actuators", ("commandedThrottle", "Commanded throttle actuator"),
            ("relativeThrottlePosition", "Relative throttle position"), suffix: "Actuator"),
        PIDDefinition(
            0x6D, "Fuel pressure control", bytes: 11,
            ["A", "B"].enumerated().flatMap { index, rail -> [PIDField] in
                let byte = 5 * index + 1
                let bit = 3 * index
                return [
                    .number(
                        "commandedFuelRailPressure\(rail)", .kilopascals, "Commanded fuel rail pressure \(rail)",
                        at: byte, bytes: 2, times: 10, when: .bitA(bit)),
                    .number(
                        "fuelRailPressure\(rail)", .kilopascals, "Fuel rail pressure \(rail)", at: byte + 2, bytes: 2,
                        times: 10, when: .bitA(bit + 1)),
                    .temperature(
                        "fuelRailTemperature\(rail)", "Fuel rail temperature \(rail)", at: byte + 4,
                        when: .bitA(bit + 2)),
                ]
            }),
        PIDDefinition(
            0x6E, "Injection pressure control", bytes: 9,
            ["A", "B"].enumerated().flatMap { index, rail -> [PIDField] in
                let byte = 4 * index + 1
                return [
                    .number(
                        "commandedInjectionPressure\(rail)", .kilopascals, "Commanded injection pressure \(rail)",
                        at: byte, bytes: 2, times: 10, when: .bitA(2 * index)),
                    .number(
                        "injectionPressure\(rail)", .kilopascals, "Injection pressure \(rail)", at: byte + 2, bytes: 2,
                        times: 10, when: .bitA(2 * index + 1)),
                ]
            }),
        PIDDefinition(
            0x6F, "Turbocharger compressor inlet pressure", bytes: 3,
            ["A", "B"].enumerated().flatMap { index, turbo -> [PIDField] in
                let key = "compressorInletPressure\(turbo)"
                let name = "Compressor inlet pressure, turbocharger \(turbo)"
                return [
                    .number(
                        key, .kilopascals, name, at: index + 1,
                        when: [.set(byte: 0, bit: index), .clear(byte: 0, bit: index + 2)]),
                    .number(
                        "\(key)WideRange", .kilopascals, "\(name), wide range", at: index + 1, times: 8,
                        when: .bitA(index + 2)),
                ]
            }),
    ]

    /// A bank and a sensor, as part of a signal's name and in words.
    typealias Place = (key: String, words: String)

    /// Returns bank 1 with its sensors, then bank 2.
    static func places(banks: Int, sensors: Int, from first: Int = 1) -> [Place] {
        (1...banks).flatMap { bank in
            (first..<first + sensors).map { ("Bank\(bank)Sensor\($0)", "bank \(bank) sensor \($0)") }
        }
    }

    /// Returns a row with five bytes: which fields the ECU supports, then for A and for B the commanded and the actual
    /// value, in percent.
    static func commandAndAnswer(
        _ pid: UInt8, _ name: String, _ command: (signal: String, name: String),
        _ answer: (signal: String, name: String), suffix: String = ""
    ) -> PIDDefinition {
        PIDDefinition(
            pid, name, bytes: 5,
            ["A", "B"].enumerated().flatMap { index, letter -> [PIDField] in
                [
                    .percent(
                        "\(command.signal)\(suffix)\(letter)", "\(command.name) \(letter)", at: 2 * index + 1,
                        when: .bitA(2 * index)),
                    .percent(
                        "\(answer.signal)\(suffix)\(letter)", "\(answer.name) \(letter)", at: 2 * index + 2,
                        when: .bitA(2 * index + 1)),
                ]
            })
    }
}
