package import OBD

/// What a health scan comes down to for somebody who drives on: what to do, and why.
package struct Verdict: Hashable, Sendable {
    /// Nil where it is not known, and where nothing is wrong.
    package var urgency: Severity?
    /// One sentence without a full stop, the action first.
    package var sentence: String

    package init(_ scan: HealthScan) {
        var reasons: [(severity: Severity, text: String)] = []
        let codes = CodeReport.of(scan)
        reasons += codes.map {
            ($0.urgency, "\($0.description) (\($0.code)\($0.isPendingOnly ? ", pending" : ""))")
        }
        let readings = LiveReading.of(scan)
        reasons += readings.filter { $0.judgement == .wrong }
            .map { ($0.isDangerous ? .stopNow : .soon, Self.reason($0)) }
        let knowsNoCode = codes.allSatisfy(\.isPendingOnly)
        if knowsNoCode, scan.milOn == true {
            reasons.append((.soon, "the engine lamp is on, but no code is listed for it"))
        }
        let counted = scan.ecus.reduce(0) { $0 + ($1.confirmedCount ?? 0) }
        if knowsNoCode, scan.milOn != true, counted > 0 {
            reasons.append((.soon, "\(Format.count(counted, "confirmed trouble code")) counted, but none listed"))
        }
        let failed = scan.testResults.filter { $0.passed == false }
        if let first = failed.first {
            reasons.append((.whenConvenient, "the car's own test of \(first.name) failed"))
        }
        reasons.sort { $0.severity > $1.severity }
        let facts = ScanFacts.sentence(scan)
        if let worst = reasons.first {
            urgency = worst.severity
            let more = reasons.count - 1
            sentence = "\(Self.action(worst.severity)): \(Format.lowercased(worst.text))"
            if more > 0 { sentence += ", and \(more) more \(more == 1 ? "finding" : "findings")" }
            if scan.milOn == true, !worst.text.contains("lamp") { sentence += "; the engine lamp is on" }
            sentence += ScanFacts.unknownPart(scan)
        } else if scan.isHealthKnown {
            // Whoever reads only this need not know the ECUs by name, as long as all of them answered.
            sentence =
                ScanFacts.isClean(scan)
                ? "Drive on: no trouble codes, and \(Self.remark(readings))" : "Drive on: \(Format.lowercased(facts))"
        } else {
            sentence = facts
        }
    }

    private static func remark(_ readings: [LiveReading]) -> String {
        let odd = readings.filter { $0.judgement == .unusual }
        guard let first = odd.first else { return "nothing unusual" }
        return odd.count == 1
            ? "one live value worth a look: \(reason(first))" : "\(odd.count) live values worth a look"
    }

    /// What to do, by urgency.
    package static func action(_ severity: Severity) -> String {
        switch severity {
        case .stopNow: "Stop as soon as it is safe, and do not drive on"
        case .soon: "Drive gently, and have it repaired within days"
        case .whenConvenient: "You can drive on; have it looked at with the next service"
        case .informational: "Drive on; there is nothing to repair"
        }
    }

    private static func reason(_ reading: LiveReading) -> String {
        "\(Format.lowercased(reading.value.name)) is \(ReadReport.text(reading.value))"
    }
}
