import Formats
package import OBD
import Telemetry

/// The expected result of an emissions inspection, as text.
package enum InspectionReport {
    /// "would fail: the check engine light is on; 4 of 4 monitors complete (US EPA model rule: one may be incomplete)".
    static func sentence(_ readiness: InspectionReadiness) -> String {
        let outcome =
            switch readiness.outcome {
            case .pass: "would pass"
            case .fail: "would fail"
            case .exhaustTest: "depends on the exhaust test"
            }
        let rule = [readiness.rule.title, readiness.allowance].compactMap(\.self).joined(separator: ": ")
        let parts = readiness.reasons.compactMap(text) + [monitors(readiness)].compactMap(\.self)
        return "\(outcome)\(parts.isEmpty ? "" : ": ")\(parts.joined(separator: "; ")) (\(rule))"
    }

    /// "3 of 4 monitors complete, incomplete: catalyst"; nil if there are none.
    static func monitors(_ readiness: InspectionReadiness) -> String? {
        let (counted, open) = (readiness.counted.count, readiness.incomplete.map(\.name))
        guard counted > 0 else { return nil }
        return "\(counted - open.count) of \(counted) monitors complete"
            + (open.isEmpty ? "" : ", incomplete: \(Format.list(open))")
    }

    /// Why the vehicle would not pass.
    package static func reasons(_ readiness: InspectionReadiness) -> [String] {
        readiness.reasons.compactMap { $0 == .incompleteMonitors ? monitors(readiness) : text($0) }
    }

    /// Nil for the monitors, which have a text of their own.
    private static func text(_ reason: InspectionReadiness.Reason) -> String? {
        func listed(_ kind: String, _ codes: [TroubleCode]) -> String {
            "\(Format.count(codes.count, "\(kind) code")) (\(codes.map(\.description).joined(separator: ", ")))"
        }
        switch reason {
        case .lightOn: return "the check engine light is on"
        case .incompleteMonitors: return nil
        case .storedCodes(let codes): return listed("confirmed", codes)
        case .permanentCodes(let codes): return listed("permanent", codes)
        }
    }

    /// "catalyst: engine warm, then …", for each incomplete monitor.
    static func drives(_ readiness: InspectionReadiness, isHybrid: Bool, in units: UnitSystem) -> [String] {
        let drives = readiness.incomplete.compactMap { kind in
            MonitorDrive.text(kind, readiness.ignition, in: units).map { "\(kind.name): \($0)" }
        }
        return drives.isEmpty || !isHybrid ? drives : drives + [MonitorDrive.hybridHint]
    }
}
