import Telemetry

/// PIDs 01 and 41: the MIL, the number of codes, and the monitors, whose bits have a meaning that depends on the type
/// of ignition. An unsupported monitor is neither complete nor incomplete.
extension PIDTable {
    static let monitorRows: [PIDDefinition] = [
        PIDDefinition(
            0x01, "Monitor status since codes cleared", bytes: 4,
            [
                .number("storedCodeCount", .none, "Confirmed trouble codes in this ECU", bits: 0..<7),
                .flag("malfunctionLamp", "Malfunction indicator lamp", bit: 7, "off", "on"),
            ] + monitors("Supported", "supported", suffix: "", since: "")),
        // The first byte is always 0.
        PIDDefinition(
            0x41, "Monitor status this drive cycle", bytes: 4,
            monitors("Enabled", "enabled", suffix: "ThisCycle", since: " this drive cycle")),
    ]

    private static func monitors(
        _ present: String, _ presentWord: String, suffix: String, since: String
    ) -> [PIDField] {
        func presence(
            _ kind: ReadinessMonitor.Kind, byte: Int, bit: Int, when conditions: [PIDField.Condition] = []
        ) -> PIDField {
            .flag(
                "\(kind.rawValue)Monitor\(present)\(suffix)", "Monitor \(presentWord)\(since): \(kind.name)", at: byte,
                bit: bit, when: conditions, doubtful: kind == .particulateFilterOrRefrigerant)
        }
        func completion(
            _ kind: ReadinessMonitor.Kind, byte: Int, bit: Int, when conditions: [PIDField.Condition]
        ) -> PIDField {
            .flag(
                "\(kind.rawValue)MonitorIncomplete\(suffix)", "Monitor\(since): \(kind.name)", at: byte, bit: bit,
                "complete", "incomplete", when: conditions, doubtful: kind == .particulateFilterOrRefrigerant)
        }

        let continuous = Array(ReadinessMonitor.Kind.continuous.enumerated())
        let ignition = PIDField.flag(
            "compressionIgnition\(suffix)", "Ignition type of the monitors\(since)", at: 1, bit: 3, "spark",
            "compression")
        let others = (0..<8).flatMap { bit -> [(kind: ReadinessMonitor.Kind, bit: Int, when: [PIDField.Condition])] in
            let spark = ReadinessMonitor.Kind.spark[bit]
            let compression = ReadinessMonitor.Kind.compression[bit]
            if let spark, spark == compression { return [(spark, bit, [])] }
            return [
                spark.map { ($0, bit, [.clear(byte: 1, bit: 3)]) },
                compression.map { ($0, bit, [.set(byte: 1, bit: 3)]) },
            ].compactMap { $0 }
        }
        return continuous.map { presence($1, byte: 1, bit: $0) } + [ignition]
            + continuous.map { completion($1, byte: 1, bit: $0 + 4, when: [.set(byte: 1, bit: $0)]) }
            + others.map { presence($0.kind, byte: 2, bit: $0.bit, when: $0.when) }
            + others.map { completion($0.kind, byte: 3, bit: $0.bit, when: $0.when + [.set(byte: 2, bit: $0.bit)]) }
    }
}
