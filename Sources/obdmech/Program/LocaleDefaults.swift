import Telemetry

/// The units and currency of the locale, which `setup` proposes.
struct LocaleDefaults: Equatable {
    let units: UnitSystem
    /// Nil if the locale does not tell.
    let currency: String?

    init(_ environment: Environment) {
        switch Self.territory(environment, "LC_MEASUREMENT") {
        case "US", "PR": units = .us
        case "GB": units = .imperial
        default: units = .metric
        }
        currency = Self.territory(environment, "LC_MONETARY").flatMap { territory in
            Self.euro.contains(territory) ? "EUR" : Self.currencies[territory]
        }
    }

    /// Returns the territory of a locale category, such as "US" from "en_US.UTF-8".
    private static func territory(_ environment: Environment, _ category: String) -> String? {
        let locale = environment["LC_ALL"] ?? environment[category] ?? environment["LANG"] ?? ""
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        return parts.count == 2 ? String(parts[1]) : nil
    }

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
