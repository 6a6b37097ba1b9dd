import EmbeddedData

/// The assembly plant of a vehicle, by the eleventh character of its VIN. Each manufacturer defines its own characters,
/// so a row applies to the identifiers (or their first characters) in the preceding line that begins with `=`. Only
/// plants that are certain, and whose character has not changed, are listed.
enum VehiclePlants {
    /// Returns the plant; nil if it is unknown.
    static func plant(of vin: VIN) -> String? {
        let text = vin.description
        guard let character = text.dropFirst(10).first else { return nil }
        // The longer identifier is more specific.
        for length in [3, 2] {
            if let place = places["\(text.prefix(length)) \(character)"] { return place }
        }
        return nil
    }

    /// The plants by identifier, space and character.
    static let places: [String: String] = {
        var places: [String: String] = [:]
        var identifiers: [Substring] = []
        for line in lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 1)
            guard cells.count == 2 else { continue }
            if cells[0] == "=" {
                identifiers = cells[1].split(separator: " ")
            } else {
                for identifier in identifiers { places["\(identifier) \(cells[0])"] = String(cells[1]) }
            }
        }
        return places
    }()

    static var lines: String { DataFile.text("vehicles/plants.txt") }
}
