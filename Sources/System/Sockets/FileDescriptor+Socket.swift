import CLinux
import Glibc

/// The kinds of IP sockets.
package enum SocketKind: Sendable {
    case stream
    case datagram

    fileprivate var type: Int32 {
        let type = self == .stream ? SOCK_STREAM : SOCK_DGRAM
        return Int32(bitPattern: type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    }
}

/// Sockets. None of these calls waits.
extension FileDescriptor {
    /// - Parameter family: such as AF_INET.
    package static func socket(_ kind: SocketKind, family: Int32) throws(SystemError) -> FileDescriptor {
        let number = Glibc.socket(family, kind.type, 0)
        guard number >= 0 else { throw .last }
        return FileDescriptor(owning: number)
    }

    /// Makes a socket that is bound to a port of this computer.
    /// - Parameters:
    ///   - host: The address of an interface; nil for all of them, IPv6 too where the computer has it.
    ///   - port: 0 for one that is free.
    ///   - prepare: sets options before the socket is bound.
    package static func bound(
        _ kind: SocketKind, host: String?, port: UInt16, _ prepare: (borrowing FileDescriptor) -> Void
    ) throws(BindError) -> FileDescriptor {
        var last = BindError.system(ENETUNREACH, host: "0.0.0.0")
        for candidate in host.map({ [$0] }) ?? ["::", "0.0.0.0"] {
            do throws(BindError) {
                return try bound(kind, to: candidate, port, prepare)
            } catch {
                last = error
                if case .system(EADDRINUSE, _) = error { throw error }
            }
        }
        throw last
    }

    private static func bound(
        _ kind: SocketKind, to host: String, _ port: UInt16, _ prepare: (borrowing FileDescriptor) -> Void
    ) throws(BindError) -> FileDescriptor {
        let address: ResolvedAddress
        do throws(ResolvedAddress.LookupError) {
            address = try ResolvedAddress.lookup(host, port: port)[0]
        } catch {
            throw .noHost(host, reason: error.reason)
        }
        do throws(SystemError) {
            let descriptor = try socket(kind, family: address.family)
            descriptor.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0)
            prepare(descriptor)
            try descriptor.bind(to: address)
            return descriptor
        } catch {
            throw .system(error.number, host: host)
        }
    }

    /// Why a socket cannot have a port.
    package enum BindError: Error, Hashable, Sendable {
        case noHost(String, reason: String)
        case system(Int32, host: String)
    }

    package func bind(to address: ResolvedAddress) throws(SystemError) {
        guard unsafe address.read({ unsafe Glibc.bind(number, $0, $1) }) == 0 else { throw .last }
    }

    package func listen(atMost waiting: Int32) throws(SystemError) {
        guard Glibc.listen(number, waiting) == 0 else { throw .last }
    }

    /// Sends a datagram from a socket that is connected to nobody.
    package func send(_ bytes: [UInt8], to address: ResolvedAddress) throws(SystemError) {
        let sent = unsafe address.read { pointer, length in
            unsafe bytes.withUnsafeBytes { unsafe Glibc.sendto(number, $0.baseAddress, $0.count, 0, pointer, length) }
        }
        guard sent >= 0 else { throw .last }
    }

    /// Connects a socket, or begins to (EINPROGRESS).
    package func connect(to address: ResolvedAddress) throws(SystemError) {
        guard unsafe address.read({ unsafe Glibc.connect(number, $0, $1) }) == 0 else { throw .last }
    }

    /// Ends the connection of a datagram socket, which then receives from everyone.
    package func disconnect() { try? connect(to: .none) }

    /// Returns the next client of a listening socket; nil if there is none, or if it has gone again.
    package func accept() throws(SystemError) -> FileDescriptor? {
        while true {
            do throws(SystemError) {
                let client = try SystemError.repeated { Glibc.accept(number, nil, nil) }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                _ = fcntl(client, F_SETFL, O_NONBLOCK)
                return FileDescriptor(owning: client)
            } catch {
                switch error.number {
                case EAGAIN: return nil
                case ECONNABORTED, EPROTO: continue
                default: throw error
                }
            }
        }
    }

    // MARK: Options and addresses

    /// Sets an option, as far as the system has it.
    package func set(_ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = unsafe setsockopt(number, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Makes closing the connection send a reset to the peer.
    package func setReset() {
        var setting = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
    }

    /// The error number that is pending on a socket; 0 for none.
    package var pendingError: Int32 {
        var failure: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        _ = unsafe getsockopt(number, SOL_SOCKET, SO_ERROR, &failure, &size)
        return failure
    }

    /// The address that the socket is bound to.
    package var localAddress: ResolvedAddress? {
        var address = ResolvedAddress()
        return unsafe address.write { unsafe getsockname(number, $0, $1) } == 0 ? address : nil
    }

    /// The address that the socket is connected to.
    package var peerAddress: ResolvedAddress? {
        var address = ResolvedAddress()
        return unsafe address.write { unsafe getpeername(number, $0, $1) } == 0 ? address : nil
    }

    // MARK: Datagrams

    /// A datagram, its sender, and how many the system has dropped on this socket because they were not read in time.
    package struct Datagram: Sendable {
        package let bytes: [UInt8]
        package let dropped: UInt32
        /// Nil for a family other than IPv4 and IPv6.
        package let sender: SocketAddress?
        /// The sender, to send to; nil as before.
        package let peer: ResolvedAddress?
    }

    /// Returns the next datagram; nil if there is none. That nobody listened at the other end counts as none.
    package func nextDatagram(atMost most: Int) -> Datagram? {
        var dropped: UInt32 = 0
        var sender = sockaddr_storage()
        var received: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            unsafe received = clinux_receive_datagram(
                number, buffer.baseAddress, Int32(buffer.count), &dropped, &sender)
            count = max(0, Int(received))
        }
        guard received >= 0 else { return nil }
        return Datagram(
            bytes: bytes, dropped: dropped, sender: SocketAddress(sender), peer: ResolvedAddress(sender))
    }

    /// The sender of the next datagram, which remains to be read; nil if there is none.
    package func nextSender() -> ResolvedAddress? {
        var address = ResolvedAddress()
        var byte: UInt8 = 0
        let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
        let count = unsafe address.write { unsafe recvfrom(number, &byte, 1, flags, $0, $1) }
        return count < 0 ? nil : address
    }
}
