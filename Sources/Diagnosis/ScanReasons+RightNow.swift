import Formats
import OBD
import Telemetry

/// What is right at this moment, and what is wrong without a code; after all that says more.
extension ScanReasons {
    static let rightNow: [ScanReason] = [
        ScanReason(
            "rail pressure right at idle", about: railPressures,
            say:
                "the rail pressure is {it} at idle, which is right, so what {roots} says happens where more fuel is needed: fuel filter, "
                + "low-pressure supply, then the high-pressure pump: compare demand and pressure under load",
            example: "0123=01F4, 03=P0087, 010C=0C80, 010D=00"
        ) { facts in
            let found = facts.codes(of: "P0087, P228C")
            let usual = facts.scan.isDiesel ? 20_000.0...60_000 : 2_500...25_000
            guard !found.isEmpty, facts.engine.isRunning == true, facts.engine.isIdling, facts.engine.speedKmh == 0,
                let pressure = railPressures.lazy.compactMap(facts.value).first, usual.contains(pressure)
            else { return nil }
            return .init(roots: found, effects: [], word: facts.units.quantity(pressure, .kilopascals))
        },
        ScanReason(
            "charging now", about: voltages,
            say:
                "it charges now ({volts}), so the fault of {roots} comes and goes: connector and wires of the alternator, its belt, "
                + "then the alternator",
            example: "03=P0622, 0142=3714"
        ) { facts in
            let found = facts.codes(of: "P0620-P0626, P065A, P065B, P2502-P2504")
            return found.isEmpty || facts.engine.hasConverter || facts.engine.isRunning != true || !facts.isSupplyGood
                ? nil : .init(roots: found, effects: [])
        },
        ScanReason(
            "rail pressure below its demand", about: [Signal("fuelRailPressureA", .kilopascals)],
            say:
                "{it}: too little fuel arrives: fuel filter, low-pressure supply (pump, air in the lines), then what injectors "
                + "return and the high-pressure pump; the code comes later",
            example: "0151=04, 010C=2710, 010D=64, 0104=D9, 016D=03 2710 1B58 00 0000 0000 00"
        ) { facts in
            facts.railBelowDemand.map { .init(roots: [], effects: [], word: Format.lowercased($0.text)) }
        },
        ScanReason(
            "hot in the airstream of frost", about: [.coolantTemperature],
            say:
                "{it}, where the wind cools more than enough: the coolant does not circulate: its level (cold), a thermostat stuck "
                + "shut, the pump",
            example: "0105=98, 0146=14, 010D=64, 010C=2328, 011F=0708"
        ) { facts in
            facts.hotInFrost.map { .init(roots: [], effects: [], word: Format.lowercased($0.text)) }
        },
        ScanReason(
            "not hot now", about: [.coolantTemperature],
            say:
                "the coolant is {it} now, and was hotter when {roots} was set: before it is driven on, coolant level (cold) and "
                + "fan; did it get hot in traffic (fan) or at speed (level, thermostat, pump)?",
            example: "03=P0217, 0105=82, 011F=0708"
        ) { facts in
            let found = facts.codes(of: .overheated)
            guard !found.isEmpty, facts.engine.isRunning == true, !facts.has(.coolantSensor), !facts.isHot,
                let celsius = facts.value(.coolantTemperature), (60..<105).contains(celsius)
            else { return nil }
            return .init(roots: found, effects: [], word: facts.units.temperature(celsius, 0))
        },
        ScanReason(
            "lean when the misfire was set", about: [],
            say:
                "{roots}, set with fuel trims of {it}: it was lean, and cylinders misfire because of that: air leak, air flow "
                + "sensor or fuel pressure, before plugs and coils",
            example: "03=P0300, frame=P0300 04=60 05=82 06=8F 07=9C 0C=1770 0D=32"
        ) { facts in
            guard !facts.scan.isDiesel, !facts.has(.lean + .cylinderCircuits + .fuelSupply) else { return nil }
            for code in facts.codes(of: .misfire) where code.cylinder == nil {
                guard let long = frozen(Signal.longTermFuelTrims[0], code) else { continue }
                let trim = long + (frozen(Signal.shortTermFuelTrims[0], code) ?? 0)
                guard trim >= OperatingLimits.leanFuelTrimPercent else { continue }
                return .init(roots: [code], effects: [], word: "+\(percent(trim))")
            }
            return nil
        },
    ]
}
