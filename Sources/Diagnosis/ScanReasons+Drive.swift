import Formats
import OBD
import Telemetry

/// Transmission, wheels, brakes and hybrid drive.
extension ScanReasons {
    // MARK: Transmission, wheels and brakes

    static let drive: [ScanReason] = [
        ScanReason(
            "fluid pressure of the transmission", roots: "P0840-P0843, P0845-P0848, P0868",
            effects: "P0218, P0730-P0736, P0741, P0746, P0776, P0796, P0894",
            say:
                "the fluid pressure of the transmission ({roots}): level and age of the fluid, its filter, then "
                + "pump and sensor; "
                + "{effects} {follow}", example: "03=P0700, 7E9 03=P0868 P0894"),
        ScanReason(
            "solenoids of the transmission", together: shiftSolenoids, atLeast: 3, unless: "P0657-P0659, P0882, P0890",
            say:
                "{effects} at once: the transmission connector (oil or water in it?), its fuse and supply, before "
                + "any solenoid",
            example: "03=P0700, 7E9 03=P0750 P0755 P0760 P0765"),
        ScanReason(
            "valves of the transmission that do not follow", together: stickingValves, atLeast: 2,
            unless: "P0840-P0843, P0845-P0848, P0868" + shiftSolenoids + moduleSupply,
            say:
                "{effects} at once: several valves do not wear out together: level, age and smell of the fluid, chips in "
                + "its pan, then filter, pump and the block that holds the valves, before any solenoid",
            example: "03=P0700, 7E9 03=P0746 P0776 P0796"),
        ScanReason(
            "connector of the transmission",
            say:
                "{effects} at once: what these parts share, the transmission connector (oil or water in it?), its harness and "
                + "ground, before any of them", example: "03=P0700, 7E9 03=P0713 P0717 P0722 P0753"
        ) { facts in
            let kinds: [CodeSet] = [
                "P0715, P0717, P0718, P0720, P0722, P0723, P0791, P0793, P0794", "P0710, P0712-P0714",
                "P0840, P0842, P0843, P0845, P0847, P0848", shiftSolenoids,
            ]
            let found = kinds.map(facts.codes(of:)).filter { !$0.isEmpty }
            guard found.count > 1, found.joined().count >= 3, !facts.has(moduleSupply) else { return nil }
            return .init(roots: [], effects: found.flatMap(\.self))
        },
        ScanReason(
            "supply of the transmission module", roots: moduleSupply, effects: shiftSolenoids + "P0700, U0402",
            areReports: true,
            say: "the supply of the transmission module ({roots}): fuse, relay and connector; {effects} {follow}",
            example: "03=P0700, 7E9 03=P0882 P0753 P0758"),
        ScanReason(
            "speed sensors of the transmission", roots: "P0715-P0718, P0720-P0723, P0791-P0794",
            effects: "P0729-P0736, P072A-P072F, P0741, P0894, P076F", areReports: true,
            say:
                "the speed sensor of the transmission ({roots}): gears and slip are computed with it, so {effects} "
                + "{follow}; its "
                + "connector first", example: "03=P0700, 7E9 03=P0717 P0731"),
        ScanReason(
            "lock-up circuit", roots: "P0740, P0743, P0744, P2763, P2764, P2769, P2770", effects: "P0741, P0218",
            areReports: true,
            say: "the solenoid of the converter clutch ({roots}): transmission connector and wires; {effects} {follow}",
            example: "03=P0700, 7E9 03=P0743 P0741"),
        ScanReason(
            "shift solenoids and gears", roots: shiftSolenoids, effects: "P0729-P0736, P072A-P072F, P0894",
            areReports: true,
            say: "the solenoid ({roots}): fluid level and transmission connector first; {effects} {follow} from it",
            example: "03=P0700, 7E9 03=P0755 P0732"),
        ScanReason(
            "solenoid that sticks and gears", roots: stickingValves, effects: "P0729-P0736, P072A-P072F, P0894, P0700",
            areReports: true,
            say:
                "the solenoid that does not do what it should ({roots}): level and condition of the fluid, then the solenoid and the "
                + "block that holds its valve; {effects} {follow} from it",
            example: "03=P0700, 7E9 03=P0751 P0732 P0733"),
        ScanReason(
            "temperature sensor of the transmission", roots: "P0710-P0714", effects: "P0218",
            say:
                "the temperature sensor of the transmission ({roots}): the temperature is not known, so let it "
                + "cool down and look at the "
                + "fluid all the same; {effects} may follow from the sensor", example: "03=P0218 P0713"),
        ScanReason(
            "slip makes heat", roots: "P0729-P0736, P072A-P072F, P0741, P0894", effects: "P0218",
            say:
                "what slips heats the fluid ({roots}): let it cool down, then fluid level and smell; {effects} "
                + "{follow} from it",
            example: "03=P0700, 7E9 03=P0218 P0741"),
        ScanReason(
            "transmission read", roots: .transmission - moduleSupply - .lostCommunication, effects: "P0700, U0402",
            areReports: true,
            say: "what is wrong is {roots}: fluid level and condition first; {effects} only {report} it",
            example: "03=P0700, 7E9 03=P0741"),
        ScanReason(
            "transmission not read",
            say:
                "P0700 only says that the transmission module has a code of its own, which is not in this list: "
                + "what it is, is "
                + "not known; fluid level and smell first, then a scan tool that reads that module",
            example: "03=P0700"
        ) { facts in
            let request = facts.codes.filter { $0.code.description == "P0700" }
            let isAlone = !facts.has(.transmission)
            return request.isEmpty || !isAlone ? nil : .init(roots: request, effects: [])
        },
        ScanReason(
            "output shaft speed", roots: "P0720-P0723", effects: "P0500-P0503", areReports: true,
            say: "the output shaft speed sensor of the transmission ({roots}): {effects} {follow} from it",
            example: "03=P0500, 7E9 03=P0722"),
        ScanReason(
            "all wheel speed sensors", together: .wheelSpeed, atLeast: 3,
            say:
                "{effects} at once: connector, fuse and ground of the ABS module, or the tone rings after work on "
                + "the axles, before "
                + "any sensor is replaced", example: "03=C0031 C0034 C0037 C003A"),
        ScanReason(
            "wheel speed",
            say: "the wheel speed sensor ({roots}): others use its speed, so {effects} {follow}",
            areReports: true,
            example: "03=P0500 U0415, 7EB 03=C0031"
        ) { facts in
            let roots = facts.codes(of: .wheelSpeed)
            let isOfTransmission = facts.has("P0720-P0723")
            let speed: CodeSet = isOfTransmission ? "U0415, C0561" : "P0500-P0503, P215A-P215C, U0415, C0561"
            let effects = facts.codes(of: speed)
            return roots.isEmpty || effects.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "supply of the ABS module",
            say:
                "{effects} at once: pump, valves and relays of the ABS share fuses and ground: measure these at "
                + "its plug (corroded?) under load, before the hydraulic unit is replaced",
            example: "7EB 03=C0110 C0121"
        ) { facts in
            let parts = [
                "anti-lock brake pump motor", "anti-lock brake valve relay", "anti-lock brake enable relay",
                "anti-lock brake module motor relay",
            ]
            func its(_ code: CodeReport) -> String? { parts.first { code.entry?.component.hasPrefix($0) == true } }
            let found = facts.codes.filter { its($0) != nil }
            return Set(found.compactMap(its)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "pressure of the brake booster",
            roots: CodeSet { code in
                code.entry.map { $0.component.contains("brake accumulator") && $0.mode == "leak" } == true
            },
            effects: CodeSet { code in
                code.entry.map { entry in
                    ["brake accumulator", "brake booster pump", "brake pump"].contains(where: entry.component.hasPrefix)
                        && entry.mode != "leak"
                } == true
            }, areReports: true,
            say:
                "the pressure reservoir of the brake booster leaks ({roots}), so its pump runs long and {effects} {follow}: "
                + "the help may be gone at the next stop; have it towed",
            example: "vin=JTDKN3DU5A0123456, 7EB 03=C1391 C1252"),
        ScanReason(
            "brake light switch", together: "P0504, P0571-P0573, P0703, P0719, P0724", atLeast: 2,
            say:
                "{effects} are about one part, the brake light switch at the pedal: do all brake lights come on and "
                + "go off? Its "
                + "adjustment and connector, then the switch", example: "03=P0504 P0571 P0703"),
        ScanReason(
            "steering angle not learned", roots: "C0051-C0055, C0253", effects: "U0428", areReports: true,
            say:
                "the steering angle ({roots}): after a battery change, or work on steering or wheels, it only has to be learned "
                + "(a few full turns while driving, or a calibration by a tester); if it stays, the sensor and the spiral cable; "
                + "{effects} {follow}, and stability control is off until then",
            example: "03=U0428, 7EB 03=C0051"),
        ScanReason(
            "stages of one airbag",
            say:
                "{effects} are stages of one airbag, which share {it}: have that measured first; leave yellow connectors to a "
                + "repair shop", example: "03=B0001 B0002"
        ) { facts in
            let airbags: [(codes: CodeSet, shared: String)] = [
                ("B0001-B0003", "the spiral cable under the steering wheel and its plug"),
                ("B0010-B0012", "the plug behind the glove box"),
            ]
            for airbag in airbags {
                let found = facts.codes(of: airbag.codes)
                if Set(found.map(\.code)).count > 1, !facts.has("C0051-C0054, P0564-P0570, P056A, P056B, P0575") {
                    return .init(roots: [], effects: found, word: airbag.shared)
                }
            }
            return nil
        },
        ScanReason(
            "connectors under a seat",
            say:
                "{effects}: the connectors of these parts are under a front seat: was it moved or removed, is a plug loose or "
                + "wet? have these measured first, and leave the yellow ones to a repair shop",
            example: "03=B0020 B0050"
        ) { facts in
            let parts = ["side airbag", "seat belt pretensioner", "seat belt sensor", "occupant", "seat position"]
            func its(_ code: CodeReport) -> String? {
                code.description.contains(" row") ? nil : parts.first { code.entry?.component.hasPrefix($0) == true }
            }
            let found = facts.codes.filter { its($0) != nil }
            return Set(found.compactMap(its)).count < 2 || facts.has(.lowSupply)
                ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "spiral cable",
            say:
                "{effects}: the airbag, the buttons and the angle sensor of the steering wheel share the spiral "
                + "cable under it; have "
                + "that measured first", example: "03=B0001 P0575 C0051"
        ) { facts in
            let sets: [CodeSet] = [
                "B0001-B0003", "C0051-C0054, U0126, U0428", "P0564-P0570, P056A, P056B, P0575, P0592, P0593",
            ]
            let found = sets.map { facts.codes.filter($0.contains) }
            return found[0].isEmpty || found[1].isEmpty && found[2].isEmpty
                ? nil : .init(roots: [], effects: found.flatMap(\.self))
        },
    ]

    private static let moduleSupply: CodeSet = "P0657-P0659, P0882, P0885-P0892"
    private static let solenoidKinds = [
        "shift solenoid", "pressure control solenoid", "torque converter clutch", "shift/timing solenoid",
    ]
    /// Solenoids that do not do what they should, though their circuits are sound.
    private static let stickingValves = CodeSet { code in
        code.entry.map { entry in
            solenoidKinds.contains(where: entry.component.hasPrefix)
                && ["performance", "stuck"].contains(where: entry.mode.contains)
        } == true
    }
    /// Solenoids that shift, press or lock up, by their circuits or without saying what is wrong.
    private static let shiftSolenoids = CodeSet { code in
        let kinds = solenoidKinds
        let modes = ["malfunction", "electrical", "circuit", "circuit or open", "open", "low", "high", "intermittent"]
        return code.entry.map { entry in
            kinds.contains(where: entry.component.hasPrefix) && modes.contains(entry.mode)
        } == true
    }

    // MARK: Hybrid drive

    /// Current and voltage of a traction battery.
    private static let batterySensors =
        CodeSet { code in
            code.entry.map { entry in
                [
                    "hybrid battery pack current sensor", "hybrid battery current sensor",
                    "hybrid battery voltage sense",
                    "hybrid battery pack voltage sense",
                ]
                .contains(where: entry.component.hasPrefix)
            } == true
        } + "P0ABB-P0AC4"

    /// Percent: no hybrid uses less of its battery.
    private static let emptyBatteryPercent = 15.0

    static let hybrid: [ScanReason] = [
        ScanReason(
            "interlock", roots: "P0A0A-P0A0D",
            effects: CodeSet { $0.entry?.component.contains("contactor") == true } + "P0A0F, U0293", areReports: true,
            isEnough: true,
            say:
                "the high-voltage interlock ({roots}): a cover, an orange connector or the service plug is not "
                + "closed, or was "
                + "opened by work or an accident: leave it to a high-voltage repair shop; {effects} {follow}, as the "
                + "contactors stay open", example: "03=P0A0A P0AA2"),
        ScanReason(
            "sensors by which the traction battery is judged", roots: batterySensors,
            effects: "P0A7D, P0A7F, P0A80, P0A7E, P3000, P3011-P3024" as CodeSet
                + CodeSet { code in code.entry.map { $0.area == .hybrid && $0.component.contains("block") } == true },
            say:
                "the traction battery is judged by this sensor ({roots}): its connector and wires at the battery "
                + "first, by a "
                + "high-voltage repair shop, then clear the codes and judge the battery again before one is bought; "
                + "{effects} "
                + "{follow}", example: "015B=66, 03=P0A80 P0AC1"),
        ScanReason(
            "air conditioning that cools the traction battery", roots: "P0530-P0534, P0645-P0648",
            effects: "P0A7E",
            say:
                "the air conditioning cools the traction battery, and has a fault ({roots}): refrigerant lost (look "
                + "for the "
                + "leak), pressure sensor or compressor: no fast charging until then; {effects} {follow} from it",
            example: "electric, 010D=00, 0142=36B0, 03=P0A7E P0534", if: { !$0.has("P0A9C-P0A9F, P0AC5-P0AC8") }),
        ScanReason(
            "plug of the charging cable", both: "P0CF3-P0CF7", and: "P0D56-P0D5A",
            say:
                "{effects}: both signal wires of the charging plug: another cable and another station first, then plug and "
                + "port (dirt, water, bent or burned pins), before the charger",
            example: "electric, 03=P0CF3 P0D59"),
        ScanReason(
            "traction battery run empty",
            say:
                "the traction battery is {it}, and not necessarily worn: it is charged first, and then tested; {roots} says no "
                + "more",
            example: "015B=08, 03=P0A7D P3000"
        ) { facts in
            let found = facts.codes(of: "P0A7D, P0AFA, P0B25")
            guard !found.isEmpty, !facts.has("P0A80, P0A7F"),
                let charge = facts.value(Signal("hybridBatteryCharge", .percent)), charge < emptyBatteryPercent
            else { return nil }
            let why =
                facts.engine.isElectric
                ? "long parking, or driven to the end: charge it slowly"
                : "long parking, or a tank run empty: a repair shop for hybrids charges it"
            let air = facts.value(.ambientTemperature).flatMap { celsius in
                celsius < 0 ? " and cold (\(facts.units.temperature(celsius, 0)) outside), which takes more of it" : nil
            }
            return .init(
                roots: found, effects: [],
                word: "\(Format.fixed(charge, 0))% charged, so it is empty (\(why))\(air ?? "")")
        },
        ScanReason(
            "high-voltage fuse", roots: "P0A95",
            effects: CodeSet { $0.entry?.component.contains("contactor") == true }
                + "P0A0F, P0A78, P0A1B, P0A94, U0293",
            say:
                "the high-voltage fuse ({roots}): was the service plug pulled, and is it locked? else a short circuit blew "
                + "it (inverter, compressor, heater, charger), which a high-voltage repair shop finds before it is "
                + "replaced; {effects} {follow}",
            example: "03=P0A95 P0AA2"),
        ScanReason(
            "crankshaft signal of a hybrid's engine", roots: .crankSensors + .camSensors, effects: "P0A0F",
            areReports: true,
            say:
                "the engine does not start without this signal ({roots}): connector and wires of the sensor "
                + "(rodents?), then "
                + "the sensor; {effects} only {say} that it did not start, and it drives no farther than the "
                + "battery goes",
            example: "vin=JTDKN3DU5A0123456, 03=P0A0F P0335"),
        ScanReason(
            "engine of a hybrid", roots: .misfire + .fuelSupply + .cylinderCircuits + .throttle,
            effects: "P0A0F", areReports: true,
            say: "the engine itself ({roots}): {effects} only {say} that it did not fire when its motor turned it",
            example: "vin=JTDKN3DU5A0123456, 03=P0A0F P0301"),
        ScanReason(
            "coolant pump of the traction battery",
            roots: CodeSet { $0.entry?.component.hasPrefix("hybrid battery coolant pump") == true }, effects: "P0A7E",
            say:
                "the coolant pump of the traction battery ({roots}): its fuse, connector and the coolant level, then the "
                + "pump; {effects} {follow} from it", example: "03=P0A7E P0C47"),
        ScanReason(
            "hybrid battery", roots: "P0A80, P0A7F",
            effects: CodeSet { code in code.entry.map { $0.area == .hybrid && $0.component.contains("block") } == true }
                + "P3000, P3011-P3024",
            say:
                "the hybrid battery is worn ({roots}): {effects} show which cells are weak; have cells and "
                + "bus bars measured "
                + "before it is replaced", example: "03=P0A80 P3016"
        ),
        ScanReason(
            "coolant pump of the electronics", roots: "P0A05-P0A07, P0C73, P0C74", effects: "P0A93", areReports: true,
            say:
                "the coolant pump of the electronics ({roots}): its fuse and connector, air in the circuit, then the "
                + "pump; {effects} "
                + "{follow} from it", example: "03=P0A93 P0C73"),
        ScanReason(
            "cooling of the electronics", roots: "P0A05-P0A07, P0A93, P0C73, P0C74, P0E4F, P0E50",
            effects: CodeSet { $0.entry.map { $0.area == .hybrid && $0.mode == "over temperature" } == true }
                - "P0A7E" + "P0A78, P0A7A, P0A94, P0D24",
            say:
                "the coolant circuit of the electronics ({roots}): coolant level (cold), its pump, fuse and "
                + "radiator; {effects} "
                + "{follow}", example: "03=P0A93 P0A3C"),
        ScanReason(
            "position of the drive motor", roots: "P0A3F-P0A44, P0A45-P0A4A",
            effects: "P0A90, P0A92, P0A78, P0A7A, P0A1B",
            areReports: true,
            say:
                "the position sensor of the motor ({roots}): its connector at the transmission (oil or water in it?); "
                + "{effects} {follow}", example: "03=P0A3F P0A90"),
        ScanReason(
            "isolation that comes and goes",
            say:
                "an isolation fault ({roots}) that is not present now comes and goes: moisture in a plug, the compressor of "
                + "the air conditioning, a heater or the charging socket; orange cables are for a high-voltage repair shop",
            example: "uds, 1942330C1E=FF FF 04 82 0A A6 00 28"
        ) { facts in
            let found = facts.codes.filter { $0.hasPassed == true && $0.entry?.mode == "isolation" }
            return found.isEmpty || facts.codes.contains { $0.entry?.mode == "isolation" && $0.hasPassed != true }
                ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "part that lost its isolation",
            roots: CodeSet { code in
                "\(code.code)" != "P0AA6" && code.entry.map { $0.mode == "isolation" } == true
            },
            effects: "P0AA6", say: "where the insulation failed: {roots}; {effects} only {say} that it did",
            example: "03=P0AA6 P0DAA"),
    ]
}
