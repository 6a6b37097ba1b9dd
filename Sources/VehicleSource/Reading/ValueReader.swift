package import CustomPIDs
package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Requests single quantities and decodes the response of every ECU.
package final class ValueReader {
    /// A quantity to request.
    package enum Question: Hashable, Sendable {
        /// A PID of service 01.
        case pid(UInt8)
        /// A custom PID from a file of the user.
        case custom(CustomPID)

        package var request: [UInt8] {
            switch self {
            case .pid(let pid): [0x01, pid]
            case .custom(let pid): pid.request
            }
        }
    }

    private let session: Session
    /// The scaling of the values, by ECU.
    package let scalings: [ECUAddress: PIDScaling]

    package init(session: Session, scalings: [ECUAddress: PIDScaling]) {
        self.session = session
        self.scalings = scalings
    }

    /// Returns the values of the ECUs, the engine first, and the first negative response. Both may be empty if none
    /// responds.
    package func read(_ question: Question, isPatient: Bool = true) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?)
    {
        switch question {
        case .custom(let pid):
            let found = try CustomValue.read(pid, session, isPatient: isPatient)
            return (found.values, found.refusal)
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

    /// Returns the responses of the ECUs to any request, the engine first, and the time they arrived.
    package func answers(to request: [UInt8], isPatient: Bool = true) throws(TransportError)
        -> (answers: [ServiceAnswer], time: Instant)
    {
        let result = try isPatient ? session.requestPatiently(request) : session.request(request)
        return (result.answers, result.time)
    }
}
