import CLinux
import Glibc

/// A UDP socket: one that listens on a port, or one that talks to one address. It never waits: see `wait`.
package final class UDPSocket: Sendable {
    /// More than any packet of a game; a longer datagram is none of a game.
    private static let longest = 4096
    private var noSignal: Int32 { Int32(MSG_NOSIGNAL) }

    private let descriptor: Int32
    /// The address as users write it: "0.0.0.0:20777".
    package let address: String

    private init(_ descriptor: Int32, _ address: String) { (self.descriptor, self.address) = (descriptor, address) }

    deinit { close(descriptor) }

    package var number: Int32 { descriptor }

    /// Listens on a port of this computer.
    /// - Parameter host: The address of an interface; nil for all of them, IPv6 too where the computer has it.
    package static func listen(host: String?, port: UInt16) throws(DatagramFault) -> UDPSocket {
        var last = DatagramFault.cannotListen(text(host ?? "0.0.0.0", port), ENETUNREACH)
        for candidate in host.map({ [$0] }) ?? ["::", "0.0.0.0"] {
            do throws(DatagramFault) {
                return unsafe try make(candidate, port) { socket, address, length in
                    set(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0)
                    return unsafe bind(socket, address, length)
                }
            } catch {
                last = error
                if case .inUse = error { throw error }
            }
        }
        throw last
    }

    /// Talks to one address. Nothing is sent by this.
    package static func connect(host: String, port: UInt16) throws(DatagramFault) -> UDPSocket {
        unsafe try make(host, port) { socket, address, length in unsafe Glibc.connect(socket, address, length) }
    }

    private static func make(
        _ host: String, _ port: UInt16, _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(DatagramFault) -> UDPSocket {
        var addresses: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe clinux_resolve(host, String(port), 3000, -1, &addresses)
        guard failure == 0, let first = unsafe addresses else {
            let reason =
                failure == CLINUX_RESOLVE_TIMEOUT
                ? "no name server answers" : unsafe String(cString: gai_strerror(failure)).lowercased()
            throw .noHost(host, reason: reason)
        }
        defer { unsafe freeaddrinfo(addresses) }
        let type = Int32(bitPattern: SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let socket = unsafe Glibc.socket(first.pointee.ai_family, type, 0)
        let name = text(host, port)
        guard socket >= 0 else { throw .cannotListen(name, errno) }
        // Some seconds of packets, so that none is lost while the program is busy.
        set(socket, SOL_SOCKET, SO_RCVBUF, 4 << 20)
        set(socket, SOL_SOCKET, SO_RXQ_OVFL, 1)
        guard unsafe body(socket, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0 else {
            let failure = errno
            close(socket)
            switch failure {
            case EADDRINUSE: throw .inUse(name)
            case EADDRNOTAVAIL: throw .notOurs(name)
            case EACCES: throw .denied(name)
            default: throw .cannotListen(name, failure)
            }
        }
        return UDPSocket(socket, name)
    }

    private static func set(_ socket: Int32, _ level: Int, _ option: Int32, _ value: Int32) {
        set(socket, Int32(level), option, value)
    }

    private static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func text(_ host: String, _ port: UInt16) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// The port, also if the system chose it.
    package var port: UInt16 { unsafe name { unsafe getsockname($0, $1, $2) }?.port ?? 0 }

    private func name(
        _ read: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> SocketAddress? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let failed = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe read(descriptor, $0, &length)
            }
        }
        return failed == 0 ? SocketAddress(storage) : nil
    }

    /// Whether what another socket sends to the address that it is connected to arrives here.
    package func hears(_ other: UDPSocket) -> Bool {
        guard let own = unsafe name({ unsafe getsockname($0, $1, $2) }),
            let target = unsafe other.name({ unsafe getpeername($0, $1, $2) }), own.port == target.port
        else { return false }
        guard own.isAny else { return own == target }
        return (target.isIPv4 || !own.isIPv4) && other.isConnectedToThisComputer
    }

    /// Only addresses of this computer can be bound.
    private var isConnectedToThisComputer: Bool {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe getpeername(descriptor, address, &length) == 0 else { return false }
                let type = Int32(bitPattern: SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
                let probe = unsafe Glibc.socket(Int32(address.pointee.sa_family), type, 0)
                guard probe >= 0 else { return false }
                defer { close(probe) }
                // Any port: that of the address is in use here.
                unsafe address.withMemoryRebound(to: UInt16.self, capacity: 2) { unsafe $0[1] = 0 }
                return unsafe bind(probe, address, length) == 0
            }
        }
    }

    /// A datagram, its sender, and how many the system dropped on this socket before it because they were not fetched in time.
    package struct Received: Sendable {
        package let bytes: [UInt8]
        package let dropped: UInt32
        /// Nil for a family other than IPv4 and IPv6.
        package let sender: SocketAddress?
    }

    /// Returns the next datagram, or nil if there is none. That nobody listened at the other end is none either.
    package func receive() -> Received? {
        var buffer = [UInt8](repeating: 0, count: Self.longest)
        var (dropped, sender) = (UInt32(0), sockaddr_storage())
        let count = unsafe buffer.withUnsafeMutableBufferPointer {
            unsafe clinux_receive_datagram(descriptor, $0.baseAddress, Int32($0.count), &dropped, &sender)
        }
        guard count >= 0 else { return nil }
        return Received(bytes: Array(buffer.prefix(Int(count))), dropped: dropped, sender: SocketAddress(sender))
    }

    /// Sends a datagram to the connected address. Nobody needs to listen there.
    package func send(_ bytes: [UInt8]) {
        _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, noSignal) }
    }

    /// Connects a listening socket to whoever sent the next datagram, which stays to be received. Another sender is not
    /// heard from then on.
    package func connectToNextSender() {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var byte: UInt8 = 0
        unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
                guard unsafe recvfrom(descriptor, &byte, 1, flags, $0, &length) >= 0 else { return }
                _ = unsafe Glibc.connect(descriptor, $0, length)
            }
        }
    }

    /// Hears everyone again.
    package func disconnect() {
        var nobody = sockaddr()
        nobody.sa_family = sa_family_t(AF_UNSPEC)
        _ = unsafe Glibc.connect(descriptor, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
    }

    /// Waits for datagrams on any of the sockets. Returns false if `stop` is readable.
    package static func wait(_ sockets: [UDPSocket], seconds: Double, stop: Int32) -> Bool {
        var watched = sockets.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        watched.append(pollfd(fd: stop, events: Int16(POLLIN), revents: 0))
        _ = unsafe poll(&watched, nfds_t(watched.count), Int32(max(0, seconds) * 1000))
        return watched.last?.revents == 0
    }
}
