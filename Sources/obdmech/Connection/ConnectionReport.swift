import CommandLine
import ELM327
import Recording
import Telemetry
import Transports
import VehicleSource

extension Failure {
    /// The exit status and words for a connection that did not come about.
    init(_ problem: ConnectionProblem) {
        self.init(
            status: problem.step <= .adapter ? .adapter : .vehicle, message: problem.message, advice: problem.advice)
    }
}

extension TripOutcome {
    var status: ExitStatus {
        switch self {
        case .fine: .fine
        case .problem(let problem): Failure(problem).status
        case .rescued: .database
        }
    }
}

/// Says why there is no connection: the step that failed, and all steps.
enum ConnectionReport {
    /// "port ok, adapter ok, power ok, bus FAILED, ecu ?"
    static func steps(_ failed: ConnectionProblem.Step) -> String {
        ConnectionProblem.Step.allCases.map { step in
            let name = step == .ecu ? "ECU" : step.rawValue
            return step < failed ? "\(name) ok" : step == failed ? "\(name) FAILED" : "\(name) ?"
        }.joined(separator: " > ")
    }

    /// The problem that an error of the session stands for; nil when the user interrupted.
    static func problem(_ error: any Error) throws -> ConnectionProblem? {
        switch error {
        case let error as VehicleError: return error.problem
        case let error as TransportError: return VehicleError.transport(error).problem
        default: throw error
        }
    }
}
