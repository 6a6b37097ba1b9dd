import Formats
package import OBD
package import Telemetry

/// The conclusion of a health scan for a driver: what to do, and why. Its sentences are in `VerdictRules`.
package struct Verdict: Hashable, Sendable {
    /// Nil if unknown, or if nothing is wrong.
    package let urgency: Severity?
    /// One sentence without a period, the action first.
    package let sentence: String
    /// The name of the rule that made it.
    package let rule: String
    /// What explains what, the likeliest root first; empty if no code or value explains another.
    package let explanations: [Explanation]

    /// The likely root in a line, without a period; nil if it is not known.
    package let root: String?

    package init(_ scan: HealthScan) {
        self.init(scan, codes: CodeReport.of(scan), readings: LiveReading.of(scan))
    }

    /// - Parameters:
    ///   - codes: of the same scan, by `CodeReport.of`.
    ///   - readings: of the same scan, by `LiveReading.of`.
    ///   - units: of the values in the sentence.
    package init(
        _ scan: HealthScan, codes: [CodeReport], readings: [LiveReading], units: UnitSystem = .metric
    ) {
        let facts = VerdictFacts(scan, codes: codes, readings: readings, units: units)
        let found = VerdictRules.rows.lazy.compactMap { rule in rule.finding(facts).map { (rule, $0) } }.first
        guard let (rule, finding) = found else { preconditionFailure("the last rule applies to all") }
        self.rule = rule.name
        urgency = rule.urgency
        explanations = facts.explanations
        // That a fault is back says what it is not.
        let all = facts.explanations
        let telling = all.filter { $0.reason != ScanReasons.backAfterClearing }
        // That of the code or value that leads, if it has one; else what another one says, then what is usual.
        let leading =
            finding.code.flatMap { code in
                telling.first { $0.effects.contains(code) } ?? telling.first { $0.roots.contains(code) }
            }
            ?? finding.signal.flatMap { signal in telling.first { $0.signals.contains(signal) } }
            ?? finding.truckCode.flatMap(facts.explanation(ofTruck:))
        let sentence =
            leading.map { ScanReasons.deepest($0, of: all).sentence }
            ?? telling.first.map { ScanReasons.deepest($0, of: all).besideAnother }
            ?? finding.code.flatMap(facts.usualCauses)
            ?? finding.signal.flatMap(facts.usualCauses)
            ?? all.first.map(\.besideAnother)
        root = sentence.map { Format.capitalized($0) }
        let more = facts.findingCount - finding.count
        self.sentence =
            rule.sentence.replacing("{it}", with: finding.text)
            + (rule.urgency == nil || more <= 0 ? "" : ", and \(more) more \(more == 1 ? "finding" : "findings")")
            + Self.remarks(facts, besides: rule.mentions)
    }

    /// What a driver must know, whatever the first finding is.
    private static func remarks(_ facts: VerdictFacts, besides told: Set<VerdictRule.Remark>) -> String {
        var remarks: [String] = []
        func remark(_ kind: VerdictRule.Remark, _ applies: Bool, _ text: @autoclosure () -> String) {
            if applies, !told.contains(kind) { remarks.append(text()) }
        }
        remark(.light, facts.isLightOn, "; the check engine light is on")
        remark(.unreadLight, facts.isLightUnread, "; the check engine light was not read")
        remark(.unreadCodes, true, ScanFacts.unlistedPart(facts.scan))
        if let clearing = facts.clearing {
            remark(.clearing, !clearing.isAllProven, "; \(clearing.sentence), and more may come back")
        }
        remark(
            .interruption, facts.scan.interruption != nil, "; the connection broke, and there may be more")
        return remarks.joined()
    }
}
