import EmbeddedData

/// The manufacturer of a vehicle, by the first three characters of its VIN (the world manufacturer identifier, ISO
/// 3780).
///
/// Only rows on which public lists agree were kept. To add a manufacturer, add a row: the identifier, how its VINs
/// indicate the model year outside North America, and the name. An identifier has two characters if all of a
/// manufacturer's identifiers begin with them; a row with three takes precedence. Small manufacturers share identifiers
/// with 9 as the third character, and are distinguished by characters 12 to 14 of the VIN: `XL9/363`.
enum VehicleManufacturers {
    /// The meaning of the tenth character in VINs that begin with the row's identifier. In North America it always is
    /// the model year, and the seventh character indicates the cycle of 30 years; see `VehicleIdentity`.
    enum YearForm: Character {
        /// Known only for North American cars, or not at all.
        case unknown = "-"
        /// The model year only in VINs made for North America, which have a check digit.
        case export = "u"
        /// The model year in all markets.
        case always = "y"
        /// A heavy vehicle or a motorcycle: the seventh character does not indicate the cycle.
        case heavy = "h"
    }

    struct Row {
        var yearForm: YearForm
        var name: String
    }

    /// Returns the row of a VIN; nil if the manufacturer is unknown.
    static func row(_ vin: VIN) -> Row? {
        let text = vin.description
        let identifier = text.prefix(3)
        if identifier.hasSuffix("9") { return rows[identifier + "/" + text.dropFirst(11).prefix(3)] }
        return rows[String(identifier)] ?? rows[String(identifier.prefix(2))]
    }

    static let rows: [String: Row] = {
        var rows: [String: Row] = [:]
        for line in lines.split(separator: "\n") {
            let cells = line.split(separator: " ", maxSplits: 2)
            guard cells.count == 3, let form = cells[1].first.flatMap(YearForm.init) else { continue }
            rows[String(cells[0])] = Row(yearForm: form, name: String(cells[2]))
        }
        return rows
    }()

    /// The makes, each once and in order: "Opel" and "Vauxhall" for "Opel or Vauxhall".
    static let makes: [String] = Set(
        rows.values.flatMap { row in
            row.name.split(separator: " or ").flatMap { $0.split(separator: ", ") }.map(String.init)
        }
    ).sorted()

    /// Sorted for readers: by region, then in the order of ISO 3780, with letters before digits.
    static var lines: String { DataFile.text("vehicles/manufacturers.txt") }
}
