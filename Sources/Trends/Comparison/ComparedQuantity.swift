package import Telemetry

/// What is compared between two groups of trips. To add one, add a case, its row, and where `ComparedDrive` measures it.
package enum ComparedQuantity: String, CaseIterable, Sendable {
    /// On segments of like driving (see `LikeDriving`).
    case likeConsumption, likeEngineSpeed
    /// Of all driving, however it was.
    case consumption
    /// Of electric cars.
    case energyConsumption
    case carbonDioxide = "co2"
    case cost
    case speed, idleShare, sharpAccelerations, sharpBrakings, score
    /// Of the charge of a traction battery, where the car reports it.
    case chargeUsed
    case batteryHealth, cellSpread
    case tireFrontLeft, tireFrontRight, tireRearLeft, tireRearRight
    case coolantCruise, chargingVoltage, idleSpeed, trimCruiseBank1

    package struct Row: Sendable {
        package var unit: Unit
        /// The trend indicator that is compared, as measured on each trip.
        package var indicator: Indicator?
        /// The distance in km below which a group of trips says nothing.
        package var leastKm = 0.0
    }

    package var row: Row {
        switch self {
        case .likeConsumption: Row(unit: .litresPer100Kilometres, leastKm: 10)
        case .likeEngineSpeed: Row(unit: .revolutionsPerMinute, leastKm: 10)
        case .consumption: Row(unit: .litresPer100Kilometres)
        case .energyConsumption: Row(unit: .kilowattHoursPer100Kilometres)
        case .carbonDioxide: Row(unit: Unit("g/km"))
        // The currency is that of the trips.
        case .cost: Row(unit: Unit("/100 km"))
        case .speed: Row(unit: .kilometresPerHour)
        case .idleShare: Row(unit: .percent)
        // Single events in a few kilometers are chance.
        case .sharpAccelerations, .sharpBrakings: Row(unit: Unit("1/100 km"), leastKm: 50)
        case .score: Row(unit: .none)
        case .chargeUsed: Row(unit: Unit("%/100 km"))
        case .batteryHealth: Row(unit: .percent, indicator: .batteryHealth)
        case .cellSpread: Row(unit: .volts, indicator: .cellSpread)
        case .tireFrontLeft: Row(unit: .kilopascals, indicator: .tireFrontLeft)
        case .tireFrontRight: Row(unit: .kilopascals, indicator: .tireFrontRight)
        case .tireRearLeft: Row(unit: .kilopascals, indicator: .tireRearLeft)
        case .tireRearRight: Row(unit: .kilopascals, indicator: .tireRearRight)
        case .coolantCruise: Row(unit: .degreesCelsius, indicator: .coolantCruise)
        case .chargingVoltage: Row(unit: .volts, indicator: .chargingVoltage)
        case .idleSpeed: Row(unit: .revolutionsPerMinute, indicator: .idleSpeed)
        case .trimCruiseBank1: Row(unit: .percent, indicator: .trimCruiseBank1)
        }
    }

    package var isOfLikeDriving: Bool { self == .likeConsumption || self == .likeEngineSpeed }
}
