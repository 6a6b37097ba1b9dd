import CLinux
package import Formats
import Glibc
package import System

/// A TCP port of this computer on which clients are accepted. It never waits.
package final class TCPListener: Sendable {
    /// How long a client that does not take anything stays, in ms: a phone that is out of reach does not say goodbye.
    private static let silentMs: Int32 = 30_000
    /// What the system keeps for a client that is slow, in bytes: what comes too late is better lost.
    private static let sendBuffer: Int32 = 16_384

    private let descriptor: Int32
    /// The address as users write it, with the port that was chosen: "0.0.0.0:7777".
    package let address: String

    private init(_ descriptor: Int32, _ address: String) { (self.descriptor, self.address) = (descriptor, address) }

    deinit { close(descriptor) }

    package var number: Int32 { descriptor }

    /// Listens on a port of this computer.
    /// - Parameters:
    ///   - host: The address of an interface; nil for all of them, IPv6 too where the computer has it.
    ///   - port: 0 for one that is free.
    package static func listen(host: String?, port: UInt16) throws(ListenFault) -> TCPListener {
        var last = ListenFault.cannotListen(text(host ?? "0.0.0.0", port), ENETUNREACH)
        for candidate in host.map({ [$0] }) ?? ["::", "0.0.0.0"] {
            do throws(ListenFault) {
                return try make(candidate, port, named: text(host ?? "0.0.0.0", port))
            } catch {
                last = error
                if case .inUse = error { throw error }
            }
        }
        throw last
    }

    private static func make(_ host: String, _ port: UInt16, named name: String) throws(ListenFault) -> TCPListener {
        var addresses: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe clinux_resolve(host, String(port), 3000, -1, &addresses)
        guard failure == 0, let first = unsafe addresses else { throw .noHost(host) }
        defer { unsafe freeaddrinfo(addresses) }
        let type = Int32(bitPattern: SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let socket = unsafe Glibc.socket(first.pointee.ai_family, type, 0)
        guard socket >= 0 else { throw .cannotListen(name, errno) }
        set(socket, SOL_SOCKET, SO_REUSEADDR, 1)
        set(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0)
        guard unsafe bind(socket, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0, Glibc.listen(socket, 16) == 0
        else {
            let failure = errno
            close(socket)
            switch failure {
            case EADDRINUSE: throw .inUse(name)
            case EADDRNOTAVAIL: throw .notOurs(name)
            case EACCES: throw .denied(name)
            default: throw .cannotListen(name, failure)
            }
        }
        let shown = host == "::" ? "0.0.0.0" : host
        return TCPListener(socket, text(shown, self.port(of: socket) ?? port))
    }

    private static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func text(_ host: String, _ port: UInt16) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// The port, which stands at the same place in both families.
    private static func port(of socket: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let failed = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(socket, $0, &length)
            }
        }
        guard failed == 0 else { return nil }
        return unsafe withUnsafeBytes(of: &storage) { unsafe UInt16($0[2]) << 8 | UInt16($0[3]) }
    }

    /// Returns the next client, non-blocking, or nil if there is none.
    package func accept() -> FileDescriptor? {
        while true {
            let client = Glibc.accept(descriptor, nil, nil)
            guard client >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return nil
            }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            _ = fcntl(client, F_SETFL, O_NONBLOCK)
            Self.set(client, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
            Self.set(client, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, Self.silentMs)
            Self.set(client, SOL_SOCKET, SO_SNDBUF, Self.sendBuffer)
            return FileDescriptor(owning: client)
        }
    }
}

/// Why no clients can be accepted on a TCP port.
package enum ListenFault: Error, Hashable, Sendable {
    case inUse(String)
    /// The address belongs to no interface of this computer.
    case notOurs(String)
    /// Ports below 1024 are the system's.
    case denied(String)
    case noHost(String)
    /// For any other reason: an error number of the system.
    case cannotListen(String, Int32)

    package var text: MessageText {
        switch self {
        case .inUse(let address): "cannot serve on '\(address)': another program uses the port"
        case .notOurs(let address): "cannot serve on '\(address)': no interface of this computer has the address"
        case .denied(let address): "cannot serve on '\(address)': permission denied"
        case .noHost(let host): "cannot find the address of '\(host)' to serve on"
        case .cannotListen(let address, let number): "cannot serve on '\(address)': \(SystemError.text(number))"
        }
    }

    package var advice: String {
        switch self {
        case .inUse: "choose another port, or end the other program"
        case .notOurs: "leave out the address, or use one that ip address lists"
        case .denied: "use a port from 1024 to 65535"
        case .noHost: "use an address in numbers"
        case .cannotListen: "check the address and the network"
        }
    }
}
