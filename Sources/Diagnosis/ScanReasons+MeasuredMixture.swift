import Formats
import OBD
import Telemetry

/// What values say that are measured beside a code of air and fuel.
extension ScanReasons {
    /// V of a narrow-band oxygen sensor that sees a rich mixture, and a lean one.
    static let (richV, leanV) = (0.75, 0.2)
    /// kPa: less than an air filter takes.
    private static let cloggedInletKpa = 15.0
    /// kPa in the fuel line of port injection, which is regulated to 250 kPa at least.
    private static let lowLineKpa = 60.0...220.0
    /// kPa: what the pump in the tank makes without the high-pressure pump of direct injection.
    private static let tankPumpKpa = 200.0...1000.0

    static let measuredMixture: [ScanReason] = [
        ScanReason(
            "both oxygen sensors say the same", about: fuelTrims,
            say:
                "{it}; two sensors do not err together, so {effects} {are} no fault of a sensor",
            example: "0114=0A 9A, 0115=0C FF, 0106=9A, 0107=A0, 03=P0131 P0171"
        ) { facts in
            guard facts.engine.isRunning == true else { return nil }
            let rear = [Signal.oxygenSensorVoltagesBank1[1], Signal.oxygenSensorVoltagesBank2[1]]
            let ends: [(CodeSet, CodeSet)] = [
                (.lean + "P0131, P0137, P2195, P2270", .rich + "P0132, P0138, P2196, P2271"),
                (.lean + "P0151, P0157, P2197, P2272", .rich + "P0152, P0158, P2198, P2273"),
            ]
            for (bank, rear) in rear.enumerated() {
                guard let trim = facts.trim(bank: bank + 1), trim.magnitude >= OperatingLimits.leanFuelTrimPercent,
                    let front = facts.frontSensor(bank: bank + 1), let volts = facts.value(rear)
                else { continue }
                let isLean = trim > 0
                guard isLean ? front.isLean && volts <= leanV : front.isRich && volts >= richV else { continue }
                let found = facts.codes(of: isLean ? ends[bank].0 : ends[bank].1).filter {
                    ($0.bank ?? bank + 1) == bank + 1
                }
                let texts = "\(front.text) before the converter and \(Format.fixed(volts, 2)) V behind it"
                let cause =
                    isLean
                    ? "the mixture really is lean: air that is not measured, or too little fuel (filter, pump)"
                    : "the mixture really is rich: fuel pressure, purge valve, injectors, before it damages the converter"
                return found.isEmpty ? nil : .init(roots: [], effects: found, word: "\(texts): \(cause)")
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
                "{effects}: {it}: too little air reaches the turbocharger: air filter (clogged, wet, snow) and the "
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
}
