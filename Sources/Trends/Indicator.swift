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
    case batteryHealth, cellSpread
    case tireFrontLeft, tireFrontRight, tireRearLeft, tireRearRight
    case tireBalanceFrontLeft, tireBalanceFrontRight, tireBalanceRearLeft, tireBalanceRearRight
    // What others depend on, and no finding of its own: the temperature around the car in °C, the mean speed in km/h, the
    // distance in km, the relative positive acceleration in m/s² (see `TripIndicators`).
    case ambient, meanSpeed, distance, acceleration
    /// How hard the engine works while it warms up, in a unit of each car.
    case warmUpPower
    /// The air flow at warm idle, in g/s, which cars with an air flow sensor have.
    case airFlowIdle
    /// In km, at the end of the trip.
    case distanceSinceClear
    // Whether a readiness monitor is incomplete at the end of the trip: 1, otherwise 0.
    case catalystMonitorIncomplete, heatedCatalystMonitorIncomplete, evaporativeSystemMonitorIncomplete
    case secondaryAirMonitorIncomplete, particulateFilterOrRefrigerantMonitorIncomplete, oxygenSensorMonitorIncomplete
    case oxygenSensorHeaterMonitorIncomplete, egrOrVVTMonitorIncomplete, nmhcCatalystMonitorIncomplete
    case noxAftertreatmentMonitorIncomplete, boostPressureMonitorIncomplete, exhaustGasSensorMonitorIncomplete
    case particulateFilterMonitorIncomplete

    /// The indicators of readiness monitors, by the stable names of these.
    package static let monitors: [(name: String, indicator: Indicator)] = Signal.monitors.compactMap { name in
        Indicator(rawValue: name + "MonitorIncomplete").map { (name, $0) }
    }

    /// What an indicator depends on besides the car's health.
    package enum Covariate: Sendable {
        case ambient, speed, acceleration
        /// 30 km/h over the mean speed: to first order, slow trips use more fuel in this proportion.
        case slowness
        /// 1 over the distance in km: a cold engine uses more fuel for the same distance on each trip.
        case shortness
        /// 1 over the power during the warm-up: the heat comes from the fuel.
        case coolness

        /// The values by trips, not numbers where they are not known. Temperature acts differently in winter and in summer
        /// (heating, air conditioning), so that there is a column for each.
        func columns(_ history: TrendAnalysis.History) -> [[Double]] {
            func column(_ indicator: Indicator, _ change: (Double) -> Double = { $0 }) -> [Double] {
                history.columns[indicator]?.map(change) ?? Array(repeating: .nan, count: history.starts.count)
            }
            return switch self {
            case .ambient:
                [
                    column(.ambient) { $0.isNaN ? $0 : min($0, Self.mildC) },
                    column(.ambient) { $0.isNaN ? $0 : max($0, Self.mildC) },
                ]
            case .speed: [column(.meanSpeed)]
            case .coolness: [column(.warmUpPower) { $0.isNaN ? $0 : 10 / max(0.1, $0) }]
            case .acceleration: [column(.acceleration)]
            case .slowness: [column(.meanSpeed) { $0.isNaN ? $0 : 30 / max(5, $0) }]
            case .shortness: [column(.distance) { $0.isNaN ? $0 : 1 / max(1, $0) }]
            }
        }

        private static let mildC = 16.0
    }

    package struct Row: Sendable {
        /// The signal that a finding names.
        package var signal: String
        /// Under which condition it is measured.
        package var condition: String
        package var unit: Unit
        /// The least change that matters, in `unit`; or of the baseline, where `isRelative`. These are chosen, not
        /// measured: below them a workshop would find nothing to repair.
        package var minChange: Double
        package var isRelative = false
        /// The least deviation of single trips that is believed, in `unit`: the resolution of what is measured.
        package var minDeviation: Double
        /// The most important first: few trips do not tell the effect of many.
        package var covariates: [Covariate] = [.ambient]
    }

    /// The indicators of `Signal.tirePressures`, in their order.
    static let tires: [Indicator] = [.tireFrontLeft, .tireFrontRight, .tireRearLeft, .tireRearRight]

    /// The same against the mean of the other tires.
    static let tireBalances: [Indicator] = [
        .tireBalanceFrontLeft, .tireBalanceFrontRight, .tireBalanceRearLeft, .tireBalanceRearRight,
    ]

    /// Pressure rises by 1 kPa per 1 °C, and sensors resolve 1 to 5 kPa.
    private static func tire(_ place: Int) -> Row {
        Row(
            signal: Signal.tirePressures[place].name, condition: "first of each trip", unit: .kilopascals,
            minChange: 15, minDeviation: 3)
    }

    /// The rows of what custom PIDs with a standard meaning bring.
    private var standardRow: Row? {
        switch self {
        case .batteryHealth:
            Row(
                signal: "stateOfHealth", condition: "each trip", unit: .percent, minChange: 1.5, minDeviation: 0.3)
        case .cellSpread:
            Row(
                signal: "cellVoltageSpread", condition: "driving", unit: .volts, minChange: 0.02, minDeviation: 0.005)
        case .tireFrontLeft: Self.tire(0)
        case .tireFrontRight: Self.tire(1)
        case .tireRearLeft: Self.tire(2)
        case .tireRearRight: Self.tire(3)
        default:
            Self.tireBalances.firstIndex(of: self).map { place in
                Row(
                    signal: Signal.tirePressures[place].name, condition: "against the other tires", unit: .kilopascals,
                    minChange: 10, minDeviation: 3, covariates: [])
            }
        }
    }

    package var row: Row? {
        switch self {
        case .trimIdleBank1:
            Row(signal: "fuelTrimBank1", condition: "warm idle", unit: .percent, minChange: 4, minDeviation: 0.8)
        case .trimIdleBank2:
            Row(signal: "fuelTrimBank2", condition: "warm idle", unit: .percent, minChange: 4, minDeviation: 0.8)
        case .trimCruiseBank1:
            Row(signal: "fuelTrimBank1", condition: "cruise", unit: .percent, minChange: 4, minDeviation: 0.8)
        case .trimCruiseBank2:
            Row(signal: "fuelTrimBank2", condition: "cruise", unit: .percent, minChange: 4, minDeviation: 0.8)
        case .idleSpeed:
            Row(
                signal: "engineSpeed", condition: "warm idle", unit: .revolutionsPerMinute, minChange: 60,
                minDeviation: 8)
        case .idleSteadiness:
            Row(
                signal: "engineSpeed", condition: "steadiness at warm idle", unit: .revolutionsPerMinute,
                minChange: 12, minDeviation: 2)
        case .warmUp:
            Row(
                signal: "coolantTemperature", condition: "warm-up time from cold to 70 °C", unit: .minutes,
                minChange: 0.3, isRelative: true, minDeviation: 0.3, covariates: [.coolness, .ambient])
        case .coolantCruise:
            Row(
                signal: "coolantTemperature", condition: "cruise, warmed up", unit: .degreesCelsius, minChange: 4,
                minDeviation: 0.8)
        case .coolantHigh:
            Row(
                signal: "coolantTemperature", condition: "highest, warmed up", unit: .degreesCelsius, minChange: 5,
                minDeviation: 1, covariates: [.ambient, .speed])
        case .restingVoltage:
            Row(
                signal: "voltage", condition: "engine off, before the start", unit: .volts, minChange: 0.2,
                minDeviation: 0.05)
        case .chargingVoltage:
            Row(
                signal: "voltage", condition: "engine running", unit: .volts, minChange: 0.35, minDeviation: 0.06)
        case .crankingVoltage:
            Row(
                signal: "voltage", condition: "cranking", unit: .volts, minChange: 0.5, minDeviation: 0.15)
        case .airFlowRatio:
            Row(
                signal: "massAirFlow", condition: "cruise, against intake pressure", unit: .ratio, minChange: 0.07,
                isRelative: true, minDeviation: 0.005)
        case .airFlowFullLoad:
            Row(
                signal: "massAirFlow", condition: "per revolution at full load, 20 °C", unit: Unit("g"),
                minChange: 0.1,
                isRelative: true, minDeviation: 0.005)
        case .oxygenActivityBank1:
            Row(
                signal: "oxygenSensorVoltageBank1Sensor1", condition: "switches per minute, cruise",
                unit: Unit("1/min"), minChange: 0.35, isRelative: true, minDeviation: 2, covariates: [.speed])
        case .rearOxygenActivityBank1:
            Row(
                signal: "oxygenSensorVoltageBank1Sensor2", condition: "spread behind the catalyst, cruise",
                unit: .volts, minChange: 0.08, minDeviation: 0.02)
        case .rearOxygenActivityBank2:
            Row(
                signal: "oxygenSensorVoltageBank2Sensor2", condition: "spread behind the catalyst, cruise",
                unit: .volts, minChange: 0.08, minDeviation: 0.02)
        case .consumption:
            Row(
                signal: "fuelConsumption", condition: "like speed and temperature", unit: .litresPer100Kilometres,
                minChange: 0.07, isRelative: true, minDeviation: 0.05,
                covariates: [.slowness, .ambient, .shortness, .acceleration])
        case .airFlowIdle:
            // It shows that there is an air flow sensor; what is wrong at idle shows in other values.
            Row(
                signal: "massAirFlow", condition: "warm idle", unit: .gramsPerSecond, minChange: .infinity,
                minDeviation: 0.1)
        default: standardRow
        }
    }
}
