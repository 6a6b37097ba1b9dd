import Formats
import OBD
import Telemetry

/// What explains what, the more certain and the more urgent first. Urgency and root are two questions: the worst code or
/// value says what to do now (`VerdictRules`), the first in the chain of causes what to repair.
///
/// What fails together is explained by what it shares (both banks, all coils, the sensors of one supply, the modules that
/// miss the same one), what fails alone by what it does not share. An electrical code of a part goes before a code of its
/// performance, and that before one that is computed with it.
package enum ScanReasons {
    package static let rows = supply + modules + parts + heat + mixture + exhaust + hybrid + values

    /// What rows find, without circles: what follows from a code does not explain it.
    package static func of(_ facts: VerdictFacts) -> [Explanation] {
        var explanations: [Explanation] = []
        func causes(of code: WrittenTroubleCode) -> Set<WrittenTroubleCode> {
            var found: Set = [code]
            for explanation in explanations.reversed() where !found.isDisjoint(with: explanation.effects) {
                found.formUnion(explanation.roots)
            }
            return found
        }
        for row in rows {
            guard var match = row.find(facts) else { continue }
            let before = match.roots.reduce(into: Set()) { $0.formUnion(causes(of: $1.written)) }
            let effects = match.effects.filter { !before.contains($0.written) }
            if effects.isEmpty, !match.effects.isEmpty { continue }
            match.effects = effects
            explanations.append(Explanation(row, match, facts))
        }
        return explanations
    }

    // MARK: Supply voltage and network

    private static let supply: [ScanReason] = [
        ScanReason(
            "battery not charged",
            say:
                "the 12 V battery is not charged ({volts}): {it}; {effects} {follow} from the low voltage",
            areReports: true, example: "0142=2C24, 011F=04B0, 03=P0562 U0121, 7E9 03=U0100"
        ) { facts in
            let effects = facts.codes.filter((CodeSet.network + .lowSupply).contains)
            guard !effects.isEmpty, facts.lowVoltage(isRunning: true) != nil else { return nil }
            return .init(
                roots: [], effects: effects,
                word: facts.engine.isHybrid
                    ? "the DC/DC converter, its fuse and its cooling; leave orange cables alone"
                    : "drive belt, alternator, its connector and wires")
        },
        ScanReason(
            "battery discharged",
            say: "the 12 V battery is discharged ({volts}): charge it, then scan again; {effects} {follow} from that",
            areReports: true, example: "010C=00 00, 0142=2C EC, 03=U0121, 7E9 03=U0100"
        ) { facts in
            let effects = facts.codes.filter((CodeSet.network + .lowSupply).contains)
            guard !effects.isEmpty, facts.lowVoltage(isRunning: false) != nil else { return nil }
            return .init(roots: [], effects: effects)
        },
        ScanReason(
            "supply was low", roots: .lowSupply,
            effects: .network + "P0600, P0601, P0603-P0607, P0613, P062F, P0A0F, C0561, P0882" - .presentNow,
            areReports: true,
            say:
                "the supply voltage was low for a while ({roots}), and is {volts} now: test the battery and its terminals, "
                + "clear the codes, drive and scan again; {effects} {follow} from that unless it comes back",
            example: "03=P0562 U0121, 7E9 03=U0100 P0562, 7EB 03=C0561 U0073 U0140 U0155", if: \.isSupplyGood),
    ]

    // MARK: Modules and what they report

    private static let modules: [ScanReason] = [
        ScanReason(
            "a module is cut off",
            say:
                "several modules miss the {it}, and one module misses all the others: probably that one, cut off: its connector "
                + "and its branch of the network", areReports: true,
            example: "03=U0121, 7E9 03=U0121, 7EB 03=U0100 U0101 U0155"
        ) { facts in
            let lost = facts.codes.filter(CodeSet.lostCommunication.contains)
            let missed = lost.filter { $0.ecus.count > 1 }
            let alone = Set(lost.filter { $0.ecus.count == 1 }.flatMap(\.ecus))
            guard missed.count == 1, let most = missed.first, let entry = most.entry, alone.count == 1, lost.count >= 3,
                alone.isDisjoint(with: most.ecus)
            else { return nil }
            return .init(
                roots: [most], effects: lost.filter { $0.code != most.code }, word: entry.component)
        },
        ScanReason(
            "each lost the others",
            say:
                "several modules lost each other, which no single one explains: supply voltage or a network connector; all "
                + "that responded work now, so clear the codes, drive and scan again",
            areReports: true,
            example: "03=U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101 U0155"
        ) { facts in
            let lost = facts.codes.filter(CodeSet.lostCommunication.contains)
            let witnesses = Set(lost.flatMap(\.ecus))
            // One that misses all the others is cut off itself.
            let isOneCutOff = Set(lost.filter { $0.ecus.count == 1 }.flatMap(\.ecus)).count == 1
            guard !lost.contains(where: { $0.isPresent == true }), !isOneCutOff else { return nil }
            // The engine responded: a module that misses it has been cut off itself.
            let missesEngine = lost.contains { $0.code.description == "U0100" }
            guard lost.count >= 3, witnesses.count >= 3, missesEngine,
                !facts.codes.contains(where: CodeSet.lowSupply.contains)
            else { return nil }
            return .init(roots: [], effects: lost)
        },
        ScanReason(
            "a module is missing",
            say: "several modules miss the {it}: its fuse, power, ground and connector, then the module itself",
            areReports: true,
            example: "03=U0121, 7E9 03=U0121, 7EA 03=U0121 U0415"
        ) { facts in
            // The engine responded.
            let lost = facts.codes.filter {
                CodeSet.lostCommunication.contains($0) && $0.ecus.count > 1 && "\($0.code)" != "U0100"
            }
            guard let most = lost.max(by: { $0.ecus.count < $1.ecus.count }), let entry = most.entry else { return nil }
            let reports = facts.codes.filter { code in
                code.code != most.code && code.code.description.hasPrefix("U04")
                    && code.entry?.component.hasPrefix(entry.component) == true
            }
            return .init(roots: [most], effects: reports, word: entry.component)
        },
        ScanReason(
            "the bus itself",
            roots: "U0001-U007B", effects: .lostCommunication,
            say:
                "the network itself failed ({roots}): a wire, a connector, or one module that disturbs it; {effects} {follow}",
            example: "03=U0073 U0121 U0140"),
        ScanReason(
            "invalid data from the engine",
            say: "{effects} only {say} that the engine's data are not valid: repair {roots}", areReports: true,
            example: "03=P0101, 7E9 03=U0401, 7EB 03=U0401"
        ) { facts in
            let reports = facts.codes.filter { "\($0.code)" == "U0401" }
            let witnesses = Set(reports.flatMap(\.ecus))
            let roots = facts.codes.filter { code in
                code.code.description.hasPrefix("P") && code.severity >= .whenConvenient
                    && ![.vapor, .exhaust, .transmission, .comfort].contains(code.entry?.area ?? .engine)
                    && !code.ecus.allSatisfy(witnesses.contains)
            }
            return reports.isEmpty || roots.isEmpty ? nil : .init(roots: roots, effects: reports)
        },
        ScanReason(
            "transmission read", roots: .transmission, effects: "P0700, U0402", areReports: true,
            say: "{roots} says what is wrong: fluid level and condition first; {effects} only {report} it",
            example: "03=P0700, 7E9 03=P0741"),
        ScanReason(
            "transmission not read",
            say:
                "P0700 only says that the transmission module has a code of its own, which is not in this list: what it is, is "
                + "not known; fluid level and smell first, then a scan tool that reads that module",
            example: "03=P0700"
        ) { facts in
            let request = facts.codes.filter { $0.code.description == "P0700" }
            let isAlone = !facts.codes.contains(where: CodeSet.transmission.contains)
            return request.isEmpty || !isAlone ? nil : .init(roots: request, effects: [])
        },
        ScanReason(
            "output shaft speed", roots: "P0720-P0723", effects: "P0500-P0503", areReports: true,
            say: "the output shaft speed sensor of the transmission ({roots}): {effects} {follow} from it",
            example: "03=P0500, 7E9 03=P0722"),
        ScanReason(
            "wheel speed",
            say: "the wheel speed sensor ({roots}): others take the speed from it, so {effects} {follow}",
            areReports: true,
            example: "03=P0500 U0415, 7EB 03=C0031"
        ) { facts in
            let roots = facts.codes.filter(CodeSet.wheelSpeed.contains)
            let isOfTransmission = facts.codes.contains(where: ("P0720-P0723" as CodeSet).contains)
            let speed: CodeSet = isOfTransmission ? "U0415, C0561" : "P0500-P0503, P215A-P215C, U0415, C0561"
            let effects = facts.codes.filter(speed.contains)
            return roots.isEmpty || effects.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "limited power", roots: .throttle, effects: .limitedPower, areReports: true,
            say: "{roots}: connector of pedal and throttle first; {effects} is how the control module reacts to it",
            example: "03=P2106 P2135"),
        ScanReason(
            "engine shut off", roots: .throttle, effects: "P2105",
            say:
                "{roots}: connector of pedal and throttle first; because of it the control module has shut the engine off "
                + "({effects})", example: "03=P2105 P2135"),
        ScanReason(
            "limited power by another code",
            roots: .fuelSupply + .airFlow + .sensorSupply + .camTiming + .filterFull
                + "P0299, P0234, P2263, P0190-P0194, P0217, P0335-P0339",
            effects: .limitedPower, areReports: true,
            say: "{effects} is how the control module reacts to {roots}: repair that", example: "03=P2106 P0087",
            if: { facts in !facts.codes.contains(where: CodeSet.throttle.contains) }),
        ScanReason(
            "limited power without a cause",
            say:
                "{roots} is how the control module reacts to a fault that is not in this list: look at pending codes and those "
                + "of other modules before any part is replaced", example: "03=P2106"
        ) { facts in
            let reactions = facts.codes.filter(CodeSet.limitedPower.contains)
            let causes: CodeSet =
                .throttle + .fuelSupply + .airFlow + .sensorSupply + .camTiming + .filterFull
                + "P0299, P0234, P2263, P0190-P0194, P0217, P0335-P0339"
            return reactions.isEmpty || facts.codes.contains(where: causes.contains)
                ? nil : .init(roots: reactions, effects: [])
        },
    ]

    // MARK: Parts that share something

    private static let parts: [ScanReason] = [
        ScanReason(
            "5 V supply", roots: .sensorSupply, effects: circuits(["low", "high", "circuit", "range"]),
            areReports: true,
            say:
                "the 5 V supply of the sensors ({roots}): unplug its sensors one after the other until the voltage is back, and "
                + "look for a chafed wire; {effects} {follow}", example: "03=P0641 P0107 P0123 P0452"),
        ScanReason(
            "sensors low together",
            say:
                "{effects} at once: their common 5 V supply, or one shorted sensor that drags it down, before any sensor is "
                + "replaced", example: "03=P0107 P0122 P0452 P0532"
        ) { together($0, "low", of: sensors, atLeast: 3) },
        ScanReason(
            "sensors high together",
            say: "{effects} at once: their common ground is probably open, before any sensor is replaced",
            example: "03=P0108 P0123 P0453 P0533"
        ) { together($0, "high", of: sensors, atLeast: 3) },
        ScanReason(
            "loads of one fuse",
            say:
                "{effects} at once: a fuse or relay that feeds them all, then a wire melted at the exhaust, before any part is "
                + "replaced", example: "03=P0031 P0037 P0051 P0057 P0443"
        ) { facts in
            let found = facts.codes.filter { code in
                code.entry.map { ["low", "open", "circuit", "circuit or open"].contains($0.mode) } == true
                    && loads.contains(code)
            }
            return found.count < 3 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "all coils or injectors",
            say: "{effects} at once: what feeds them all (fuse, relay, ground) before any of them is replaced",
            example: "03=P0351 P0352 P0353 P0354"
        ) { facts in
            for kind: CodeSet in ["P0350-P0362, P2300-P2309", "P0201-P0209, P0210-P0212"] {
                let found = facts.codes.filter(kind.contains)
                if found.count >= 3 { return .init(roots: [], effects: found) }
            }
            return nil
        },
    ]

    /// Sensors of the engine that hang on a 5 V supply, among them those that are named without the word.
    private static let sensors =
        CodeSet { code in
            guard "\(code.code)".hasPrefix("P"), let name = code.entry?.component else { return false }
            let others = ["temperature", "oxygen", "knock", "NOx", "heater"]
            return (name.contains("sensor") || name.contains("pressure")) && !others.contains(where: name.contains)
        }
    /// What a fuse or a main relay feeds, and the control module grounds.
    private static let loads =
        "P0030-P0032, P0036-P0038, P0042-P0044, P0050-P0052, P0056-P0058, P0062-P0064, P0135, P0141, P0147, P0155, P0161"
        as CodeSet
        + "P0167, P0403, P0443-P0445, P0449, P0458, P0498, P0480-P0482, P0691, P0693, P0695, P0010, P0013, P0020, P0023"
        + "P2400, P2401"

    private static func circuits(_ modes: Set<String>) -> CodeSet {
        CodeSet { code in sensors.contains(code) && code.entry.map { modes.contains($0.mode) } == true }
    }

    private static func together(_ facts: VerdictFacts, _ mode: String, of kind: CodeSet, atLeast count: Int)
        -> ScanReason.Match?
    {
        let found = facts.codes.filter { kind.contains($0) && $0.entry?.mode == mode }
        guard found.count >= count, !facts.codes.contains(where: CodeSet.sensorSupply.contains) else { return nil }
        return .init(roots: [], effects: found)
    }

    // MARK: Heat, oil and timing

    private static let heat: [ScanReason] = [
        ScanReason(
            "oil pressure", roots: "P0521, P0524, P06DD, P06DE", effects: .camTiming,
            say:
                "the oil ({roots}): camshaft adjusters work by oil pressure, so oil level and pressure come before {effects}",
            example: "03=P0011 P0021 P0524"),
        ScanReason(
            "camshafts against the crankshaft",
            say:
                "{effects}: more than one camshaft does not agree with the crankshaft: timing chain, its tensioner or the "
                + "crankshaft wheel, before any sensor; have it towed if it runs rough", example: "03=P0016 P0018"
        ) { facts in
            let found = facts.codes.filter(CodeSet.cam16.contains)
            return found.count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "both camshafts",
            say: "{effects} on both banks: oil level, age and grade first, then what feeds oil to both adjusters",
            example: "03=P0011 P0021"
        ) { facts in
            let found = facts.codes.filter(
                ("P0011, P0012, P0014, P0015, P0021, P0022, P0024, P0025" as CodeSet).contains)
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "camshaft adjuster",
            say:
                "the camshaft adjuster of that bank ({roots}): oil level and age, its oil valve; if it rattles when started, the "
                + "timing chain; {effects} {follow}", example: "03=P0016 P0011"
        ) { facts in
            let effects = facts.codes.filter(CodeSet.cam16.contains)
            let banks = Set(effects.compactMap(\.bank))
            let roots = facts.codes.filter { code in
                CodeSet.camTiming.contains(code) && code.bank.map(banks.contains) == true
            }
            return effects.count != 1 || roots.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "fan",
            say: "the cooling fan does not run ({roots}): its fuse, relay, motor and connector",
            example: "03=P0480, 0105=A3"
        ) { facts in
            let fan = facts.codes.filter(CodeSet.fan.contains)
            let hot = facts.codes.filter(CodeSet.overheated.contains)
            return fan.isEmpty || hot.isEmpty && !facts.isHot ? nil : .init(roots: fan, effects: hot)
        },
        ScanReason(
            "coolant lost",
            say:
                "coolant is probably low: a sensor that is not in the coolant reads too cold ({effects}) while the engine "
                + "overheats", areReports: true, example: "03=P0217 P0128"
        ) { facts in
            let cold = facts.codes.filter(("P0125, P0126, P0128" as CodeSet).contains)
            let hot = facts.codes.filter(CodeSet.overheated.contains)
            return cold.isEmpty || hot.isEmpty && !facts.isHot ? nil : .init(roots: hot, effects: cold)
        },
        ScanReason(
            "coolant temperature sensor", roots: .coolantSensor, effects: .rich + "P0125, P0126, P0128",
            areReports: true,
            say:
                "the coolant temperature sensor ({roots}): the engine is fueled by a wrong temperature, so {effects} {follow}; the "
                + "true temperature is not known, watch for steam", example: "03=P0118 P0172 P0175, 0105=00"),
        ScanReason(
            "hybrid battery fan", roots: "P0A81, P0A82, P0A84, P0A85, P0A96, P0A97, P0BBF-P0BC1",
            effects: "P0A7E, P0A7F, P0A80",
            say: "the cooling of the hybrid battery ({roots}): air inlet, filter and fan, before the battery is blamed",
            example: "03=P0A7E P0A82"),
    ]

    // MARK: Mixture and misfire

    private static let mixture: [ScanReason] = [
        ScanReason(
            "fuel was low",
            say: "the tank was nearly empty (P0313): {it} the codes and see whether {effects} {come} back",
            example: "03=P0300 P0313, 012F=05"
        ) { facts in
            let low = facts.codes.filter { $0.code.description == "P0313" }
            let effects = facts.codes.filter((CodeSet.misfire + .lean + .fuelSupply - "P0313").contains)
            let isRefueled = facts.value(.fuelLevel).map { $0 >= 15 } == true
            return low.isEmpty || effects.isEmpty
                ? nil
                : .init(roots: low, effects: effects, word: isRefueled ? "it was refueled, so clear" : "refuel, clear")
        },
        ScanReason(
            "no fuel", say: "the tank is empty or nearly so ({it}): refuel first",
            example: "010C=0320, 011F=0000, 012F=00, 07=P0087"
        ) { facts in
            guard let level = facts.value(.fuelLevel), level < 3,
                !facts.codes.contains(where: ("P0460-P0464" as CodeSet).contains)
            else { return nil }
            let effects = facts.codes.filter((CodeSet.misfire + .lean + .fuelSupply).contains)
            return effects.isEmpty ? nil : .init(roots: [], effects: effects, word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "circuit of that cylinder",
            say:
                "{roots}: the connector and wire of that injector or coil, then the part itself; {effects} {follow} from it",
            example: "03=P0202 P0302"
        ) { facts in
            let circuits = facts.codes.filter(
                CodeSet.cylinderCircuits.contains)
            let cylinders = Set(circuits.compactMap(\.cylinder))
            let effects = facts.codes.filter {
                CodeSet.misfire.contains($0) && $0.cylinder.map(cylinders.contains) == true
            }
            let misfiring = Set(effects.compactMap(\.cylinder))
            let roots = circuits.filter { $0.cylinder.map(misfiring.contains) == true }
            return effects.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "crankshaft sensor", roots: "P0335-P0339, P0320-P0323", effects: .misfire + .cam16 + "P0341, P0346",
            areReports: true,
            say: "the crankshaft sensor ({roots}): {effects} {are} computed from its signal", example: "03=P0336 P0300"),
        ScanReason(
            "fuel pressure sensor", roots: "P0190, P0192-P0194, P018A, P018C-P018E",
            effects: .lean + .rich + "P0087, P0088",
            areReports: true,
            say:
                "the fuel pressure sensor ({roots}): its connector and wire first; fuel is metered with it, so {effects} {follow}",
            example: "03=P0193 P0171 P0174"),
        ScanReason(
            "fuel supply", roots: .fuelSupply, effects: .lean + .misfire,
            say:
                "the fuel supply ({roots}): pump, its relay and wires, filter; it makes the mixture lean, so {effects} {follow}",
            example: "03=P0087 P0171 P0174"),
        ScanReason(
            "air flow sensor", roots: .airFlow, effects: .lean + .rich,
            say:
                "the air flow sensor ({roots}): its connector and the hose behind it, then clean it; the mixture is "
                + "computed with it, so {effects} {follow}", example: "03=P0101 P0171 P0174"),
        ScanReason(
            "one cylinder",
            say:
                "{roots}: coil, spark plug, then injector and compression; a cylinder that does not fire sends unburned oxygen "
                + "into the exhaust, which the sensor takes for lean ({effects})", areReports: true,
            example: "03=P0171 P0301, 0107=9A, 0109=80"
        ) { facts in
            guard !facts.scan.isDiesel else { return nil }
            let misfires = facts.codes.filter(CodeSet.misfire.contains)
            let lean = facts.codes.filter(CodeSet.lean.contains)
            let cylinders = Set(misfires.compactMap(\.cylinder))
            guard cylinders.count == 1, lean.count == 1, facts.leanBanks.count < 2 else { return nil }
            return .init(roots: misfires.filter { $0.cylinder != nil }, effects: lean)
        },
        ScanReason(
            "lean and misfire", roots: .lean, effects: .misfire,
            say:
                "the lean mixture ({roots}): air leak, air flow sensor or fuel pressure; cylinders misfire because of it, so "
                + "plugs and coils come later", example: "03=P0171 P0174 P0300", if: { !$0.scan.isDiesel }),
        ScanReason(
            "both banks lean",
            say: "both banks are lean, so what they share: air leak in the intake, air flow sensor, fuel pressure",
            example: "03=P0171 P0174"
        ) { facts in
            let found = facts.codes.filter(CodeSet.lean.contains)
            return found.isEmpty || facts.leanBanks.count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "both banks rich",
            say: "both banks are rich, so what they share: fuel pressure, purge valve, air filter, air flow sensor",
            example: "03=P0172 P0175"
        ) { facts in
            let found = facts.codes.filter(CodeSet.rich.contains)
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "one bank lean",
            say:
                "only this bank is lean, so what it does not share: air leak or exhaust leak on its side, its oxygen sensor, its "
                + "injectors; not the air flow sensor or the fuel pump",
            example: "03=P0171, 0106=80, 0107=A4, 0108=80, 0109=81"
        ) { facts in
            let found = facts.codes.filter(CodeSet.lean.contains)
            guard found.count == 1, let bank = found[0].bank, let other = facts.trim(bank: 3 - bank),
                other < VerdictFacts.evenPercent,
                !facts.codes.contains(where: (CodeSet.airFlow + .fuelSupply).contains)
            else {
                return nil
            }
            return .init(roots: found, effects: [])
        },
        ScanReason(
            "misfire counts",
            say:
                "by the misfire counts (mode 06) it is cylinder {it}: swap its coil and plug with another's and see whether the "
                + "misfire moves",
            example: "03=P0300, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, "
                + "06A3=0B 24 00 8C 00 00 FF FF A3 0C 24 00 A0 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF"
        ) { facts in
            guard !facts.scan.isDiesel else { return nil }
            let random = facts.codes.filter { $0.code.description == "P0300" }
            guard let cylinder = facts.misfiringCylinder, !random.isEmpty,
                !facts.codes.contains(where: { CodeSet.misfire.contains($0) && $0.cylinder != nil })
            else { return nil }
            return .init(roots: random, effects: [], word: "\(cylinder.number)")
        },
        ScanReason(
            "neighboring cylinders",
            say:
                "on an engine in line, cylinders {it} stand side by side: besides their plugs and coils, what neighbors share: the "
                + "head gasket between them; watch whether the coolant level drops", example: "03=P0303 P0304"
        ) { facts in
            // Of an engine with two banks it is not known which cylinders are neighbors.
            facts.trim(bank: 2) != nil
                ? nil : misfiringPair(facts) { $0[1] - $0[0] == 1 && !coilPairsOfFour.contains($0) }
        },
        ScanReason(
            "cylinders of one coil",
            say:
                "where two cylinders share an ignition coil, cylinders {it} do: that coil and its plug wires come before two "
                + "plugs or injectors", example: "03=P0301 P0304"
        ) { facts in
            let pairs = facts.trim(bank: 2) == nil ? coilPairsOfFour : coilPairsOfV6
            return misfiringPair(facts, where: pairs.contains)
        },
        ScanReason(
            "misfire of a diesel",
            say:
                "{roots}: a diesel has no spark plugs: injector and its return flow, air in the fuel, glow plugs when cold, then "
                + "compression", example: "0101=81 0F 6B 00, 0151=04, 03=P0301"
        ) { facts in
            let found = facts.codes.filter(CodeSet.misfire.contains)
            return found.isEmpty || !facts.scan.isDiesel ? nil : .init(roots: found, effects: [])
        },
    ]

    /// The cylinders that share a double-spark coil, in four cylinders in line and in most V6.
    private static let (coilPairsOfFour, coilPairsOfV6) = ([[1, 4], [2, 3]], [[1, 4], [2, 5], [3, 6]])

    /// The two cylinders that misfire, in order; nil if there are fewer or more, or if a circuit explains them.
    private static func misfiringPair(_ facts: VerdictFacts, where isMeant: ([Int]) -> Bool) -> ScanReason.Match? {
        let found = facts.codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil }
        let numbers = found.compactMap(\.cylinder).sorted()
        let hasCircuit = facts.codes.contains(where: CodeSet.cylinderCircuits.contains)
        guard !facts.scan.isDiesel, !hasCircuit, numbers.count == 2, isMeant(numbers) else { return nil }
        return .init(roots: found, effects: [], word: "\(numbers[0]) and \(numbers[1])")
    }

    // MARK: Exhaust, diesel and vapor

    private static let exhaust: [ScanReason] = [
        ScanReason(
            "misfire and catalyst", roots: .misfire, effects: .catalyst,
            say:
                "the misfire ({roots}): unburned fuel ruins the catalytic converter, so repair it first and judge {effects} "
                + "afterward", example: "03=P0301 P0420"),
        ScanReason(
            "rear oxygen sensor",
            roots:
                "P0036-P0038, P0056-P0058, P0136-P0139, P013A-P013F, P0140, P0141, P0156-P0159, P0160, P0161, P0054, P0060"
                + "P2270-P2273",
            effects: .catalyst, areReports: true,
            say: "the rear oxygen sensor ({roots}): the catalytic converter is judged with it, so repair it first",
            example: "03=P0141 P0420"),
        ScanReason(
            "rich and catalyst",
            say: "the rich mixture: it overheats and poisons the converter; repair that before {effects}",
            example: "03=P0420 P0430, 0107=6C, 0109=6D"
        ) { facts in
            let effects = facts.codes.filter(CodeSet.catalyst.contains)
            let roots = facts.codes.filter(CodeSet.rich.contains)
            let isRich = [1, 2].contains { facts.trim(bank: $0).map { $0 <= -VerdictFacts.leanPercent } == true }
            return effects.isEmpty || roots.isEmpty && !isRich ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "both converters",
            say:
                "two converters seldom fail together: exhaust leaks, oil or coolant burned, an earlier misfire or rich mixture "
                + "first", example: "03=P0420 P0430"
        ) { facts in
            let found = facts.codes.filter(CodeSet.catalyst.contains)
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "thermostat and filter", roots: "P0125, P0126, P0128, P0597-P0599", effects: .filterFull,
            say:
                "the thermostat ({roots}): the filter is not burned off while the engine stays cold; {effects} {follow}",
            example: "03=P0128 P2463, 0105=64, 011F=0708"),
        ScanReason(
            "pressure sensor of the filter", roots: "P2452-P2456, P245E, P245F, P2460-P2462, P246D",
            effects: .filterFull + "P2002, P2003, P242F, P244A, P2464",
            areReports: true,
            say: "the pressure sensor of the filter and its hoses ({roots}): {effects} {are} computed with it",
            example: "03=P2453 P2463"),
        ScanReason(
            "boost leak", roots: "P0299, P2263", effects: .filterFull + "P0401, P0101, P2459",
            say:
                "boost ({roots}): hoses between turbocharger and engine first; too little air makes soot, so {effects} {follow}",
            example: "03=P0299 P0401 P2463"),
        ScanReason(
            "soot",
            roots: "P0400, P0402-P0409, P0671-P0679, P0680-P0684, P0380, P0382, P0383, P0544-P0549, P2031-P2033"
                + "P2080-P2087, P242A-P242E, P246E, P246F, P2470-P2475",
            effects: .filterFull,
            say: "what makes soot, or keeps the filter from being burned off ({roots}); {effects} {follow}",
            example: "03=P0402 P0672 P0674 P2463"),
        ScanReason(
            "AdBlue level sensor", roots: "P203A-P203E", effects: "P203F, P2BA7", areReports: true,
            say:
                "the AdBlue (DEF) level sensor ({roots}): the level is not known, so look into the tank; {effects} {follow}",
            example: "03=P203B P203F"),
        ScanReason(
            "AdBlue level", roots: "P203F, P2BA7", effects: .reductantResult - "P2BA7" + "P20E8, P208B",
            say: "the AdBlue (DEF) level ({roots}): fill it; {effects} {follow} from it",
            example: "03=P203F P20E8 P20EE"),
        ScanReason(
            "AdBlue pressure", roots: "P20E8, P20E9, P208A-P208E, P2047-P204D", effects: .reductantResult,
            say:
                "the AdBlue (DEF) supply ({roots}): look for white crystals at pump, lines and injector; below -11 °C it may be frozen; {effects} {follow}",
            example: "03=P20E8 P20EE"),
        ScanReason(
            "NOx sensor", roots: "P2200-P2205, P229E-P22A3", effects: .reductantResult,
            say: "the NOx sensor ({roots}): {effects} {are} computed with it", example: "03=P229F P20EE"),
        ScanReason(
            "AdBlue quality", roots: "P207F", effects: "P20EE, P20EF, P204F",
            say: "the AdBlue (DEF) itself ({roots}): what was it last filled with?; {effects} {follow}",
            example: "03=P207F P20EE"),
        ScanReason(
            "fuel cap", roots: "P0457", effects: "P0442, P0455, P0456",
            say: "the fuel cap ({roots}): tighten it until it clicks, and check its seal; {effects} {follow}",
            example: "03=P0455 P0457"),
        ScanReason(
            "purge valve open", roots: "P0496, P0459", effects: .rich + "P0441, P0507",
            say: "the purge valve does not close ({roots}): {effects} {follow} from it", example: "03=P0496 P0441"),
        ScanReason(
            "purge valve", roots: "P0443-P0445, P0458", effects: "P0441, P0497",
            say: "the circuit of the purge valve ({roots}): {effects} {follow} from it", example: "03=P0443 P0441"),
    ]

    // MARK: Hybrid drive

    private static let hybrid: [ScanReason] = [
        ScanReason(
            "hybrid battery", roots: "P0A80, P0A7F",
            effects: CodeSet { code in code.entry.map { $0.area == .hybrid && $0.component.contains("block") } == true }
                + "P3011-P3024",
            say:
                "the hybrid battery is worn ({roots}): {effects} show which cells are weak; have cells and "
                + "bus bars measured "
                + "before it is replaced", example: "03=P0A80 P3016"
        ),
        ScanReason(
            "part that lost its isolation",
            roots: CodeSet { code in
                "\(code.code)" != "P0AA6" && code.entry.map { $0.mode == "isolation" } == true
            },
            effects: "P0AA6", say: "{roots} says where the insulation failed; {effects} only says that it did",
            example: "03=P0AA6 P0DAA"),
    ]

    // MARK: Values

    private static let values: [ScanReason] = [
        ScanReason(
            "a value proves it", say: "{it}", example: "010C=00 00, 011F=00 00, 0142=30 D4, 03=P0106, 010B=23, 0133=63"
        ) { facts in
            guard let found = facts.contradictions.first, !facts.codes.isEmpty else { return nil }
            return .init(roots: [], effects: [], word: found.text)
        }
    ]
}
