import Telemetry

/// PIDs 02 to 1F, except those of the oxygen sensors.
extension PIDTable {
    static let rows00: [PIDDefinition] = [
        PIDDefinition(
            0x02, "Code that caused the freeze frame", bytes: 2,
            [
                PIDField(
                    Signal("freezeFrameCode", .none), "Code that caused the freeze frame", bytes: 2, .troubleCode)
            ]),
        PIDDefinition(
            0x03, "Fuel system status", bytes: 2,
            [
                .states("fuelSystem1Status", "Fuel system 1", PIDStates.fuelSystem),
                // Also 0 if there is no second system.
                .states("fuelSystem2Status", "Fuel system 2", at: 1, PIDStates.fuelSystem),
            ]),
        PIDDefinition(0x04, "Calculated engine load", .percent("engineLoad", "Calculated engine load")),
        PIDDefinition(0x05, "Engine coolant temperature", .coolantTemperature, bytes: 1, plus: -40),
        // The second byte is present if there is a bank 3 or 4.
        fuelTrim(0x06, "Short-term fuel trim", "shortTermFuelTrim", banks: 1, 3),
        fuelTrim(0x07, "Long-term fuel trim", "longTermFuelTrim", banks: 1, 3),
        fuelTrim(0x08, "Short-term fuel trim", "shortTermFuelTrim", banks: 2, 4),
        fuelTrim(0x09, "Long-term fuel trim", "longTermFuelTrim", banks: 2, 4),
        PIDDefinition(0x0A, "Fuel pressure", Signal("fuelPressure", .kilopascals), bytes: 1, times: 3),
        PIDDefinition(
            0x0B, "Intake manifold pressure", .intakeManifoldPressure, bytes: 1, rescaledBy: .manifoldPressure),
        // ECUs send all ones for a value that they do not have (as specified in SAE J1939-71); no engine and no sensor
        // comes near such a value. OBDb, too, treats a speed of 255 as missing.
        PIDDefinition(0x0C, "Engine speed", .engineSpeed, bytes: 2, per: 4, upTo: 0xFFFE),
        PIDDefinition(0x0D, "Vehicle speed", .vehicleSpeed, bytes: 1, upTo: 0xFE),
        PIDDefinition(
            0x0E, "Ignition timing before top dead center, cylinder 1", Signal("ignitionTiming", .degrees), bytes: 1,
            per: 2, plus: -64),
        PIDDefinition(0x0F, "Intake air temperature", .temperature("intakeAirTemperature", "Intake air temperature")),
        PIDDefinition(0x10, "Mass air flow", .massAirFlow, bytes: 2, per: 100, upTo: 0xFFFE, rescaledBy: .airFlow),
        PIDDefinition(0x11, "Throttle position", .percent("throttlePosition", "Throttle position")),
        PIDDefinition(
            0x12, "Commanded secondary air",
            .states("secondaryAirStatus", "Commanded secondary air", PIDStates.secondaryAir)),
        PIDDefinition(
            0x1C, "OBD requirements", .states("obdRequirements", "OBD requirements", PIDStates.requirements)),
        // The lowest bit; some programs use the highest.
        PIDDefinition(
            0x1E, "Auxiliary input", .flag("powerTakeOff", "Power take-off", bit: 0, "not active", "active")),
        PIDDefinition(0x1F, "Run time since engine start", .runTimeSinceStart, bytes: 2),
    ]

    static func fuelTrim(
        _ pid: UInt8, _ name: String, _ signal: String, banks first: Int, _ second: Int
    ) -> PIDDefinition {
        PIDDefinition(
            pid, "\(name), banks \(first) and \(second)", bytes: 2, orBytes: 1,
            [
                .deviation("\(signal)Bank\(first)", "\(name), bank \(first)"),
                .deviation("\(signal)Bank\(second)", "\(name), bank \(second)", at: 1),
            ])
    }
}
