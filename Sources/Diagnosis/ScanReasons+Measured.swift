import Formats
import OBD
import Telemetry

/// What values say that are measured beside a code: what is demanded and what is reached, what two sensors agree on, and what
/// was so when the code was set.
extension ScanReasons {
    /// V of a narrow-band oxygen sensor that sees a rich mixture, and a lean one.
    private static let (richV, leanV) = (0.75, 0.2)
    /// V: two batteries in series, as trucks have.
    private static let twoBatteriesV = 18.0
    /// Pa, kPa: less than any purge makes while air comes in through the vent; less than an air filter takes.
    private static let (suckedEmptyPa, cloggedInletKpa) = (-2000.0, 15.0)
    /// kPa in the fuel line of port injection, which is regulated to 250 kPa at least.
    private static let lowLineKpa = 60.0...220.0
    /// kPa: what the pump in the tank makes without the high-pressure pump of direct injection.
    private static let tankPumpKpa = 200.0...1000.0
    /// Percent of a valve that stands where it should, and of one that does not.
    private static let (followsPercent, farOffPercent) = (8.0, 50.0)
    /// °C: oil that hot is thin; so hot is an exhaust while its filter is burned off.
    private static let (thinOilC, regenerationC) = (130.0, 550.0)
    /// km from one warm-up to the next: no filter is burned off in such a trip.
    private static let shortTripKm = 8.0

    private static func frozen(_ signal: Signal, _ code: CodeReport) -> Double? {
        code.frozen.first { $0.signal == signal }?.value
    }

    /// By its freeze frame.
    static func isSetOnGasoline(_ code: CodeReport) -> Bool {
        frozen(.fuelType, code).map { [1, 9].contains($0) } == true
    }

    private static func percent(_ value: Double) -> String { "\(Format.fixed(value, 0))%" }

    // MARK: Supply

    /// Goes before the supply.
    static let measuredSupply: [ScanReason] = [
        ScanReason(
            "started with two batteries", about: voltages,
            say:
                "{effects}, set at {it}: no alternator makes that: it was jump-started by a truck or a booster with 24 V, or "
                + "charged; it is {volts} now, so clear it and see whether all lamps and modules work",
            areReports: true, example: "03=P0563, frame=P0563 0C=02BC 0D=00 42=6018"
        ) { facts in
            guard facts.isSupplyGood, !facts.engine.is24V, !facts.engine.hasConverter else { return nil }
            for code in facts.codes(of: "P0563") {
                guard let volts = frozen(.controlModuleVoltage, code), volts >= twoBatteriesV,
                    let rpm = frozen(.engineSpeed, code), rpm < 450
                else { continue }
                return .init(
                    roots: [], effects: [code],
                    word:
                        "\(Format.fixed(volts, 1)) V while the starter turned the engine (\(Format.fixed(rpm, 0)) rpm)")
            }
            return nil
        },
        ScanReason(
            "supply low in READY", about: voltages,
            say:
                "{effects}, set at {it}, where the DC/DC converter should hold 13.5 to 14.7 V: its connectors, ground and cooling "
                + "and the terminals of the 12 V battery, although it is {volts} now; leave orange cables alone",
            example: "015B=80, 010C=0000, 010D=00, 0142=38A4, 03=P0562, frame=P0562 0C=0000 0D=3C 42=2C24"
        ) { facts in
            guard facts.engine.hasConverter, !facts.has(.converter) else { return nil }
            for code in facts.codes(of: .lowSupply) {
                guard let volts = frozen(.controlModuleVoltage, code), volts < OperatingLimits.readyLowV,
                    let speed = frozen(.vehicleSpeed, code), speed > 0
                else { continue }
                return .init(
                    roots: [], effects: [code],
                    word: "\(Format.fixed(volts, 1)) V and \(facts.units.speed(speed, 0))")
            }
            return nil
        },
        ScanReason(
            "traction battery too empty to feed the 12 V battery", about: voltages,
            say:
                "the traction battery is {it} charged: with so little the car stops feeding its 12 V battery ({volts}): plug it in "
                + "first, then see whether the voltage comes back, before converter or battery are replaced; {effects} {follow}",
            areReports: true, example: "electric, 010D=00, 015B=05, 0142=2F44, 03=P0562"
        ) { facts in
            guard facts.engine.hasConverter, let charge = facts.value(Signal("hybridBatteryCharge", .percent)),
                charge < 6, facts.lowVoltage(.perhapsReady) != nil || facts.lowVoltage(.charging) != nil
            else { return nil }
            return .init(
                roots: [], effects: facts.codes(of: .network + .lowSupply + .immobilizer), word: percent(charge))
        },
    ]

    // MARK: Air and fuel

    static let measuredMixture: [ScanReason] = [
        ScanReason(
            "both oxygen sensors say the same", about: fuelTrims,
            say:
                "{it}; two sensors do not err together, so {effects} {are} no fault of a sensor",
            example: "0114=0A 9A, 0115=0C FF, 0106=9A, 0107=A0, 03=P0131 P0171"
        ) { facts in
            guard facts.engine.isRunning == true else { return nil }
            let banks = [Signal.oxygenSensorVoltagesBank1, Signal.oxygenSensorVoltagesBank2]
            let ends: [(CodeSet, CodeSet)] = [
                (.lean + "P0131, P0137, P2195, P2270", .rich + "P0132, P0138, P2196, P2271"),
                (.lean + "P0151, P0157, P2197, P2272", .rich + "P0152, P0158, P2198, P2273"),
            ]
            for (bank, sensors) in banks.enumerated() {
                guard let trim = facts.trim(bank: bank + 1), trim.magnitude >= OperatingLimits.leanFuelTrimPercent,
                    let front = facts.value(sensors[0]), let rear = facts.value(sensors[1])
                else { continue }
                let isLean = trim > 0
                guard isLean ? max(front, rear) <= leanV : min(front, rear) >= richV else { continue }
                let found = facts.codes(of: isLean ? ends[bank].0 : ends[bank].1).filter {
                    ($0.bank ?? bank + 1) == bank + 1
                }
                let volts = "\(Format.fixed(front, 2)) V before the converter and \(Format.fixed(rear, 2)) V behind it"
                let cause =
                    isLean
                    ? "the mixture really is lean: air that is not measured, or too little fuel (filter, pump)"
                    : "the mixture really is rich: fuel pressure, purge valve, injectors, before it damages the converter"
                return found.isEmpty ? nil : .init(roots: [], effects: found, word: "\(volts): \(cause)")
            }
            return nil
        },
        ScanReason(
            "rich while the tank is purged", about: fuelTrims,
            say:
                "{effects} while the purge valve is commanded {it}: fuel vapor is drawn in: pinch off its hose: if the fuel trims "
                + "recover, there is fuel in the charcoal canister (was the tank overfilled?), before injectors and sensors",
            example: "012E=CC, 012F=FF, 0106=72, 0107=68, 03=P0172"
        ) { facts in
            let found = facts.codes(of: .rich)
            guard !found.isEmpty, !facts.richBanks.isEmpty, facts.engine.isRunning == true, facts.engine.speedKmh == 0,
                let purge = facts.value(Signal("commandedPurge", .percent)), purge >= 30, !facts.has(.airFlow + "P0088")
            else { return nil }
            return .init(roots: [], effects: found, word: "\(percent(purge)) open at idle")
        },
        ScanReason(
            "rich as if it were cold", about: fuelTrims + [.coolantTemperature],
            say:
                "{it}: the engine is fueled as if it were cold, so {effects} {follow}: connector and sensor of the coolant "
                + "temperature, coolant level (cold), thermostat, before injectors and fuel pressure",
            example: "0105=3C, 0146=44, 011F=0708, 0106=78, 0107=62, 03=P0172"
        ) { facts in
            let found = facts.codes(of: .rich)
            guard !found.isEmpty, !facts.has(.coolantSensor + .fuelPressureLow + .airFlow),
                facts.engine.isRunning == true,
                !facts.scan.isDiesel, !facts.drawsTooMuchAir
            else { return nil }
            let outside = facts.value(.ambientTemperature).flatMap { outside -> String? in
                guard let coolant = facts.value(.coolantTemperature), (facts.engine.runSeconds ?? 0) >= 600,
                    coolant < outside - 5
                else { return nil }
                return "the coolant reads \(facts.units.temperature(coolant, 0)), which is colder than the air outside "
                    + "(\(facts.units.temperature(outside, 0)))"
            }
            guard let word = outside ?? facts.stillCold else { return nil }
            return .init(roots: [], effects: found, word: word)
        },
        ScanReason(
            "too little pressure in the fuel line", about: fuelTrims,
            say:
                "the fuel pressure is {it}, where 250 to 400 kPa are usual: fuel filter, pump and its supply, pressure regulator, "
                + "before air leaks; {effects} {follow} from it",
            example: "010A=3C, 0106=94, 0107=98, 0108=93, 0109=99, 03=P0171 P0174"
        ) { facts in
            let found = facts.codes(of: .lean + .misfire + "P0087, P008A")
            guard !found.isEmpty, !facts.scan.isDiesel, facts.engine.isRunning == true,
                let pressure = facts.value(Signal("fuelPressure", .kilopascals)), lowLineKpa.contains(pressure)
            else { return nil }
            return .init(roots: [], effects: found, word: facts.units.quantity(pressure, .kilopascals))
        },
        ScanReason(
            "pressure of the tank pump only", about: railPressures,
            say:
                "the fuel rail holds {it}, no more than the pump in the tank makes, and the engine runs on that: the high-pressure "
                + "pump does not deliver: its metering valve and connector, its tappet and the cam; {effects} {follow}",
            example: "0123=0032, 03=P0087, 010C=0C80"
        ) { facts in
            let found = facts.codes(of: "P0087, P228C, P2293, P0089")
            guard !found.isEmpty, !facts.scan.isDiesel, facts.engine.isRunning == true,
                !facts.has(.fuelPump + "P0001-P0004, P0090-P0092, P0190-P0194, P008A"),
                let pressure = railPressures.lazy.compactMap(facts.value).first, tankPumpKpa.contains(pressure)
            else { return nil }
            return .init(
                roots: [], effects: found + facts.codes(of: .lean + .misfire),
                word: facts.units.quantity(pressure, .kilopascals))
        },
        ScanReason(
            "air flow sensor that reads too little", about: fuelTrims + [.massAirFlow],
            say:
                "{it}, and the fuel trims say lean: the air flow sensor reads too little (dirt): clean it, and look at the "
                + "hose behind it; {effects} {follow}",
            example: "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=61, 0106=90, 0107=98, 011F=0708, 03=P0171"
        ) { facts in
            let found = facts.codes(of: .lean)
            guard !found.isEmpty, !facts.leanBanks.isEmpty, facts.value(.massAirFlow) != nil,
                let text = facts.littleAirText
            else { return nil }
            return .init(roots: [], effects: found, word: text)
        },
        ScanReason(
            "throttle that does not follow", about: [.throttlePosition],
            say:
                "{effects}: {it}: the demand arrives and the plate does not move: dirt or ice on it, its motor, connector and "
                + "wires; the pedal is sound",
            example: "014C=80, 0111=1F, 010C=1770, 010D=28, 03=P2101"
        ) { facts in
            let found = facts.codes(of: "P2100-P2103, P2106, P2110-P2112, P2118, P2119, P0638, P0121, P0068")
            let plates = [Signal.throttlePosition, Signal("relativeThrottlePosition", .percent)].compactMap(facts.value)
            guard !found.isEmpty, let demand = facts.value(Signal("commandedThrottle", .percent)),
                let nearest = plates.min(by: { ($0 - demand).magnitude < ($1 - demand).magnitude }),
                (nearest - demand).magnitude >= OperatingLimits.stuckActuatorPercent
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "the throttle is commanded to \(percent(demand)) and stands at \(percent(nearest))")
        },
        ScanReason(
            "compressor that gets no air", about: [.intakeManifoldPressure],
            say:
                "{effects}: {it}: the turbocharger cannot draw in what does not come: air filter (clogged, wet, snow) and the "
                + "intake hose (collapsed), before the turbocharger",
            example: "010C=2EE0, 010D=5A, 010B=8C, 0133=63, 016F=01 46 00, 03=P0299"
        ) { facts in
            let found = facts.codes(of: "P0299, P2263")
            let signals = ["A", "B"].map { Signal("compressorInletPressure\($0)", .kilopascals) }
            guard !found.isEmpty, let inlet = signals.lazy.compactMap(facts.value).first,
                let outside = facts.value(.barometricPressure), inlet <= outside - cloggedInletKpa
            else { return nil }
            let texts = [inlet, outside].map { facts.units.quantity($0, .kilopascals) }
            return .init(roots: [], effects: found, word: "\(texts[0]) before the compressor, and \(texts[1]) outside")
        },
        ScanReason(
            "charge air that is not cooled", about: [.intakeAirTemperature],
            say:
                "{effects}: {it}: the charge air cooler does not cool: dirt on its outside, or the level and the pump of its own "
                + "coolant, before the sensor",
            example: "010C=2328, 010D=64, 010B=82, 0133=63, 0146=3C, 010F=73, 03=P0127"
        ) { facts in
            let found = facts.codes(of: "P0127, P0111, P00F0-P00F5, P007B, P007E")
            guard !found.isEmpty, let air = facts.value(.intakeAirTemperature),
                let outside = facts.value(.ambientTemperature), air >= outside + 35,
                let speed = facts.engine.speedKmh, speed >= 50,
                let pressure = facts.value(.intakeManifoldPressure),
                let around = facts.value(.barometricPressure), pressure > around + 10
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(facts.units.temperature(air, 0)) in the intake at \(facts.units.speed(speed, 0)) and "
                    + "\(facts.units.temperature(outside, 0)) outside")
        },
    ]

    // MARK: Recirculation, vapor and timing

    static let measuredParts: [ScanReason] = [
        ScanReason(
            "recirculation valve that stays open", about: [.engineSpeed, .intakeManifoldPressure],
            say:
                "the exhaust gas recirculation valve is commanded shut and is open ({it}): carbon under its seat, or a connector: "
                + "clean it before plugs and coils; exhaust gas at idle makes {effects}",
            example: "012C=00, 012D=FF, 010C=08FC, 010D=00, 03=P0404 P0300"
        ) { facts in
            guard let command = facts.value(Signal("commandedEGR", .percent)), command <= 2,
                let error = facts.value(Signal("egrError", .percent)), error >= farOffPercent,
                facts.engine.isRunning == true
            else { return nil }
            let found = facts.codes(of: "P0400, P0402-P0406, P0409, P042E, P0505, P0506" + .misfire)
            return found.isEmpty ? nil : .init(roots: [], effects: found, word: "an error of +\(percent(error))")
        },
        ScanReason(
            "recirculation valve that hardly opens",
            say:
                "the exhaust gas recirculation valve is commanded {it}: it sticks shut: its connector, vacuum hose or motor and "
                + "soot, before the passages; {effects} {follow}",
            example: "012C=4D, 012D=08, 03=P0401"
        ) { facts in
            let found = facts.codes(of: "P0400, P0401, P0403-P0406, P0409, P042F")
            guard !found.isEmpty, facts.engine.isRunning == true,
                let command = facts.value(Signal("commandedEGR", .percent)), command >= 10,
                let error = facts.value(Signal("egrError", .percent)), error <= -farOffPercent
            else { return nil }
            return .init(
                roots: [], effects: found, word: "\(percent(command)) open, with an error of \(percent(error))")
        },
        ScanReason(
            "recirculation that is clogged",
            say:
                "{effects}: {it}: the valve does what it should, and the way of the gas does not: soot in its cooler and passages, "
                + "or in the pipes of its sensor; another valve would not help",
            example: "0151=04, 0169=07 66 64 7D 00 00 00, 010C=1F40, 010D=46, 03=P0401"
        ) { facts in
            let found = facts.codes(of: "P0400, P0401")
            guard !found.isEmpty, facts.engine.isRunning == true, !facts.has("P0402-P0409, P042E, P042F" + .airFlow),
                let command = facts.value(Signal("commandedEGRA", .percent))
                    ?? facts.value(Signal("commandedEGR", .percent)), command >= 15
            else { return nil }
            let actual =
                facts.value(Signal("actualEGRA", .percent))
                ?? facts.value(Signal("egrError", .percent)).map { command * (1 + $0 / 100) }
            guard let actual, (actual - command).magnitude < followsPercent else { return nil }
            return .init(
                roots: [], effects: found, word: "\(percent(command)) are commanded and \(percent(actual)) reached")
        },
        ScanReason(
            "vent of the tank that is shut",
            say:
                "{effects}: {it} in the tank: no air comes in: the vent valve at the canister is stuck shut, or its filter clogged "
                + "(dust, insects); this is no leak",
            example: "0132=C180, 012E=66, 03=P0446"
        ) { facts in
            let found = facts.codes(of: "P0440, P0441, P0446-P0448, P0496")
            let signals = ["vapourPressure", "vapourPressureWideRange"].map { Signal($0, .pascals) }
            guard !found.isEmpty, !facts.has("P0449-P0454, P0498, P0499"),
                let pressure = signals.lazy.compactMap(facts.value).first, pressure <= suckedEmptyPa
            else { return nil }
            return .init(roots: [], effects: found, word: facts.units.quantity(pressure / 1000, .kilopascals))
        },
        ScanReason(
            "engine that turns too easily",
            say:
                "{effects}: {it}: the engine turns without compression: the timing belt is torn or the chain is off: do not "
                + "crank on, and look at it before any sensor",
            example: "010C=0708, 011F=0000, 010D=00, 0142=2968, 010B=63, 0133=63, 03=P0340"
        ) { facts in
            let found = facts.codes(of: .camSensors + .cam16)
            guard !found.isEmpty, !facts.has(.crankSensors), facts.engine.runSeconds == 0,
                let rpm = facts.value(.engineSpeed), (300..<700).contains(rpm),
                let volts = facts.supplyVolts, volts < OperatingLimits.notReadyLowV,
                let pressure = facts.value(.intakeManifoldPressure), let outside = facts.value(.barometricPressure),
                pressure >= outside - 6
            else { return nil }
            return .init(
                roots: [], effects: found,
                word:
                    "the starter turns it at \(Format.fixed(rpm, 0)) rpm, faster than against compression, and there is no "
                    + "vacuum in the intake manifold")
        },
        ScanReason(
            "misfire on gasoline only",
            say:
                "{effects}, set while it ran on gasoline, so the gas system is not the cause: plug and coil first, then compression "
                + "(valve seats wear on gas) and the injector of gasoline",
            example: "0151=0C, 03=P0302, frame=P0302 04=40 05=82 0C=0AF0 0D=00 51=09"
        ) { facts in
            guard facts.gas != nil, !facts.has(.cylinderCircuits) else { return nil }
            let found = facts.codes(of: .misfire).filter(isSetOnGasoline)
            return found.isEmpty ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "gas that is not evaporated",
            say:
                "the engine stays cold ({it}), so the evaporator of the gas is not heated enough and liquid gas gets through: "
                + "thermostat and coolant level first, on gasoline until then; {effects} {follow}",
            example: "0151=0C, 0105=5C, 011F=0960, 010C=1D4C, 010D=46, 03=P0128 P0300"
        ) { facts in
            let roots = facts.codes(of: "P0125, P0126, P0128")
            let found = facts.codes(of: .misfire + .lean + .rich)
            guard facts.gas != nil, !found.isEmpty, !facts.has(.coolantSensor),
                let cold = facts.stillCold ?? (roots.isEmpty ? nil : Format.list(roots.map(\.written.description)))
            else { return nil }
            return .init(roots: roots, effects: found, word: cold)
        },
    ]

    // MARK: Exhaust of diesels

    static let measuredExhaust: [ScanReason] = [
        ScanReason(
            "one exhaust sensor against its neighbors",
            say:
                "{effects}: {it}: that sensor or its connector is wrong, and nothing glows: replace it first, as no filter is "
                + "burned off without it",
            example: "0151=04, 010C=0C80, 010D=00, 0178=03 2904 0898 0000 0000, 03=P2428"
        ) { facts in
            let found = facts.codes(
                of: overheatedFilter + exhaustTemperatureSensors + "P246E, P246F, P2470-P2475")
            let all = facts.scan.values.map(\.value).filter { value in
                value.signal.unit == .degreesCelsius && value.value != nil
                    && ["filter inlet", "filter outlet", "exhaust gas temperature"].contains(
                        where: value.name.lowercased().contains)
            }.sorted { ($0.value ?? 0) > ($1.value ?? 0) }
            guard !found.isEmpty, facts.engine.isRunning == true, all.count >= 2, let first = all[0].value,
                let second = all[1].value, first >= 600, first - second >= 400, facts.engine.isIdling
            else { return nil }
            return .init(
                roots: [], effects: found,
                word:
                    "\(Format.lowercased(all[0].name)) reads \(all[0].rounded(in: facts.units)) at idle, and its neighbor "
                    + all[1].rounded(in: facts.units))
        },
        ScanReason(
            "filter that is being burned off",
            say:
                "a regeneration of the filter is running ({it}): keep driving, and do not switch off before it is finished; then "
                + "see whether {effects} {come} back",
            example: "0151=04, 010C=1D4C, 010D=50, 017C=03 1964 1A2C 0000 0000, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull)
            let isBurning = facts.value(Signal("filterRegeneration", .none)) == 1
            let values = ["Inlet", "Outlet"].compactMap { place in
                facts.value(Signal("filter\(place)TemperatureBank1", .degreesCelsius))
            }
            let isHot = values.count == 2 && values.allSatisfy { (regenerationC..<800).contains($0) }
            guard !found.isEmpty, facts.engine.isRunning == true, isBurning || isHot else { return nil }
            return .init(
                roots: [], effects: found,
                word: values.isEmpty
                    ? "the car says so" : Format.list(values.map { facts.units.temperature($0, 0) }) + " at the filter")
        },
        ScanReason(
            "short trips and a filter",
            say:
                "{it}: on short trips no regeneration is finished, so {effects} {follow}: a long drive or a repair shop burns it "
                + "off; check the oil level, as fuel gets into it",
            example: "0151=04, 0130=32, 0131=00BE, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull + "P252F")
            guard !found.isEmpty, facts.scan.isDiesel, let count = facts.value(.warmUpsSinceClear), count >= 10,
                count < 255, let km = facts.value(.distanceSinceClear), km / count < shortTripKm,
                !facts.has("P0125, P0126, P0128, P2452-P2456" + exhaustTemperatureSensors)
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(Format.fixed(count, 0)) warm-ups in \(facts.units.distance(km, 0))")
        },
        ScanReason(
            "AdBlue that runs out",
            say:
                "the AdBlue (DEF) tank is {it} full, so its pump draws air: fill it first (10 liters, then the ignition on for a "
                + "while), before pump, filter and lines; {effects} {follow}",
            example: "0151=04, 0180=08000001, 0185=04 0000 0000 08 00000000, 03=P20E8"
        ) { facts in
            let found = facts.codes(of: .reductantResult + "P20E8, P20E9, P208B, P203F")
            guard !found.isEmpty, !facts.has("P203A-P203E, P208A, P208C, P208D"), let level = reagentLevel(facts),
                level < OperatingLimits.reagentLowPercent
            else { return nil }
            return .init(roots: [], effects: found, word: percent(level))
        },
        ScanReason(
            "filter of a truck that is empty by its pressure",
            say:
                "the pressure at the particulate filter is {it}, that of an empty one: hoses and sensor of that pressure, or a "
                + "computed soot load that was not reset after a repair, before {effects} {are} believed and it is regenerated",
            example: "uds, 017A=01 0032 0000 0000, 0110=4E20, 010C=1900, 010D=50, 1942330C1E=FF FF 02 62 87 0E 10 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([3719, 5319, 3251, 4781], highOfTruck) }
            guard !found.isEmpty, let text = facts.emptyFilterText else { return nil }
            return .init(roots: [], effects: [], truckEffects: found, word: text)
        },
        ScanReason(
            "oil of a truck that is hot by its value", about: [.engineOilTemperature],
            say:
                "the oil is at {it}, and hot oil is thin, so {effects} {follow}: switch it off and let it cool: level and quality "
                + "of the oil (fuel in it?), the oil cooler and its thermostat, the coolant",
            example: "uds, 015C=AF, 1942330C1E=FF FF 02 62 64 00 12 2F"
        ) { facts in
            let found = facts.scan.otherCodes.filter { $0.code.isAbout([100], lowOfTruck) }
            guard !found.isEmpty, let celsius = facts.value(.engineOilTemperature), celsius >= thinOilC else {
                return nil
            }
            return .init(roots: [], effects: [], truckEffects: found, word: facts.units.temperature(celsius, 0))
        },
        ScanReason(
            "oil that is hot by its value", about: [.engineOilTemperature],
            say:
                "the oil is at {it}, and hot oil is thin, so {effects} {follow}: let it cool: its level, grade and cooler, then "
                + "the parts that it moves",
            example: "015C=B4, 03=P0011"
        ) { facts in
            let found = facts.codes(of: .oilDriven + "P0521, P0524, P06DD")
            guard !found.isEmpty, let celsius = facts.value(.engineOilTemperature), celsius >= thinOilC,
                !facts.contradictions.contains(where: { $0.signal == .engineOilTemperature })
            else { return nil }
            return .init(roots: [], effects: found, word: facts.units.temperature(celsius, 0))
        },
    ]

    /// After all that says more: what is right at this moment.
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

extension VerdictFacts {
    /// "0.5 kPa at 200 g/s of air", if that is the pressure of a particulate filter without soot.
    var emptyFilterText: String? {
        // With that much air, a filter that is full has several times the pressure of an empty one.
        let (muchAirGps, emptyKpaPerGps) = (60.0, 0.035)
        guard engine.isRunning == true, let air = value(.massAirFlow), air >= muchAirGps,
            let pressure = Signal.filterPressureDifferences.lazy.compactMap(value).first,
            (0.2..<air * emptyKpaPerGps).contains(pressure)
        else { return nil }
        return "\(units.quantity(pressure, .kilopascals)) at \(Format.fixed(air, 0)) g/s of air"
    }

    /// By its sensor, the engine draws more air at idle than any does.
    var drawsTooMuchAir: Bool {
        let idleAirGps = 10.0
        return engine.isIdling && engine.speedKmh == 0 && value(.massAirFlow).map { $0 >= idleAirGps } == true
    }

    /// A confirmed code of hot charge air that values prove.
    package var uncooledCharge: Finding? {
        let proven = explanations.filter { $0.reason == "charge air that is not cooled" }.flatMap(\.effects)
        return leading.first { $0.mainStatus == .confirmed && proven.contains($0.written) }.map(finding)
    }

    /// The coolant is low, and the engine is already hot.
    package var boilingAway: Finding? {
        guard isHot, let celsius = value(.coolantTemperature) else { return nil }
        let text = "engine coolant temperature is \(units.temperature(celsius, 0))"
        if let code = codes.first(where: { "\($0.code)" == "P2560" && $0.hasPassed != true }) {
            return Finding(text: "\(text), and \(self.text(code))", code: code.written, count: 2)
        }
        guard let low = otherCode(where: { $0.code.isAbout([111], ScanReasons.lowOfTruck) && !$0.code.hasPassed })
        else {
            return nil
        }
        return Finding(text: "\(text), and \(low.text)", truckCode: low.truckCode, count: 2)
    }

    /// Hot in the airstream of frost, where a small part of the radiator is enough.
    package var hotInFrost: Finding? {
        guard let reading = readings.first(where: { $0.value.signal == .coolantTemperature }),
            reading.sensorFault == nil,
            let celsius = reading.value.value, celsius >= 110, !isCoolantContradicted,
            let outside = value(.ambientTemperature), (-38..<3).contains(outside),
            let speed = engine.speedKmh, speed >= 60
        else { return nil }
        return Finding(
            text: "\(text(reading)) at \(units.speed(speed, 0)) and \(units.temperature(outside, 0)) outside",
            signal: .coolantTemperature, count: 0)
    }

    /// Much less pressure in the rail of a diesel than is demanded, under load.
    package var railBelowDemand: Finding? {
        guard scan.isDiesel, engine.isRunning == true, value(.engineSpeed).map({ $0 >= 1200 }) == true,
            value(.engineLoad).map({ $0 >= 50 }) == true, !has(.fuelPressureLow + "P0190-P0194"),
            let rail = demanded("commandedFuelRailPressureA", "fuelRailPressureA", .kilopascals),
            rail.actual < 0.8 * rail.demand, rail.demand >= 50_000
        else { return nil }
        return Finding(
            text: "fuel rail pressure is \(units.quantity(rail.actual, .kilopascals)), and "
                + "\(units.quantity(rail.demand, .kilopascals)) are demanded",
            signal: Signal("fuelRailPressureA", .kilopascals), count: 0)
    }
}
