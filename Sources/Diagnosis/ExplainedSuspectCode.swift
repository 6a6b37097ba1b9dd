import Formats
package import OBD
import Telemetry

/// A code of SAE J1939 without a truck: what it means, how urgent it is if it is present, and what to look at.
package struct ExplainedSuspectCode: Sendable {
    package let typed: TypedSuspectCode
    /// Of the parameter; nil if it is not in the catalog.
    package let name: String?
    /// In words; nil if it was not written, or is reserved.
    package let failureMode: String?
    /// Nil if the failure mode was not written.
    package let urgency: Severity?
    /// A sentence with a period.
    package let advice: String
    /// What it usually comes from, a sentence with a period; nil if only its failure mode says what to check.
    package let cause: String?
    package let checks: [String]

    package init(_ typed: TypedSuspectCode) {
        self.typed = typed
        guard let mode = typed.mode else {
            name = SuspectParameter.row(typed.number)?.name
            failureMode = nil
            urgency = nil
            advice = Self.advice(withoutMode: typed.number)
            cause = nil
            checks = []
            return
        }
        let code = Self.code(typed.number, mode)
        name = code.parameter?.name
        failureMode = code.failureMode
        let facts = Self.facts(code)
        let rule = VerdictRules.rows.first { $0.urgency != nil && $0.finding(facts)?.truckCode != nil }
        urgency = rule?.urgency ?? code.urgencyOfMode
        let action = rule.map { $0.sentence.replacing(": {it}", with: "") }
        advice = Self.sentence(action ?? "See the manufacturer's documentation") + (name == nil ? Self.lamps : "")
        cause = facts.explanations.first.map { Self.sentence(Format.capitalized($0.sentence)) }
        checks = FailureMode.checks(mode)
    }

    /// "SPN 100 FMI 1", or "SPN 100".
    package var description: String { "SPN \(typed.number)" + (typed.mode.map { " FMI \($0)" } ?? "") }

    /// "Engine oil pressure: below the normal range, most severe".
    package var title: String {
        let unknown = typed.isOfManufacturer ? "Parameter of the manufacturer" : "Parameter that is not in the catalog"
        return [
            Format.capitalized(name ?? unknown), failureMode ?? (typed.mode == nil ? nil : "reserved failure mode"),
        ]
        .compactMap(\.self).joined(separator: ": ")
    }

    /// What the dashboard says, where the catalog does not.
    private static let lamps =
        " The lamps decide: stop with the red one (STOP) on; with the amber one have it checked within days."

    private static func sentence(_ text: String) -> String { text + "." }

    private static func code(_ number: Int, _ mode: UInt8) -> UDSTroubleCode {
        UDSTroubleCode(
            bytes: [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number >> 16) << 5 | mode], format: .j1939,
            status: present)
    }

    private static let present: UDSCodeStatus = [
        .testFailed, .testFailedThisCycle, .pending, .confirmed, .testFailedSinceClear,
    ]

    /// A scan of a truck that reports nothing else.
    private static func facts(_ code: UDSTroubleCode) -> VerdictFacts {
        var scan = HealthScan(adapter: .init(device: "none"), bus: nil)
        if let engine = ECUAddress("7E8") {
            scan.payloads.append(
                .init(
                    ecu: engine, request: UDSTroubleCode.request(present),
                    bytes: [0x59, 0x42, 0x33, 0xFF, 0xFF, UDSTroubleCode.Format.j1939.rawValue, 0] + code.bytes
                        + [code.status.rawValue]))
        }
        return VerdictFacts(scan, codes: [], readings: [], units: .metric)
    }

    /// "How urgent it is depends on the failure mode (FMI): stop now with 1 and 18, soon with …".
    private static func advice(withoutMode number: Int) -> String {
        let grouped = Dictionary(grouping: FailureMode.numbers) { code(number, $0).urgencyOfMode }
        let texts = grouped.sorted { $0.key > $1.key }.map { urgency, modes in
            "\(urgency.rawValue) with \(Format.list(modes.map(String.init)))"
        }
        return "How urgent it is depends on the failure mode (FMI): \(texts.joined(separator: ", "))."
    }
}
