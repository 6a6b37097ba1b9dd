import Telemetry

/// PIDs 70 to 7F: boost and exhaust. Most begin with a byte that says which of their fields the ECU supports.
extension PIDTable {
    static let rows70: [PIDDefinition] = [
        PIDDefinition(
            0x70, "Boost pressure control", bytes: 10,
            ["A", "B"].enumerated().flatMap { index, letter -> [PIDField] in
                let byte = 4 * index + 1
                return [
                    .number(
                        "commandedBoostPressure\(letter)", .kilopascals, "Commanded boost pressure \(letter)",
                        at: byte, bytes: 2, per: 32, when: .bitA(3 * index)),
                    .number(
                        "boostPressure\(letter)", .kilopascals, "Boost pressure \(letter)", at: byte + 2, bytes: 2,
                        per: 32, when: .bitA(3 * index + 1)),
                ]
            } + control("boostPressure", "Boost pressure", at: 9)),
        PIDDefinition(
            0x71, "Variable-geometry turbocharger control", bytes: 6,
            ["A", "B"].enumerated().flatMap { index, letter -> [PIDField] in
                let byte = 2 * index + 1
                return [
                    .percent(
                        "commandedTurboGeometry\(letter)", "Commanded turbocharger geometry \(letter)", at: byte,
                        when: .bitA(3 * index)),
                    .percent(
                        "turboGeometry\(letter)", "Turbocharger geometry \(letter)", at: byte + 1,
                        when: .bitA(3 * index + 1)),
                ]
            } + control("turboGeometry", "Turbocharger geometry", at: 5)),
        commandAndAnswer(
            0x72, "Wastegate control", ("commandedWastegate", "Commanded wastegate"),
            ("wastegatePosition", "Wastegate position")),
        PIDDefinition(
            0x73, "Exhaust pressure", bytes: 5,
            (1...2).map { bank in
                .number(
                    "exhaustPressureBank\(bank)", .kilopascals, "Exhaust pressure, bank \(bank)", at: 2 * bank - 1,
                    bytes: 2, per: 100, when: .bitA(bank - 1))
            }),
        // In steps of 10 rpm; one program uses 1 rpm.
        PIDDefinition(
            0x74, "Turbocharger speed", bytes: 5,
            ["A", "B"].enumerated().map { index, turbo in
                .number(
                    "turbochargerSpeed\(turbo)", .revolutionsPerMinute, "Turbocharger speed \(turbo)",
                    at: 2 * index + 1, bytes: 2, times: 10, when: .bitA(index))
            }),
        turbochargerTemperatures(0x75, "A"),
        turbochargerTemperatures(0x76, "B"),
        PIDDefinition(
            0x77, "Charge air cooler temperature", bytes: 5,
            places(banks: 2, sensors: 2).enumerated().map { index, place in
                .temperature(
                    "chargeAirTemperature\(place.key)", "Charge air cooler temperature, \(place.words)", at: index + 1,
                    when: .bitA(index))
            }),
        exhaustTemperatures(0x78, bank: 1, sensors: 1...4),
        exhaustTemperatures(0x79, bank: 2, sensors: 1...4),
        filterPressures(0x7A, bank: 1),
        filterPressures(0x7B, bank: 2),
        PIDDefinition(
            0x7C, "Particulate filter temperatures", bytes: 9,
            (1...2).flatMap { bank -> [PIDField] in
                let byte = 4 * bank - 3
                return [
                    .exhaustTemperature(
                        "filterInletTemperatureBank\(bank)", "Particulate filter inlet temperature, bank \(bank)",
                        at: byte, when: .bitA(2 * bank - 2)),
                    .exhaustTemperature(
                        "filterOutletTemperatureBank\(bank)", "Particulate filter outlet temperature, bank \(bank)",
                        at: byte + 2, when: .bitA(2 * bank - 1)),
                ]
            }),
        controlArea(0x7D, "NOx", "nox"),
        controlArea(0x7E, "PM", "pm"),
        PIDDefinition(
            0x7F, "Engine run times", bytes: 13,
            [
                .number("engineRunTime", .seconds, "Engine run time, total", at: 1, bytes: 4, when: .bitA(0)),
                .number("engineIdleTime", .seconds, "Engine idle time, total", at: 5, bytes: 4, when: .bitA(1)),
                .number(
                    "powerTakeOffTime", .seconds, "Run time with the power take-off active, total", at: 9, bytes: 4,
                    when: .bitA(2)),
            ]),
    ]

    /// Returns the fields of a control status: two bits for A, two for B.
    private static func control(_ signal: String, _ name: String, at byte: Int) -> [PIDField] {
        ["A", "B"].enumerated().map { index, letter in
            .states(
                "\(signal)Control\(letter)", "\(name) \(letter) control", at: byte,
                bits: 2 * index..<2 * index + 2, PIDStates.control, when: .bitA(3 * index + 2))
        }
    }

    private static func turbochargerTemperatures(_ pid: UInt8, _ turbo: String) -> PIDDefinition {
        PIDDefinition(
            pid, "Turbocharger \(turbo) temperatures", bytes: 7,
            [
                .temperature(
                    "compressorInletTemperature\(turbo)", "Compressor inlet temperature, turbocharger \(turbo)",
                    at: 1, when: .bitA(0)),
                .temperature(
                    "compressorOutletTemperature\(turbo)", "Compressor outlet temperature, turbocharger \(turbo)",
                    at: 2, when: .bitA(1)),
                .exhaustTemperature(
                    "turbineInletTemperature\(turbo)", "Turbine inlet temperature, turbocharger \(turbo)", at: 3,
                    when: .bitA(2)),
                .exhaustTemperature(
                    "turbineOutletTemperature\(turbo)", "Turbine outlet temperature, turbocharger \(turbo)", at: 5,
                    when: .bitA(3)),
            ])
    }

    static func exhaustTemperatures(_ pid: UInt8, bank: Int, sensors: ClosedRange<Int>) -> PIDDefinition {
        PIDDefinition(
            pid, "Exhaust gas temperature, bank \(bank) sensors \(sensors.lowerBound) to \(sensors.upperBound)",
            bytes: 9,
            sensors.enumerated().map { index, sensor in
                .exhaustTemperature(
                    "exhaustTemperatureBank\(bank)Sensor\(sensor)",
                    "Exhaust gas temperature, bank \(bank) sensor \(sensor)", at: 2 * index + 1, when: .bitA(index))
            })
    }

    /// Returns a row of filter pressures. The difference is signed in the tables of the standards; one program treats
    /// it as unsigned.
    private static func filterPressures(_ pid: UInt8, bank: Int) -> PIDDefinition {
        PIDDefinition(
            pid, "Particulate filter pressures, bank \(bank)", bytes: 7,
            [
                .number(
                    "filterPressureDifferenceBank\(bank)", .kilopascals,
                    "Particulate filter pressure difference, bank \(bank)", at: 1, bytes: 2, signed: true, per: 100,
                    when: .bitA(0)),
                .number(
                    "filterInletPressureBank\(bank)", .kilopascals, "Particulate filter inlet pressure, bank \(bank)",
                    at: 3, bytes: 2, per: 100, when: .bitA(1)),
                .number(
                    "filterOutletPressureBank\(bank)", .kilopascals,
                    "Particulate filter outlet pressure, bank \(bank)", at: 5, bytes: 2, per: 100, when: .bitA(2)),
            ])
    }

    /// Returns a row for a "not to exceed" control area of heavy-duty engines.
    private static func controlArea(_ pid: UInt8, _ name: String, _ key: String) -> PIDDefinition {
        PIDDefinition(
            pid, "\(name) control area", bytes: 1,
            [
                .flag("\(key)InsideControlArea", "Inside the \(name) control area", bit: 0),
                .flag("\(key)OutsideControlArea", "Outside the \(name) control area", bit: 1),
                .flag("\(key)InsideCarveOut", "Inside the manufacturer's \(name) carve-out", bit: 2),
                .flag("\(key)DeficiencyActive", "\(name) deficiency active", bit: 3),
            ])
    }
}
