package import Diagnosis
package import Formats
package import OBD
import Reports
package import Telemetry
package import Trends

/// The page about a scan, to take to a garage: everything that was read, and what it means.
package struct ScanPage {
    private let words: ScanText
    private let scan: HealthScan
    private let heading: String
    private let day: String
    private let drifting: [String]
    private let isRedacted: Bool
    private let program: String
    private let place: PagePlace

    /// - Parameters:
    ///   - earlier: the previous scan of the same vehicle.
    ///   - id: its number in the database; nil if it is not stored.
    ///   - findings: what is changing on the vehicle.
    ///   - vehicle: what is known of it besides the scan.
    ///   - inspection: the rule by which it is judged, from `InspectionRule.choices`.
    ///   - program: name and version, for the end of the page.
    package init(
        _ scan: HealthScan, _ presentation: Presentation, at time: WallTime,
        since earlier: (scan: HealthScan, time: WallTime)? = nil, id: Int64?,
        findings: VehicleFindings = VehicleFindings(), vehicle: KnownVehicle = KnownVehicle(), inspection: String,
        program: String, at place: PagePlace = .alone
    ) {
        self.place = place
        self.scan = scan
        self.program = program
        isRedacted = presentation.isRedacted
        words = ScanText(
            scan, presentation.unwrapped, at: time, since: earlier, isFull: true, inspection: inspection,
            vehicle: vehicle)
        drifting = findings.paragraphs(presentation)
        heading = id.map { "Scan \($0)" } ?? "Scan"
        day = presentation.moment(time)
    }

    package var page: Page {
        let name = words.vehicleName
        var body: [HTML] = [
            .header(name ?? heading, name == nil ? day : "\(heading) · \(day)"),
            .element(
                "div", ["class": "verdict \(words.tone.rawValue)"],
                [.element("p", text: words.verdict.sentence + ".")]
                    + (words.verdict.root.map { [.element("p", ["class": "root"], text: "Likely root: \($0).")] } ?? [])
            ),
        ]
        if let interruption = words.interruption { body.append(.element("p", text: interruption)) }
        body.append(.facts(words.summaryRows.map { ($0.label, $0.text) }))
        if !words.codes.isEmpty { body.append(.section("Trouble codes", codes)) }
        let others = words.otherCodes
        if !others.isEmpty { body.append(list(ScanText.otherHeading, others)) }
        if !drifting.isEmpty { body.append(.drifting(drifting)) }
        body += ScanSections(words.sections).parts(drives: words.drives)
        let frames = words.strayFrames
        if !frames.isEmpty { body.append(list("Older freeze frames", frames)) }
        let ecus = words.ecuRows
        if !ecus.isEmpty { body.append(.section("Control modules", [.facts(ecus)])) }
        let gaps = words.gaps.map(\.text)
        if !gaps.isEmpty { body.append(list("Not read", gaps)) }
        let redaction = isRedacted ? " VIN, calibration numbers and the address of the adapter are left out." : ""
        body.append(.footer(program, redaction))
        return Page(title: "\(heading), \(day)", at: place, body)
    }

    private var codes: [HTML] {
        var parts: [HTML] = []
        var heading = ""
        for code in words.codes {
            if code.group.heading != heading {
                heading = code.group.heading
                parts.append(.element("h3", text: heading))
            }
            parts.append(self.code(code))
        }
        return parts
    }

    private func code(_ code: CodeReport) -> HTML {
        let remark = words.remark(code)
        let tone =
            switch code.urgency {
            case .stopNow: "wrong"
            case .soon, .whenConvenient: "near"
            case .informational: "good"
            }
        var parts: [HTML] = [
            .element(
                "h3", .element("span", ["class": "number"], text: "\(code.written)"), .text(code.description))
        ]
        if !remark.isEmpty { parts.append(.element("p", ["class": "soft"], text: remark)) }
        if let entry = code.entry {
            parts.append(.element("p", text: entry.advice))
            let lists =
                listed("Causes, the most likely first:", entry.causes.map(\.text))
                + listed("Check, the cheapest first:", entry.checks)
            parts.append(.element("div", ["class": "sides"], lists))
        }
        let roots = ScanText.roots(of: code, words.verdict.explanations)
        if !roots.isEmpty { parts.append(.element("p", text: "Follows from \(Format.list(roots)).")) }
        parts += listed("Related:", words.companions(code, words.verdict.explanations))
        if let history = words.histories[code.code] { parts.append(.element("p", text: "Earlier: \(history).")) }
        let frozen = words.frozen(code.frozen)
        if !frozen.isEmpty {
            let remark = words.frameRemark(code).map { "; " + $0 } ?? ""
            parts.append(
                .element(
                    "p", ["class": "soft"], text: "When it was set: " + frozen.joined(separator: "; ") + remark))
        }
        return .element("div", ["class": "code \(tone)"], parts)
    }

    private func listed(_ title: String, _ texts: [String]) -> [HTML] {
        texts.isEmpty ? [] : [.element("div", .element("p", text: title), .items(texts))]
    }

    private func list(_ title: String, _ texts: [String]) -> HTML { .section(title, [.items(texts)]) }
}
