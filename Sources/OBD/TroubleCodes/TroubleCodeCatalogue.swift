/// The catalog of trouble codes: their meaning, composed from the rows of `TroubleCodeLines` and `TroubleCodeModes`,
/// and what mechanics know of them (`CodeKnowledge`). To add a code, insert a line and a row of knowledge in order.
package enum TroubleCodeCatalogue {
    /// The information about a code.
    package struct Entry: Sendable, Equatable {
        /// "Oxygen sensor heater circuit low, bank 1 sensor 1".
        package let description: String
        /// The component with its number or letter, but without the place: "oxygen sensor heater".
        package let component: String
        /// The token of the failure mode: "low".
        package let mode: String
        package let area: TroubleCodeArea
        package let severity: Severity
        /// Up to five causes, the most likely one first; empty if nothing is known but the title.
        package let causes: [Cause]
        /// Up to four checks that a driver or a hobby mechanic can do, the cheapest one first, after a warning of what not to
        /// touch.
        package let checks: [String]
        /// One sentence about driving on.
        package let advice: String
        /// Other codes with which it is met, and what follows.
        package let companions: [CompanionCodes]
    }

    /// A manufacturer's own meaning of a code: of one that manufacturers define, or one that differs from the
    /// standard's.
    package struct Reading: Sendable, Equatable {
        /// "General Motors".
        package let manufacturer: String
        /// Nil if the meaning is not limited to some model years, as far as is known.
        package let modelYears: ClosedRange<Int>?
        package let entry: Entry
    }

    /// Returns the standard's meaning; nil for a code that is not in the catalog. A failure type that describes the
    /// fault narrows down the causes.
    package static func entry(_ code: TroubleCode, failureType: FailureType? = nil) -> Entry? {
        guard let line = TroubleCodeLines.line(code) else { return nil }
        return entry(code, line, failureType, .standard)
    }

    /// Returns the meaning for a given car, with `manufacturer` as in `VehicleIdentity`: the manufacturer's own if it has
    /// one, otherwise the standard's.
    package static func entry(
        _ code: TroubleCode, manufacturer: String?, modelYear: Int?, failureType: FailureType? = nil
    ) -> Entry? {
        own(code, manufacturer: manufacturer, modelYear: modelYear, failureType: failureType)?.entry
            ?? entry(code, failureType: failureType)
    }

    /// Returns the manufacturer's own meaning of a code for a given car; nil if it has none, or if the manufacturer is
    /// unknown.
    package static func own(
        _ code: TroubleCode, manufacturer: String?, modelYear: Int?, failureType: FailureType? = nil
    ) -> Reading? {
        guard let manufacturer else { return nil }
        if let row = TroubleCodeReadings.row(code, manufacturer: manufacturer, modelYear: modelYear) {
            return entry(code, row.line, failureType, .contrary).map {
                Reading(manufacturer: row.manufacturer, modelYears: row.modelYears, entry: $0)
            }
        }
        return ManufacturerGroup(manufacturer: manufacturer).flatMap { own(code, $0, failureType: failureType) }
    }

    /// Returns a group's meaning of a code that manufacturers define; nil if it is not in the catalog.
    package static func own(_ code: TroubleCode, _ group: ManufacturerGroup, failureType: FailureType? = nil)
        -> Reading?
    {
        guard let line = ManufacturerCodes.line(code, group), let entry = entry(code, line, failureType, .group(group))
        else {
            return nil
        }
        return Reading(manufacturer: group.name, modelYears: nil, entry: entry)
    }

    /// Returns the meaning that a make gives a code against the standard, of whatever model year; nil if it has none.
    package static func contrary(_ code: TroubleCode, _ make: NamedMake, failureType: FailureType? = nil) -> Reading? {
        TroubleCodeReadings.row(code, manufacturer: make.name, modelYear: nil).flatMap { row in
            entry(code, row.line, failureType, .contrary).map {
                Reading(manufacturer: row.manufacturer, modelYears: row.modelYears, entry: $0)
            }
        }
    }

    /// Returns the manufacturers' own meanings of a code, by name.
    package static func readings(_ code: TroubleCode, failureType: FailureType? = nil) -> [Reading] {
        let contrary = TroubleCodeReadings.rows(code).compactMap { row in
            entry(code, row.line, failureType, .contrary).map {
                Reading(manufacturer: row.manufacturer, modelYears: row.modelYears, entry: $0)
            }
        }
        guard owner(of: code) == .manufacturer else { return contrary }
        return contrary
            + ManufacturerGroup.allCases.compactMap { own(code, $0, failureType: failureType) }
            .sorted { $0.manufacturer < $1.manufacturer }
    }

    /// Returns the first codes in the catalog, in order, that begin with the text, such as "P03".
    package static func codes(beginning prefix: String, atMost count: Int) -> [TroubleCode] {
        TroubleCodeLines.all.lazy.filter { $0.utf8.starts(with: prefix.utf8) }.prefix(count)
            .compactMap { TroubleCode(String($0.prefix { $0 != " " })) }
    }

    /// Returns the meaning of a code or, if it is not in the catalog, who defines it; `manufacturer` is the
    /// manufacturer's name.
    package static func description(of code: TroubleCode, manufacturer: String? = nil, modelYear: Int? = nil) -> String
    {
        if let own = own(code, manufacturer: manufacturer, modelYear: modelYear) {
            return "\(own.entry.description) (\(own.manufacturer))"
        }
        if let entry = entry(code) { return entry.description }
        return switch owner(of: code) {
        case .standard: "Generic \(area(of: code)) code, no description available"
        case .manufacturer:
            "\(manufacturer.map { "\($0)-specific" } ?? "Manufacturer-specific") \(area(of: code)) code"
        case .nobody: "Reserved \(area(of: code)) code"
        }
    }

    /// Who defines a code's meaning (SAE J2012).
    package enum Owner: Sendable {
        case standard, manufacturer
        /// Reserved by the standard.
        case nobody
    }

    /// Returns who defines a code's meaning. The second character alone does not determine it: P3400 to P3FFF and U3
    /// are defined by the standard, B2, C2 and U2 by the manufacturers.
    package static func owner(of code: TroubleCode) -> Owner {
        switch code.raw {
        // P0, P1, P2, P3.
        case 0x0000...0x0FFF, 0x2000...0x2FFF, 0x3400...0x3FFF: .standard
        case 0x1000...0x1FFF, 0x3000...0x33FF: .manufacturer
        // C0, C1 and C2, C3; B0, B1 and B2, B3.
        case 0x4000...0x4FFF, 0x8000...0x8FFF: .standard
        case 0x5000...0x6FFF, 0x9000...0xAFFF: .manufacturer
        case 0x7000...0x7FFF, 0xB000...0xBFFF: .nobody
        // U0, U1 and U2, U3.
        case 0xC000...0xCFFF, 0xF000...0xFFFF: .standard
        case 0xD000...0xEFFF: .manufacturer
        default: .nobody
        }
    }

    /// Returns the system that the third character of a powertrain code stands for, by an old convention that
    /// manufacturers also follow; nil for other codes, and for P2 and P3, which are numbered as they came.
    package static func system(of code: TroubleCode) -> String? {
        guard code.raw < 0x2000 else { return nil }
        return switch code.raw >> 8 & 0xF {
        case 0x0, 0x1: "fuel and air metering"
        case 0x2: "fuel injection"
        case 0x3: "ignition or misfire"
        case 0x4: "exhaust and emission control"
        case 0x5: "speed, idle or auxiliary inputs"
        case 0x6: "control modules and their outputs"
        case 0x7...0x9: "transmission"
        default: "hybrid drive or other"
        }
    }

    private static func area(of code: TroubleCode) -> String {
        switch code.raw >> 14 {
        case 0: "powertrain"
        case 1: "chassis"
        case 2: "body"
        default: "network"
        }
    }

    // MARK: Composition

    /// Splits a line, such as "fuel injector, cylinder 1: low", into its parts.
    static func parts(_ line: Substring) -> (component: Substring, place: Substring, mode: Substring)? {
        guard let colon = line.lastIndex(of: ":") else { return nil }
        let subject = line[..<colon]
        let comma = subject.firstIndex(of: ",") ?? subject.endIndex
        return (subject[..<comma], subject[comma...].dropFirst(2), line[colon...].dropFirst(2))
    }

    /// Whose meaning of a code is told.
    private enum Source {
        case standard
        /// A meaning that contradicts the standard's (`TroubleCodeReadings`).
        case contrary
        case group(ManufacturerGroup)

        func knowledge(_ code: TroubleCode) -> CodeKnowledge? {
            switch self {
            case .standard: .standard(code)
            case .contrary: .contrary(code)
            case .group(let group): .own(code, group)
            }
        }

        func part(_ component: Substring, of code: TroubleCode) -> (area: TroubleCodeArea, word: String)? {
            if case .group = self { return TroubleCodeComponents.part(component, of: code) }
            return TroubleCodeComponents.row(component).map { ($0.row.area, $0.word) }
        }
    }

    private static func entry(
        _ code: TroubleCode, _ line: Substring, _ failureType: FailureType?, _ source: Source
    ) -> Entry? {
        guard let (component, place, token) = parts(line), let mode = TroubleCodeModes.mode(token),
            let known = source.knowledge(code)?.naming(TroubleCodeComponents.key(component)),
            let (area, word) = source.part(component, of: code)
        else { return nil }
        let exception =
            known.severity == nil || known.advice == nil
            ? TroubleCodeExceptions.row(code, TroubleCodeComponents.key(component), place, token) : nil
        guard
            let severity = known.severity ?? exception?.severity ?? TroubleCodeComponents.row(component)?.row.severity
        else { return nil }
        let restraint = area == .restraint && severity == .soon ? RestraintAdvice.sentence(component, place) : nil
        let text = mode.phrase.replacing("%", by: String(component)) + (place.isEmpty ? "" : ", \(place)")
        let checks = warned(known.checks, area)
        let narrowed = narrowed(failureType, component, mode, word)
        return Entry(
            description: text.prefix(1).uppercased() + text.dropFirst(), component: String(component),
            mode: String(token), area: area, severity: severity,
            causes: narrowed?.causes.map { Cause($0) } ?? known.causes,
            // Where nobody should touch a connector, a failure type asks for none.
            checks: area.warning == nil ? narrowed?.checks ?? checks : checks,
            advice: known.advice ?? exception?.advice ?? restraint ?? area.advice(severity),
            companions: known.companions)
    }

    /// Returns the causes and checks of a failure type that says more than the code; nil if it does not. An electrical
    /// failure type says nothing about a component that is not electrical ("engine oil pressure too low").
    private static func narrowed(
        _ failureType: FailureType?, _ component: Substring, _ codeMode: TroubleCodeModes.Mode, _ word: String
    ) -> (causes: [String], checks: [String])? {
        guard let token = failureType?.mode, let mode = TroubleCodeModes.mode(token[...]) else { return nil }
        let kind = TroubleCodeWiring.kind(component)
        if mode.isElectric, kind == nil, !codeMode.isElectric { return nil }
        let fault = kind.flatMap { TroubleCodeWiring.fault($0, token[...]) }
        let part = mode.isElectric ? TroubleCodeWiring.part(word) : word
        let causes = (fault?.causes ?? mode.causes).map { $0.replacing("%", by: part) }
        let checks = (fault?.checks ?? mode.checks).map { $0.replacing("%", by: part) }
        return (causes, unique(checks, atMost: 4))
    }

    /// Returns checks with the warning of the area first, unless one of them warns already.
    private static func warned(_ checks: [String], _ area: TroubleCodeArea) -> [String] {
        guard let warning = area.warning,
            !checks.contains(where: { $0.contains("orange") || $0.contains("do not touch") })
        else { return checks }
        return unique([warning] + checks.prefix(3), atMost: 4)
    }

    private static func unique(_ texts: some Sequence<String>, atMost count: Int) -> [String] {
        var unique: [String] = []
        for text in texts where unique.count < count && !unique.contains(text) { unique.append(text) }
        return unique
    }
}

extension String {
    func replacing(_ mark: Character, by text: String) -> String {
        split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
    }
}
