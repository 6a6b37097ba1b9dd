/// The unit of a measured quantity, identified by the symbol shown to users and written to JSON.
package struct Unit: Hashable, Sendable {
    package let symbol: String

    package init(_ symbol: String) { self.symbol = symbol }

    /// The unit of counts, numbers and states.
    package static let none = Unit("")
    package static let kilometresPerHour = Unit("km/h")
    package static let revolutionsPerMinute = Unit("rpm")
    package static let gramsPerSecond = Unit("g/s")
    package static let degreesCelsius = Unit("°C")
    package static let volts = Unit("V")
    package static let amperes = Unit("A")
    package static let milliamperes = Unit("mA")
    package static let percent = Unit("%")
    package static let pascals = Unit("Pa")
    package static let kilopascals = Unit("kPa")
    /// The unit of crankshaft angles.
    package static let degrees = Unit("°")
    package static let degreesPerSecond = Unit("°/s")
    package static let seconds = Unit("s")
    package static let minutes = Unit("min")
    package static let hours = Unit("h")
    package static let kilometres = Unit("km")
    /// The unit of lambda and of gear ratios.
    package static let ratio = Unit("ratio")
    package static let litresPerHour = Unit("L/h")
    package static let kilogramsPerHour = Unit("kg/h")
    package static let milligramsPerStroke = Unit("mg/stroke")
    package static let milligramsPerCubicMetre = Unit("mg/m³")
    package static let partsPerMillion = Unit("ppm")
    package static let newtonMetres = Unit("Nm")
    package static let metresPerSecondSquared = Unit("m/s²")
    package static let metresPerSecond = Unit("m/s")
    package static let metres = Unit("m")
    package static let kilowatts = Unit("kW")
    package static let kilowattHours = Unit("kWh")
    package static let kilowattHoursPer100Kilometres = Unit("kWh/100 km")
    package static let litres = Unit("L")
    package static let litresPer100Kilometres = Unit("L/100 km")
}
