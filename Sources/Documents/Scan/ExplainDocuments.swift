package import Diagnosis
package import Formats
package import OBD
import Reports
package import Telemetry

/// The meaning of trouble codes as JSON, given by themselves or found by words.
package enum ExplainDocuments {
    private typealias Entry = TroubleCodeCatalogue.Entry

    struct Code {
        let written: WrittenTroubleCode
        let meaning: ExplainReport.Meaning
        let history: String?
    }

    struct Search {
        let words: String
        let found: Int
    }

    private static let causes: [JSONMember<Entry?>] = [
        JSONMember("causes", .list(.text), "Possible causes, the most likely first.") {
            $0?.causes.map(\.text) ?? []
        },
        JSONMember(
            "costs", .list(.orNull(.word)),
            "What the repair of each cause roughly costs; null if that depends on the car."
        ) { entry in
            let costs = entry?.causes.map(\.cost) ?? []
            return costs.contains { $0 != nil } ? costs : nil
        },
        JSONMember("checks", .list(.text), "What to check.") { $0?.checks ?? [] },
    ]

    private static let companions: [JSONMember<Entry?>] = [
        JSONMember("comesWith", .list(.object(companion)), "Codes with which it is met.") {
            $0?.companions.nonEmpty
        }
    ]

    private static let companion: [JSONMember<CompanionCodes>] = [
        JSONMember("codes", .list(.text), "Other codes, or ranges of codes.") { $0.written },
        JSONMember("consequence", .text, "What follows if they are listed too.") { $0.consequence },
    ]

    private static let readingHead: [JSONMember<TroubleCodeCatalogue.Reading>] = [
        JSONMember("manufacturer", .text, "Manufacturer.") { $0.manufacturer },
        JSONMember("firstModelYear", .integer, "First model year with this meaning, if limited.") {
            $0.modelYears?.lowerBound
        },
        JSONMember("lastModelYear", .integer, "Last model year with this meaning, if limited.") {
            $0.modelYears?.upperBound
        },
        JSONMember("description", .text, "Meaning of the code.") { $0.entry.description },
        JSONMember("severity", .word, "Severity.") { $0.entry.severity },
    ]

    private static let readingAdvice: [JSONMember<TroubleCodeCatalogue.Reading>] = [
        JSONMember("advice", .text, "Advice.") { $0.entry.advice }
    ]

    private static let entry: @Sendable (TroubleCodeCatalogue.Reading) -> Entry? = { $0.entry }
    private static let reading = readingHead + causes.of(entry) + readingAdvice + companions.of(entry)

    private static let failureType: [JSONMember<FailureType>] = [
        JSONMember("byte", .hexadecimal, "Third byte of the code.") { [$0.byte] },
        JSONMember("description", .text, "Meaning of the failure type.") { $0.description },
    ]

    private static let head: [JSONMember<Code>] = [
        JSONMember("code", .code, "The code, such as P0301.") { $0.written.code },
        JSONMember("known", .yesNo, "Whether the code is in the catalog.") { $0.meaning.entry != nil },
        JSONMember("description", .text, "Meaning of the code.") { $0.meaning.description },
        JSONMember("manufacturer", .text, "Manufacturer whose meaning this is, if not the standard's.") {
            $0.meaning.manufacturer
        },
        JSONMember("severity", .orNull(.word), "Severity; null if the code is not in the catalog.") {
            $0.meaning.entry?.severity
        },
    ]

    private static let rest: [JSONMember<Code>] = [
        JSONMember("owner", .words(["generic", "manufacturer"]), "Who defines the code.") { owner($0.written.code) },
        JSONMember("advice", .text, "Advice.") { $0.meaning.entry?.advice },
        JSONMember("history", .text, "History of the code in earlier scans and repairs of a vehicle.") { $0.history },
        JSONMember(
            "system", .text, "System that the digits of the code stand for, if it is not in the catalog."
        ) { $0.meaning.system },
        JSONMember("failureType", .object(failureType), "Failure type, if the code was given with one.") {
            $0.written.failureType
        },
        JSONMember(
            "manufacturerReadings", .list(.object(reading)),
            "Meanings that manufacturers give the code, if no make was selected."
        ) { $0.meaning.others.nonEmpty },
    ]

    private static func owner(_ code: TroubleCode) -> String {
        switch TroubleCodeCatalogue.owner(of: code) {
        case .manufacturer: "manufacturer"
        // Codes reserved by the standard count as generic too.
        case .standard, .nobody: "generic"
        }
    }

    private static let meant: @Sendable (Code) -> Entry? = { $0.meaning.entry }
    private static let code = head + causes.of(meant) + companions.of(meant) + rest

    private static let truckCode: [JSONMember<ExplainedSuspectCode>] = [
        JSONMember("code", .text, "The code, such as SPN 100 FMI 1.") { $0.description },
        JSONMember("spn", .integer, "Suspect parameter number.") { $0.typed.number },
        JSONMember("fmi", .integer, "Failure mode identifier, if it was given.") { $0.typed.mode.map(Int.init) },
        JSONMember("known", .yesNo, "Whether the parameter is in the catalog.") { $0.name != nil },
        JSONMember("description", .text, "Parameter and failure mode in words.") { $0.title },
        JSONMember("severity", .orNull(.word), "Severity if it is present; null without a failure mode.") {
            $0.urgency
        },
        JSONMember("advice", .text, "Advice.") { $0.advice },
        JSONMember("cause", .text, "What it usually comes from, if that is known.") { $0.cause },
        JSONMember("checks", .list(.text), "What to check.") { $0.checks },
    ]

    static let explain = JSONShape<(codes: [Code], trucks: [ExplainedSuspectCode], search: Search?)>(
        "explain", "explanation",
        [
            .format("obdmech.explain/1"),
            JSONMember("codes", .list(.object(code)), "Codes; in a search, the best matches first.") { $0.codes },
            JSONMember("truckCodes", .list(.object(truckCode)), "Codes of trucks (SAE J1939), if any were given.") {
                $0.trucks.nonEmpty
            },
            JSONMember("search", .text, "Keywords of the search.") { $0.search?.words },
            JSONMember("found", .integer, "Number of matches, including those that --limit leaves out.") {
                $0.search?.found
            },
        ])

    /// - Parameters:
    ///   - make: whose meanings are shown; nil for the standard's and, besides, those of all manufacturers.
    ///   - vehicle: whose earlier scans and repairs are told; nil for none.
    ///   - day: the day of a time in the user's zone.
    package static func json(
        _ codes: [WrittenTroubleCode], trucks: [ExplainedSuspectCode] = [], make: NamedMake? = nil,
        vehicle: KnownVehicle? = nil,
        day: (WallTime) -> CalendarDay = { CalendarTime($0).day }
    ) -> JSON {
        explain.json(
            (
                codes.map {
                    Code(
                        written: $0, meaning: ExplainReport.Meaning($0, make),
                        history: vehicle?.history($0.code, day: day) { $0.shown() })
                }, trucks, nil
            ))
    }

    /// The same with the search words and the total number of matches.
    /// - Parameters:
    ///   - matches: all matches, best first.
    ///   - limit: the number of codes shown.
    ///   - make: whose codes were searched apart from the standard's.
    package static func json(
        _ matches: [TroubleCodeSearch.Match], for words: String, limit: Int, make: NamedMake? = nil
    ) -> JSON {
        let codes = matches.prefix(limit).compactMap { WrittenTroubleCode($0.code.description) }.map {
            Code(written: $0, meaning: ExplainReport.Meaning($0, make), history: nil)
        }
        return explain.json((codes, [], Search(words: words, found: matches.count)))
    }
}

extension DocumentForm {
    static let explain = DocumentForm(
        "explain", of: ["explain"], "Output of explain --json, for codes and for keywords.",
        [ExplainDocuments.explain.form])
}
