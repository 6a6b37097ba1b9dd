package import Formats
package import OBD
package import Telemetry

/// What clearing trouble codes would lose, and what came of it, as text and JSON.
package enum ClearReport {
    package static let format = "obdmech.clear/1"

    /// What is lost, before it is asked whether to go on.
    package static func losses(_ scan: HealthScan, width: Int) -> [String] {
        var lines = Format.wrapped("Clearing deletes for good, in all controllers:", width: width)
        func item(_ text: String) { lines += Format.wrapped("  - " + text, width: width, indent: 4) }
        let codes = CodeReport.of(scan).filter { $0.statuses != [.permanent] }
        item(
            codes.isEmpty
                ? "trouble codes, of which none was read"
                : Format.count(codes.count, "trouble code") + ": "
                    + codes.map { "\($0.code) \(Format.lowercased($0.description))" }.joined(separator: "; "))
        let frames = scan.freezeFrames.count
        if frames > 0 { item("\(Format.count(frames, "freeze frame")): what was measured when a code was stored") }
        let complete = MonitorStatus.merged(scan.statuses).filter { $0.isComplete && !$0.kind.isContinuous }
        // Where none is complete, or none was read, those that are on their way begin anew too.
        let monitors = complete.isEmpty ? "its monitors" : Format.count(complete.count, "monitor")
        item(
            "the readiness of \(monitors): the car will not be ready for an emissions test "
                + "until it has run its tests again, which takes some days of mixed driving")
        item("the results of the car's own tests, and the distance and time since the last clearing")
        let permanent = Set(scan.codes(.permanent).map(\.code)).sorted()
        if !permanent.isEmpty {
            lines += Format.wrapped(
                "Permanent codes stay until the car has seen the fault gone: "
                    + permanent.map(\.description).joined(separator: ", "), width: width)
        }
        lines += Format.wrapped("What causes a code is not repaired by it.", width: width)
        return lines
    }

    package static func text(_ outcome: ClearOutcome, width: Int) -> [String] {
        var lines: [String] = []
        func paragraph(_ text: String) { lines += Format.wrapped(text, width: width, indent: 2) }
        for answer in outcome.refusals {
            paragraph("\(Format.capitalized(answer.ecu.displayName)) refused: \(answer.refusal?.reason ?? "")")
        }
        for ecu in outcome.silent { paragraph("\(Format.capitalized(ecu.displayName)) did not answer.") }
        guard outcome.wasAccepted else {
            let left = outcome.kept.map(\.description).joined(separator: ", ")
            if !outcome.answers.isEmpty {
                paragraph("Nothing was cleared.")
            } else if !left.isEmpty {
                paragraph("No controller answered. Listed now: \(left).")
            } else if let after = outcome.after, after.isHealthKnown || after.isClean {
                // It was done all the same.
                return lines + Format.wrapped("No controller answered, but no codes are listed any more.", width: width)
            } else {
                paragraph("No controller answered, and the codes could not be read again.")
            }
            paragraph("Most cars clear only with the ignition on and the engine off.")
            return lines
        }
        guard let after = outcome.after else { return lines }
        if !outcome.kept.isEmpty {
            paragraph("Not cleared: " + outcome.kept.map(\.description).joined(separator: ", ") + ".")
        }
        if outcome.returned.isEmpty, !outcome.kept.isEmpty {
            paragraph("All other codes are cleared.")
        } else if outcome.returned.isEmpty, after.milOn != true {
            paragraph(
                after.isClean || (after.milOn == false && after.isHealthKnown && outcome.isComplete)
                    ? "Cleared: no codes are left, and the lamp is off." : "Cleared. Not all of it could be read again."
            )
        } else if !outcome.returned.isEmpty {
            paragraph(
                "Cleared, but straight back: "
                    + outcome.returned.map { "\($0) \(Format.lowercased(TroubleCodeCatalogue.description(of: $0)))" }
                    .joined(separator: "; ") + ". The fault is there now.")
        } else {
            paragraph("Cleared, but the engine lamp is still on; it may go off with the next start.")
        }
        if !outcome.permanent.isEmpty {
            paragraph(
                "Permanent, and there until the car has seen the fault gone: "
                    + outcome.permanent.map(\.description).joined(separator: ", ") + ".")
        }
        return lines
    }

    package static func json(_ outcome: ClearOutcome, at time: WallTime) -> JSON {
        func list(_ codes: [TroubleCode]) -> JSON { .array(codes.map { .string($0.description) }) }
        return .object([
            ("format", .string(format)), ("time", .string(CalendarTime.iso8601(time))),
            ("cleared", .bool(outcome.isComplete)),
            ("before", list(Set(outcome.before.troubleCodes.map(\.code)).sorted())),
            (
                "answers",
                .array(
                    outcome.answers.map { answer in
                        .object([
                            ("ecu", .string(answer.ecu.description)),
                            ("accepted", .bool(!outcome.refusals.contains(answer))),
                            ("reason", .text(answer.refusal?.reason)),
                        ])
                    })
            ),
            ("returned", outcome.after.map { _ in list(outcome.returned) }),
            ("kept", outcome.after.map { _ in list(outcome.kept) }),
            ("permanent", outcome.after.map { _ in list(outcome.permanent) }),
            ("mil", outcome.after?.milOn.map { .bool($0) }),
        ])
    }
}
