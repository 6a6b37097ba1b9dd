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

    package func codes(of set: CodeSet) -> [CodeReport] { codes.filter(set.contains) }
    package func has(_ set: CodeSet) -> Bool { codes.contains(where: set.contains) }

    /// The codes that may lead the verdict: without those that another one reports or that were computed with what has the
    /// fault, as long as that one is as certain and as urgent, and without a low supply voltage that is over. A code that stops
    /// the car always may.
    package var leading: [CodeReport] {
        codes.filter { code in
            let isOver = isSupplyGood && code.mainStatus == .confirmed && CodeSet.lowSupply.contains(code)
            return code.severity == .stopNow || !isOver && !isToldByRoot(code)
        }
    }

    private func isToldByRoot(_ code: CodeReport) -> Bool {
        explanations.contains { explanation in
            guard explanation.areReports, explanation.effects.contains(code.written) else { return false }
            if explanation.roots.isEmpty { return true }
            return codes.contains { root in
                explanation.roots.contains(root.written) && root.severity >= code.severity
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

    // MARK: Check engine light

    package var isLightOn: Bool { scan.milOn == true }

    /// No ECU reported it on, and an ECU that supports it did not report its state.
    package var isLightUnread: Bool { !isLightOn && (scan.milOn == nil || !ScanFacts.withoutLight(scan).isEmpty) }

    /// ECUs that turn the light on or count codes, but list no confirmed code.
    private var unlistedECUs: [HealthScan.ECU] {
        scan.ecus.filter { ecu in
            (ecu.milOn == true || (ecu.confirmedCount ?? 0) > 0)
                && !scan.codes(.confirmed).contains { $0.ecu == ecu.address }
                && !scan.otherCodes.contains { $0.ecu == ecu.address }
        }
    }

    /// Those that turn the light on.
    private var unexplainedLights: [HealthScan.ECU] { unlistedECUs.filter { $0.milOn == true } }

    /// The light is on without a confirmed code, and the ECU that turns it on did (or did not) list its codes.
    package func unexplainedLight(listed: Bool) -> Finding? {
        let ecus = unexplainedLights.filter { ScanFacts.isListed(scan, $0) == listed }
        guard let ecu = ecus.first else { return nil }
        return Finding(
            text: scan.ecus.count > 1
                ? "\(scan.displayName(of: ecu.address)) turns the check engine light on"
                : "the check engine light is on")
    }

    /// A code in a format without codes of SAE J2012: the most urgent, and a cause before what results from it.
    package func otherCode(where isMeant: (HealthScan.UDSCode) -> Bool) -> Finding? {
        let others = scan.otherCodes.filter(isMeant)
        func isCause(_ found: HealthScan.UDSCode) -> Int {
            let name = found.code.description
            let follows = explanations.contains { $0.truckEffects.contains(name) && !$0.truckRoots.isEmpty }
            return found.code.parameter?.isResult == true || follows ? 0 : 1
        }
        let first = others.enumerated().max { left, right in
            (left.element.urgency, isCause(left.element), -left.offset)
                < (right.element.urgency, isCause(right.element), -right.offset)
        }
        return first.map { found in
            let code = found.element.code
            let name = code.parameter.map { "\($0.name) " } ?? "trouble code "
            return Finding(
                text: [name + "(\(code.description))", code.failureMode].compactMap(\.self).joined(separator: " "),
                truckCode: code.description)
        }
    }

    /// Codes are counted (PID 01), but none is listed.
    package func unlistedCodes(listed: Bool) -> Finding? {
        guard
            let ecu = unlistedECUs.first(where: { $0.milOn != true && ScanFacts.isListed(scan, $0) == listed }),
            let count = ecu.confirmedCount
        else { return nil }
        let name = scan.ecus.count > 1 ? scan.displayName(of: ecu.address) : "the car"
        return Finding(text: "\(name) counts \(Format.count(count, "confirmed trouble code"))")
    }

    /// A pending code of an ECU that turns the light on without listing a confirmed code: probably the reason for the
    /// light.
    package func pendingBehindLight(_ kind: CodeKind) -> Finding? {
        let lights = unexplainedLights.filter { ScanFacts.isListed(scan, $0) }
        let code = leading.first { code in
            kind.matches(code) && lights.contains { code.ecus.contains($0.address) }
        }
        return code.map { code in
            Finding(
                text: text(code), code: code.written, count: 1 + lights.filter { code.ecus.contains($0.address) }.count)
        }
    }

    /// A list of confirmed codes is shorter than its count (PID 01).
    package var missingCodes: Finding? {
        let part = ScanFacts.missingParts(scan)
        guard !part.isEmpty else { return nil }
        let first = leading.first { $0.mainStatus == .confirmed }
        return Finding(text: (first.map { text($0) + "; " } ?? "") + Format.list(part), code: first?.written)
    }

    // MARK: Codes

    /// The first confirmed code of a set that is to be repaired soon.
    /// - Parameter statuses: the lists in which it may be.
    package func first(_ set: CodeSet, _ statuses: Set<CodeKind.Status> = [.confirmed]) -> Finding? {
        leading.first { code in
            statuses.contains(code.mainStatus) && code.severity >= .soon && set.contains(code)
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
        let status =
            switch code.mainStatus {
            case .confirmed: ""
            case .pending: code.statuses.contains(.permanent) ? ", pending and permanent" : ", pending"
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
        return isNamedByManufacturer ? code.description : Format.lowercased(code.description)
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

    /// A value that others contradict.
    package var contradiction: Finding? {
        // A confirmed code of its sensor reports it better; a pending one is proven by it.
        contradictions.first { SensorCodes.telling($0.signal, in: codes)?.mainStatus != .confirmed }.map { found in
            let code = SensorCodes.telling(found.signal, in: codes)
            let isWrong = readings.contains { $0.value.signal == found.signal && $0.severity != nil }
            return Finding(
                text: found.text + (code.map { " (\($0.written), pending, says so, too)" } ?? ""), signal: found.signal,
                count: code != nil || isWrong ? 1 : 0)
        }
    }

    package var isOvercharged: Bool { supplyVolts.map { $0 > OperatingLimits.chargingHighV } == true }

    /// The 12 V supply is above what batteries and control modules stand.
    package var highVoltage: Finding? {
        reading(.soon, [.controlModuleVoltage, .adapterVoltage]) {
            $0 / ($0 >= 20 ? 2 : 1) > OperatingLimits.chargingHighV
        } ?? (isSupplyGood ? nil : first("P0563"))
    }

    /// What should hold the voltage of the 12 V supply now.
    package enum PowerState: Sendable {
        /// Alternator, or DC/DC converter.
        case charging
        /// The battery alone, the engine being off.
        case battery
        /// A hybrid or an electric car: its converter if it is in READY, which is not known, else its battery.
        case perhapsReady
    }

    private var powerState: PowerState? {
        if engine.hasConverter { return engine.isCranking ? nil : engine.isReady == true ? .charging : .perhapsReady }
        return engine.isRunning.map { $0 ? .charging : .battery }
    }

    /// The 12 V supply is wrong in this state, and below the usual range.
    package func lowVoltage(_ state: PowerState) -> Finding? {
        guard powerState == state, !engine.isCranking else { return nil }
        guard
            // Trucks have two batteries in series.
            let found = reading(
                .soon, [.controlModuleVoltage, .adapterVoltage], where: { $0 / ($0 >= 20 ? 2 : 1) < 14 })
                ?? (state == .charging ? weakCharging : nil)
        else { return nil }
        let place =
            engine.hasConverter
            ? (state == .charging ? " in READY" : "") : state == .battery ? " with the engine off" : ""
        guard state == .charging, engine.hasConverter, let code = codes.first(where: CodeSet.converter.contains) else {
            return Finding(text: found.text + place, signal: found.signal, count: found.count)
        }
        return Finding(
            text: found.text + place + ", and the DC/DC converter has a code (\(code.written))", signal: found.signal,
            count: found.count + 1)
    }

    /// In READY, the 12 V supply is below what a converter holds.
    package var isBelowReady: Bool {
        powerState == .charging && engine.hasConverter && supply.map { $0.judgement >= .unusual } == true
            && supplyVolts.map { $0 < OperatingLimits.readyLowV } == true
    }

    /// With the engine off, the 12 V battery is less than half charged.
    package var isBatteryWeak: Bool {
        powerState == .battery && !engine.isCranking && (engine.speedKmh ?? 0) == 0
            && supplyVolts.map { $0 < OperatingLimits.weakBatteryV } == true
    }

    /// Modules that lost each other because of a weak battery.
    package var weakBattery: Finding? {
        guard isBatteryWeak, let supply,
            let found = explanations.first(where: { $0.reason == "weak battery and lost modules" })
        else { return nil }
        let codes = Set(found.effects.map(\.description)).sorted()
        let others = codes.count > 3 ? ["others"] : []
        return Finding(
            text: "\(text(supply)) with the engine off, and modules lost communication "
                + "(\(Format.list(codes.prefix(3) + others)))", signal: supply.value.signal, count: codes.count)
    }

    /// The supply breaks down while the starter turns.
    package var weakCranking: Finding? {
        guard engine.isCranking, let supply, supply.severity == .soon, let supplyVolts,
            supplyVolts < OperatingLimits.crankingLowV
        else { return nil }
        return Finding(text: text(supply), signal: supply.value.signal)
    }

    /// The voltage is that of a battery which is not charged, and a code of the alternator or of the supply says so, too.
    package var weakCharging: Finding? {
        guard powerState == .charging, has(.charging + .lowSupply), let supply, supply.judgement == .unusual,
            let supplyVolts, supplyVolts < OperatingLimits.readyLowV
        else { return nil }
        return Finding(text: text(supply), signal: supply.value.signal, count: 0)
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

// MARK: - If nothing is found

extension VerdictFacts {
    /// The connection broke before everything was read.
    package var brokenOff: Finding? {
        guard scan.interruption != nil else { return nil }
        let isClean = ScanFacts.isClean(scan)
        return Finding(
            text: isClean ? "no trouble codes so far" : Format.lowercased(ScanFacts.sentence(scan, clearing: clearing)))
    }

    /// ECUs did not list their codes, but each may stay silent if it has none.
    package var normalSilence: Finding? {
        let unlisted = ScanFacts.unlisted(scan)
        return !unlisted.isEmpty && unlisted.allSatisfy(scan.isSilenceNormal) ? Finding(text: "") : nil
    }

    /// Not all ECUs listed their confirmed codes, or there is no ECU.
    package var unreadCodes: Finding? {
        guard !ScanFacts.isComplete(scan) else { return nil }
        let facts =
            ScanFacts.sentence(scan, clearing: clearing)
            + (isLightUnread ? "; the check engine light was not read" : "")
        let isAnyKnown = scan.ecus.contains { ScanFacts.isListed(scan, $0) }
        return Finding(text: isAnyKnown ? "Uncertain: \(Format.lowercased(facts))" : facts)
    }

    package var unreadPermanentCodes: Finding? {
        named(scan.ecus.filter { scan.outcome(of: $0.address, service: 0x0A)?.isDamaged == true })
    }

    package var unreadPendingCodes: Finding? {
        named(scan.ecus.filter { (scan.outcome(of: $0.address, service: 0x07) ?? .answered) != .answered })
    }

    private func named(_ ecus: [HealthScan.ECU]) -> Finding? {
        ecus.isEmpty ? nil : Finding(text: Format.list(ecus.map { scan.displayName(of: $0.address) }))
    }

    /// "C0035-00 (module 760) and B1342-00 (module 726)", of modules that only scan --all-modules asks; codes that are
    /// confirmed or present now.
    package var moduleCodes: Finding? {
        let codes = ScannedModule.of(scan).flatMap { module in
            module.faults.map { "\($0) (module \(module.header))" }
        }
        guard !codes.isEmpty else { return nil }
        let others = codes.count > 3 ? ["\(codes.count - 3) more"] : []
        return Finding(text: Format.list(codes.prefix(3) + others), count: codes.count)
    }

    package var nothingProven: Finding? {
        guard let clearing, clearing.isNothingProven else { return nil }
        let monitors = clearing.incomplete.isEmpty ? "the monitors could not be read" : "no monitor is complete"
        return Finding(text: "\(clearing.sentence), and \(monitors)")
    }

    package var notAllProven: Finding? {
        guard let clearing, !clearing.isAllProven else { return nil }
        let monitors =
            clearing.incomplete.isEmpty
            ? "no monitor shows what has been tested since"
            : "not yet tested since: \(Format.list(clearing.incomplete.map(\.name)))"
        return Finding(text: "\(clearing.sentence); \(monitors)")
    }

    /// "no trouble codes, and nothing unusual", as far as the lists were read.
    package var cleanWords: String {
        (unreadPendingCodes == nil ? "no trouble codes" : "no confirmed trouble codes") + remark
    }
}

// MARK: - What was measured

extension VerdictFacts {
    package func value(_ signal: Signal) -> Double? { scan.value(signal) }

    /// The reading of the supply voltage, of the control module if it gives one.
    private var supply: LiveReading? {
        readings.first { reading in
            reading.value.signal == .controlModuleVoltage
                && !contradictions.contains { $0.signal == .controlModuleVoltage }
        }
            ?? readings.first { $0.value.signal == .adapterVoltage }
    }

    /// As of one battery.
    package var supplyVolts: Double? { supply?.value.value.map { $0 >= 20 ? $0 / 2 : $0 } }

    /// "14.0 V"; "not known".
    package var supplyText: String { supply.map { $0.value.shown(in: units) } ?? "not known" }

    /// The supply voltage is as it should be in this state of the engine.
    package var isSupplyGood: Bool {
        guard let supply, supply.severity == nil, supply.judgement != .unusual, let supplyVolts else { return false }
        // Shortly after a start, nothing is judged.
        let least =
            switch powerState {
            case .charging: engine.hasConverter ? OperatingLimits.readyLowV : OperatingLimits.chargingLowV
            case .perhapsReady: OperatingLimits.notReadyLowV
            case .battery, nil: OperatingLimits.engineOffLowV
            }
        return supplyVolts > least
    }

    /// The coolant is hotter than a working engine's.
    package var isHot: Bool {
        readings.contains { reading in
            reading.value.signal == .coolantTemperature && reading.sensorFault == nil
                && (reading.value.value ?? 0) > OperatingLimits.coolantHotC
                && !contradictions.contains { $0.signal == .coolantTemperature }
        }
    }

    /// The engine stands, or only the starter turns it; that of a hybrid may.
    package var isStanding: Bool {
        engine.isRunning == false && !engine.isHybrid && (engine.speedKmh ?? 0) == 0 && (engine.runSeconds ?? 0) == 0
    }

    /// Long and short-term fuel trim of a bank in percent; nil if it is not known.
    package func trim(bank: Int) -> Double? {
        let (long, short) = (Signal.longTermFuelTrims, Signal.shortTermFuelTrims)
        guard long.indices.contains(bank - 1), let trim = value(long[bank - 1]), trim.magnitude < 99 else { return nil }
        let now = value(short[bank - 1]).flatMap { $0.magnitude < 99 ? $0 : nil }
        return trim + (now ?? 0)
    }

    /// The long and the short-term fuel trim of a bank, if each is large and the other takes it back.
    package var cancelingTrims: (long: Double, short: Double)? {
        for (long, short) in zip(Signal.longTermFuelTrims, Signal.shortTermFuelTrims) {
            guard let long = value(long), let short = value(short), long.magnitude < 99, short.magnitude < 99,
                long.magnitude >= OperatingLimits.leanFuelTrimPercent,
                short.magnitude >= OperatingLimits.leanFuelTrimPercent,
                (long + short).magnitude < OperatingLimits.evenFuelTrimPercent
            else { continue }
            return (long, short)
        }
        return nil
    }

    /// The banks that are lean, by codes or by their fuel trims.
    package var leanBanks: Set<Int> {
        let byTrim = [1, 2].filter { trim(bank: $0).map { $0 >= OperatingLimits.leanFuelTrimPercent } == true }
        return Set(codes.filter(CodeSet.lean.contains).compactMap(\.bank) + byTrim)
    }

    /// Likewise those that are rich.
    package var richBanks: Set<Int> {
        let byTrim = [1, 2].filter { trim(bank: $0).map { $0 <= -OperatingLimits.leanFuelTrimPercent } == true }
        return Set(codes.filter(CodeSet.rich.contains).compactMap(\.bank) + byTrim)
    }
}
