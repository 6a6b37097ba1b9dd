import Formats
package import OBD
package import Telemetry

/// One row of what explains what in a scan: the likely root, what follows from it, and one line that says so.
package struct ScanReason: Sendable {
    /// What it is about; unique.
    package let name: String
    /// The line: the root, and what to do about it. "{roots}" and "{effects}" are codes, "{volts}" the supply now.
    package let sentence: String
    /// Whether the effects only report the root, or were computed with what has the fault: then they lead no verdict.
    package let areReports: Bool
    /// The values that it explains, too.
    package let signals: [Signal]
    /// A car for which it applies, as in `VerdictRule`.
    package let example: String
    package let find: @Sendable (VerdictFacts) -> Match?

    /// What a row found.
    package struct Match: Sendable {
        /// Empty if a value, or what is not in the list, is the root: then it makes all that is in `effects`.
        package var roots: [CodeReport]
        package var effects: [CodeReport]
        /// Codes of SAE J1939 among the roots and among what follows.
        package var truckRoots: [HealthScan.UDSCode] = []
        package var truckEffects: [HealthScan.UDSCode] = []
        /// Put in place of "{it}".
        package var word = ""
    }

    package init(
        _ name: String, about signals: [Signal] = [], say sentence: String, areReports: Bool = false, example: String,
        find: @escaping @Sendable (VerdictFacts) -> Match?
    ) {
        self.name = name
        self.sentence = sentence
        self.areReports = areReports
        self.signals = signals
        self.example = example
        self.find = find
    }

    /// A row by codes: at least one of the roots and one of the effects are listed.
    /// - Parameters:
    ///   - place: what a root and its effects share, such as their bank; nil for codes that have no such place.
    ///   - isEnough: whether a root without effects is enough.
    package init(
        _ name: String, roots: CodeSet, effects: CodeSet, at place: (@Sendable (CodeReport) -> String?)? = nil,
        about signals: [Signal] = [], areReports: Bool = false, isEnough: Bool = false, say sentence: String,
        example: String, if condition: @escaping @Sendable (VerdictFacts) -> Bool = { _ in true }
    ) {
        self.init(name, about: signals, say: sentence, areReports: areReports, example: example) { facts in
            var roots = facts.codes(of: roots)
            var others = facts.codes.filter { code in
                effects.contains(code) && !roots.contains { $0.code == code.code }
            }
            if let place {
                let places = Set(roots.compactMap(place)).intersection(others.compactMap(place))
                roots.removeAll { code in !(place(code).map(places.contains) ?? false) }
                others.removeAll { code in !(place(code).map(places.contains) ?? false) }
            }
            return roots.isEmpty || others.isEmpty && !isEnough || !condition(facts)
                ? nil : Match(roots: roots, effects: others)
        }
    }

    /// A row by codes of SAE J1939: at least one of the roots and one of the effects are listed.
    /// - Parameters:
    ///   - modes: the failure modes of a root.
    ///   - feeds: whether the root makes circuits fail, too: what fails electrically follows from no pressure or heat.
    ///   - isEnough: whether a root without effects is enough.
    package init(
        _ name: String, truck roots: Set<Int>, with modes: Set<UInt8>? = nil, effects: Set<Int> = [],
        feeds: Bool = false, isEnough: Bool = false, about signals: [Signal] = [], say sentence: String,
        example: String, if condition: @escaping @Sendable (VerdictFacts) -> Bool = { _ in true }
    ) {
        self.init(name, about: signals, say: sentence, example: example) { facts in
            let found = facts.scan.otherCodes
            let its = found.filter { $0.code.isAbout(roots, modes) }
            let others = found.filter { code in
                code.code.isAbout(effects) && !its.contains(code)
                    && (feeds || !code.code.isAbout(effects, ScanReasons.electricalOfTruck))
            }
            return its.isEmpty || others.isEmpty && !isEnough || !condition(facts)
                ? nil : Match(roots: [], effects: [], truckRoots: its, truckEffects: others)
        }
    }

    /// A row about parts of a truck that fail together, so that what they share has the fault.
    package init(
        _ name: String, truckTogether numbers: Set<Int>, with modes: Set<UInt8>, atLeast count: Int,
        unless others: Set<Int> = [], say sentence: String, example: String
    ) {
        self.init(name, say: sentence, example: example) { facts in
            let all = facts.scan.otherCodes
            let found = all.filter { $0.code.isAbout(numbers, modes) }
            guard Set(found.map(\.code.suspect?.number)).count >= count,
                !all.contains(where: { $0.code.isAbout(others) })
            else { return nil }
            return Match(roots: [], effects: [], truckEffects: found)
        }
    }

    /// A row about two kinds of codes, of which each has at least one, so that what they share has the fault.
    package init(
        _ name: String, both first: CodeSet, and second: CodeSet, unless others: CodeSet = "",
        about signals: [Signal] = [], say sentence: String, example: String
    ) {
        self.init(name, about: signals, say: sentence, example: example) { facts in
            let one = facts.codes(of: first)
            let other = facts.codes(of: second - first)
            return one.isEmpty || other.isEmpty || facts.has(others) ? nil : Match(roots: [], effects: one + other)
        }
    }

    /// A row about codes that are stored together, so that what they share has the fault.
    package init(
        _ name: String, together codes: CodeSet, atLeast least: Int, unless others: CodeSet = "",
        areReports: Bool = false, say sentence: String, example: String
    ) {
        self.init(name, say: sentence, areReports: areReports, example: example) { facts in
            let found = facts.codes(of: codes)
            let isExplained = facts.codes.contains { others.contains($0) && !codes.contains($0) }
            return Set(found.map(\.code)).count < least || isExplained ? nil : Match(roots: [], effects: found)
        }
    }
}

/// What explains what in a scan, for a reader.
package struct Explanation: Hashable, Sendable {
    /// The name of the row.
    package let reason: String
    package let roots: [WrittenTroubleCode]
    package let effects: [WrittenTroubleCode]
    package let areReports: Bool
    /// What the root is and what to do about it, without a period.
    package let sentence: String
    /// The values that it explains, too.
    let signals: [Signal]
    /// The same of codes of SAE J1939, as they are written.
    let truckRoots: [String]
    let truckEffects: [String]

    /// The sentence beside a finding that it does not explain: it names its own codes.
    var besideAnother: String {
        let codes = (roots + effects).map(\.description) + truckRoots + truckEffects
        if codes.isEmpty { return "besides, " + sentence }
        let isNamed = codes.contains { sentence.contains($0) }
        return isNamed ? sentence : "as for \(Self.list(codes)): \(sentence)"
    }

    private static func list(_ codes: [String]) -> String {
        Format.list(codes.prefix(4) + (codes.count > 4 ? ["others"] : []))
    }

    package init(_ row: ScanReason, _ match: ScanReason.Match, _ facts: VerdictFacts) {
        reason = row.name
        roots = match.roots.map(\.written)
        effects = match.effects.map(\.written)
        areReports = row.areReports
        signals = row.signals
        truckRoots = match.truckRoots.map(\.code.description)
        truckEffects = match.truckEffects.map(\.code.description)
        let rootNames = roots.map(\.description) + truckRoots
        let effectNames = effects.map(\.description) + truckEffects
        let isOne = Set(effectNames).count == 1
        let verbs = [
            ("{follow}", "follows", "follow"), ("{are}", "is", "are"), ("{say}", "says", "say"),
            ("{report}", "reports", "report"), ("{come}", "comes", "come"),
            ("{end}", "ends", "end"),
        ]
        // What follows is only said if something does.
        let whole =
            effectNames.isEmpty
            ? row.sentence.split(separator: "; {effects}", maxSplits: 1).first.map(String.init) ?? row.sentence
            : row.sentence
        let text = verbs.reduce(whole) { $0.replacing($1.0, with: isOne ? $1.1 : $1.2) }
        sentence =
            text.replacing("{roots}", with: Self.list(rootNames))
            .replacing("{effects}", with: Self.list(effectNames))
            .replacing("{it}", with: match.word).replacing("{volts}", with: facts.supplyText)
    }
}
