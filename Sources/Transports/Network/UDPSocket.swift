import Glibc
package import System

/// A UDP socket: one that listens on a port, or one that talks to one address. It never waits: see `wait`.
package final class UDPSocket: Sendable {
    /// More than any packet of a game; a longer datagram is none of a game.
    private static let longest = 16_384

    private let descriptor: FileDescriptor
    /// The address as users write it: "0.0.0.0:20777".
    package let address: String
    /// Whom it sends to without being connected.
    private let peer: ResolvedAddress?

    private init(_ descriptor: consuming FileDescriptor, _ address: String, peer: ResolvedAddress? = nil) {
        self.descriptor = descriptor
        self.address = address
        self.peer = peer
    }

    package var number: Int32 { descriptor.number }

    /// Listens on a port of this computer.
    /// - Parameters:
    ///   - host: The address of an interface; nil for all of them, IPv6 too where the computer has it.
    ///   - shares: Whether other programs may listen on the port, too. What is sent to the whole network reaches all of
    ///     them, what is sent to this computer one of them.
    package static func listen(host: String?, port: UInt16, shares: Bool = false) throws(DatagramError) -> UDPSocket {
        do throws(FileDescriptor.BindError) {
            let descriptor = try FileDescriptor.bound(.datagram, host: host, port: port) { descriptor in
                if shares { share(descriptor) }
                prepare(descriptor)
            }
            let isIPv6 = descriptor.localAddress?.family == AF_INET6
            return UDPSocket(descriptor, DeviceAddress.text(host ?? (isIPv6 ? "::" : "0.0.0.0"), port))
        } catch {
            switch error {
            case .noHost(let host, let reason): throw .noHost(host, reason: reason)
            case .system(let number, let host): throw fault(DeviceAddress.text(host, port), number)
            }
        }
    }

    /// Talks to one address. Nothing is sent by this.
    package static func connect(host: String, port: UInt16) throws(DatagramError) -> UDPSocket {
        let address: ResolvedAddress
        do throws(ResolvedAddress.LookupError) {
            address = try ResolvedAddress.lookup(host, port: port)[0]
        } catch {
            throw .noHost(host, reason: error.reason)
        }
        let name = DeviceAddress.text(host, port)
        do throws(SystemError) {
            let descriptor = try FileDescriptor.socket(.datagram, family: address.family)
            prepare(descriptor)
            try descriptor.connect(to: address)
            return UDPSocket(descriptor, name)
        } catch {
            throw fault(name, error.number)
        }
    }

    /// Talks to one address from a port of its own, and hears everyone there: for what answers to another port than it was
    /// asked from. Nothing is sent by this.
    /// - Parameters:
    ///   - host: May be the address of a whole network.
    ///   - own: The port of this computer, and the address of an interface; nil for all of them.
    package static func converse(
        host: String, port: UInt16, own: (host: String?, port: UInt16)
    ) throws(DatagramError) -> UDPSocket {
        let peer: ResolvedAddress
        do throws(ResolvedAddress.LookupError) {
            peer = try ResolvedAddress.lookup(host, port: port)[0]
        } catch {
            throw .noHost(host, reason: error.reason)
        }
        let ownHost = own.host ?? (peer.family == AF_INET6 ? "::" : "0.0.0.0")
        do throws(FileDescriptor.BindError) {
            let descriptor = try FileDescriptor.bound(.datagram, host: ownHost, port: own.port) { descriptor in
                descriptor.set(SOL_SOCKET, SO_BROADCAST, 1)
                prepare(descriptor)
            }
            return UDPSocket(descriptor, DeviceAddress.text(host, port), peer: peer)
        } catch {
            switch error {
            case .noHost(let host, let reason): throw .noHost(host, reason: reason)
            case .system(let number, let host): throw fault(DeviceAddress.text(host, own.port), number)
            }
        }
    }

    /// Linux lets two sockets have a port if both have one of these options; programs set one or the other.
    private static func share(_ descriptor: borrowing FileDescriptor) {
        descriptor.set(SOL_SOCKET, SO_REUSEADDR, 1)
        descriptor.set(SOL_SOCKET, SO_REUSEPORT, 1)
    }

    private static func prepare(_ descriptor: borrowing FileDescriptor) {
        // Some seconds of packets, so that none is lost while the program is busy.
        descriptor.set(SOL_SOCKET, SO_RCVBUF, 4 << 20)
        descriptor.set(SOL_SOCKET, SO_RXQ_OVFL, 1)
    }

    private static func fault(_ name: String, _ number: Int32) -> DatagramError {
        switch number {
        case EADDRINUSE: .inUse(name)
        case EADDRNOTAVAIL: .notOurs(name)
        case EACCES: .denied(name)
        default: .cannotListen(name, number)
        }
    }

    /// The port, also if the system chose it.
    package var port: UInt16 { descriptor.localAddress?.address?.port ?? 0 }

    /// Whether what another socket sends to the address that it is connected to arrives here.
    package func hears(_ other: UDPSocket) -> Bool {
        guard let own = descriptor.localAddress?.address, let peer = other.descriptor.peerAddress,
            let target = peer.address, own.port == target.port
        else { return false }
        guard own.isAny else { return own == target }
        return (target.isIPv4 || !own.isIPv4) && Self.isOfThisComputer(peer)
    }

    /// Only addresses of this computer can be bound.
    private static func isOfThisComputer(_ address: ResolvedAddress) -> Bool {
        guard let probe = try? FileDescriptor.socket(.datagram, family: address.family) else { return false }
        // Any port: that of the address is in use here.
        return (try? probe.bind(to: address.with(port: 0))) != nil
    }

    /// Returns the next datagram, or nil if there is none. That nobody listened at the other end is none either.
    package func receive() -> FileDescriptor.Datagram? { descriptor.nextDatagram(atMost: Self.longest) }

    /// Sends a datagram to the connected address. Nobody needs to listen there.
    package func send(_ bytes: [UInt8]) {
        if let peer {
            try? descriptor.send(bytes, to: peer)
            return
        }
        var rest = bytes[...]
        try? IO.send(&rest, to: descriptor.number)
    }

    /// Answers whoever sent a datagram. It need not listen any more.
    package func send(_ bytes: [UInt8], to datagram: FileDescriptor.Datagram) {
        guard let peer = datagram.peer else { return }
        try? descriptor.send(bytes, to: peer)
    }

    /// Connects a listening socket to whoever sent the next datagram, which stays to be received. Another sender is not
    /// heard from then on.
    package func connectToNextSender() {
        if let sender = descriptor.nextSender() { try? descriptor.connect(to: sender) }
    }

    /// Hears everyone again.
    package func disconnect() { descriptor.disconnect() }

    /// Waits for datagrams on any of the sockets. Returns false if `stop` is readable.
    package static func wait(_ sockets: [UDPSocket], seconds: Double, stop: Int32) -> Bool {
        Poll.ready(sockets.map(\.number) + [stop], seconds: seconds).last != true
    }
}

/// Who listens on a UDP port of this computer, as /proc says.
package enum UDPPort {
    /// The programs that have the port, as far as this user may look; without this process. Empty if none has, or if
    /// it is another user's.
    package static func holders(_ port: UInt16) -> [PortHolders.Holder] {
        var inodes: Set<String> = []
        for table in ["/proc/net/udp", "/proc/net/udp6"] {
            guard let text = SystemFile.text(table) else { continue }
            inodes.formUnion(Self.inodes(text, port: port))
        }
        guard !inodes.isEmpty else { return [] }
        return SystemFile.entries("/proc").compactMap(Int32.init).sorted().filter { $0 != getpid() }.compactMap {
            process in
            let folder = "/proc/\(process)/fd"
            let isHolder = SystemFile.entries(folder).contains { name in
                SystemFile.target(ofLink: "\(folder)/\(name)").map { inodes.contains($0) } ?? false
            }
            return isHolder ? PortHolders.Holder(process: process, name: PortHolders.name(of: process)) : nil
        }
    }

    /// Returns the sockets on a port in a table of the kernel, as descriptors name them: "socket:[1234]".
    static func inodes(_ table: String, port: UInt16) -> Set<String> {
        var inodes: Set<String> = []
        for line in table.split(separator: "\n").dropFirst() {
            // sl, local address, remote address, state, queues, timer, retransmissions, uid, timeout, inode
            let words = line.split(separator: " ")
            guard words.count > 9, let local = words[1].split(separator: ":").last, UInt16(local, radix: 16) == port
            else {
                continue
            }
            inodes.insert("socket:[\(words[9])]")
        }
        return inodes
    }
}
