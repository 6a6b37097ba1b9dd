import Telemetry

/// PIDs 21 to 3F, except those of the oxygen sensors.
extension PIDTable {
    static let rows20: [PIDDefinition] = [
        PIDDefinition(0x21, "Distance with the check engine light on", .distanceWithMILOn, bytes: 2),
        PIDDefinition(
            0x22, "Fuel rail pressure relative to manifold vacuum",
            Signal("fuelRailPressureToManifold", .kilopascals), bytes: 2, times: 79, per: 1000),
        PIDDefinition(
            0x23, "Fuel rail pressure", Signal("fuelRailPressure", .kilopascals), bytes: 2, times: 10),
        PIDDefinition(0x2C, "Commanded EGR", .percent("commandedEGR", "Commanded EGR")),
        PIDDefinition(0x2D, "EGR error", .deviation("egrError", "EGR error")),
        PIDDefinition(
            0x2E, "Commanded evaporative purge", .percent("commandedPurge", "Commanded evaporative purge")),
        PIDDefinition(0x2F, "Fuel level", .percent("fuelLevel", "Fuel level")),
        PIDDefinition(0x30, "Warm-ups since codes cleared", .warmUpsSinceClear, bytes: 1),
        PIDDefinition(0x31, "Distance since codes cleared", .distanceSinceClear, bytes: 2),
        // Two's complement over both bytes; some programs apply it to each byte.
        PIDDefinition(
            0x32, "Evaporative system vapor pressure", Signal("vapourPressure", .pascals), bytes: 2, signed: true,
            per: 4),
        PIDDefinition(0x33, "Barometric pressure", .barometricPressure, bytes: 1),
        catalystTemperature(0x3C, bank: 1, sensor: 1),
        catalystTemperature(0x3D, bank: 2, sensor: 1),
        catalystTemperature(0x3E, bank: 1, sensor: 2),
        catalystTemperature(0x3F, bank: 2, sensor: 2),
    ]

    private static func catalystTemperature(_ pid: UInt8, bank: Int, sensor: Int) -> PIDDefinition {
        let name = "Catalyst temperature, bank \(bank) sensor \(sensor)"
        return PIDDefinition(
            pid, name, .exhaustTemperature("catalystTemperatureBank\(bank)Sensor\(sensor)", name))
    }
}
