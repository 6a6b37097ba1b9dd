package import Telemetry

/// What is measured of each trip, under a condition, to be compared over months. To add one, add a case, its row, and where
/// `TripIndicators` measures it.
package enum Indicator: String, CaseIterable, Sendable {
    case trimIdleBank1, trimIdleBank2, trimCruiseBank1, trimCruiseBank2
    case idleSpeed, idleSteadiness
    case warmUp, coolantCruise, coolantHigh
    case restingVoltage, chargingVoltage, crankingVoltage
    case airFlowRatio, airFlowFullLoad
    case oxygenActivityBank1, rearOxygenActivityBank1, rearOxygenActivityBank2
    case consumption
    case pendingCodes
    /// The temperature around the car: what others depend on, and no finding of its own.
    case ambient
    /// The mean speed of the trip, for `consumption`.
    case meanSpeed

    package struct Row: Sendable {
        /// The signal that a finding names.
        package var signal: String
        /// Under which condition it is measured.
        package var condition: String
        package var unit: Unit
        /// The least change that matters, in `unit`; or of the baseline, where `isRelative`. These are chosen, not
        /// measured: below them a workshop would find nothing to repair.
        package var leastChange: Double
        package var isRelative = false
        /// The least deviation of single trips that is believed, in `unit`: the resolution of what is measured.
        package var leastDeviation: Double
        /// What it depends on besides the car's health.
        package var covariate: Indicator?
    }

    package var row: Row? {
        switch self {
        case .trimIdleBank1:
            Row(signal: "fuelTrimBank1", condition: "warm idle", unit: .percent, leastChange: 4, leastDeviation: 0.8)
        case .trimIdleBank2:
            Row(signal: "fuelTrimBank2", condition: "warm idle", unit: .percent, leastChange: 4, leastDeviation: 0.8)
        case .trimCruiseBank1:
            Row(signal: "fuelTrimBank1", condition: "cruise", unit: .percent, leastChange: 4, leastDeviation: 0.8)
        case .trimCruiseBank2:
            Row(signal: "fuelTrimBank2", condition: "cruise", unit: .percent, leastChange: 4, leastDeviation: 0.8)
        case .idleSpeed:
            Row(
                signal: "engineSpeed", condition: "warm idle", unit: .revolutionsPerMinute, leastChange: 60,
                leastDeviation: 8)
        case .idleSteadiness:
            Row(
                signal: "engineSpeed", condition: "steadiness at warm idle", unit: .revolutionsPerMinute,
                leastChange: 12, leastDeviation: 2)
        case .warmUp:
            Row(
                signal: "coolantTemperature", condition: "warm-up time from cold to 70 °C", unit: .minutes,
                leastChange: 0.3, isRelative: true, leastDeviation: 0.3, covariate: .ambient)
        case .coolantCruise:
            Row(
                signal: "coolantTemperature", condition: "cruise, warmed up", unit: .degreesCelsius, leastChange: 4,
                leastDeviation: 0.8, covariate: .ambient)
        case .coolantHigh:
            Row(
                signal: "coolantTemperature", condition: "highest, warmed up", unit: .degreesCelsius, leastChange: 5,
                leastDeviation: 1, covariate: .ambient)
        case .restingVoltage:
            Row(
                signal: "voltage", condition: "engine off, before the start", unit: .volts, leastChange: 0.2,
                leastDeviation: 0.05, covariate: .ambient)
        case .chargingVoltage:
            Row(
                signal: "voltage", condition: "engine running", unit: .volts, leastChange: 0.35, leastDeviation: 0.06,
                covariate: .ambient)
        case .crankingVoltage:
            Row(
                signal: "voltage", condition: "cranking", unit: .volts, leastChange: 0.5, leastDeviation: 0.15,
                covariate: .ambient)
        case .airFlowRatio:
            Row(
                signal: "massAirFlow", condition: "cruise, against intake pressure", unit: .ratio, leastChange: 0.07,
                isRelative: true, leastDeviation: 0.005)
        case .airFlowFullLoad:
            Row(
                signal: "massAirFlow", condition: "per revolution at full load", unit: Unit("g"), leastChange: 0.07,
                isRelative: true, leastDeviation: 0.005, covariate: .ambient)
        case .oxygenActivityBank1:
            Row(
                signal: "oxygenSensorVoltageBank1Sensor1", condition: "switches per minute, cruise",
                unit: Unit("1/min"), leastChange: 0.35, isRelative: true, leastDeviation: 2)
        case .rearOxygenActivityBank1:
            Row(
                signal: "oxygenSensorVoltageBank1Sensor2", condition: "spread behind the catalyst, cruise",
                unit: .volts, leastChange: 0.08, leastDeviation: 0.02)
        case .rearOxygenActivityBank2:
            Row(
                signal: "oxygenSensorVoltageBank2Sensor2", condition: "spread behind the catalyst, cruise",
                unit: .volts, leastChange: 0.08, leastDeviation: 0.02)
        case .consumption:
            Row(
                signal: "fuelConsumption", condition: "like speed and temperature", unit: .litresPer100Kilometres,
                leastChange: 0.06, isRelative: true, leastDeviation: 0.05, covariate: .ambient)
        case .pendingCodes,
            .ambient,
            .meanSpeed:
            nil
        }
    }
}
