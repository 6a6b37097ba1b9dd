import Testing

@testable import OBD

@Suite struct ClearOutcomeTests {
    private static func scan(_ codes: [(String, TroubleCode.Status)]) -> HealthScan {
        HealthScan(
            adapter: HealthScan.Adapter(device: "test"),
            troubleCodes: codes.map {
                HealthScan.FoundCode(code: TroubleCode($0.0)!, status: $0.1, ecu: engine)
            })
    }

    private static let accepted = ClearOutcome.Answer(ecu: engine, refusal: nil)
    private static let refused = ClearOutcome.Answer(ecu: transmission, refusal: NegativeResponse(code: 0x22))

    @Test func oneECUIsEnough() {
        let before = Self.scan([("P0301", .confirmed)])
        #expect(!ClearOutcome(before: before, answers: [], after: nil).wasAccepted)
        #expect(!ClearOutcome(before: before, answers: [Self.refused], after: nil).wasAccepted)
        let both = ClearOutcome(before: before, answers: [Self.accepted, Self.refused], after: nil)
        #expect(both.wasAccepted && both.refusals == [Self.refused])
        #expect(both.returned.isEmpty && both.permanent.isEmpty)
    }

    @Test func whatIsThereAgainAndWhatStays() {
        let after = Self.scan([
            ("P0420", .permanent), ("P0301", .pending), ("P0301", .confirmed), ("P0113", .pending), ("P0420", .permanent),
        ])
        let outcome = ClearOutcome(before: after, answers: [Self.accepted], after: after)
        #expect(outcome.returned.map(\.description) == ["P0113", "P0301"])
        #expect(outcome.permanent.map(\.description) == ["P0420"])
    }
}
