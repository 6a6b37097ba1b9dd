import Formats
import OBD
import Telemetry

/// Diesels: what regenerates a filter, moves the turbocharger and feeds the AdBlue (DEF), by codes and by values.
extension ScanReasons {
    // MARK: Diesels

    static let diesel: [ScanReason] = [
        // Fuel, oil, air and exhaust
        ScanReason(
            "leak of the fuel", roots: "P0093, P0094",
            effects: "P0087, P008A, P0191, P2293, P2294" as CodeSet + .lean + .misfire,
            say:
                "fuel leaks ({roots}): lines, rail and injectors (wet, smell of fuel? on a diesel also into the oil: its "
                + "level), with the engine off; {effects} {follow} from it",
            example: "0151=04, 03=P0087 P0093"),
        ScanReason(
            "oil pressure and turbocharger", roots: "P0521, P0524, P06DD", effects: "P0299, P2263",
            say:
                "the oil ({roots}): its level and pressure first: without oil the bearings of the turbocharger seize within "
                + "seconds, so {effects} may follow from it",
            example: "0151=04, 03=P0299 P0524"),
        ScanReason(
            "moves not as commanded",
            say:
                "{effects}: {it}: it sticks: soot or rust on vanes or valve, its rod and actuator (vacuum, motor), before "
                + "hoses and sensors",
            example: "0151=04, 0171=03 33 B3 00 00 00, 0101=81 0F 6B 00, 03=P0234"
        ) { facts in
            guard facts.engine.isRunning == true else { return nil }
            for part in commandedParts {
                let found = facts.codes(of: part.codes)
                guard !found.isEmpty, !found.contains(where: { wired.contains($0.entry?.mode ?? "") }),
                    let commanded = facts.value(Signal(part.commanded, .percent)),
                    let actual = facts.value(Signal(part.actual, .percent)),
                    (commanded - actual).magnitude >= OperatingLimits.stuckActuatorPercent
                else { continue }
                return .init(
                    roots: [], effects: found,
                    word:
                        "\(part.name) is commanded to \(Format.fixed(commanded, 0))% and is at \(Format.fixed(actual, 0))%"
                )
            }
            return nil
        },
        ScanReason(
            "boost that is not reached", about: boostPressures,
            say:
                "{effects}: {it}: charge air escapes: hoses and clamps between turbocharger, intercooler and "
                + "engine, with a "
                + "smoke test, before a turbocharger",
            example: "0151=04, 010C=2AF8, 010D=64, 0170=03 1B80 12C0 00 00 00 00 00, 0171=03 D9 D6 00 00 00, 03=P0299"
        ) { facts in
            let found = facts.codes(of: "P0299, P2263")
            guard !found.isEmpty, facts.engine.isRunning == true,
                !facts.has(boostSensor + boostControl + exhaustPressure)
            else { return nil }
            for letter in ["A", "B"] {
                guard
                    let boost = facts.demanded(
                        "commandedBoostPressure\(letter)", "boostPressure\(letter)", .kilopascals),
                    boost.demand - boost.actual >= missingBoostKpa
                else { continue }
                let vanes = facts.demanded("commandedTurboGeometry\(letter)", "turboGeometry\(letter)", .percent)
                let text = { (kPa: Double) in facts.units.quantity(kPa, .kilopascals) }
                return .init(
                    roots: [], effects: found,
                    word: "\(text(boost.demand)) are demanded and \(text(boost.actual)) are there"
                        + (vanes == nil ? "" : ", and the vanes stand where they should"))
            }
            return nil
        },
        ScanReason(
            "more boost than demanded", about: boostPressures,
            say:
                "{effects}: {it}: what limits the boost does not open: wastegate or vanes (rod, vacuum, soot), and "
                + "the hose "
                + "between turbocharger and actuator; gently until then",
            example: "0151=04, 010C=2AF8, 010D=64, 0170=03 12C0 1B80 00 00 00 00 00, 03=P0234"
        ) { facts in
            let found = facts.codes(of: "P0234")
            guard !found.isEmpty, facts.engine.isRunning == true,
                !facts.has(boostSensor + boostControl + exhaustPressure),
                let boost = facts.demanded("commandedBoostPressureA", "boostPressureA", .kilopascals),
                boost.actual - boost.demand >= missingBoostKpa
            else { return nil }
            let text = { (kPa: Double) in facts.units.quantity(kPa, .kilopascals) }
            return .init(
                roots: [], effects: found,
                word: "\(text(boost.demand)) are demanded and \(text(boost.actual)) are there")
        },
        ScanReason(
            "nothing is dosed",
            say:
                "{effects}: {it}: the injector of the AdBlue (DEF) is clogged with crystals, or pump, filter or "
                + "line deliver "
                + "nothing: these before NOx sensors and the catalyst",
            example: "0151=04, 010C=1D4C, 0180=08000001, 0185=07 00 00 0064 99 00 00 00 00, 03=P20EE"
        ) { facts in
            let found = facts.codes(of: .reductantResult + "P20E8, P204F")
            guard !found.isEmpty, facts.engine.isRunning == true, !facts.has(reductantElectric + "P207F, P203F"),
                let dose = facts.undosed
            else { return nil }
            return .init(roots: [], effects: found, word: dose)
        },
        ScanReason(
            "fuel burns in the filter", roots: .cylinderBalance + .cylinderCircuits + .misfire + "P0088, P0299",
            effects: overheatedFilter,
            say:
                "{roots}: fuel that does not burn in its cylinder burns in the exhaust and can melt filter and "
                + "catalyst: that "
                + "injector first (does it drip?); {effects} {follow} from it; do not park over dry grass",
            example: "0151=04, 03=P200C P0263", if: \.scan.isDiesel),
        ScanReason(
            "exhaust pressure and boost", roots: exhaustPressure, effects: "P0299, P0234, P2263, P0401",
            areReports: true,
            say:
                "the sensor of the exhaust pressure ({roots}): its pipe, which soot clogs, then connector and sensor: the "
                + "turbocharger is controlled with it, so {effects} {follow}; if it reads right, the exhaust is clogged "
                + "(particulate filter)",
            example: "0151=04, 0101=82 0F 6B 00, 03=P0299 P0471"),
        // Particulate filter
        ScanReason(
            "too cold to regenerate the filter", about: [.coolantTemperature],
            say:
                "the coolant is {it}: the thermostat is stuck open, and a cold engine does not regenerate its filter: repair "
                + "that, then have it regenerated ({effects})",
            example: "0151=04, 0105=66, 011F=0C 80, 0146=3C, 0101=81 0F 6B 00, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull)
            guard !found.isEmpty, facts.scan.isDiesel, let word = facts.tooColdToRegenerate,
                !facts.has(.coolantSensor + "P0125, P0126, P0128, P0597-P0599")
            else { return nil }
            return .init(roots: [], effects: found, word: word)
        },
        ScanReason(
            "coolant temperature sensor and filter", roots: .coolantSensor, effects: .filterFull,
            about: [.coolantTemperature],
            say:
                "the coolant temperature sensor ({roots}): its connector and wires; an engine that seems to be cold "
                + "does not regenerate its filter, so {effects} {follow}; the true temperature is not known, watch for steam",
            example: "0151=04, 0105=00, 010F=46, 0101=82 0F 6B 00, 03=P0118 P2463", if: \.scan.isDiesel),
        ScanReason(
            "filter too full and leaking", both: "P2463, P2458, P244B, P244E, P246C" as CodeSet,
            and: "P2002, P2003, P244A", unless: "P2452-P2456, P245E, P245F, P2460-P2462, P246D",
            say:
                "{effects}: too much pressure at the filter and too little contradict each other: the hoses of its pressure "
                + "sensor (clogged, off, swapped) and the sensor first, before the filter is judged or regenerated",
            example: "0151=04, 0101=82 0F 6B 00, 03=P2463 P2002"),
        // AdBlue (DEF)
        ScanReason(
            "AdBlue pump or its pressure sensor", roots: "P208A, P208C, P208D, P20FA, P20FC, P20FD, P204A-P204E",
            effects: .reductantResult + "P20E8, P20E9, P208B",
            say:
                "the circuit of the AdBlue (DEF) pump or of its pressure sensor ({roots}): connector at the tank (white "
                + "crystals?), fuse and wires, then the pump; {effects} {follow}",
            example: "0151=04, 03=P208A P20E8 P20EE"),
        ScanReason(
            "AdBlue injector", roots: "P2047-P2049, P208E, P208F",
            effects: .reductantResult + "P20E8, P20E9",
            say:
                "the injector of the AdBlue (DEF) ({roots}): connector and wires near the exhaust, white crystals on its "
                + "tip; {effects} {follow}",
            example: "0151=04, 03=P208E P20EE"),
        ScanReason(
            "exhaust temperature sensor and AdBlue", roots: exhaustTemperatureSensors,
            effects: .reductantResult + "P20E8",
            say:
                "the exhaust temperature sensor ({roots}): connector and wires near the exhaust, then the sensor: no AdBlue "
                + "(DEF) is dosed without the temperature; {effects} {follow}",
            example: "0151=04, 03=P2031 P20EE"),
        ScanReason(
            "AdBlue in frost",
            say:
                "{effects}{it}: AdBlue (DEF) freezes at -11 °C: drive until it has thawed and look whether it comes back; "
                + "if it does, heaters of tank and lines (fuse, relay), before NOx sensors or the catalyst",
            example: "0151=04, 0146=17, 0101=81 0F 6B 00, 03=P20EE"
        ) { facts in
            let found = facts.codes(of: "P20E8, P20E9, P20EE, P20EF, P204F, P208B, P208E, P208F")
            guard !found.isEmpty, !facts.has(reductantElectric) else { return nil }
            for code in found {
                let air =
                    code.frozen.first { $0.signal == .ambientTemperature && $0.value != nil }
                    ?? code.frozen.first { $0.signal == .intakeAirTemperature && $0.value != nil }
                guard let air, let celsius = air.value, frost.contains(celsius) else { continue }
                return .init(roots: [], effects: found, word: ", set at \(facts.units.temperature(celsius, 0))")
            }
            guard let now = facts.value(.ambientTemperature), frost.contains(now),
                found.allSatisfy({ $0.frozen.isEmpty || $0.mainStatus != .confirmed })
            else { return nil }
            return .init(roots: [], effects: found, word: ", and it is \(facts.units.temperature(now, 0)) outside")
        },
    ]

    /// What a control module moves and measures: how far it is asked to be, how far it is, and the codes that a stuck one sets.
    private static let commandedParts: [(commanded: String, actual: String, name: String, codes: CodeSet)] =
        ["A", "B"].flatMap { letter in
            [
                (
                    "commandedTurboGeometry\(letter)", "turboGeometry\(letter)",
                    "the vane adjuster of the turbocharger",
                    "P0299, P0234, P2263, P0047-P0049, P2562, P2563, P132B, P246C"
                ),
                (
                    "commandedWastegate\(letter)", "wastegatePosition\(letter)", "the wastegate",
                    "P0299, P0234, P2263, P0243-P0250"
                ),
                (
                    "commandedEGR\(letter)", "actualEGR\(letter)", "the exhaust gas recirculation valve",
                    "P0400-P0406, P0409, P0101, P2413, P042E, P042F" as CodeSet + .filterFull
                ),
            ]
        }
    static let exhaustTemperatureSensors: CodeSet = "P0544-P0549, P2031-P2033, P2080-P2087, P242A-P242E"
    /// Too hot exhaust at a particulate filter.
    static let overheatedFilter: CodeSet = "P200C-P200F, P2428, P2429"
    /// kPa less than demanded: more than any lag of a turbocharger under a steady load.
    private static let missingBoostKpa = 30.0
    private static let boostPressures = ["boostPressureA", "boostPressureB"].map { Signal($0, .kilopascals) }
    private static let exhaustPressure: CodeSet = "P0470-P0474, P047A-P047E, P006B"
    /// Electrical codes of heaters, temperature sensors and the pump, which explain more than frost.
    private static let reductantElectric: CodeSet =
        "P20B5-P20C8, P2042-P2046, P205A-P205D, P21DD, P21DE, P208A, P208C, P208D, P204A-P204E"
    /// °C: AdBlue freezes at -11; a tank lags behind the air.
    static let frost = -50.0 ... -9.0

    // MARK: Gas and ethanol

    /// Percent: more than any gasoline holds (E10, E15).
    private static let muchEthanolPercent = 20.0

    static let otherFuels: [ScanReason] = [
        ScanReason(
            "fuel composition sensor", roots: "P0176-P0179", effects: .lean + .rich + .misfire, about: fuelTrims,
            areReports: true,
            say:
                "the sensor of the ethanol content ({roots}): its connector and wires in the fuel line: fuel is metered by "
                + "it, so {effects} {follow}; until then use plain gasoline",
            example: "0151=01, 0107=A6, 0101=82 07 65 00, 03=P0171 P0178"),
        ScanReason(
            "ethanol in the fuel", about: fuelTrims + [Signal("ethanolPercent", .percent)],
            say:
                "the fuel holds {it} ethanol, which needs up to a third more of it: was the fuel changed? a flex-fuel car "
                + "adapts within a few kilometers of driving, one for gasoline never does; if {effects} {come} back "
                + "then: fuel pump, filter and injectors, which have to deliver more, then air leaks",
            example: "0151=01, 0152=D8, 0107=A6, 0101=81 07 65 00, 03=P0171"
        ) { facts in
            let found = facts.codes(of: .lean)
            guard !found.isEmpty, !facts.has("P0176-P0179"),
                let percent = facts.value(Signal("ethanolPercent", .percent)),
                percent >= muchEthanolPercent
            else { return nil }
            return .init(roots: [], effects: found, word: "\(Format.fixed(percent, 0))%")
        },
        ScanReason(
            "misfire on gas",
            say:
                "{effects} while it runs on gas ({it}): let it run on gasoline, where it can: if it runs smoothly there, gas "
                + "injectors, pressure regulator and filter; else plugs and coils, which need more voltage on gas than on "
                + "gasoline",
            example: "0151=0C, 0101=81 07 65 00, 03=P0300"
        ) { facts in
            let found = facts.codes(of: .misfire).filter { !isSetOnGasoline($0) }
            guard !found.isEmpty, !facts.has(.cylinderCircuits + .lean + .rich), let gas = facts.gas else { return nil }
            return .init(roots: [], effects: found, word: gas)
        },
        ScanReason(
            "mixture on gas", about: fuelTrims,
            say:
                "{effects} while it runs on gas ({it}): let it run on gasoline, where it can, and compare the fuel trims: if "
                + "they are right there, pressure regulator, filter and injectors of the gas system, or their adjustment; "
                + "if not, what both fuels share",
            example: "0151=0D, 0107=A0, 0109=80, 0101=81 07 65 00, 03=P0171"
        ) { facts in
            let found = facts.codes(of: .lean + .rich)
            guard !found.isEmpty, let gas = facts.gas else { return nil }
            return .init(roots: [], effects: found, word: gas)
        },
    ]
}
