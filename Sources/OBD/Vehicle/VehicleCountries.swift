import EmbeddedData

/// The home country of a vehicle's manufacturer, by the first two characters of its VIN (ISO 3780). Most vehicles are
/// built there, but some come from the manufacturer's plants elsewhere.
enum VehicleCountries {
    /// The region for which the first character of a VIN stands.
    enum Region: String, Sendable {
        case africa = "Africa"
        case asia = "Asia"
        case europe = "Europe"
        case northAmerica = "North America"
        case oceania = "Oceania"
        case southAmerica = "South America"
    }

    /// Returns the region; nil for characters that are not assigned.
    static func region(of vin: VIN) -> Region? {
        switch vin.description.first ?? "0" {
        case "A"..."C": .africa
        case "J"..."R", "H": .asia
        case "S"..."Z": .europe
        case "1"..."5": .northAmerica
        case "6": .oceania
        // 7 was assigned to New Zealand before the United States ran out of 1, 4 and 5.
        case "7": (order(of: vin.description.dropFirst().first) ?? 0) < 5 ? .oceania : .northAmerica
        case "8", "9": .southAmerica
        default: nil
        }
    }

    /// Returns the country in English; nil if lists disagree or the range is not assigned.
    static func country(of vin: VIN) -> String? {
        countries[String(vin.description.prefix(2))]
    }

    /// Returns the position of a character in the order of ISO 3780: letters, then 1 to 9 and 0.
    private static func order(of character: Character?) -> Int? {
        character.flatMap { Array("ABCDEFGHJKLMNPRSTUVWXYZ1234567890").firstIndex(of: $0) }
    }

    /// The countries by the first two characters.
    static let countries: [String: String] = {
        let characters = Array("ABCDEFGHJKLMNPRSTUVWXYZ1234567890")
        var countries: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 1)
            guard cells.count == 2, let first = cells[0].first, let start = order(of: cells[0].dropFirst().first),
                let end = order(of: cells[0].last), start <= end
            else { continue }
            for second in characters[start...end] { countries["\(first)\(second)"] = String(cells[1]) }
        }
        return countries
    }()

    /// A first character and a range of second characters, and the country: `AAH` is AA to AH.
    static var lines: String { DataFile.text("vehicles/countries.txt") }
}
