import Telemetry

/// What a shift of indicators usually means. To add one, add a row; the first rules of a kind that fit are the ones told.
package struct TrendRule: Sendable {
    package let kind: TrendFinding.Kind
    typealias Courses = [Indicator: TrendSeries.Course]

    /// Which shift the finding is about; nil where the rule does not fit.
    private let shift: @Sendable (Courses) -> Indicator?
    package let meaning: String

    private init(
        _ kind: TrendFinding.Kind, _ meaning: String, _ shift: @escaping @Sendable (Courses) -> Indicator?
    ) {
        self.kind = kind
        self.meaning = meaning
        self.shift = shift
    }

    private static func rises(_ indicators: Indicator...) -> @Sendable (Courses) -> Indicator? {
        { courses in indicators.first { (courses[$0]?.shift?.change ?? 0) > 0 } }
    }

    private static func falls(_ indicators: Indicator...) -> @Sendable (Courses) -> Indicator? {
        { courses in indicators.first { (courses[$0]?.shift?.change ?? 0) < 0 } }
    }

    /// The changes of both fuel trims of a bank, one of which is a shift; nil of one that is not measured.
    private struct Trims {
        var idle: Double?
        var cruise: Double?
        /// Whether the car has an air flow sensor.
        var measuresAir: Bool

        /// Whether one is beyond the other by this factor.
        static let clearly = 2.0

        var isLean: Bool { max(idle ?? 0, cruise ?? 0) > max(0, -min(idle ?? 0, cruise ?? 0)) }
        var isIdleOnly: Bool { isLean && idle.map { $0 > Self.clearly * max(0, cruise ?? 0) } ?? false }
        var isCruiseOnly: Bool { isLean && cruise.map { $0 > Self.clearly * max(0, idle ?? 0) } ?? false }
        var isBoth: Bool { isLean && !isIdleOnly && !isCruiseOnly }
    }

    /// The pattern of both fuel trims, by what their change is at idle and at cruise.
    private static func trims(_ takes: @escaping @Sendable (Trims) -> Bool) -> @Sendable (Courses) -> Indicator? {
        { courses in
            for (idle, cruise) in [
                (Indicator.trimIdleBank1, Indicator.trimCruiseBank1), (.trimIdleBank2, .trimCruiseBank2),
            ] {
                let shifted = [idle, cruise].filter { courses[$0]?.shift != nil }
                let trims = Trims(
                    idle: courses[idle]?.change, cruise: courses[cruise]?.change,
                    measuresAir: courses[.airFlowIdle] != nil || courses[.airFlowRatio] != nil
                        || courses[.airFlowFullLoad] != nil)
                guard !shifted.isEmpty, takes(trims) else { continue }
                return shifted.max { abs(courses[$0]?.change ?? 0) < abs(courses[$1]?.change ?? 0) }
            }
            return nil
        }
    }

    package static let all: [TrendRule] = [
        TrendRule(
            .battery,
            "The battery holds less charge than it used to: it is aging, or something draws current while the car is parked.",
            falls(.restingVoltage, .crankingVoltage)),
        TrendRule(
            .charging,
            "The charging voltage has changed: check the alternator, its regulator and belt, and the contacts at the battery.",
            { courses in courses[.chargingVoltage]?.shift == nil ? nil : .chargingVoltage }),
        TrendRule(
            .thermostat,
            "The engine warms up more slowly or stays cooler than it used to: the thermostat probably does not close, and P0128 "
                + "may follow.",
            { courses in
                if (courses[.coolantCruise]?.shift?.change ?? 0) < 0 { return .coolantCruise }
                return (courses[.warmUp]?.shift?.change ?? 0) > 0 ? .warmUp : nil
            }),
        TrendRule(
            .cooling,
            "The coolant gets hotter than it used to: check its level, the fan, the radiator and the water pump.",
            rises(.coolantHigh)),
        TrendRule(
            .vacuumLeak,
            "The mixture is leaner at idle but not at speed: unmetered air enters, usually by a cracked hose or gasket of the "
                + "intake; P0171 or P0174 may follow.",
            trims { $0.isIdleOnly }),
        TrendRule(
            .fuelPressure,
            "The mixture is leaner at speed, and less so at idle: too little fuel arrives, usually a weak fuel pump or a clogged "
                + "filter; P0171 or P0174 may follow.",
            trims { $0.isCruiseOnly || $0.isBoth && !$0.measuresAir }),
        TrendRule(
            .airFlowSensor,
            "The mixture is leaner at idle and at speed: the air flow sensor reads too low, usually because it is dirty; P0171 "
                + "or P0101 may follow.",
            trims { $0.isBoth && $0.measuresAir }),
        TrendRule(
            .airFlowSensor,
            "The air flow no longer fits intake pressure and engine speed: the air flow sensor is dirty or aging, or air leaks "
                + "in behind it.",
            falls(.airFlowRatio)),
        TrendRule(
            .airFlowSensor,
            "The air flow no longer fits intake pressure and engine speed: the air flow sensor reads too high.",
            rises(.airFlowRatio)),
        TrendRule(
            .richMixture,
            "The mixture is richer than it used to be: leaking injectors, too much fuel pressure, or an air flow sensor that "
                + "reads too high; P0172 or P0175 may follow.",
            trims { !$0.isLean }),
        TrendRule(
            .airFilter,
            "The engine draws less air at full load than it used to: the air filter is probably clogged.",
            { courses in
                // A sensor that reads too low reads so at full load, too.
                let isSensor = trims({ $0.isBoth })(courses) != nil || falls(.airFlowRatio)(courses) != nil
                return isSensor ? nil : falls(.airFlowFullLoad)(courses)
            }),
        TrendRule(
            .catalyst,
            "The oxygen sensor behind the catalytic converter follows the mixture more than it used to: the converter is aging, "
                + "and P0420 or P0430 may follow.",
            rises(.rearOxygenActivityBank1, .rearOxygenActivityBank2)),
        TrendRule(
            .oxygenSensor,
            "The oxygen sensor switches more slowly than it used to: it is aging, and P0133 may follow.",
            falls(.oxygenActivityBank1)),
        TrendRule(
            .idle,
            "The engine idles less steadily or at another speed than it used to: check for misfires, a dirty throttle and leaks "
                + "of the intake.",
            { courses in
                if (courses[.idleSteadiness]?.shift?.change ?? 0) > 0 { return .idleSteadiness }
                return courses[.idleSpeed]?.shift == nil ? nil : .idleSpeed
            }),
        TrendRule(
            .consumption,
            "The car uses more fuel at like speed and temperature than it used to: check tire pressure, brakes, air filter, "
                + "thermostat and whatever else is named here.",
            rises(.consumption)),
        TrendRule(
            .tractionBattery,
            "The traction battery holds less energy than it used to: it is aging, which is usual up to a few percent a year.",
            falls(.batteryHealth)),
        TrendRule(
            .batteryCells,
            "The cells of the traction battery differ more than they used to: one is weaker than the others, or the balancing "
                + "does not keep up.",
            rises(.cellSpread)),
        TrendRule(
            .tire, "A tire loses air: look for a nail, and have the valve and the rim checked.",
            { courses in
                func change(_ indicator: Indicator) -> Double { courses[indicator]?.shift?.change ?? 0 }
                func lowest(_ tires: [Indicator]) -> Indicator? {
                    tires.filter { change($0) < 0 }.min { change($0) < change($1) }
                }
                let areCompared = Indicator.tireBalances.contains { courses[$0] != nil }
                if areCompared { return lowest(Indicator.tireBalances) }
                // The cold lowers the pressure of all.
                return Indicator.tires.allSatisfy { change($0) < 0 } ? nil : lowest(Indicator.tires)
            }),
    ]

    func finding(_ courses: Courses) -> TrendFinding? {
        guard let indicator = shift(courses), let shift = courses[indicator]?.shift, let row = indicator.row else {
            return nil
        }
        return TrendFinding(
            kind: kind, signal: row.signal, condition: row.condition, unit: row.unit, baseline: shift.baseline,
            now: shift.now, since: shift.since, trips: shift.trips, confidence: shift.confidence, meaning: meaning)
    }
}
