package import Formats
import System

/// Why no datagrams can be received or sent.
package enum DatagramError: UserError, Hashable {
    case inUse(String)
    /// The address belongs to no interface of this computer.
    case notOurs(String)
    /// Ports below 1024 are the system's.
    case denied(String)
    case noHost(String, reason: String)
    /// A text that is no address with a port.
    case wrongAddress(String)
    /// For any other reason: an error number of the system.
    case cannotListen(String, Int32)

    package var message: UserMessage {
        switch self {
        case .inUse(let address):
            UserMessage(
                "cannot listen on '\(address)': another program uses the port",
                advice: "end the other program, or let it pass the packets on to another port (--forward)",
                status: .adapter)
        case .notOurs(let address):
            UserMessage(
                "cannot listen on '\(address)': no interface of this computer has the address",
                advice: "use 0.0.0.0, or one of the addresses that ip address lists", status: .adapter)
        case .denied(let address):
            UserMessage(
                "cannot listen on '\(address)': permission denied", advice: "use a port from 1024 to 65535",
                status: .adapter)
        case .noHost(let host, let reason):
            UserMessage(
                "cannot find the address of '\(host)': \(reason)",
                advice: "check the spelling, or use the address in numbers", status: .adapter)
        case .wrongAddress(let text):
            UserMessage(
                "invalid address '\(text)'",
                advice: "expected a port, or an address with a port, such as 192.168.1.5:20777")
        case .cannotListen(let address, let number):
            UserMessage(
                "cannot use '\(address)': \(SystemError.text(number))", advice: "check the address and the network",
                status: .adapter)
        }
    }
}
