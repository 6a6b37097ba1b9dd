import Telemetry
import Testing

@testable import Settings

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
        let defaults = LocaleDefaults(variables)
        #expect(defaults.units == units)
        #expect(defaults.currency == currency)
    }

    @Test(
        arguments: [
            ([:], false), (["LANG": "C.UTF-8"], false), (["LANG": "en_US.UTF-8"], false),
            (["LANG": "ja_JP.UTF-8"], false),
            (["LANG": "de_DE.UTF-8"], true), (["LANG": "de"], true), (["LANG": "de_CH.UTF-8"], false),
            (["LANG": "es_ES"], true), (["LANG": "es_MX"], false), (["LANG": "fr_FR@euro"], true),
            (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], true),
            (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "C"], false), (["LC_ALL": "C", "LC_NUMERIC": "de_DE.UTF-8"], false),
        ] as [([String: String], Bool)])
    func decimalSign(variables: [String: String], hasComma: Bool) {
        #expect(LocaleDefaults(variables).hasDecimalComma == hasComma)
    }

    @Test(
        arguments: [
            ([:], false), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "en_GB.UTF-8"], false),
            (["LANG": "de_DE.UTF-8"], false), (["LANG": "es_US"], true), (["LANG": "fr_CA"], false),
            (["LANG": "en_US.UTF-8", "LC_TIME": "en_DK.UTF-8"], false), (["LC_TIME": "en_AU"], true),
            (["LC_ALL": "C", "LC_TIME": "en_US.UTF-8"], false),
        ] as [([String: String], Bool)])
    func clock(variables: [String: String], hasTwelveHours: Bool) {
        #expect(LocaleDefaults(variables).hasTwelveHours == hasTwelveHours)
    }
}
