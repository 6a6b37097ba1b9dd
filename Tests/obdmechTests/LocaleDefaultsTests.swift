import Telemetry
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct LocaleDefaultsTests {
    @Test(
        arguments: [
            ([:], .metric, nil), (["LANG": "C.UTF-8"], .metric, nil), (["LANG": "en"], .metric, nil),
            (["LANG": "en_US.UTF-8"], .us, "$"), (["LANG": "es_US"], .us, "$"),
            (["LANG": "en_GB.UTF-8"], .imperial, "GBP"), (["LANG": "de_DE@euro"], .metric, "EUR"),
            (["LANG": "de_CH.UTF-8"], .metric, "CHF"), (["LANG": "en_AQ"], .metric, nil),
            // Each category counts more than LANG, and LC_ALL more than both.
            (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"], .metric, "$"),
            (["LANG": "en_US.UTF-8", "LC_MONETARY": "de_DE.UTF-8"], .us, "EUR"),
            (["LANG": "en_US.UTF-8", "LC_ALL": "en_GB.UTF-8", "LC_MEASUREMENT": "de_DE"], .imperial, "GBP"),
            (["LANG": "en_US.UTF-8", "LC_ALL": ""], .us, "$"),
        ] as [([String: String], UnitSystem, String?)])
    func territory(variables: [String: String], units: UnitSystem, currency: String?) {
        let defaults = LocaleDefaults(Environment(variables: variables))
        #expect(defaults.units == units)
        #expect(defaults.currency == currency)
    }
}
