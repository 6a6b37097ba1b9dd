package import CustomPIDs
package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Asks for single quantities and decodes the answer of every ECU.
package final class ValueReader {
    /// What to ask for.
    package enum Question: Hashable, Sendable {
        /// A PID of service 01.
        case pid(UInt8)
        /// What a file of the user describes.
        case custom(CustomPID)

        package var request: [UInt8] {
            switch self {
            case .pid(let pid): [0x01, pid]
            case .custom(let pid): pid.request
            }
        }
    }

    private let session: Session
    /// How the values of each ECU are to be read.
    package let scalings: [ECUAddress: PIDScaling]

    /// - Parameter scalings: how the values of each ECU are to be read.
    package init(session: Session, scalings: [ECUAddress: PIDScaling]) {
        (self.session, self.scalings) = (session, scalings)
    }

    /// The answers of the ECUs, the engine's first; none where nobody answers, with the reason where there is one.
    package func read(_ question: Question, isPatient: Bool = true) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?)
    {
        switch question {
        case .custom(let pid):
            let answer = try CustomValue.ask(pid, session, isPatient: isPatient)
            return (answer.values, answer.refusal)
        case .pid(let pid):
            let request = question.request
            let (answers, time) = try answers(to: request, isPatient: isPatient)
            let values = answers.compactMap { answer -> ReadValue? in
                guard let payload = answer.payloads.last, answer.decodingErrors.isEmpty else { return nil }
                let data = CurrentData.data(payload, pid: pid)
                let decoded = ReadValue.values(pid: pid, data, scaling: scalings[answer.ecu] ?? PIDScaling())
                return ReadValue(request: request, ecu: answer.ecu, data: Array(data), values: decoded, time: time)
            }
            return (values, answers.lazy.compactMap(\.refusal).first)
        }
    }

    /// What the ECUs answer to any request, the engine's first, and when.
    package func answers(to request: [UInt8], isPatient: Bool = true) throws(TransportError)
        -> (answers: [ServiceAnswer], time: Instant)
    {
        let result = try isPatient ? session.requestPatiently(request) : session.request(request)
        return (result.answers, result.time)
    }
}
