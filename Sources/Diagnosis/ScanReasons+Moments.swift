import Formats
import OBD
import Telemetry

/// When a fault was there, by its freeze frame, and what that leaves as its cause.
extension ScanReasons {
    /// In which state the car was when a code was set.
    struct Moment: Sendable {
        /// Below it the starter turns the engine.
        private static let starterRpm = 450.0
        /// In words, such as "at 6 °C, 9 s after the start"; nil if the frame is of another state.
        let words: @Sendable (_ value: (Signal) -> Double?, UnitSystem) -> String?

        /// "set while the engine was hot (104 °C)", of the first code whose freeze frame fits and is of this state.
        func words(of codes: [CodeReport], _ facts: VerdictFacts) -> String? {
            for code in codes where FrameRemark.text(code, code.frozen) == nil {
                let words = words({ signal in code.frozen.first { $0.signal == signal }?.value }, facts.units)
                if let words { return "set \(words)" }
            }
            return nil
        }

        static let coldStart = Moment { value, units in
            guard let coolant = value(.coolantTemperature), coolant > -39, coolant < 50 else { return nil }
            let seconds = value(.runTimeSinceStart)
            guard seconds.map({ $0 < 180 }) ?? (coolant < 35), (value(.engineSpeed) ?? 700) >= starterRpm else {
                return nil
            }
            let time = seconds.map { ", \(Int(clamping: $0)) s after the start" } ?? ""
            return "while the engine was cold (\(units.temperature(coolant, 0))\(time))"
        }
        static let fullLoad = Moment { value, units in
            guard let load = value(.engineLoad), load >= 75, let rpm = value(.engineSpeed), rpm >= 1500 else {
                return nil
            }
            return "under load (\(Format.fixed(load, 0))% at \(Format.fixed(rpm, 0)) rpm)"
        }
        static let hot = Moment { value, units in
            guard let coolant = value(.coolantTemperature), coolant >= 100 else { return nil }
            return "while the engine was hot (\(units.temperature(coolant, 0)))"
        }
        static let warmIdle = Moment { value, units in
            guard value(.vehicleSpeed) == 0, let rpm = value(.engineSpeed), (400..<1200).contains(rpm),
                (value(.coolantTemperature) ?? 0) >= 60, (value(.engineLoad) ?? 0) < 60
            else { return nil }
            return "at idle (\(Format.fixed(rpm, 0)) rpm)"
        }
        static let starter = Moment { value, units in
            guard let rpm = value(.engineSpeed), (30..<starterRpm).contains(rpm), (value(.vehicleSpeed) ?? 0) == 0
            else {
                return nil
            }
            return "while the starter turned the engine (\(Format.fixed(rpm, 0)) rpm\(volts(value)))"
        }
        static let running = Moment { value, units in
            guard let rpm = value(.engineSpeed), rpm >= 1000 else { return nil }
            return "while the engine ran at \(Format.fixed(rpm, 0)) rpm\(volts(value))"
        }
        /// ", 11.3 V".
        private static func volts(_ value: (Signal) -> Double?) -> String {
            value(.controlModuleVoltage).map { ", \(Format.fixed($0, 1)) V" } ?? ""
        }
        static let fast = Moment { value, units in
            guard let speed = value(.vehicleSpeed), speed >= 60 else { return nil }
            return "at \(units.speed(speed, 0))"
        }
        static let lostOnTheRoad = Moment { value, units in
            guard let speed = value(.vehicleSpeed), speed >= 20, let rpm = value(.engineSpeed), rpm < 100 else {
                return nil
            }
            return "while driving at \(units.speed(speed, 0)), with an engine speed of \(Format.fixed(rpm, 0)) rpm"
        }
        static let standing = Moment { value, units in
            guard let speed = value(.vehicleSpeed), speed <= 15 else { return nil }
            return speed == 0 ? "while the car stood" : "at \(units.speed(speed, 0))"
        }
    }

    /// A row about the state in which the first of these codes was set. The codes are effects, so that the chain of causes
    /// ends in it.
    private static func row(
        _ name: String, _ moment: Moment, _ codes: CodeSet, unless others: CodeSet = "", about signals: [Signal] = [],
        say sentence: String, example: String, if condition: @escaping @Sendable (VerdictFacts) -> Bool = { _ in true }
    ) -> ScanReason {
        ScanReason(name, about: signals, say: sentence, example: example) { facts in
            let found = facts.codes(of: codes)
            guard !facts.has(others), condition(facts) else { return nil }
            return moment.words(of: found, facts).map { .init(roots: [], effects: found, word: $0) }
        }
    }

    /// One bank has a code of the mixture, and the other was even then.
    private static func isOneBank(_ facts: VerdictFacts, of codes: CodeSet) -> Bool {
        let found = facts.codes(of: codes)
        guard found.count == 1, let bank = found[0].bank, (1...2).contains(bank) else { return false }
        func frozen(_ signal: Signal) -> Double? { found[0].frozen.first { $0.signal == signal }?.value }
        guard let long = frozen(Signal.longTermFuelTrims[2 - bank]) else { return false }
        let sum = long + (frozen(Signal.shortTermFuelTrims[2 - bank]) ?? 0)
        return sum.magnitude < OperatingLimits.evenFuelTrimPercent
    }

    /// Goes before the fan.
    static let heatMoments: [ScanReason] = [
        row(
            "overheated at speed", .fast, .overheated, unless: .misfire, about: [.coolantTemperature],
            say:
                "{effects}, {it}, where the wind cools and not the fan: coolant level and leaks, thermostat, radiator "
                + "clogged inside or outside, water pump; let it cool down before the cap is opened",
            example: "03=P0217, frame=P0217 05=9F 0C=2EE0 0D=78")
    ]

    static let moments: [ScanReason] = [
        row(
            "overheated while it stood", .standing, .overheated, unless: .misfire + .fan,
            about: [.coolantTemperature],
            say:
                "{effects}, {it}, where only the fan cools: does it run when the engine is hot? its fuse, relay and motor, "
                + "and coolant level",
            example: "03=P0217, frame=P0217 05=9F 0C=0AF0 0D=00"),
        row(
            "supply low while starting", .starter, .lowSupply,
            say:
                "{effects}, {it}: battery and its terminals, which the starter loads most; the alternator had nothing to "
                + "do yet",
            example: "03=P0562, frame=P0562 0C=0320 0D=00 42=2134"),
        row(
            "supply low while running", .running, .lowSupply, unless: .charging,
            say:
                "{effects}, {it}, where the alternator should charge: drive belt, alternator and its wires, before the "
                + "battery",
            example: "03=P0562, frame=P0562 0C=2328 0D=50 42=2CEC", if: { !$0.engine.hasConverter }),
        row(
            "oil pressure at idle", .warmIdle, "P0521, P0522, P0524, P06DD",
            say:
                "{effects}, {it} with warm oil, where pressure is lowest: oil level, grade and age (thinned by fuel?), then "
                + "worn bearings or pump; have the pressure measured with a gauge",
            example: "03=P0522, frame=P0522 04=40 05=87 0C=0AF0 0D=00"),
        row(
            "valve timing at a cold start", .coldStart, .cam16 + .camTiming, unless: .camSensors + .crankSensors,
            say:
                "{effects}, {it}: oil that is too thick, old or drained off by then, which chain tensioner and adjusters "
                + "need: level, grade and age of the oil; if it rattles, the chain",
            example: "03=P0016, frame=P0016 05=2E 0C=1400 0D=00 1F=0009"),
        row(
            "signal lost on the road", .lostOnTheRoad, .crankSensors + "P0320-P0323", unless: .sensorSupply,
            say:
                "{effects}, {it}: the signal broke off on the road, and not while starting: connector and wires of the sensor "
                + "(heat, chafing), then the sensor; it can stop in traffic again",
            example: "03=P0335, frame=P0335 05=82 0C=0000 0D=5A 42=36B0", if: { !$0.engine.isHybrid }),
        row(
            "signal lost while hot", .hot, .crankSensors + .camSensors + "P0351-P0362, P035A-P035F",
            unless: .overheated + .sensorSupply,
            say:
                "{effects}, {it}: a winding that opens with heat: does the fault come when hot and go once it has cooled "
                + "down? then the part itself; wires near the exhaust first",
            example: "03=P0335, frame=P0335 05=92 0C=0960 0D=00"),
        row(
            "misfire at a cold start", .coldStart, .misfire,
            say:
                "{effects}, {it}: plugs and coils first (moisture), then what is worst after a night: coolant that seeps "
                + "into the cylinder (does the level drop?), an injector that leaks, a valve that sticks",
            example: "03=P0304, frame=P0304 05=2E 0C=1400 0D=00 1F=0009", if: { !$0.scan.isDiesel }),
        row(
            "misfire under load", .fullLoad, .misfire,
            say:
                "{effects}, {it}, where the spark needs most voltage: worn plug (gap) or coil of that cylinder first, then "
                + "fuel pressure and injector; air leaks and poor compression are worst at idle",
            example: "03=P0302, frame=P0302 04=E6 05=87 0C=3200 0D=64", if: { !$0.scan.isDiesel }),
        row(
            "misfire at idle", .warmIdle, .misfire,
            say:
                "{effects}, {it}: what matters most there: air that leaks into the intake, exhaust gas recirculation that "
                + "does not close, injector, a valve that leaks (compression); coil and plug are worst under load",
            example: "03=P0302, frame=P0302 04=40 05=87 0C=0AF0 0D=00", if: { !$0.scan.isDiesel }),
        row(
            "one bank lean under load", .fullLoad, .lean, unless: .misfire + .rich, about: fuelTrims,
            say:
                "{effects}, {it}, and the other bank is not lean: its injectors (dirty), an exhaust leak ahead of its oxygen "
                + "sensor, or that sensor; not the pump or the air flow sensor, which both banks share",
            example: "03=P0174, frame=P0174 04=E5 05=7F 06=82 07=80 08=99 09=A3 0C=3E80 0D=78",
            if: { isOneBank($0, of: .lean) }),
        row(
            "one bank lean at idle", .warmIdle, .lean, unless: .misfire + .rich, about: fuelTrims,
            say:
                "{effects}, {it}, and the other bank is not lean: air that leaks in on that side: intake gasket or injector seal "
                + "of that bank, a hose at its end of the manifold; then an exhaust leak ahead of its oxygen sensor; not the "
                + "pump or the air flow sensor",
            example: "03=P0174, frame=P0174 04=40 05=7F 06=82 07=80 08=99 09=A3 0C=0AF0 0D=00",
            if: { isOneBank($0, of: .lean) }),
        row(
            "one bank rich at idle", .warmIdle, .rich, unless: .misfire + .lean, about: fuelTrims,
            say:
                "{effects}, {it}, and the other bank is not rich: an injector of that bank that leaks, or its oxygen sensor; "
                + "purge valve, pressure and air flow sensor would change both banks",
            example: "03=P0172, frame=P0172 04=40 05=7F 06=70 07=60 08=80 09=81 0C=0AF0 0D=00",
            if: { isOneBank($0, of: .rich) }),
        row(
            "lean under load", .fullLoad, .lean, about: fuelTrims,
            say:
                "{effects}, {it}, where most fuel is needed: fuel pressure (filter, pump), dirty air flow sensor; an air "
                + "leak would be worst at idle",
            example: "03=P0171, frame=P0171 04=E5 05=7F 06=99 07=A3 0C=3E80 0D=78"),
        row(
            "lean at idle", .warmIdle, .lean, about: fuelTrims,
            say:
                "{effects}, {it}, where air that is not measured matters most: a leak at intake or vacuum hoses, crankcase "
                + "ventilation or brake booster; a weak pump would make it lean under load",
            example: "03=P0171, frame=P0171 04=40 05=7F 06=99 07=A3 0C=0AF0 0D=00"),
        row(
            "rich under load", .fullLoad, .rich, about: fuelTrims,
            say:
                "{effects}, {it}: air filter, air flow sensor that reads too high, fuel pressure too high; a purge valve or "
                + "an injector that leaks would be worst at idle",
            example: "03=P0172, frame=P0172 04=E5 05=7F 06=70 07=60 0C=3E80 0D=78"),
        row(
            "rich at idle", .warmIdle, .rich, about: fuelTrims,
            say:
                "{effects}, {it}, where fuel that is not metered matters most: purge valve stuck open, leaking injector, "
                + "fuel in the oil; then fuel pressure",
            example: "03=P0172, frame=P0172 04=40 05=7F 06=70 07=60 0C=0AF0 0D=00"),
        row(
            "rail pressure of a diesel while starting", .starter, .fuelSupply - .fuelPump,
            say:
                "{effects}, {it}: fuel in the tank, air in the lines and filter first; if it starts badly when hot, "
                + "thin fuel "
                + "runs back through worn injectors (measure what they return), then the high-pressure pump",
            example: "0151=04, 03=P0087, frame=P0087 0C=03E8 0D=00", if: \.scan.isDiesel),
        row(
            "fuel pressure while starting", .starter, .fuelSupply + "P0088" - .fuelPump,
            say:
                "{effects}, {it}: pressure that is lost while it is parked: check valve of the pump, leaking injectors, "
                + "pressure regulator; then the pump",
            example: "03=P0087, frame=P0087 0C=0320 0D=00"),
        row(
            "fuel pressure under load", .fullLoad, "P0087, P008A",
            say:
                "{effects}, {it}, where most fuel flows: fuel filter, kinked line, weak pump in the tank, before the "
                + "high-pressure pump", example: "03=P0087, frame=P0087 04=E5 0C=3E80 0D=78"),
    ]
}
