import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct LogUnitTests {
    /// Each spelling with 100 of it, in the unit of a signal.
    @Test(
        arguments: [
            ("L/m", Unit.litresPerHour, 6000), ("L/min", .litresPerHour, 6000), ("l/h", .litresPerHour, 100),
            ("L/hr", .litresPerHour, 100), ("LPH", .litresPerHour, 100), ("gal/min", .litresPerHour, 22712.470704),
            ("gpm", .litresPerHour, 22712.470704), ("gal/hr", .litresPerHour, 378.5411784),
            ("gal./h", .litresPerHour, 378.5411784), ("UK gal/hr", .litresPerHour, 454.609),
            ("gal (UK)/h", .litresPerHour, 454.609), ("cc/min", .litresPerHour, 6), ("ml/min", .litresPerHour, 6),
            ("g/s", .gramsPerSecond, 100), ("g/sec", .gramsPerSecond, 100), ("grams/sec", .gramsPerSecond, 100),
            ("kg/h", .gramsPerSecond, 27.7777777778), ("lb/min", .gramsPerSecond, 755.987283333),
            ("psi", .kilopascals, 689.4757293168), ("bar", .kilopascals, 10000), ("mbar", .kilopascals, 10),
            ("mb", .kilopascals, 10), ("hPa", .kilopascals, 10), ("kpa", .kilopascals, 100),
            ("inHg", .kilopascals, 338.6389), ("in Hg", .kilopascals, 338.6389), ("in.Hg", .kilopascals, 338.6389),
            ("kg/cm2", .kilopascals, 9806.65), ("kg/cm²", .kilopascals, 9806.65), ("mph", .kilometresPerHour, 160.9344),
            ("mi/h", .kilometresPerHour, 160.9344), ("km/h", .kilometresPerHour, 100), ("KPH", .kilometresPerHour, 100),
            ("m/s", .kilometresPerHour, 360), ("Meters/second", .kilometresPerHour, 360),
            ("knots", .kilometresPerHour, 185.2), ("°C", .degreesCelsius, 100), ("C", .degreesCelsius, 100),
            ("degC", .degreesCelsius, 100), ("℃", .degreesCelsius, 100), (".C", .degreesCelsius, 100),
            ("Â°C", .degreesCelsius, 100), ("ÃÂ°C", .degreesCelsius, 100), ("Ã‚Â°C", .degreesCelsius, 100),
            ("\u{FFFD}C", .degreesCelsius, 100), ("º C", .degreesCelsius, 100), ("°F", .degreesCelsius, 37.7777777778),
            ("Â°F", .degreesCelsius, 37.7777777778), ("℉", .degreesCelsius, 37.7777777778),
            ("K", .degreesCelsius, -173.15), ("%", .percent, 100), ("V", .volts, 100), ("volts", .volts, 100),
            ("mV", .volts, 0.1), ("A", .amperes, 100), ("mA", .amperes, 0.1), ("rpm", .revolutionsPerMinute, 100),
            ("RPM", .revolutionsPerMinute, 100), ("1/min", .revolutionsPerMinute, 100),
            ("min⁻¹", .revolutionsPerMinute, 100), ("Nm", .newtonMetres, 100), ("N·m", .newtonMetres, 100),
            ("ft-lb", .newtonMetres, 135.58179483), ("lb·ft", .newtonMetres, 135.58179483), ("km", .kilometres, 100),
            ("mi", .kilometres, 160.9344), ("miles", .kilometres, 160.9344), ("m", .kilometres, 0.1),
            ("m", .metres, 100),
            ("ft", .metres, 30.48), ("feet", .metres, 30.48), ("s", .seconds, 100), ("sec", .seconds, 100),
            ("min", .seconds, 6000), ("h", .minutes, 6000), ("λ", .ratio, 100), ("lambda", .ratio, 100),
            ("deg", .degrees, 100), ("Â°", .degrees, 100), ("hp", .kilowatts, 74.569987158),
            ("PS", .kilowatts, 73.549875), ("g", .metresPerSecondSquared, 980.665),
            ("mpg", .litresPer100Kilometres, 2.3521458329), ("mpg(uk)", .litresPer100Kilometres, 2.8248093628),
            ("kpl", .litresPer100Kilometres, 1), ("l/100km", .litresPer100Kilometres, 100),
        ] as [(String, Unit, Double)])
    func conversions(text: String, unit: Unit, value: Double) throws {
        let conversion = try #require(LogUnit.conversion(from: text, into: unit), "\(text)")
        #expect(abs(conversion.value(100) - value) <= abs(value) * 1e-9, "\(text) \(conversion.value(100))")
    }

    /// What is not known, is a gauge's, or is a unit of something else, is never taken for a standard unit.
    @Test(
        arguments: [
            ("L/day", Unit.litresPerHour), ("km/h", .litresPerHour), ("kg", .gramsPerSecond), ("psig", .kilopascals),
            ("bar", .degreesCelsius), ("gal (US)/h | gal (UK)/h", .litresPerHour), ("", .litresPerHour),
            ("furlongs", .kilometres), ("g/s", .litresPerHour), ("L/h", .gramsPerSecond), ("%", .volts),
            ("V", .percent),
        ] as [(String, Unit)])
    func noConversions(text: String, unit: Unit) {
        #expect(LogUnit.conversion(from: text, into: unit) == nil)
    }

    @Test func exactValuesStayExact() throws {
        let fahrenheit = try #require(LogUnit.conversion(from: "°F", into: .degreesCelsius))
        #expect([32, 50, 212, -40].map(fahrenheit.value) == [0, 10, 100, -40])
        #expect(try #require(LogUnit.conversion(from: "KM/H", into: .kilometresPerHour)).value(0.1) == 0.1)
    }

    @Test func unitsOfSignalsOfTheirOwn() throws {
        #expect(LogUnit.stored("psi")?.unit == .kilopascals && LogUnit.stored("gal/min")?.unit == .litresPerHour)
        #expect(LogUnit.stored("Nm")?.unit == .newtonMetres && LogUnit.stored("miles")?.unit == .kilometres)
        // Grams, or an acceleration.
        #expect(LogUnit.stored("g")?.unit == Unit("g") && LogUnit.stored("$/m") == nil)
        let economy = try #require(LogUnit.stored("mpg"))
        #expect(!economy.conversion.value(0).isFinite && abs(economy.conversion.value(30) - 7.8404861) < 1e-6)
    }
}
