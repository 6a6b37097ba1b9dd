import Diagnosis
package import Formats

/// The result of an adapter examination, as text.
package struct DoctorReport: Sendable {
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

    /// What a finding says to programs. Which values it has depends on the finding.
    package struct Facts: Sendable {
        package var usbID: String?
        package var isTakenByBrltty: Bool?
        package var process: Int?
        package var hasModemManager: Bool?
        package var step: String?
        package var identity: String?
        package var description: String?
        package var firmware: String?
        package var isClone: Bool?
        package var commandsUpTo: String?
        package var unknownCommands: [String]?
        package var parameterLines: Int?
        package var baud: Int?
        package var latencyMilliseconds: Int?
        package var raisedBaud: Int?
        package var leastVolts: Double?
        package var mostVolts: Double?
        package var vehicleVolts: Double?
        package var busNumber: String?
        package var addresses: [String]?
        package var supportedPIDs: Int?
        package var batching: String?
        package var counting: String?
        package var effect: String?
        package var echoOff: Bool?
        package var spacesOff: Bool?
        package var headers: Bool?
        package var requestsPerSecond: Double?
        package var valuesPerSecond: Double?
        package var missed: Int?
        package var roundTripMilliseconds: Double?
        package var adapterRoundTripMilliseconds: Double?
        package var form: String?

        /// - Parameter set: sets what the finding has.
        package init(_ set: (inout Facts) -> Void = { _ in }) { set(&self) }
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
        package var facts: Facts

        package init(
            _ label: String, name: String? = nil, _ state: State, _ text: String, advice: String = "",
            limit: String = "", facts: Facts = Facts()
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
    package var fault: Finding? { findings.first { $0.state == .fault } }
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
