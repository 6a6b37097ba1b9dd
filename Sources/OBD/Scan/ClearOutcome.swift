/// The outcome of clearing trouble codes.
package struct ClearOutcome: Hashable, Sendable {
    /// An ECU's response to service 04.
    package struct Answer: Hashable, Sendable {
        package var ecu: ECUAddress
        /// Nil if the ECU accepted the request.
        package var refusal: NegativeResponse?

        package init(ecu: ECUAddress, refusal: NegativeResponse?) {
            self.ecu = ecu
            self.refusal = refusal
        }
    }

    package var before: HealthScan
    package var answers: [Answer]
    /// A scan made after clearing; nil if nothing was cleared.
    package var after: HealthScan?

    package init(before: HealthScan, answers: [Answer], after: HealthScan?) {
        self.before = before
        self.answers = answers
        self.after = after
    }

    /// Whether at least one ECU cleared its codes, or announced that it would (response pending).
    package var wasAccepted: Bool { answers.contains { isAccepted($0) } }
    package var refusals: [Answer] { answers.filter { !isAccepted($0) } }
    /// ECUs that have something to clear but did not respond.
    package var silent: [ECUAddress] {
        let answered = Set(answers.map(\.ecu))
        return before.ecus.map(\.address).filter { ecu in
            !answered.contains(ecu) && before.troubleCodes.contains { $0.ecu == ecu && $0.status != .permanent }
        }
    }
    /// Whether no ECU refused, and none with codes failed to respond.
    package var isComplete: Bool { wasAccepted && refusals.isEmpty && silent.isEmpty }

    /// Codes that are confirmed or pending again at once, in ECUs that cleared.
    package var returned: [TroubleCode] { left { ecu in answers.contains { $0.ecu == ecu && isAccepted($0) } } }
    /// Codes of ECUs that did not clear.
    package var kept: [TroubleCode] { left { ecu in !answers.contains { $0.ecu == ecu && isAccepted($0) } } }

    private func left(where isMeant: (ECUAddress) -> Bool) -> [TroubleCode] {
        Set((after?.troubleCodes ?? []).filter { $0.status != .permanent && isMeant($0.ecu) }.map(\.code)).sorted()
    }

    /// Whether the ECU cleared. If it only announced a response (7F 04 78), the codes it lists afterwards decide.
    private func isAccepted(_ answer: Answer) -> Bool {
        guard answer.refusal == .responsePending else { return answer.refusal == nil }
        return !(after?.troubleCodes ?? []).contains { found in
            found.ecu == answer.ecu && found.status != .permanent && before.troubleCodes.contains(found)
        }
    }

    /// Permanent codes. No tool can clear them; the vehicle does, after drives in which the fault was not detected.
    package var permanent: [TroubleCode] {
        Set((after?.codes(.permanent) ?? []).map(\.code)).sorted()
    }
}
