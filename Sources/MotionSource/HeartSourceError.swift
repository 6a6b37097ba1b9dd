package import Formats
import System
package import Telemetry

/// Why no heartbeats are received.
package enum HeartSourceError: UserError, Hashable {
    case cannotOpen(String, Int32)
    case wrongSource(String)

    package var message: UserMessage {
        switch self {
        case .cannotOpen(let path, let failure):
            UserMessage(
                "no heartbeats from '\(path)': \(SystemError.text(failure))",
                advice: "make a pipe with mkfifo, and let a program write RR intervals to it")
        case .wrongSource(let text): UserMessage("unknown source of heartbeats '\(text)'", advice: "use pipe:PATH")
        }
    }

    package var sourceError: SourceError { SourceError(.port, text, advice: advice) }
}
