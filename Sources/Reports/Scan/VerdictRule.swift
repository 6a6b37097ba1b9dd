import OBD

/// One row of the verdict: when it applies, how urgent it is, and what it says.
struct VerdictRule: Sendable {
    /// What it is about, in the words of the table; each once.
    let name: String
    /// Nil where nothing is wrong, or nothing is known.
    let urgency: Severity?
    let condition: Condition
    /// The whole first sentence of a report, without a full stop. `{it}` is what was found.
    let sentence: String
    /// What the sentence says itself, so that it is not added at its end.
    let mentions: Set<Remark>
    /// A scan of which this row makes the first sentence: what the car answers, as `VerdictRulesTests` reads it.
    let example: String

    enum Condition: Sendable {
        /// The car lists a code of this kind.
        case code(CodeKind)
        /// Anything else: what was found, or nil.
        case found(@Sendable (VerdictFacts) -> Finding?)
    }

    /// What a rule found.
    struct Finding: Sendable {
        var text: String
        /// How many of the findings of the scan it tells of.
        var count = 1
    }

    /// What is added to every sentence where it is so.
    enum Remark: Sendable { case light, clearing, unreadLight, unreadCodes, interruption }

    init(
        _ name: String, _ urgency: Severity?, _ condition: Condition, say sentence: String,
        mentions: Set<Remark> = [], example: String
    ) {
        (self.name, self.urgency, self.condition) = (name, urgency, condition)
        (self.sentence, self.mentions, self.example) = (sentence, mentions, example)
    }

    func finding(_ facts: VerdictFacts) -> Finding? {
        switch condition {
        case .code(let kind): facts.codes.first(where: kind.matches).map { Finding(text: facts.text($0)) }
        case .found(let find): find(facts)
        }
    }
}

/// Codes that a rule is about.
struct CodeKind: Sendable {
    /// Of the lists that a code stands in the one that says most of it.
    enum Status: Sendable { case confirmed, pending, permanent }

    let status: Status
    let severities: Set<Severity>
    /// The three that follow are joined by or; all empty: any code.
    var areas: Set<TroubleCodeArea> = []
    /// As the catalogue has it: "misfire".
    var modes: Set<String> = []
    var codes: [String] = []

    init(
        _ status: Status, _ severities: Set<Severity>, areas: Set<TroubleCodeArea> = [], modes: Set<String> = [],
        codes: [String] = []
    ) {
        (self.status, self.severities) = (status, severities)
        (self.areas, self.modes, self.codes) = (areas, modes, codes)
    }

    func matches(_ code: CodeReport) -> Bool {
        guard code.mainStatus == status, severities.contains(code.severity) else { return false }
        if areas.isEmpty, modes.isEmpty, codes.isEmpty { return true }
        return code.entry.map { areas.contains($0.area) || modes.contains($0.mode) } == true
            || codes.contains(code.code.description)
    }
}
