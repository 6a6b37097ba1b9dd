/// What came of clearing trouble codes.
package struct ClearOutcome: Hashable, Sendable {
    /// What an ECU said to service 04.
    package struct Answer: Hashable, Sendable {
        package var ecu: ECUAddress
        /// Nil where it accepted.
        package var refusal: NegativeResponse?

        package init(ecu: ECUAddress, refusal: NegativeResponse?) {
            self.ecu = ecu
            self.refusal = refusal
        }
    }

    package var before: HealthScan
    package var answers: [Answer]
    /// Read again after it; nil where nothing was cleared.
    package var after: HealthScan?

    package init(before: HealthScan, answers: [Answer], after: HealthScan?) {
        (self.before, self.answers, self.after) = (before, answers, after)
    }

    /// At least one ECU cleared, or promised to.
    package var wasAccepted: Bool { answers.contains { isAccepted($0) } }
    package var refusals: [Answer] { answers.filter { !isAccepted($0) } }
    /// ECUs that have something to clear and said nothing.
    package var silent: [ECUAddress] {
        let answered = Set(answers.map(\.ecu))
        return before.ecus.map(\.address).filter { ecu in
            !answered.contains(ecu) && before.troubleCodes.contains { $0.ecu == ecu && $0.status != .permanent }
        }
    }
    /// No ECU refused, and none that has codes was silent.
    package var isComplete: Bool { wasAccepted && refusals.isEmpty && silent.isEmpty }

    /// In ECUs that cleared: confirmed or pending again at once.
    package var returned: [TroubleCode] { left { ecu in answers.contains { $0.ecu == ecu && isAccepted($0) } } }
    /// In ECUs that did not clear.
    package var kept: [TroubleCode] { left { ecu in !answers.contains { $0.ecu == ecu && isAccepted($0) } } }

    private func left(where isMeant: (ECUAddress) -> Bool) -> [TroubleCode] {
        Set((after?.troubleCodes ?? []).filter { $0.status != .permanent && isMeant($0.ecu) }.map(\.code)).sorted()
    }

    /// Of an ECU that only promised an answer it shows in what it lists afterwards.
    private func isAccepted(_ answer: Answer) -> Bool {
        guard answer.refusal == .responsePending else { return answer.refusal == nil }
        return !(after?.troubleCodes ?? []).contains { found in
            found.ecu == answer.ecu && found.status != .permanent && before.troubleCodes.contains(found)
        }
    }

    /// No tool can clear these; the vehicle does, after drives in which the fault was not seen.
    package var permanent: [TroubleCode] {
        Set((after?.codes(.permanent) ?? []).map(\.code)).sorted()
    }
}
