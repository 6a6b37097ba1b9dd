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

    package var message: UserMessage {
        switch self {
        case .noHost(let host, let reason):
            UserMessage(
                "cannot find host '\(host)': \(reason)",
                advice: "check the spelling; most Wi-Fi adapters are at 192.168.0.10", status: .adapter)
        case .refused(let address):
            UserMessage(
                "cannot connect to '\(address)': connection refused",
                advice: "check the port (most adapters use 35000) and that no other program uses the adapter",
                status: .adapter)
        case .timedOut(let address):
            UserMessage(
                "cannot connect to '\(address)': connection timed out",
                advice:
                    "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000",
                status: .adapter)
        case .noRoute(let address):
            UserMessage(
                "cannot connect to '\(address)': no route to host",
                advice:
                    "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000",
                status: .adapter)
        case .unreachable(let address):
            UserMessage(
                "cannot connect to '\(address)': network is unreachable",
                advice:
                    "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000",
                status: .adapter)
        case .cannotConnect(let address, let number):
            UserMessage(
                "cannot connect to '\(address)': \(SystemError.text(number))",
                advice:
                    "join the adapter's Wi-Fi network and switch the ignition on; most adapters are at 192.168.0.10:35000",
                status: .adapter)
        case .noTLS(let program):
            UserMessage(
                "the connection requires TLS, and '\(program)' is not found",
                advice: "install it: sudo apt install openssl",
                status: .adapter)
        case .tls(let device, let reason):
            UserMessage("no TLS connection to '\(device)': \(reason)", status: .adapter)
        }
    }
}
