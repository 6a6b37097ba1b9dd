import Diagnosis
package import Formats
package import OBD
import Telemetry

/// What clearing trouble codes deletes, and the result, as text.
package enum ClearReport {
    /// What will be lost, shown before the confirmation.
    package static func losses(_ scan: HealthScan, _ presentation: Presentation) -> [String] {
        var lines = presentation.wrapped("Clearing cannot be undone. It deletes, in all control modules:")
        func item(_ text: String) { lines += presentation.wrapped("  - " + text, indent: 4) }
        let codes = CodeReport.of(scan).filter { $0.statuses != [.permanent] }
        item(
            codes.isEmpty
                ? "trouble codes (none were read)"
                : Format.count(codes.count, "trouble code") + ": "
                    + codes.map { "\($0.code) \(Format.lowercased($0.description))" }.joined(separator: "; "))
        let frames = scan.freezeFrames.count
        if frames > 0 { item("\(Format.count(frames, "freeze frame")): values recorded when a code was set") }
        let complete = MonitorStatus.merged(scan.statuses).filter { $0.isComplete && !$0.kind.isContinuous }
        // If none is complete, or none was read, monitors in progress start over too.
        let monitors = complete.isEmpty ? "its monitors" : Format.count(complete.count, "monitor")
        item(
            "the readiness of \(monitors): the car will not be ready for an emissions test "
                + "until they have run again, which takes a few days of mixed driving")
        item("on-board monitor test results, and the distance and time since codes were last cleared")
        let permanent = Set(scan.codes(.permanent).map(\.code)).sorted()
        if !permanent.isEmpty {
            lines += presentation.wrapped(
                "Permanent codes stay until the car confirms the repair: "
                    + permanent.map(\.description).joined(separator: ", "))
        }
        lines += presentation.wrapped("Clearing codes does not repair their cause.")
        return lines
    }

    package static func text(_ outcome: ClearOutcome, _ presentation: Presentation) -> [String] {
        var lines: [String] = []
        func paragraph(_ text: String) { lines += presentation.wrapped(text, indent: 2) }
        for answer in outcome.refusals {
            paragraph("\(Format.capitalized(answer.ecu.displayName)) refused: \(answer.refusal?.reason ?? "")")
        }
        for ecu in outcome.silent { paragraph("\(Format.capitalized(ecu.displayName)) did not respond.") }
        guard outcome.wasAccepted else {
            let left = outcome.kept.map(\.description).joined(separator: ", ")
            if !outcome.answers.isEmpty {
                paragraph("Nothing was cleared.")
            } else if !left.isEmpty {
                paragraph("No control module responded. Codes still listed: \(left).")
            } else if let after = outcome.after, after.isHealthKnown || after.isClean {
                // The codes were cleared anyway.
                return lines
                    + presentation.wrapped("No control module responded, but no codes are listed any more.")
            } else {
                paragraph("No control module responded, and the codes could not be read again.")
            }
            paragraph("Most cars clear codes only with the ignition on and the engine off.")
            return lines
        }
        guard let after = outcome.after else { return lines }
        let left = Set(outcome.returned + outcome.kept + outcome.permanent)
        let gone = Set(outcome.before.troubleCodes.map(\.code)).subtracting(left).sorted()
        if !gone.isEmpty { paragraph("Cleared: \(codes(gone)).") }
        if !outcome.kept.isEmpty { paragraph("Not cleared: \(codes(outcome.kept)).") }
        if !outcome.returned.isEmpty {
            paragraph(
                "Set again at once: "
                    + outcome.returned.map { "\($0) \(Format.lowercased(TroubleCodeCatalogue.description(of: $0)))" }
                    .joined(separator: "; ") + ". The fault is present now.")
        }
        let isKnown = after.isClean || after.milOn == false && after.isHealthKnown && outcome.isComplete
        let isGone = outcome.returned.isEmpty && outcome.kept.isEmpty
        switch after.milOn {
        case true?:
            paragraph("The check engine light is still on" + (isGone ? "; it may go out at the next start." : "."))
        case false? where isKnown && isGone: paragraph("No codes are left, and the check engine light is off.")
        case false?: paragraph("The check engine light is off.")
        case nil: break
        }
        if !isKnown, isGone, after.milOn != true { paragraph("Not everything could be read again.") }
        if !outcome.permanent.isEmpty {
            paragraph(
                "Permanent, until the car confirms the repair: "
                    + codes(outcome.permanent) + ".")
        }
        return lines
    }

    private static func codes(_ codes: [TroubleCode]) -> String { codes.map(\.description).joined(separator: ", ") }
}
