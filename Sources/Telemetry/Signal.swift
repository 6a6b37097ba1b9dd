/// What can be measured. The raw value is the stable name used in JSON.
///
/// To add a signal, add one case with its unit and its stored code; a code is never reused.
package enum Signal: String, Sendable, CaseIterable {
    case vehicleSpeed
    case engineSpeed
    case massAirFlow
    case coolantTemperature
    /// Voltage at the engine control module (PID 42).
    case controlModuleVoltage
    /// Voltage at the adapter's connector (AT RV), used where the car does not report its own.
    case adapterVoltage

    package var unit: Unit {
        switch self {
        case .vehicleSpeed: .kilometresPerHour
        case .engineSpeed: .revolutionsPerMinute
        case .massAirFlow: .gramsPerSecond
        case .coolantTemperature: .degreesCelsius
        case .controlModuleVoltage, .adapterVoltage: .volts
        }
    }

    /// The number that stands for the signal in the database.
    package var code: Int {
        switch self {
        case .vehicleSpeed: 1
        case .engineSpeed: 2
        case .massAirFlow: 3
        case .coolantTemperature: 4
        case .controlModuleVoltage: 5
        case .adapterVoltage: 6
        }
    }

    package init?(code: Int) {
        guard let signal = Signal.allCases.first(where: { $0.code == code }) else { return nil }
        self = signal
    }
}
