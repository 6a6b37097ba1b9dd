import Settings
import Telemetry
import Testing

@testable import obdmech

@Suite struct OptionsTests {
    @Test(arguments: [
        ("90", 90.0), ("90s", 90), ("20m", 1200), ("1h", 3600), ("1.5h", 5400), ("0.5", 0.5), (".5m", 30), ("2.", 2),
        ("000001", 1), ("0.001s", 0.001), ("99999999999h", 359_999_999_996_400), ("100ms", 0.1), ("1.5 h", 5400),
        ("1H", 3600),
        ("20 min", 1200),
    ])
    func times(text: String, seconds: Double) throws {
        #expect(try parsed("trip", "--duration", text).seconds(.duration) == seconds)
    }

    @Test(arguments: [
        "0", "0s", "0.0m", "-1", "+1", "1e9", "1e-3", "nan", "inf", "infinity", "0x10", "s", "m", ".", "1.2.3", "1,5",
        " 90", "1d", "20mm", "1h30m", "90sec", "1:30", "٣", "１", "123456789012345678901",
    ])
    func badTimes(text: String) throws {
        let failure = failure { try parsed("trip", "--duration", text).seconds(.duration) }
        #expect(failure?.status == .usage)
        #expect(failure?.message == "cannot make out --duration '\(text)'")
        #expect(failure?.advice == "give a time such as 90, 90s, 20m or 1h")
    }

    @Test(arguments: [("4", 4.0), ("0", 0), ("2.5", 2.5), (".5", 0.5), ("1000000", 1_000_000)])
    func numbers(text: String, number: Double) throws {
        #expect(try parsed("simulate", "--rate", text).number(.rate) == number)
    }

    @Test(arguments: ["-1", "1e9", "nan", "inf", "1,79", "0x1p3", ".", "+2"])
    func badNumbers(text: String) throws {
        let failure = failure { try parsed("simulate", "--rate", text).number(.rate) }
        #expect(failure?.status == .usage)
        #expect(failure?.message == "cannot make out --rate '\(text)'")
    }

    /// More seldom than once a second a speed would be mostly gaps.
    @Test(arguments: ["0.2", "0.99", "50.1", "0", "fast"]) func badSampleRates(text: String) throws {
        let failure = failure { try TripPlan(parsed("trip", "--sample-rate", text), UserSettings()) }
        #expect(failure?.status == .usage)
    }

    @Test(arguments: [("1", 1.0), ("50", 50), ("2.5", 2.5), ("max", nil)] as [(String, Double?)])
    func sampleRates(text: String, rate: Double?) throws {
        #expect(try TripPlan(parsed("trip", "--sample-rate", text), UserSettings()).ticksPerSecond == rate)
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
        #expect(try options.fuelPriceUnderstood(settings) == understood)
        #expect(try parsed("trip").fuelPriceUnderstood(settings) == nil)
    }

    @Test(arguments: ["-1", "1,79", "€1.79", "1.79 €", "1.79/barrel"])
    func badFuelPrices(text: String) throws {
        let failure = failure { try parsed("trip", "--fuel-price", text).fuelPrice(UserSettings()) }
        #expect(failure?.status == .usage)
        #expect(failure?.message == "cannot make out --fuel-price '\(text)'")
    }

    @Test func theFlagGoesBeforeTheSetting() throws {
        var settings = UserSettings()
        settings.units = .us
        for subcommand in ["trip", "report", "scan", "read"] {
            #expect(try parsed(subcommand, "--units", "imperial").units(settings) == .imperial)
            #expect(try parsed(subcommand).units(settings) == .us)
        }
        let failure = failure { try parsed("scan", "--units", "miles").units(settings) }
        #expect(failure?.advice == "give metric, us or imperial")
    }

    @Test func whatIsNotGivenIsNil() throws {
        #expect(try parsed("trip").seconds(.duration) == nil)
        #expect(try parsed("simulate").number(.rate) == nil)
        #expect(try !parsed("trip").has(.json))
    }
}
