package import Formats
import System
package import Telemetry

/// Why no heartbeats are received.
package enum HeartFault: Error, Hashable, Sendable {
    case cannotOpen(String, Int32)
    case wrongSource(String)

    package var text: MessageText {
        switch self {
        case .cannotOpen(let path, let failure): "no heartbeats from '\(path)': \(SystemError.text(failure))"
        case .wrongSource(let text): "unknown source of heartbeats '\(text)'"
        }
    }

    package var advice: String {
        switch self {
        case .cannotOpen: "make a pipe with mkfifo, and let a program write RR intervals to it"
        case .wrongSource: "use pipe:PATH"
        }
    }

    /// The fault as a problem of a source.
    package var problem: ConnectionProblem { ConnectionProblem(.port, text.text, advice: advice) }
}
