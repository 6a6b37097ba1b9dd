import Formats
import OBD
import Telemetry

/// Supply voltage, and what modules say of each other.
extension ScanReasons {
    // MARK: Supply voltage and network

    static let voltages: [Signal] = [.controlModuleVoltage, .adapterVoltage]

    private static let highSupply: CodeSet = "P0563, P0A8E, U3007"

    static let supply: [ScanReason] = [
        ScanReason(
            "DC/DC converter", roots: .converter, effects: .lowSupply + .network, about: voltages,
            areReports: true,
            say:
                "the DC/DC converter ({roots}), which charges the 12 V battery: its fuse, connector and cooling; leave "
                + "orange cables alone; {effects} {follow} from the low voltage", example: "03=P0A94 P0562"),
        ScanReason(
            "control of the alternator", roots: .charging - .lowSupply,
            effects: .lowSupply + .network - "U0100-U0103", about: voltages, areReports: true,
            say:
                "the alternator or its control ({roots}): drive belt, connector and wires, then the alternator; "
                + "{effects} {follow} "
                + "from the low voltage", example: "03=P0562 P0620", if: { !$0.engine.hasConverter }),
        ScanReason(
            "DC/DC converter, as an alternator", roots: .charging - .lowSupply,
            effects: .lowSupply + .network - "U0100-U0103", about: voltages, areReports: true,
            say:
                "what charges the 12 V battery ({roots}), in a hybrid or an electric car the DC/DC converter: its fuse, "
                + "connector and cooling; leave orange cables alone; {effects} {follow} from the low voltage",
            example: "015B=80, 03=P0562 P0620", if: \.engine.hasConverter),
        ScanReason(
            "supply of one module", about: voltages,
            say:
                "{it}: the car charges, and one module loses voltage in its own supply: its ground, relay, fuse and "
                + "connector "
                + "(measure the voltage drop under load); {effects} {follow} from that",
            areReports: true, example: "0142=2E18, 7E9 0142=3714, 03=P0562"
        ) { facts in
            facts.starvedModuleText.map { .init(roots: [], effects: facts.codes(of: .lowSupply), word: $0) }
        },
        ScanReason(
            "battery not charged",
            about: voltages,
            say:
                "the 12 V battery is not charged ({volts}): {it}; {effects} {follow} from the low voltage",
            areReports: true, example: "0142=2C24, 011F=04B0, 03=P0562 U0121, 7E9 03=U0100"
        ) { facts in
            guard !facts.engine.hasConverter, facts.lowVoltage(.charging) != nil, !facts.has(.charging - .lowSupply)
            else { return nil }
            // Coils and injectors starve, too.
            let misfires = facts.codes(of: .misfire).filter { code in
                code.frozen.contains { $0.signal == .controlModuleVoltage && $0.value.map { $0 < 10.5 } == true }
            }
            return .init(
                roots: [], effects: facts.codes(of: .network + .lowSupply) + misfires,
                word: facts.isMotorcycle
                    ? "the plug between stator and regulator (burned contacts?), then regulator and stator of the alternator"
                    : "drive belt, alternator, its connector and wires")
        },
        ScanReason(
            "battery not charged by the converter", about: voltages,
            say:
                "in READY the DC/DC converter should hold 13.5 to 14.7 V, and it is {volts}: its fuse, connector and "
                + "cooling, and the terminals of the 12 V battery, then that battery; leave orange cables alone; {effects} "
                + "{follow} from the low voltage",
            areReports: true, example: "015B=80, 010C=00 00, 010D=28, 0142=2D 50, 03=U0121, 7E9 03=U0100"
        ) { facts in
            let isLow = facts.lowVoltage(.charging) != nil || facts.isBelowReady
            guard facts.engine.hasConverter, isLow else { return nil }
            return .init(roots: [], effects: facts.codes(of: .network + .lowSupply))
        },
        ScanReason(
            "battery too weak for READY", about: voltages,
            say:
                "the 12 V battery ({volts}), which has to wake the car up before it goes into READY, is weak: charge and "
                + "test it and its terminals; if it is as low in READY, the DC/DC converter (13.5 to 14.7 V) does not charge "
                + "it; {effects} {follow} from the low voltage",
            areReports: true, example: "electric, 0142=2D 50, 03=U0293, 7E9 03=U0100"
        ) { facts in
            guard facts.lowVoltage(.perhapsReady) != nil else { return nil }
            // A key is not read either.
            return .init(roots: [], effects: facts.codes(of: .network + .lowSupply + .immobilizer))
        },
        ScanReason(
            "overcharged", about: voltages,
            say:
                "the supply is {volts}: the regulator of {it}; such a voltage disturbs and "
                + "ruins control modules and lamps; {effects} {follow} from it",
            areReports: true, example: "0142=4100, 011F=0708, 03=P0563 U0155, 7E9 03=P0563"
        ) { facts in
            let effects = facts.codes(of: .network + highSupply)
            guard facts.isOvercharged else { return nil }
            let names = Format.list(facts.codes(of: .charging - .lowSupply).map(\.written.description))
            return .init(
                roots: [], effects: effects,
                word: facts.engine.hasConverter
                    ? "the DC/DC converter"
                    : "the alternator\(names.isEmpty ? "" : " (\(names): its control wire)"), its sense wire and ground, "
                        + "loose battery terminals")
        },
        ScanReason(
            "supply high while running", about: voltages,
            say:
                "{roots}, set at {it}, while the engine drove the alternator: its regulator fails with the speed, or its sense "
                + "wire or ground, although the supply is {volts} now; it overcharges the battery and damages modules; {effects} "
                + "{follow} from that",
            areReports: true, example: "03=P0563, frame=P0563 0C=3070 0D=69 42=4394"
        ) { facts in
            guard !facts.engine.hasConverter else { return nil }
            let roots = facts.codes(of: highSupply)
            for code in roots {
                func frozen(_ signal: Signal) -> Double? { code.frozen.first { $0.signal == signal }?.value }
                guard let volts = frozen(.controlModuleVoltage), let rpm = frozen(.engineSpeed), rpm >= 1000,
                    volts / (volts >= 20 ? 2 : 1) > OperatingLimits.chargingHighV
                else { continue }
                return .init(
                    roots: roots, effects: facts.codes(of: .network - .presentNow),
                    word: "\(Format.fixed(volts, 1)) V and \(Format.fixed(rpm, 0)) rpm")
            }
            return nil
        },
        ScanReason(
            "supply that swings", about: voltages,
            say:
                "{roots}: the supply was too low and too high, and is {volts} now: a loose or corroded battery "
                + "terminal, or {it} "
                + "that comes and goes; not the battery alone; {effects} {follow} from that",
            areReports: true, example: "03=P0562 P0563"
        ) { facts in
            let (low, high) = (facts.codes(of: .lowSupply), facts.codes(of: highSupply))
            return low.isEmpty || high.isEmpty || !facts.isSupplyGood
                ? nil
                : .init(
                    roots: low + high, effects: facts.codes(of: .network - .presentNow),
                    word: facts.engine.hasConverter ? "a DC/DC converter" : "a regulator of the alternator")
        },
        ScanReason(
            "supply was high", about: voltages,
            say:
                "the supply voltage was too high for a while ({roots}), and is {volts} now: was it charged or jump-started? "
                + "else {it} fails at times, or a battery terminal is loose; {effects} {follow} from that",
            areReports: true, example: "03=P0563"
        ) { facts in
            let roots = facts.codes(of: highSupply)
            return roots.isEmpty || !facts.isSupplyGood
                ? nil
                : .init(
                    roots: roots, effects: facts.codes(of: .network - .presentNow),
                    word: facts.engine.hasConverter ? "the DC/DC converter" : "the alternator's regulator")
        },
        ScanReason(
            "battery too weak to crank",
            about: voltages,
            say:
                "the supply falls to {volts} while the starter turns: battery and its terminals first; {effects} "
                + "{follow} from that",
            areReports: true, example: "010C=03 20, 011F=00 00, 0142=19 00, 03=P0562 P0335"
        ) { facts in
            let effects = facts.codes(
                of: .network + .lowSupply + .immobilizer + .crankSensors + .camSensors)
            return facts.weakCranking != nil && !effects.isEmpty ? .init(roots: [], effects: effects) : nil
        },
        ScanReason(
            "alternator by its code and the voltage",
            about: voltages,
            say:
                "{roots}, and only {volts} with the engine running: the alternator does not charge: drive belt, "
                + "connector and wires, "
                + "then the alternator", example: "03=P0621, 0142=2F00, 011F=04B0"
        ) { facts in
            let found = facts.codes(of: .charging)
            return found.isEmpty || facts.engine.hasConverter || facts.weakCharging == nil
                ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "battery discharged",
            about: voltages,
            say: "the 12 V battery is discharged ({volts}): charge it, then scan again; {effects} {follow} from that",
            areReports: true, example: "010C=00 00, 0142=2C EC, 03=U0121, 7E9 03=U0100"
        ) { facts in
            // A key is not read either.
            let effects = facts.codes(of: .network + .lowSupply + .immobilizer)
            guard !effects.isEmpty, facts.lowVoltage(.battery) != nil else { return nil }
            return .init(roots: [], effects: effects)
        },
        ScanReason(
            "weak battery and lost modules", about: voltages,
            say:
                "the 12 V battery is weak ({volts} with the engine off): modules drop out one after the other during "
                + "cranking, and {effects} {say} no more than that: charge and test the battery and its terminals, clear the "
                + "codes, drive and scan again, before any module is replaced",
            areReports: true, example: "010C=00 00, 011F=00 00, 0142=2EE0, 03=U0121 U0140, 7E9 03=U0100 U0121"
        ) { facts in
            let lost = facts.codes(of: .lostCommunication - .presentNow)
            let low = facts.codes(of: .lowSupply - .presentNow)
            guard facts.isBatteryWeak, Set(lost.map(\.code)).count >= 2 || !low.isEmpty else { return nil }
            return .init(roots: [], effects: lost + low)
        },
        ScanReason(
            "supply was low", roots: .lowSupply,
            effects: .network + "P0600, P0601, P0603-P0607, P0613, P062F, P0A0F, C0561, P0882" - .presentNow,
            areReports: true,
            say:
                "the supply voltage was low for a while ({roots}), and is {volts} now: test the battery and its "
                + "terminals, "
                + "clear the codes, drive and scan again; {effects} {follow} from that unless it comes back",
            example: "03=P0562 U0121, 7E9 03=U0100 P0562, 7EB 03=C0561 U0073 U0140 U0155", if: \.isSupplyGood),
    ]

    // MARK: Modules and what they report

    static let modules: [ScanReason] = [
        ScanReason(
            "main relay of the engine", roots: "P0685-P0687, P0690, P068A, P2510", effects: "U0100, U0401, P0600-P0607",
            areReports: true,
            say:
                "the power relay of the engine control module ({roots}): relay, its socket, fuse and ground: it may "
                + "stall "
                + "anywhere; {effects} {follow}, as the others lose the engine while it is off",
            example: "03=P0685, 7E9 03=U0100, 7EB 03=U0100 U0401"),
        ScanReason(
            "a module is cut off",
            say:
                "several modules miss the {it}, and one module misses all the others: probably that one, cut off: "
                + "its connector "
                + "and its branch of the network", areReports: true,
            example: "03=U0121, 7E9 03=U0121, 7EB 03=U0100 U0101 U0155"
        ) { facts in
            let lost = facts.codes(of: .lostCommunication)
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
                "several modules lost communication, which no single one explains: supply voltage or a network "
                + "connector; all "
                + "that responded work now, so clear the codes, drive and scan again",
            areReports: true,
            example: "03=U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101 U0155"
        ) { facts in
            let lost = facts.codes(of: .lostCommunication)
            let witnesses = Set(lost.flatMap(\.ecus))
            // One that misses all the others is cut off itself.
            let isOneCutOff = Set(lost.filter { $0.ecus.count == 1 }.flatMap(\.ecus)).count == 1
            guard !lost.contains(where: { $0.isPresent == true }), !isOneCutOff else { return nil }
            // The engine responded: a module that misses it has been cut off itself.
            let missesEngine = lost.contains { $0.code.description == "U0100" }
            guard lost.count >= 3, witnesses.count >= 3, missesEngine,
                !facts.has(.lowSupply)
            else { return nil }
            return .init(roots: [], effects: lost)
        },
        ScanReason(
            "the transmission module itself", roots: "P0613, P0614", effects: .transmission + "P0700, U0402",
            say:
                "the transmission module itself ({roots}): its supply, ground and connector (oil or water in it?), then the "
                + "module; {effects} pass through it, so they come after that",
            example: "03=P0700, 7E9 03=P0613 "
                + "P0717"),
        ScanReason(
            "the transmission module is missing", roots: "U0101", effects: "P0700, U0402", areReports: true,
            say:
                "the engine misses the transmission module ({roots}): its fuse, ground and connector first; {effects} "
                + "{report} codes of it that can only be read once it responds", example: "03=P0700 U0101",
            if: { !$0.has(.transmission - .lostCommunication) }),
        ScanReason(
            "a module is missing",
            say:
                "several modules miss the {it} ({roots}): its fuse, power, ground and connector, then the module itself",
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
            "speed of a module that is missing", roots: "U0121, U0122", effects: "P0500-P0503, P215A-P215C",
            areReports: true,
            say:
                "the ABS module does not respond ({roots}): its fuse, power, ground and connector; others use its speed, so "
                + "{effects} {follow}",
            example: "03=U0121 P0500", if: { !$0.has(.wheelSpeed + "P0720-P0723") }),
        ScanReason(
            "the engine was lost for a while",
            say:
                "the engine control module responds now, so it was lost only for a while ({roots}): a weak battery "
                + "while starting, its "
                + "main relay, ground and connector", example: "7E9 03=U0100, 7EA 03=U0100"
        ) { facts in
            let lost = facts.codes(of: .lostCommunication)
            guard lost.count == 1, "\(lost[0].code)" == "U0100", lost[0].isPresent != true, !facts.has(.lowSupply)
            else {
                return nil
            }
            return .init(roots: lost, effects: [])
        },
        ScanReason(
            "several do not respond",
            say:
                "{effects} at once: what these modules share comes first: a fuse, a ground, a connector or their "
                + "branch of the "
                + "network", example: "03=U029D U029E"
        ) { facts in
            let lost = facts.codes.filter { CodeSet.lostCommunication.contains($0) && "\($0.code)" != "U0100" }
            let isShared = lost.contains { $0.ecus.count > 1 }
            let isExplained = facts.has(.lowSupply + "U0001-U007B")
            return lost.count < 2 || isShared || isExplained || Set(lost.flatMap(\.ecus)).count > 1
                ? nil : .init(roots: [], effects: lost)
        },
        ScanReason(
            "a part that does not respond",
            say:
                "no response from that part ({roots}): its fuse, connector and wires first, then the part itself; {effects} "
                + "{follow} from that",
            example: "0151=04, 03=U029D P2200 P20EE"
        ) { facts in
            let found = partsOnBus.compactMap { part -> (roots: [CodeReport], effects: [CodeReport])? in
                let (roots, effects) = (facts.codes(of: part.lost), facts.codes(of: part.results - .network))
                return roots.isEmpty || effects.isEmpty ? nil : (roots, effects)
            }
            guard let first = found.first, !facts.has(.lowSupply) else { return nil }
            return .init(roots: first.roots, effects: first.effects)
        },
        ScanReason(
            "the bus itself",
            roots: "U0001-U007B", effects: .lostCommunication,
            say:
                "the network itself failed ({roots}): a wire, a connector, or one module that disturbs it; "
                + "{effects} {follow}",
            example: "03=U0073 U0121 U0140"),
        ScanReason(
            "invalid data from another module",
            say: "{effects} only {say} that data are not valid: repair {roots}, which that module stored itself",
            areReports: true, example: "03=U0420, 7EB 03=C0051"
        ) { facts in
            let owners: [(reports: CodeSet, own: CodeSet)] = [
                ("U0402", .transmission), ("U0411, U0412", CodeSet(areas: [.hybrid, .converter])),
                ("U0415-U0418", CodeSet(areas: [.brakes]) - .wheelSpeed), ("U0420", CodeSet(areas: [.steering])),
                ("U0426", .immobilizer), ("U0428", "U0126"), ("U0452", CodeSet(areas: [.restraint])),
            ]
            for (reports, own) in owners {
                let effects = facts.codes(of: reports)
                let witnesses = Set(effects.flatMap(\.ecus))
                let roots = facts.codes.filter { code in
                    own.contains(code) && !effects.map(\.code).contains(code.code)
                        && !witnesses.isSuperset(of: code.ecus)
                }
                if !effects.isEmpty, !roots.isEmpty { return .init(roots: roots, effects: effects) }
            }
            return nil
        },
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
    ]

    /// Parts with a control module of their own, and the codes that are set without it.
    private static let partsOnBus: [(lost: CodeSet, results: CodeSet)] = [
        ("U0106", "P0380-P0384, P0670-P0684, P067A-P067F, P068C-P068F, P06B9-P06BF"),
        ("U0107, U011E", .throttle + .limitedPower),
        ("U0109", .fuelSupply), ("U010A, U010B", "P0400-P0409, P0487-P0490, P2413, P2BAB, P2BAC"),
        ("U010C, U010D", "P0299, P0234, P2263, P0045-P0049, P2562-P2566"),
        ("U029D, U029E", .reductantResult + "P2200-P2225, P229E-P22A3"),
        ("U010E, U02A2, U02A5", .reductantResult + "P203A-P203F, P206A-P206F, P208A-P208F, P20B9-P20C8, P20E8, P20E9"),
        ("U0167, U0168", .immobilizer), ("U02A3", "P24AE-P24B7, P24D0, P24D1"), ("U0298, U0299", .converter),
    ]
}
