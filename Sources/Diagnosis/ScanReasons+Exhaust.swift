import Formats
import OBD
import Telemetry

/// Exhaust, diesel and vapor.
extension ScanReasons {
    // MARK: Exhaust, diesel and vapor

    /// Percent: a tank that is fuller was filled up a short while ago.
    private static let justRefueledPercent = 85.0

    /// Percent: a tank of AdBlue (DEF) that is fuller sets no code of its level.
    static let filledReagentPercent = 20.0
    static func reagentLevel(_ facts: VerdictFacts) -> Double? {
        facts.value(Signal("reagentLevel", .percent))
    }

    static let boostSensor: CodeSet = "P0069, P0235-P0242, P2227, P2228, P2229"
    static let boostControl: CodeSet =
        "P0033-P0035, P0039, P0045-P0049, P0243-P0250, P2261, P2262, P2562-P2566"

    static let exhaust: [ScanReason] = [
        ScanReason(
            "misfire and catalyst", roots: .misfire, effects: .catalyst,
            say:
                "the misfire ({roots}): unburned fuel ruins the catalytic converter, so repair it first and judge "
                + "{effects} "
                + "afterward", example: "03=P0301 P0420"),
        ScanReason(
            "front oxygen sensor and converter",
            roots: "P0030-P0032, P0050-P0052, P0130-P0135, P0150-P0155, P2237-P2243, P2251, P2254, P2195-P2198",
            effects: .catalyst, at: { $0.bank.map(String.init) },
            say:
                "the front oxygen sensor ({roots}): the converter is judged by both sensors, so repair it first; "
                + "{effects} {follow}, or {are} judged again afterward", example: "03=P0131 P0420",
            if: { !$0.has(.misfire) }),
        ScanReason(
            "misfire and filter of a gasoline engine", roots: .misfire + .cylinderCircuits + .rich,
            effects: .filterFull + "P2002, P2003, P226D",
            say:
                "unburned fuel ({roots}) fills the particulate filter and burns in it, which can melt it: repair it first, "
                + "and do not drive it hot to clean the filter before; {effects} {follow}",
            example: "03=P0301 P2463", if: { !$0.scan.isDiesel }),
        ScanReason(
            "hot converter", about: Signal.catalystTemperatures,
            say:
                "a converter glows when fuel burns in it: misfire or a rich mixture{it} before the converter; do not park "
                + "over dry grass", example: "013C=29 68"
        ) { facts in
            let isHot = facts.readings.contains {
                Signal.catalystTemperatures.contains($0.value.signal) && $0.severity != nil && $0.sensorFault == nil
            }
            let roots = facts.codes(of: .misfire + .rich + .cylinderCircuits)
            let word =
                roots.isEmpty
                ? ": spark plugs, coils and injectors" : " (\(Format.list(roots.map(\.written.description))))"
            return isHot ? .init(roots: roots, effects: [], word: word + ",") : nil
        },
        ScanReason(
            "rear oxygen sensor",
            roots:
                "P0036-P0038, P0056-P0058, P0136-P0139, P013A-P013F, P0140, P0141, P0156-P0159, P0160, P0161"
                + "P0054, P0060"
                + "P2270-P2273",
            effects: .catalyst, areReports: true,
            say: "the rear oxygen sensor ({roots}): the catalytic converter is judged with it, so repair it first",
            example: "03=P0141 P0420"),
        ScanReason(
            "rich and catalyst",
            say: "the rich mixture: it overheats and poisons the converter; repair that before {effects}",
            example: "03=P0420 P0430, 0107=6C, 0109=6D"
        ) { facts in
            let effects = facts.codes(of: .catalyst)
            let roots = facts.codes(of: .rich)
            let isRich = [1, 2].contains {
                facts.trim(bank: $0).map { $0 <= -OperatingLimits.leanFuelTrimPercent } == true
            }
            return effects.isEmpty || roots.isEmpty && !isRich ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "trim behind the converter", both: "P2096-P2099", and: .catalyst,
            say:
                "{effects}: the rear sensor sees too much or too little oxygen: an exhaust leak ahead of it, or "
                + "that sensor, "
                + "before the converter is replaced", example: "03=P2096 P0420"),
        ScanReason(
            "both converters",
            say:
                "two converters seldom fail together: exhaust leaks, oil or coolant burned, an earlier misfire or "
                + "rich mixture "
                + "first", example: "03=P0420 P0430"
        ) { facts in
            let found = facts.codes(of: .catalyst)
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "thermostat and filter", roots: "P0125, P0126, P0128, P0597-P0599", effects: .filterFull,
            say:
                "the thermostat ({roots}): the filter is not regenerated while the engine stays cold; {effects} "
                + "{follow}",
            example: "03=P0128 P2463, 0105=64, 011F=0708"),
        ScanReason(
            "pressure sensor of the filter", roots: "P2452-P2456, P245E, P245F, P2460-P2462, P246D",
            effects: .filterFull + "P2002, P2003, P242F, P244A, P2464",
            areReports: true,
            say: "the pressure sensor of the filter and its hoses ({roots}): {effects} {are} computed with it",
            example: "03=P2453 P2463"),
        ScanReason(
            "filter that lets soot through", both: "P2002, P2003, P2459", and: "P244A",
            unless: "P2452-P2456, P245E, P245F, P2460-P2462, P246D",
            say:
                "{effects}: too little pressure at the filter: a hose of its pressure sensor that is off or cracked, "
                + "then a filter that is cracked, melted or removed (is the tailpipe sooty?)",
            example: "0101=82 0F 6B 00, 0151=04, 03=P2002 P244A"),
        ScanReason(
            "fuel in the oil", both: "P252F", and: .filterFull,
            say:
                "{effects}: interrupted regenerations fill the filter and put fuel into the oil: have the oil "
                + "changed, and what breaks them off repaired (short trips, temperature sensors, thermostat), before it is "
                + "regenerated again", example: "0101=82 0F 6B 00, 0151=04, 03=P252F P2463"),
        ScanReason(
            "too much oil", roots: "P252F", effects: "P0521, P0524, P06DD", isEnough: true,
            say:
                "more oil than was filled in ({roots}): fuel from broken-off regenerations or a leaking injector "
                + "(smell of "
                + "fuel?), or coolant, thins it: have the oil changed before it is driven far, then find out where "
                + "it comes "
                + "from; {effects} {follow}",
            example: "0151=04, 03=P0524 P252F", if: \.scan.isDiesel),
        ScanReason(
            "power limited for the filter", roots: "P246C", effects: "", isEnough: true,
            say:
                "the particulate filter is so full that the power is limited ({roots}): a repair shop regenerates "
                + "it, then "
                + "looks for what fills it (short trips, boost, injectors, sensors), or for ash",
            example: "0151=04, 03=P246C", if: { !$0.has(.filterFull + "P2452-P2456, P242F") }),
        ScanReason(
            "ash in the filter", roots: "P242F, P243A", effects: .filterFull, areReports: true, isEnough: true,
            say:
                "the filter is full of ash ({roots}), which no drive burns off: it must be cleaned or replaced; "
                + "{effects} {follow}",
            example: "03=P242F P2463"),
        ScanReason(
            "boost pressure sensor", roots: boostSensor, effects: "P0299, P0234, P2263",
            areReports: true,
            say:
                "the boost pressure sensor ({roots}): its connector and hose; with the engine off it must read the pressure of the "
                + "air outside; {effects} {are} computed with it",
            example: "03=P0237 P0299"),
        ScanReason(
            "control of the boost",
            roots: boostControl,
            effects: "P0299, P0234, P2263",
            areReports: true,
            say:
                "what controls the boost ({roots}): connector and vacuum hoses, and whether the rod of the actuator "
                + "moves "
                + "freely; {effects} {follow} from it", example: "03=P0243 P0299"),
        ScanReason(
            "boost that swings", both: "P0234", and: "P0299", unless: boostSensor + boostControl,
            say:
                "{effects}: too much boost and too little: no leak, but a control that sticks: vanes or wastegate (does "
                + "the rod move freely?), its vacuum hoses and valve", example: "03=P0234 P0299"),
        ScanReason(
            "boost leak", roots: "P0299, P2263", effects: .filterFull + "P0401, P2459",
            say:
                "boost ({roots}): hoses between turbocharger and engine first; with too little air, "
                + "{effects} {follow}",
            example: "03=P0299 P0401 P2463"),
        ScanReason(
            "recirculation valve of a diesel", roots: "P0402-P0406, P0409, P0487-P0490, P2413",
            effects: .filterFull + "P0101, P0400-P0402, P2BAB, P2BAC", areReports: true,
            say:
                "the exhaust gas recirculation valve ({roots}): its connector, then soot that keeps it from moving; a valve "
                + "that stays open takes the place of fresh air and makes soot, so {effects} {follow}",
            example: "0101=84 0F 6B 00, 0151=04, 03=P0101 P0404 P2463", if: \.scan.isDiesel),
        ScanReason(
            "recirculation valve", roots: "P0403-P0406, P0409, P0487-P0490, P2413", effects: "P0400-P0402",
            areReports: true,
            say:
                "the exhaust gas recirculation valve ({roots}): its connector, then soot that keeps it from "
                + "moving; {effects} "
                + "{follow}", example: "03=P0401 P0404"),
        ScanReason(
            "air flow of a diesel", roots: .airFlow, effects: .filterFull + "P0400-P0402, P0299",
            say:
                "the air flow sensor ({roots}): its connector and the hoses behind it; recirculation and soot are "
                + "computed with it, "
                + "so {effects} {follow}", example: "0101=82 0F 6B 00, 0151=04, 03=P0101 P2463", if: \.scan.isDiesel),
        ScanReason(
            "exhaust temperature sensor and filter", roots: exhaustTemperatureSensors + "P246E, P246F, P2470-P2475",
            effects: .filterFull,
            say:
                "the exhaust temperature sensor ({roots}): its connector and wires near the exhaust, then the sensor: without "
                + "the temperature the filter is not regenerated, so {effects} {follow}",
            example: "0151=04, 03=P0544 P2463"),
        ScanReason(
            "recirculation cooler and filter", roots: recirculationCooler, effects: .filterFull,
            say:
                "the cooler of the exhaust gas recirculation ({roots}): coolant level (falling without a wet spot?), soot in it, and "
                + "whether its bypass flap moves: gas that is not cooled makes soot; {effects} {follow}",
            example: "0151=04, 03=P2457 P2463", if: \.scan.isDiesel),
        ScanReason(
            "soot",
            roots: "P0400, P0402-P0409, P0671-P0684, P067A-P067F, P0380, P0382, P0383" + .cylinderCircuits
                + .cylinderBalance + .misfire,
            effects: .filterFull,
            say: "what makes soot, or keeps the filter from regenerating ({roots}); {effects} {follow}",
            example: "03=P0402 P0672 P0674 P2463"),
        ScanReason(
            "AdBlue level sensor", roots: "P203A-P203E", effects: "P203F, P2BA7", areReports: true,
            say:
                "the AdBlue (DEF) level sensor ({roots}): the level is not known, so look into the tank; {effects} "
                + "{follow}",
            example: "03=P203B P203F"),
        ScanReason(
            "AdBlue heater", roots: "P20B9-P20C4, P2042-P2046, P205A-P205D, P21DD, P21DE",
            effects: .reductantResult + "P20E8, P20E9, P208A-P208E",
            say:
                "heater or temperature sensor of the AdBlue (DEF) system ({roots}): in frost the fluid stays frozen: "
                + "its fuse and the connector at the tank first; {effects} {follow}", example: "03=P20B9 P20E8 P20EE"),
        ScanReason(
            "AdBlue level, and the tank is not empty",
            say:
                "the AdBlue (DEF) tank is {it} full now: it was filled after {roots} was set, and the code goes after some "
                + "driving; if it does not, the level sensor",
            example: "0151=04, 0180=08000001, 0185=04 00 00 00 00 99 00 00 00 00, 03=P203F"
        ) { facts in
            let found = facts.codes(of: "P203F, P2BA7")
            guard !found.isEmpty, let level = reagentLevel(facts), level >= filledReagentPercent else { return nil }
            return .init(roots: found, effects: [], word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "AdBlue level", roots: "P203F, P2BA7", effects: .reductantResult - "P2BA7" + "P20E8, P208B",
            say: "the AdBlue (DEF) level ({roots}): fill it; {effects} {follow} from it",
            example: "03=P203F P20E8 P20EE", if: { reagentLevel($0).map { $0 < filledReagentPercent } != false }),
        ScanReason(
            "AdBlue pressure", roots: "P20E8, P20E9, P208A-P208E, P2047-P204D", effects: .reductantResult,
            say:
                "the AdBlue (DEF) supply ({roots}): look for white crystals at pump, lines and injector; below -11 "
                + "°C it may be frozen; {effects} {follow}",
            example: "03=P20E8 P20EE"),
        ScanReason(
            "NOx sensor", roots: "P2200-P2205, P229E-P22A3", effects: .reductantResult,
            say:
                "the NOx sensor ({roots}): its fuse, wire and connector under the car, then sensor and its electronics, before "
                + "AdBlue (DEF) or catalyst; {effects} {are} computed with it", example: "03=P229F P20EE"),
        ScanReason(
            "AdBlue quality", roots: "P207F", effects: .reductantResult - "P207F",
            say:
                "the AdBlue (DEF) itself ({roots}): what was it last filled with? old, diluted or wrong fluid must be "
                + "drained; {effects} {follow}",
            example: "03=P207F P20EE"),
        ScanReason(
            "recirculation and NOx", roots: "P0400, P0401, P0403-P0406, P0409, P0486-P0490, P2413, P2457, P245A-P245D",
            effects: "P2000, P2001, P20EE, P20EF, P2BAB-P2BAD",
            say:
                "exhaust gas recirculation ({roots}): its valve and cooler clogged with soot, connector and vacuum hoses: with too "
                + "little of it the engine makes more NOx than the exhaust system can treat, so {effects} {follow}",
            example: "0151=04, 03=P0401 P2000"),
        ScanReason(
            "fuel cap", roots: "P0457", effects: "P0442, P0455, P0456",
            say: "the fuel cap ({roots}): tighten it until it clicks, and check its seal; {effects} {follow}",
            example: "03=P0455 P0457"),
        ScanReason(
            "leak after refueling",
            say:
                "the tank is {it} full, so it was refueled not long ago: the fuel cap first: tighten it until it "
                + "clicks, and look at its "
                + "seal ({roots})", example: "03=P0455, 012F=FF"
        ) { facts in
            let found = facts.codes(of: "P0440, P0442, P0455-P0457")
            guard let level = facts.value(.fuelLevel), level >= justRefueledPercent, !found.isEmpty else {
                return nil
            }
            return .init(roots: found, effects: [], word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "leak and purge flow", roots: "P0455, P0457", effects: "P0441",
            say:
                "the large leak ({roots}): fuel cap and its seal first, then hoses of tank and canister; a tank "
                + "that is open also shows "
                + "as wrong purge flow, so {effects} {follow}", example: "03=P0441 P0455"),
        ScanReason(
            "purge valve open", roots: "P0496, P0459",
            effects: .rich + .lean + .misfire + "P0441, P0442, P0456, P0506, P0507",
            say: "the purge valve does not close ({roots}): {effects} {follow} from it", example: "03=P0496 P0441"),
        ScanReason(
            "vent valve", roots: "P0449, P0498, P0499", effects: "P0440, P0442, P0446-P0448, P0455, P0456",
            areReports: true,
            say:
                "the circuit of the vent valve at the canister ({roots}): its connector first; {effects} {follow} "
                + "from it",
            example: "03=P0446 P0449"),
        ScanReason(
            "vent of the tank", both: "P0446-P0448", and: "P0440-P0442, P0455, P0456", unless: "P0449, P0498, P0499",
            say:
                "{effects}: the vent valve at the canister or its filter: dirt, insects or water keep it from opening or "
                + "closing; all these tests need it; is it hard to fill the tank?", example: "03=P0442 P0446"),
        ScanReason(
            "pressure sensor of the tank", roots: "P0450-P0454",
            effects: "P0440-P0442, P0446, P0455, P0456, P0496, P0497",
            areReports: true,
            say: "the pressure sensor of the fuel tank ({roots}): leaks are measured with it, so {effects} {follow}",
            example: "03=P0453 P0455"),
        ScanReason(
            "secondary air", roots: "P0412-P0418, P2257-P2260, P2440-P2445", effects: "P0410, P0411, P0491, P0492",
            areReports: true,
            say: "secondary air ({roots}): relay and fuse of its pump, valve and hoses; {effects} {follow}",
            example: "03=P0411 P0418"),
        ScanReason(
            "secondary air of both banks", both: "P0491, P2440, P2441, P2448", and: "P0492, P2442, P2443, P2449",
            unless: "P0412-P0418, P2257-P2260",
            say:
                "{effects} on both banks: what they share: the pump of the secondary air (does it hum after a cold start?), its "
                + "fuse, relay and hose, before a valve or passages that carbon has closed",
            example: "03=P0491 P0492"),
        ScanReason(
            "purge valve", roots: "P0443-P0445, P0458", effects: "P0440-P0442, P0455, P0456, P0497", areReports: true,
            say:
                "the circuit of the purge valve ({roots}): its connector and wires first; the tank is tested through this "
                + "valve, so {effects} {follow}", example: "03=P0443 P0441"),
    ]
}
