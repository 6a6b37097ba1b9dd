/// What a VIN says of its vehicle, without asking anybody. What is not certain enough is nil.
package struct VehicleIdentity: Hashable, Sendable {
    package var vin: VIN
    /// The manufacturer or the make, `Volkswagen`; the names of all makes where they share an identifier.
    package var manufacturer: String?
    /// The part of the world that the VIN was given in.
    var region: VehicleCountries.Region?
    /// The country that the VIN was given in, in English.
    package var country: String?
    package var modelYear: ModelYear?
    package var checkDigit: CheckDigit
    /// Town and country of the plant.
    package var plant: String?

    package struct ModelYear: Hashable, Sendable {
        package var year: Int
        /// False where the manufacturer need not put the year into the VIN, but does as far as is known.
        package var isCertain: Bool

        package init(year: Int, isCertain: Bool) {
            self.year = year
            self.isCertain = isCertain
        }
    }

    package enum CheckDigit: Sendable {
        case right
        /// In a VIN that must have one: a character was misread, or blanked.
        case wrong
        /// Elsewhere the ninth character is free.
        case notRequired
    }

    /// - Parameters:
    ///   - thisYear: the calendar year in which the vehicle was seen; none is built for a later model year than the next.
    ///   - speaksCAN: the vehicle was heard on CAN, as none was before model year 2003.
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

    /// North America and China demand one.
    package static func checkDigit(of vin: VIN) -> CheckDigit {
        let mustCheck = VehicleCountries.region(of: vin) == .northAmerica || vin.description.hasPrefix("L")
        return vin.checkDigitIsRight ? .right : mustCheck ? .wrong : .notRequired
    }

    /// No car with a diagnostic connector is of an earlier model year (40 CFR 86.094-17).
    private static let firstYearOfOBD = 1996
    /// The first for which ISO 15765-4 was allowed (13 CCR 1968.2).
    private static let firstYearOfCAN = 2003

    /// The tenth character means one of 30 years, and so two of those in question. In North America the seventh is a
    /// digit up to 2009 and a letter from 2010 on (49 CFR 565.15; not in heavy vehicles and motorcycles). Elsewhere
    /// it is known of some manufacturers that they keep to the year, but not to the seventh character; and a check digit that
    /// fits proves nothing there, because one free character in eleven does.
    /// - Parameter years: those that the vehicle may be of.
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
            // It may be a heavy vehicle, of which the seventh character tells nothing; but no year to come is one.
            guard cycled < years.lowerBound, let year = plausible.first else { return nil }
            return ModelYear(year: year, isCertain: false)
        }
        // Only a car made for North America has letters there, and a check digit.
        let isFilled = characters[3...5].allSatisfy { $0 == "Z" }
        let isExport = checkDigit == .right && !isFilled && characters[3...7].contains(where: \.isLetter)
        if isExport, form == .export || form == .always, plausible.contains(cycled) {
            return ModelYear(year: cycled, isCertain: false)
        }
        // China (GB 16735) demands the year.
        let isKept = form == .always || text.hasPrefix("L") || region == .northAmerica && plausible == [cycled]
        return isKept && plausible.count == 1 ? ModelYear(year: plausible[0], isCertain: false) : nil
    }

    /// From 1980 on, and again from 2010 on.
    private static let yearCharacters = Array("ABCDEFGHJKLMNPRSTVWXY123456789")
}
