import Formats
import OBD
import Telemetry

/// Trucks and buses: codes of SAE J1939 by their parameter (SPN) and failure mode (FMI).
extension ScanReasons {
    // MARK: Trucks

    static let trucks: [ScanReason] = [
        ScanReason(
            "belt of a truck",
            say:
                "{effects}: too hot and not charging at once: one belt drives fan, coolant pump and alternator on "
                + "many engines: "
                + "look whether it is there and tight before the engine runs again",
            example: "uds, 1942330C1E=FF FF 02 22 6E 00 00 2F 22 A7 00 01 2F"
        ) { facts in
            let all = facts.scan.otherCodes.filter { !$0.code.hasPassed }
            let hot = all.filter { $0.code.isAbout([110], highOfTruck) }
            let low = all.filter { $0.code.isAbout([158, 167, 168], lowOfTruck) }
            return hot.isEmpty || low.isEmpty ? nil : .init(roots: [], effects: [], truckEffects: hot + low)
        },
        ScanReason(
            "supply of a truck that swings",
            say:
                "{effects}: too low and too high: a loose or corroded battery terminal or ground, or a regulator of "
                + "the "
                + "alternator that comes and goes; not the batteries alone",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 10 2F 22 A8 00 12 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            let high = all.filter { $0.code.isAbout([158, 167, 168, 444], highOfTruck) }
            let low = all.filter { $0.code.isAbout([158, 167, 168, 444], lowOfTruck) }
            return high.isEmpty || low.isEmpty ? nil : .init(roots: [], effects: [], truckEffects: high + low)
        },
        ScanReason(
            "supply of a truck was low",
            say:
                "the supply was low for a while ({roots}), and is {volts} now: terminals and grounds of the "
                + "batteries, belt of "
                + "the alternator; clear the codes, drive and scan again; {effects} {follow} from that",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 12 28"
        ) { facts in
            let roots = facts.truckSupplyWasLow
            let fed = busesOfTruck.union(fedByTruck).union(suppliesOfTruck)
            return roots.isEmpty
                ? nil
                : .init(
                    roots: [], effects: [], truckRoots: roots,
                    truckEffects: facts.scan.otherCodes.filter { $0.code.isAbout(fed) && $0.code.hasPassed })
        },
        ScanReason(
            "overcharged truck", truck: [158, 167, 168, 444], with: [0, 3, 15, 16], isEnough: true,
            say:
                "too much voltage ({roots}): the regulator of the alternator, its sense wire and ground, loose battery "
                + "terminals; it boils the batteries and ruins control modules",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 00 2F"),
        ScanReason(
            "alternator of a truck", truck: [167], with: lowOfTruck.union(electricalOfTruck), effects: [168, 158],
            feeds: true,
            isEnough: true, about: voltages,
            say: "the alternator ({roots}): belt, terminals and its fuse; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 A7 00 05 2F 22 A8 00 11 2F"),
        ScanReason(
            "main relay of a truck", truck: [1485], effects: busesOfTruck.union(fedByTruck).union(suppliesOfTruck),
            feeds: true, isEnough: true,
            say:
                "the main relay of the control module ({roots}): relay, its socket, fuse and ground: the truck may "
                + "stall "
                + "anywhere; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 CD 05 07 2F 22 7F 02 09 2F"),
        ScanReason(
            "supply of a truck", truck: [158, 167, 168, 627], with: [1, 2, 4, 5, 12, 17, 18],
            effects: busesOfTruck.union(fedByTruck).union(suppliesOfTruck), feeds: true, isEnough: true,
            about: voltages,
            say:
                "the supply of the control modules ({roots}): terminals, main fuses and grounds of both batteries, then "
                + "the alternator; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 12 2F 22 7F 02 09 2F"),
        ScanReason(
            "5 V supply of a truck", truck: suppliesOfTruck, effects: sensorsOfTruck, feeds: true, isEnough: true,
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
            "air of one brake circuit", truck: [117, 118, 1087, 1088], with: lowOfTruck, isEnough: true,
            say:
                "one brake circuit has too little air ({roots}): a leak in this circuit (listen with the engine "
                + "off), its tank "
                + "and protection valve; what feeds both circuits, compressor and dryer, comes later; {effects} "
                + "{follow}",
            example: "uds, 1942330C1E=FF FF 02 22 75 00 12 2F"),
        ScanReason(
            "ABS valves of a truck", truckTogether: [795, 796, 797, 798], with: electricalOfTruck, atLeast: 2,
            say:
                "{effects} at once: supply and ground of the ABS module and the harness that these valves share, "
                + "before any of "
                + "them is replaced",
            example: "uds, 1942330C1E=FF FF 02 22 1B 03 05 2F 22 1C 03 05 2F"),
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
        // Oil, fuel, air and heat
        ScanReason(
            "fuel in the oil of a truck", truck: [98], with: highOfTruck,
            effects: [100, 101, 175, 5319, 1569, 1109, 1110], isEnough: true,
            say:
                "more oil than was filled in ({roots}): fuel from broken-off regenerations or a leaking injector, "
                + "or coolant, thins it: look at the dipstick, do not run the engine before the oil is changed, then "
                + "find out where it comes from; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 62 00 10 2F 22 64 00 12 2F"),
        ScanReason(
            "oil level of a truck", truck: [98], with: lowOfTruck,
            effects: [100, 1569, 1109, 1110, 175], isEnough: true,
            say:
                "too little oil ({roots}): fill it up with the engine off, look for where it goes, and do not start "
                + "the engine before that; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 62 00 01 2F 22 64 00 01 2F"),
        ScanReason(
            "oil filter of a truck", truck: [99], with: highOfTruck,
            effects: [100], isEnough: true,
            say:
                "the oil filter is clogged ({roots}): replace filter and oil soon; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 63 00 10 2F 22 64 00 12 2F"),
        ScanReason(
            "hot oil of a truck", truck: [175], with: highOfTruck,
            effects: [100, 1569, 1109, 1110],
            say:
                "the oil is too hot ({roots}), and hot oil is thin: its level, the oil cooler and the coolant "
                + "first; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 AF 00 10 2F 22 64 00 12 2F"),
        ScanReason(
            "oil pressure of a truck", truck: [100], with: lowOfTruck,
            effects: [1569, 1109, 1110], isEnough: true,
            say:
                "too little oil pressure ({roots}): oil level, and whether fuel or coolant has thinned it; have the "
                + "pressure measured with a gauge before the engine runs again, then sensor, pump and bearings; "
                + "{effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 64 00 01 2F",
            if: { !$0.hasTruckCode([98, 99, 175], highOfTruck.union(lowOfTruck)) }),
        ScanReason(
            "gas in the crankcase of a truck",
            say:
                "{effects}: that cylinder does not work and its gas blows past the piston into the crankcase: "
                + "piston, rings or "
                + "valves of it: compression and blow-by test before it runs again",
            example: "uds, 1942330C1E=FF FF 02 22 65 00 00 2F 22 2E 05 1F 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            let gas = all.filter { $0.code.isAbout([101], highOfTruck) }
            let misfires = all.filter { $0.code.isAbout(misfiresOfTruck.subtracting([1322])) }
            return gas.isEmpty || misfires.isEmpty ? nil : .init(roots: [], effects: [], truckEffects: gas + misfires)
        },
        ScanReason(
            "crankcase pressure of a truck", truck: [101], with: highOfTruck,
            effects: [1569, 1109, 1110], isEnough: true,
            say:
                "too much pressure in the crankcase ({roots}): its breather and filter clogged (or frozen), then "
                + "piston rings and the seal of the turbocharger; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 65 00 10 2F"),
        ScanReason(
            "empty tank of a truck", truck: [96], with: [1, 18],
            effects: [94, 135, 157, 1347, 1075, 5585], isEnough: true,
            say:
                "the tank is empty ({roots}): refuel and bleed the fuel system, before any part is replaced; "
                + "{effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 5E 00 12 2F 22 60 00 01 2F"),
        ScanReason(
            "tank of a truck nearly empty",
            say:
                "the tank is {it} full: {effects} {are} set when the pump draws air: refuel and bleed the fuel "
                + "system, then "
                + "clear the codes, before any part is replaced",
            example: "uds, 012F=03, 1942330C1E=FF FF 02 22 5E 00 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([94, 135, 157, 1347, 5585], lowOfTruck) }
            guard let level = facts.value(.fuelLevel), level < emptyTankPercent, !found.isEmpty,
                !facts.hasTruckCode([96])
            else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: "\(Format.fixed(level, 0))%")
        },
        ScanReason(
            "fuel level of a truck is not known",
            say:
                "the fuel level is not known ({it}), whatever the gauge shows: first make sure that there is fuel "
                + "in the tank; "
                + "{effects} {are} set when the pump draws air; then filters and lift pump",
            example: "uds, 1942330C1E=FF FF 02 22 60 00 03 2F 22 5E 00 12 2F"
        ) { facts in
            let gauge = facts.scan.otherCodes.filter { $0.code.isAbout([96], electricalOfTruck) }
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([94, 135, 157, 1347, 5585], lowOfTruck) }
            return gauge.isEmpty || found.isEmpty
                ? nil
                : .init(
                    roots: [], effects: [], truckEffects: found, word: Format.list(gauge.map(\.code.description)))
        },
        ScanReason(
            "water in the fuel of a truck", truck: [97], with: outOfRangeOfTruck,
            effects: injectorsOfTruck.union(misfiresOfTruck).union([94, 157, 1347, 5571]), isEnough: true,
            say:
                "water in the fuel ({roots}): drain the separator, replace the filter and look at tank and fuel "
                + "before the injection system is judged; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 61 00 00 2F 22 9D 00 12 2F"),
        ScanReason(
            "fuel filter of a truck", truck: [16, 95], with: highOfTruck,
            effects: [94, 135, 157, 1347, 5585], isEnough: true,
            say:
                "the fuel filter is clogged ({roots}): replace it, and look at the old one (water, slime, rust); {effects} "
                + "{follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 5F 00 10 2F 22 5E 00 12 2F"),
        ScanReason(
            "diesel of a truck that waxes",
            say:
                "{effects} at {it}: summer diesel forms wax at such a temperature, which clogs the fuel filter: "
                + "warm the truck, "
                + "replace the filter, fill in winter diesel, and test the heater of the filter, before any pump",
            example: "uds, 0146=17, 1942330C1E=FF FF 02 22 5E 00 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter {
                $0.code.isAbout([94, 135, 157, 1347, 16, 95], outOfRangeOfTruck)
            }
            guard let celsius = facts.value(.ambientTemperature), waxC.contains(celsius), !found.isEmpty else {
                return nil
            }
            return .init(roots: [], effects: [], truckEffects: found, word: facts.units.temperature(celsius, 0))
        },
        ScanReason(
            "lift pump of a truck", truck: [1075],
            effects: [94, 135, 157, 1347, 5585], isEnough: true,
            say:
                "the electric lift pump of the fuel ({roots}): its fuse, relay and connector, then the pump; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 33 04 05 2F 22 5E 00 12 2F"),
        ScanReason(
            "fuel delivery of a truck", truck: [94, 135], with: lowOfTruck,
            effects: [157, 1347, 5585], isEnough: true,
            say:
                "too little fuel before the high-pressure pump ({roots}): tank, filters, air in the lines and lift "
                + "pump; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 5E 00 12 2F 22 9D 00 12 2F"),
        ScanReason(
            "metering valve of a truck", truck: [1076], effects: [157, 1347, 5571, 5585], isEnough: true,
            say:
                "the metering valve of the fuel pump ({roots}): its connector and wires, then chips or water in the fuel; "
                + "{effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 34 04 05 2F 22 9D 00 10 2F"),
        ScanReason(
            "too much rail pressure of a truck", truck: [157, 129, 164], with: [0, 15, 16],
            effects: [5571, 1347], isEnough: true,
            say:
                "too much pressure in the fuel rail ({roots}): metering valve of the pump, a blocked return line, "
                + "then the pressure sensor; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 9D 00 10 2F 22 C3 15 00 2F"),
        ScanReason(
            "relief valve of a truck's rail", truck: [5571],
            effects: [157, 1347, 5585], isEnough: true,
            say:
                "the relief valve of the fuel rail ({roots}) has opened, or leaks back: what was the pressure "
                + "before (metering valve, return line)? then the valve; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 C3 15 07 2F 22 9D 00 12 2F"),
        ScanReason(
            "too little rail pressure of a truck", truck: [157, 129, 164, 1347, 5585], with: lowOfTruck.union([7]),
            effects: misfiresOfTruck.union([1569]), isEnough: true,
            say:
                "too little pressure in the fuel rail ({roots}): fuel filter and low-pressure side (air, lift pump) "
                + "first, then what injectors and relief valve leak back, and the high-pressure pump last; {effects} "
                + "{follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 9D 00 12 2F"),
        ScanReason(
            "misfire of a truck",
            say:
                "{roots}: a diesel has no spark plugs: injector and what it leaks back, air in the fuel, then valve "
                + "clearance "
                + "and compression",
            example: "uds, 1942330C1E=FF FF 02 22 2B 05 1F 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout(misfiresOfTruck) }
            return found.isEmpty ? nil : .init(roots: [], effects: [], truckRoots: found)
        },
        ScanReason(
            "coolant level of a truck", truck: [111], with: lowOfTruck,
            effects: [110, 1569, 175], isEnough: true,
            say:
                "coolant is low ({roots}): look for the leak (radiator, hoses, EGR cooler) once it is cold; "
                + "{effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 6F 00 11 2F 22 6E 00 10 2F"),
        ScanReason(
            "cooler of the exhaust gas of a truck", truck: [4752, 412], with: outOfRangeOfTruck.union([7]),
            effects: [110, 111, 105, 1569, 1109, 1110], isEnough: true,
            say:
                "the cooler of the exhaust gas recirculation ({roots}) uses the coolant: a level that falls without "
                + "a wet spot and white smoke mean that it leaks, else it is clogged with soot; {effects} {follow} "
                + "from it",
            example: "uds, 1942330C1E=FF FF 02 22 90 12 12 2F 22 6E 00 00 2F"),
        ScanReason(
            "fan of a truck", truck: [647, 975, 977, 1071, 1639],
            effects: [110, 105, 175, 2630, 1569, 1109, 1110], isEnough: true,
            say:
                "the fan and its drive ({roots}): clutch, its valve and wires, speed sensor: at low speed nothing "
                + "else cools; {effects} {follow} from it",
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
            "heat of a truck", truck: [110], with: highOfTruck,
            effects: [1569, 1109, 1110], isEnough: true,
            say:
                "the coolant is too hot ({roots}): let it cool, then its level, fan and clutch, radiator dirty on "
                + "the outside, thermostat and pump; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 6E 00 00 2F"),
        ScanReason(
            "truck that stays cold", truck: [110], with: lowOfTruck, effects: [3711, 3714, 5319, 3719], isEnough: true,
            say:
                "the engine stays cold ({roots}): thermostat stuck open (or coolant low: look when it is cold), fan "
                + "that always "
                + "turns; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 6E 00 12 2F"),
        ScanReason(
            "truck that was overrevved", truck: [190], with: highOfTruck, isEnough: true,
            say:
                "the engine has turned too fast ({roots}): by the wheels (downhill, a gear too low), or by oil or gas that it "
                + "drew in: oil level, seal of the turbocharger, then valve clearance and compression; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 BE 00 00 2F"),
        ScanReason(
            "filter of a truck's transmission", truck: [126], with: highOfTruck, effects: [127, 177], isEnough: true,
            say:
                "the filter of the transmission is clogged ({roots}): replace it, look for chips in it, and at level and smell of "
                + "the oil; {effects} {follow} from it, so pump and clutches come later",
            example: "uds, 1942330C1E=FF FF 02 62 7F 00 12 2F 62 7E 00 10 2F"),
        ScanReason(
            "turbocharger of a truck that is slow",
            say:
                "{effects}: the turbocharger turns too slowly and builds up too little: the gas does not drive it: a leak ahead of the "
                + "turbine (exhaust manifold, its gasket), vanes or recirculation that stay open; a leak of the charge air would make "
                + "it turn faster",
            example: "uds, 1942330C1E=FF FF 02 22 67 00 12 2F 22 66 00 12 2F 22 B9 04 12 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            let (slow, low) = (
                all.filter { $0.code.isAbout([103], lowOfTruck) },
                all.filter { $0.code.isAbout([102, 1127, 1209], lowOfTruck) }
            )
            guard !slow.isEmpty, !low.isEmpty, !facts.hasTruckCode([107], highOfTruck) else { return nil }
            return .init(roots: [], effects: [], truckEffects: slow + low)
        },
        ScanReason(
            "oil of a truck's transmission", truck: [124], with: lowOfTruck,
            effects: [127, 177], isEnough: true,
            say:
                "too little oil in the transmission ({roots}): fill it up and look for the leak; {effects} {follow} "
                + "from it",
            example: "uds, 1942330C1E=FF FF 02 22 7C 00 12 2F 22 B1 00 10 2F"),
        ScanReason(
            "hot transmission of a truck", truck: [177], with: highOfTruck,
            effects: [1569, 1109, 1110], isEnough: true,
            say:
                "the transmission is too hot ({roots}): oil level and its cooler, then what slips or loads it (long "
                + "use of the retarder); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 B1 00 10 2F"),
        ScanReason(
            "air filter of a truck", truck: [107], with: highOfTruck,
            effects: [102, 103, 132, 1127, 1569, 3251, 3719, 5319, 2659], isEnough: true,
            say:
                "the air filter is clogged ({roots}): replace it (wet, snow, dust?), then see what is left; "
                + "{effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 6B 00 10 2F 22 66 00 12 2F"),
        ScanReason(
            "charge air of a truck that escapes",
            say:
                "{effects}: the turbocharger turns too fast and builds up too little: charge air leaks behind it: "
                + "hoses, clamps "
                + "and charge air cooler, and gently until then, or the turbocharger is ruined",
            example: "uds, 1942330C1E=FF FF 02 22 67 00 10 2F 22 66 00 12 2F"
        ) { facts in
            let all = facts.scan.otherCodes
            let fast = all.filter { $0.code.isAbout([103], highOfTruck) }
            let low = all.filter { $0.code.isAbout([102, 1127], lowOfTruck) }
            guard !fast.isEmpty, !low.isEmpty, !facts.hasTruckCode([107], highOfTruck) else { return nil }
            return .init(roots: [], effects: [], truckEffects: fast + low)
        },
        ScanReason(
            "turbocharger actuator of a truck", truck: [641, 646],
            effects: [102, 103, 1127, 1209], isEnough: true,
            say:
                "the actuator of the turbocharger ({roots}): its connector and coolant, then whether the vanes "
                + "move; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 81 02 07 2F 22 66 00 12 2F"),
        ScanReason(
            "exhaust pressure sensor of a truck", truck: [1209], with: electricalOfTruck,
            effects: [102, 641, 411, 1127, 2659, 2791], isEnough: true,
            say:
                "the sensor of the exhaust pressure ({roots}): its pipe, which soot clogs, then connector and "
                + "sensor: turbocharger and recirculation are controlled with it; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 B9 04 04 2F 22 81 02 07 2F"),
        ScanReason(
            "exhaust pressure of a truck", truck: [1209], with: highOfTruck,
            effects: [102, 110, 1127, 173], isEnough: true,
            say:
                "too much pressure ahead of the turbocharger ({roots}): particulate filter or exhaust clogged, "
                + "vanes stuck shut, exhaust brake that sticks; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 B9 04 10 2F 22 66 00 12 2F"),
        ScanReason(
            "charge air of a truck", truck: [102, 1127], with: lowOfTruck,
            effects: [105, 2630],
            say:
                "charge air that escapes or is not cooled ({roots}): hoses and charge air cooler (loose, cracked, "
                + "dirty on the outside); {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 66 00 12 2F 22 69 00 10 2F"),
        ScanReason(
            "hot charge air of a truck", truck: [105, 2630], with: highOfTruck,
            effects: [1569, 1109, 1110], isEnough: true,
            say:
                "the charge air is too hot ({roots}): charge air cooler dirty on the outside, fan, then an exhaust "
                + "gas recirculation that stays open; {effects} {follow} from it",
            example: "uds, 1942330C1E=FF FF 02 22 69 00 10 2F"),
        ScanReason(
            "too little boost of a truck", truck: [102, 1127], with: lowOfTruck,
            effects: [3719, 3251, 5319, 1569], isEnough: true,
            say:
                "too little boost ({roots}): hoses and charge air cooler first, air filter, then the turbocharger "
                + "and its actuator; {effects} {follow}, as too little air makes soot",
            example: "uds, 1942330C1E=FF FF 02 22 66 00 12 2F 22 87 0E 10 2F"),
        ScanReason(
            "recirculation of a truck", truck: [27, 2791, 411],
            effects: [2659, 3719, 5319, 132], isEnough: true,
            say:
                "the exhaust gas recirculation ({roots}): connector and soot of its valve and sensor; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 E7 0A 07 2F 22 87 0E 10 2F"),
        ScanReason(
            "recirculated flow of a truck", truck: [2659], with: outOfRangeOfTruck,
            effects: [3719, 5319], isEnough: true,
            say:
                "the flow of recirculated exhaust gas ({roots}): soot in valve, cooler and the pipes of its "
                + "pressure sensor, before any sensor; {effects} {follow}",
            example: "uds, 1942330C1E=FF FF 02 22 63 0A 12 2F"),
    ]

    /// Failure modes of a circuit or a device: signal or wire, not the measured value.
    static let electricalOfTruck: Set<UInt8> = [2, 3, 4, 5, 6, 8, 10, 12, 13, 20, 21]
    static let busesOfTruck: Set = [639, 1231, 1235]
    static let suppliesOfTruck: Set = [620, 678, 1079, 1080, 3509, 3510, 3511, 3512, 3513, 3514]
    /// With a control module of their own.
    static let onBusOfTruck: Set = [641, 3216, 3226, 5742, 5743, 5848, 3364]
    static let fedByTruck: Set = [641, 3216, 3226, 4334, 3361, 5394]
    /// What is measured is out of its range, in any degree.
    static let outOfRangeOfTruck = lowOfTruck.union(highOfTruck).union([31])
    static let (lowOfTruck, highOfTruck): (Set<UInt8>, Set<UInt8>) = ([1, 17, 18], [0, 15, 16])
    static let misfiresOfTruck: Set = [1322, 1323, 1324, 1325, 1326, 1327, 1328]
    static let injectorsOfTruck: Set = [651, 652, 653, 654, 655, 656, 657, 658]
    static let exhaustTemperatures: Set = [173, 3242, 3246, 4360, 4363, 4765, 4766, 5742]
    static let sensorsOfTruck: Set = [
        27, 29, 51, 91, 94, 98, 100, 101, 102, 105, 107, 108, 109, 110, 111, 132, 157, 172, 174, 175, 411, 412, 1209,
        2623, 2630,
        3251, 3609, 3610, 4334,
    ]
    static let reductantHeaters: Set = [3363, 3031, 4354, 4355, 4356, 4357, 5491, 5706, 5745, 5746, 5798]
    static let reductantSupply: Set = [3361, 3362, 4331, 4334, 4374, 4375, 4376, 5392, 5394, 5435, 5840]
    static let reductantResults: Set = [4364, 4094, 4792, 5246, 1569]
}
