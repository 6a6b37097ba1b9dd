package import ELM327
package import OBD
import Telemetry
package import Transports

/// Service 04 (SAE J1979): clears trouble codes, freeze frames, test results and readiness. The only thing that is ever
/// written to a vehicle.
package enum CodeClearing {
    /// Whether the engine runs and the vehicle moves at this moment.
    package static func engineState(_ session: Session) throws(TransportError) -> EngineState {
        var state = EngineState()
        let reader = ValueReader(session: session, scalings: [:])
        for pid: UInt8 in [0x0C, 0x0D] {
            for value in try reader.read(.pid(pid)).values.flatMap(\.values) {
                if value.signal == .engineSpeed, state.isRunning != true {
                    state.isRunning = value.value.map { $0 >= EngineState.runningRpm }
                }
                if value.signal == .vehicleSpeed { state.speedKmh = max(state.speedKmh ?? 0, value.value ?? 0) }
            }
        }
        return state
    }

    /// What each ECU says to it; nothing where no ECU answers. It is sent once: what was not understood, or came too
    /// late, shows when the codes are read again.
    package static func run(_ session: Session) throws(TransportError) -> [ClearOutcome.Answer] {
        let result = try session.requestOnce([0x04])
        return result.answers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map { answer in
            ClearOutcome.Answer(ecu: answer.ecu, refusal: answer.payloads.isEmpty ? answer.refusal : nil)
        }
    }
}
