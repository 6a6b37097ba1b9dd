import Formats
import OBD
import Telemetry

/// What values say that are measured beside a code of recirculation, fuel vapor and timing, and of an engine on gas.
extension ScanReasons {
    /// Pa: less than any purge makes while air comes in through the vent.
    private static let suckedEmptyPa = -2000.0
    /// Percent of a valve that stands where it should, and of one that does not.
    private static let (followsPercent, farOffPercent) = (8.0, 50.0)

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
                "{effects}: {it}: the valve moves as it should, so the passage of the gas is clogged: soot in its cooler and passages, "
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
            "mixture on gasoline only", about: fuelTrims,
            say:
                "{effects}, set while it ran on gasoline; on gas the fuel trims are right now, so the gasoline side: injectors that "
                + "are seldom used (dripping, dirty), fuel pressure and its regulator, purge valve; what both fuels share is in "
                + "order",
            example: "0151=0C, 0106=80, 0107=81, 03=P0172, frame=P0172 04=3C 05=82 06=74 07=66 0C=0AF0 0D=00 51=09"
        ) { facts in
            let found = facts.codes(of: .lean + .rich).filter(isSetOnGasoline)
            guard facts.gas != nil, facts.engine.isRunning == true, !found.isEmpty,
                found.compactMap(\.bank).allSatisfy({ bank in
                    facts.trim(bank: bank).map { $0.magnitude <= OperatingLimits.usualFuelTrimPercent } == true
                })
            else { return nil }
            return .init(roots: [], effects: found)
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
}
