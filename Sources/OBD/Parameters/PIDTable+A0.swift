import Telemetry

/// PIDs from A1 on, for which there are few public sources. Information from a single source is marked as doubtful;
/// undocumented data are shown as bytes.
extension PIDTable {
    static let rowsA0: [PIDDefinition] = [
        // Wikipedia gives only the length, which is that of PID 83.
        PIDDefinition(
            0xA1, "Corrected NOx concentration", bytes: 9,
            places(banks: 2, sensors: 2).enumerated().map { index, place in
                .number(
                    "correctedNOxConcentration\(place.key)", .partsPerMillion,
                    "Corrected NOx concentration, \(place.words)", at: 2 * index + 1, bytes: 2, when: .bitA(index),
                    doubtful: true)
            }, source: "Wikipedia"),
        PIDDefinition(0xA2, "Cylinder fuel rate", .cylinderFuelRate, bytes: 2, per: 32, upTo: 0xFFFE),
        PIDDefinition(
            0xA3, "Evaporative system vapor pressures",
            .raw("vapourPressures", "Evaporative system vapor pressures", bytes: 9), source: "Wikipedia"),
        PIDDefinition(
            0xA4, "Transmission gear", bytes: 4,
            [
                .number("gear", .none, "Gear", at: 1, bits: 4..<8, when: .bitA(0), doubtful: true),
                .number("gearRatio", .ratio, "Gear ratio", at: 2, bytes: 2, per: 1000, when: .bitA(1)),
            ]),
        PIDDefinition(
            0xA5, "Diesel exhaust fluid dosing", bytes: 4,
            [
                .number(
                    "commandedExhaustFluidDosing", .percent, "Commanded diesel exhaust fluid dosing", at: 1, per: 2,
                    when: .bitA(0))
            ]),
        PIDDefinition(0xA6, "Odometer", .odometer, bytes: 4, per: 10, upTo: 0xFFFF_FFFE),
        // 4 bytes in one table, 11 in another.
        PIDDefinition(
            0xA7, "NOx concentration, sensors 3 and 4", bytes: 4,
            [.raw("noxConcentrationSensors3And4", "NOx concentration, sensors 3 and 4")], source: "Wikipedia"),
        PIDDefinition(
            0xA8, "Corrected NOx concentration, sensors 3 and 4", bytes: 4,
            [.raw("correctedNOxConcentrationSensors3And4", "Corrected NOx concentration, sensors 3 and 4")],
            source: "Wikipedia"),
        PIDDefinition(
            0xA9, "ABS switch", bytes: 4,
            [.flag("absDisabled", "ABS disabled by switch", at: 1, bit: 0, when: .bitA(0), doubtful: true)],
            source: "Wikipedia"),
        PIDDefinition(
            0xAA, "Vehicle speed limit", Signal("speedLimit", .kilometresPerHour), bytes: 1, doubtful: true,
            source: "OBDb"),
        PIDDefinition(
            0xB2, "Traction battery health", .percent("batteryHealth", "Traction battery health", doubtful: true),
            source: "OBDb"),
        PIDDefinition(
            0xC3, "Fuel level sensors", .raw("fuelLevelSensors", "Fuel level, sensors A and B", bytes: 2),
            source: "Wikipedia"),
        // 8 bytes according to Wikipedia; AndrOBD has 2 under this number, with engine stop requests.
        PIDDefinition(
            0xC4, "Particulate control diagnostics", bytes: 8,
            [.raw("particulateControlDiagnostics", "Particulate control diagnostics, time and count")],
            source: "Wikipedia"),
        PIDDefinition(
            0xC5, "Fuel pressures", .raw("fuelPressures", "Fuel pressures A and B", bytes: 4), source: "Wikipedia"),
        PIDDefinition(
            0xC6, "Particulate control inducement", bytes: 7,
            [
                .raw("particulateInducementStatus", "Particulate control inducement, status", bytes: 1),
                .number(
                    "filterRemovalHours", .hours, "Engine hours with the particulate filter removed or blocked", at: 1,
                    bytes: 2, doubtful: true),
                .number(
                    "liquidReagentFailureHours", .hours, "Engine hours with a failure of the liquid reagent system",
                    at: 3, bytes: 2, doubtful: true),
                .number(
                    "particulateMonitoringHours", .hours,
                    "Engine hours with a malfunction of particulate control monitoring", at: 5, bytes: 2,
                    doubtful: true),
            ], source: "Wikipedia"),
        PIDDefinition(
            0xC7, "Distance since module reflash or replacement",
            Signal("distanceSinceReflash", .kilometres), bytes: 2, doubtful: true, source: "Wikipedia"),
        PIDDefinition(
            0xC8, "NOx and particulate control warning lamp",
            .raw("emissionControlLamp", "NOx and particulate control warning lamp", bytes: 1), source: "Wikipedia"),
        PIDDefinition(
            0xD2, "Certified energy and range", bytes: 3,
            [
                .percent(
                    "certifiedEnergy", "State of certified energy", at: 1, when: .bitA(0), doubtful: true),
                .percent("certifiedRange", "State of certified range", at: 2, when: .bitA(1), doubtful: true),
            ], source: "OBDb"),
        PIDDefinition(
            0xD3, "Engine odometer", Signal("engineOdometer", .kilometres), bytes: 4, per: 10, doubtful: true,
            source: "OBDb"),
    ]
}
