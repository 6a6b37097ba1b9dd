import Documents
import Formats
import OBD
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ClearReportTests {
    private static func scan(_ codes: [String], milOn: Bool? = false, answered: Bool = true) -> HealthScan {
        HealthScan(
            adapter: HealthScan.Adapter(device: "x"),
            ecus: [HealthScan.ECU(address: engine, confirmedCount: answered ? 0 : nil, milOn: milOn)],
            troubleCodes: codes.map { code($0) }, serviceOutcomes: answered ? [serviceOutcomes("7E8 03 answered")] : [])
    }

    private static let accepted = ClearOutcome.Answer(ecu: engine, refusal: nil)
    private static let refused = ClearOutcome.Answer(ecu: transmission, refusal: NegativeResponse(code: 0x22))

    // MARK: What is lost

    @Test(arguments: [40, 80]) func lossesOfACarWithFaults(width: Int) throws {
        let lines = ClearReport.losses(try scanned("faults"), Presentation(width: width))
        try compare(lines, with: "clear-\(width).txt")
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test func lossesWhereNothingWasRead() {
        let lines = ClearReport.losses(Self.scan([]), Presentation(width: 200))
        #expect(lines.contains("  - trouble codes (none were read)"))
        #expect(lines.contains { $0.hasPrefix("  - the readiness of its monitors: the car will not be ready") })
        #expect(!lines.contains { $0.contains("freeze frame") || $0.contains("ermanent") })
    }

    // MARK: What came of it

    @Test(
        arguments: [
            ([accepted], scan([]), ["Cleared: P0301.", "No codes are left, and the check engine light is off."]),
            (
                [accepted], scan([], milOn: nil, answered: false),
                ["Cleared: P0301.", "Not everything could be read again."]
            ),
            (
                [accepted], scan([], milOn: true),
                ["Cleared: P0301.", "The check engine light is still on; it may go out at the next start."]
            ),
            (
                [accepted], scan(["P0113 pending 7E8", "P0113 confirmed 7E8"], milOn: true),
                [
                    "Cleared: P0301.",
                    "Set again at once: P0113 intake air temperature sensor 1 circuit high, bank 1. The fault is present now.",
                    "The check engine light is still on.",
                ]
            ),
            (
                [accepted], scan(["P0420 permanent 7E8"]),
                [
                    "Cleared: P0301.", "No codes are left, and the check engine light is off.",
                    "Permanent, until the car confirms the repair: P0420.",
                ]
            ),
            (
                [accepted, refused], scan(["P0700 confirmed 7E9"], milOn: true),
                [
                    "Transmission (7E9) refused: conditions not correct (22)", "Cleared: P0301.",
                    "Not cleared: P0700.", "The check engine light is still on.",
                ]
            ),
            // A promise is no refusal.
            (
                [ClearOutcome.Answer(ecu: engine, refusal: .responsePending)], scan([]),
                ["Cleared: P0301.", "No codes are left, and the check engine light is off."]
            ),
            (
                [accepted, refused], scan([]),
                [
                    "Transmission (7E9) refused: conditions not correct (22)",
                    "Cleared: P0301.", "No codes are left, and the check engine light is off.",
                ]
            ),
            (
                [refused], nil,
                [
                    "Transmission (7E9) refused: conditions not correct (22)", "Engine (7E8) did not respond.",
                    "Nothing was cleared.", "Most cars clear codes only with the ignition on and the engine off.",
                ]
            ),
            (
                [], scan(["P0301 confirmed 7E8"]),
                [
                    "Engine (7E8) did not respond.", "No control module responded. Codes still listed: P0301.",
                    "Most cars clear codes only with the ignition on and the engine off.",
                ]
            ),
            (
                [], scan([]),
                ["Engine (7E8) did not respond.", "No control module responded, but no codes are listed any more."]
            ),
            (
                [], scan([], milOn: nil, answered: false),
                [
                    "Engine (7E8) did not respond.",
                    "No control module responded, and the codes could not be read again.",
                    "Most cars clear codes only with the ignition on and the engine off.",
                ]
            ),
        ] as [([ClearOutcome.Answer], HealthScan?, [String])])
    func text(answers: [ClearOutcome.Answer], after: HealthScan?, lines: [String]) {
        let outcome = ClearOutcome(before: Self.scan(["P0301 confirmed 7E8"]), answers: answers, after: after)
        #expect(ClearReport.text(outcome, Presentation(width: 200)) == lines)
        #expect(ClearReport.text(outcome, Presentation(width: 30)).allSatisfy { $0.count <= 30 })
    }

    @Test func theDocument() {
        let before = Self.scan(["P0420 confirmed 7E8", "P0113 confirmed 7E8", "P0420 permanent 7E8"], milOn: true)
        let after = Self.scan(["P0113 confirmed 7E8", "P0420 permanent 7E8"], milOn: true)
        let outcome = ClearOutcome(before: before, answers: [Self.accepted, Self.refused], after: after)
        #expect(
            ClearDocuments.json(outcome, at: morning).line
                == #"{"format":"obdmech.clear/1","time":"2026-11-21T09:18:31Z","cleared":false,"before":["P0113","P0420"],"#
                + #""answers":[{"ecu":"7E8","accepted":true},{"ecu":"7E9","accepted":false,"reason":"conditions not correct (22)"}],"#
                + #""returned":["P0113"],"kept":[],"permanent":["P0420"],"mil":true}"#)
        #expect(
            ClearDocuments.json(ClearOutcome(before: Self.scan([]), answers: [], after: nil), at: morning)
                .line
                == #"{"format":"obdmech.clear/1","time":"2026-11-21T09:18:31Z","cleared":false,"before":[],"answers":[]}"#
        )
    }
}
