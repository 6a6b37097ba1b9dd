/// The units in which values are shown to users. Stored values, and those for programs, are always metric.
package enum UnitSystem: String, Sendable, CaseIterable {
    case metric
    /// Miles, US gallons, °F, psi and horsepower.
    case us
    /// Miles, imperial gallons and horsepower, with °C and kPa, as used in Britain.
    case imperial

    package static let kilometersPerMile = 1.609344
    package static let litersPerUSGallon = 3.785411784
    package static let litresPerImperialGallon = 4.54609
    package static let kilogramsPerPound = 0.45359237

    /// Mechanical horsepower, 550 foot-pounds per second.
    private static let kilowattsPerHorsepower = 0.745699871582270

    private static let horsepower = Unit("hp")
    private static let milesPerHour = Unit("mph")
    private static let milesPerHourPerSecond = Unit("mph/s")
    package static let miles = Unit("mi")
    private static let usGallons = Unit("gal")
    private static let imperialGallons = Unit("imp gal")
    package static let milesPerUSGallon = Unit("mpg")
    private static let milesPerImperialGallon = Unit("mpg imp")
    private static let degreesFahrenheit = Unit("°F")
    private static let poundsPerSquareInch = Unit("psi")

    /// Returns the unit in which values of `unit` are shown: `unit` itself if this system has no other.
    package func shown(_ unit: Unit) -> Unit { conversion(unit)?.unit ?? unit }

    /// Returns a value in the unit that `shown(_:)` returns. A consumption of 0 is infinite in miles per gallon.
    package func shown(_ value: Double, _ unit: Unit) -> Double { conversion(unit)?.convert(value) ?? value }

    /// Returns the unit in which a signal is shown: horsepower is the usual unit of engines only, not of batteries.
    package func shown(_ signal: Signal) -> Unit {
        showsHorsepower(signal) ? Self.horsepower : shown(signal.unit)
    }

    /// Returns a value of a signal in the unit that `shown(_:)` returns.
    package func shown(_ value: Double, of signal: Signal) -> Double { converter(of: signal)?(value) ?? value }

    /// Returns what converts values of a signal to the unit that `shown(_:)` returns; nil if they are shown as they are.
    package func converter(of signal: Signal) -> (@Sendable (Double) -> Double)? {
        guard !showsHorsepower(signal) else { return { @Sendable in $0 / Self.kilowattsPerHorsepower } }
        return conversion(signal.unit)?.convert
    }

    private func showsHorsepower(_ signal: Signal) -> Bool { self != .metric && signal == .enginePower }

    private struct Conversion {
        let unit: Unit
        let convert: @Sendable (Double) -> Double

        static func by(_ factor: Double, _ unit: Unit) -> Conversion { Conversion(unit: unit) { $0 * factor } }
    }

    private func conversion(_ unit: Unit) -> Conversion? {
        guard self != .metric else { return nil }
        let isUS = self == .us
        let litresPerGallon = isUS ? Self.litersPerUSGallon : Self.litresPerImperialGallon
        let gallons = isUS ? Self.usGallons : Self.imperialGallons
        switch unit {
        case .kilometresPerHour: return .by(1 / Self.kilometersPerMile, Self.milesPerHour)
        // American insurers rate sharp braking in mph per second.
        case .metresPerSecondSquared: return .by(3.6 / Self.kilometersPerMile, Self.milesPerHourPerSecond)
        case .kilometres: return .by(1 / Self.kilometersPerMile, Self.miles)
        case .litres: return .by(1 / litresPerGallon, gallons)
        case .litresPerHour: return .by(1 / litresPerGallon, Unit(gallons.symbol + "/h"))
        case .litresPer100Kilometres:
            let product = 100 * litresPerGallon / Self.kilometersPerMile
            return Conversion(unit: isUS ? Self.milesPerUSGallon : Self.milesPerImperialGallon) { product / $0 }
        case .kilowattHoursPer100Kilometres: return .by(Self.kilometersPerMile, Unit("kWh/100 mi"))
        case .degreesCelsius where isUS: return Conversion(unit: Self.degreesFahrenheit) { $0 * 1.8 + 32 }
        case .kilopascals where isUS: return .by(1 / 6.894757293168361, Self.poundsPerSquareInch)
        default: return nil
        }
    }
}
