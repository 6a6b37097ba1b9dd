import Formats
import OBD
import Telemetry

/// The input of the verdict rules: a scan, and what follows from it.
struct VerdictFacts {
    typealias Finding = VerdictRule.Finding

    let scan: HealthScan
    let codes: [CodeReport]
    let readings: [LiveReading]
    let failedTests: [TestResult]
    let units: UnitSystem
    /// Nil if codes were not cleared recently.
    let clearing: RecentClearing?
    let engine: EngineState

    init(_ scan: HealthScan, codes: [CodeReport], readings: [LiveReading], units: UnitSystem) {
        (self.scan, self.codes, self.readings, self.units) = (scan, codes, readings, units)
        failedTests = scan.testResults.filter { $0.passed == false }
        clearing = RecentClearing(scan, units: units)
        engine = EngineState(scan)
    }

    /// The number of problems: codes, wrong values, ECUs that list fewer codes than they count, and failed monitor tests
    /// (counted as one).
    var findingCount: Int {
        codes.count + scan.otherCodes.count + readings.filter { $0.severity != nil }.count + unlistedECUs.count
            + (failedTests.isEmpty ? 0 : 1)
    }

    // MARK: Check engine light

    var isLightOn: Bool { scan.milOn == true }

    /// No ECU reported it on, and an ECU that supports it did not report its state.
    var isLightUnread: Bool { !isLightOn && (scan.milOn == nil || !ScanFacts.withoutLight(scan).isEmpty) }

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
    func unexplainedLight(listed: Bool) -> Finding? {
        let ecus = unexplainedLights.filter { ScanFacts.isListed(scan, $0) == listed }
        guard let ecu = ecus.first else { return nil }
        return Finding(
            text: scan.ecus.count > 1
                ? "\(scan.displayName(of: ecu.address)) turns the check engine light on"
                : "the check engine light is on")
    }

    /// A code in a format without codes of SAE J2012.
    func otherCode() -> Finding? {
        let others = scan.otherCodes
        guard let first = others.first else { return nil }
        return Finding(
            text: "trouble code \(first.code.description)" + (first.code.failureMode.map { ", \($0)" } ?? ""))
    }

    /// Codes are counted (PID 01), but none is listed.
    func unlistedCodes(listed: Bool) -> Finding? {
        guard
            let ecu = unlistedECUs.first(where: { $0.milOn != true && ScanFacts.isListed(scan, $0) == listed }),
            let count = ecu.confirmedCount
        else { return nil }
        let name = scan.ecus.count > 1 ? scan.displayName(of: ecu.address) : "the car"
        return Finding(text: "\(name) counts \(Format.count(count, "confirmed trouble code"))")
    }

    /// A pending code of an ECU that turns the light on without listing a confirmed code: probably the reason for the
    /// light.
    func pendingBehindLight(_ kind: CodeKind) -> Finding? {
        let lights = unexplainedLights.filter { ScanFacts.isListed(scan, $0) }
        let code = codes.first { code in
            kind.matches(code) && lights.contains { code.ecus.contains($0.address) }
        }
        return code.map { code in
            Finding(text: text(code), count: 1 + lights.filter { code.ecus.contains($0.address) }.count)
        }
    }

    // MARK: Codes

    /// A permanent code that the car has not retested since codes were cleared.
    func permanentNotRetested(_ kind: CodeKind) -> Finding? {
        guard let clearing, !clearing.isAllProven, let code = codes.first(where: kind.matches) else { return nil }
        let ago = clearing.ago.map { "cleared \($0)" } ?? clearing.sentence
        return Finding(
            text: "\(description(code)) (\(code.written), permanent; \(ago); the car has not yet retested it)")
    }

    /// "cylinder 1 misfire detected (P0301, pending)".
    func text(_ code: CodeReport) -> String {
        let status =
            switch code.mainStatus {
            case .confirmed: ""
            case .pending: code.statuses.contains(.permanent) ? ", pending and permanent" : ", pending"
            case .permanent: ", permanent"
            }
        return "\(description(code)) (\(code.written)\(status))"
    }

    private func description(_ code: CodeReport) -> String {
        // A manufacturer's name keeps its capital.
        let isNamedByManufacturer = code.description != TroubleCodeCatalogue.description(of: code.code)
        return isNamedByManufacturer ? code.description : Format.lowercased(code.description)
    }

    // MARK: Live values

    /// The first wrong value of these signals (or of any, if empty) with this severity.
    func reading(_ severity: Severity, _ signals: [Signal] = [], where isMeant: (Double) -> Bool = { _ in true })
        -> Finding?
    {
        let found = readings.first { reading in
            reading.severity == severity && (signals.isEmpty || signals.contains(reading.value.signal))
                && reading.value.value.map(isMeant) == true
        }
        return found.map { Finding(text: text($0)) }
    }

    /// The 12 V supply is wrong, and below the usual range.
    func lowVoltage(isRunning: Bool) -> Finding? {
        guard engine.isRunning == isRunning else { return nil }
        // Trucks have two batteries in series.
        return reading(.soon, [.controlModuleVoltage, .adapterVoltage]) { $0 / ($0 >= 20 ? 2 : 1) < 14 }
    }

    func text(_ reading: LiveReading) -> String {
        let (name, value) = (Format.lowercased(reading.value.name), ReadReport.text(reading.value, in: units))
        return reading.sensorFault.map { "\(name) reads \(value) (\($0))" } ?? "\(name) is \(value)"
    }

    /// The result for live values, added to "no trouble codes".
    var remark: String {
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
    var brokenOff: Finding? {
        guard scan.interruption != nil else { return nil }
        let isClean = ScanFacts.isClean(scan)
        return Finding(
            text: isClean ? "no trouble codes so far" : Format.lowercased(ScanFacts.sentence(scan, clearing: clearing)))
    }

    /// ECUs did not list their codes, but each may stay silent if it has none.
    var normalSilence: Finding? {
        let unlisted = ScanFacts.unlisted(scan)
        return !unlisted.isEmpty && unlisted.allSatisfy(scan.isSilenceNormal) ? Finding(text: "") : nil
    }

    /// Not all ECUs listed their confirmed codes, or there is no ECU.
    var unreadCodes: Finding? {
        guard !ScanFacts.isComplete(scan) else { return nil }
        let facts =
            ScanFacts.sentence(scan, clearing: clearing)
            + (isLightUnread ? "; the check engine light was not read" : "")
        let isAnyKnown = scan.ecus.contains { ScanFacts.isListed(scan, $0) }
        return Finding(text: isAnyKnown ? "Uncertain: \(Format.lowercased(facts))" : facts)
    }

    var unreadPermanentCodes: Finding? {
        named(scan.ecus.filter { scan.outcome(of: $0.address, service: 0x0A)?.isDamaged == true })
    }

    var unreadPendingCodes: Finding? {
        named(scan.ecus.filter { (scan.outcome(of: $0.address, service: 0x07) ?? .answered) != .answered })
    }

    private func named(_ ecus: [HealthScan.ECU]) -> Finding? {
        ecus.isEmpty ? nil : Finding(text: Format.list(ecus.map { scan.displayName(of: $0.address) }))
    }

    var nothingProven: Finding? {
        guard let clearing, clearing.isNothingProven else { return nil }
        let monitors = clearing.incomplete.isEmpty ? "the monitors could not be read" : "no monitor is complete"
        return Finding(text: "\(clearing.sentence), and \(monitors)")
    }

    var notAllProven: Finding? {
        guard let clearing, !clearing.isAllProven else { return nil }
        let monitors =
            clearing.incomplete.isEmpty
            ? "no monitor shows what has been tested since"
            : "not yet tested since: \(Format.list(clearing.incomplete.map(\.name)))"
        return Finding(text: "\(clearing.sentence); \(monitors)")
    }

    /// "no trouble codes, and nothing unusual", as far as the lists were read.
    var cleanWords: String { (unreadPendingCodes == nil ? "no trouble codes" : "no confirmed trouble codes") + remark }
}
