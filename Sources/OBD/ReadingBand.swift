package import Telemetry

/// What values are usual of a signal in a state of the engine. To judge another signal, add a row.
package struct ReadingBand: Sendable {
    package let signals: [Signal]
    /// "with the engine running".
    package let state: String
    package let applies: @Sendable (EngineState) -> Bool
    package let normal: ClosedRange<Double>
    /// Outside this it is wrong, not only unusual.
    package let tolerable: ClosedRange<Double>
    /// What a value below or above the normal band may come from.
    package let below: String?
    package let above: String?
    package let source: String
    /// Far above the band the engine is damaged.
    package let isDangerousAbove: Bool

    init(
        _ signals: [Signal], _ state: String, when applies: @escaping @Sendable (EngineState) -> Bool,
        normal: ClosedRange<Double>, tolerable: ClosedRange<Double>, below: String?, above: String?, source: String,
        dangerousAbove isDangerousAbove: Bool = false
    ) {
        (self.signals, self.state, self.applies) = (signals, state, applies)
        (self.normal, self.tolerable) = (normal, tolerable)
        (self.below, self.above, self.source) = (below, above, source)
        self.isDangerousAbove = isDangerousAbove
    }

    /// The first row that applies is taken.
    package static let rows: [ReadingBand] = [
        ReadingBand(
            [.controlModuleVoltage, .adapterVoltage], "with the engine running", when: { $0.isRunning == true },
            normal: 13.0...15.0, tolerable: 12.3...15.6,
            below: "the alternator may not be charging the battery",
            above: "the alternator's regulator may let the voltage rise too far", source: "charging of 12 V batteries"),
        ReadingBand(
            [.controlModuleVoltage, .adapterVoltage], "with the engine off", when: { $0.isRunning == false },
            normal: 12.2...13.2, tolerable: 11.6...14.8,
            below: "the battery is less than half charged, or old",
            above: "a charger may be connected, or the engine was running a moment ago",
            source: "rest voltage of lead batteries"),
        ReadingBand(
            [.coolantTemperature], "once it is warm", when: { $0.isRunning == true && ($0.runSeconds ?? 0) >= 900 },
            normal: 70...110, tolerable: 55...118,
            below: "the engine does not get warm: a thermostat that stays open, or the sensor",
            above: "the engine is too hot: coolant, thermostat, fan or pump",
            source: "thermostats open at 80 to 95 °C, fans start below 110 °C", dangerousAbove: true),
        ReadingBand(
            [.coolantTemperature], "", when: { _ in true }, normal: -39...110, tolerable: -39...118,
            below: "the sensor or its wire is open",
            above: "the engine is too hot: coolant, thermostat, fan or pump",
            source: "thermostats open at 80 to 95 °C, fans start below 110 °C", dangerousAbove: true),
        ReadingBand(
            [.engineOilTemperature], "", when: { _ in true }, normal: -39...130, tolerable: -39...150,
            below: "the sensor or its wire is open", above: "the oil is too hot: oil level, load, cooler",
            source: "what engine oils stand for long", dangerousAbove: true),
        ReadingBand(
            [.intakeAirTemperature], "", when: { _ in true }, normal: -39...80, tolerable: -39...120,
            below: "the sensor or its wire is open",
            above: "the intake air is hot: heat soak, the intercooler, the sensor",
            source: "air under the bonnet"),
        ReadingBand(
            [.ambientTemperature], "", when: { _ in true }, normal: -39...55, tolerable: -39...80,
            below: "the sensor or its wire is open", above: "hot engine air reaches the sensor, or it is faulty",
            source: "weather"),
        ReadingBand(
            Signal.longTermFuelTrims, "with the engine running", when: { $0.isRunning == true },
            normal: -10...10, tolerable: -20...20,
            below:
                "less fuel is needed than was reckoned with (rich): fuel pressure, injectors, purge valve, air meter",
            above: "more fuel is needed than was reckoned with (lean): unmetered air, fuel pressure, air meter",
            source: "workshop practice; codes come at 20 to 25 %"),
        ReadingBand(
            Signal.shortTermFuelTrims, "in closed loop",
            when: { $0.isRunning == true && $0.isClosedLoop != false && $0.isWarm },
            normal: -15...15, tolerable: -30...30,
            below: "less fuel is needed than was reckoned with (rich) just now",
            above: "more fuel is needed than was reckoned with (lean) just now", source: "workshop practice"),
        ReadingBand(
            [.engineSpeed], "idling warm",
            when: { $0.isRunning == true && $0.speedKmh == 0 && $0.isWarm && ($0.runSeconds ?? 0) >= 60 },
            normal: 500...1500, tolerable: 400...6000, below: "the engine idles too slowly",
            above: "the engine idles fast: the pedal, unmetered air, or the idle control",
            source: "idle speeds of passenger cars"),
        ReadingBand(
            [.barometricPressure], "", when: { _ in true }, normal: 55...106, tolerable: 45...110,
            below: "high mountains, or the sensor", above: "the sensor", source: "weather, up to 4,500 m"),
        ReadingBand(
            Signal.catalystTemperatures, "", when: { _ in true }, normal: -39...900, tolerable: -39...1050,
            below: "the sensor or its wire is open",
            above: "the catalyst is overheating: misfire or a rich mixture burns in it",
            source: "catalysts age fast above 900 °C", dangerousAbove: true),
    ]

    /// "13 to 15 V"; "up to 110 °C" where the lower end only tells a broken sensor.
    func usual(_ factor: Double) -> String {
        let unit = signals.first.map { $0.unit.symbol } ?? ""
        func number(_ value: Double) -> String {
            let scaled = value * factor
            return scaled == scaled.rounded() ? String(Int(scaled)) : String((scaled * 10).rounded() / 10)
        }
        let range =
            normal.lowerBound == -39
            ? "up to \(number(normal.upperBound))" : "\(number(normal.lowerBound)) to \(number(normal.upperBound))"
        return "\(range) \(unit)"
    }
}
