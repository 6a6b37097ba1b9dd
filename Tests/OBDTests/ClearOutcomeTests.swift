import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ClearOutcomeTests {
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

    /// The responses, the codes that were left, and the outcome.
    @Test(
        arguments: [
            ([accepted, refused], [("P0301", .confirmed)], [], [], [], true),
            ([accepted], [("P0301", .confirmed), ("P0420", .permanent)], [("P0420", .permanent)], [], [], true),
            ([accepted], [("P0301", .confirmed)], [("P0301", .pending)], ["P0301"], [], true),
            ([refused], [("P0301", .confirmed)], [("P0301", .confirmed)], [], ["P0301"], false),
            ([ClearOutcome.Answer(ecu: engine, refusal: .responsePending)], [("P0301", .confirmed)], [], [], [], true),
        ]
            as [(
                [ClearOutcome.Answer], [(String, TroubleCode.Status)], [(String, TroubleCode.Status)], [String],
                [String],
                Bool
            )])
    func whatIsLeft(
        answers: [ClearOutcome.Answer], before: [(String, TroubleCode.Status)], after: [(String, TroubleCode.Status)],
        returned: [String], kept: [String], hasEngine: Bool
    ) {
        let outcome = ClearOutcome(before: Self.scan(before), answers: answers, after: Self.scan(after))
        #expect(outcome.returned.map(\.description) == returned && outcome.kept.map(\.description) == kept)
        #expect(outcome.isComplete == (hasEngine && answers.allSatisfy { $0.refusal?.code != 0x22 }))
        #expect(outcome.refusals == answers.filter { $0.refusal?.code == 0x22 })
    }

    /// An ECU that only announced a response has cleared if its codes are gone.
    @Test(
        arguments: [
            ([], true, [], []), ([("P0301", .confirmed)], false, [], ["P0301"]),
            ([("P0301", .permanent)], true, [], []), ([("P0301", .pending)], true, ["P0301"], []),
            ([("P0420", .confirmed)], true, ["P0420"], []),
        ] as [([(String, TroubleCode.Status)], Bool, [String], [String])])
    func aPromise(after: [(String, TroubleCode.Status)], isKept: Bool, returned: [String], kept: [String]) {
        let promise = ClearOutcome.Answer(ecu: engine, refusal: .responsePending)
        let outcome = ClearOutcome(
            before: Self.scan([("P0301", .confirmed)]), answers: [promise], after: Self.scan(after))
        #expect(outcome.wasAccepted == isKept && outcome.isComplete == isKept)
        #expect(outcome.refusals == (isKept ? [] : [promise]))
        #expect(outcome.returned.map(\.description) == returned && outcome.kept.map(\.description) == kept)
    }

    /// An ECU without codes need not respond; one with codes must.
    @Test func whoDidNotAnswer() {
        let answers = [ClearOutcome.Answer(ecu: transmission, refusal: nil)]
        for (codes, silent) in [
            ([("P0301", TroubleCode.Status.confirmed)], [engine]), ([("P0420", .permanent)], []), ([], []),
        ] {
            var before = Self.scan(codes)
            before.ecus = [HealthScan.ECU(address: engine), HealthScan.ECU(address: transmission)]
            let outcome = ClearOutcome(before: before, answers: answers, after: nil)
            #expect(outcome.silent == silent && outcome.isComplete == silent.isEmpty)
        }
    }

    @Test func whatIsThereAgainAndWhatStays() {
        let after = Self.scan([
            ("P0420", .permanent), ("P0301", .pending), ("P0301", .confirmed), ("P0113", .pending),
            ("P0420", .permanent),
        ])
        let outcome = ClearOutcome(before: after, answers: [Self.accepted], after: after)
        #expect(outcome.returned.map(\.description) == ["P0113", "P0301"])
        #expect(outcome.permanent.map(\.description) == ["P0420"])
    }
}
