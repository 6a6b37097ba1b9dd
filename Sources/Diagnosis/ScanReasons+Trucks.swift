import OBD

/// Trucks and buses: codes of SAE J1939 by their parameter (SPN) and failure mode (FMI).
extension ScanReasons {
    // MARK: Trucks

    static let trucks: [ScanReason] = [
        ScanReason(
            "supply of a truck", truck: [158, 167, 168, 627, 1485], with: [1, 2, 4, 5, 12, 17, 18],
            effects: busesOfTruck.union(fedByTruck).union(suppliesOfTruck), feeds: true,
            say:
                "the supply of the control modules ({roots}): terminals, main fuses and grounds of both batteries, then "
                + "the alternator; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 12 2F 22 7F 02 09 2F"),
        ScanReason(
            "5 V supply of a truck", truck: suppliesOfTruck, effects: sensorsOfTruck, feeds: true,
            say:
                "the 5 V supply of the sensors ({roots}): unplug its sensors one after the other until the voltage is "
                + "back, and look for a chafed wire; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 B5 0D 04 2F 22 66 00 04 2F"),
        ScanReason(
            "sensors of a truck together", truckTogether: sensorsOfTruck, with: [3, 4, 5], atLeast: 3,
            unless: suppliesOfTruck,
            say:
                "{effects} at once: the supply, ground or connector that these sensors share, before any of them is "
                + "replaced",
            example: "uds, 1942330C1E=FF FF 02 22 66 00 03 2F 22 69 00 03 2F 22 64 00 03 2F"),
        ScanReason(
            "messages missing on a truck",
            say:
                "{effects}: messages are missing or come too late: the data bus itself (both terminators, 60 ohm between its "
                + "wires, corroded connectors) and the supply of the module that sends them, before any sensor",
            example: "uds, 1942330C1E=FF FF 02 22 7F 02 09 2F 22 BF 00 09 2F 22 54 00 09 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            let found = all.filter { [9, 19].contains($0.code.suspect?.mode ?? 0) }
            guard Set(found.map(\.code.suspect?.number)).count >= 3,
                !all.contains(where: { $0.code.isAbout([158, 168, 627]) })
            else { return nil }
            return .init(roots: [], effects: [], truckEffects: found)
        },
        ScanReason(
            "injectors of a truck", truckTogether: injectorsOfTruck, with: [3, 4, 5, 6], atLeast: 3,
            say:
                "{effects} at once: what these injectors share, the connector at the valve cover, its harness and the "
                + "driver in the control module, before any of them is replaced",
            example: "uds, 1942330C1E=FF FF 02 62 8B 02 05 2F 62 8C 02 05 2F 62 8D 02 05 2F"),
        ScanReason(
            "injector and misfire of a truck",
            say:
                "the circuit of that injector ({roots}): connector at the valve cover and wires, then the injector; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 62 2D 05 1F 2F 62 8D 02 05 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            func its(_ first: Int, _ cylinder: Int, _ modes: Set<UInt8>? = nil) -> HealthScan.UDSCode? {
                all.first { $0.code.isAbout([first + cylinder], modes) }
            }
            let found = (1...6).filter { its(650, $0, electricalOfTruck) != nil && its(1322, $0) != nil }
            return found.isEmpty
                ? nil
                : .init(
                    roots: [], effects: [], truckRoots: found.compactMap { its(650, $0) },
                    truckEffects: found.compactMap { its(1322, $0) })
        },
        ScanReason(
            "speed of a truck", truck: [191, 789, 790, 791, 792], with: electricalOfTruck.union([0, 1, 7, 14]),
            effects: [84], feeds: true,
            say:
                "the speed sensor ({roots}): its plug, gap and toothed wheel; {effects} {are} computed with it",
            example: "uds, 1942330C1E=FF FF 02 22 54 00 02 2F 22 BF 00 08 2F"),
        ScanReason(
            "air of both brake circuits", truckTogether: [117, 118, 1087, 1088], with: [1, 17, 18], atLeast: 2,
            say:
                "{effects}: both circuits at once, so what feeds both: compressor and its governor, air dryer (frozen?), a "
                + "leak before the protection valve, before the brakes themselves",
            example: "uds, 1942330C1E=FF FF 02 22 75 00 12 2F 22 76 00 12 2F"),
        ScanReason(
            "wheel speed sensors of a truck", truckTogether: [789, 790, 791, 792, 793, 794],
            with: electricalOfTruck.union([1, 7, 9, 14]), atLeast: 3,
            say:
                "{effects} at once: connector, supply and ground of the ABS module, or toothed wheels after work on the axles, "
                + "before any sensor is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 15 03 08 2F 22 16 03 08 2F 22 17 03 08 2F"),
        ScanReason(
            "modules of a truck silent", truckTogether: busesOfTruck.union(onBusOfTruck), with: [9, 19], atLeast: 2,
            unless: [158, 168, 627],
            say:
                "{effects} at once: the fuse and the data bus that these modules share (plugs, chafed wires at the "
                + "frame), before any of them is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 90 0C 09 2F 22 9A 0C 09 2F"),
        ScanReason(
            "alternator of a truck", truck: [167], effects: [168, 158], feeds: true,
            say: "the alternator ({roots}): belt, terminals and its fuse; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 A7 00 05 2F 22 A8 00 11 2F"),
        // Oil, fuel, air and heat
        ScanReason(
            "oil level of a truck", truck: [98], with: [1, 17, 18], effects: [100, 1569, 1109, 1110, 175],
            say:
                "too little oil ({roots}): {effects} {follow} from it: fill it up with the engine off, look for where it "
                + "goes, and do not start the engine before that",
            example: "uds, 1942330C1E=FF FF 02 22 62 00 01 2F 22 64 00 01 2F"),
        ScanReason(
            "oil filter of a truck", truck: [99], with: [0, 15, 16], effects: [100],
            say: "the oil filter is clogged ({roots}): replace filter and oil soon; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 63 00 10 2F 22 64 00 12 2F"),
        ScanReason(
            "empty tank of a truck", truck: [96], with: [1, 18], effects: [94, 135, 157, 1347, 1075, 5585],
            say:
                "the tank is empty ({roots}): refuel and bleed the fuel system; {effects} {follow} from it, so no part is "
                + "replaced before that",
            example: "uds, 1942330C1E=FF FF 02 22 5E 00 12 2F 22 60 00 01 2F"),
        ScanReason(
            "fuel filter of a truck", truck: [16, 95], with: [0, 15, 16], effects: [94, 135, 157, 1347, 5585],
            say: "the fuel filter is clogged ({roots}; in frost by wax): replace it; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 5F 00 10 2F 22 5E 00 12 2F"),
        ScanReason(
            "water in the fuel of a truck", truck: [97], effects: injectorsOfTruck.union([94, 157, 1347, 5571]),
            say:
                "water in the fuel ({roots}): drain the separator and replace the filter before the injection system is "
                + "judged; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 61 00 00 2F 22 9D 00 12 2F"),
        ScanReason(
            "fuel delivery of a truck", truck: [94, 135, 1075], effects: [157, 1347, 5585],
            say:
                "the fuel before the high-pressure pump ({roots}): tank, filters, air in the lines and lift pump; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 5E 00 12 2F 22 9D 00 12 2F"),
        ScanReason(
            "coolant level of a truck", truck: [111], effects: [110, 1569, 175],
            say:
                "coolant is low ({roots}): look for the leak (radiator, hoses, EGR cooler) once it is cold; {effects} "
                + "{follow}",
            example: "uds, 1942330C1E=FF FF 02 22 6F 00 11 2F 22 6E 00 10 2F"),
        ScanReason(
            "cooler of the exhaust gas of a truck", truck: [4752, 412], effects: [110, 111, 1569, 1109, 1110],
            say:
                "the cooler of the exhaust gas recirculation ({roots}) uses the coolant: a level that falls without a wet "
                + "spot and white smoke mean that it leaks; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 90 12 12 2F 22 6E 00 00 2F"),
        ScanReason(
            "fan of a truck", truck: [647, 975, 977, 1071, 1639], effects: [110, 105, 175, 2630, 1569, 1109, 1110],
            say:
                "the fan and its drive ({roots}): clutch, its valve and wires, speed sensor: at low speed nothing else cools; "
                + "{effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 D1 03 05 2F 22 6E 00 10 2F"),
        ScanReason(
            "oil and coolant of a truck hot",
            say:
                "{effects} are hot at once, so what cools them all: coolant level, fan and its clutch, radiator and coolers "
                + "dirty on the outside, thermostat; not the sensors",
            example: "uds, 1942330C1E=FF FF 02 22 AF 00 10 2F 22 6E 00 10 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            // Engine, its oil, transmission, charge air.
            let parts: [Set<Int>] = [[110], [175], [177], [105, 2630]]
            let hot = parts.map { part in all.filter { $0.code.isAbout(part, [0, 15, 16]) } }.filter { !$0.isEmpty }
            let others: Set = [98, 102, 111, 412, 647, 975, 977, 1071, 1127, 1639, 4752]
            guard hot.count >= 2, !all.contains(where: { $0.code.isAbout(others) }) else { return nil }
            return .init(roots: [], effects: [], truckEffects: hot.flatMap { $0 })
        },
        ScanReason(
            "charge air of a truck", truck: [102, 1127], with: [1, 17, 18], effects: [105, 2630],
            say:
                "charge air that escapes or is not cooled ({roots}): hoses and charge air cooler (loose, cracked, dirty "
                + "on the outside); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 66 00 12 2F 22 69 00 10 2F"),
        ScanReason(
            "turbocharger actuator of a truck", truck: [641, 646], effects: [102, 103, 1127],
            say:
                "the actuator of the turbocharger ({roots}): its connector and coolant, then whether the vanes move; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 81 02 07 2F 22 66 00 12 2F"),
        ScanReason(
            "too little boost of a truck", truck: [102], with: [1, 17, 18], effects: [3719, 3251, 5319, 1569],
            say:
                "too little boost ({roots}): hoses and charge air cooler first; with too little air the engine makes "
                + "soot, so {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 66 00 12 2F 22 87 0E 10 2F"),
        ScanReason(
            "recirculation of a truck", truck: [27, 2791, 411], effects: [2659, 3719, 5319, 132],
            say:
                "the exhaust gas recirculation ({roots}): connector and soot of its valve and sensor; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 E7 0A 07 2F 22 87 0E 10 2F"),
        // Particulate filter
        ScanReason(
            "pressure sensor of a truck's filter", truck: [3251, 3609, 3610], with: electricalOfTruck,
            effects: [3719, 3720, 3936, 5319],
            say: "the pressure sensor of the filter and its hoses ({roots}): {effects} {are} computed with it",
            example: "uds, 1942330C1E=FF FF 02 22 B3 0C 03 2F 22 87 0E 10 2F"),
        ScanReason(
            "exhaust temperature sensor of a truck", truck: exhaustTemperatures, with: electricalOfTruck,
            effects: [3719, 3936, 4364, 5319, 5018],
            say:
                "the exhaust temperature sensor ({roots}): without it the filter is not regenerated and the catalyst not "
                + "judged, so {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 AA 0C 03 2F 22 87 0E 10 2F"),
        ScanReason(
            "ash of a truck's filter", truck: [3720], effects: [3719, 3251, 5319],
            say: "the filter is full of ash ({roots}), which does not burn: have it cleaned; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 88 0E 10 2F 22 87 0E 10 2F"),
        ScanReason(
            "regeneration of a truck's filter is inhibited", truck: [3695, 3703, 3711, 3714],
            effects: [3719, 4781, 3251, 5319],
            say:
                "regeneration of the filter is inhibited ({roots}): is the inhibit switch on? else what the control module "
                + "waits for (temperature, other codes); {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 77 0E 1F 2F 22 87 0E 10 2F"),
        ScanReason(
            "fuel injector in the exhaust of a truck", truck: [3556, 3480, 4077, 3482],
            effects: [5319, 3719, 4781, 3251, 4765, 4766, 3242],
            say:
                "what heats the filter: the fuel that is injected into the exhaust ({roots}): injector clogged, its fuel "
                + "supply and connector; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 E4 0D 07 2F 22 C7 14 1F 2F"),
        ScanReason(
            "soot in a truck's filter", truck: [3719, 4781], with: [0, 15, 16],
            effects: [3251, 5319, 3936, 81, 1569, 1109, 1110],
            say:
                "the filter is full of soot ({roots}): regenerate it parked if the truck still allows that, then find what "
                + "fills it (boost, injectors, recirculation, short trips); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 B3 0C 10 2F 22 87 0E 10 2F"),
        // AdBlue
        ScanReason(
            "supply of a truck's AdBlue control module", truck: [5965, 5966],
            effects: reductantResults.union(reductantSupply).union(reductantHeaters).union([1761, 3364]), feeds: true,
            say:
                "the supply of the AdBlue (DEF) control module ({roots}): its relay, fuse and ground first; {effects} "
                + "{follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 4D 17 04 2F 22 EE 10 12 2F"),
        ScanReason(
            "NOx sensor of a truck", truck: [3216, 3226], with: electricalOfTruck.union([9, 19]),
            effects: reductantResults.union([3364]),
            say:
                "the NOx sensor ({roots}): its connector and wires, then the sensor; {effects} {are} computed with it, "
                + "and the limit ends after the repair",
            example: "uds, 1942330C1E=FF FF 02 22 9A 0C 03 2F 22 0C 11 12 2F"),
        ScanReason(
            "AdBlue heater of a truck", truck: reductantHeaters,
            effects: reductantResults.union(reductantSupply),
            say:
                "heater or temperature sensor of the AdBlue (DEF) system ({roots}): in frost the fluid stays frozen; its "
                + "relay, fuse and the connector at the tank first; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 23 0D 05 2F 22 EE 10 12 2F"),
        ScanReason(
            "AdBlue level of a truck", truck: [1761], with: [1, 17, 18],
            effects: reductantResults.union(reductantSupply),
            say: "the AdBlue (DEF) level ({roots}): fill it up; {effects} {follow}, and {end} once it is full",
            example: "uds, 1942330C1E=FF FF 02 22 E1 06 01 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue level sensor of a truck", truck: [1761], with: electricalOfTruck, effects: reductantResults,
            say:
                "the AdBlue (DEF) level sensor ({roots}): the level is not known, so look into the tank; {effects} "
                + "{follow}",
            example: "uds, 1942330C1E=FF FF 02 22 E1 06 03 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue quality sensor of a truck", truck: [3364], with: electricalOfTruck.union([9, 19]),
            effects: reductantResults,
            say:
                "the sensor that tests the AdBlue (DEF) ({roots}): its connector at the tank, before the fluid is blamed; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 24 0D 04 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue quality of a truck", truck: [3364], effects: reductantResults,
            say:
                "the AdBlue (DEF) itself ({roots}): what was it last filled with? measure its strength (32.5 %) with a "
                + "refractometer; water, old fluid or diesel in it means to empty the tank; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 62 7E 14 0F 2F 62 24 0D 12 2F"),
        ScanReason(
            "AdBlue supply of a truck", truck: reductantSupply, effects: reductantResults,
            say:
                "the AdBlue (DEF) supply ({roots}): white crystals at pump, lines and dosing valve, its filter; below -11 "
                + "°C it may be frozen; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 EE 10 12 2F 22 7E 14 0F 2F"),
        ScanReason(
            "too little effect of the AdBlue of a truck", truck: [4364, 4094, 4792], effects: [5246, 1569],
            say:
                "the exhaust is not cleaned enough ({roots}): quality and dosing of the AdBlue (DEF), crystals in the "
                + "exhaust, NOx sensors, before the catalyst; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 0C 11 12 2F 22 7E 14 0F 2F"),
        ScanReason(
            "a truck protects its engine",
            truck: [97, 98, 100, 101, 102, 105, 110, 157, 175, 177, 190, 3242, 3246, 3719],
            effects: [1569, 1109, 1110],
            say: "{effects} {are} how the control module reacts to {roots}: repair that",
            example: "uds, 1942330C1E=FF FF 02 22 69 00 10 2F 22 21 06 1F 2F"),
    ]

    /// Failure modes of a circuit or a device: signal or wire, not the measured value.
    static let electricalOfTruck: Set<UInt8> = [2, 3, 4, 5, 6, 8, 10, 12, 13, 20, 21]
    private static let busesOfTruck: Set = [639, 1231, 1235]
    private static let suppliesOfTruck: Set = [620, 678, 1079, 1080, 3509, 3510, 3511, 3512, 3513, 3514]
    /// With a control module of their own.
    private static let onBusOfTruck: Set = [641, 3216, 3226, 5848, 3364]
    private static let fedByTruck: Set = [641, 3216, 3226, 4334, 3361, 5394]
    private static let injectorsOfTruck: Set = [651, 652, 653, 654, 655, 656, 657, 658]
    private static let exhaustTemperatures: Set = [173, 3242, 3246, 4360, 4363, 4765, 4766]
    private static let sensorsOfTruck: Set = [
        27, 51, 91, 94, 98, 100, 101, 102, 105, 107, 108, 109, 110, 111, 132, 157, 172, 174, 175, 411, 412, 1209, 2630,
        3251, 3609, 3610, 4334,
    ]
    private static let reductantHeaters: Set = [3363, 3031, 4354, 4355, 4356, 4357, 5491, 5706, 5745, 5746, 5798]
    private static let reductantSupply: Set = [3361, 3362, 4331, 4334, 4374, 4375, 4376, 5392, 5394, 5435, 5840]
    private static let reductantResults: Set = [4364, 4094, 4792, 5246, 1569]
}
