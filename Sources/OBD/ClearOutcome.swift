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

    package var wasAccepted: Bool { answers.contains { $0.refusal == nil } }
    package var refusals: [Answer] { answers.filter { $0.refusal != nil } }

    /// Confirmed or pending again at once, or not gone.
    package var returned: [TroubleCode] {
        Set((after?.troubleCodes ?? []).filter { $0.status != .permanent }.map(\.code)).sorted()
    }

    /// No tool can clear these; the vehicle does, after drives in which the fault was not seen.
    package var permanent: [TroubleCode] {
        Set((after?.codes(.permanent) ?? []).map(\.code)).sorted()
    }
}
