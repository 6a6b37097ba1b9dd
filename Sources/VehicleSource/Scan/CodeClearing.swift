package import ELM327
package import OBD
import Telemetry
package import Transports

/// Service 04 (SAE J1979), or 14 FF FF 33 (SAE J1979-2): clears trouble codes, freeze frames, test results and readiness.
/// This is the only thing that is ever written to a vehicle.
package enum CodeClearing {
    /// Returns whether the engine is running and the vehicle is moving now.
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

    /// Sends the request and returns the response of each ECU; empty if none responds. It is sent only once. Whether
    /// codes were cleared despite a missing or unreadable response shows when they are read again.
    package static func run(_ session: Session) throws(TransportError) -> [ClearOutcome.Answer] {
        var answers: [ClearOutcome.Answer] = []
        if session.speaksClassic {
            answers += try outcomes(session.requestOnce([0x04])).filter { !session.udsECUs.contains($0.ecu) }
        }
        guard !session.udsECUs.isEmpty else { return answers }
        var onUDS = try outcomes(session.requestOnce(UDSTroubleCode.clearRequest()))
        // Electric vehicles may have only the group of the whole vehicle's diagnostics, and then refuse the other.
        if !onUDS.isEmpty, onUDS.allSatisfy({ $0.refusal == .requestOutOfRange }) {
            onUDS = try outcomes(session.requestOnce(UDSTroubleCode.clearRequest(.vehicle)))
        }
        return answers + onUDS.filter { session.udsECUs.contains($0.ecu) }
    }

    private static func outcomes(_ result: RequestResult) -> [ClearOutcome.Answer] {
        result.answers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map { answer in
            ClearOutcome.Answer(ecu: answer.ecu, refusal: answer.payloads.isEmpty ? answer.refusal : nil)
        }
    }
}
