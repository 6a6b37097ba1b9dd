import CLinux
import Glibc
import System
import Telemetry

/// Adapters behind a TCP port, as the Wi-Fi ones are.
package enum TCPTransport {
    package static let defaultPort: UInt16 = 35000
    /// For finding the host, and again for connecting.
    private static let openSeconds = 3.0

    /// `interruptDescriptor`: readable when the user wants to stop; -1 for none.
    package static func open(device: String, host: String, port: UInt16, interruptDescriptor: Int32)
        throws(TransportError) -> SocketTransport
    {
        let descriptor = try connected(to: host, port: port, interruptDescriptor: interruptDescriptor)
        let number = descriptor.number
        set(number, IPPROTO_TCP, TCP_NODELAY, 1)
        // A peer that is gone is to be found within 5 s. In silence probes go out after 2 s, a second apart. Data that
        // is not acknowledged fails at the first retransmission after the time-out, half a second later (measured).
        set(number, SOL_SOCKET, SO_KEEPALIVE, 1)
        set(number, IPPROTO_TCP, TCP_KEEPIDLE, 2)
        set(number, IPPROTO_TCP, TCP_KEEPINTVL, 1)
        set(number, IPPROTO_TCP, TCP_KEEPCNT, 3)
        set(number, IPPROTO_TCP, TCP_USER_TIMEOUT, 4000)
        return SocketTransport(device: device, descriptor, interruptDescriptor: interruptDescriptor)
    }

    private static func set(_ socket: Int32, _ level: Int, _ option: Int32, _ value: Int32) {
        set(socket, Int32(level), option, value)
    }

    private static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func connected(to host: String, port: UInt16, interruptDescriptor: Int32)
        throws(TransportError) -> FileDescriptor
    {
        var addresses: UnsafeMutablePointer<addrinfo>?
        let milliseconds = Int32(openSeconds * 1000)
        let failure = unsafe clinux_resolve(host, String(port), milliseconds, interruptDescriptor, &addresses)
        if failure == CLINUX_RESOLVE_INTERRUPTED { throw .interrupted }
        guard failure == 0, unsafe addresses != nil else {
            let reason =
                failure == CLINUX_RESOLVE_TIMEOUT
                ? "no name server answers" : unsafe String(cString: gai_strerror(failure)).lowercased()
            throw .network(.noHost(host, reason: reason))
        }
        defer { unsafe freeaddrinfo(addresses) }
        let end = SystemClock.now.advanced(bySeconds: openSeconds)
        var lastFailure = ETIMEDOUT
        var next = unsafe addresses
        while let address = unsafe next {
            unsafe next = address.pointee.ai_next
            let type = unsafe address.pointee.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
            let number = unsafe socket(address.pointee.ai_family, type, address.pointee.ai_protocol)
            guard number >= 0 else {
                lastFailure = errno
                continue
            }
            let descriptor = FileDescriptor(owning: number)
            if unsafe connect(number, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 { return descriptor }
            lastFailure = errno
            guard lastFailure == EINPROGRESS else { continue }
            // An address that leads nowhere leaves half of the time to those after it.
            let left = end.seconds(since: SystemClock.now)
            let deadline = unsafe next == nil ? end : SystemClock.now.advanced(bySeconds: left / 2)
            lastFailure = try SocketTransport.outcome(of: number, until: deadline, interrupt: interruptDescriptor)
            if lastFailure == 0 { return descriptor }
        }
        let name = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        throw .network(fault(name, lastFailure))
    }

    private static func fault(_ address: String, _ failure: Int32) -> NetworkFault {
        switch failure {
        case ECONNREFUSED: .refused(address)
        case ETIMEDOUT: .timedOut(address)
        case EHOSTUNREACH: .noRoute(address)
        case ENETUNREACH: .unreachable(address)
        default: .cannotConnect(address, failure)
        }
    }
}
