import Telemetry

/// PIDs 81 to 8F: emission controls of heavy-duty and diesel engines.
extension PIDTable {
    static let rows80: [PIDDefinition] = [
        controlDeviceTimes(0x81, first: 1),
        controlDeviceTimes(0x82, first: 6),
        PIDDefinition(
            0x83, "NOx concentration", bytes: 9,
            places(banks: 2, sensors: 2).enumerated().map { index, place in
                .number(
                    "noxConcentration\(place.key)", .partsPerMillion, "NOx concentration, \(place.words)",
                    at: 2 * index + 1, bytes: 2, when: .bitA(index))
            }),
        PIDDefinition(
            0x84, "Manifold surface temperature",
            .temperature("manifoldSurfaceTemperature", "Manifold surface temperature")),
        PIDDefinition(
            0x85, "NOx reagent system", bytes: 10,
            [
                .number(
                    "reagentRate", .litresPerHour, "Reagent consumption, average", at: 1, bytes: 2, per: 200,
                    when: .bitA(0)),
                .number(
                    "demandedReagentRate", .litresPerHour, "Demanded reagent consumption, average", at: 3, bytes: 2,
                    per: 200, when: .bitA(1)),
                .percent("reagentLevel", "Reagent level", at: 5, when: .bitA(2)),
                .number(
                    "noxWarningTime", .seconds, "Run time with the NOx warning active", at: 6, bytes: 4,
                    when: .bitA(3)),
            ]),
        PIDDefinition(
            0x86, "Particulate matter concentration", bytes: 5,
            (1...2).map { bank in
                .number(
                    "particulateConcentrationBank\(bank)Sensor1", .milligramsPerCubicMetre,
                    "Particulate matter concentration, bank \(bank) sensor 1", at: 2 * bank - 1, bytes: 2, per: 80,
                    when: .bitA(bank - 1))
            }),
        PIDDefinition(
            0x87, "Intake manifold pressure sensors", bytes: 5,
            ["A", "B"].enumerated().map { index, sensor in
                .number(
                    "intakeManifoldPressureSensor\(sensor)", .kilopascals,
                    "Intake manifold pressure, sensor \(sensor)", at: 2 * index + 1, bytes: 2, per: 32,
                    when: .bitA(index))
            }),
        reagentInducement,
        controlDeviceTimes(0x89, first: 11),
        controlDeviceTimes(0x8A, first: 16),
        PIDDefinition(
            0x8B, "Diesel aftertreatment", bytes: 7,
            [
                .flag(
                    "filterRegeneration", "Particulate filter regeneration", at: 1, bit: 0, "not in progress",
                    "in progress", when: .bitA(0)),
                .flag(
                    "filterRegenerationKind", "Particulate filter regeneration type", at: 1, bit: 1, "passive",
                    "active", when: .bitA(1)),
                .flag(
                    "noxAdsorberRegeneration", "NOx adsorber regeneration", at: 1, bit: 2, "not in progress",
                    "in progress", when: .bitA(2)),
                .flag(
                    "noxAdsorberDesulfurization", "NOx adsorber desulfurization", at: 1, bit: 3, "not in progress",
                    "in progress", when: .bitA(3)),
                .percent(
                    "filterRegenerationTrigger", "Filter regeneration trigger reached", at: 2,
                    when: .bitA(4)),
                // In minutes according to the tables of the standards, in seconds according to one program.
                .number(
                    "timeBetweenRegenerations", .minutes, "Average time between filter regenerations", at: 3, bytes: 2,
                    when: .bitA(5)),
                .number(
                    "distanceBetweenRegenerations", .kilometres, "Average distance between filter regenerations",
                    at: 5, bytes: 2, when: .bitA(6)),
            ]),
        oxygenConcentrations(0x8C, sensors: 1),
        PIDDefinition(0x8D, "Throttle position G", .percent("throttlePositionG", "Throttle position G")),
        PIDDefinition(0x8E, "Engine friction torque", .torque("frictionTorque", "Engine friction torque")),
        // Signed in one table, unsigned in two that are based on ISO 15031-5. A value that is normalized to the point
        // of regeneration can drift below zero, and the scale of 0.01% leaves room for that.
        PIDDefinition(
            0x8F, "Particulate matter sensor output", bytes: 7,
            (1...2).flatMap { bank -> [PIDField] in
                let byte = 3 * bank - 2
                let key = "particulateSensor"
                let place = "Bank\(bank)Sensor1"
                let words = "bank \(bank) sensor 1"
                return [
                    .flag(
                        "\(key)Active\(place)", "Particulate matter sensor measurement, \(words)", at: byte, bit: 0,
                        "not active",
                        "active", when: .bitA(2 * bank - 2), doubtful: true),
                    .flag(
                        "\(key)Regeneration\(place)", "Particulate matter sensor regeneration, \(words)", at: byte,
                        bit: 1,
                        "not in progress", "in progress", when: .bitA(2 * bank - 2), doubtful: true),
                    .number(
                        "\(key)Output\(place)", .percent, "Particulate matter sensor output, \(words)", at: byte + 1,
                        bytes: 2,
                        signed: true, per: 100, when: .bitA(2 * bank - 1), doubtful: true),
                ]
            }),
    ]

    /// Returns a row with two timers for each of five auxiliary emission control devices that increase emissions.
    private static func controlDeviceTimes(_ pid: UInt8, first: Int) -> PIDDefinition {
        PIDDefinition(
            pid, "Run times of emission control devices \(first) to \(first + 4)", bytes: 41,
            (0..<5).flatMap { index -> [PIDField] in
                (1...2).map { timer in
                    .number(
                        "controlDevice\(first + index)Timer\(timer)", .seconds,
                        "Run time of emission control device \(first + index), timer \(timer)",
                        at: 8 * index + 4 * timer - 3, bytes: 4, when: .bitA(index))
                }
            })
    }

    /// Returns a row with oxygen concentrations in steps of 100/65536% and lambda in steps of 8/65536; one program has
    /// rounder ones.
    static func oxygenConcentrations(_ pid: UInt8, sensors first: Int) -> PIDDefinition {
        let places = places(banks: 2, sensors: 2, from: first)
        return PIDDefinition(
            pid, "Oxygen concentration and lambda, sensors \(first) and \(first + 1)", bytes: 17,
            places.enumerated().map { index, place in
                .number(
                    "oxygenConcentration\(place.key)", .percent, "Oxygen concentration, \(place.words)",
                    at: 2 * index + 1, bytes: 2, times: 100, per: 65536, when: .bitA(index))
            }
                + places.enumerated().map { index, place in
                    .number(
                        "wideRangeLambda\(place.key)", .ratio, "Wide-range lambda, \(place.words)",
                        at: 2 * index + 9, bytes: 2, times: 8, per: 65536, when: .bitA(index + 4))
                })
    }

    /// PID 88: the reasons why the engine's power may be limited, now and over the last 40,000 km.
    private static let reagentInducement: PIDDefinition = {
        let causes: [(bit: Int, key: String, name: String)] = [
            (0, "reagentLevelLow", "Reagent level low"), (1, "incorrectReagent", "Incorrect reagent"),
            (2, "reagentConsumptionDeviation", "Reagent consumption deviation"),
            (3, "noxTooHigh", "NOx emissions too high"),
        ]
        var fields: [PIDField] = causes.map { .flag($0.key, $0.name, bit: $0.bit) }
        fields.append(.flag("inducementActive", "Inducement active", bit: 7))
        for block in 0..<4 {
            for cause in causes {
                fields.append(
                    .flag(
                        "\(cause.key)History\(10 * (block + 1))", "\(cause.name), \(kilometres(block))",
                        at: 1 + block / 2, bit: 4 * (block % 2) + cause.bit))
            }
        }
        fields.append(
            .number(
                "inducementDistance10", .kilometres, "Distance with inducement active, \(kilometres(0))", at: 3,
                bytes: 2))
        fields.append(
            .number("inducementBlockDistance", .kilometres, "Distance in the current 10,000 km", at: 5, bytes: 2))
        for block in 1..<4 {
            fields.append(
                .number(
                    "inducementDistance\(10 * (block + 1))", .kilometres,
                    "Distance with inducement active, \(kilometres(block))", at: 5 + 2 * block, bytes: 2))
        }
        return PIDDefinition(0x88, "SCR inducement", bytes: 13, fields)
    }()

    private static func kilometres(_ block: Int) -> String {
        block == 0 ? "last 10,000 km" : "\(10 * block),000 to \(10 * (block + 1)),000 km ago"
    }
}
