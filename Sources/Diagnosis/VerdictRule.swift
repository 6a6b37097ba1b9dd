package import OBD
package import Telemetry

/// One row of the verdict: when it applies, how urgent it is, and what it says.
package struct VerdictRule: Sendable {
    /// What it is about; unique.
    package let name: String
    /// Nil if nothing is wrong, or nothing is known.
    package let urgency: Severity?
    package let condition: Condition
    /// The whole first sentence of a report, without a period. `{it}` is the finding.
    package let sentence: String
    /// What the sentence already says, so that it is not added at the end.
    package let mentions: Set<Remark>
    /// A scan for which this row makes the first sentence: the responses of the car, as `VerdictRulesTests` reads them.
    package let example: String

    package enum Condition: Sendable {
        /// The car lists a code of this kind.
        case code(CodeKind)
        /// Anything else: the finding, or nil.
        case found(@Sendable (VerdictFacts) -> Finding?)
    }

    /// The finding of a rule.
    package struct Finding: Sendable {
        package var text: String
        /// The code that it is about.
        package var code: WrittenTroubleCode?
        /// The value that it is about.
        package var signal: Signal?
        /// The code of SAE J1939 that it is about, as it is written.
        package var truckCode: String?
        /// How many findings of the scan it covers.
        package var count = 1
    }

    /// Added to every sentence to which it applies.
    package enum Remark: Sendable { case light, clearing, unreadLight, unreadCodes, interruption }

    package init(
        _ name: String, _ urgency: Severity?, _ condition: Condition, say sentence: String,
        mentions: Set<Remark> = [], example: String
    ) {
        self.name = name
        self.urgency = urgency
        self.condition = condition
        self.sentence = sentence
        self.mentions = mentions
        self.example = example
    }

    package func finding(_ facts: VerdictFacts) -> Finding? {
        switch condition {
        case .code(let kind): facts.leading.first(where: kind.matches).map(facts.finding)
        case .found(let find): find(facts)
        }
    }
}

/// The codes that a rule applies to.
package struct CodeKind: Sendable {
    /// The most significant of the lists that contain a code.
    package enum Status: Sendable { case confirmed, pending, permanent }

    package let status: Status
    package let severities: Set<Severity>
    /// The following two are combined with "or"; if both are empty, any code matches.
    package var areas: Set<TroubleCodeArea> = []
    /// As in the catalogue: "misfire".
    package var modes: Set<String> = []

    package init(
        _ status: Status, _ severities: Set<Severity>, areas: Set<TroubleCodeArea> = [], modes: Set<String> = []
    ) {
        self.status = status
        self.severities = severities
        self.areas = areas
        self.modes = modes
    }

    package func matches(_ code: CodeReport) -> Bool {
        guard code.mainStatus == status, severities.contains(code.severity) else { return false }
        if areas.isEmpty, modes.isEmpty { return true }
        return code.entry.map { areas.contains($0.area) || modes.contains($0.mode) } == true
    }
}
