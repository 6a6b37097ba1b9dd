package import Formats
import System

/// Why no datagrams can be received or sent.
package enum DatagramFault: Error, Hashable, Sendable {
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

    package var text: MessageText {
        switch self {
        case .inUse(let address): "cannot listen on '\(address)': another program uses the port"
        case .notOurs(let address): "cannot listen on '\(address)': no interface of this computer has the address"
        case .denied(let address): "cannot listen on '\(address)': permission denied"
        case .noHost(let host, let reason): "cannot find the address of '\(host)': \(reason)"
        case .wrongAddress(let text): "invalid address '\(text)'"
        case .cannotListen(let address, let number): "cannot use '\(address)': \(SystemError.text(number))"
        }
    }

    package var advice: String {
        switch self {
        case .inUse: "end the other program, or let it pass the packets on to another port (--forward)"
        case .notOurs: "use 0.0.0.0, or one of the addresses that ip address lists"
        case .denied: "use a port from 1024 to 65535"
        case .noHost: "check the spelling, or use the address in numbers"
        case .wrongAddress: "expected a port, or an address with a port, such as 192.168.1.5:20777"
        case .cannotListen: "check the address and the network"
        }
    }
}
