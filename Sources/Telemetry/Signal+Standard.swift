/// What custom PIDs may describe that means the same in every car (see `StandardValue` of CustomPIDs, whose names and
/// units these are).
extension Signal {
    /// What the car shows as the charge of its traction battery.
    package static let stateOfCharge = Signal("stateOfCharge", .percent)
    package static let stateOfHealth = Signal("stateOfHealth", .percent)
    /// What the traction battery holds.
    package static let batteryCapacity = Signal("batteryCapacity", .kilowattHours)
    package static let electricRange = Signal("electricRange", .kilometres)
    package static let starterBatteryVoltage = Signal("starterBatteryVoltage", .volts)
    package static let cellVoltageMax = Signal("cellVoltageMax", .volts)
    package static let cellVoltageMin = Signal("cellVoltageMin", .volts)
    /// Whether it is the voltage of one of many cells, such as `cellVoltage12`, which their highest, lowest and spread sum up.
    package var isSingleCell: Bool { name.hasPrefix("cellVoltage") && name.last?.isNumber == true }
    package static let cellVoltageSpread = Signal("cellVoltageSpread", .volts)
}
