import CommandLine
import ELM327
import Formats
import Recording
import Telemetry
import Transports

extension CommandError {
    /// The exit status and words for a connection that did not come about.
    init(_ error: SourceError) {
        self.init(
            UserMessage(error.message, advice: error.advice, status: error.step <= .adapter ? .adapter : .vehicle))
    }
}

extension TripOutcome {
    var status: ExitStatus {
        switch self {
        case .fine: .fine
        case .problem(let problem): CommandError(problem).status
        case .rescued: .database
        }
    }
}

/// Says why there is no connection: the step that failed, and all steps.
enum ConnectionReport {
    /// "port ok, adapter ok, power ok, bus FAILED, ecu ?"
    static func steps(_ failed: SourceError.Step) -> String {
        SourceError.Step.allCases.map { step in
            let name = step == .ecu ? "ECU" : step.rawValue
            return step < failed ? "\(name) ok" : step == failed ? "\(name) FAILED" : "\(name) ?"
        }.joined(separator: " > ")
    }

    /// The problem that an error of the session stands for; nil when the user interrupted.
    static func problem(_ error: any Error) throws -> SourceError? {
        switch error {
        case let error as VehicleError: return error.sourceError
        case let error as TransportError: return VehicleError.transport(error).sourceError
        default: throw error
        }
    }
}
