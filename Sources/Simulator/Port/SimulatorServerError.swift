package import Formats
import Glibc
import System
package import Transports

/// Why a simulated adapter cannot be offered to other programs, or no longer.
package enum SimulatorServerError: UserError, Hashable {
    case host(NetworkError)
    /// An error number of the system, as in the cases below.
    case cannotListen(String, Int32)
    case cannotAccept(Int32)
    case cannotMakeTerminal(Int32)
    case cannotMakeLink(String, Int32)
    case notALink(String)

    package var message: UserMessage {
        switch self {
        case .host(let error): error.message
        case .cannotListen(let address, let number):
            UserMessage(
                "cannot listen on '\(address)': \(SystemError.text(number))",
                advice: number == EADDRINUSE ? "choose another port, or 0 for any free one" : "", status: .adapter)
        case .cannotAccept(let number):
            UserMessage("cannot accept a connection: \(SystemError.text(number))", status: .adapter)
        case .cannotMakeTerminal(let number):
            UserMessage("cannot create a pseudo-terminal: \(SystemError.text(number))", status: .adapter)
        case .cannotMakeLink(let link, let number):
            UserMessage("cannot create link '\(link)': \(SystemError.text(number))", status: .adapter)
        case .notALink(let path):
            UserMessage("'\(path)' exists and is not a symbolic link", advice: "choose another name", status: .adapter)
        }
    }
}
