import Telemetry

/// PIDs 90 to 9F.
extension PIDTable {
    static let rows90: [PIDDefinition] = [
        PIDDefinition(
            0x90, "WWH-OBD, vehicle", bytes: 3,
            [
                .number(
                    "vehicleIndicatorStrategy", .none, "Malfunction indicator display strategy", bits: 0..<2),
                .states(
                    "vehicleMalfunctionIndicator", "Vehicle malfunction indicator", bits: 2..<6,
                    PIDStates.malfunctionIndicator),
                .flag("vehicleReadiness", "Vehicle readiness", bit: 6, "ready", "not ready"),
                .number(
                    "vehicleMalfunctionHours", .hours, "Engine hours with the malfunction indicator on, vehicle",
                    at: 1, bytes: 2),
            ]),
        PIDDefinition(
            0x91, "WWH-OBD, ECU", bytes: 5,
            [
                .states(
                    "ecuMalfunctionIndicator", "ECU malfunction indicator", bits: 0..<4,
                    PIDStates.malfunctionIndicator),
                .number(
                    "ecuMalfunctionHours", .hours, "Engine hours with the malfunction indicator on, ECU", at: 1,
                    bytes: 2),
                .number("classB1Hours", .hours, "Engine hours with a class B1 malfunction", at: 3, bytes: 2),
            ]),
        PIDDefinition(
            0x92, "Fuel system control, compression ignition", bytes: 2,
            [
                ("fuelPressure", "Fuel pressure"), ("injectionQuantity", "Injection quantity"),
                ("injectionTiming", "Injection timing"), ("idleBalance", "Idle balance"),
            ].enumerated().flatMap { index, kind -> [(bit: Int, key: String, name: String)] in
                (1...2).map { (index + 4 * ($0 - 1), "\(kind.0)Control\($0)", "\(kind.1) control \($0)") }
            }.sorted { $0.bit < $1.bit }.map { control in
                .flag(
                    control.key, control.name, at: 1, bit: control.bit, "open loop", "closed loop",
                    when: .bitA(control.bit))
            }),
        PIDDefinition(
            0x93, "WWH-OBD, vehicle counters", bytes: 3,
            [
                .number(
                    "cumulativeMalfunctionHours", .hours, "Engine hours with a continuous malfunction indicator",
                    at: 1, bytes: 2, when: .bitA(0))
            ]),
        PIDDefinition(
            0x94, "NOx control, driver inducement", bytes: 12,
            [.flag("noxControlWarning", "NOx control warning", at: 1, bit: 0, "not active", "active", when: .bitA(0))]
                + (1...3).map { level in
                    .states(
                        "inducementLevel\(level)", "Inducement, level \(level)", at: 1,
                        bits: 2 * level - 1..<2 * level + 1, PIDStates.inducement, when: .bitA(0))
                }
                + [
                    ("reagentQuality", "incorrect reagent quality"),
                    ("reagentConsumption", "incorrect reagent consumption"),
                    ("reagentDosing", "no reagent dosing"), ("egrValve", "an EGR valve fault"),
                    ("noxMonitoring", "a monitoring system fault"),
                ].enumerated().map { index, counter in
                    .number(
                        "\(counter.0)Hours", .hours, "Engine hours with \(counter.1)", at: 2 * index + 2, bytes: 2,
                        when: .bitA(index + 1))
                }),
        exhaustTemperatures(0x98, bank: 1, sensors: 5...8),
        exhaustTemperatures(0x99, bank: 2, sensors: 5...8),
        // The only source of the two states has them in the first byte, where they overlap the bits that say which
        // fields are supported. They are therefore read from the second byte.
        PIDDefinition(
            0x9A, "Hybrid battery", bytes: 6,
            [
                .states(
                    "hybridChargingState", "Charging state", at: 1, bits: 0..<1, PIDStates.charging, when: .bitA(0),
                    doubtful: true),
                .states(
                    "hybridEnhancedChargingState", "Enhanced charging state", at: 1, bits: 1..<3, PIDStates.charging,
                    when: .bitA(3), doubtful: true),
                .number(
                    "hybridBatteryVoltage", .volts, "Hybrid battery voltage", at: 2, bytes: 2, per: 64, when: .bitA(1)),
                .number(
                    "hybridBatteryCurrent", .amperes, "Hybrid battery current", at: 4, bytes: 2, signed: true, per: 10,
                    when: .bitA(2)),
            ]),
        // Only the last byte is published.
        PIDDefinition(
            0x9B, "Diesel exhaust fluid sensor", bytes: 4,
            [
                .raw("exhaustFluidSensor", "Diesel exhaust fluid sensor, further data", bytes: 3),
                .percent("exhaustFluidLevel", "Diesel exhaust fluid level", at: 3, doubtful: true),
            ], source: "Wikipedia"),
        oxygenConcentrations(0x9C, sensors: 3),
        PIDDefinition(
            0x9D, "Fuel rate by mass", bytes: 4,
            [
                .number(
                    "engineFuelMassRate", .gramsPerSecond, "Engine fuel rate by mass", bytes: 2, per: 50, upTo: 0xFFFE),
                .number(
                    "vehicleFuelMassRate", .gramsPerSecond, "Vehicle fuel rate by mass", at: 2, bytes: 2, per: 50,
                    upTo: 0xFFFE),
            ]),
        PIDDefinition(
            0x9E, "Engine exhaust flow", Signal("exhaustFlow", .kilogramsPerHour), bytes: 2, per: 5),
        PIDDefinition(
            0x9F, "Fuel system usage", bytes: 9,
            (1...4).flatMap { bank -> [PIDField] in
                ["A", "B"].enumerated().map { index, system in
                    let number = 2 * (bank - 1) + index
                    return .percent(
                        "fuelSystem\(system)UseBank\(bank)", "Fuel system \(system) usage, bank \(bank)",
                        at: number + 1, when: .bitA(number))
                }
            }),
    ]
}
