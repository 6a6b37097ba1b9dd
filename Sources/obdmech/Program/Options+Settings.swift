import CommandLine
import Formats
import Reports
import Settings
import Telemetry

extension Options {
    /// The fuel price per liter from the command line, or else from the settings. A number without a unit is in the
    /// units that are shown.
    func fuelPrice(_ settings: UserSettings) throws(Failure) -> Double? {
        guard let text = value(Flag.fuelPrice) else { return settings.fuelPrice }
        let units = try units(settings)
        guard case .number(let price)? = SettingTable.fuelPrice.value(text, in: units) else {
            throw wrong(Flag.fuelPrice, SettingTable.fuelPrice.expected(in: units))
        }
        return price
    }

    /// The price per kWh from the command line, or else from the settings.
    func electricityPrice(_ settings: UserSettings) throws(Failure) -> Double? {
        guard let text = value(Flag.electricityPrice) else { return settings.electricityPrice }
        guard case .number(let price)? = SettingTable.electricityPrice.value(text) else {
            throw wrong(Flag.electricityPrice, SettingTable.electricityPrice.expected())
        }
        return price
    }

    /// How a fuel price on the command line was understood, such as "fuel price $3.49/gal"; nil if none was given.
    func fuelPriceUnderstood(_ settings: UserSettings) throws(Failure) -> String? {
        guard has(Flag.fuelPrice), let price = try fuelPrice(settings) else { return nil }
        return "fuel price " + (try units(settings)).price(perLitre: price, currency: settings.currency)
    }

    /// The units to show values in, from the command line or else from the settings.
    func units(_ settings: UserSettings) throws(Failure) -> UnitSystem {
        guard let text = value(Flag.units) else { return settings.units }
        guard let units = UnitSystem(rawValue: text) else {
            throw wrong(Flag.units, "metric, us or imperial")
        }
        return units
    }
}
