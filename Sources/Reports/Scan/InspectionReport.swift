import Formats
import OBD
import Telemetry

/// The expected result of an emissions inspection, as text and JSON.
enum InspectionReport {
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

    static func json(_ readiness: InspectionReadiness, isHybrid: Bool) -> JSON {
        .object([
            ("rule", .string(readiness.rule.name)), ("title", .string(readiness.rule.title)),
            ("outcome", .string(readiness.outcome.rawValue)),
            ("allowance", .text(readiness.allowance)),
            (
                "reasons",
                .array(
                    readiness.reasons.compactMap { reason in
                        reason == .incompleteMonitors
                            ? monitors(readiness).map { .string($0) } : text(reason).map { .string($0) }
                    })
            ),
            (
                "incomplete",
                .array(
                    readiness.incomplete.map { kind in
                        .object([
                            ("monitor", .string(kind.rawValue)), ("name", .string(kind.name)),
                            ("drive", .text(MonitorDrive.text(kind, readiness.ignition))),
                        ])
                    })
            ),
            ("hint", isHybrid && !readiness.incomplete.isEmpty ? .string(MonitorDrive.hybridHint) : nil),
        ])
    }
}

extension HealthScan {
    /// What the VIN says about the vehicle.
    /// - Parameter time: of the scan.
    func identity(at time: WallTime) -> VehicleIdentity? {
        vin.map {
            VehicleIdentity($0, thisYear: CalendarTime(time).day.year, speaksCAN: framing?.isCAN == true)
        }
    }
}
