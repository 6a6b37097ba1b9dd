/// The unit of a measured quantity. The raw value is the symbol shown to people and written to JSON.
package enum Unit: String, Sendable, CaseIterable {
    case kilometresPerHour = "km/h"
    case revolutionsPerMinute = "rpm"
    case gramsPerSecond = "g/s"
    case degreesCelsius = "°C"
    case volts = "V"
}
