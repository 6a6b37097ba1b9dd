package import Telemetry

/// The units, currency and decimal sign of the locale. `setup` proposes the units and the currency.
package struct LocaleDefaults: Equatable {
    package let units: UnitSystem
    /// The locale that chose the units, such as "en_US"; nil if it names no territory.
    private let measurement: String?
    /// Nil if the locale does not tell.
    package let currency: String?
    package let hasDecimalComma: Bool
    /// Whether people read "5:58 PM" rather than "17:58".
    package let hasTwelveHours: Bool

    /// - Parameter variables: the environment, of which an empty variable counts as not set.
    package init(_ variables: [String: String]) {
        let measuring = Self.locale(variables, "LC_MEASUREMENT")
        measurement = measuring.territory.map { "\(measuring.language)_\($0)" }
        switch measuring.territory {
        case "US", "PR": units = .us
        case "GB": units = .imperial
        default: units = .metric
        }
        currency = Self.territory(variables, "LC_MONETARY").flatMap { territory in
            Self.euro.contains(territory) ? "EUR" : Self.currencies[territory]
        }
        let (language, territory) = Self.locale(variables, "LC_NUMERIC")
        hasDecimalComma =
            Self.commaLanguages.contains(language)
            && !(territory.map { Self.pointTerritories.contains("\(language)_\($0)") } ?? false)
        let clock = Self.locale(variables, "LC_TIME")
        hasTwelveHours = clock.territory.map { Self.twelveHours.contains("\(clock.language)_\($0)") } ?? false
    }

    /// Which units are used if no setting chooses others, and how to change that; nil if the locale names no territory.
    package var remark: String? {
        guard let measurement else { return nil }
        let other = units == .metric ? UnitSystem.us : .metric
        let name = units == .us ? "US" : units.rawValue
        return "Units are \(name), as the locale \(measurement) has them: 'obdmech config set units \(other.rawValue)' "
            + "changes that."
    }

    private static func territory(_ variables: [String: String], _ category: String) -> String? {
        locale(variables, category).territory
    }

    /// Returns the parts of a locale category, such as "en" and "US" of "en_US.UTF-8".
    private static func locale(
        _ variables: [String: String], _ category: String
    ) -> (language: String, territory: String?) {
        let locale = ["LC_ALL", category, "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        return (parts.first.map(String.init) ?? "", parts.count == 2 ? String(parts[1]) : nil)
    }

    /// The languages whose locales in glibc have a decimal comma. The table serves where those are not installed, too.
    private static let commaLanguages: Set = [
        "af", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "fur", "fy", "gl",
        "hr",
        "hu", "id", "is", "it", "ka", "kk", "lb", "lt", "lv", "mk", "nb", "nds", "nl", "nn", "no", "oc", "pl", "pt",
        "ro", "ru", "sc", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "vi",
    ]
    /// Those of them with a point.
    private static let pointTerritories: Set = [
        "de_CH", "de_LI", "es_DO", "es_GT", "es_HN", "es_MX", "es_NI", "es_PA", "es_PE", "es_PR", "es_SV", "es_US",
    ]

    /// The locales whose people write the time of day with AM and PM.
    private static let twelveHours: Set = [
        "en_US", "en_CA", "en_AU", "en_NZ", "en_IN", "en_PH", "en_PK", "en_BD", "en_HK", "en_SG", "es_US", "es_PR",
        "hi_IN", "bn_BD", "ur_PK",
    ]

    private static let euro: Set = [
        "AT", "BE", "BG", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV", "MT", "NL",
        "PT",
        "SI", "SK",
    ]
    /// Written with characters that every keyboard has.
    private static let currencies = [
        "US": "$", "PR": "$", "GB": "GBP", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "CH": "CHF", "CZ": "CZK", "DK": "DKK",
        "HU": "HUF", "NO": "NOK", "PL": "PLN", "RO": "RON", "SE": "SEK", "JP": "JPY", "IN": "INR", "BR": "BRL",
    ]
}
