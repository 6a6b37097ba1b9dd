package import Formats
import System

/// Why no clients can be accepted on a TCP port.
package enum ListenError: UserError, Hashable {
    case inUse(String)
    /// The address belongs to no interface of this computer.
    case notOurs(String)
    /// Ports below 1024 are the system's.
    case denied(String)
    case noHost(String)
    /// For any other reason: an error number of the system.
    case cannotListen(String, Int32)

    package var message: UserMessage {
        switch self {
        case .inUse(let address):
            UserMessage(
                "cannot serve on '\(address)': another program uses the port",
                advice: "choose another port, or end the other program", status: .adapter)
        case .notOurs(let address):
            UserMessage(
                "cannot serve on '\(address)': no interface of this computer has the address",
                advice: "leave out the address, or use one that ip address lists", status: .adapter)
        case .denied(let address):
            UserMessage(
                "cannot serve on '\(address)': permission denied", advice: "use a port from 1024 to 65535",
                status: .adapter)
        case .noHost(let host):
            UserMessage(
                "cannot find the address of '\(host)' to serve on", advice: "use an address in numbers",
                status: .adapter)
        case .cannotListen(let address, let number):
            UserMessage(
                "cannot serve on '\(address)': \(SystemError.text(number))",
                advice: "check the address and the network", status: .adapter)
        }
    }
}
