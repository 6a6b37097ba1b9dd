import Formats
import OBD
import Telemetry

/// What clearing shows: memory that is lost, and faults that are back at once.
extension ScanReasons {
    /// km and starts: what a module learns (idle, throttle stops, shifts) takes longer.
    private static let (learningKm, learningWarmUps) = (50.0, 5.0)

    static func wasClearedJustNow(_ facts: VerdictFacts) -> Bool {
        guard facts.clearing?.ago != nil else { return false }
        let (km, warmUps) = (facts.value(.distanceSinceClear), facts.value(.warmUpsSinceClear))
        return (km ?? warmUps) != nil && (km ?? 0) <= learningKm && (warmUps ?? 0) <= learningWarmUps
    }

    static let cleared: [ScanReason] = [
        ScanReason(
            "not learned since the battery was off",
            say:
                "{effects}: {it}, so what was learned (throttle stops, idle) may be lost: have it learned again by the "
                + "manufacturer's procedure (often ignition on, off, then idle) before the throttle is cleaned or replaced",
            example: "0101=81 07 65 65, 03=P2176, 0130=00, 0131=00 00"
        ) { facts in
            let found = facts.codes(of: "P2176, P0505-P0507, P2119")
            guard wasClearedJustNow(facts), let clearing = facts.clearing, !found.isEmpty else { return nil }
            return .init(roots: [], effects: found, word: "\(clearing.sentence), or the battery was off")
        },
        ScanReason(
            "memory without power",
            say:
                "{roots} reports that the module's memory lost its power, as it does when the battery is off or flat: "
                + "{it}; clear it: only if it comes back, look at the module's permanent supply (fuse, terminals) before "
                + "the module", example: "0101=81 07 65 65, 03=P0603, 0130=01, 0131=00 02"
        ) { facts in
            let found = facts.codes(of: "P0603, P0560")
            guard wasClearedJustNow(facts), let clearing = facts.clearing, !found.isEmpty else { return nil }
            return .init(roots: found, effects: [], word: clearing.sentence)
        },
    ]

    /// After all that says what the fault is.
    static let backAfterClearing = "back after clearing"
    static let back: [ScanReason] = [
        ScanReason(
            backAfterClearing,
            say:
                "{roots}: {it}, and the fault is back, so it is there now: it was not repaired; do not clear again before "
                + "its cause is found",
            example: "0101=00 07 65 65, 03=, 07=P0303, 0A=P0303, 0130=01, 0131=00 05"
        ) { facts in
            guard wasClearedJustNow(facts), let clearing = facts.clearing else { return nil }
            let found = facts.codes.filter {
                $0.mainStatus != .permanent && $0.hasPassed != true && $0.severity >= .soon
            }
            return found.isEmpty ? nil : .init(roots: found, effects: [], word: clearing.sentence)
        }
    ]
}
