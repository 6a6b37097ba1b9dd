package import ELM327
package import OBD
package import Transports

/// Service 04 (SAE J1979): clears trouble codes, freeze frames, test results and readiness. The only thing that is ever
/// written to a vehicle.
package enum CodeClearing {
    /// What each ECU says to it; nothing where no ECU answers. It is sent once: what was not understood, or came too
    /// late, shows when the codes are read again.
    package static func run(_ session: Session) throws(TransportError) -> [ClearOutcome.Answer] {
        let result = try session.requestOnce([0x04])
        return result.answers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map { answer in
            ClearOutcome.Answer(ecu: answer.ecu, refusal: answer.payloads.isEmpty ? answer.refusal : nil)
        }
    }
}
