package import Telemetry
package import Trends

/// What is measured on each trip, in words.
package enum IndicatorText {
    private static let names: [Indicator: String] = [
        .trimIdleBank1: "Fuel trim at warm idle", .trimIdleBank2: "Fuel trim at warm idle, bank 2",
        .trimCruiseBank1: "Fuel trim while cruising", .trimCruiseBank2: "Fuel trim while cruising, bank 2",
        .idleSpeed: "Idle speed", .idleSteadiness: "Steadiness of the idle", .warmUp: "Time to warm up",
        .coolantCruise: "Coolant while cruising", .coolantHigh: "Highest coolant temperature",
        .restingVoltage: "Battery before the start", .chargingVoltage: "Charging voltage",
        .crankingVoltage: "Battery while cranking", .airFlowRatio: "Air flow against intake pressure",
        .airFlowFullLoad: "Air flow at full load", .oxygenActivityBank1: "Oxygen sensor",
        .rearOxygenActivityBank1: "Catalytic converter", .rearOxygenActivityBank2: "Catalytic converter, bank 2",
        .consumption: "Fuel consumption", .batteryHealth: "Health of the traction battery",
        .cellSpread: "Spread of cell voltages", .tireFrontLeft: "Tire pressure, front left",
        .tireFrontRight: "Tire pressure, front right", .tireRearLeft: "Tire pressure, rear left",
        .tireRearRight: "Tire pressure, rear right",
        .tireBalanceFrontLeft: "Tire against the others, front left",
        .tireBalanceFrontRight: "Tire against the others, front right",
        .tireBalanceRearLeft: "Tire against the others, rear left",
        .tireBalanceRearRight: "Tire against the others, rear right",
    ]

    package static func name(_ indicator: Indicator) -> String { names[indicator] ?? indicator.rawValue }

    /// "3.1%, as usual"; "3.1%, too few trips to say what is usual".
    package static func line(_ course: IndicatorCourse, _ units: UnitSystem) -> String {
        guard let known = course.course else {
            let last = course.points.last.map { TrendReport.value($0.value, course.row.unit, units) + ", " } ?? ""
            return last + "too few trips to say what is usual"
        }
        return TrendReport.value(known.now, course.row.unit, units)
            + (known.shift == nil ? ", as usual" : ", was " + TrendReport.value(known.baseline, course.row.unit, units))
    }
}
