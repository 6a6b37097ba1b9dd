import Formats
package import OBD
package import Telemetry

/// The input of the verdict rules: a scan, and what follows from it.
package struct VerdictFacts {
    package typealias Finding = VerdictRule.Finding

    package let scan: HealthScan
    package let codes: [CodeReport]
    package let readings: [LiveReading]
    package let failedTests: [TestResult]
    package let units: UnitSystem
    /// Nil if codes were not cleared recently.
    package let clearing: RecentClearing?
    package let engine: EngineState
    package let contradictions: [Contradiction]
    let now: Snapshot
    /// What explains what, the likeliest root first.
    private(set) var explanations: [Explanation] = []

    package init(_ scan: HealthScan, codes: [CodeReport], readings: [LiveReading], units: UnitSystem) {
        self.scan = scan
        self.codes = codes
        self.units = units
        // The order in which an ECU gives its values means nothing.
        self.readings = readings.sorted { left, right in
            (right.severity ?? .informational, left.value.signal.name, left.ecu?.description ?? "")
                < (left.severity ?? .informational, right.value.signal.name, right.ecu?.description ?? "")
        }
        failedTests = scan.testResults.filter { $0.passed == false }
        clearing = RecentClearing(scan, units: units)
        engine = EngineState(scan)
        contradictions = Contradiction.of(scan, units: units)
        now = Snapshot(scan)
        explanations = ScanReasons.of(self)
    }

    /// What explains a code, or else what it explains.
    package func explanation(of code: WrittenTroubleCode) -> Explanation? {
        explanations.first { $0.effects.contains(code) } ?? explanations.first { $0.roots.contains(code) }
    }

    /// The same of a code of SAE J1939, as it is written.
    func explanation(ofTruck code: String) -> Explanation? {
        explanations.first { $0.truckEffects.contains(code) } ?? explanations.first { $0.truckRoots.contains(code) }
    }

    /// "P0303: first ignition coil of this cylinder failing, then spark plug worn", of a code that nothing in the scan explains;
    /// nil if its causes are not known.
    func usualCauses(_ written: WrittenTroubleCode) -> String? {
        guard let causes = codes.first(where: { $0.written == written })?.entry?.causes, let first = causes.first else {
            return nil
        }
        let then = causes.dropFirst().first.map { ", then \($0.text)" } ?? ""
        let isBack = explanations.contains {
            $0.reason == ScanReasons.backAfterClearing && $0.roots.contains(written)
        }
        let back = isBack ? clearing.map { "; \($0.sentence), and it is back" } ?? "" : ""
        return "\(written): first \(first.text)\(then)\(back)"
    }

    /// The same of a value.
    func usualCauses(_ signal: Signal) -> String? {
        guard let reading = readings.first(where: { $0.value.signal == signal && $0.severity != nil }),
            let reason = reading.reason(in: units)?.split(separator: "; usual").first
        else { return nil }
        return "\(text(reading)): \(reason)"
    }

    package func codes(of set: CodeSet) -> [CodeReport] { codes.filter(set.contains) }
    package func has(_ set: CodeSet) -> Bool { codes.contains(where: set.contains) }
    /// Whether a code of SAE J1939 about one of these parameters is listed, in one of these failure modes if any are given.
    func hasTruckCode(_ numbers: Set<Int>, _ modes: Set<UInt8>? = nil) -> Bool {
        scan.otherCodes.contains { $0.code.isAbout(numbers, modes) }
    }

    /// The codes that may lead the verdict: without those that another one reports or that were computed with what has the
    /// fault, as long as that one is as certain and as urgent, and without a low supply voltage that is over and
    /// what has passed and followed from what is present. A code that stops the car always may.
    package var leading: [CodeReport] {
        codes.filter { code in
            let isOver = isSupplyGood && code.mainStatus == .confirmed && CodeSet.lowSupply.contains(code)
            return code.severity == .stopNow || !isOver && !isToldByRoot(code) && !isPastEffect(code)
        }
    }

    /// It has passed, and followed from what is present now.
    private func isPastEffect(_ code: CodeReport) -> Bool {
        code.hasPassed == true
            && explanations.contains { explanation in
                explanation.effects.contains(code.written)
                    && codes.contains { explanation.roots.contains($0.written) && $0.isPresent == true }
            }
    }

    private func isToldByRoot(_ code: CodeReport) -> Bool {
        explanations.contains { explanation in
            guard explanation.areReports, explanation.effects.contains(code.written) else { return false }
            if explanation.roots.isEmpty { return true }
            // How urgent a request for the light is, the code behind it says.
            let isRequest = CodeSet.lightRequests.contains(code)
            return codes.contains { root in
                explanation.roots.contains(root.written) && (isRequest || root.severity >= code.severity)
                    && (root.mainStatus == .confirmed || root.mainStatus == code.mainStatus)
                    && (root.hasPassed != true || code.hasPassed == true)
            }
        }
    }

    /// The number of problems: codes, wrong values, ECUs that list fewer codes than they count, and failed monitor tests
    /// (counted as one).
    package var findingCount: Int {
        codes.count + scan.otherCodes.count + readings.filter(isFinding).count + unlistedECUs.count
            + (failedTests.isEmpty ? 0 : 1)
    }

    /// A confirmed code that is as urgent reports it, and leads; a sensor of comfort is no more urgent than its code.
    private func isReportedByCode(_ reading: LiveReading) -> Bool {
        SensorCodes.telling(reading, in: codes, contradictions).map { code in
            code.mainStatus == .confirmed
                && (code.severity >= reading.severity ?? .informational || reading.severity == .whenConvenient)
        } == true
    }

    /// A wrong value that no code reports.
    private func isFinding(_ reading: LiveReading) -> Bool {
        reading.severity != nil && SensorCodes.telling(reading, in: codes, contradictions) == nil
    }

    // MARK: Codes

    /// The first confirmed code of a set that is to be repaired soon.
    /// - Parameter statuses: the lists in which it may be.
    package func first(_ set: CodeSet, _ statuses: Set<CodeKind.Status> = [.confirmed]) -> Finding? {
        leading.first { code in
            statuses.contains(code.mainStatus) && code.severity >= .soon && set.contains(code)
        }.map(finding)
    }

    /// A confirmed code of a set that would have to be repaired soon if it were present.
    package func passed(_ set: CodeSet) -> Finding? {
        codes.first { code in
            code.hasPassed == true && code.mainStatus == .confirmed && set.contains(code)
                && code.entry.map { $0.severity >= .soon } == true
        }.map(finding)
    }

    /// Circuits that failed together and do not now: what feeds them comes and goes.
    package var passedFeed: Finding? {
        let feeds = ["all coils or injectors", "coils, injectors and fuel pump", "circuits of many parts"]
        let found = explanations.first { explanation in
            feeds.contains(explanation.reason)
                && codes.filter { explanation.effects.contains($0.written) }.allSatisfy { $0.hasPassed == true }
        }
        return codes.first { found?.effects.contains($0.written) == true && $0.mainStatus == .confirmed }.map(finding)
    }

    /// The same, of a supply that was low although the engine drove the alternator.
    package var lowWhileRunning: Finding? {
        guard let found = pastLowSupply else { return nil }
        let isExplained = explanations.contains { explanation in
            explanation.reason == "supply low while running" && found.code.map(explanation.effects.contains) == true
        }
        return isExplained ? found : nil
    }

    /// The fault of a control or a sensor behind a fuel pressure that is too low: the engine may stop all the same.
    package var rootOfLowFuelPressure: Finding? {
        let low = codes(of: .fuelPressureLow).filter { $0.mainStatus == .confirmed && $0.hasPassed != true }
        let reports = explanations.filter { explanation in
            explanation.areReports && low.contains { explanation.effects.contains($0.written) }
        }
        return leading.first { code in
            code.mainStatus == .confirmed && code.severity >= .soon
                && reports.contains { $0.roots.contains(code.written) }
        }.map(finding)
    }

    /// A low supply voltage that was stored and is over.
    package var pastLowSupply: Finding? {
        guard isSupplyGood else { return nil }
        return codes.first { $0.mainStatus == .confirmed && CodeSet.lowSupply.contains($0) }.map {
            Finding(text: text($0), code: $0.written)
        }
    }

    package func first(_ kind: CodeKind) -> Finding? { leading.first(where: kind.matches).map(finding) }

    /// A code that would stop the car if it were present.
    /// - Parameter areas: any, if empty.
    package func passedDanger(in areas: Set<TroubleCodeArea> = []) -> Finding? {
        codes.first { code in
            code.entry?.severity == .stopNow && code.hasPassed == true && code.mainStatus == .confirmed
                && (areas.isEmpty || code.entry.map { areas.contains($0.area) } == true)
        }.map(finding)
    }

    /// The camshafts of both banks do not agree with the crankshaft, and the engine misfires.
    package var jumpedTiming: Finding? {
        let cams = codes.filter { CodeSet.cam16.contains($0) && $0.mainStatus == .confirmed && $0.hasPassed != true }
        let isRough = codes.contains { CodeSet.misfire.contains($0) && $0.hasPassed != true }
        return Set(cams.compactMap(\.bank)).count > 1 && isRough ? cams.first.map(finding) : nil
    }

    /// Codes of which none leads, because something that is no code explains them all.
    package var commonCause: Finding? {
        guard !codes.isEmpty, leading.isEmpty, let explanation = explanations.first(where: \.areReports) else {
            return nil
        }
        return Finding(text: explanation.sentence, count: codes.count)
    }

    /// A permanent code that the car has not retested since codes were cleared.
    package func permanentNotRetested(_ kind: CodeKind) -> Finding? {
        guard let code = leading.first(where: { kind.matches($0) && isNotRetested($0) }) else { return nil }
        let ago = clearing.map { clearing in clearing.ago.map { "cleared \($0)" } ?? clearing.sentence }
        let facts = ["\(code.written), permanent", ago, "the car has not yet retested it"].compactMap(\.self)
        return Finding(text: "\(description(code)) (\(facts.joined(separator: "; ")))", code: code.written)
    }

    /// By the status bits of the code itself where the car tells them, else by what is known of the clearing.
    private func isNotRetested(_ code: CodeReport) -> Bool {
        if !code.details.isEmpty { return code.details.contains { $0.code.status.contains(.notCompletedSinceClear) } }
        return clearing.map { !$0.isAllProven } == true
    }

    package func finding(_ code: CodeReport) -> Finding { Finding(text: text(code), code: code.written) }

    /// "cylinder 1 misfire detected (P0301, pending)".
    package func text(_ code: CodeReport) -> String {
        let isPermanent = code.statuses.contains(.permanent)
        let pending = isPermanent ? ", pending and permanent" : ", pending"
        let status =
            switch code.mainStatus {
            case .confirmed: code.proof.map { "\(pending), but proven by \($0.words(units))" } ?? ""
            case .pending: pending
            case .permanent: ", permanent"
            }
        let presence = code.hasPassed == true ? ", not present now" : ""
        let place = misfirePlace(code).map { "; \($0)" } ?? ""
        return "\(description(code)) (\(code.written)\(status)\(presence)\(place))" + because(code)
    }

    /// "cylinder 2 by P0302", of a misfire that names no cylinder: where it is, by the counts or by the codes beside it.
    private func misfirePlace(_ code: CodeReport) -> String? {
        guard code.code.description == "P0300" else { return nil }
        if let found = misfiringCylinder { return "cylinder \(found.number) by the misfire counts" }
        let named = codes.filter { CodeSet.misfire.contains($0) && $0.cylinder != nil && $0.mainStatus != .permanent }
        guard (1...2).contains(Set(named.compactMap(\.cylinder)).count) else { return nil }
        return Format.list(named.map { "cylinder \($0.cylinder ?? 0) by \($0.written)" })
    }

    /// ", probably because of fuel injector circuit fault, cylinder 2 (P0202)"; empty if nothing in the list explains it.
    private func because(_ code: CodeReport) -> String {
        guard let explanation = explanation(of: code.written), !explanation.areReports,
            explanation.effects.contains(code.written), let root = explanation.roots.first,
            let cause = codes.first(where: { $0.written == root }),
            cause.hasPassed != true, cause.mainStatus != .permanent || code.mainStatus == .permanent
        else { return "" }
        return ", probably because of \(description(cause)) (\(cause.written))"
    }

    private func description(_ code: CodeReport) -> String {
        // A manufacturer's name keeps its capital.
        let isNamedByManufacturer = code.description != TroubleCodeCatalogue.description(of: code.code)
        let text = Self.plain(code.description, code.entry?.mode ?? "")
        return isNamedByManufacturer ? text : Format.lowercased(text)
    }

    /// A title as a driver says it: the standard's "range/performance" and "performance" are no words of everyday.
    static func plain(_ title: String, _ mode: String) -> String {
        switch mode {
        case "range":
            return title.replacing(" circuit range/performance", with: " signal implausible", maxReplacements: 1)
        case "performance", "performance or stuck off", "performance or stuck open":
            let place = title.ranges(of: " performance").last
            return place.map { title.replacing(" performance", with: " not working as it should", subrange: $0) }
                ?? title
        default: return title
        }
    }

    // MARK: Live values

    /// The first wrong value of these signals (or of any, if empty) with this severity.
    package func reading(
        _ severity: Severity, _ signals: [Signal] = [], where isMeant: (Double) -> Bool = { _ in true }
    )
        -> Finding?
    {
        let found = readings.first { reading in
            reading.severity == severity && (signals.isEmpty || signals.contains(reading.value.signal))
                && reading.value.value.map(isMeant) == true
                && (signals.isEmpty || reading.sensorFault == nil)
                && !contradictions.contains { $0.signal == reading.value.signal }
                && !isReportedByCode(reading)
        }
        return found.map { Finding(text: text($0), signal: $0.value.signal, count: isFinding($0) ? 1 : 0) }
    }

    /// Sensors that matter little for how an engine runs.
    private static let minorSignals: Set<Signal> = [.intakeAirTemperature, .ambientTemperature]

    /// A value that others contradict.
    package var contradiction: Finding? { contradiction { !isMinor($0) } }
    /// The same of one that can wait.
    package var minorContradiction: Finding? { contradiction(where: isMinor) }

    /// An open wire is repaired soon.
    private func isMinor(_ signal: Signal) -> Bool {
        Self.minorSignals.contains(signal) && (value(signal) ?? 0) > -38
    }

    private func contradiction(where isMeant: (Signal) -> Bool) -> Finding? {
        // A confirmed code of its sensor reports it better; a pending one is proven by it.
        contradictions.first { found in
            isMeant(found.signal) && SensorCodes.telling(found.signal, in: codes)?.mainStatus != .confirmed
                && !hasTruckCode(SensorCircuit.numbers(of: found.signal), ScanReasons.electricalOfTruck)
        }.map { found in
            let code = SensorCodes.telling(found.signal, in: codes)
            let isWrong = readings.contains { $0.value.signal == found.signal && $0.severity != nil }
            return Finding(
                text: found.text + (code.map { " (\($0.written), pending, says so, too)" } ?? ""), signal: found.signal,
                count: code != nil || isWrong ? 1 : 0)
        }
    }

    /// Why an SCR system limits the car, or is about to (PID 88).
    package func reagentInducement(isActive: Bool) -> Finding? {
        guard (value(Signal("inducementActive", .none)) == 1) == isActive else { return nil }
        let reasons = [
            ("reagentLevelLow", "AdBlue (DEF) is low, fill it up"),
            ("incorrectReagent", "the fluid in the AdBlue (DEF) tank is wrong"),
            ("reagentConsumptionDeviation", "AdBlue (DEF) consumption is not as it should be"),
            ("noxTooHigh", "NOx emissions are too high"),
        ].filter { value(Signal($0.0, .none)) == 1 }.map(\.1)
        if reasons.isEmpty { return isActive ? Finding(text: "the exhaust aftertreatment demands it", count: 0) : nil }
        return Finding(text: Format.list(reasons), count: 0)
    }

    /// The AdBlue tank is nearly empty (PID 85).
    package var lowReagent: Finding? {
        guard let percent = value(Signal("reagentLevel", .percent)), percent < OperatingLimits.reagentLowPercent else {
            return nil
        }
        return Finding(text: "the tank is \(Format.fixed(percent, 0))% full", count: 0)
    }

    package func text(_ reading: LiveReading) -> String {
        let (name, value) = (Format.lowercased(reading.value.name), reading.value.rounded(in: units))
        return reading.sensorFault.map { "\(name) reads \(value) (\($0))" } ?? "\(name) is \(value)"
    }

    /// The result for live values, added to "no trouble codes".
    package var remark: String {
        guard readings.contains(where: { $0.judgement != .notJudged }) else { return "" }
        let odd = readings.filter { $0.judgement == .unusual }
        guard let first = odd.first else { return ", and nothing unusual" }
        return odd.count == 1
            ? ", and one live value worth checking: \(text(first))" : ", and \(odd.count) live values worth checking"
    }
}
