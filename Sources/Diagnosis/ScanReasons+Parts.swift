import OBD

/// Parts that share a supply, a ground, a connector or a place.
extension ScanReasons {
    // MARK: Parts that share something

    static let parts: [ScanReason] = [
        ScanReason(
            "circuits of many parts",
            say:
                "{effects} at once, which share no fuse and no signal: the engine harness or its ground (water in a "
                + "connector, rodents, chafed or melted wires) and the main relay, before any of these parts",
            example: "03=P0102 P0113 P0202 P0351 P0443 P0500 P0340"
        ) { facts in
            let kinds: [CodeSet] = [
                circuits(electrical) - .airFlow, .airFlow - "P0068, P0101", temperatures + "P0112, P0117",
                .cylinderCircuits, loads, .crankSensors + .camSensors, "P0500-P0503", .throttle,
            ]
            let found = kinds.map { kind in
                facts.codes(of: kind).filter { $0.entry.map { electrical.contains($0.mode) } == true }
            }
            let all = facts.codes.filter { code in found.contains { $0.contains { $0.code == code.code } } }
            let isExplained = facts.has(.sensorSupply + .lowSupply + "P0657-P0659, P0685-P0687, P0690")
            return found.filter { !$0.isEmpty }.count < 5 || isExplained ? nil : .init(roots: [], effects: all)
        },
        ScanReason(
            "main relay or supply of the actuators", roots: "P0657-P0659, P0685-P0687, P0690, P2669-P2671",
            effects: loads + "P0201-P0212, P0351-P0362, P0443-P0445, P2100-P2103, P0560, P0562",
            areReports: true,
            say: "the supply ({roots}): main relay, its socket and fuses; {effects} {follow}, as it feeds them",
            example: "03=P0685 P0031 P0443"),
        ScanReason(
            "air flow and air temperature", both: "P0100, P0102, P0103", and: "P0110, P0112, P0113",
            say:
                "{effects}: on most engines the air temperature is measured inside the air flow sensor, so its "
                + "connector, which is off or "
                + "loose, before any sensor", example: "03=P0102 P0113"),
        ScanReason(
            "flaps of the intake manifold", both: "P2004-P2007, P2070, P2071, P1004", and: "P2014-P2018, P2074-P2078",
            say:
                "{effects} are about one part, the flaps in the intake manifold: linkage off or worn, soot or oil, then "
                + "actuator and position sensor", example: "03=P2004 P2015"),
        ScanReason(
            "control module itself",
            say:
                "{effects}: several tests of the control module itself failed: its supply, main relay and grounds first "
                + "(water in its connector?), then the module; other codes come after that", example: "03=P0601 P0606"
        ) { facts in
            let found = facts.codes(of: "P0601, P0602, P0604-P0607, P060A-P060D, P061A-P061D, P062F")
            return found.count < 2 || facts.has(.lowSupply) ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "manifold pressure and air temperature", both: "P0107, P0108", and: "P0112, P0113",
            unless: "P0100, P0102, P0103" + .sensorSupply + otherCircuits,
            say:
                "{effects}: on many engines one sensor in the intake manifold measures pressure and temperature: "
                + "its connector, before "
                + "it is replaced", example: "03=P0107 P0113"),
        ScanReason(
            "knock sensors of both banks", both: "P0324-P0329", and: "P0330-P0334", unless: "P06B6, P06B7",
            say:
                "{effects}: knock sensors of both banks at once: their common harness, often under the intake manifold "
                + "(water, mice?), and its connector, before any sensor", example: "03=P0327 P0332"),
        ScanReason(
            "temperatures high together", together: "P0073, P0098, P0113, P0118, P0183, P0198", atLeast: 2,
            unless: "P0102, P0103, P0100" + .sensorSupply,
            say:
                "{effects} at once: the ground that these sensors share, or their common connector at the engine, "
                + "before any sensor "
                + "is replaced", example: "03=P0113 P0118"),
        ScanReason(
            "temperatures low together", together: "P0072, P0097, P0112, P0117, P0182, P0197", atLeast: 2,
            unless: .sensorSupply,
            say:
                "{effects} at once, and all read hot: their signal wires touch ground: a harness that is chafed, or water in a "
                + "connector that they share, before any sensor is replaced", example: "03=P0112 P0117"),
        ScanReason(
            "connector at the tank",
            say:
                "{effects}: these parts are at the tank and share its connector and harness (corrosion, rodents, work at the "
                + "tank): those before any part", example: "03=P0453 P0462"
        ) { facts in
            let kinds: [CodeSet] = [
                "P0460-P0464, P2065-P2067", "P0450-P0454", "P0447-P0449, P0498, P0499", .fuelPump,
            ]
            let found = kinds.map { kind in
                facts.codes(of: kind).filter { $0.entry.map { electrical.contains($0.mode) } == true }
            }.filter { !$0.isEmpty }
            return found.count < 2 || facts.has(.sensorSupply) ? nil : .init(roots: [], effects: found.flatMap(\.self))
        },
        ScanReason(
            "exhaust temperature sensors together",
            say:
                "{effects} at once: what these sensors share, a connector, ground or harness that the exhaust has heated, "
                + "before any of them is replaced",
            example: "0151=04, 03=P0546 P2033 P242D"
        ) { facts in
            let modes = ["low", "high", "circuit", "circuit or open", "open"]
            let found = facts.codes.filter { code in
                code.entry.map { $0.component.hasPrefix("exhaust gas temperature sensor") && modes.contains($0.mode) }
                    == true
            }
            return Set(found.compactMap(\.part)).count < 2 || facts.has(.sensorSupply)
                ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "5 V supply", roots: .sensorSupply,
            effects: circuits(["low", "high", "circuit", "range"]) + "P0121, P0221, P2121, P2126, P2135-P2140",
            areReports: true,
            say:
                "the 5 V supply of the sensors ({roots}): unplug its sensors one after the other until the voltage "
                + "is back, and "
                + "look for a chafed wire; {effects} {follow}", example: "03=P0641 P0107 P0123 P0452"),
        ScanReason(
            "sensors low together",
            say:
                "{effects} at once: their common 5 V supply, or one shorted sensor that drags it down, before any "
                + "sensor is "
                + "replaced", example: "03=P0107 P0122 P0452 P0532"
        ) { together($0, "low", of: sensors, atLeast: 3) },
        ScanReason(
            "two sensors of the 5 V supply", together: fiveVolts, atLeast: 2,
            unless: .sensorSupply + "P0120-P0123, P0220-P0223, P2120-P2128",
            say:
                "{effects} at once: the 5 V supply that these sensors share, or one of them that drags it down: unplug one and see "
                + "whether the other reads again", example: "03=P0107 P0237"),
        ScanReason(
            "sensors high together",
            say: "{effects} at once: their common ground is probably open, before any sensor is replaced",
            example: "03=P0108 P0123 P0453 P0533"
        ) { together($0, "high", of: sensors + temperatures, atLeast: 3) },
        ScanReason(
            "loads of one fuse",
            say:
                "{effects} at once: a fuse or relay that feeds them all, then a wire melted at the exhaust, before "
                + "any part is "
                + "replaced", example: "03=P0031 P0037 P0051 P0057 P0443"
        ) { facts in
            let found = facts.codes.filter { code in
                code.entry.map { ["low", "open", "circuit", "circuit or open"].contains($0.mode) } == true
                    && loads.contains(code)
            }
            return found.count < 3 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "heaters of two oxygen sensors",
            say:
                "{effects} at once: the fuse or relay that feeds the heaters first, then their connectors and wires at the exhaust, "
                + "before two sensors",
            example: "03=P0135 P0141"
        ) { facts in
            let found = facts.codes.filter { code in
                code.entry.map {
                    $0.component.contains("sensor heater") && $0.area != .converter && electrical.contains($0.mode)
                } == true && code.sensorPlace != nil
            }
            return Set(found.compactMap(\.sensorPlace)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "all coils or injectors",
            say: "{effects} at once: what feeds them all ({it}) before any of them is replaced",
            example: "03=P0351 P0352 P0353 P0354"
        ) { facts in
            let kinds: [(codes: CodeSet, feed: String)] = [
                ("P0350-P0362, P035A-P035F, P2300-P2309", "fuse, relay, ground"),
                ("P0201-P0209, P0210-P0212", "fuse, relay, ground"),
                ("P0671-P0678", "the glow plug module, its fuse and supply"),
            ]
            for kind in kinds where !facts.has(glowPlugControl) {
                let found = facts.codes(of: kind.codes)
                if found.count >= 3 { return .init(roots: [], effects: found, word: kind.feed) }
            }
            return nil
        },
        ScanReason(
            "circuits of several fans",
            say:
                "{effects} at once: what the fans share, a fuse, relay, ground or their control module, before any fan is replaced",
            example: "03=P0691 P0693"
        ) { facts in
            let found = facts.codes(of: .fan).filter { $0.entry.map { electrical.contains($0.mode) } == true }
            return Set(found.compactMap { $0.entry?.component }).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "circuits of two coils or injectors",
            say:
                "{effects}: two circuits of a kind at once: what they share, a fuse, ground, connector or one coil pack for two "
                + "cylinders, before each alone",
            example: "03=P0351 P0354"
        ) { facts in
            for kind in ["ignition coil", "fuel injector"] {
                let found = facts.codes(of: .cylinderCircuits).filter { code in
                    code.entry?.component.hasPrefix(kind) == true && code.cylinder != nil
                }
                if Set(found.compactMap(\.cylinder)).count == 2 { return .init(roots: [], effects: found) }
            }
            return nil
        },
        ScanReason(
            "glow plug module", roots: glowPlugControl, effects: "P0671-P0678", areReports: true,
            say: "the glow plug module ({roots}): its fuse, supply and connector; {effects} {follow} from it",
            example: "03=P0683 P0671"),
    ]

    private static let glowPlugControl: CodeSet = "P0380, P0381, P0670, P0683, P0684, P06B9-P06BF"

    /// Sensors of the engine that share a 5 V supply, among them those that are named without the word.
    private static let sensors =
        CodeSet { code in
            guard "\(code.code)".hasPrefix("P"), let name = code.entry?.component else { return false }
            let others = ["temperature", "oxygen", "knock", "NOx", "heater"]
            return (name.contains("sensor") || name.contains("pressure")) && !others.contains(where: name.contains)
        }
    /// Low voltage of sensors that use the 5 V supply for certain.
    private static let fiveVolts: CodeSet = "P0107, P0192, P0237, P0452, P0472, P0522, P0532"
    /// Sensors of temperature, which share the ground of the others.
    private static let temperatures: CodeSet = "P0073, P0098, P0113, P0118, P0183, P0198"
    /// Circuits of sensors that do not stand in the intake manifold.
    private static let otherCircuits = circuits(["low", "high"]) + "P0117, P0118" - "P0107, P0108"
    /// What a fuse or a main relay feeds, and the control module grounds.
    static let loads =
        "P0030-P0032, P0036-P0038, P0042-P0044, P0050-P0052, P0056-P0058, P0062-P0064, P0135, P0141, P0147, P0155"
        + "P0161"
        as CodeSet
        + "P0167, P0403, P0443-P0445, P0449, P0458, P0498, P0480-P0482, P0691, P0693, P0695, P0010, P0013, P0020, P0023"
        + "P2400, P2401"

    private static let electrical: Set<String> = [
        "circuit", "circuit or open", "open", "low", "high", "no signal", "no activity", "intermittent",
    ]

    private static func circuits(_ modes: Set<String>) -> CodeSet {
        CodeSet { code in sensors.contains(code) && code.entry.map { modes.contains($0.mode) } == true }
    }

    private static func together(_ facts: VerdictFacts, _ mode: String, of kind: CodeSet, atLeast count: Int)
        -> ScanReason.Match?
    {
        let found = facts.codes.filter { kind.contains($0) && $0.entry?.mode == mode }
        guard found.count >= count, !facts.has(.sensorSupply) else { return nil }
        return .init(roots: [], effects: found)
    }
}
