import Formats
import OBD
import Telemetry

/// A part that a control module moves or regulates: what it commands, what is measured, and what is wrong if they differ. To
/// judge another one, add a row: it then speaks for all codes about it, of cars and of trucks, now and in freeze frames.
struct CommandedPart: Sendable {
    /// "the throttle".
    let name: String
    let demand: Signal
    /// The nearest of them counts.
    let actual: [Signal]
    /// The codes that follow if it is not where it should be.
    let codes: CodeSet
    /// Parameters of SAE J1939, likewise.
    let numbers: Set<Int>
    /// What to look at if it stays below its demand, and above.
    let below: String
    let above: String
    private let applies: @Sendable (Snapshot, _ demand: Double) -> Bool
    /// How much of either counts at least, as a difference and as a share of the demand.
    private let (difference, share): (Double, Double)
    /// Whether it takes a while to reach its demand.
    private let isSlow: Bool

    /// What differs.
    struct Deviation: Sendable {
        let part: CommandedPart
        let actual: Signal
        /// "the throttle is commanded to 50% and is at 12%".
        let text: String
        let advice: String
    }

    /// A part that is moved, in percent of its way.
    private init(
        _ name: String, moved demand: String, to actual: [String], _ codes: CodeSet, _ numbers: Set<Int> = [],
        below: String, above: String
    ) {
        self.name = name
        self.demand = Signal(demand, .percent)
        self.actual = actual.map { Signal($0, .percent) }
        self.codes = codes
        self.numbers = numbers
        self.below = below
        self.above = above
        applies = { moment, _ in moment.isRunning }
        difference = OperatingLimits.stuckActuatorPercent
        share = 0
        isSlow = false
    }

    /// A value that is regulated.
    private init(
        _ name: String, regulated demand: Signal, _ actual: Signal, _ codes: CodeSet, _ numbers: Set<Int> = [],
        below: String, above: String, difference: Double, share: Double = 0,
        isSlow: Bool = false,
        when applies: @escaping @Sendable (Snapshot, _ demand: Double) -> Bool = { moment, _ in moment.isRunning }
    ) {
        self.name = name
        self.demand = demand
        self.actual = [actual]
        self.codes = codes
        self.numbers = numbers
        self.below = below
        self.above = above
        self.applies = applies
        self.difference = difference
        self.share = share
        self.isSlow = isSlow
    }

    private static let rows: [CommandedPart] =
        [
            CommandedPart(
                "the throttle", moved: "commandedThrottle", to: ["throttlePosition", "relativeThrottlePosition"],
                .throttle + .limitedPower + "P0505-P0507, P0068, P2119", [51],
                below:
                    "the plate does not follow: dirt or ice on it, its motor, connector and wires; the pedal is sound",
                above: "the plate does not close: dirt or ice on it, its spring, motor, connector and wires"),
            CommandedPart(
                "the flap of the intake air", moved: "commandedIntakeAirFlowA", to: ["relativeIntakeAirFlowPositionA"],
                "P0401, P0402, P2100-P2103, P2111, P2112, P2119, P0487, P0488, P0638", [51, 2789],
                below: "it sticks: soot, its motor and connector", above: "it sticks: soot, its motor and connector"),
        ]
        + ["A", "B"].flatMap { letter in
            [
                CommandedPart(
                    "the exhaust gas recirculation valve", moved: "commandedEGR\(letter)", to: ["actualEGR\(letter)"],
                    "P0400-P0409, P0101, P2413, P042E, P042F, P0505, P0506" as CodeSet + .filterFull + .misfire,
                    [27, 2659, 2791], below: "it sticks shut: soot, its motor, connector or vacuum hose",
                    above: "it stays open: soot under its seat, its motor or connector; clean it, then see what is left"
                ),
                CommandedPart(
                    "the vane adjuster of the turbocharger", moved: "commandedTurboGeometry\(letter)",
                    to: ["turboGeometry\(letter)"],
                    "P0299, P0234, P2263, P0045-P0049, P2562, P2563, P132B, P246C", [102, 641, 1127, 2795],
                    below: "it sticks: soot or rust on the vanes, rod and actuator (vacuum, motor)",
                    above: "it sticks: soot or rust on the vanes, rod and actuator (vacuum, motor)"),
                CommandedPart(
                    "the wastegate", moved: "commandedWastegate\(letter)", to: ["wastegatePosition\(letter)"],
                    "P0299, P0234, P2263, P0243-P0250, P2562, P2563", [102, 1127, 1188],
                    below: "it sticks: its rod, actuator, vacuum hose or motor",
                    above: "it sticks: its rod, actuator, vacuum hose or motor"),
                CommandedPart(
                    "the boost pressure", regulated: Signal("commandedBoostPressure\(letter)", .kilopascals),
                    Signal("boostPressure\(letter)", .kilopascals), "P0299, P0234, P2263, P132B, P0401, P0101",
                    [102, 1127],
                    below:
                        "charge air escapes or is not made: hoses, clamps and charge air cooler, then what moves vanes or "
                        + "wastegate, and the turbocharger last",
                    above: "what limits the boost does not open: wastegate or vanes (rod, vacuum, soot), its hose",
                    difference: 30, isSlow: true),
                rail(
                    "the fuel rail pressure", "commandedFuelRailPressure\(letter)", "fuelRailPressure\(letter)",
                    .fuelPressureLow + "P0088, P0089, P0190, P0191, P228A-P228F, P0001-P0004, P0090-P0092, P2106",
                    [94, 157, 1347, 5585]),
                rail(
                    "the injection pressure", "commandedInjectionPressure\(letter)", "injectionPressure\(letter)",
                    "P2283-P2291, P0087, P0088", [164]),
            ]
        }

    private static func rail(
        _ name: String, _ demand: String, _ actual: String, _ codes: CodeSet, _ numbers: Set<Int>
    ) -> CommandedPart {
        CommandedPart(
            name, regulated: Signal(demand, .kilopascals), Signal(actual, .kilopascals), codes + .lean + .misfire,
            numbers,
            below:
                "too little fuel arrives: fuel filter, low-pressure supply (pump, air in the lines), then what injectors "
                + "return and the high-pressure pump",
            above:
                "the pressure is not let off: metering valve or regulator (connector, chips), a return line that is kinked",
            difference: 500, share: 0.2, isSlow: true,
            when: { moment, demand in moment.isRunning && demand >= 2000 })
    }

    private func deviation(_ moment: Snapshot, isCautious: Bool, _ units: UnitSystem) -> Deviation? {
        guard let demand = moment(demand), applies(moment, demand),
            let signal = actual.filter({ moment($0) != nil }).min(by: { left, right in
                ((moment(left) ?? 0) - demand).magnitude < ((moment(right) ?? 0) - demand).magnitude
            }), let actual = moment(signal)
        else { return nil }
        guard (actual - demand).magnitude >= (isCautious ? (isSlow ? 1.5 : 1.1) : 1) * max(difference, share * demand)
        else { return nil }
        let texts = [demand, actual].map { value in
            signal.unit == .percent ? "\(Format.fixed(value, 0))%" : units.quantity(value, signal.unit)
        }
        let text =
            signal.unit == .percent
            ? "\(name) is commanded to \(texts[0]) and is at \(texts[1])"
            : "\(name) is \(texts[1]), and \(texts[0]) are demanded"
        return Deviation(part: self, actual: signal, text: text, advice: actual < demand ? below : above)
    }

    /// What is not where it is commanded to be at a moment.
    /// - Parameter isCautious: without a code, as one sample may catch a part on its way.
    static func deviations(_ moment: Snapshot, isCautious: Bool = false, _ units: UnitSystem) -> [Deviation] {
        rows.compactMap { $0.deviation(moment, isCautious: isCautious, units) }
    }

    static let signals = rows.flatMap(\.actual)
}
