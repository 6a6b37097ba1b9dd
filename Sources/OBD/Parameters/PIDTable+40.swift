import Telemetry

/// PIDs 42 to 5F.
extension PIDTable {
    static let rows40: [PIDDefinition] = [
        PIDDefinition(0x42, "Control module voltage", .controlModuleVoltage, bytes: 2, per: 1000),
        // Exceeds 100% in engines with boost.
        PIDDefinition(
            0x43, "Absolute load", Signal("absoluteLoad", .percent), bytes: 2, times: 100, per: 255),
        PIDDefinition(
            0x44, "Commanded lambda", .commandedLambda, bytes: 2, times: 2, per: 65536, rescaledBy: .lambda),
        PIDDefinition(
            0x45, "Relative throttle position", .percent("relativeThrottlePosition", "Relative throttle position")),
        PIDDefinition(0x46, "Ambient air temperature", .temperature("ambientTemperature", "Ambient air temperature")),
        PIDDefinition(0x47, "Throttle position B", .percent("throttlePositionB", "Throttle position B")),
        PIDDefinition(0x48, "Throttle position C", .percent("throttlePositionC", "Throttle position C")),
        PIDDefinition(0x49, "Accelerator pedal position D", .percent("pedalPositionD", "Accelerator pedal position D")),
        PIDDefinition(0x4A, "Accelerator pedal position E", .percent("pedalPositionE", "Accelerator pedal position E")),
        PIDDefinition(0x4B, "Accelerator pedal position F", .percent("pedalPositionF", "Accelerator pedal position F")),
        PIDDefinition(
            0x4C, "Commanded throttle actuator", .percent("commandedThrottle", "Commanded throttle actuator")),
        PIDDefinition(0x4D, "Time with the check engine light on", .timeWithMILOn, bytes: 2),
        PIDDefinition(0x4E, "Time since codes cleared", .timeSinceClear, bytes: 2),
        // 0 selects the default scaling; see `PIDScaling`.
        PIDDefinition(
            0x4F, "Maximum values", bytes: 4,
            [
                .number("maximumLambda", .ratio, "Maximum lambda"),
                .number("maximumOxygenSensorVoltage", .volts, "Maximum oxygen sensor voltage", at: 1),
                .number("maximumOxygenSensorCurrent", .milliamperes, "Maximum oxygen sensor current", at: 2),
                .number("maximumManifoldPressure", .kilopascals, "Maximum manifold pressure", at: 3, times: 10),
            ]),
        PIDDefinition(
            0x50, "Maximum air flow", bytes: 4,
            [.number("maximumAirFlow", .gramsPerSecond, "Maximum air flow", times: 10)]),
        PIDDefinition(0x51, "Fuel type", .states("fuelType", "Fuel type", PIDStates.fuelType)),
        PIDDefinition(0x52, "Ethanol content of the fuel", .percent("ethanolPercent", "Ethanol content of the fuel")),
        PIDDefinition(
            0x53, "Absolute evaporative system vapor pressure", Signal("absoluteVapourPressure", .kilopascals),
            bytes: 2, per: 200),
        // Two's complement according to ISO 15031-5 and newer tables; older tables have an offset of 32767.
        PIDDefinition(
            0x54, "Evaporative system vapor pressure, wide range", Signal("vapourPressureWideRange", .pascals),
            bytes: 2, signed: true),
        fuelTrim(
            0x55, "Short-term fuel trim of the secondary oxygen sensor", "shortTermSecondaryFuelTrim", banks: 1, 3),
        fuelTrim(0x56, "Long-term fuel trim of the secondary oxygen sensor", "longTermSecondaryFuelTrim", banks: 1, 3),
        fuelTrim(
            0x57, "Short-term fuel trim of the secondary oxygen sensor", "shortTermSecondaryFuelTrim", banks: 2, 4),
        fuelTrim(0x58, "Long-term fuel trim of the secondary oxygen sensor", "longTermSecondaryFuelTrim", banks: 2, 4),
        PIDDefinition(
            0x59, "Absolute fuel rail pressure", Signal("absoluteFuelRailPressure", .kilopascals), bytes: 2,
            times: 10),
        PIDDefinition(
            0x5A, "Relative accelerator pedal position",
            .percent("relativePedalPosition", "Relative accelerator pedal position")),
        PIDDefinition(
            0x5B, "Hybrid battery charge", .percent("hybridBatteryCharge", "Hybrid battery charge")),
        PIDDefinition(0x5C, "Engine oil temperature", .temperature("engineOilTemperature", "Engine oil temperature")),
        PIDDefinition(
            0x5D, "Fuel injection timing before top dead center", Signal("injectionTiming", .degrees), bytes: 2,
            per: 128, plus: -210),
        // Raw values from FB00 on are status codes, as in SAE J1939-71: some tables end at 3212.75 L/h.
        PIDDefinition(0x5E, "Engine fuel rate", .engineFuelRate, bytes: 2, per: 20, upTo: 0xFAFF),
        PIDDefinition(
            0x5F, "Emission requirements",
            .states("emissionRequirements", "Emission requirements", PIDStates.emissionRequirements)),
    ]
}
