package import Formats
import Glibc
package import System

/// A TCP port of this computer on which clients are accepted. It never waits.
package final class TCPListener: Sendable {
    /// How long a client that does not take anything stays, in ms: a phone that is out of reach does not say goodbye.
    private static let silentMs: Int32 = 30_000
    /// What the system keeps for a client that is slow, in bytes: what comes too late is better lost.
    private static let sendBuffer: Int32 = 16_384

    private let descriptor: FileDescriptor
    /// The address as users write it, with the port that was chosen: "0.0.0.0:7777".
    package let address: String

    private init(_ descriptor: consuming FileDescriptor, _ address: String) {
        self.descriptor = descriptor
        self.address = address
    }

    package var number: Int32 { descriptor.number }

    /// Listens on a port of this computer.
    /// - Parameters:
    ///   - host: The address of an interface; nil for all of them, IPv6 too where the computer has it.
    ///   - port: 0 for one that is free.
    package static func listen(host: String?, port: UInt16) throws(ListenError) -> TCPListener {
        let shown = host ?? "0.0.0.0"
        let descriptor: FileDescriptor
        do throws(FileDescriptor.BindError) {
            descriptor = try FileDescriptor.bound(.stream, host: host, port: port) { socket in
                socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
            }
        } catch {
            switch error {
            case .noHost(let host, _): throw .noHost(host)
            case .system(let number, _): throw fault(DeviceAddress.text(shown, port), number)
            }
        }
        do throws(SystemError) {
            try descriptor.listen(atMost: 16)
        } catch {
            throw fault(DeviceAddress.text(shown, port), error.number)
        }
        let chosen = descriptor.localAddress?.address?.port ?? port
        return TCPListener(descriptor, DeviceAddress.text(shown, chosen))
    }

    /// Takes over a socket that listens already, as systemd passes it.
    /// - Returns: Nil if it is none of IPv4 or IPv6.
    package static func inherited(_ number: Int32) -> TCPListener? {
        let descriptor = FileDescriptor(owning: number)
        guard let address = descriptor.localAddress?.address else { return nil }
        descriptor.setAsOurs()
        return TCPListener(descriptor, DeviceAddress.text(address.host, address.port))
    }

    private static func fault(_ name: String, _ number: Int32) -> ListenError {
        switch number {
        case EADDRINUSE: .inUse(name)
        case EADDRNOTAVAIL: .notOurs(name)
        case EACCES: .denied(name)
        default: .cannotListen(name, number)
        }
    }

    /// Returns the next client, non-blocking, or nil if there is none.
    package func accept() -> FileDescriptor? {
        guard let client = try? descriptor.accept() else { return nil }
        client.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        client.set(Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, Self.silentMs)
        client.set(SOL_SOCKET, SO_SNDBUF, Self.sendBuffer)
        return client
    }
}

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
