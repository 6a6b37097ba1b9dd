import TestSupport
import Testing

@testable import EmbeddedData
@testable import OBD

/// No code of a car speaks of parts that this car cannot have.
@Suite(.timeLimit(.minutes(20))) struct AbsentPartsTests {
    typealias Entry = TroubleCodeCatalogue.Entry

    /// The entries of all codes, of the standard and of makes.
    static let all: [(name: String, entry: Entry)] =
        TroubleCodeCatalogueTests.all.map { ("\($0.code)", $0.entry) }
        + ManufacturerCodesTests.entries.map { ($0.name, $0.entry) }

    struct Kind: Sendable, CustomTestStringConvertible {
        let traits: Set<DriveTrait>
        /// What begins no word of its texts.
        let never: [String]
        /// The codes whose title names one of these words are about the part itself.
        var unlessNamed: [String] = []
        var testDescription: String { traits.map(\.rawValue).sorted().joined(separator: " ") }
    }

    static let kinds = [
        Kind(
            traits: [.electric, .converter],
            never: [
                "alternator", "spark plug", "ignition coil", "glow plug", "starter motor", "starter relay", "turbo",
                "exhaust", "catalytic", "fuel", "injector", "oxygen sensor", "engine", "crankshaft", "throttle",
                "drive belt", "clutch pedal", "misfire", "AdBlue", "idle", "muffler", "rpm",
            ]),
        Kind(
            traits: [.converter, .spark], never: ["alternator", "glow plug", "AdBlue"], unlessNamed: ["glow", "AdBlue"]),
        Kind(
            traits: [.diesel], never: ["spark plug", "ignition coil", "check engine light flashes", "ping", "octane"]),
        Kind(traits: [.diesel, .converter], never: ["spark plug", "alternator"]),
        Kind(
            traits: [.spark, .automatic], never: ["glow plug", "AdBlue", "clutch pedal"],
            unlessNamed: ["glow", "AdBlue"]),
    ]

    private static func texts(_ entry: Entry) -> [String] {
        entry.causes.map(\.text) + entry.checks + [entry.advice] + entry.companions.map(\.consequence)
    }

    private static func has(_ word: String, _ text: String) -> Bool {
        AbsentParts.Text(text).place(of: Array(word.utf8)) != nil
    }

    /// What the codes say, each once, by the areas for which rows differ.
    private static let distinct: [(text: String, area: TroubleCodeArea, name: String, title: String)] = {
        let areas = Set(AbsentParts.rows.compactMap(\.area))
        var seen: Set<String> = []
        return all.flatMap { name, entry in
            texts(entry).compactMap { text in
                let key = text + (areas.contains(entry.area) ? entry.area.rawValue : "")
                return seen.insert(key).inserted ? (text, entry.area, name, entry.description) : nil
            }
        }
    }()

    @Test(arguments: kinds) func noneIsNamed(kind: Kind) {
        #expect(Self.all.count > 18_000)
        let never = kind.never.map { Array($0.utf8) }
        // What does not have a word does not get it.
        let sought = kind.never + kind.never.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        for (text, area, name, title) in Self.distinct where text.hasAny(of: sought) {
            guard let adapted = AbsentParts.sentences(text, area, kind.traits) else { continue }
            let found = AbsentParts.Text(adapted)
            if let word = never.first(where: { found.place(of: $0) != nil }) {
                if kind.unlessNamed.contains(where: { Self.has($0, title) }) { continue }
                Issue.record("\(name) \(title): \(String(decoding: word, as: UTF8.self)) in '\(adapted)'")
            }
            if adapted.isEmpty || adapted.contains("  ") { Issue.record("\(name): '\(adapted)'") }
        }
    }

    /// Something is left to do, and nothing else changes.
    @Test(arguments: kinds) func entriesStayWhole(kind: Kind) {
        for (index, (name, whole)) in Self.all.enumerated() where index % 19 == 0 {
            let entry = whole.without(kind.traits)
            if entry.causes.isEmpty != whole.causes.isEmpty || entry.checks.isEmpty != whole.checks.isEmpty
                || Set(entry.causes.map(\.text)).count != entry.causes.count || !entry.advice.hasSuffix(".")
                || entry.severity != whole.severity || entry.description != whole.description
            {
                Issue.record("\(name): \(Self.texts(entry))")
            }
        }
    }

    @Test func rowsAreWholeAndNeeded() {
        let lines = TroubleCodeRow.lines(DataFile.text("composition/absent-parts.txt"))
        #expect(AbsentParts.rows.count == lines.count)
        let texts = Self.distinct.map(\.text)
        for (row, line) in zip(AbsentParts.rows, lines) {
            for alternative in row.words {
                let words = alternative.map { String(decoding: $0, as: UTF8.self) }
                let isNeeded = texts.contains { text in
                    words.allSatisfy({ text.hasAny(of: [$0]) }) && words.allSatisfy { Self.has($0, text) }
                }
                if !isNeeded { Issue.record("'\(words)' is in no text: \(line)") }
            }
        }
    }

    @Test(
        arguments: [
            ("P0562", [.electric, .converter], ["DC/DC", "in READY"], ["belt", "engine"]),
            ("P0562", [.converter, .spark], ["DC/DC", "in READY"], ["belt"]),
            ("P0562", [.spark], ["alternator", "belt"], []),
            ("P0670", [.spark], ["glow plug"], []), ("P0301", [.diesel], ["injector"], ["plug"]),
            ("U0100", [.electric, .converter], ["drive control module"], []),
        ] as [(String, Set<DriveTrait>, [String], [String])])
    func whatItSaysInstead(code: String, traits: Set<DriveTrait>, contains: [String], never: [String]) throws {
        let entry = try #require(TroubleCode(code).flatMap { TroubleCodeCatalogue.entry($0) }).without(traits)
        let text = Self.texts(entry).joined(separator: "\n")
        for word in contains { #expect(text.contains(word), "\(text)") }
        for word in never { #expect(!text.contains(word), "\(text)") }
    }
}
