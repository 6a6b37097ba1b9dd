package import Formats
package import OBD

/// The meaning of trouble codes, for `obdmech explain`, as text and JSON, without a car.
package enum ExplainReport {
    package static let format = "obdmech.explain/1"

    // MARK: JSON

    package static func json(_ codes: [WrittenTroubleCode]) -> JSON {
        .object([("format", .string(format)), ("codes", .array(codes.map(json)))])
    }

    private static func json(_ written: WrittenTroubleCode) -> JSON {
        let entry = TroubleCodeCatalogue.entry(written.code, failureType: written.failureType)
        let readings = TroubleCodeCatalogue.readings(written.code, failureType: written.failureType)
        return .object([
            ("code", .string(written.code.description)),
            ("known", .bool(entry != nil)),
            ("description", .string(TroubleCodeCatalogue.description(of: written.code))),
            ("severity", entry.map { .string($0.severity.rawValue) } ?? .null),
            ("causes", .array((entry?.causes ?? []).map { .string($0) })),
            ("checks", .array((entry?.checks ?? []).map { .string($0) })),
            ("owner", .string(owner(written.code))),
            ("advice", .text(entry?.advice)),
            ("system", entry == nil ? .text(TroubleCodeCatalogue.system(of: written.code)) : nil),
            (
                "failureType",
                written.failureType.map {
                    .object([("byte", .string($0.hexadecimal)), ("description", .string($0.description))])
                }
            ),
            ("manufacturerReadings", readings.isEmpty ? nil : .array(readings.map(json))),
        ])
    }

    private static func json(_ reading: TroubleCodeCatalogue.Reading) -> JSON {
        .object([
            ("manufacturer", .string(reading.manufacturer)),
            ("firstModelYear", .integer(Int64(reading.modelYears.lowerBound))),
            ("lastModelYear", .integer(Int64(reading.modelYears.upperBound))),
            ("description", .string(reading.entry.description)),
            ("severity", .string(reading.entry.severity.rawValue)),
            ("causes", .array(reading.entry.causes.map { .string($0) })),
            ("checks", .array(reading.entry.checks.map { .string($0) })),
            ("advice", .string(reading.entry.advice)),
        ])
    }

    private static func owner(_ code: TroubleCode) -> String {
        switch TroubleCodeCatalogue.owner(of: code) {
        case .manufacturer: "manufacturer"
        // Codes reserved by the standard count as generic too.
        case .standard, .nobody: "generic"
        }
    }

    // MARK: Text

    /// The lines for a terminal of `width` columns, with an empty line between codes.
    package static func text(_ codes: [WrittenTroubleCode], width: Int) -> [String] {
        Array(codes.map { text($0, width: width) }.joined(separator: [""]))
    }

    private static func text(_ written: WrittenTroubleCode, width: Int) -> [String] {
        let description = TroubleCodeCatalogue.description(of: written.code)
        var lines = Format.wrapped("\(written)  \(description)", width: width, indent: 2)
        if let failureType = written.failureType {
            lines += field("Failure", failureType.description, width)
        }
        let entry = TroubleCodeCatalogue.entry(written.code, failureType: written.failureType)
        lines += entry.map { text($0, width) } ?? unknown(written.code, width)
        for reading in TroubleCodeCatalogue.readings(written.code, failureType: written.failureType) {
            let years = "\(reading.modelYears.lowerBound) to \(reading.modelYears.upperBound)"
            lines += Format.wrapped(
                "  As \(reading.manufacturer) uses it, model years \(years): \(reading.entry.description)",
                width: width,
                indent: 4)
            lines += text(reading.entry, width)
        }
        return lines
    }

    private static func text(_ entry: TroubleCodeCatalogue.Entry, _ width: Int) -> [String] {
        field("Severity", "\(Format.capitalized(entry.severity.rawValue)). \(entry.advice)", width)
            + list("Causes", entry.causes, width) + list("Checks", entry.checks, width)
    }

    private static func unknown(_ code: TroubleCode, _ width: Int) -> [String] {
        let system = TroubleCodeCatalogue.system(of: code)
        let about = system.map { field("System", "\($0) (from its third character)", width) } ?? []
        return about + severityUnknown(code, width)
    }

    private static func severityUnknown(_ code: TroubleCode, _ width: Int) -> [String] {
        switch TroubleCodeCatalogue.owner(of: code) {
        case .standard:
            field("Severity", "Unknown: no public description of this code is available", width)
        case .manufacturer:
            field("Severity", "Unknown: see the manufacturer's documentation for model and year", width)
        case .nobody: field("Severity", "Unknown: no car should report this code", width)
        }
    }

    private static let labelWidth = 12

    private static func field(_ label: String, _ value: String, _ width: Int) -> [String] {
        Format.wrapped(Format.padded("  " + label, labelWidth) + value, width: width, indent: labelWidth)
    }

    /// The label is beside the first item, or above the items on a narrow screen.
    private static func list(_ label: String, _ points: [String], _ width: Int) -> [String] {
        guard width >= 60 else {
            return ["  \(label)"] + points.flatMap { Format.wrapped("  - " + $0, width: width, indent: 4) }
        }
        return points.enumerated().flatMap { index, point in
            Format.wrapped(
                Format.padded(index == 0 ? "  " + label : "", labelWidth) + "- " + point, width: width,
                indent: labelWidth + 2)
        }
    }
}
