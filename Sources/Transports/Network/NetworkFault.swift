package import Formats
import System

/// Why there is no connection to an adapter in a network.
package enum NetworkFault: Error, Hashable, Sendable {
    /// - reason: of the resolver.
    case noHost(String, reason: String)
    case refused(String)
    case timedOut(String)
    case noRoute(String)
    case unreachable(String)
    /// For any other reason: an error number of the system.
    case cannotConnect(String, Int32)

    package var text: MessageText {
        switch self {
        case .noHost(let host, let reason): "cannot find host '\(host)': \(reason)"
        case .refused(let address): "cannot connect to '\(address)': connection refused"
        case .timedOut(let address): "cannot connect to '\(address)': connection timed out"
        case .noRoute(let address): "cannot connect to '\(address)': no route to host"
        case .unreachable(let address): "cannot connect to '\(address)': network is unreachable"
        case .cannotConnect(let address, let number): "cannot connect to '\(address)': \(SystemError.text(number))"
        }
    }

    package var advice: String {
        switch self {
        case .noHost: "check the spelling; most Wi-Fi adapters are at 192.168.0.10"
        case .refused: "check the port (most adapters use 35000) and that no other program uses the adapter"
        case .timedOut, .noRoute, .unreachable, .cannotConnect:
            "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000"
        }
    }
}
