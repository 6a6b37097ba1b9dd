package import Formats
import System

/// Why there is no connection to an adapter in a network.
package enum NetworkError: UserError, Hashable {
    /// - reason: of the resolver.
    case noHost(String, reason: String)
    case refused(String)
    case timedOut(String)
    case noRoute(String)
    case unreachable(String)
    /// For any other reason: an error number of the system.
    case cannotConnect(String, Int32)
    /// The program that is needed for TLS is missing.
    case noTLS(String)
    /// - reason: in the words of OpenSSL.
    case tls(String, reason: String)

    /// Why, without the address.
    package var reason: String {
        switch self {
        case .noHost(_, let reason), .tls(_, let reason): reason
        case .refused: "connection refused"
        case .timedOut: "connection timed out"
        case .noRoute: "no route to host"
        case .unreachable: "network is unreachable"
        case .cannotConnect(_, let number): SystemError.text(number)
        case .noTLS(let program): "'\(program)' is not found"
        }
    }

    package var message: UserMessage {
        switch self {
        case .noHost(let host, _):
            UserMessage(
                "cannot find host '\(host)': \(reason)",
                advice: "check the spelling; most Wi-Fi adapters are at 192.168.0.10", status: .adapter)
        case .refused(let address):
            UserMessage(
                "cannot connect to '\(address)': \(reason)",
                advice: "check the port (most adapters use 35000) and that no other program uses the adapter",
                status: .adapter)
        case .timedOut(let address), .noRoute(let address), .unreachable(let address), .cannotConnect(let address, _):
            UserMessage(
                "cannot connect to '\(address)': \(reason)",
                advice:
                    "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000",
                status: .adapter)
        case .noTLS:
            UserMessage(
                "the connection requires TLS, and \(reason)",
                advice: "install it: sudo apt install openssl",
                status: .adapter)
        case .tls(let device, _):
            UserMessage("no TLS connection to '\(device)': \(reason)", status: .adapter)
        }
    }
}
