/// Codes in the standard's ranges to which a manufacturer gave its own meaning.
///
/// General Motors: the service manuals of 1990 to 2009 use these codes for the four wheel speed sensors, while J2012
/// (2007) gives C0035, C0040 and C0045 other meanings.
enum TroubleCodeReadings {
    struct Row: Sendable {
        /// "General Motors".
        let manufacturer: String
        /// As in `VehicleManufacturers`.
        let makes: [String]
        let modelYears: ClosedRange<Int>
        /// As in `TroubleCodeLines`, without the code.
        let line: Substring
    }

    static func rows(_ code: TroubleCode) -> [Row] {
        let code = code.description
        return TroubleCodeRow.lines(table).filter { $0.hasPrefix(code) }.compactMap { line in
            let fields = line.split(separator: "|").map { $0.drop { $0 == " " } }
            guard fields.count == 4 else { return nil }
            let manufacturer = TroubleCodeRow.list(String(fields[1])).joined()
            let years = TroubleCodeRow.list(String(fields[2])).joined().split(separator: "-").compactMap { Int($0) }
            guard years.count == 2, years[0] <= years[1], let makes = makes(manufacturer) else { return nil }
            return Row(manufacturer: manufacturer, makes: makes, modelYears: years[0]...years[1], line: fields[3])
        }
    }

    /// Returns the row for a make and a model year. One matching make is enough in "Chevrolet or Geo".
    static func row(_ code: TroubleCode, manufacturer: String?, modelYear: Int?) -> Row? {
        guard let manufacturer, let modelYear else { return nil }
        let makes = TroubleCodeRow.list(manufacturer.split(separator: " or ").joined(separator: ";"))
        return rows(code).first { row in
            row.modelYears.contains(modelYear) && makes.contains { row.makes.contains($0) }
        }
    }

    private static func makes(_ manufacturer: String) -> [String]? {
        TroubleCodeRow.lines(manufacturers).first { $0.hasPrefix(manufacturer + " |") }
            .flatMap { TroubleCodeRow.fields($0).last }.map(TroubleCodeRow.list)
    }

    /// `manufacturer | makes`.
    static let manufacturers = """
        General Motors | Buick; Cadillac; Chevrolet; Daewoo; General Motors; Geo; GMC; Hummer; Oldsmobile; Pontiac; Saturn
        """

    /// `code | manufacturer | model years | line`.
    static let table = """
        C0035 | General Motors | 1990-2009 | wheel speed sensor, left front: malfunction
        C0040 | General Motors | 1990-2009 | wheel speed sensor, right front: malfunction
        C0045 | General Motors | 1990-2009 | wheel speed sensor, left rear: malfunction
        C0050 | General Motors | 1990-2009 | wheel speed sensor, right rear: malfunction
        C0550 | General Motors | 1999-2016 | control module: internal
        C0575 | General Motors | 2000-2013 | shock absorber actuator, left front: circuit
        C0585 | General Motors | 2000-2013 | shock absorber actuator, left rear: circuit
        """
}
