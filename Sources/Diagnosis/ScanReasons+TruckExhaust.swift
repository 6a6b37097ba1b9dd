import Formats
import OBD
import Telemetry

/// Trucks and buses: particulate filter and AdBlue (DEF), and what a failure mode says of any part.
extension ScanReasons {
    static let truckExhaust: [ScanReason] = [
        // Particulate filter
        ScanReason(
            "pressure sensor of a truck's filter", truck: [3251, 3609, 3610], with: electricalOfTruck,
            effects: [3719, 3720, 3936, 5319], isEnough: true,
            say:
                "the pressure sensor of the filter and its hoses ({roots}): connector, clogged or swapped hoses; "
                + "{effects} {are} computed with it",
            example: "uds, 1942330C1E=FF FF 02 22 B3 0C 03 2F 22 87 0E 10 2F"),
        ScanReason(
            "temperature before a truck's SCR catalyst", truck: [4360, 4363, 5743],
            with: electricalOfTruck.union([9, 19]),
            effects: reductantSupply.union(reductantResults), isEnough: true,
            say:
                "the exhaust temperature sensor at the SCR catalyst ({roots}): connector and wires (heat, chafing), "
                + "then the sensor: no AdBlue (DEF) is dosed without it; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 08 11 04 2F 22 EB 10 12 2F"),
        ScanReason(
            "exhaust temperature sensor of a truck", truck: exhaustTemperatures,
            with: electricalOfTruck.union([9, 19]),
            effects: [3719, 3936, 4364, 5319, 5018], isEnough: true,
            say:
                "the exhaust temperature sensor ({roots}): its connector and wires (heat, chafing), then the "
                + "sensor; the filter is not regenerated and the catalyst not judged without it; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 AA 0C 03 2F 22 87 0E 10 2F"),
        ScanReason(
            "ash of a truck's filter", truck: [3720],
            effects: [3719, 3251, 5319], isEnough: true,
            say:
                "the filter is full of ash ({roots}), which does not burn: have it cleaned; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 88 0E 10 2F 22 87 0E 10 2F"),
        ScanReason(
            "regeneration of a truck's filter is inhibited", truck: [3695, 3703, 3711, 3714],
            effects: [3719, 4781, 3251, 5319], isEnough: true,
            say:
                "regeneration of the filter is inhibited ({roots}): is the inhibit switch on? else what the control "
                + "module waits for (temperature, other codes); {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 77 0E 1F 2F 22 87 0E 10 2F"),
        ScanReason(
            "fuel injector in the exhaust of a truck", truck: [3556, 3480, 4077, 3482],
            effects: [5319, 3719, 4781, 3251, 4765, 4766, 3242, 3246, 5018], isEnough: true,
            say:
                "what heats the filter: the fuel that is injected into the exhaust ({roots}): injector clogged or "
                + "not tight, its fuel supply and connector; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 E4 0D 07 2F 22 C7 14 1F 2F"),
        ScanReason(
            "injector and hot exhaust of a truck", truck: injectorsOfTruck.union(misfiresOfTruck),
            effects: [173, 3242, 3246, 4766],
            say:
                "fuel that does not burn in its cylinder ({roots}) burns in the exhaust: that injector first (does "
                + "it drip?); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 8D 02 07 2F 22 AA 0C 00 2F"),
        ScanReason(
            "hot exhaust of a truck", truck: [173, 3242, 3246, 4766], with: highOfTruck,
            effects: [1569, 3936], isEnough: true,
            say:
                "the exhaust is too hot ({roots}): fuel or oil burns in it (injector in the exhaust or of a "
                + "cylinder that is not tight, seal of the turbocharger), or a filter too full was regenerated; park "
                + "away from what burns; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 AE 0C 00 2F"),
        ScanReason(
            "too cold to regenerate a truck's filter", about: [.coolantTemperature],
            say:
                "the coolant is {it}: the thermostat is stuck open, and a cold engine does not regenerate its "
                + "filter: repair "
                + "that, then have it regenerated ({effects})",
            example: "uds, 0105=5A, 011F=0C 80, 0146=3C, 010D=32, 1942330C1E=FF FF 02 22 87 0E 10 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([3719, 4781, 3251, 5319], outOfRangeOfTruck) }
            guard !found.isEmpty, !facts.hasTruckCode([110]), let word = facts.tooColdToRegenerate else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: word)
        },
        ScanReason(
            "soot in a truck's filter", truck: [3719, 4781], with: [0, 15, 16],
            effects: [3251, 5319, 3936, 81, 3242, 3246, 1569, 1109, 1110], isEnough: true,
            say:
                "the filter is full of soot ({roots}): regenerate it parked if the truck still allows that, then "
                + "find what fills it (boost, injectors, recirculation, short trips); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 B3 0C 10 2F 22 87 0E 10 2F"),
        ScanReason(
            "pressure of a truck's filter", truck: [3251, 81, 3609], with: [0, 15, 16],
            effects: [5319, 3936, 1569, 1109, 1110], isEnough: true,
            say:
                "too much pressure at the filter ({roots}): regenerate it parked if the truck still allows that; if "
                + "the pressure stays, it is ash; then find what fills it; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 B3 0C 10 2F"),
        ScanReason(
            "regeneration of a truck that does not end", truck: [5319],
            effects: [3719], isEnough: true,
            say:
                "regenerations do not come to their end ({roots}): let one run parked; what breaks them off: too "
                + "little heat (injector in the exhaust, temperature sensors, thermostat), or the engine switched off "
                + "meanwhile; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 C7 14 1F 2F"),
        // AdBlue
        ScanReason(
            "AdBlue of a truck in frost",
            say:
                "{effects}, and it is {it} outside: AdBlue (DEF) freezes at -11 °C: drive until it has thawed and "
                + "look whether "
                + "it comes back; if it does, heaters of tank and lines (fuse, relay), before the pump",
            example: "uds, 0146=17, 1942330C1E=FF FF 02 22 EE 10 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { code in
                code.code.isAbout(reductantSupply.union([4364]), outOfRangeOfTruck)
            }
            guard let now = facts.value(.ambientTemperature), frost.contains(now), !found.isEmpty,
                !facts.hasTruckCode(reductantHeaters.union([5965, 5966]))
            else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: facts.units.temperature(now, 0))
        },
        ScanReason(
            "no AdBlue of a truck is dosed",
            say:
                "{effects}: {it}: the dosing valve of the AdBlue (DEF) is clogged with crystals, or pump, filter or "
                + "line deliver "
                + "nothing: these before NOx sensors and the catalyst",
            example:
                "uds, 0180=08000001, 0185=07 00 00 0064 99 00 00 00 00, 1942330C1E=FF FF 02 22 0C 11 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter {
                $0.code.isAbout(reductantResults.union([4331, 4334]), outOfRangeOfTruck)
            }
            guard !found.isEmpty, facts.engine.isRunning == true,
                !facts.hasTruckCode(reductantHeaters.union([1761, 3364, 5965, 5966, 4360, 4363])),
                let dose = facts.undosed
            else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: dose)
        },
        ScanReason(
            "AdBlue level of a truck, and the tank is not empty",
            say:
                "the AdBlue (DEF) tank is {it} full now, so its level is not what {roots} says: it was filled "
                + "since, or the "
                + "level sensor is wrong; look into the tank",
            example: "uds, 0180=08000001, 0185=04 00 00 00 00 99 00 00 00 00, 1942330C1E=FF FF 02 22 E1 06 01 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([1761], lowOfTruck) }
            guard !found.isEmpty, let level = reagentLevel(facts), level >= filledReagentPercent else { return nil }
            return .init(roots: [], effects: [], truckRoots: found, word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "supply of a truck's AdBlue control module", truck: [5965, 5966],
            effects: reductantResults.union(reductantSupply).union(reductantHeaters).union([1761, 3364]), feeds: true,
            isEnough: true,
            say:
                "the supply of the AdBlue (DEF) control module ({roots}): its relay, fuse and ground first; {effects} "
                + "{follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 4D 17 04 2F 22 EE 10 12 2F"),
        ScanReason(
            "NOx sensor of a truck", truck: [3216, 3226], with: electricalOfTruck.union([9, 19]),
            effects: reductantResults.union([3364]), isEnough: true,
            say:
                "the NOx sensor ({roots}): its connector and wires, then the sensor; {effects} {are} computed with it, "
                + "and the limit ends after the repair",
            example: "uds, 1942330C1E=FF FF 02 22 9A 0C 03 2F 22 0C 11 12 2F"),
        ScanReason(
            "AdBlue of a truck too warm", truck: [3031], with: highOfTruck,
            effects: reductantHeaters.subtracting([3031]),
            isEnough: true,
            say:
                "the fluid in the AdBlue (DEF) tank gets too warm ({roots}): the valve that lets heating coolant through stays open; "
                + "{effects} {say} so; then the fluid, which spoils with heat",
            example: "uds, 1942330C1E=FF FF 02 62 D7 0B 10 2F 62 23 0D 07 2F"),
        ScanReason(
            "AdBlue heater of a truck", truck: reductantHeaters,
            effects: reductantResults.union(reductantSupply), isEnough: true,
            say:
                "heater or temperature sensor of the AdBlue (DEF) system ({roots}): in frost the fluid stays frozen: "
                + "its relay, fuse and the connector at the tank first; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 23 0D 05 2F 22 EE 10 12 2F"),
        ScanReason(
            "AdBlue level of a truck", truck: [1761], with: [1, 17, 18],
            effects: reductantResults.union(reductantSupply), isEnough: true,
            say: "the AdBlue (DEF) level ({roots}): fill it up; {effects} {follow}, and {end} once it is full",
            example: "uds, 1942330C1E=FF FF 02 22 E1 06 01 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue level sensor of a truck", truck: [1761], with: electricalOfTruck, effects: reductantResults,
            isEnough: true,
            say:
                "the AdBlue (DEF) level sensor ({roots}): the level is not known, so look into the tank; {effects} "
                + "{follow}",
            example: "uds, 1942330C1E=FF FF 02 22 E1 06 03 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue quality sensor of a truck", truck: [3364, 3516], with: electricalOfTruck.union([9, 19]),
            effects: reductantResults, isEnough: true,
            say:
                "the sensor that tests the AdBlue (DEF) ({roots}): its connector at the tank, before the fluid is "
                + "blamed; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 24 0D 04 2F 22 7E 14 0F 2F"),
        ScanReason(
            "AdBlue quality of a truck", truck: [3364, 3516], effects: reductantResults, isEnough: true,
            say:
                "the AdBlue (DEF) itself ({roots}): what was it last filled with? measure its strength (32.5 %) with a "
                + "refractometer; water, old fluid or diesel in it means to empty the tank; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 62 7E 14 0F 2F 62 24 0D 12 2F"),
        ScanReason(
            "circuit of a truck's AdBlue", truck: reductantSupply, with: [3, 4, 5, 6],
            effects: reductantResults.union(reductantSupply), isEnough: true,
            say:
                "a circuit of the AdBlue (DEF) system ({roots}): connector (white crystals, corrosion), wires and relay, then "
                + "the part; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 12 15 05 2F 22 0C 11 12 2F"),
        ScanReason(
            "AdBlue supply of a truck", truck: reductantSupply, effects: reductantResults, isEnough: true,
            say:
                "the AdBlue (DEF) supply ({roots}): white crystals at pump, lines and dosing valve, its filter; "
                + "below -11 "
                + "°C it may be frozen; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 EE 10 12 2F 22 7E 14 0F 2F"),
        ScanReason(
            "too little effect of the AdBlue of a truck", truck: [4364, 4094, 4792], effects: [5246, 1569],
            isEnough: true,
            say:
                "the exhaust is not cleaned enough ({roots}): quality and dosing of the AdBlue (DEF), crystals in the "
                + "exhaust, NOx sensors, before the catalyst; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 0C 11 12 2F 22 7E 14 0F 2F"),
        ScanReason(
            "a truck protects its engine",
            truck: [97, 98, 100, 101, 102, 105, 110, 157, 175, 177, 3242, 3246, 3719],
            effects: [1569, 1109, 1110],
            say: "{effects} {are} how the control module reacts to {roots}: repair that",
            example: "uds, 1942330C1E=FF FF 02 22 69 00 10 2F 22 21 06 1F 2F"),
        ScanReason(
            "a truck limits its power", truck: [1569, 1109, 1110, 5246], isEnough: true,
            say:
                "{roots} only says how the control module reacts to a fault that is not in this list: look at the "
                + "codes of "
                + "the other control modules before any part is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 21 06 1F 2F"),
    ]

    /// What is known of any part by the mode of its failure, if nothing above explains it.
    static let truckCircuits: [ScanReason] = [
        ScanReason(
            "tracks of a truck's pedal", truckTogether: [29, 91, 2623, 558], with: electricalOfTruck, atLeast: 2,
            unless: suppliesOfTruck,
            say:
                "{effects}: the tracks of the accelerator pedal fail together, so what they share: its connector, 5 "
                + "V supply "
                + "and ground, before the pedal is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 5B 00 04 2F 22 3F 0A 04 2F"),
        ScanReason(
            "engine position sensors of a truck", truckTogether: [190, 636, 723], with: electricalOfTruck.union([7]),
            atLeast: 2,
            say:
                "{effects}: the sensors of crankshaft and camshaft at once: what they share (harness, connector, "
                + "ground), or "
                + "the timing between both shafts, before any of them is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 7C 02 02 2F 22 D3 02 02 2F"),
        byMode(
            "circuit of a truck's part", [3, 4, 5, 6],
            say:
                "{roots}: an electrical fault, so connector and wires (chafed, wet, corroded) first, then the part "
                + "itself",
            example: "uds, 1942330C1E=FF FF 02 22 AC 00 03 2F"),
        byMode(
            "signal of a truck's part", [2, 8, 10],
            say:
                "{roots}: a signal that comes and goes: connector, loose contact and chafed wires first, then the "
                + "part itself",
            example: "uds, 1942330C1E=FF FF 02 22 84 00 02 2F"),
        byMode(
            "silent part of a truck", [9, 19],
            say:
                "{roots}: no valid message arrives: fuse, supply and connector of the part that sends it, and its "
                + "branch of the data bus, before the part itself",
            example: "uds, 1942330C1E=FF FF 02 22 D8 16 09 2F"),
        byMode(
            "part of a truck that sticks", [7],
            say:
                "{roots}: it does not move or work as it is commanded: soot, rust or ice, its linkage and drive, "
                + "then its connector",
            example: "uds, 1942330C1E=FF FF 02 22 33 00 07 2F"),
        byMode(
            "part of a truck that is not calibrated", [13, 20, 21],
            say:
                "{roots}: its signal is off: was the part replaced or worked on without a calibration? that first, "
                + "then the sensor",
            example: "uds, 1942330C1E=FF FF 02 22 84 00 0D 2F"),
        byMode(
            "part of a truck that reports itself", [12],
            say:
                "{roots}: the part itself reports that it is faulty: its supply and connector first, then replace "
                + "it",
            example: "uds, 1942330C1E=FF FF 02 22 75 02 0C 2F"),
    ]

    /// A row about the codes with these failure modes.
    private static func byMode(
        _ name: String, _ modes: Set<UInt8>, say sentence: String, example: String
    ) -> ScanReason {
        ScanReason(name, say: sentence, example: example) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.suspect.map { modes.contains($0.mode) } == true }
            return found.isEmpty ? nil : .init(roots: [], effects: [], truckRoots: found)
        }
    }
}
