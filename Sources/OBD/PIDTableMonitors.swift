import Telemetry

/// PIDs 01 and 41: the lamp, the number of codes, and the monitors, of which the engine's kind says what their bits
/// stand for. A monitor that the ECU does not have is never complete nor incomplete.
extension PIDTable {
    static let monitorRows: [PIDDefinition] = [
        PIDDefinition(
            0x01, "Monitor status since codes cleared", bytes: 4,
            [
                .number("storedCodeCount", .none, "Trouble codes stored in this ECU", bits: 0..<7),
                .flag("malfunctionLamp", "Malfunction indicator lamp", bit: 7, "off", "on"),
            ] + monitors("", has: "Supported", "supported", suffix: "")),
        // The first byte is always 0.
        PIDDefinition(
            0x41, "Monitor status this driving cycle", bytes: 4,
            monitors(" this driving cycle", has: "Enabled", "enabled", suffix: "ThisCycle")),
    ]

    private static let continuous: [(key: String, name: String)] = [
        ("misfire", "Misfire"), ("fuelSystem", "Fuel system"), ("components", "Comprehensive component"),
    ]

    /// The monitors that run once a driving cycle, by bit of the third and fourth byte.
    private static let spark: [Int: (key: String, name: String)] = [
        0: ("catalyst", "Catalyst"), 1: ("heatedCatalyst", "Heated catalyst"),
        2: ("evaporativeSystem", "Evaporative system"), 3: ("secondaryAir", "Secondary air"),
        4: (refrigerant, "A/C refrigerant or gasoline particulate filter"), 5: ("oxygenSensor", "Oxygen sensor"),
        6: ("oxygenSensorHeater", "Oxygen sensor heater"), 7: ("exhaustGasRecirculation", "EGR or VVT"),
    ]
    private static let compression: [Int: (key: String, name: String)] = [
        0: ("nmhcCatalyst", "NMHC catalyst"), 1: ("noxAftertreatment", "NOx aftertreatment"),
        3: ("boostPressure", "Boost pressure"), 5: ("exhaustGasSensor", "Exhaust gas sensor"),
        6: ("particulateFilter", "Particulate filter"),
    ]

    /// The refrigerant until about 2010, nothing in some tables, the particulate filter in recent ones.
    private static let refrigerant = "refrigerantOrParticulateFilter"

    private static func monitors(
        _ when: String, has: String, _ word: String, suffix: String
    ) -> [PIDField] {
        var presence: [PIDField] = []
        var completion: [PIDField] = []
        func add(
            _ monitor: (key: String, name: String), byte: Int, bit: Int, incompleteByte: Int, incompleteBit: Int,
            when conditions: [PIDField.Condition]
        ) {
            presence.append(
                .flag(
                    "\(monitor.key)Monitor\(has)\(suffix)", "\(monitor.name) monitor \(word)\(when)", at: byte,
                    bit: bit, when: conditions, doubtful: monitor.key == refrigerant))
            completion.append(
                .flag(
                    "\(monitor.key)MonitorIncomplete\(suffix)", "\(monitor.name) monitor\(when)", at: incompleteByte,
                    bit: incompleteBit, "complete", "incomplete", when: conditions + [.set(byte: byte, bit: bit)],
                    doubtful: monitor.key == refrigerant))
        }
        for (bit, monitor) in continuous.enumerated() {
            add(monitor, byte: 1, bit: bit, incompleteByte: 1, incompleteBit: bit + 4, when: [])
        }
        let kind = PIDField.flag(
            "compressionIgnition\(suffix)", "Monitors of the ignition\(when)", at: 1, bit: 3, "spark", "compression")
        let ofSecondByte = presence + [kind] + completion
        presence = []
        completion = []
        for bit in 0..<8 {
            // The last is the same for both kinds.
            if let monitor = spark[bit] {
                add(
                    monitor, byte: 2, bit: bit, incompleteByte: 3, incompleteBit: bit,
                    when: bit == 7 ? [] : [.clear(byte: 1, bit: 3)])
            }
            if let monitor = compression[bit] {
                add(
                    monitor, byte: 2, bit: bit, incompleteByte: 3, incompleteBit: bit, when: [.set(byte: 1, bit: 3)])
            }
        }
        return ofSecondByte + presence + completion
    }
}
