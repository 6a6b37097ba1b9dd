import Diagnosis
package import Formats

/// The result of an adapter examination, as text and JSON.
package struct DoctorReport: Sendable {
    package static let format = "obdmech.doctor/1"

    package enum State: String, Sendable, CaseIterable {
        case good
        /// Worth knowing, but apparently no fault of the adapter or the vehicle.
        case note
        /// It works, but with limits.
        case limit
        /// Nothing works beyond this point.
        case fault

        /// At the beginning of a line.
        var mark: String {
            switch self {
            case .good: "+"
            case .note: "-"
            case .limit: "!"
            case .fault: "x"
            }
        }
    }

    /// One item that was examined.
    package struct Finding: Sendable {
        /// A short label for people.
        package var label: String
        /// For programs; never changes.
        package var name: String
        package var state: State
        /// Text in lower case, without a period.
        package var text: String
        /// What to do; empty if there is nothing to do.
        package var advice: String
        /// The limit as listed in the verdict; empty if it is none.
        package var limit: String
        /// For programs.
        package var facts: [(name: String, value: JSON?)]

        package init(
            _ label: String, name: String? = nil, _ state: State, _ text: String, advice: String = "",
            limit: String = "", facts: [(name: String, value: JSON?)] = []
        ) {
            (self.label, self.name) = (label, name ?? label.lowercased())
            (self.state, self.text, self.advice) = (state, text, advice)
            (self.limit, self.facts) = (limit, facts)
        }
    }

    /// Nil if none was found.
    package var device: String?
    package var findings: [Finding]

    package init(device: String?, findings: [Finding]) { (self.device, self.findings) = (device, findings) }

    // MARK: Verdict

    /// The first fault.
    private var fault: Finding? { findings.first { $0.state == .fault } }
    private var limits: [String] {
        findings.filter { $0.state == .limit }.map { $0.limit.isEmpty ? $0.text : $0.limit }
    }

    /// "Works well", "Works, with these limits: …", "Does not work: …".
    package var verdict: String {
        if let fault { return "Does not work: " + fault.text }
        return limits.isEmpty ? "Works well" : "Works, with these limits: " + limits.joined(separator: "; ")
    }

    // MARK: JSON

    package var json: JSON {
        let state = fault != nil ? "fails" : limits.isEmpty ? "works" : "limited"
        return .object([
            ("format", .string(Self.format)),
            ("device", .text(device)),
            ("findings", .array(findings.map(Self.json))),
            (
                "verdict",
                .object([
                    ("state", .string(state)), ("text", .string(verdict)),
                    ("limits", .array(limits.map { .string($0) })),
                    ("advice", fault.flatMap { $0.advice.isEmpty ? nil : .string($0.advice) }),
                ])
            ),
        ])
    }

    private static func json(_ finding: Finding) -> JSON {
        .object(
            [
                ("name", .string(finding.name)), ("state", .string(finding.state.rawValue)),
                ("text", .string(finding.text)), ("advice", finding.advice.isEmpty ? nil : .string(finding.advice)),
            ] + finding.facts.map { ($0.name, $0.value) })
    }

    // MARK: Text

    private static let labelWidth = 13

    /// The lines for a terminal of `width` columns, ending with the verdict.
    package func text(width: Int) -> [String] {
        var lines = findings.flatMap { finding in
            let indent = Self.labelWidth + 2
            var lines = Format.wrapped(
                finding.state.mark + " " + Format.padded(finding.label, Self.labelWidth) + finding.text, width: width,
                indent: indent)
            // The advice for a fault is in the verdict.
            if !finding.advice.isEmpty, finding.state != .fault {
                let advice = String(repeating: " ", count: indent) + "→ " + finding.advice
                lines += Format.wrapped(advice, width: width, indent: indent + 2)
            }
            return lines
        }
        lines.append("")
        guard let fault else { return lines + Format.wrapped(verdict + ".", width: width) }
        lines += Format.wrapped("Does not work: see x above.", width: width)
        if !fault.advice.isEmpty { lines += Format.wrapped(Format.capitalized(fault.advice) + ".", width: width) }
        return lines
    }
}
