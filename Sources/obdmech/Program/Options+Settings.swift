import CommandLine
import Formats
import Settings
import Telemetry

extension Options {
    /// The fuel price per liter from the command line, or else from the settings.
    func fuelPrice(_ settings: UserSettings) -> Double? { self[.fuelPrice] ?? settings.fuelPrice }

    /// The price per kWh from the command line, or else from the settings.
    func electricityPrice(_ settings: UserSettings) -> Double? { self[.electricityPrice] ?? settings.electricityPrice }

    /// How a fuel price on the command line was understood, such as "fuel price $3.49/gal"; nil if none was given.
    func fuelPriceUnderstood(_ settings: UserSettings) -> String? {
        self[.fuelPrice].map { "fuel price " + units(settings).price(perLitre: $0, currency: settings.currency) }
    }

    /// The units to show values in, from the command line or else from the settings.
    func units(_ settings: UserSettings) -> UnitSystem { self[.units] ?? settings.units }
}

extension Environment {
    /// The units of a number that is written without one.
    func units(_ options: Options) throws(CommandError) -> UnitSystem {
        if let units = options[.units] { return units }
        return try settings().units
    }
}
