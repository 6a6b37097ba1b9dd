package import Formats
import Glibc
import System
package import Transports

/// Why a simulated adapter cannot be offered to other programs, or no longer.
package enum SimulatorServerFault: Error, Hashable, Sendable {
    case host(NetworkFault)
    /// An error number of the system, as in the cases below.
    case cannotListen(String, Int32)
    case cannotAccept(Int32)
    case cannotMakeTerminal(Int32)
    case cannotMakeLink(String, Int32)
    case notALink(String)

    package var text: MessageText {
        switch self {
        case .host(let fault): fault.text
        case .cannotListen(let address, let number): "cannot listen on '\(address)': \(SystemError.text(number))"
        case .cannotAccept(let number): "cannot accept a connection: \(SystemError.text(number))"
        case .cannotMakeTerminal(let number): "cannot create a pseudo-terminal: \(SystemError.text(number))"
        case .cannotMakeLink(let link, let number): "cannot create link '\(link)': \(SystemError.text(number))"
        case .notALink(let path): "'\(path)' exists and is not a symbolic link"
        }
    }

    package var message: String { text.text }

    /// What to do about it; empty where there is nothing to say.
    package var advice: String {
        switch self {
        case .cannotListen(_, EADDRINUSE): "choose another port, or 0 for any free one"
        case .notALink: "choose another name"
        default: ""
        }
    }
}
