import Formats
import OBD
import Telemetry

/// What a single value, a frame, or the time since codes were cleared says of a code, before anything else does.
extension ScanReasons {
    /// °C below which water freezes in hoses and at a throttle plate for certain.
    private static let icyC = -38.0 ... -4.0
    /// °C: an exhaust sensor without contact reads that.
    private static let openExhaustC = -30.0
    private static let cylinderDeactivation: CodeSet = "P3400-P3497"
    private static let catalystReduction: CodeSet = "P20EE, P20EF, P20F4, P2BAD"

    static let observed: [ScanReason] = [
        ScanReason(
            "wheel speed sensors of one axle",
            say:
                "{effects}: both sensors of one axle seldom fail together: what was worked on there, or what both cables "
                + "share: connectors that are off or wet, cables chafed or pulled, before sensors or the ABS module",
            example: "7EB 03=C0037 C003A, 03="
        ) { facts in
            let found = facts.codes(of: .wheelSpeed)
            let axles = ["front", "rear"].map { axle in found.filter { $0.description.lowercased().contains(axle) } }
            guard let pair = axles.first(where: { Set($0.map(\.code)).count == 2 }), found.count == 2 else {
                return nil
            }
            return .init(roots: [], effects: pair)
        },
        ScanReason(
            "throttle in frost",
            say:
                "{effects}, set at {it}: ice or sludge at the throttle plate, from moisture of the crankcase ventilation: dry "
                + "and clean it, and check the ventilation and its heater, before a throttle body is bought",
            example: "03=P2119, frame=P2119 05=14 0C=0C80 0F=13"
        ) { facts in
            let found = facts.codes(of: .throttle + "P2119, P0505-P0507")
            for code in found {
                let celsius = [Signal.ambientTemperature, .intakeAirTemperature].lazy.compactMap { signal in
                    code.frozen.first { $0.signal == signal }?.value
                }.first
                guard let celsius, icyC.contains(celsius) else { continue }
                return .init(roots: [], effects: [code], word: facts.units.temperature(celsius, 0))
            }
            return nil
        },
        ScanReason(
            "cylinder that is cut off", roots: cylinderDeactivation, effects: .misfire,
            at: { $0.cylinder.map(String.init) },
            say:
                "the cylinder deactivation ({roots}): its valve, connector and wires, and a lifter that has collapsed, before "
                + "spark plugs and coils; {effects} {follow}",
            example: "03=P0307 P3449"),
        ScanReason(
            "hot soon after work", about: [.coolantTemperature],
            say:
                "too hot, and {it}: if the cooling system was opened, air is trapped in it or coolant is low: let it cool down, "
                + "fill up and bleed it before any part is suspected; {effects} {follow}",
            example: "0105=9C, 011F=0258, 0130=01, 0131=0006, 0101=81 07 65 65, 03=P0217"
        ) { facts in
            let found = facts.codes(of: .overheated)
            guard wasClearedJustNow(facts), let clearing = facts.clearing, !found.isEmpty || facts.isHot,
                !facts.has(.fan + .misfire)
            else { return nil }
            return .init(roots: [], effects: found, word: clearing.sentence)
        },
        ScanReason(
            "exhaust that is clogged", about: [.intakeManifoldPressure],
            say:
                "{it}: exhaust gas cannot get out: the exhaust is clogged, usually by a converter that has melted or crumbled "
                + "({effects}): measure the back pressure before the front oxygen sensor, and find what overheated it",
            example:
                "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=61, 011F=0708, 0101=81 07 65 00, 03=P0420"
        ) { facts in
            guard let word = facts.cloggedExhaustText else { return nil }
            let found = facts.codes(of: .catalyst)
            return found.isEmpty ? nil : .init(roots: [], effects: found, word: word)
        },
        ScanReason(
            "converter that passes its test",
            say:
                "{effects}, but the latest test of the converter passes ({it}), so it is not worn out now: look for an exhaust "
                + "leak, an earlier misfire and an update of the software, clear the code and test again",
            example: "03=P0420, 0600=00000001, 0620=80000000, 0621=80 20 00 40 00 00 01 00"
        ) { facts in
            let found = facts.codes(of: .catalyst)
            let tests = facts.scan.testResults.filter { 0x21...0x24 ~= $0.monitor && $0.scalingID != nil && $0.wasRun }
            guard Set(found.map(\.code)).count == 1, facts.richBanks.isEmpty, !tests.isEmpty,
                tests.allSatisfy({ $0.passed == true && !$0.isNearLimit }), !facts.has(.misfire),
                let test = tests.first, let limit = test.maximum ?? test.minimum
            else { return nil }
            let its = found.filter { code in tests.contains { Int($0.monitor) - 0x20 == code.bank } }
            let texts = [test.value, limit].map { Format.fixed($0, 2) }
            return its.isEmpty
                ? nil : .init(roots: [], effects: its, word: "\(texts[0]) with a limit of \(texts[1])")
        },
        ScanReason(
            "diesel that ran away",
            say:
                "{effects}, {it}: it ran on its own oil or on fuel from the intake: turbocharger, oil level, crankcase "
                + "ventilation; do not start it before the intake has been looked at",
            example: "0151=04, 03=P0219, frame=P0219 04=00 05=84 0C=4FB0 0D=00"
        ) { facts in
            facts.runaway.map { .init(roots: [], effects: [$0.code], word: $0.text) }
        },
        ScanReason(
            "recirculation judged by the air flow sensor",
            say:
                "the recirculation valve is shut ({it}), and {effects} {are} computed with the air flow: the air flow sensor "
                + "({roots}) reads too low: it, its connector and leaks behind it, before the valve",
            example: "0151=04, 010C=2710, 0169=07 00 00 80 00 00 00, 03=P0101 P0402"
        ) { facts in
            let (roots, found) = (facts.codes(of: .airFlow), facts.codes(of: "P0400-P0402, P042E"))
            let signals = ["commandedEGRA", "actualEGRA"].map { Signal($0, .percent) }
            guard facts.engine.isRunning == true, !roots.isEmpty, !found.isEmpty,
                let commanded = facts.value(signals[0]), let actual = facts.value(signals[1]),
                max(commanded, actual) < 4
            else { return nil }
            return .init(
                roots: roots, effects: found,
                word: "\(Format.fixed(commanded, 0))% commanded, \(Format.fixed(actual, 0))% reached")
        },
        ScanReason(
            "pressure of the oil that injects", roots: "P2285-P2291", effects: "P0087, P0300-P0308", isEnough: true,
            say:
                "the injectors are driven by engine oil under pressure ({roots}): oil level first, then the connector of the "
                + "injector control pressure sensor (oil in it?), regulator, leaks at the oil rail, high-pressure oil pump; "
                + "{effects} {follow}",
            example: "0151=04, 010C=02BC, 011F=0000, 0142=2904, 03=P2291"),
        ScanReason(
            "exhaust sensor without contact",
            say:
                "{effects}: {it}: that sensor or its wire is open, and without it the filter is not burned off: connector and "
                + "temperature sensor first, then a regeneration; not another filter",
            example: "0151=04, 010C=1D4C, 011F=0708, 017C=03 00 00 0B B8 00 00 00 00, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull)
            guard !found.isEmpty, facts.engine.isRunning == true, (facts.engine.runSeconds ?? 0) > 300 else {
                return nil
            }
            let value = facts.scan.values.map(\.value).first { value in
                value.signal.unit == .degreesCelsius && value.value.map { $0 <= openExhaustC } == true
                    && ["filter", "exhaust gas temperature"].contains(where: value.name.lowercased().contains)
            }
            return value.map { value in
                .init(
                    roots: [], effects: found,
                    word: "\(Format.lowercased(value.name)) reads \(value.rounded(in: facts.units)) in a running engine"
                )
            }
        },
        ScanReason(
            "dosed, and nothing is reduced",
            say:
                "{effects}: {it}: dosing is no lack: test the AdBlue (DEF) with a refractometer, look for crystals at its injector, "
                + "then NOx sensors and catalyst",
            example:
                "0151=04, 010C=1F40, 0180=28000001, 0183=03 01 C2 01 AE 00 00 00 00, 0185=07 00 C8 00 C8 B3 00 00 00 00, "
                + "03=P20EE"
        ) { facts in
            let found = facts.codes(of: catalystReduction)
            let nox = facts.scan.values.map(\.value).filter { $0.signal.unit == .partsPerMillion }.compactMap(\.value)
            guard !found.isEmpty, nox.count >= 2, nox[0] > 150, nox[1] > 0.7 * nox[0],
                let rate = facts.value(Signal("reagentRate", .litresPerHour)),
                let demand = facts.value(Signal("demandedReagentRate", .litresPerHour)), rate > 0.05,
                rate >= 0.8 * demand
            else { return nil }
            let texts = nox.prefix(2).map { Format.fixed($0, 0) }
            return .init(
                roots: [], effects: found,
                word: "\(texts[1]) ppm of NOx are left of \(texts[0]) while as much is dosed as demanded")
        },
        ScanReason(
            "request for the light", say: "{effects} only {report} that another module wants the light on: {it}",
            areReports: true, example: "03=P0AC4, 7EA 03=P0AA6"
        ) { facts in
            let requests = facts.codes(of: .lightRequests - "P0700")
            let areas = Set(requests.compactMap(\.entry?.area))
            let roots = facts.codes(of: CodeSet(areas: areas) - .lightRequests - .lostCommunication)
            let explained = requests.filter { request in
                roots.contains { $0.entry?.area == request.entry?.area }
            }
            return explained.isEmpty
                ? nil
                : .init(
                    roots: roots, effects: explained,
                    word: Format.list(roots.map(\.written.description)) + (roots.count == 1 ? " says why" : " say why"))
        },
        ScanReason(
            "request for the light, and its module is not read",
            say:
                "{roots} only says that another module wants the light on, whose own codes are not in this list: they come "
                + "first, by a scan of all modules (--all-modules, or a tool for this make)",
            example: "03=P25A2"
        ) { facts in
            let requests = facts.codes(of: .lightRequests - "P0700")
            let areas = Set(requests.compactMap(\.entry?.area))
            return requests.isEmpty || facts.has(CodeSet(areas: areas) - .lightRequests)
                ? nil : .init(roots: requests, effects: [])
        },
        ScanReason(
            "injectors cut off on gas",
            say:
                "{effects} at once while it runs on {it}: there the gasoline injectors are cut off and simulated: the emulator of the gas "
                + "system, its connector and supply, before any injector",
            example: "0151=0C, 03=P0201 P0202 P0203 P0204"
        ) { facts in
            let found = facts.codes(of: .cylinderCircuits).filter {
                $0.entry?.component.hasPrefix("fuel injector") == true
            }
            guard let gas = facts.gas, Set(found.map(\.code)).count >= 3, facts.engine.isRunning == true else {
                return nil
            }
            return .init(roots: [], effects: found, word: gas)
        },
        ScanReason(
            "mixture off without a code", about: Signal.longTermFuelTrims + Signal.shortTermFuelTrims,
            say: "{it}",
            example: "0106=A2, 0107=80, 0130=00, 0131=0004, 0101=00 07 65 65, 03=, 07="
        ) { facts in
            facts.mixtureOff.map { found in
                let light =
                    facts.clearing?.ago != nil
                    ? "the codes were cleared, not the fault: the light will be back" : "the code comes later"
                let cause =
                    found.isLean
                    ? "an air leak behind the air flow sensor, or too little fuel pressure"
                    : "purge valve stuck open, leaking injector, fuel pressure or air flow sensor"
                return .init(
                    roots: [], effects: [], word: "\(Format.lowercased(found.finding.text)): \(cause); \(light)")
            }
        },
    ]
}

extension VerdictFacts {
    /// "at 90% throttle and 96 kPa in the manifold it gets 38% of its air", of an engine that cannot exhale.
    var cloggedExhaustText: String? { leanBanks.isEmpty ? littleAirText : nil }

    /// The same of an engine that gets little air, or whose air flow sensor says so.
    var littleAirText: String? {
        guard engine.isRunning == true, !scan.isDiesel, !engine.isHybrid, let rpm = value(.engineSpeed), rpm >= 1800,
            let throttle = value(.throttlePosition), throttle >= 70, let pressure = value(.intakeManifoldPressure),
            let outside = value(.barometricPressure), pressure >= outside - 8,
            let load = value(.engineLoad), load < 55
        else { return nil }
        return
            "at \(Format.fixed(throttle, 0))% throttle and \(units.quantity(pressure, .kilopascals)) in the manifold it "
            + "takes only \(Format.fixed(load, 0))% of its air"
    }

    var cloggedExhaust: Finding? {
        guard let text = cloggedExhaustText else { return nil }
        let code = codes.first(where: CodeSet.catalyst.contains)
        return Finding(
            text: text + (code.map { ", and \(self.text($0))" } ?? ""), code: code?.written,
            signal: .intakeManifoldPressure, count: code == nil ? 0 : 1)
    }

    /// A diesel engine that turned too fast while nobody wanted it to.
    var runaway: (code: CodeReport, text: String)? {
        guard scan.isDiesel else { return nil }
        for code in codes where code.code.description == "P0219" && code.hasPassed != true {
            func frozen(_ signal: Signal) -> Double? { code.frozen.first { $0.signal == signal }?.value }
            guard let rpm = frozen(.engineSpeed), rpm >= 4000, frozen(.vehicleSpeed) == 0,
                let load = frozen(.engineLoad), load < 10
            else { continue }
            return (code, "set at \(Format.fixed(rpm, 0)) rpm at a standstill, without load")
        }
        return nil
    }

    /// Long and short-term trims together far from zero, and no code for it yet: within some kilometers of a clearing, or by
    /// more than sets one.
    var mixtureOff: (finding: Finding, isLean: Bool)? {
        let isCleared = clearing?.ago != nil && value(.distanceSinceClear).map { $0 <= 50 } == true
        let limit = isCleared ? OperatingLimits.codeFuelTrimPercent : 1.3 * OperatingLimits.codeFuelTrimPercent
        guard engine.isRunning == true, !has(.lean + .rich), isCleared || engine.isWarm && engine.isClosedLoop != false
        else { return nil }
        let trims = [1, 2].compactMap { bank in trim(bank: bank).map { (bank, $0) } }
        // Banks that contradict each other are something else.
        guard
            trims.allSatisfy({ $0.1 > 0 }) || trims.allSatisfy({ $0.1 < 0 }) || trims.count == 1
                || trims.contains(where: { $0.1.magnitude < OperatingLimits.evenFuelTrimPercent }),
            let (bank, sum) = trims.first(where: { $0.1.magnitude >= limit })
        else { return nil }
        let isLean = sum > 0
        let finding = Finding(
            text: "Fuel trims of bank \(bank) are \(isLean ? "+" : "")\(Format.fixed(sum, 0))% "
                + "(\(isLean ? "lean" : "rich"))",
            signal: Signal.longTermFuelTrims[bank - 1], count: 0)
        return (finding, isLean)
    }

    /// The oil boils while the coolant's sensor reads cold: it is not in the coolant.
    var coolantGone: Finding? {
        guard let oil = value(.engineOilTemperature), oil >= 130,
            let found = contradictions.first(where: { $0.signal == .coolantTemperature }),
            let coolant = value(.coolantTemperature), coolant < oil - 40
        else { return nil }
        return Finding(
            text: "engine oil is at \(units.temperature(oil, 0)), and the coolant's sensor reads "
                + "\(units.temperature(coolant, 0))", signal: found.signal)
    }
}
