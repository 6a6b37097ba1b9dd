package import Diagnosis
package import Formats

/// The result of an adapter examination, as text.
package struct DoctorReport: Sendable {
    /// Nil if none was found.
    package var device: String?
    package var findings: [DoctorFinding]

    package init(device: String?, findings: [DoctorFinding]) {
        self.device = device
        self.findings = findings
    }

    // MARK: Verdict

    /// The first fault.
    package var fault: DoctorFinding? { findings.first { $0.state == .fault } }
    package var limits: [String] {
        findings.filter { $0.state == .limit }.map { $0.limit.isEmpty ? $0.text : $0.limit }
    }

    /// "Works well", "Works, with these limits: …", "Does not work: …".
    package var verdict: String {
        if let fault { return "Does not work: " + fault.text }
        return limits.isEmpty ? "Works well" : "Works, with these limits: " + limits.joined(separator: "; ")
    }

    // MARK: Text

    private static let labelWidth = 13

    /// The lines, ending with the verdict.
    package func text(_ presentation: Presentation) -> [String] {
        var lines = findings.flatMap { finding in
            let indent = Self.labelWidth + 2
            var lines = presentation.wrapped(
                finding.state.style(finding.state.mark) + " " + Format.padded(finding.label, Self.labelWidth)
                    + finding.text, indent: indent)
            // The advice for a fault is in the verdict.
            if !finding.advice.isEmpty, finding.state != .fault {
                let advice = String(repeating: " ", count: indent) + "→ " + finding.advice
                lines += presentation.wrapped(advice, indent: indent + 2)
            }
            return lines
        }
        lines.append("")
        guard let fault else { return lines + presentation.wrapped(verdict + ".") }
        lines += presentation.wrapped("Does not work: see x above.")
        if !fault.advice.isEmpty { lines += presentation.wrapped(Format.capitalized(fault.advice) + ".") }
        return lines
    }
}

extension DoctorFinding.State {
    /// At the beginning of a line.
    var mark: String {
        switch self {
        case .good: "+"
        case .note: "-"
        case .limit: "!"
        case .fault: "x"
        }
    }

    /// Of the mark.
    var style: TextStyle {
        switch self {
        case .good: .green
        case .note: .plain
        case .limit: .yellow
        case .fault: .red
        }
    }
}
