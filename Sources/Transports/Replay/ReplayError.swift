package import Formats
import System

/// Why a recorded session cannot be replayed.
package enum ReplayError: UserError, Hashable {
    /// An error number of the system.
    case cannotRead(String, Int32)
    case notRegular(String)
    /// In a line of the file.
    case line(String, Int, TranscriptError)
    /// - recorded: what was sent at this place, which is a line of the file.
    case diverged(sent: String, recorded: String, path: String, line: Int)
    case ended(sent: String, path: String, line: Int)

    package var kind: TransportError.Kind {
        switch self {
        case .cannotRead, .notRegular, .line: .cannotOpen
        case .diverged, .ended: .diverged
        }
    }

    package var message: UserMessage {
        switch self {
        case .cannotRead(let path, let number):
            "cannot read '\(path)': \(SystemError.text(number))"
        case .notRegular(let path): UserMessage("cannot read '\(path)': not a regular file", status: .adapter)
        case .line(let path, let line, let fault):
            UserMessage("\(path):\(line): \(fault.text)", status: .adapter)
        case .diverged(let sent, let recorded, let path, let line):
            UserMessage(
                "the program sent '\(sent)', but the transcript has '\(recorded)' (\(path):\(line))",
                advice: "replay it with mode=request, which accepts commands in any order, or record it again",
                status: .adapter)
        case .ended(let sent, let path, let line):
            UserMessage(
                "the program sent '\(sent)' after the end of the transcript (\(path):\(line))",
                advice: "replay it with mode=request, which accepts commands in any order, or record it again",
                status: .adapter)
        }
    }
}
