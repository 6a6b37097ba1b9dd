import Formats
import OBD
import Telemetry

/// What holds for any code of a part: whether it is where it is commanded to be, and what the value that the code is about is
/// now, or was when the code was set.
extension ScanReasons {
    /// Before what is said of a code alone.
    static let commanded: [ScanReason] = [
        ScanReason(
            "not where it is commanded to be", about: CommandedPart.signals, say: "{effects}: {it}",
            example: "010C=1770, 010D=28, 016A=03 99 1A 00 00, 0151=04, 03=P0401"
        ) { facts in
            for moment in facts.moments(of: facts.codes) {
                for found in CommandedPart.deviations(moment, facts.units) {
                    let codes = facts.codes(of: found.part.codes).filter { code in
                        !moment.isFrozen || facts.frame(of: code)?.values == moment.values
                    }
                    let trucks = facts.scan.otherCodes.filter { $0.code.isAbout(found.part.numbers) }
                    guard !codes.isEmpty || !trucks.isEmpty && !moment.isFrozen else { continue }
                    let circuits = codes.filter { wired.contains($0.entry?.mode ?? "") }
                    let names = Format.list(circuits.map(\.written.description))
                    let electrical =
                        "its circuit has a fault (\(names)): connector, wires and motor, before soot and passages"
                    let when = moment.isFrozen ? "when it was set, " : ""
                    return .init(
                        roots: [], effects: codes, truckEffects: moment.isFrozen ? [] : trucks,
                        word: "\(when)\(found.text): \(circuits.isEmpty ? found.advice : electrical)")
                }
            }
            return nil
        }
    ]

    static let unreached: [ScanReason] = [
        ScanReason(
            "not where it is commanded to be, without a code", about: CommandedPart.signals,
            say: "{it}; the code comes later", example: "010C=1770, 010D=28, 014C=99, 0111=1F"
        ) { facts in
            facts.unreached.map { .init(roots: [], effects: [], word: "\($0.text): \($0.advice)") }
        }
    ]

    /// A row about a value that refutes these codes at this moment, or proves them.
    private static func now(
        _ name: String, _ codes: CodeSet, truck numbers: Set<Int> = [], with modes: Set<UInt8>? = nil,
        unless others: CodeSet = "", effects: CodeSet = "", of signals: [Signal], in range: Range<Double>,
        when condition: @escaping @Sendable (Snapshot) -> Bool, say sentence: String, example: String
    ) -> ScanReason {
        ScanReason(name, about: signals, say: sentence, areReports: true, example: example) { facts in
            let found = facts.codes(of: codes)
            let trucks = facts.scan.otherCodes.filter { $0.code.isAbout(numbers, modes) }
            let values = signals.compactMap(facts.now.value)
            guard !found.isEmpty || !trucks.isEmpty, !facts.has(others), condition(facts.now), let first = values.first,
                values.allSatisfy({ $0.value.map(range.contains) == true }),
                !facts.contradictions.contains(where: { signals.contains($0.signal) })
            else { return nil }
            return .init(
                roots: found, effects: facts.codes(of: effects - codes), truckRoots: trucks,
                word: "\(Format.lowercased(first.name)) is \(first.rounded(in: facts.units))")
        }
    }

    private static let exhaustTemperatureSignals =
        (1...4).map { Signal("exhaustTemperatureBank1Sensor\($0)", .degreesCelsius) }
        + ["Inlet", "Outlet"].map { Signal("filter\($0)TemperatureBank1", .degreesCelsius) }
    private static let highFilter: CodeSet = .filterFull - "P2458, P2459, P244C, P244E, P246B"

    /// What a filter that is full makes.
    private static let byFilter: CodeSet = "P0299, P2263, P0400, P0401, P0470-P0473, P2002"

    /// Before what is said of the codes alone.
    static let fullFilters: [ScanReason] = [
        ScanReason(
            "filter that chokes the engine", about: Signal.filterPressureDifferences,
            say:
                "{it}: the exhaust gas cannot get out, and {effects} {follow}: the particulate filter is full (soot, ash): have it "
                + "regenerated or cleaned, and find what fills it, before hoses, turbocharger and recirculation",
            example: "0151=04, 010C=2580, 010D=5A, 0104=F2, 017A=01 0AF0 0000 0000, 03=P0299"
        ) { facts in
            let found = facts.codes(of: byFilter)
            guard !found.isEmpty, !facts.has(highFilter + "P2452-P2456"), facts.now.isLoaded,
                let value = facts.now.value(.filterPressureDifferences[0]),
                value.value.map({ (20..<100).contains($0) }) == true
            else { return nil }
            return .init(
                roots: [], effects: found, word: "\(Format.lowercased(value.name)) is \(value.rounded(in: facts.units))"
            )
        },
        now(
            "filter really full by its pressure", highFilter, truck: [3251, 3719, 5319], with: highOfTruck,
            unless: "P2452-P2456", effects: byFilter, of: [.filterPressureDifferences[0]],
            in: 3..<60, when: \.isIdling,
            say:
                "{it} at idle, where an empty filter has less than 1 kPa: it is really full: have it regenerated by a repair "
                + "shop, not by driving hard, and find what fills it; if the pressure stays, it is ash ({roots}); {effects} {follow}",
            example: "0151=04, 017A=01 01F4 0000 0000, 03=P2463"),
        now(
            "filter really full under load", highFilter, truck: [3251, 3719, 5319], with: highOfTruck,
            unless: "P2452-P2456", effects: byFilter, of: [.filterPressureDifferences[0]],
            in: 20..<100, when: \.isLoaded,
            say:
                "{it}, which is that of a filter that is really full: have it regenerated by a repair shop, and find what fills "
                + "it; if the pressure stays, it is ash ({roots}); {effects} {follow}",
            example: "0151=04, 010C=1F40, 010D=50, 0104=B3, 017A=01 0BB8 0000 0000, 03=P2463"),
    ]

    /// What a value says of a condition that a code reports.
    static let conditions: [ScanReason] = [
        now(
            "oil not hot now", "P0298", truck: [175], with: highOfTruck, of: [.engineOilTemperature], in: 20..<120,
            when: \.isRunning,
            say:
                "{it} now, and {roots} says that it was too hot: level and grade of the oil, its cooler and thermostat, and "
                + "what it was loaded with, before it is loaded again",
            example: "015C=82, 03=P0298"),
        now(
            "exhaust not hot now", overheatedFilter, truck: [173, 3242, 3246, 4766], with: highOfTruck,
            unless: exhaustTemperatureSensors, of: exhaustTemperatureSignals, in: 50..<450, when: \.isRunning,
            say:
                "{it} now, and {roots} says that it was too hot: what burned in it (an injector that drips, oil from the "
                + "turbocharger, an interrupted regeneration): that first, and no regeneration before",
            example: "0151=04, 0178=01 0BB8 0000 0000 0000, 03=P2428"),
        now(
            "filter not full at idle", highFilter, truck: [3251, 3719], with: highOfTruck, unless: "P2452-P2456",
            of: [.filterPressureDifferences[0]], in: -0.3..<1.2, when: \.isIdling,
            say:
                "{it} at idle, which is usual for a filter that is not full, so {roots} may come from a computed soot load, or "
                + "it was regenerated since: look at the pressure under load and at the hoses of its sensor before it is "
                + "regenerated or replaced",
            example: "0151=04, 017A=01 0032 0000 0000, 03=P2463"),
        now(
            "idle not slow now", "P0506", unless: .throttle + .misfire, of: [.engineSpeed], in: 620..<1000,
            when: { $0.isIdling && $0.isWarm },
            say:
                "{it} warm at idle now, so what {roots} says comes and goes: dirt on the throttle plate, loads (lights, air "
                + "conditioning, steering) and a weak battery; then the idle control",
            example: "0105=7B, 03=P0506, 010C=0BB8"),
        now(
            "idle not fast now", "P0507", unless: .lean + .throttle, of: [.engineSpeed], in: 550..<950,
            when: { $0.isIdling && $0.isWarm },
            say:
                "{it} warm at idle now, so what {roots} says comes and goes, or was set while the throttle relearned its "
                + "stops again: clear it and see; then hoses that leak when it moves, and the purge valve",
            example: "0105=7B, 03=P0507, 010C=0BB8"),
        now(
            "rail pressure of a truck right at idle", "", truck: [157, 94, 1347], with: lowOfTruck.union([7]),
            of: railPressures, in: 20_000..<60_000, when: \.isIdling,
            say:
                "{it} at idle, which is right, so what {roots} says happens where more fuel is needed: fuel filters, lift pump, "
                + "air in the lines, then the high-pressure pump: compare under load",
            example: "uds, 0123=0BB8, 1942330C1E=FF FF 02 22 9D 00 12 2F"),
        now(
            "manifold pressure right at idle", "P0106", unless: .lean + .rich + .misfire, of: [.intakeManifoldPressure],
            in: 25..<46, when: { $0.isIdling && !$0.isDiesel },
            say:
                "{it} at idle, which is right, so the sensor measures: its hose (water, crack), a loose contact or dirt ({roots}) "
                + "before the sensor; with the engine off it must read the pressure of the air outside",
            example: "03=P0106, 010B=20"),
        now(
            "air flow right at idle", "P0101", unless: .lean + .rich + .throttle + "P0299, P2263, P0401, P0402",
            of: [.massAirFlow], in: 1.5..<7, when: { $0.isIdling && $0.isWarm },
            say:
                "{it} at idle, which is usual, so what {roots} says shows with more air: air filter, dirt on the air flow sensor, "
                + "a hose behind it that leaks: compare at 2,500 rpm and under load before the sensor is replaced",
            example: "0105=7B, 03=P0101, 0110=0190"),
        now(
            "truck warm now", "", truck: [110], with: lowOfTruck, of: [.coolantTemperature], in: 75..<105,
            when: \.isRunning,
            say:
                "{it} now, so it gets warm: on the road in the cold it shows whether it stays so; coolant level (cold) and "
                + "thermostat, as {roots} says it did not",
            example: "uds, 0105=7B, 1942330C1E=FF FF 02 22 6E 00 12 2F"),
        now(
            "truck not hot now", "", truck: [110], with: highOfTruck, of: [.coolantTemperature], in: 50..<105,
            when: \.isRunning,
            say:
                "{it} now, and was hotter when {roots} was set: coolant level (cold), fan and its clutch, radiator dirty on the "
                + "outside, thermostat and pump, before it is driven on",
            example: "uds, 0105=7B, 1942330C1E=FF FF 02 22 6E 00 10 2F"),
        now(
            "traction battery worn by its own measurement", "P0A7F, P0A80, P3000",
            of: [Signal("batteryHealth", .percent)],
            in: 1..<65, when: { _ in true },
            say:
                "{it}: by its own measurement the traction battery is worn, as {roots} says: have single cells measured before "
                + "the whole battery is replaced",
            example: "electric, 01B2=8C, 03=P0A80"),
        ScanReason(
            "nothing is reduced",
            say:
                "{effects}: {it}: does it dose (crystals at the AdBlue injector, quality of the fluid)? then the NOx sensors, and "
                + "the catalyst last",
            example: "0151=04, 010C=1F40, 010D=50, 0183=03 01 C2 01 AE 00 00 00 00, 03=P20EE"
        ) { facts in
            let found = facts.codes(of: .reductantResult)
            let trucks = facts.scan.otherCodes.filter { $0.code.isAbout([4364, 4094, 3226], outOfRangeOfTruck) }
            guard !found.isEmpty || !trucks.isEmpty, let nox = nitrogenOxides(facts.now), nox.before > 150,
                nox.behind > 0.7 * nox.before
            else { return nil }
            return .init(
                roots: [], effects: found, truckEffects: trucks,
                word: "\(Format.fixed(nox.behind, 0)) ppm of NOx are left of \(Format.fixed(nox.before, 0))")
        },
        ScanReason(
            "reduced as it should be now",
            say:
                "{it} now, so the catalyst works at this moment: what {roots} says comes and goes, or is over: quality and level of "
                + "the AdBlue (DEF), crystals at its injector, and the sensors' connectors, before the catalyst",
            example: "0151=04, 010C=1F40, 010D=50, 0183=03 01 C2 00 20 00 00 00 00, 03=P20EE"
        ) { facts in
            let found = facts.codes(of: "P20EE, P20EF, P20F4, P2BAD")
            let trucks = facts.scan.otherCodes.filter { $0.code.isAbout([4364, 4094], outOfRangeOfTruck) }
            guard !found.isEmpty || !trucks.isEmpty, let nox = nitrogenOxides(facts.now), nox.before > 150,
                nox.behind < 0.3 * nox.before, !facts.has("P2200-P2205, P229E-P22A3")
            else { return nil }
            return .init(
                roots: found, effects: [], truckRoots: trucks,
                word: "\(Format.fixed(nox.behind, 0)) ppm of NOx are left of \(Format.fixed(nox.before, 0))")
        },
    ]

    /// ppm of NOx before and behind the catalyst that reduces it.
    private static func nitrogenOxides(_ moment: Snapshot) -> (before: Double, behind: Double)? {
        for name in ["noxConcentration", "correctedNOxConcentration"] {
            let values = (1...2).compactMap { moment(Signal("\(name)Bank1Sensor\($0)", .partsPerMillion)) }
            // Codes of SAE J1939 for "not available".
            if values.count == 2, values.allSatisfy({ $0 < 3000 }) { return (values[0], values[1]) }
        }
        return nil
    }

    /// What the sensor of a truck's circuit code reads now.
    static let truckValues: [ScanReason] = [
        ScanReason(
            "value of a truck's circuit at its end", say: "{it}",
            example: "uds, 0105=00, 1942330C1E=FF FF 02 22 6E 00 03 2F"
        ) { facts in
            for code in facts.scan.otherCodes where !code.code.hasPassed {
                guard let (value, reading) = SensorCircuit.reading(ofTruck: code.code, facts.now), reading != .plausible
                else { continue }
                return .init(
                    roots: [], effects: [], truckRoots: [code],
                    word: "\(Format.lowercased(value.name)) reads \(value.rounded(in: facts.units)), so the fault of "
                        + "\(code.code.description) is there now\(SensorCircuit.test(value, reading))")
            }
            return nil
        },
        ScanReason(
            "value of a truck's circuit plausible now",
            say:
                "{it} now, which is plausible: the fault of {roots} comes and goes: a loose or wet connector or chafed wire before "
                + "the sensor is replaced",
            example: "uds, 0105=7B, 1942330C1E=FF FF 02 22 6E 00 03 2F"
        ) { facts in
            for code in facts.scan.otherCodes {
                guard let (value, reading) = SensorCircuit.reading(ofTruck: code.code, facts.now), reading == .plausible
                else { continue }
                return .init(
                    roots: [], effects: [], truckRoots: [code],
                    word: "\(Format.lowercased(value.name)) is \(value.rounded(in: facts.units))")
            }
            return nil
        },
    ]

    // MARK: When it was set

    /// A row about a value in the freeze frame of a code.
    private static func frame(
        _ name: String, _ codes: CodeSet, unless others: CodeSet = "",
        where words: @escaping @Sendable (Snapshot, CodeReport, UnitSystem) -> String?, say sentence: String,
        example: String, if condition: @escaping @Sendable (VerdictFacts) -> Bool = { _ in true }
    ) -> ScanReason {
        ScanReason(name, say: sentence, example: example) { facts in
            guard !facts.has(others), condition(facts) else { return nil }
            for code in facts.codes(of: codes) {
                guard let moment = facts.frame(of: code), let words = words(moment, code, facts.units) else { continue }
                return .init(roots: [], effects: [code], word: words)
            }
            return nil
        }
    }

    /// Before what is said of the heat.
    static let framedHeat: [ScanReason] = [
        frame(
            "heat right after a start", .overheated,
            where: { moment, _, units in
                guard let coolant = moment(.coolantTemperature), coolant >= 110,
                    let air = moment(.intakeAirTemperature),
                    air < 35, let seconds = moment(.runTimeSinceStart), seconds < 60
                else { return nil }
                return
                    "\(units.temperature(coolant, 0)), \(Format.fixed(seconds, 0)) s after a start with intake air of "
                    + units.temperature(air, 0)
            },
            say:
                "{effects}, set at {it}: no engine gets that hot so soon: connector, wire and sensor of the coolant temperature; "
                + "look at level and gauge all the same before it is driven",
            example: "03=P0217, frame=P0217 05=AF 0C=1388 0D=00 0F=31 1F=0002")
    ]

    /// What a value was when a code was set.
    static let framed: [ScanReason] = [
        frame(
            "speed lost on the road", "P0500-P0503, P0720-P0723, P215A-P215C", unless: .wheelSpeed + "U0121, U0122",
            where: { moment, _, units in
                guard moment(.vehicleSpeed) == 0, let rpm = moment.rpm, rpm >= 2200, let load = moment(.engineLoad),
                    load >= 45
                else { return nil }
                return "\(units.speed(0, 0)) with \(Format.fixed(rpm, 0)) rpm and \(Format.fixed(load, 0))% load"
            },
            say:
                "{effects}, set at {it}, which is no standstill: the speed signal was lost on the road: wheel speed sensor or output "
                + "speed sensor, its connector and wire, and the codes of the ABS module; at rest it cannot be seen",
            example: "03=P0500, frame=P0500 04=B2 05=82 0C=3200 0D=00 1F=0384"),
        frame(
            "misfire while too hot", .misfire + "P0324-P0326, P0331", unless: .overheated + .coolantSensor,
            where: { moment, _, units in
                moment(.coolantTemperature).flatMap {
                    $0 > OperatingLimits.coolantHotC ? units.temperature($0, 0) : nil
                }
            },
            say:
                "{effects}, set while the coolant was at {it}: the cooling first (level, fan, thermostat, pump), then whether "
                + "coolant gets into a cylinder (head gasket), before plugs, coils and knock sensors",
            example: "03=P0300, frame=P0300 04=60 05=9D 0C=1770 0D=32"),
        frame(
            "rich when the misfire was set", .misfire, unless: .rich + .cylinderCircuits,
            where: { moment, code, _ in
                moment.trim(bank: 1).flatMap { trim in
                    trim <= -OperatingLimits.leanFuelTrimPercent ? "\(Format.fixed(trim, 0))%" : nil
                }
            },
            say:
                "{effects}, set with fuel trims of {it}: it was rich, and plugs get wet: purge valve, leaking injector, fuel "
                + "pressure or an air flow sensor that reads too high, before plugs and coils",
            example: "03=P0300, frame=P0300 04=60 05=82 06=70 07=62 0C=1770 0D=32", if: { !$0.scan.isDiesel }),
        frame(
            "too little pressure in the rail when it was set", .misfire + .lean,
            unless: .fuelSupply + .fuelPressureLow + "P0190-P0194",
            where: { moment, _, units in
                guard moment.isRunning, let pressure = railPressures.lazy.compactMap({ moment($0) }).first else {
                    return nil
                }
                let isLow = moment.isDiesel ? (5000..<15_000).contains(pressure) : (50..<1500).contains(pressure)
                return isLow ? units.quantity(pressure, .kilopascals) : nil
            },
            say:
                "{effects}, set with only {it} in the fuel rail: fuel filter, pump in the tank, then the high-pressure pump and "
                + "its metering valve, before plugs, coils and air leaks",
            example: "03=P0300, frame=P0300 04=B0 05=82 0C=1F40 0D=50 23=0064"),
        frame(
            "misfire at the limit of speed", .misfire, unless: .cylinderCircuits,
            where: { moment, _, _ in
                moment.rpm.flatMap { $0 >= (moment.isDiesel ? 5000 : 6200) ? "\(Format.fixed($0, 0)) rpm" : nil }
            },
            say:
                "{effects}, set at {it}: there the limiter of the engine speed cuts fuel off, and valves may float: was it revved "
                + "or shifted wrongly? clear it; if it comes back at less, plugs and coils, then compression",
            example: "03=P0300, frame=P0300 04=E0 05=82 0C=6590 0D=50"),
        frame(
            "mixture off when the converter was judged", .catalyst,
            unless: .misfire + .lean + .rich,
            where: { moment, code, _ in
                moment.trim(bank: code.bank ?? 1).flatMap { trim in
                    trim.magnitude >= OperatingLimits.leanFuelTrimPercent
                        ? "\(trim > 0 ? "+" : "")\(Format.fixed(trim, 0))%, \(trim > 0 ? "lean" : "rich")" : nil
                }
            },
            say:
                "{effects}, set with fuel trims of {it}: the mixture first (and exhaust leaks), as the converter is not judged "
                + "fairly with it, and is ruined by it",
            example: "03=P0420, frame=P0420 04=50 05=82 06=8C 07=92 0C=1F40 0D=50"),
        frame(
            "knock with hot air", "P0324-P0326, P0331",
            where: { moment, _, units in
                moment(.intakeAirTemperature).flatMap { (65..<150).contains($0) ? units.temperature($0, 0) : nil }
            },
            say:
                "{effects}, set with intake air of {it}: hot air makes an engine really knock: charge air cooler, air duct, octane "
                + "number of the fuel, before the sensor",
            example: "03=P0326, frame=P0326 04=D0 05=82 0C=1F40 0D=50 0F=72"),
    ]
}

extension VerdictFacts {
    /// What is far from where it is commanded to be, and no code says so.
    var unreached: CommandedPart.Deviation? {
        guard engine.isRunning == true, railBelowDemand == nil else { return nil }
        return CommandedPart.deviations(now, isCautious: true, units).first { found in
            !has(found.part.codes) && !hasTruckCode(found.part.numbers)
        }
    }

    package var unreachedFinding: Finding? {
        unreached.map { Finding(text: $0.text, signal: $0.actual, count: 0) }
    }
}
