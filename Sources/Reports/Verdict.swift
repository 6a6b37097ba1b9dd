package import OBD
package import Telemetry

/// What a health scan comes down to for somebody who drives on: what to do, and why.
package struct Verdict: Hashable, Sendable {
    /// Nil where it is not known, and where nothing is wrong.
    package var urgency: Severity?
    /// One sentence without a full stop, the action first.
    package var sentence: String

    private struct Reason {
        var severity: Severity
        var text: String
        var tellsLamp = false
    }

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
        var reasons = codes.map { Reason(severity: $0.urgency, text: Self.text($0)) }
        reasons += readings.compactMap { reading in
            reading.severity.map { Reason(severity: $0, text: Self.text(reading, units)) }
        }
        reasons += scan.ecus.compactMap { Self.unlisted($0, scan) }
        if let first = scan.testResults.first(where: { $0.passed == false }) {
            reasons.append(Reason(severity: .whenConvenient, text: "the car's own test of \(first.name) failed"))
        }
        reasons.sort { $0.severity > $1.severity }
        if let worst = reasons.first {
            // A lamp that is on fails an inspection.
            let severity = scan.milOn == true ? max(worst.severity, .whenConvenient) : worst.severity
            urgency = severity
            let more = reasons.count - 1
            sentence = "\(Self.action(severity)): \(worst.text)"
            if more > 0 { sentence += ", and \(more) more \(more == 1 ? "finding" : "findings")" }
            if scan.milOn == true, !worst.tellsLamp { sentence += "; the engine lamp is on" }
            sentence += ScanFacts.unknownPart(scan)
            if scan.interruption != nil { sentence += "; the connection broke, and there may be more" }
        } else {
            sentence = Self.withoutReason(scan, readings, units)
        }
    }

    /// Lamp and codes that an ECU counts, but lists no code for.
    private static func unlisted(_ ecu: HealthScan.ECU, _ scan: HealthScan) -> Reason? {
        guard !scan.codes(.confirmed).contains(where: { $0.ecu == ecu.address }) else { return nil }
        let name = scan.ecus.count > 1 ? ecu.address.displayName : nil
        if ecu.milOn == true {
            let text =
                name.map { "\($0) turns the engine lamp on, but lists no confirmed code" }
                ?? "the engine lamp is on, but no confirmed code is listed for it"
            return Reason(severity: .soon, text: text, tellsLamp: true)
        }
        guard let count = ecu.confirmedCount, count > 0 else { return nil }
        let codes = Format.count(count, "confirmed trouble code")
        let text = name.map { "\($0) counts \(codes), but lists none" } ?? "\(codes) counted, but none listed"
        return Reason(severity: .soon, text: text)
    }

    private static func withoutReason(_ scan: HealthScan, _ readings: [LiveReading], _ units: UnitSystem) -> String {
        if scan.interruption != nil {
            let facts =
                ScanFacts.isClean(scan) ? "no trouble codes so far" : Format.lowercased(ScanFacts.sentence(scan))
            return "Not known for certain, the connection broke during the scan: \(facts); scan again"
        }
        // Whoever reads only this need not know the ECUs by name, as long as none leaves a doubt.
        if ScanFacts.isClean(scan) { return "Drive on: no trouble codes\(remark(readings, units))" }
        if ScanFacts.isSilenceHarmless(scan) {
            return "Drive on: the lamp is off and the car counts no codes\(remark(readings, units))"
        }
        let facts = ScanFacts.sentence(scan)
        if ScanFacts.isComplete(scan) { return "Drive on: \(Format.lowercased(facts))" }
        let isAnythingKnown = scan.coverage.contains { $0.service == 0x03 && $0.outcome == .answered }
        return (isAnythingKnown ? "Not known for certain: \(Format.lowercased(facts))" : facts) + "; scan again"
    }

    /// Of what was judged.
    private static func remark(_ readings: [LiveReading], _ units: UnitSystem) -> String {
        guard readings.contains(where: { $0.judgement != .notJudged }) else { return "" }
        let odd = readings.filter { $0.judgement == .unusual }
        guard let first = odd.first else { return ", and nothing unusual" }
        return odd.count == 1
            ? ", and one live value worth a look: \(text(first, units))" : ", and \(odd.count) live values worth a look"
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

    private static func text(_ code: CodeReport) -> String {
        // A maker's name keeps its capital.
        let isNamedByMaker = code.description != TroubleCodeCatalogue.description(of: code.code)
        let description = isNamedByMaker ? code.description : Format.lowercased(code.description)
        return "\(description) (\(code.code)\(code.isPendingOnly ? ", pending" : ""))"
    }

    private static func text(_ reading: LiveReading, _ units: UnitSystem) -> String {
        let (name, value) = (Format.lowercased(reading.value.name), ReadReport.text(reading.value, in: units))
        return reading.sensorFault.map { "\(name) reads \(value) (\($0))" } ?? "\(name) is \(value)"
    }
}
