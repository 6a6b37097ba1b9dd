package import Telemetry

/// Values with their units, as people read them in their system. Unknown or infinite values are "-".
extension UnitSystem {
    /// "- mph", "75 mph", "0.187 gal".
    /// - Parameters:
    ///   - value: in `unit`, one of the units of stored values; shown in this system's unit.
    ///   - decimals: nil for the usual number of the shown unit.
    package func text(_ value: Double?, _ unit: Unit, _ decimals: Int? = nil) -> String {
        let symbol = shown(unit).symbol
        return number(value, unit, decimals) + (symbol.isEmpty || unit == .percent ? symbol : " " + symbol)
    }

    /// The same without the unit, for use after a value with the unit.
    package func number(_ value: Double?, _ unit: Unit, _ decimals: Int? = nil) -> String {
        Format.fixed(value.map { shown($0, unit) }, decimals ?? usualDecimals(unit))
    }

    /// With three significant digits, for values of any unit.
    package func quantity(_ value: Double, _ unit: Unit) -> String { Format.quantity(shown(value, unit), shown(unit)) }

    package func speed(_ kmh: Double?, _ decimals: Int? = nil) -> String { text(kmh, .kilometresPerHour, decimals) }
    package func distance(_ km: Double?, _ decimals: Int? = nil) -> String { text(km, .kilometres, decimals) }
    package func volume(_ litres: Double?, _ decimals: Int? = nil) -> String { text(litres, .litres, decimals) }
    package func temperature(_ celsius: Double?, _ decimals: Int? = nil) -> String {
        text(celsius, .degreesCelsius, decimals)
    }
    package func consumption(_ litresPer100Km: Double?, _ decimals: Int? = nil) -> String {
        text(litresPer100Km, .litresPer100Kilometres, decimals)
    }

    /// "1.79 EUR/L", "$3.49/gal".
    package func price(perLitre price: Double, currency: String?) -> String {
        // A liter in the shown unit.
        let shownPrice = price / shown(1, .litres)
        let decimals = Format.fixed(shownPrice, 3).hasSuffix("0") ? 2 : 3
        return Format.money(shownPrice, currency: currency, decimals) + "/" + shown(.litres).symbol
    }

    private func usualDecimals(_ unit: Unit) -> Int {
        switch unit {
        case .kilometres: 2
        case .litres: self == .metric ? 2 : 3
        case .litresPerHour: self == .metric ? 1 : 2
        case .litresPer100Kilometres, .kilowattHoursPer100Kilometres, .metresPerSecondSquared, .volts: 1
        case .kilopascals: self == .us ? 1 : 0
        default: 0
        }
    }
}

extension Format {
    /// "1726 rpm", "14.2 V", "-3.1%": three significant digits are enough for a person.
    package static func quantity(_ value: Double, _ unit: Unit) -> String {
        number(value) + (unit.symbol.isEmpty || unit == .ratio ? "" : unit == .percent ? "%" : " " + unit.symbol)
    }

    /// "0 to 81 mph", "70 to 194 °F", "14.1 to 14.4 V": both ends with the decimals that their distance needs.
    package static func range(_ low: Double, _ high: Double, _ unit: Unit) -> String {
        let span = high - low
        let most = span >= 20 ? 0 : span >= 2 ? 1 : 3
        let symbol = quantity(0, unit).dropFirst()
        return "\(number(low, atMost: most)) to \(number(high, atMost: most))\(symbol)"
    }

    /// "12.40 EUR", "$12.40", "12.40": a one-character symbol precedes the amount.
    package static func money(_ amount: Double?, currency: String?, _ decimals: Int = 2) -> String {
        let number = fixed(amount, decimals)
        guard let currency, !currency.isEmpty else { return number }
        return currency.count == 1 ? currency + number : number + " " + currency
    }
}
