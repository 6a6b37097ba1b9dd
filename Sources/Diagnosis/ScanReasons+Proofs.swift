import Formats
import OBD
import Telemetry

/// What values and freeze frames prove or refute about codes.
extension ScanReasons {
    /// V at the sensor behind a catalytic converter of a mixture that is rich, and of one that is lean.
    private static let (richRearV, leanRearV) = (0.75, 0.12)
    /// °C: diesel for summer sets wax below about -8.
    static let waxC = -50.0 ... -8.0
    /// Percent of the tank: below their reserve many diesels do not regenerate.
    private static let reservePercent = 12.0

    /// V: with less, control modules and sensors fail, while the starter turns and while the engine runs. Workshop practice
    /// calls 9.6 V the minimum of a good battery during cranking.
    private static let (minCrankingV, minRunningV) = (9.6, 10.5)

    // MARK: The supply when a code was set

    static let supplyMoments: [ScanReason] = [
        ScanReason(
            "supply down while a code was set",
            say:
                "{effects}, set at {it}: battery, its terminals and ground, and what loads them, before any sensor or module: "
                + "at such a voltage they fail without a fault of their own; then clear the codes and see what comes back",
            example: "03=P0340, frame=P0340 0C=0208 0D=00 42=1CE8"
        ) { facts in
            guard !facts.has(.lowSupply + .charging) else { return nil }
            let found = facts.codes(of: electronic + .misfire)
            for code in found {
                guard let volts = frozen(.controlModuleVoltage, code), volts > 4, let rpm = frozen(.engineSpeed, code),
                    volts < (rpm < EngineState.runningRpm ? minCrankingV : minRunningV)
                else { continue }
                let state = rpm < EngineState.runningRpm ? (rpm > 0 ? "while the starter turned" : "") : "while it ran"
                let words = ["\(Format.fixed(volts, 1)) V", state].filter { !$0.isEmpty }.joined(separator: " ")
                return .init(
                    roots: [],
                    effects: found.filter {
                        isSet($0, below: minRunningV) && (!CodeSet.misfire.contains($0) || !$0.frozen.isEmpty)
                    }, word: words)
            }
            return nil
        }
    ]

    /// Codes of electronics, which a low supply voltage sets.
    private static let electronic =
        .camSensors + .crankSensors + .network + .immobilizer + .throttle + .sensorSupply + "P0600-P061F"
        + CodeSet { code in
            ["circuit", "circuit or open", "low", "high", "intermittent", "erratic"].contains(code.entry?.mode ?? "")
        }

    /// Whether it was set with that little, or its frame does not say otherwise.
    private static func isSet(_ code: CodeReport, below volts: Double) -> Bool {
        frozen(.controlModuleVoltage, code).map { $0 < volts } ?? true
    }

    // MARK: Heat

    static let sensedHeat: [ScanReason] = [
        ScanReason(
            "heat by a sensor that has a fault",
            say:
                "the temperature is measured by a sensor whose circuit has a fault ({roots}), so {effects} may not be true; the "
                + "true temperature is not known: assume that it is hot, and repair the sensor or its wires first",
            example: "electric, 010D=00, 0142=36B0, 03=P0A7E P0A9D"
        ) { facts in
            let circuits = ["circuit", "circuit or open", "low", "high", "intermittent", "erratic", "open"]
            let hot = facts.codes.filter { $0.entry?.mode == "over temperature" }
            func sensors(_ code: CodeReport) -> [CodeReport] {
                guard let part = code.entry?.component.replacing(" pack", with: "") else { return [] }
                return facts.codes.filter { sensor in
                    sensor.entry.map {
                        $0.component.hasPrefix(part + " temperature sensor") && circuits.contains($0.mode)
                    } == true
                }
            }
            let effects = hot.filter { !sensors($0).isEmpty }
            return effects.isEmpty ? nil : .init(roots: effects.flatMap(sensors), effects: effects)
        },
        ScanReason(
            "hot engine and transmission fluid", about: [.coolantTemperature],
            say:
                "the engine ({it}) comes first: its coolant cools the fluid, so {effects} {follow}: coolant level, fan, pump and "
                + "thermostat; then level and condition of the fluid",
            example: "0105=9F, 011F=0960, 03=P0700, 7E9 03=P0218"
        ) { facts in
            let found = facts.codes(of: "P0218")
            guard !found.isEmpty, facts.isHot, !facts.has(.coolantSensor),
                let celsius = facts.value(.coolantTemperature)
            else { return nil }
            return .init(
                roots: [], effects: found + facts.codes(of: "P0700"), word: facts.units.temperature(celsius, 0))
        },
    ]

    // MARK: Mixture

    static let provenMixture: [ScanReason] = [
        ScanReason(
            "front and rear oxygen sensors contradict each other", about: fuelTrims,
            say:
                "{it} while the front one indicates the opposite ({effects}): test the front sensor and its wires, and look for an "
                + "exhaust leak in front of it: the mixture is controlled with it; not air leaks or fuel pressure",
            example: "0105=82, 011F=0258, 0106=92, 0107=A0, 0115=B8 FF, 03=P0171 P2195"
        ) { facts in
            guard facts.engine.isRunning == true, facts.engine.isWarm else { return nil }
            for (bank, rear) in [Signal.oxygenSensorVoltagesBank1[1], .oxygenSensorVoltagesBank2[1]].enumerated() {
                guard let volts = facts.value(rear) else { continue }
                let (stuckLean, stuckRich): (CodeSet, CodeSet) = bank == 0 ? ("P2195", "P2196") : ("P2197", "P2198")
                // A mixture that really is lean is so behind the converter, too.
                let trim = facts.trim(bank: bank + 1) ?? 0
                let isRich =
                    volts >= richRearV && (facts.has(stuckLean) || trim >= OperatingLimits.codeFuelTrimPercent)
                guard
                    isRich
                        || volts <= leanRearV
                            && (facts.has(stuckRich) || trim <= -OperatingLimits.codeFuelTrimPercent)
                else { continue }
                let found = facts.codes(of: isRich ? .lean : .rich).filter { $0.bank == bank + 1 }
                if found.isEmpty { continue }
                return .init(
                    roots: [], effects: found,
                    word:
                        "the sensor behind the converter indicates \(isRich ? "rich" : "lean") (\(Format.fixed(volts, 2)) V)"
                )
            }
            return nil
        },
        ScanReason(
            "purge hose", both: .lean, and: "P0440-P0442, P0455, P0456", unless: "P0443-P0445, P0458, P0459, P0496",
            about: fuelTrims,
            say:
                "{effects}: both by one leak, if it is in the purge line: its hose to the intake (off, cracked) or its valve "
                + "(does it close?) lets in air that is not measured, and does not keep the tank tight",
            example: "03=P0171 P0455"),
        ScanReason(
            "mixture on gas only", about: fuelTrims,
            say:
                "{effects}, set while it ran on {it}; on gasoline the fuel trims are right now: pressure regulator, filter and "
                + "injectors of the gas system, or their adjustment; what both fuels share is in order",
            example: "0105=82, 011F=0258, 0151=09, 0106=80, 0107=83, 03=P0171, frame=P0171 06=8F 07=98 51=0C"
        ) { facts in
            let found = facts.codes(of: .lean + .rich)
            guard !found.isEmpty, facts.gas == nil, facts.engine.isRunning == true,
                found.compactMap(\.bank).allSatisfy({ bank in
                    facts.trim(bank: bank).map { $0.magnitude <= OperatingLimits.usualFuelTrimPercent } == true
                }),
                let gas = found.lazy.compactMap({ frozen(.fuelType, $0) }).compactMap({
                    VerdictFacts.gases[UInt8(clamping: Int($0))]
                }).first
            else { return nil }
            return .init(roots: [], effects: found, word: gas)
        },
        ScanReason(
            "misfire on gas only",
            say:
                "{effects}, set while it ran on {it}: gas needs a stronger spark: plugs (smaller gap) and coil of "
                + "that cylinder "
                + "first, then its gas injector; does it run right on gasoline?",
            example: "0151=09, 0106=80, 0107=83, 03=P0303, frame=P0303 51=0C"
        ) { facts in
            let found = facts.codes(of: .misfire)
            guard facts.gas == nil, !facts.has(.cylinderCircuits),
                let gas = found.lazy.compactMap({ frozen(.fuelType, $0) }).compactMap({
                    VerdictFacts.gases[UInt8(clamping: Int($0))]
                }).first
            else { return nil }
            return .init(roots: [], effects: found, word: gas)
        },
        ScanReason(
            "ethanol that is not in the tank", about: fuelTrims + [Signal("ethanolPercent", .percent)],
            say:
                "fuel is metered for {it} ethanol, and {effects} {say} that it is too much: was gasoline filled in? the sensor of "
                + "the fuel's composition (water?), or the share that the engine has learned; then fuel pressure and purge valve",
            example: "0151=03, 0152=D9, 0107=64, 0109=65, 03=P0172 P0175"
        ) { facts in
            let found = facts.codes(of: .rich)
            guard !found.isEmpty, !facts.has("P0176-P0179"),
                let percent = facts.value(Signal("ethanolPercent", .percent)), percent >= 40
            else { return nil }
            return .init(roots: [], effects: found, word: "\(Format.fixed(percent, 0))%")
        },
    ]

    // MARK: Diesels

    static let provenDiesel: [ScanReason] = [
        ScanReason(
            "diesel that waxes",
            say:
                "{effects} at {it}: summer diesel forms wax at such a temperature, which clogs the fuel filter: warm the car, replace "
                + "the filter, fill in winter diesel, and test the heater of the filter, before any pump",
            example: "0151=04, 0146=17, 03=P0087"
        ) { facts in
            let found = facts.codes(of: .fuelPressureLow)
            guard !found.isEmpty, facts.scan.isDiesel, !facts.has(.fuelPump + "P0190, P0192-P0194, P0093, P0094")
            else { return nil }
            let signals = [Signal.ambientTemperature, .intakeAirTemperature]
            let inFrames = found.flatMap { code in signals.compactMap { frozen($0, code) } }
            guard let celsius = inFrames.first ?? facts.value(.ambientTemperature), waxC.contains(celsius) else {
                return nil
            }
            return .init(roots: [], effects: found, word: facts.units.temperature(celsius, 0))
        },
        ScanReason(
            "vacuum of brakes and actuators", both: "P0555-P0558, P050F", and: "P0299, P2263, P0400, P0401, P132B",
            say:
                "{effects} use the same vacuum on many diesels: pump, its hoses and valves first; without it the brake pedal "
                + "becomes hard",
            example: "0151=04, 03=P0299 P0401 P0556"),
        ScanReason(
            "filter that is empty by its pressure",
            say:
                "the pressure at the particulate filter is {it}, that of an empty one: how full it is ({effects}) is computed: was "
                + "filter or pressure sensor replaced without a reset of the values learned? else the sensor's hoses; not "
                + "another filter",
            example: "0151=04, 010C=2EE0, 010D=6E, 0110=2134, 017A=01 00 8C 00 00 00 00, 03=P242F"
        ) { facts in
            let found = facts.codes(of: .filterFull + "P242F, P243A")
            guard !found.isEmpty, !facts.has("P2452-P2456"), let text = facts.emptyFilterText else { return nil }
            return .init(roots: [], effects: found, word: text)
        },
        ScanReason(
            "reserve and regeneration",
            say:
                "the tank is {it} full: many cars do not regenerate their filter ({effects}) with so little fuel: refuel, then drive "
                + "until it is hot; if it still does not regenerate, look for what else prevents it",
            example: "0151=04, 012F=0D, 03=P2463"
        ) { facts in
            let found = facts.codes(of: .filterFull)
            guard !found.isEmpty, facts.scan.isDiesel, let level = facts.value(.fuelLevel), level < reservePercent
            else { return nil }
            return .init(roots: [], effects: found, word: "\(Format.fixed(level, 0))%")
        },
    ]
}
