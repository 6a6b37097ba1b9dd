package import Formats
import System

/// How an open connection to a device ended.
package enum ConnectionError: UserError, Hashable {
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

    package var message: UserMessage {
        switch self {
        case .gone(let device): UserMessage("'\(device)' is gone: was the adapter unplugged?", status: .adapter)
        case .closedByPeer(let device): UserMessage("'\(device)' closed the connection", status: .adapter)
        case .stalled(let device): UserMessage("'\(device)' accepts no more data", status: .adapter)
        case .broken(let device, let number):
            UserMessage("lost the connection to '\(device)': \(SystemError.text(number))", status: .adapter)
        case .closed(let device): UserMessage("'\(device)' is closed", status: .adapter)
        case .cannotWait(let number): UserMessage("cannot wait for data: \(SystemError.text(number))", status: .adapter)
        case .noPrompt(let device): UserMessage("the adapter at '\(device)' no longer responds", status: .adapter)
        }
    }
}
