import CommandLine
import Formats
import Settings
import Telemetry
import Testing

@testable import Recording
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct OptionsSettingsTests {
    /// More seldom than once a second a speed would be mostly gaps.
    @Test(arguments: ["0.2", "0.99", "50.1", "0", "fast"]) func badSampleRates(text: String) throws {
        let failure = failure {
            try TripPlan(Call(parsed("trip", "--sample-rate", text), Environment(variables: [:])), UserSettings())
        }
        #expect(failure?.status == .usage)
    }

    @Test(arguments: [("1", 1.0), ("50", 50), ("2.5", 2.5), ("max", nil)] as [(String, Double?)])
    func sampleRates(text: String, rate: Double?) throws {
        #expect(
            try TripPlan(Call(parsed("trip", "--sample-rate", text), Environment(variables: [:])), UserSettings())
                .ticksPerSecond == rate)
    }

    @Test(arguments: [("1.79", 1.79), ("0", 0), (".5", 0.5), ("3.785411784/gal", 1), ("4.54609/impgal", 1)])
    func fuelPrices(text: String, price: Double) throws {
        var settings = UserSettings()
        settings.fuelPrice = 2
        #expect(try parsed("trip", "--fuel-price", text).fuelPrice(settings) == price)
        #expect(try parsed("trip").fuelPrice(settings) == 2)
        #expect(try parsed("trip").fuelPrice(UserSettings()) == nil)
    }

    /// Without a unit it is in the units that are shown.
    @Test(arguments: [
        ("us", "3.785411784", "fuel price $3.785/gal"), ("us", "3.49", "fuel price $3.49/gal"),
        ("us", "1.79/L", "fuel price $6.776/gal"), ("imperial", "6.50", "fuel price $6.50/imp gal"),
        ("metric", "1.79", "fuel price $1.79/L"), ("metric", "3.785411784/gal", "fuel price $1.00/L"),
    ])
    func fuelPricesInTheUnits(units: String, text: String, understood: String) throws {
        var settings = UserSettings()
        settings.currency = "$"
        let options = try parsed("trip", "--units", units, "--fuel-price", text)
        #expect(options.fuelPriceUnderstood(settings) == understood)
        #expect(try parsed("trip").fuelPriceUnderstood(settings) == nil)
    }

    @Test(arguments: ["-1", "1,795", "€1.79", "1.79 €", "1.79/barrel"])
    func badFuelPrices(text: String) throws {
        let failure = failure { try parsed("trip", "--fuel-price", text).fuelPrice(UserSettings()) }
        #expect(failure?.status == .usage)
        #expect(failure?.text == "invalid --fuel-price '\(text)'")
    }

    @Test func theFlagGoesBeforeTheSetting() throws {
        var settings = UserSettings()
        settings.units = .us
        for subcommand in ["trip", "report", "scan", "read"] {
            #expect(try parsed(subcommand, "--units", "imperial").units(settings) == .imperial)
            #expect(try parsed(subcommand).units(settings) == .us)
        }
        let failure = failure { try parsed("scan", "--units", "miles").units(settings) }
        #expect(failure?.advice == "expected metric, us or imperial")
    }
}
