import Formats
import OBD
import Telemetry

/// Air and exhaust gas where they do not belong, and what follows in the cylinders.
extension ScanReasons {
    /// What goes before the rows of the mixture, as it says where the air comes from.
    static let leaks: [ScanReason] = [
        ScanReason(
            "fuel that is wrong", roots: "P0169, P2269", effects: .lean + .rich + .misfire + "P0087, P0088",
            about: fuelTrims,
            say:
                "the fuel itself ({roots}): what was filled last, and where? Water, the wrong fuel or too much ethanol: have "
                + "it drained before parts are replaced; {effects} {follow}", example: "03=P0169 P0171 P0300"),
        ScanReason(
            "one bank lean, the other rich", about: fuelTrims,
            say:
                "one bank is lean and the other rich: crossed connectors of the front oxygen sensors, if anything was "
                + "worked on, so that each bank is corrected by the sensor of the other; otherwise what each bank has alone, "
                + "its sensor and injectors", example: "03=P0171 P0175, 0107=A2, 0109=5E"
        ) { facts in
            let found = facts.codes(of: .lean + .rich)
            let (lean, rich) = (facts.leanBanks, facts.richBanks)
            guard lean.count == 1, rich.count == 1, lean != rich, !facts.has(.misfire) else { return nil }
            return .init(roots: found, effects: [])
        },
        ScanReason(
            "lean at idle only", about: fuelTrims,
            say:
                "{roots}: lean at idle only, where air that is not measured matters most: an air leak behind the throttle "
                + "(hoses, crankcase ventilation, brake booster, intake gasket); a weak pump would make it lean under load",
            example: "03=P2187 P2189"
        ) { facts in
            let found = facts.codes(of: "P2187, P2189")
            let others: CodeSet = .lean - "P2187, P2189" + .airFlow + .fuelSupply + .misfire + "P0507, P0299, P2263"
            return found.isEmpty || facts.has(others) ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "crankcase ventilation", roots: "P04DB, P052E", effects: .lean + .misfire + "P0505, P0507",
            about: fuelTrims,
            say:
                "the crankcase ventilation ({roots}): its hose off or cracked, or its valve stuck open, lets in air "
                + "that is not "
                + "measured; {effects} {follow}", example: "03=P0171 P0174 P052E"),
        ScanReason(
            "purge and a rich mixture", both: "P0441, P0497, P04F0", and: .rich,
            unless: "P0443-P0445, P0458, P0459, P0496, P0455, P0457" + .airFlow + "P0088", about: fuelTrims,
            say:
                "{effects}: the purge valve that stays open explains both: fuel vapor of the tank is drawn in at idle: pull its "
                + "hose off at the intake with the engine idling: does it suck although it should be closed? then the valve",
            example: "03=P0172 P0441"),
        ScanReason(
            "leak of the intake", roots: "P2279-P2283", effects: .lean + .misfire + "P0505, P0507, P0101, P0068",
            about: fuelTrims,
            say:
                "air leaks into the intake ({roots}): hoses, crankcase ventilation, intake gasket; it is not measured, so "
                + "{effects} {follow}", example: "03=P2279 P0171"),
        ScanReason(
            "idles fast and lean", about: fuelTrims + [.engineSpeed],
            say:
                "{it}: air passes the throttle unmeasured: cracked intake or crankcase hose, brake booster hose, intake "
                + "gasket", example: "03=P0507, 0105=7B, 011F=02 58, 0101=81 07 65 00, 010C=1770, 0107=90"
        ) { facts in
            let found = facts.codes(of: "P0505, P0507")
            guard let rpm = facts.value(.engineSpeed), rpm >= 1100, rpm < 2500, facts.engine.speedKmh == 0,
                facts.engine.isWarm, !facts.leanBanks.isEmpty, !facts.has(.lean)
            else { return nil }
            let trims = [1, 2].compactMap(facts.trim(bank:)).map { "\($0 > 0 ? "+" : "")\(Format.fixed($0, 0))%" }
            return .init(
                roots: [], effects: found,
                word: "idle of \(Format.fixed(rpm, 0)) rpm and fuel trims of \(Format.list(trims))")
        },
        ScanReason(
            "vacuum of the brake booster", roots: "P0556, P050F", effects: .lean + "P0507",
            about: fuelTrims,
            say:
                "the vacuum of the brake booster ({roots}): its hose, check valve or diaphragm leaks air into the "
                + "engine, so {effects} "
                + "{follow}; is the pedal hard?", example: "03=P0171 P0556"),
        ScanReason(
            "leak behind the air flow sensor",
            about: fuelTrims,
            say:
                "{effects} together: a hose between air flow sensor, turbocharger and engine is off or cracked: its "
                + "clamps and the intercooler first; with pressure air escapes, at idle it enters unmeasured",
            example: "03=P0299 P0171, 0107=A0"
        ) { facts in
            let boost = facts.codes(of: "P0299, P2263")
            let air = facts.codes(of: .lean + "P0101")
            return boost.isEmpty || air.isEmpty || facts.has(boostSensor + boostControl)
                ? nil : .init(roots: [], effects: boost + air)
        },
        ScanReason(
            "boost that escapes", both: "P0299, P2263", and: .rich, unless: boostSensor + boostControl + .airFlow,
            about: fuelTrims,
            say:
                "{effects} together: air that the air flow sensor has measured escapes before the engine, so it gets too "
                + "much fuel: hoses and clamps between turbocharger, intercooler and throttle first",
            example: "03=P0299 P0172, 0107=62"),
    ]

    /// What goes after the rows of mixture and exhaust, which are more certain.
    static let combustion: [ScanReason] = [
        ScanReason(
            "exhaust gas at idle", roots: "P0402, P042E", effects: .misfire + "P0505, P0506",
            say:
                "exhaust gas recirculation that does not close ({roots}): clean its valve of soot first; exhaust gas "
                + "disturbs the idle, "
                + "so {effects} {follow}", example: "03=P0402 P0300 P0506"),
        ScanReason(
            "valve timing and misfire", roots: .cam16 + .camTiming, effects: .misfire,
            say:
                "the valve timing ({roots}): oil level and adjuster, then a stretched chain or a belt that jumped; the valves open at the "
                + "wrong time, so "
                + "{effects} {follow}; do not rev the engine until it is checked", example: "03=P0016 P0300",
            if: { !$0.has(.camSensors + .crankSensors) }),
        ScanReason(
            "leaking injector",
            say:
                "{effects}: an injector of that cylinder which leaks or sticks open makes the bank rich and fouls the "
                + "spark plug; a "
                + "cylinder that only does not fire would read lean", example: "03=P0172 P0302, 0107=60, 0109=80"
        ) { facts in
            let misfire = facts.codes(of: .misfire)
            let rich = facts.codes(of: .rich)
            let cylinders = Set(misfire.compactMap(\.cylinder))
            guard cylinders.count == 1, Set(rich.compactMap(\.bank)).count == 1, !facts.areApart(cylinders, rich),
                !facts.has(.cylinderCircuits + .lean + .airFlow)
            else { return nil }
            return .init(roots: [], effects: misfire + rich)
        },
        ScanReason(
            "lean and catalyst",
            about: fuelTrims,
            say:
                "{effects} on one bank: an exhaust leak ahead of its oxygen sensors makes them all: look for soot and "
                + "listen for ticking when cold; then for air leaks of the intake; the converter comes last",
            example: "03=P0171 P0420, 0107=A0, 0109=80"
        ) { facts in
            // What both banks share does not leak at the exhaust of one.
            guard !facts.has(.misfire), facts.leanBanks.count == 1, let bank = facts.leanBanks.first else { return nil }
            let (lean, catalyst) = (facts.codes(of: .lean), facts.codes(of: .catalyst).filter { $0.bank == bank })
            return lean.isEmpty || catalyst.isEmpty ? nil : .init(roots: [], effects: lean + catalyst)
        },
    ]
}
