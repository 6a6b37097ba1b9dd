/// Codes in the standard's ranges to which a manufacturer gave its own meaning.
///
/// General Motors: the service manuals of North America, Europe and Korea use C0035 to C0050 for the four wheel speed
/// sensors, also after J2012 (2007) gave three of these codes other meanings, and so do those of Opel and Saab with the
/// same brakes. Its other codes of chassis are from before the standard assigned their numbers (C0550 and C0545 to C0663,
/// about 2016), or have no other meaning (C0455, C0460, C0710 to C0900).
enum TroubleCodeReadings {
    struct Row: Sendable {
        /// "General Motors".
        let manufacturer: String
        /// As in `VehicleManufacturers`.
        let makes: [String]
        /// Nil for all.
        let modelYears: ClosedRange<Int>?
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
            guard let makes = makes(manufacturer) else { return nil }
            let modelYears = years.count == 2 && years[0] <= years[1] ? years[0]...years[1] : nil
            return Row(manufacturer: manufacturer, makes: makes, modelYears: modelYears, line: fields[3])
        }
    }

    /// Returns the row for a make and a model year; of an unknown year, the make's own meaning is the more likely one. One
    /// matching make is enough in "Chevrolet or Geo".
    static func row(_ code: TroubleCode, manufacturer: String?, modelYear: Int?) -> Row? {
        guard let manufacturer else { return nil }
        let makes = TroubleCodeRow.list(manufacturer.split(separator: " or ").joined(separator: ";"))
        return rows(code).first { row in
            (modelYear.flatMap { year in row.modelYears?.contains(year) } ?? true)
                && makes.contains { row.makes.contains($0) }
        }
    }

    private static func makes(_ manufacturer: String) -> [String]? {
        TroubleCodeRow.lines(manufacturers).first { $0.hasPrefix(manufacturer + " |") }
            .flatMap { TroubleCodeRow.fields($0).last }.map(TroubleCodeRow.list)
    }

    /// `manufacturer | makes`.
    static let manufacturers = """
        General Motors | Buick; Cadillac; Chevrolet; Daewoo; General Motors; Geo; GMC; Holden; Hummer; Oldsmobile; Opel; Pontiac; Saab; SAIC General Motors; Saturn; Vauxhall
        """

    /// `code | manufacturer | model years, or - for all | line`.
    static let table = """
        C0035 | General Motors | - | wheel speed sensor, left front: malfunction
        C0040 | General Motors | - | wheel speed sensor, right front: malfunction
        C0045 | General Motors | - | wheel speed sensor, left rear: malfunction
        C0050 | General Motors | - | wheel speed sensor, right rear: malfunction
        C0455 | General Motors | - | steering wheel position sensor, front: circuit
        C0460 | General Motors | - | steering wheel position sensor: malfunction
        C0545 | General Motors | 1999-2016 | steering wheel torque sensor: malfunction
        C0550 | General Motors | 1999-2016 | control module: internal
        C0575 | General Motors | 2000-2013 | shock absorber actuator, left front: circuit
        C0585 | General Motors | 2000-2013 | shock absorber actuator, left rear: circuit
        C0655 | General Motors | 1999-2016 | level control compressor relay: circuit
        C0657 | General Motors | 1999-2016 | level control compressor relay: low
        C0658 | General Motors | 1999-2016 | level control compressor relay: high
        C0660 | General Motors | 1999-2016 | level control exhaust valve: circuit
        C0662 | General Motors | 1999-2016 | level control exhaust valve: low
        C0663 | General Motors | 1999-2016 | level control exhaust valve: high
        C0710 | General Motors | - | steering wheel position signal: malfunction
        C0750 | General Motors | - | tire pressure sensor, left front: malfunction
        C0755 | General Motors | - | tire pressure sensor, right front: malfunction
        C0760 | General Motors | - | tire pressure sensor, left rear: malfunction
        C0765 | General Motors | - | tire pressure sensor, right rear: malfunction
        C0775 | General Motors | - | tire pressure sensors: not learned
        C0895 | General Motors | - | control module supply voltage: malfunction
        C0896 | General Motors | - | control module supply voltage: range
        C0899 | General Motors | - | control module supply voltage: too low
        C0900 | General Motors | - | control module supply voltage: too high
        """
}
