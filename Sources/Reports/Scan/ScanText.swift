package import Diagnosis
package import Formats
package import OBD
package import Telemetry
import Trends

/// A health scan as text: what to do, then why, then the details. Empty sections are left out.
package struct ScanText {
    let scan: HealthScan
    let presentation: Presentation
    private let identity: VehicleIdentity?
    package let codes: [CodeReport]
    let readings: [LiveReading]
    private let earlier: (scan: HealthScan, day: CalendarDay)?
    private let inspection: InspectionReadiness?
    private let judgesInspection: Bool
    /// Number and time; nil for a scan made just now.
    private let stored: String?
    private let isFull: Bool
    /// What is changing on the vehicle, in a line (`VehicleFindings.mention`).
    private let drift: String?
    private let known: KnownVehicle
    /// What earlier scans and repairs tell of the codes.
    package let histories: [TroubleCode: String]
    var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - earlier: the previous scan of the same vehicle.
    ///   - stored: the number of a stored scan; nil for a scan made just now.
    ///   - drift: what is changing on the vehicle, in a line.
    ///   - isFull: shows everything that was read, not only what is notable.
    ///   - inspection: the rule by which it is judged, from `InspectionRule.choices`.
    ///   - vehicle: what is known of it besides the scan.
    package init(
        _ scan: HealthScan, _ presentation: Presentation, at time: WallTime,
        since earlier: (scan: HealthScan, time: WallTime)? = nil, stored: Int64? = nil, drift: String? = nil,
        isFull: Bool = false, inspection choice: String = InspectionRule.automatic,
        vehicle known: KnownVehicle = KnownVehicle()
    ) {
        self.scan = scan
        self.presentation = presentation
        self.isFull = isFull
        self.drift = drift
        self.stored = stored.map { number in
            "\(number), \(presentation.day(time)) \(presentation.zone.local(time).clock)"
        }
        self.earlier = earlier.map { ($0.scan, presentation.zone.day($0.time)) }
        identity = scan.identity(at: time)
        let rule = InspectionRule.chosen(choice, for: identity)
        judgesInspection = rule != nil
        inspection = scan.inspection(rule ?? .most, modelYear: identity?.modelYear?.year)
        self.known = known
        codes = CodeReport.of(scan, identity, known)
        histories = codes.reduce(into: [:]) { histories, code in
            histories[code.code] = known.history(
                code.code, isListed: true, day: presentation.zone.day, shown: { $0.shown(presentation.units) })
        }
        readings = LiveReading.of(scan)
    }

    package var verdict: Verdict { Verdict(scan, codes: codes, readings: readings, units: units) }

    /// How the verdict is marked.
    package enum Tone: String, Sendable { case good, near, wrong, unknown }

    package var tone: Tone {
        switch verdict.urgency {
        case .stopNow: .wrong
        case .soon, .whenConvenient: .near
        case .informational: .good
        case nil: ScanFacts.isClean(scan) ? .good : .unknown
        }
    }

    /// - Parameter height: of the terminal, in lines; if the report is longer, the verdict is repeated at the end.
    package func lines(height: Int = .max) -> [String] {
        let found = verdict
        let verdict =
            presentation.wrapped(found.sentence + ".")
            + (found.root.map { presentation.wrapped("Likely root: \($0).") } ?? [])
        let details = isFull ? fullLines + section(ecuLines) : section(readingLines) + section(testLines)
        let all =
            verdict.map { found.urgency?.style($0) ?? $0 } + codeLines + section(summary) + details
            + section(gaps.flatMap { presentation.wrapped($0.text, indent: $0.indent) })
            + section(interruption.map { presentation.wrapped($0, indent: 2) } ?? [])
        return all.count < height ? all : all + section(verdict)
    }

    func section(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

    // MARK: Summary

    private static let labelWidth = 12

    private func field(_ label: String, _ value: String) -> [String] {
        presentation.wrapped(Format.padded(label, Self.labelWidth) + value, indent: Self.labelWidth)
    }

    private var summary: [String] {
        var lines = summaryRows.flatMap { field($0.label, $0.text) + $0.more }
        if let stored { lines = field("Scan", stored) + lines }
        return lines
    }

    /// A fact that everyone wants to know.
    package struct SummaryRow {
        package let label: String
        package let text: String
        /// What a terminal shows below it, as lines.
        fileprivate let more: [String]

        fileprivate init(_ label: String, _ text: String, more: [String] = []) {
            self.label = label
            self.text = text
            self.more = more
        }
    }

    package var summaryRows: [SummaryRow] {
        let rows: [SummaryRow?] = [
            SummaryRow("Vehicle", vehicle), scan.vinDoubt(identity).map { SummaryRow("VIN", $0) },
            SummaryRow("Light", light),
            SummaryRow("Codes", Format.capitalized(ScanFacts.sentence(scan, clearing: clearing))), inspectionRow,
            since.map { SummaryRow("Since last", $0) }, drift.map { SummaryRow("Changing", $0) },
            SummaryRow("Adapter", adapter),
        ]
        return rows.compactMap(\.self)
    }

    /// What the vehicle is called: by its owner, or "2013 Volkswagen"; nil if nothing is known.
    package var vehicleName: String? {
        known.name ?? identity.map(Self.name).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func name(_ identity: VehicleIdentity) -> String {
        let year = identity.modelYear.map { ($0.isCertain ? "" : "about ") + String($0.year) }
        return [year, identity.manufacturer].compactMap(\.self).joined(separator: " ")
    }

    private var vehicle: String {
        guard let identity else {
            let name = known.name.map { $0 + ", " } ?? ""
            return name + (scan.isQuick && scan.framing?.isCAN != true ? "not requested" : "VIN unknown")
        }
        let name = Self.name(identity)
        let place = identity.plant ?? identity.country
        let check =
            switch identity.checkDigit {
            case .right: ""
            case .wrong: " (wrong check digit)"
            case .notRequired: ""
            }
        return [
            name.isEmpty ? nil : name, (presentation.isRedacted ? "VIN left out" : "VIN \(identity.vin)") + check,
            place.map { "made in \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// The check engine light (MIL).
    private var light: String {
        guard let milOn = scan.milOn else { return "check engine light not read" }
        let unread = ScanFacts.withoutLight(scan).map { scan.displayName(of: $0) }
        guard milOn else {
            return "check engine light " + (unread.isEmpty ? "off" : "not read from \(Format.list(unread))")
        }
        let since = [
            scan.value(.distanceWithMILOn).map { units.quantity($0, .kilometres) },
            scan.value(.timeWithMILOn).map { Format.duration($0 * 60) },
        ].compactMap(\.self).filter { !$0.hasPrefix("0 ") }
        return "check engine light ON, commanded by "
            + Format.list(scan.ecus.filter { $0.milOn == true }.map { scan.displayName(of: $0.address) })
            + (since.isEmpty ? "" : ", for " + Format.list(since) + " of driving")
    }

    private var inspectionRow: SummaryRow? {
        guard let inspection else {
            // A vehicle without monitors is nothing to report; unreported monitors are, unless the car is electric.
            let isUnknown =
                judgesInspection && scan.statuses.isEmpty && !scan.ecus.isEmpty
                && !scan.supportedPIDs.values.contains(where: ECUAddress.isElectric)
            return isUnknown ? SummaryRow("Inspection", "unknown: no ECU reported its monitors") : nil
        }
        return sentence(inspection).map {
            SummaryRow(judgesInspection ? "Inspection" : "Monitors", $0 + cycle + cleared, more: driveLines)
        }
    }

    private func sentence(_ inspection: InspectionReadiness) -> String? {
        judgesInspection ? InspectionReport.sentence(inspection) : InspectionReport.monitors(inspection)
    }

    /// What usually completes each incomplete monitor: "catalyst: engine warm, then …".
    package var drives: [String] {
        guard let inspection, sentence(inspection) != nil else { return [] }
        return InspectionReport.drives(inspection, isHybrid: EngineState(scan).isHybrid, in: units)
    }

    private var driveLines: [String] {
        let drives = drives
        guard !drives.isEmpty else { return [] }
        let margin = String(repeating: " ", count: Self.labelWidth)
        return presentation.wrapped(margin + "Typical drive to complete a monitor:", indent: Self.labelWidth)
            + drives.flatMap { presentation.wrapped(margin + "- " + $0, indent: Self.labelWidth + 2) }
    }

    private var cycle: String {
        let enabled = MonitorStatus.merged(scan.cycleStatuses).filter { $0.isSupported && !$0.kind.isContinuous }
        guard !enabled.isEmpty else { return "" }
        return "; this drive cycle: \(enabled.filter(\.isComplete).count) of \(enabled.count) complete"
    }

    /// Recently cleared codes are something a seller may not mention.
    private var cleared: String {
        guard let counters = clearing?.counters, !counters.isEmpty else { return "" }
        return "; since codes were cleared: \(Format.list(counters))"
    }

    private var clearing: RecentClearing? { RecentClearing(scan, units: units) }

    private var since: String? {
        guard let earlier else { return nil }
        let change = scan.change(since: earlier.scan)
        let parts = [
            ("new", change.new), ("gone", change.gone), ("still present", change.unchanged),
            ("unknown", change.unknown),
        ]
        .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.map(\.description).joined(separator: ", "))" }
        let none = ScanFacts.isComplete(scan) ? "no codes, then or now" : "no codes then, none reported now"
        return "\(earlier.day.shown(units)): " + (parts.isEmpty ? none : parts.joined(separator: "; "))
    }

    private var adapter: String {
        let parts = [
            scan.adapter.identity ?? "unidentified", scan.adapter.voltage.map { Format.fixed($0, 1) + " V" },
            presentation.isRedacted ? nil : scan.adapter.device, scan.bus?.name, ScanFacts.dialect(scan),
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    // MARK: Codes

    private var codeLines: [String] {
        var lines: [String] = []
        var heading = ""
        let explanations = verdict.explanations
        for (index, code) in codes.enumerated() {
            let its = code.group.heading
            lines += its == heading ? [] : [""] + presentation.wrapped(its, indent: 2)
            heading = its
            lines += codeLines(code, after: codes[..<index], explanations)
        }
        let others = otherCodes
        if !others.isEmpty {
            lines += [""] + presentation.wrapped(Self.otherHeading, indent: 2)
            lines += others.flatMap { presentation.wrapped("  " + $0, indent: 9) }
        }
        for frame in strayFrames { lines += [""] + presentation.wrapped(frame, indent: 2) }
        if codes.contains(where: { $0.entry != nil }) {
            let shown = codes.filter { $0.entry != nil }.map(\.written.description).joined(separator: " ")
            lines += [""] + presentation.wrapped("Details: obdmech explain \(shown)", indent: 2)
        }
        lines += ownMeanings
        return lines
    }

    /// The way to the meaning of codes that depend on the make, if that is not known.
    private var ownMeanings: [String] {
        let unknown = codes.filter { code in
            code.entry == nil && !TroubleCodeCatalogue.readings(code.code).isEmpty
        }
        guard let first = unknown.first else { return [] }
        return [""]
            + presentation.wrapped(
                "What \(Format.list(unknown.prefix(3).map(\.written.description))) means depends on the make: obdmech scan "
                    + "--make, or obdmech explain \(first.written)", indent: 2)
    }

    package static let otherHeading = "Codes in another format: see the manufacturer's documentation"

    /// "SPN 520192 FMI 3: voltage above normal, or shorted to supply (engine; confirmed, amber lamp flashing fast)": codes that are not of
    /// SAE J2012.
    package var otherCodes: [String] {
        scan.otherCodes.map { found in
            let facts = found.code.status.facts + (found.isPermanent ? ["permanent"] : []) + found.lamps
            let words = [found.code.parameter?.name, found.code.failureMode].compactMap(\.self)
            return found.code.description + (words.isEmpty ? "" : ": " + words.joined(separator: " "))
                + " (\(scan.shortName(of: found.ecu)); \(facts.joined(separator: ", ")))"
        }
    }

    /// Freeze frames left from codes that are no longer stored.
    package var strayFrames: [String] {
        let listed = Set(codes.map(\.code))
        return scan.freezeFrames.compactMap { frame in
            guard let cause = frame.cause, !listed.contains(cause) else { return nil }
            let values = frozen(scan.values(frame)).joined(separator: "; ")
            return "Freeze frame left from \(cause), \(TroubleCodeCatalogue.description(of: cause)): \(values)"
        }
    }

    /// "also pending, engine": what the heading of its group does not say; empty if there is nothing.
    package func remark(_ code: CodeReport) -> String {
        let own: TroubleCode.Status =
            switch code.group {
            case .pending: .pending
            case .permanent: .permanent
            default: .confirmed
            }
        let status = code.statuses.filter { $0 != own }.map { "also \($0.rawValue)" }
        let ecu = scan.ecus.count > 1 ? code.ecus.map { scan.shortName(of: $0) } : []
        return (status + ecu).joined(separator: ", ")
    }

    /// A code, and what is not told of a code before it.
    private func codeLines(_ code: CodeReport, after earlier: ArraySlice<CodeReport>, _ explanations: [Explanation])
        -> [String]
    {
        let indent = 9
        let remark = remark(code)
        var lines = presentation.wrapped(
            "  \(code.urgency.style(code.written.description))  \(code.description)"
                + (remark.isEmpty ? "" : " (\(remark))"), indent: indent)
        func paragraph(_ label: String, _ parts: [String]) {
            guard !parts.isEmpty else { return }
            let narrow = presentation.width < 60 ? 4 : indent
            let margin = String(repeating: " ", count: narrow)
            lines += presentation.wrapped(margin + label + parts.joined(separator: "; "), indent: narrow)
        }
        let roots = Self.roots(of: code, explanations)
        if !roots.isEmpty {
            paragraph("Follows from: ", roots)
        } else {
            func told(_ shown: [String], _ of: (CodeReport) -> [String]) -> [String] {
                guard !shown.isEmpty else { return [] }
                let same = earlier.first { other in
                    Self.roots(of: other, explanations).isEmpty && of(other) == shown
                }
                return same.map { ["as for \($0.written)"] } ?? shown
            }
            paragraph("Causes: ", told(Self.causes(code), Self.causes))
            paragraph("Check: ", told(Self.checks(code), Self.checks))
        }
        paragraph("Related: ", companions(code, explanations))
        if let advice = advice(code), !earlier.contains(where: { self.advice($0) == advice }) {
            paragraph("Driving: ", [advice])
        }
        paragraph("Earlier: ", [histories[code.code]].compactMap(\.self))
        paragraph("Status: ", code.statusFacts)
        paragraph("When it was set: ", frozen(code.frozen) + [frameRemark(code)].compactMap(\.self))
        paragraph("Last time: ", frozen(code.frozenLatest))
        return lines
    }

    /// The codes from which one follows; empty if none is the root.
    package static func roots(of code: CodeReport, _ explanations: [Explanation]) -> [String] {
        explanations.first { $0.effects.contains(code.written) }?.roots.map(\.description) ?? []
    }

    /// As many as a scan shows; `explain` has all.
    private static func causes(_ code: CodeReport) -> [String] { (code.entry?.causes ?? []).prefix(3).map(\.text) }
    private static func checks(_ code: CodeReport) -> [String] { Array((code.entry?.checks ?? []).prefix(2)) }

    /// What follows from other codes that are listed beside a code: "P0171: repair the lean mixture first". What the root
    /// already says is left out.
    package func companions(_ code: CodeReport, _ explanations: [Explanation]) -> [String] {
        (code.entry?.companions ?? []).compactMap { companion in
            let others = codes.filter { $0.code != code.code && companion.contains($0.code) }.map(\.written)
            let isKnown = explanations.contains { explanation in
                let all = explanation.roots + explanation.effects
                return all.contains(code.written) && others.allSatisfy(all.contains)
            }
            return others.isEmpty || isKnown
                ? nil : "\(Format.list(others.map(\.description))): \(companion.consequence)"
        }
    }

    /// What its freeze frame says that does not fit it.
    package func frameRemark(_ code: CodeReport) -> String? { FrameRemark.text(code, code.frozen) }

    /// What a driver must know who drives on with a code; nil where nothing is urgent.
    package func advice(_ code: CodeReport) -> String? {
        code.urgency >= .soon && code.mainStatus == .confirmed ? code.entry?.advice : nil
    }

    /// The most useful values of a freeze frame; JSON has all of them.
    package func frozen(_ values: [PIDValue]) -> [String] {
        let labels: [(Signal, String)] =
            [
                (.engineSpeed, ""), (.vehicleSpeed, ""), (.coolantTemperature, "coolant "),
                (.engineLoad, "load "), (.hybridBatteryCharge, "battery "),
            ] + Signal.shortTermFuelTrims.prefix(2).map { ($0, "short trim ") }
            + Signal.longTermFuelTrims.prefix(2).map { ($0, "long trim ") }
        return labels.compactMap { signal, label in
            values.first { $0.signal == signal }.map { label + $0.rounded(in: units) }
        }
    }

    // MARK: Live values and tests

    private var readingLines: [String] {
        let judged = readings.filter { $0.judgement != .notJudged }
        let odd = readings.filter { $0.judgement > .normal }.sorted { $0.judgement > $1.judgement }
        guard !judged.isEmpty else { return [] }
        if odd.isEmpty {
            return presentation.wrapped("Live values: \(judged.count) checked, all normal", indent: 2)
        }
        let contradictions = Contradiction.of(scan, units: units)
        var lines = presentation.wrapped(
            "Live values: \(odd.count) of \(judged.count) out of the usual range", indent: 2)
        for reading in odd {
            let ecu = scan.ecus.count > 1 ? reading.ecu.map { ", \(scan.shortName(of: $0))" } ?? "" : ""
            // What a code has reported is not repeated.
            let reason = SensorCodes.reason(reading, in: codes, contradictions, units) ?? ""
            lines += presentation.wrapped(
                "  \(reading.judgement == .wrong ? "x" : "!") \(reading.value.name) \(reading.value.rounded(in: units))"
                    + "\(ecu): \(reason)", indent: 4)
        }
        return lines
    }

    /// Further tests are only counted.
    private static let testLimit = 8

    /// Results are from service 06 on CAN, and from service 05 on older buses.
    var testTitle: String {
        scan.framing?.isCAN == false ? "Oxygen sensor tests (mode 05)" : "Monitor tests (mode 06)"
    }

    private var testLines: [String] {
        let judged = scan.testResults.filter { $0.passed != nil }
        guard !judged.isEmpty else { return [] }
        let failed = judged.filter { $0.passed == false }
        let near = judged.filter(\.isNearLimit).sorted { ($0.marginPercent ?? 0) < ($1.marginPercent ?? 0) }
        guard !(failed + near).isEmpty else {
            return presentation.wrapped(
                "\(testTitle): \(Format.count(judged.count, "result")), all well within limits", indent: 2)
        }
        var lines = presentation.wrapped(
            "\(testTitle): \(failed.count) of \(judged.count) failed, \(near.count) near a limit", indent: 2)
        for test in (failed + near).prefix(Self.testLimit) {
            let ecu = scan.ecus.count > 1 ? " (\(scan.shortName(of: test.ecu)))" : ""
            lines += presentation.wrapped(
                "  \(test.passed == false ? "x" : "!") \(Format.capitalized(test.name))\(ecu): \(values(test))",
                indent: 4)
        }
        let more = failed.count + near.count - Self.testLimit
        return lines + (more > 0 ? ["    and \(more) more"] : [])
    }

    func values(_ test: TestResult) -> String {
        let stored = Unit(test.unit)
        func number(_ value: Double) -> String { units.number(value, stored, test.digits) }
        // Counts and ratios need no unit.
        let unit =
            ["", "count", "ratio"].contains(test.unit)
            ? "" : (stored == .percent ? "" : " ") + units.shown(stored).symbol
        let limits = [test.minimum.map { "at least \(number($0))" }, test.maximum.map { "at most \(number($0))" }]
            .compactMap(\.self).joined(separator: ", ")
        let margin = test.marginPercent.map { ", margin \(Format.fixed($0, 0))%" } ?? ""
        return "\(number(test.value))\(unit) (\(limits)\(margin))"
    }

    // MARK: ECUs

    private var ecuLines: [String] {
        ecuRows.flatMap { field($0.label + "  ", $0.text) }
    }

    /// Names and calibrations of the ECUs that reported them.
    package var ecuRows: [(label: String, text: String)] {
        scan.ecus.compactMap { ecu in
            let calibrations = scan.calibrations(of: ecu.address).map { calibration in
                [calibration.id, calibration.verificationNumber.map { "CVN \($0)" }].compactMap(\.self)
                    .joined(separator: " ")
            }
            let parts =
                [scan.name(of: ecu.address)?.description].compactMap(\.self)
                + (presentation.isRedacted ? [] : calibrations)
            guard !parts.isEmpty else { return nil }
            return (Format.capitalized(scan.displayName(of: ecu.address)), parts.joined(separator: ", "))
        }
    }

    /// Why not everything was read; nil if the connection lasted.
    package var interruption: String? {
        scan.interruption.map { reason in
            let reason = presentation.isRedacted ? reason.replacing(scan.adapter.device, with: "the adapter") : reason
            return "The connection broke before everything was read: \(reason)"
        }
    }

    /// Requests without a usable response.
    package var gaps: [(text: String, indent: Int)] {
        (outcomeGaps + unansweredGaps).map { ($0, 4) } + refusals.map { ($0, 0) }
    }

    private var outcomeGaps: [String] {
        scan.ecus.flatMap { ecu in
            scan.serviceOutcomes.filter { $0.ecu == ecu.address }.compactMap { serviceOutcomes -> String? in
                let what = Self.question(serviceOutcomes.service)
                let reason = serviceOutcomes.reason.map { ": \($0)" } ?? ""
                let line: String
                switch serviceOutcomes.outcome {
                case .answered:
                    guard let reason = serviceOutcomes.reason else { return nil }
                    line = "\(what): \(reason)"
                case .refused: line = "\(what): refused\(reason)"
                case .incomplete: line = "\(what): incomplete list\(reason)"
                case .malformed: line = "\(what): unreadable response\(reason)"
                // One ECU gave the VIN; the others need not.
                case .silent where serviceOutcomes.service == 0x09 && scan.vin != nil: return nil
                // Cars support permanent codes from about 2010 on.
                case .silent where serviceOutcomes.service == 0x0A: return nil
                case .silent: line = "\(what): no response" + (serviceOutcomes.reason.map { " (\($0))" } ?? "")
                }
                return "\(Format.capitalized(scan.displayName(of: ecu.address))), \(line)"
            }
        }
    }

    /// Further values are only counted.
    private static let unansweredLimit = 5

    /// Values that an ECU lists as supported but did not give, even when asked again.
    private var unansweredGaps: [String] {
        let unanswered = scan.unanswered
        return scan.ecus.compactMap { ecu -> String? in
            let names = unanswered.filter { $0.ecu == ecu.address }.map { lost in
                lost.name.map { Format.lowercased($0) } ?? Hexadecimal.text(lost.request)
            }
            guard !names.isEmpty else { return nil }
            let more = names.count - Self.unansweredLimit
            let shown = Array(names.prefix(Self.unansweredLimit)) + (more > 0 ? ["\(more) more"] : [])
            return "\(Format.capitalized(scan.displayName(of: ecu.address))): listed as supported, but no response: "
                + Format.list(shown)
        }
    }

    /// A car that refuses everything is neither old nor faulty.
    private var refusals: [String] {
        guard scan.refusesStandardServices else { return [] }
        return [
            "The car refuses all services of SAE J1979, and does not answer those of OBDonUDS (SAE J1979-2)."
        ]
    }

    private static func question(_ service: UInt8) -> String {
        switch service {
        case 0x01: "check engine light"
        case 0x03: "confirmed codes"
        case 0x07: "pending codes"
        case 0x0A: "permanent codes"
        default: "VIN"
        }
    }
}

extension Severity {
    /// Of a code, and of the verdict.
    fileprivate var style: TextStyle {
        switch self {
        case .stopNow: .red
        case .soon, .whenConvenient: .yellow
        case .informational: .plain
        }
    }
}
