import Glibc
import Transports

/// A TCP port that waits for clients.
final class ListeningSocket {
    private(set) var number: Int32
    /// `127.0.0.1:35000` or `[::1]:35000`.
    let address: String
    /// The port number; the one chosen by the system if 0 was requested.
    let port: UInt16

    /// - Parameter host: a numeric address or a name; nil for the loopback interface.
    init(host: String?, port: UInt16) throws(SimulatorServerFault) {
        let host = host ?? "127.0.0.1"
        let isIPv6 = host.contains(":")
        let name = isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe getaddrinfo(host, String(port), &hints, &found)
        guard failure == 0, let first = unsafe found else {
            let reason = unsafe String(cString: gai_strerror(failure)).lowercased()
            throw .host(.noHost(host, reason: reason))
        }
        defer { unsafe freeaddrinfo(first) }
        let type = unsafe first.pointee.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = unsafe socket(first.pointee.ai_family, type, 0)
        guard descriptor >= 0 else { throw .cannotListen(name, errno) }
        var yes: Int32 = 1
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard unsafe bind(descriptor, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
            listen(descriptor, 4) == 0
        else {
            let failure = errno
            Glibc.close(descriptor)
            throw .cannotListen(name, failure)
        }
        number = descriptor
        self.port = Self.port(of: descriptor) ?? port
        address = "\(isIPv6 ? "[\(host)]" : host):\(self.port)"
    }

    deinit { close() }

    /// Stops listening; clients are refused from now on.
    func close() {
        if number >= 0 { Glibc.close(number) }
        number = -1
    }

    /// The port that the system chose where 0 was asked for. It stands at the same place in both families.
    private static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let port: UInt16? = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe getsockname(descriptor, address, &length) == 0 else { return nil }
                return unsafe UnsafeRawPointer(address).loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
            }
        }
        return port
    }

    /// A client's descriptor, non-blocking; nil when it has gone again.
    func accept() throws(SimulatorServerFault) -> Int32? {
        let client = Glibc.accept(number, nil, nil)
        if client < 0 {
            switch errno {
            case EAGAIN, EINTR, ECONNABORTED, EPROTO: return nil
            default: throw .cannotAccept(errno)
            }
        }
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        // Each piece of a response is sent as soon as the adapter sends it.
        var yes: Int32 = 1
        _ = unsafe setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        return client
    }
}
