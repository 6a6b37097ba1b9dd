/// What can be derived from a VIN alone. Anything that is not certain enough is nil.
package struct VehicleIdentity: Hashable, Sendable {
    package var vin: VIN
    /// The manufacturer or make, such as `Volkswagen`; all makes if several share an identifier.
    package var manufacturer: String?
    /// The region in which the VIN was assigned.
    var region: VehicleCountries.Region?
    /// The country in which the VIN was assigned, in English.
    package var country: String?
    package var modelYear: ModelYear?
    package var checkDigit: CheckDigit
    /// The town and country of the plant.
    package var plant: String?

    package struct ModelYear: Hashable, Sendable {
        package var year: Int
        /// Whether the VIN must contain the year. If false, the manufacturer includes it voluntarily, as far as is
        /// known.
        package var isCertain: Bool

        package init(year: Int, isCertain: Bool) {
            self.year = year
            self.isCertain = isCertain
        }
    }

    package enum CheckDigit: Sendable {
        case right
        /// Wrong in a VIN that must have one: a character was misread, or masked.
        case wrong
        /// Not required elsewhere, where the ninth character has no fixed meaning.
        case notRequired
    }

    /// Creates the identity of a VIN.
    ///
    /// - Parameters:
    ///   - thisYear: the calendar year in which the vehicle was seen; no vehicle has a model year after the next.
    ///   - speaksCAN: whether the vehicle was seen on CAN, which none used before model year 2003.
    package init(_ vin: VIN, thisYear: Int, speaksCAN: Bool = false) {
        let text = vin.description
        let row = VehicleManufacturers.row(vin)
        self.vin = vin
        manufacturer = row?.name
        region = VehicleCountries.region(of: vin)
        country = VehicleCountries.country(of: vin)
        checkDigit = Self.checkDigit(of: vin)
        plant = VehiclePlants.plant(of: vin)
        modelYear = Self.modelYear(
            text, form: row?.yearForm ?? .unknown, region: region, checkDigit: checkDigit,
            years: (speaksCAN ? Self.firstYearOfCAN : Self.firstYearOfOBD)...max(thisYear + 1, Self.firstYearOfCAN))
    }

    /// Checks the check digit, which North America and China require.
    package static func checkDigit(of vin: VIN) -> CheckDigit {
        let mustCheck = VehicleCountries.region(of: vin) == .northAmerica || vin.description.hasPrefix("L")
        return vin.checkDigitIsRight ? .right : mustCheck ? .wrong : .notRequired
    }

    /// No car with a diagnostic connector has an earlier model year (40 CFR 86.094-17).
    private static let firstYearOfOBD = 1996
    /// The first model year for which ISO 15765-4 was allowed (13 CCR 1968.2).
    private static let firstYearOfCAN = 2003

    /// Returns the model year from the tenth character, which repeats after 30 years, so that two years are possible.
    ///
    /// In North America the seventh character is a digit up to 2009 and a letter from 2010 on (49 CFR 565.15; not for
    /// heavy vehicles and motorcycles). Elsewhere some manufacturers are known to use the tenth character for the year,
    /// but not to follow the rule for the seventh. A correct check digit proves nothing there, because one arbitrary
    /// character in eleven is correct by chance.
    ///
    /// - Parameter years: the possible model years.
    private static func modelYear(
        _ text: String, form: VehicleManufacturers.YearForm, region: VehicleCountries.Region?, checkDigit: CheckDigit,
        years: ClosedRange<Int>
    ) -> ModelYear? {
        let characters = Array(text)
        guard let place = yearCharacters.firstIndex(of: characters[9]) else { return nil }
        let old = 1980 + place
        let cycled = characters[6].isNumber ? old : old + 30
        let plausible = [old, old + 30].filter(years.contains)
        if region == .northAmerica, form != .heavy {
            if plausible.contains(cycled) { return ModelYear(year: cycled, isCertain: checkDigit == .right) }
            // It may be a heavy vehicle, for which the seventh character has no meaning; but no vehicle has a future
            // model year.
            guard cycled < years.lowerBound, let year = plausible.first else { return nil }
            return ModelYear(year: year, isCertain: false)
        }
        // Only a car made for North America has letters in these places, and a check digit.
        let isFilled = characters[3...5].allSatisfy { $0 == "Z" }
        let isExport = checkDigit == .right && !isFilled && characters[3...7].contains(where: \.isLetter)
        if isExport, form == .export || form == .always, plausible.contains(cycled) {
            return ModelYear(year: cycled, isCertain: false)
        }
        // China (GB 16735) requires the year.
        let isKept = form == .always || text.hasPrefix("L") || region == .northAmerica && plausible == [cycled]
        return isKept && plausible.count == 1 ? ModelYear(year: plausible[0], isCertain: false) : nil
    }

    /// The characters for the years from 1980 on, and again from 2010 on.
    private static let yearCharacters = Array("ABCDEFGHJKLMNPRSTVWXY123456789")
}
