import Formats
import Telemetry

/// The range of values that a signal usually has in a state of the engine. To judge another signal, add a row.
struct ExpectedRange: Sendable {
    /// The possible causes of a value outside the range, and how serious it is.
    struct Finding: Hashable, Sendable {
        let text: String
        /// That of a wrong value.
        let severity: Severity
        /// That of an unusual one; it is only worth a look if informational.
        var unusual = Severity.informational

        static func whenConvenient(_ text: String, unusual: Severity = .informational) -> Finding {
            Finding(text: text, severity: .whenConvenient, unusual: unusual)
        }
        static func soon(_ text: String, unusual: Severity = .informational) -> Finding {
            Finding(text: text, severity: .soon, unusual: unusual)
        }
        static func stopNow(_ text: String, unusual: Severity = .informational) -> Finding {
            Finding(text: text, severity: .stopNow, unusual: unusual)
        }

        static let openWire = whenConvenient("the sensor or its wiring is open")
        static let shortedWire = whenConvenient("the sensor or its wiring is shorted")

        /// The same where the engine is fueled and protected by the value.
        var urgent: Finding { Finding(text: text, severity: .soon) }
        var isOfSensor: Bool { text == Finding.openWire.text || text == Finding.shortedWire.text }
    }

    let signals: [Signal]
    /// "with the engine running".
    let state: String
    let applies: @Sendable (EngineState) -> Bool
    let normal: ClosedRange<Double>
    /// The range outside which a value is wrong, and not just unusual.
    let tolerable: ClosedRange<Double>
    /// The range of possible values; outside it the sensor is faulty. Nil if any value is possible.
    let plausible: ClosedRange<Double>?
    /// The possible causes of a value below or above the normal range; `below` is nil if every plausible value below is
    /// normal.
    let below: Finding?
    let above: Finding
    /// Where the range comes from, in the units of a system.
    let source: @Sendable (UnitSystem) -> String

    init(
        _ signals: [Signal], _ state: String, when applies: @escaping @Sendable (EngineState) -> Bool,
        normal: ClosedRange<Double>, tolerable: ClosedRange<Double>, plausible: ClosedRange<Double>? = nil,
        below: Finding? = nil, above: Finding, source: @escaping @autoclosure @Sendable () -> String
    ) {
        self.init(
            signals, state, when: applies, normal: normal, tolerable: tolerable, plausible: plausible, below: below,
            above: above, sourceIn: { _ in source() })
    }

    private init(
        _ signals: [Signal], _ state: String, when applies: @escaping @Sendable (EngineState) -> Bool,
        normal: ClosedRange<Double>, tolerable: ClosedRange<Double>, plausible: ClosedRange<Double>? = nil,
        below: Finding? = nil, above: Finding, sourceIn source: @escaping @Sendable (UnitSystem) -> String
    ) {
        self.signals = signals
        self.state = state
        self.applies = applies
        self.normal = normal
        self.tolerable = tolerable
        self.plausible = plausible
        self.below = below
        self.above = above
        self.source = source
    }

    /// The last temperature of coolant that is not yet too hot.
    private static let hottestC = OperatingLimits.coolantTooHotC.nextDown

    /// The rows; the first one that applies is used.
    static let rows =
        voltages(.controlModuleVoltage) + voltages(.adapterVoltage, slack: 0.5, ", accurate to half a volt") + [
            ExpectedRange(
                [.coolantTemperature], "of an air-cooled engine", when: \.isAirCooled,
                normal: -39...120, tolerable: -39...180, plausible: -39...214,
                above: .stopNow("usual for the cylinder head of an air-cooled engine, too hot for one with a radiator"),
                source: "cylinder heads of air-cooled motorcycles"),
            // With the heater on, a diesel stays cooler in frost.
            ExpectedRange(
                [.coolantTemperature], "of a diesel once it is warm",
                when: {
                    $0.isDiesel && $0.isRunning == true && ($0.runSeconds ?? 0) >= 900 && !$0.isHybrid
                        && $0.speedKmh != 0
                },
                normal: 60...OperatingLimits.coolantHotC, tolerable: -39...hottestC, plausible: -39...150,
                below: .soon(
                    "the engine does not warm up: thermostat stuck open, or sensor fault", unusual: .whenConvenient),
                above: .stopNow("the engine is too hot: check coolant, thermostat, fan and pump", unusual: .soon),
                sourceIn: cooling),
            ExpectedRange(
                [.coolantTemperature], "once it is warm",
                when: {
                    $0.isRunning == true && ($0.runSeconds ?? 0) >= 900 && !$0.isHybrid && !$0.isDiesel
                },
                normal: 70...OperatingLimits.coolantHotC, tolerable: -39...hottestC, plausible: -39...150,
                below: .soon(
                    "the engine does not warm up: thermostat stuck open, or sensor fault", unusual: .whenConvenient),
                above: .stopNow("the engine is too hot: check coolant, thermostat, fan and pump", unusual: .soon),
                sourceIn: cooling),
            ExpectedRange(
                [.coolantTemperature], "", when: { _ in true },
                normal: -39...OperatingLimits.coolantHotC, tolerable: -39...hottestC, plausible: -39...150,
                above: .stopNow("the engine is too hot: check coolant, thermostat, fan and pump", unusual: .soon),
                sourceIn: cooling),
            ExpectedRange(
                [.engineOilTemperature], "", when: { _ in true },
                normal: -39...130, tolerable: -39...150, plausible: -39...190,
                above: .stopNow("the oil is too hot: check oil level, load and cooler", unusual: .soon),
                source: "limit of engine oils over time"),
            ExpectedRange(
                [.intakeAirTemperature], "", when: { _ in true },
                normal: -39...80, tolerable: -39...120, plausible: -39...190,
                above: .whenConvenient("the intake air is hot: heat soak, intercooler or sensor fault"),
                source: "under-hood air"),
            ExpectedRange(
                [.ambientTemperature], "", when: { _ in true },
                normal: -39...55, tolerable: -39...80, plausible: -39...120,
                above: .whenConvenient("hot engine air reaches the sensor, or the sensor is faulty"), source: "weather"),
            ExpectedRange(
                Signal.filterPressureDifferences, "at idle",
                when: { $0.isRunning == true && $0.speedKmh == 0 && $0.isIdling },
                normal: -40...3, tolerable: -40...6, plausible: -40...300,
                above: .soon(
                    "the particulate filter is clogged (soot, ash), or its pressure sensor or a hose of it is at fault: "
                        + "compare with the engine off", unusual: .whenConvenient),
                source: "filters of cars at idle have less than 1 kPa when they are clean"),
            ExpectedRange(
                Signal.longTermFuelTrims, "with the engine running", when: { $0.isRunning == true },
                normal: -OperatingLimits.usualFuelTrimPercent...OperatingLimits.usualFuelTrimPercent,
                tolerable: -OperatingLimits.codeFuelTrimPercent...OperatingLimits.codeFuelTrimPercent,
                below: .soon(
                    "less fuel needed than expected (rich): fuel pressure, injectors, purge valve, air flow sensor",
                    unusual: .whenConvenient),
                above: .soon(
                    "more fuel needed than expected (lean): unmetered air, fuel pressure, air flow sensor",
                    unusual: .whenConvenient),
                source: "repair practice; codes are set at 20 to 25%"),
            ExpectedRange(
                Signal.shortTermFuelTrims, "in closed loop",
                when: { $0.isRunning == true && $0.isClosedLoop != false && $0.isWarm },
                normal: -15...15, tolerable: -30...30,
                below: .soon("less fuel needed than expected (rich) at the moment"),
                above: .soon("more fuel needed than expected (lean) at the moment"), source: "repair practice"),
            ExpectedRange(
                [.engineSpeed], "idling warm",
                when: { $0.isRunning == true && $0.speedKmh == 0 && $0.isWarm && ($0.runSeconds ?? 0) >= 60 },
                normal: 500...1500, tolerable: 400...6000, below: .whenConvenient("the engine idles too slowly"),
                above: .whenConvenient(
                    "the engine idles fast: pedal, unmetered air or idle control", unusual: .whenConvenient),
                source: "idle speeds of passenger cars"),
            ExpectedRange(
                [.barometricPressure], "", when: { _ in true },
                normal: 55...106, tolerable: 45...110, below: .whenConvenient("high altitude, or sensor fault"),
                above: .whenConvenient("sensor fault"), source: "weather, up to 4,500 m"),
            ExpectedRange(
                Signal.catalystTemperatures, "idling", when: { $0.isRunning == true && $0.speedKmh == 0 },
                normal: -39...900, tolerable: -39...1050, plausible: -39...1300,
                above: .stopNow("the catalyst is overheating: misfire or rich mixture", unusual: .soon),
                sourceIn: { "idling heats no catalyst above \(text(900, .degreesCelsius, $0))" }),
            ExpectedRange(
                Signal.catalystTemperatures, "", when: { _ in true },
                normal: -39...950, tolerable: -39...1050, plausible: -39...1300,
                above: .stopNow("the catalyst is overheating: misfire or rich mixture", unusual: .soon),
                sourceIn: { "catalysts age fast above \(text(900, .degreesCelsius, $0))" }),
        ]

    /// - Parameters:
    ///   - slack: the measuring tolerance in volts.
    ///   - remark: the same in words, for the source.
    private static func voltages(_ signal: Signal, slack: Double = 0, _ remark: String = "") -> [ExpectedRange] {
        func wider(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
            range.lowerBound - slack...range.upperBound + slack
        }
        return [
            ExpectedRange(
                [signal], "of a 24 V system with the engine running",
                when: { $0.isRunning == true && $0.is24V && ($0.runSeconds ?? 60) >= 60 },
                normal: wider(SupplyVoltage.running24.usual), tolerable: wider(SupplyVoltage.running24.tolerable),
                below: .soon("the alternator does not charge: belt, terminals, regulator", unusual: .whenConvenient),
                above: .soon("the alternator regulator may be faulty"),
                source: "charging of 24 V batteries: 27 to 28.8 V" + remark),
            // The battery is still recovering for a while after the start.
            ExpectedRange(
                [signal], "with the engine running",
                when: { $0.isRunning == true && !$0.hasConverter && ($0.runSeconds ?? 60) >= 60 },
                normal: wider(SupplyVoltage.running.usual), tolerable: wider(SupplyVoltage.running.tolerable),
                below: .soon(
                    "low, unless this car charges on demand: the alternator may not be charging"),
                above: .soon("the alternator regulator may be faulty"),
                source: "charging of 12 V batteries" + remark),
            ExpectedRange(
                [signal], "while the starter turns", when: \.isCranking,
                normal: wider(SupplyVoltage.cranking.usual), tolerable: wider(SupplyVoltage.cranking.tolerable),
                below: .soon(
                    "weak battery, poor terminals, or a starter that draws too much", unusual: .whenConvenient),
                above: .whenConvenient("a charger or another car's battery may be connected"),
                source: "starting of 12 V batteries" + remark),
            ExpectedRange(
                [signal], "in READY", when: { $0.isReady == true },
                normal: wider(SupplyVoltage.ready.usual), tolerable: wider(SupplyVoltage.ready.tolerable),
                below: .soon(
                    "the DC/DC converter does not charge the 12 V battery, or that battery is old",
                    unusual: .whenConvenient),
                above: .soon("the DC/DC converter may be faulty"),
                source: "DC/DC converters of hybrids and electric cars: 13.5 to 14.7 V" + remark),
            ExpectedRange(
                [signal], "of a hybrid or electric car, in READY or not",
                when: { $0.hasConverter && $0.isReady != true },
                normal: wider(SupplyVoltage.notReady.usual), tolerable: wider(SupplyVoltage.notReady.tolerable),
                below: .soon(
                    "the 12 V battery is weak, and the car may not go into READY; or it is in READY, and the DC/DC "
                        + "converter does not charge that battery", unusual: .whenConvenient),
                above: .soon("the DC/DC converter may be faulty"),
                source: "12 V batteries with the ignition on" + remark),
            ExpectedRange(
                [signal], "with the engine off while moving",
                when: { $0.isRunning == false && !$0.hasConverter && ($0.speedKmh ?? 0) > 0 },
                normal: wider(SupplyVoltage.coasting.usual), tolerable: wider(SupplyVoltage.coasting.tolerable),
                below: .soon("the 12 V battery may not be charged", unusual: .whenConvenient),
                above: .soon("the charging voltage of the 12 V battery may be too high"),
                source: "charging of 12 V batteries" + remark),
            ExpectedRange(
                [signal], "with the engine off", when: { $0.isRunning == false && !$0.hasConverter },
                normal: wider(SupplyVoltage.engineOff.usual), tolerable: wider(SupplyVoltage.engineOff.tolerable),
                below: .soon("the battery is less than half charged, or old: the engine may not start"),
                above: .whenConvenient("a charger may be connected, or the engine ran a moment ago"),
                source: "battery with the ignition on" + remark),
        ]
    }

    /// Judges a value.
    ///
    /// - Parameter value: the value; for two batteries in series, divided by two.
    func judge(_ value: Double) -> (judgement: LiveReading.Judgement, finding: Finding?) {
        if let plausible, !plausible.contains(value) {
            let fault = value < plausible.lowerBound ? Finding.openWire : .shortedWire
            return (.wrong, signals.contains(.coolantTemperature) ? fault.urgent : fault)
        }
        if normal.contains(value) { return (.normal, nil) }
        return (tolerable.contains(value) ? .unusual : .wrong, value < normal.lowerBound ? below : above)
    }

    /// Returns the usual range, such as "12.4 to 15.5 V", or "up to 110 °C" if no value is too low.
    func usual(_ factor: Double, _ units: UnitSystem) -> String {
        let unit = signals.first?.unit ?? .none
        let most = Self.text(normal.upperBound * factor, unit, units)
        return below == nil
            ? "up to \(most)" : "\(Self.number(normal.lowerBound * factor, unit, units)) to \(most)"
    }

    @Sendable private static func cooling(_ units: UnitSystem) -> String {
        let opening = "\(number(80, .degreesCelsius, units)) to \(text(95, .degreesCelsius, units))"
        let hot = text(OperatingLimits.coolantHotC, .degreesCelsius, units)
        return "thermostats open at \(opening), fans start below \(hot)"
    }

    private static func number(_ value: Double, _ unit: Unit, _ units: UnitSystem) -> String {
        let shown = units.shown(value, unit)
        let isWhole = unit == .degreesCelsius || (shown * 10).rounded().truncatingRemainder(dividingBy: 10) == 0
        return Format.fixed(shown, isWhole ? 0 : 1)
    }

    private static func text(_ value: Double, _ unit: Unit, _ units: UnitSystem) -> String {
        number(value, unit, units) + (unit == .percent ? "" : " ") + units.shown(unit).symbol
    }
}

/// The voltage of the 12 V supply in volts, at the connector or in a control module. Both the ranges of live values
/// (`ExpectedRange`) are judged by these rows; a test compares the checks of trouble codes (`obdmech explain P0562`) with them.
enum SupplyVoltage {
    struct Limits: Sendable {
        let usual: ClosedRange<Double>
        /// The range outside which something is wrong.
        let tolerable: ClosedRange<Double>
    }

    /// Ignition on, engine off: some tenths of a volt below the resting voltage, at which 12.2 V means half charged.
    /// Batteries that rest at 11.8 V rarely crank an engine.
    static let engineOff = Limits(
        usual: OperatingLimits.engineOffLowV...13.2, tolerable: OperatingLimits.engineOffLowV...15.2)
    /// Engine running. Smart alternators let the voltage fall to that of a fully charged battery for a while.
    static let running = Limits(
        usual: 12.4...OperatingLimits.chargingHighV,
        tolerable: OperatingLimits.chargingLowV...OperatingLimits.chargingHighV)
    /// As of one of the two batteries of a truck, whose alternator holds 13.5 to 14.4 V all the time.
    static let running24 = Limits(usual: 13...15.2, tolerable: 12.7...OperatingLimits.chargingHighV)
    /// While the starter turns a warm engine; a good battery stays above 9.6 V, the limit of the usual load
    /// test.
    static let cranking = Limits(usual: 9.6...15, tolerable: OperatingLimits.crankingLowV...15.2)
    /// Engine off by start-stop while moving: a second battery or a converter may hold the voltage.
    static let coasting = Limits(usual: 12.5...15.2, tolerable: 11...OperatingLimits.chargingHighV)
    /// A hybrid or an electric car in READY: its converter holds 13.5 to 14.7 V; some let the voltage fall to that of a full
    /// battery for a while, never below it.
    static let ready = Limits(
        usual: OperatingLimits.readyLowV...15.2, tolerable: 12.4...OperatingLimits.chargingHighV)
    /// A hybrid or an electric car of which READY is not proven: a battery with the ignition on, without a starter to turn,
    /// whose modules drop out early.
    static let notReady = Limits(
        usual: 12.4...15.2, tolerable: OperatingLimits.notReadyLowV...OperatingLimits.chargingHighV)
    /// Engine running, with an alternator that charges all the time.
    static let steadyCharging = 13.5...14.8
}
