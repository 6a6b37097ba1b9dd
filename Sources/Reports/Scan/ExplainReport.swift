package import Diagnosis
package import Formats
package import OBD
import Telemetry

/// The meaning of trouble codes, for `obdmech explain`, as text, without a car.
package enum ExplainReport {
    /// The lines for a terminal, with an empty line between codes.
    /// - Parameters:
    ///   - make: whose meanings are shown; nil for the standard's and, besides, those of all manufacturers.
    ///   - vehicle: whose earlier scans and repairs are reported; nil for none.
    package static func text(
        _ codes: [WrittenTroubleCode], _ presentation: Presentation, make: NamedMake? = nil,
        vehicle: KnownVehicle? = nil
    ) -> [String] {
        Array(
            codes.map { code in
                let history = vehicle?.history(
                    code.code, day: presentation.zone.day, shown: { $0.shown(presentation.units) })
                return text(code, make, history, presentation)
            }.joined(separator: [""]))
    }

    /// The same of codes of SAE J1939.
    package static func text(_ codes: [ExplainedSuspectCode], _ presentation: Presentation) -> [String] {
        Array(codes.map { text($0, presentation) }.joined(separator: [""]))
    }

    private static func text(_ code: ExplainedSuspectCode, _ presentation: Presentation) -> [String] {
        let urgency = code.urgency.map { Format.capitalized($0.rawValue) + ". " } ?? ""
        return presentation.wrapped("\(code.description)  \(code.title)", indent: 2)
            + field("Severity", urgency + code.advice, presentation)
            + (code.cause.map { field("Cause", $0, presentation) } ?? [])
            + list("Checks", code.checks, presentation)
    }

    private static func text(
        _ written: WrittenTroubleCode, _ make: NamedMake?, _ history: String?, _ presentation: Presentation
    ) -> [String] {
        let meaning = Meaning(written, make)
        var lines = presentation.wrapped("\(written)  \(meaning.title)", indent: 2)
        if let system = meaning.system { lines += field("System", system, presentation) }
        if let failureType = written.failureType {
            lines += field("Failure", failureType.description, presentation)
        }
        if let history { lines += field("Earlier", Format.capitalized(history), presentation) }
        let readings = grouped(meaning.others)
        // A code that manufacturers define, with meanings of several, is only listed: the car's own is one of them.
        if meaning.entry == nil, readings.count > 1 {
            return lines + readings.flatMap { listed($0.manufacturers, $0.entry, presentation) }
                + severityUnknown(written.code, presentation)
        }
        lines +=
            meaning.entry.map { text($0, presentation) }
            ?? (readings.isEmpty ? severityUnknown(written.code, presentation) : [])
        for reading in readings {
            lines += presentation.wrapped(
                "  As \(names(reading.manufacturers)) \(reading.manufacturers.count == 1 ? "uses" : "use") it"
                    + "\(years(reading.modelYears)): \(reading.entry.description)", indent: 4)
            lines += text(reading.entry, presentation, indent: 2)
        }
        if let standard = meaning.standard {
            lines += presentation.wrapped("  In other model years: \(standard.description)", indent: 4)
        }
        return lines
    }

    /// ", model years 2000 to 2013"; empty if they are not limited.
    private static func years(_ years: ClosedRange<Int>?) -> String {
        years.map { ", model years \($0.lowerBound) to \($0.upperBound)" } ?? ""
    }

    private static func listed(
        _ manufacturers: [String], _ entry: TroubleCodeCatalogue.Entry, _ presentation: Presentation
    ) -> [String] {
        presentation.wrapped("  \(names(manufacturers)): \(entry.description)", indent: 4)
    }

    /// "Ford", "Ford and Mazda", "Ford, Hyundai and Kia, and Mazda".
    private static func names(_ manufacturers: [String]) -> String {
        let comma = manufacturers.contains { $0.contains(" and ") } || manufacturers.count > 2
        guard manufacturers.count > 1, let last = manufacturers.last else { return manufacturers.joined() }
        return manufacturers.dropLast().joined(separator: ", ") + (comma ? ", and " : " and ") + last
    }

    private struct Readings {
        var manufacturers: [String]
        let modelYears: ClosedRange<Int>?
        let entry: TroubleCodeCatalogue.Entry
    }

    /// Joins the manufacturers that give a code the same meaning.
    private static func grouped(_ readings: [TroubleCodeCatalogue.Reading]) -> [Readings] {
        var groups: [Readings] = []
        for reading in readings {
            let same = groups.firstIndex {
                $0.entry.description == reading.entry.description && $0.modelYears == reading.modelYears
            }
            if let same {
                groups[same].manufacturers.append(reading.manufacturer)
            } else {
                groups.append(
                    Readings(
                        manufacturers: [reading.manufacturer], modelYears: reading.modelYears, entry: reading.entry))
            }
        }
        return groups
    }

    /// What a code means, for one make or for any.
    package struct Meaning {
        package let description: String
        package let entry: TroubleCodeCatalogue.Entry?
        /// The manufacturer whose meaning it is, if it is not the standard's.
        package let manufacturer: String?
        /// What it means for manufacturers, if no make was given.
        package let others: [TroubleCodeCatalogue.Reading]
        /// The system that the digits of a code without a known meaning stand for. A meaning says more: the standard and
        /// manufacturers number their codes by it only roughly.
        package let system: String?
        /// The standard's meaning, if that of the make holds in some model years only.
        let standard: TroubleCodeCatalogue.Entry?
        private let modelYears: ClosedRange<Int>?

        package init(_ written: WrittenTroubleCode, _ make: NamedMake?) {
            let (code, type) = (written.code, written.failureType)
            let contrary = make.flatMap { TroubleCodeCatalogue.contrary(code, $0, failureType: type) }
            let own = contrary ?? make?.group.flatMap { TroubleCodeCatalogue.own(code, $0, failureType: type) }
            let standard = TroubleCodeCatalogue.entry(code, failureType: type)
            entry = own?.entry ?? standard
            manufacturer = own?.manufacturer
            modelYears = own?.modelYears
            description =
                own?.entry.description ?? TroubleCodeCatalogue.description(of: code, manufacturer: make?.name)
            others = make == nil ? TroubleCodeCatalogue.readings(code, failureType: type) : []
            system = entry == nil ? TroubleCodeCatalogue.system(of: code) : nil
            self.standard = modelYears == nil ? nil : standard
        }

        /// "Mixture too lean (Volkswagen)"; beside a meaning of the standard, those that contradict it.
        var title: String {
            let contrary = entry == nil ? [] : others
            return description + (manufacturer.map { " (\($0)\(ExplainReport.years(modelYears)))" } ?? "")
                + contrary.map { "; \($0.manufacturer): \(Format.uncapitalized($0.entry.description))" }.joined()
        }
    }

    private static func text(
        _ entry: TroubleCodeCatalogue.Entry, _ presentation: Presentation, indent: Int = 0
    ) -> [String] {
        var narrower = presentation
        narrower.width = max(1, presentation.width - indent)
        let lines =
            field("Severity", "\(Format.capitalized(entry.severity.rawValue)). \(entry.advice)", narrower)
            + (entry.causes.isEmpty
                ? field("Causes", "Not published; see the service manual of the model", narrower)
                : causes(entry.causes, narrower))
            + list("Checks", entry.checks, narrower)
            + list("Related", entry.companions.map { Format.list($0.written) + ": " + $0.consequence }, narrower)
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }

    private static let costWidth = 13

    /// "small cost".
    private static func cost(_ cause: Cause) -> String {
        cause.cost == .nothing ? "no cost" : (cause.cost?.rawValue ?? "") + " cost"
    }

    /// What each repair costs stands in a column before the causes, or behind them on a narrow screen.
    private static func causes(_ causes: [Cause], _ presentation: Presentation) -> [String] {
        guard causes.allSatisfy({ $0.cost != nil }) else { return list("Causes", causes.map(\.text), presentation) }
        guard presentation.width >= 60 else {
            return list("Causes", causes.map { "\($0.text) (\(cost($0)))" }, presentation)
        }
        let lines = causes.flatMap { cause in
            presentation.wrapped(
                Format.padded("", labelWidth) + Format.padded(cost(cause), costWidth) + cause.text,
                indent: labelWidth + costWidth)
        }
        return [Format.padded("  Causes", labelWidth) + (lines.first ?? "").dropFirst(labelWidth)] + lines.dropFirst()
    }

    private static func severityUnknown(_ code: TroubleCode, _ presentation: Presentation) -> [String] {
        switch TroubleCodeCatalogue.owner(of: code) {
        case .standard:
            field("Severity", "Unknown: no two public lists agree on this code", presentation)
        case .manufacturer:
            field("Severity", "Unknown: see the manufacturer's documentation for model and year", presentation)
        case .nobody: field("Severity", "Unknown: no car should report this code", presentation)
        }
    }

    private static let labelWidth = 12

    private static func field(_ label: String, _ value: String, _ presentation: Presentation) -> [String] {
        presentation.wrapped(Format.padded("  " + label, labelWidth) + value, indent: labelWidth)
    }

    /// The label is beside the first item, or above the items on a narrow screen.
    private static func list(_ label: String, _ points: [String], _ presentation: Presentation) -> [String] {
        guard presentation.width >= 60 else {
            return ["  \(label)"] + points.flatMap { presentation.wrapped("  - " + $0, indent: 4) }
        }
        return points.enumerated().flatMap { index, point in
            presentation.wrapped(
                Format.padded(index == 0 ? "  " + label : "", labelWidth) + "- " + point, indent: labelWidth + 2)
        }
    }
}

/// Trouble codes found by words, for `obdmech explain`, as text.
package enum CodeSearchReport {
    /// One line per code, with causes if only they contain a search word. A single match is explained in full.
    package static func text(
        _ matches: [TroubleCodeSearch.Match], _ presentation: Presentation, limit: Int, make: NamedMake? = nil
    ) -> [String] {
        if matches.count == 1, let code = WrittenTroubleCode(matches[0].code.description) {
            return ExplainReport.text([code], presentation, make: make)
        }
        var lines = matches.prefix(limit).flatMap { match in
            presentation.wrapped(
                "\(match.code)  \(match.entry.description)\(match.isOfMake ? " (\(make?.name ?? ""))" : "")", indent: 7)
                + match.causes.flatMap { presentation.wrapped("       cause: \($0)", indent: 9) }
        }
        if matches.count > limit {
            let rest =
                "\(limit) of \(matches.count) codes; add a word to narrow the search, or use --limit \(matches.count) to show all."
            lines += [""] + presentation.wrapped(rest)
        }
        return lines
    }
}
