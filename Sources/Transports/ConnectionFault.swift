package import Formats
import System

/// How an open connection to a device ended.
package enum ConnectionFault: Error, Hashable, Sendable {
    case gone(String)
    case closedByPeer(String)
    case stalled(String)
    /// For any other reason: an error number of the system.
    case broken(String, Int32)
    /// By this program.
    case closed(String)
    /// An error number of the system.
    case cannotWait(Int32)
    /// The line is open, but the adapter gives no prompt any more.
    case noPrompt(String)

    package var text: MessageText {
        switch self {
        case .gone(let device): "'\(device)' is gone: was the adapter unplugged?"
        case .closedByPeer(let device): "'\(device)' closed the connection"
        case .stalled(let device): "'\(device)' accepts no more data"
        case .broken(let device, let number): "lost the connection to '\(device)': \(SystemError.text(number))"
        case .closed(let device): "'\(device)' is closed"
        case .cannotWait(let number): "cannot wait for data: \(SystemError.text(number))"
        case .noPrompt(let device): "the adapter at '\(device)' no longer responds"
        }
    }
}
