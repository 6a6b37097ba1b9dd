import Formats
import OBD
import Telemetry

/// Mixture, and the misfires that it makes.
extension ScanReasons {
    // MARK: Mixture and misfire

    static let fuelTrims = Signal.longTermFuelTrims + Signal.shortTermFuelTrims

    private static func isOxygenSensor(_ code: CodeReport) -> Bool {
        ["oxygen sensor", "air-fuel ratio sensor"].contains { code.entry?.component.hasPrefix($0) == true }
    }

    /// A make's own codes of the sensors that control the mixture.
    private static let makersFrontSensor = CodeSet { code in
        code.manufacturer != nil && isOxygenSensor(code) && code.sensorPlace?.hasSuffix("sensor 1") == true
    }

    static let mixture: [ScanReason] = [
        ScanReason(
            "fuel was low",
            say: "the tank was nearly empty (P0313): {it} the codes and see whether {effects} {come} back",
            example: "03=P0300 P0313, 012F=05"
        ) { facts in
            let low = facts.codes.filter { $0.code.description == "P0313" }
            let effects = facts.codes(of: .misfire + .lean + .fuelSupply - "P0313")
            let isRefueled = facts.value(.fuelLevel).map { $0 >= 15 } == true
            return low.isEmpty || effects.isEmpty
                ? nil
                : .init(roots: low, effects: effects, word: isRefueled ? "it was refueled, so clear" : "refuel, clear")
        },
        ScanReason(
            "coil and injector of one cylinder",
            say:
                "{it}: coil and injector of one cylinder hardly fail together: the harness to that cylinder (chafed, melted, "
                + "gnawed) or a connector that both share, then what each has alone; {effects} {follow} from it",
            example: "03=P0204 P0354 P0304"
        ) { facts in
            let circuits = facts.codes(of: .cylinderCircuits)
            let injectors = circuits.filter { $0.entry?.component.hasPrefix("fuel injector") == true }
            let coils = circuits.filter { $0.entry?.component.hasPrefix("ignition coil") == true }
            let cylinders = Set(injectors.compactMap(\.cylinder)).intersection(coils.compactMap(\.cylinder))
            guard cylinders.count == 1, injectors.count == 1, coils.count == 1 else { return nil }
            let effects = facts.codes.filter { code in
                (CodeSet.misfire + .cylinderBalance).contains(code) && code.cylinder.map(cylinders.contains) == true
            }
            let both = injectors + coils
            return .init(roots: both, effects: effects, word: Format.list(both.map(\.written.description)))
        },
        ScanReason(
            "circuit of that cylinder",
            say:
                "{roots}: the connector and wire of that injector or coil, then the part itself; {effects} "
                + "{follow} from it",
            example: "03=P0202 P0302"
        ) { facts in
            let circuits = facts.codes(of: .cylinderCircuits)
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
            say: "the crankshaft sensor ({roots}): {effects} {are} computed from its signal",
            example: "03=P0336 "
                + "P0300"),
        ScanReason(
            "fuel pressure sensor", roots: "P0190, P0192-P0194, P018A, P018C-P018E",
            effects: .lean + .rich + tooLowPressure + tooHighPressure + regulator,
            about: fuelTrims, areReports: true,
            say:
                "the fuel pressure sensor ({roots}): its connector and wire first; fuel is metered with it, so "
                + "{effects} {follow}",
            example: "03=P0193 P0171 P0174"),
        ScanReason(
            "fuel pump", roots: .fuelPump, effects: "P0087, P008A, P0171, P0174", about: fuelTrims, areReports: true,
            say: "the fuel pump is not driven ({roots}): its relay, fuse and module, then the pump; {effects} {follow}",
            example: "03=P0230 P0087"),
        ScanReason(
            "fuel pressure control", roots: "P0001, P0003, P0004, P0090-P0092, P2294-P2296",
            effects: "P0002, P0087-P0089, P0191, P0093, P228A-P228F, P2293", areReports: true,
            say:
                "the valve that controls the fuel pressure ({roots}): its connector and wires first; {effects} "
                + "{follow}",
            example: "03=P0091 P0087"),
        ScanReason(
            "rail pressure that is really low", both: tooLowPressure, and: "P0191",
            unless: "P0190, P0192-P0194" + .fuelPump, about: fuelTrims,
            say:
                "{effects}: the pressure is probably as low as the sensor says: fuel filter and low-pressure supply, "
                + "leaking injectors, then the high-pressure pump (metal in the fuel?), and the sensor last",
            example: "0101=82 0F 6B 00, 0151=04, 03=P0087 P0191"),
        ScanReason(
            "pressure and its sensor", both: tooHighPressure + regulator, and: "P0191",
            unless: "P0190, P0192-P0194" + tooLowPressure, about: fuelTrims,
            say:
                "{effects}: sensor and regulator are one control loop, so one fault and not two: does the sensor fall to zero "
                + "with the engine off, and agree with a gauge? if not, its connector and the sensor; if it does, regulator or "
                + "metering valve that sticks (chips in the filter?), a return line that is kinked",
            example: "0151=04, 03=P228D P0191"),
        ScanReason(
            "regulator and low fuel pressure", together: regulator + tooLowPressure, atLeast: 2,
            unless: tooHighPressure + .fuelPump + "P0190-P0194",
            say:
                "{effects}: no regulator holds a pressure that the pump does not deliver: fuel filter and low-pressure supply "
                + "first, then what injectors return or leak, then regulator or metering valve (chips in the filter?)",
            example: "03=P2293 P0087"),
        ScanReason(
            "regulator and high fuel pressure", together: regulator + tooHighPressure, atLeast: 2,
            unless: tooLowPressure + "P0190-P0194",
            say:
                "{effects}: regulator or metering valve that sticks (chips or water in the fuel?), or a return line that is "
                + "kinked, then the pressure sensor: one repair", example: "03=P0089 P0088"),
        ScanReason(
            "fuel pressure too high", roots: tooHighPressure, effects: .rich, about: fuelTrims,
            say:
                "the fuel pressure ({roots}): its regulator or control valve, a kinked return line, then the pressure "
                + "sensor; too much fuel is injected, so {effects} {follow}", example: "03=P0088 P0172 P0175"),
        ScanReason(
            "heater of an oxygen sensor",
            roots: CodeSet { isOxygenSensor($0) && $0.entry?.component.contains("heater") == true },
            effects: CodeSet { isOxygenSensor($0) && $0.entry?.component.contains("heater") == false },
            at: \.sensorPlace, areReports: true,
            say:
                "the heater of that oxygen sensor ({roots}): its fuse and connector, then the sensor; a cold "
                + "sensor is slow or silent, so "
                + "{effects} {follow}", example: "03=P0133 P0135"),
        ScanReason(
            "oxygen sensors of both banks",
            say:
                "{effects} on both banks: what these sensors share: fuse, ground and the harness along the "
                + "exhaust, before any of them is "
                + "replaced", example: "03=P0136 P0137 P0156 P0157"
        ) { facts in
            let found = facts.codes.filter { code in
                ["circuit", "low", "high", "no activity"].contains(code.entry?.mode ?? "")
                    && code.entry?.component.hasPrefix("oxygen sensor") == true
            }
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "slow sensors of both banks", both: "P0133", and: "P0153", unless: .lean + .rich + .airFlow,
            say:
                "{effects} on both banks: the sensors have aged alike, or are coated by what is burned (oil, coolant, "
                + "silicone sealant, additives): that first, or new ones will not last; then the air flow sensor",
            example: "03=P0133 P0153"),
        ScanReason(
            "front oxygen sensor",
            roots: "P0130-P0135, P0150-P0155, P2237-P2243, P2251, P2254" + makersFrontSensor - .lean - .rich,
            effects: .lean + .rich + "P2A00, P2A03",
            at: { $0.bank.map(String.init) },
            about: fuelTrims,
            say:
                "the front oxygen sensor ({roots}): its connector and wires, and an exhaust leak ahead of it; the "
                + "mixture is controlled "
                + "with it, so {effects} {follow}", example: "03=P0131 P0171", if: { $0.leanBanks.count < 2 }),
        ScanReason(
            "fuel pressure and several cylinders", roots: .fuelSupply + .fuelPressureLow, effects: .cylinderBalance,
            say:
                "the fuel pressure ({roots}): several injectors do not fail at once: filter, air in the fuel, low-pressure pump, "
                + "then how much the injectors return; {effects} {follow}",
            example: "0151=04, 03=P0087 P0263 P0266",
            if: { $0.codes(of: .cylinderBalance).count > 1 }),
        ScanReason(
            "injector that takes the pressure", roots: .cylinderBalance, effects: .fuelPressureLow,
            say:
                "one injector ({roots}) that leaks or returns too much takes the pressure of the rail: compare what all "
                + "return; {effects} {follow} from it, unless the filter is old",
            example: "0151=04, 03=P0087 P0263", if: { $0.codes(of: .cylinderBalance).count == 1 }),
        ScanReason(
            "fuel supply", roots: .fuelSupply, effects: .lean + .misfire,
            about: fuelTrims,
            say:
                "the fuel supply ({roots}): pump, its relay and wires, filter; it makes the mixture lean, so "
                + "{effects} {follow}",
            example: "03=P0087 P0171 P0174"),
        ScanReason(
            "air flow sensor", roots: .airFlow, effects: .lean + .rich,
            about: fuelTrims,
            say:
                "the air flow sensor ({roots}): its connector and the hose behind it, then clean it; the mixture is "
                + "computed with it, so {effects} {follow}", example: "03=P0101 P0171 P0174"),
        ScanReason(
            "air flow that cannot be at idle", about: fuelTrims + [.massAirFlow],
            say:
                "{it} is more air than an engine draws at idle, so the air flow sensor reads too high (dirt, oil of "
                + "a sports "
                + "filter) and too much fuel is metered: clean it, then compare; {effects} {follow} from it",
            example: "010C=0C80, 0110=04B0, 0107=63, 0109=63, 03=P0172 P0175"
        ) { facts in
            let found = facts.codes(of: .rich)
            guard !facts.richBanks.isEmpty, !facts.scan.isDiesel, facts.drawsTooMuchAir,
                let rpm = facts.value(.engineSpeed), let flow = facts.value(.massAirFlow)
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(Format.fixed(flow, 0)) g/s at \(Format.fixed(rpm, 0)) rpm"
                    + (facts.richBanks.count > 1 ? ", with both banks rich," : ""))
        },
        ScanReason(
            "manifold pressure sensor", roots: "P0105-P0109",
            effects: .lean + .rich + "P0068, P0101, P0401, P0505-P0507",
            about: fuelTrims,
            say:
                "the manifold pressure sensor ({roots}): its hose and connector; fuel is metered with it, so "
                + "{effects} {follow}",
            example: "03=P0107 P0172"),
        ScanReason(
            "what makes it knock", roots: .lean + .overheated + "P0401, P0234, P0169, P252F",
            effects: "P0324-P0326, P0331",
            about: fuelTrims,
            say:
                "what makes an engine really knock ({roots}) comes first, and fuel of too low an octane number; {effects} may say "
                + "no more than that, so the knock sensor comes last",
            example: "03=P0171 P0326", if: { !$0.scan.isDiesel }),
        ScanReason(
            "air past the throttle", both: "P0507", and: .lean,
            about: fuelTrims,
            say:
                "{effects}: air passes the throttle unmetered: cracked intake or PCV hose, brake booster hose, intake "
                + "gasket", example: "03=P0507 P0171"),
        ScanReason(
            "one cylinder",
            say:
                "{roots}: coil, spark plug, then injector and compression; a cylinder that does not fire sends "
                + "unburned oxygen "
                + "into the exhaust, which the sensor takes for lean ({effects})", areReports: true,
            example: "03=P0171 P0301, 0107=9A, 0109=80"
        ) { facts in
            guard !facts.scan.isDiesel else { return nil }
            let misfires = facts.codes(of: .misfire)
            let lean = facts.codes(of: .lean)
            let cylinders = Set(misfires.compactMap(\.cylinder))
            guard cylinders.count == 1, lean.count == 1, facts.leanBanks.count < 2, !facts.areApart(cylinders, lean)
            else { return nil }
            return .init(roots: misfires.filter { $0.cylinder != nil }, effects: lean)
        },
        ScanReason(
            "lean and misfire", roots: .lean, effects: .misfire,
            say:
                "the lean mixture ({roots}): air leak, air flow sensor or fuel pressure; cylinders misfire because "
                + "of it, so "
                + "plugs and coils come later", example: "03=P0171 P0174 P0300",
            if: { facts in
                let cylinders = Set(facts.codes(of: .misfire).compactMap(\.cylinder))
                return !facts.scan.isDiesel && !facts.areApart(cylinders, facts.codes(of: .lean))
            }),
        ScanReason(
            "lean by the fuel trims, and misfire",
            say:
                "by the fuel trims ({it}) both banks are lean, and cylinders misfire because of that ({roots}): "
                + "air leak, air flow "
                + "sensor or fuel pressure, before plugs and coils", example: "03=P0300, 0107=A0, 0109=9F"
        ) { facts in
            let misfires = facts.codes(of: .misfire)
            let isTold = facts.codes.contains(
                where: (CodeSet.lean + .cylinderCircuits + .fuelSupply + .airFlow).contains)
            guard !facts.scan.isDiesel, !misfires.isEmpty, !isTold, facts.leanBanks.count == 2 else { return nil }
            let trims = [1, 2].compactMap(facts.trim(bank:)).map { "\($0 > 0 ? "+" : "")\(Format.fixed($0, 0))%" }
            return .init(roots: misfires, effects: [], word: Format.list(trims))
        },
        ScanReason(
            "mixture that turned round", about: fuelTrims,
            say:
                "{it}: something that errs both ways (fuel pressure regulator, air flow sensor, oxygen sensor), or what the engine had "
                + "learned before a repair: clear the code if something was repaired, and look at the trims again after some days",
            example: "03=P0171, 0106=6C, 0107=6A"
        ) { facts in
            let found = facts.codes.filter { (CodeSet.lean + .rich).contains($0) && $0.mainStatus == .confirmed }
            guard found.count == 1, let bank = found[0].bank, let trim = facts.trim(bank: bank),
                facts.engine.isRunning == true, trim.magnitude >= OperatingLimits.leanFuelTrimPercent,
                CodeSet.lean.contains(found[0]) == (trim < 0), !facts.has(.misfire)
            else { return nil }
            let states = trim < 0 ? ("lean", "rich") : ("rich", "lean")
            let percent = "\(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))%"
            return .init(
                roots: found, effects: [],
                word:
                    "\(found[0].written) says too \(states.0), and the fuel trim of that bank is \(percent), so it is "
                    + "\(states.1) now")
        },
        ScanReason(
            "fuel trims are normal now",
            say:
                "the fuel trim of that bank is {it}; if something was repaired, clear the code and see",
            example: "03=P0171, 0103=0200, 0106=80, 0107=82"
        ) { facts in
            let found = facts.codes.filter { (CodeSet.lean + .rich).contains($0) && $0.mainStatus == .confirmed }
            guard found.count == 1, let bank = found[0].bank, let trim = facts.trim(bank: bank),
                facts.engine.isRunning == true, trim.magnitude < OperatingLimits.evenFuelTrimPercent
            else { return nil }
            let percent = "\(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))%"
            let question =
                found[0].frozen.isEmpty
                ? "was it cold, idling or under load when the light came on?"
                : "the freeze frame says when it is: cold, at idle, under load"
            return .init(
                roots: found, effects: [],
                word: "\(percent) now, so the fault of \(found[0].written) is not there at this moment (\(question))")
        },
        ScanReason(
            "fuel trims that cancel each other", about: fuelTrims,
            say:
                "long and short-term fuel trim ({it}) cancel each other, so what was learned does not fit this moment: was something repaired or refueled? else it comes and goes; drive some days, then look at "
                + "both again", example: "0106=66, 0107=9A"
        ) { facts in
            guard let trims = facts.cancelingTrims, !facts.has(.lean + .rich) else { return nil }
            func text(_ percent: Double) -> String { "\(percent > 0 ? "+" : "")\(Format.fixed(percent, 0))%" }
            return .init(roots: [], effects: [], word: "\(text(trims.long)) and \(text(trims.short))")
        },
        ScanReason(
            "trims of both banks off", both: "P0170", and: "P0173", unless: .lean + .rich, about: fuelTrims,
            say:
                "{effects}: both banks at once, so what they share: air flow sensor, air leak, fuel pressure; whether it is "
                + "lean or rich the fuel trims say",
            example: "03=P0170 P0173"),
        ScanReason(
            "both banks lean off idle", about: fuelTrims,
            say:
                "{roots}: both banks are lean off idle only, so what they share and what shows with more air: air flow "
                + "sensor, fuel pressure (filter, pump); an air leak would be worst at idle", example: "03=P2177 P2179"
        ) { facts in
            let found = facts.codes(of: "P2177, P2179")
            let others: CodeSet = .lean - "P2177, P2179" + .airFlow + .fuelSupply
            return found.count < 2 || facts.has(others) ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "both banks lean",
            about: fuelTrims,
            say: "both banks are lean, so what they share: air leak in the intake, air flow sensor, fuel pressure",
            example: "03=P0171 P0174"
        ) { facts in
            let found = facts.codes(of: .lean)
            // Values alone tell it, too.
            return facts.leanBanks.count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "both banks rich",
            about: fuelTrims,
            say: "both banks are rich, so what they share: fuel pressure, purge valve, air filter, air flow sensor",
            example: "03=P0172 P0175"
        ) { facts in
            let found = facts.codes(of: .rich)
            return facts.richBanks.count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "one bank lean",
            about: fuelTrims,
            say:
                "only this bank is lean, so what it does not share: air leak or exhaust leak on its side, its "
                + "oxygen sensor, its "
                + "injectors; not the air flow sensor or the fuel pump",
            example: "03=P0171, 0106=80, 0107=A4, 0108=80, 0109=81"
        ) { facts in
            let found = facts.codes(of: .lean)
            guard found.count == 1, let bank = found[0].bank, let other = facts.trim(bank: 3 - bank),
                other < OperatingLimits.evenFuelTrimPercent,
                (facts.trim(bank: bank) ?? OperatingLimits.leanFuelTrimPercent) >= OperatingLimits.evenFuelTrimPercent,
                !facts.has(.airFlow + .fuelSupply)
            else {
                return nil
            }
            return .init(roots: found, effects: [])
        },
        ScanReason(
            "lean now", about: fuelTrims,
            say:
                "{roots}: it is lean now ({it}): look at the fuel trims at 2,500 rpm: if they fall there, air leaks "
                + "in behind "
                + "the air flow sensor; if they stay or rise, the fuel pressure or a dirty air flow sensor",
            example: "03=P0171, 0106=88, 0107=A0"
        ) { facts in correctedNow(facts, .lean) { $0 >= OperatingLimits.leanFuelTrimPercent } },
        ScanReason(
            "rich now", about: fuelTrims,
            say:
                "{roots}: it is rich now ({it}): look at the fuel trims at 2,500 rpm: if they go back there, fuel "
                + "comes in at "
                + "idle that is not metered (purge valve, leaking injector, fuel in the oil); if they stay, fuel "
                + "pressure, air "
                + "filter or air flow sensor",
            example: "03=P0172, 0106=78, 0107=60"
        ) { facts in correctedNow(facts, .rich) { $0 <= -OperatingLimits.leanFuelTrimPercent } },
    ]

    private static let tooLowPressure: CodeSet = "P0087, P008A, P228C"
    private static let tooHighPressure: CodeSet = "P0088, P008B, P228D"
    /// What regulates the fuel pressure, and does not do it as it should; not its circuit.
    private static let regulator: CodeSet = "P0002, P0089, P228A, P228B, P228E, P228F, P2293"

    /// A single code of the mixture, and a fuel trim of its bank that says the same at idle.
    private static func correctedNow(
        _ facts: VerdictFacts, _ codes: CodeSet, _ isOff: (Double) -> Bool
    ) -> ScanReason.Match? {
        let found = facts.codes(of: codes)
        guard found.count == 1, let bank = found[0].bank, let trim = facts.trim(bank: bank), isOff(trim),
            facts.engine.isRunning == true, (facts.engine.speedKmh ?? 0) == 0
        else { return nil }
        return .init(
            roots: found, effects: [], word: "fuel trims of \(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))% at idle")
    }
}
