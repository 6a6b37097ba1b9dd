package import CustomPIDs
package import ELM327
package import OBD
package import Transports

/// Asks for single quantities and decodes the answer of every ECU.
package final class ValueReader {
    /// What to ask for.
    package enum Question: Hashable, Sendable {
        /// A PID of service 01.
        case pid(UInt8)
        /// What a file of the user describes.
        case custom(CustomPID)
        /// Any other request, by its bytes; the answer is shown as it is.
        case raw([UInt8])

        package var request: [UInt8] {
            switch self {
            case .pid(let pid): [0x01, pid]
            case .custom(let pid): pid.request
            case .raw(let bytes): bytes
            }
        }
    }

    private let session: Session
    private let scalings: [ECUAddress: PIDScaling]

    /// - Parameter scalings: how the values of each ECU are to be read.
    package init(session: Session, scalings: [ECUAddress: PIDScaling]) {
        (self.session, self.scalings) = (session, scalings)
    }

    /// The answers of the ECUs, the engine's first; none where nobody answers, with the reason where there is one.
    package func read(_ question: Question, isPatient: Bool = true) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?)
    {
        if case .custom(let pid) = question {
            let answer = try CustomValue.ask(pid, session, isPatient: isPatient)
            return (answer.values, answer.refusal)
        }
        let request = question.request
        let result = try isPatient ? session.requestPatiently(request) : session.request(request)
        let values = result.answers.compactMap { answer -> ReadValue? in
            guard let payload = answer.payloads.last, answer.malformations.isEmpty else { return nil }
            let data = payload.dropFirst(request.count)
            let decoded =
                switch question {
                case .pid(let pid):
                    ReadValue.values(pid: pid, data, scaling: scalings[answer.ecu] ?? PIDScaling())
                case .raw, .custom:
                    [
                        ReadValue.raw(
                            data, signal: "raw" + Hexadecimal.text(request),
                            name: "Answer to \(Hexadecimal.text(request))")
                    ]
                }
            return ReadValue(request: request, ecu: answer.ecu, data: Array(data), values: decoded, time: result.time)
        }
        return (values, result.answers.lazy.compactMap(\.refusal).first)
    }
}
