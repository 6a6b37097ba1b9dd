import CLinux
import Glibc

/// An address of an IP socket, as the system's calls take it.
package struct ResolvedAddress: Sendable {
    fileprivate var storage = sockaddr_storage()
    fileprivate var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

    /// No address: a socket that is connected to it talks to everyone again.
    static var none: ResolvedAddress {
        var address = ResolvedAddress()
        address.storage.ss_family = sa_family_t(AF_UNSPEC)
        address.length = socklen_t(MemoryLayout<sockaddr>.size)
        return address
    }

    init() {}

    /// An address of IPv4 in digits; nil for anything else.
    package init?(ipv4 text: String, port: UInt16) {
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        guard unsafe inet_pton(AF_INET, text, &name.sin_addr) == 1 else { return nil }
        length = socklen_t(MemoryLayout<sockaddr_in>.size)
        unsafe withUnsafeMutableBytes(of: &storage) { unsafe $0.storeBytes(of: name, as: sockaddr_in.self) }
    }

    /// Nil for a family other than IPv4 and IPv6.
    init?(_ storage: sockaddr_storage) {
        switch Int32(storage.ss_family) {
        case AF_INET: length = socklen_t(MemoryLayout<sockaddr_in>.size)
        case AF_INET6: length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        default: return nil
        }
        self.storage = storage
    }

    private init(_ entry: addrinfo) {
        length = unsafe entry.ai_addrlen
        unsafe withUnsafeMutableBytes(of: &storage) { bytes in
            unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: entry.ai_addr, count: Int(length)))
        }
    }

    package var family: Int32 { Int32(storage.ss_family) }

    /// Nil for a family other than IPv4 and IPv6.
    package var address: SocketAddress? { SocketAddress(storage) }

    /// The same address with another port.
    package func with(port: UInt16) -> ResolvedAddress {
        var changed = self
        // The port is at the same place in both families.
        unsafe withUnsafeMutableBytes(of: &changed.storage) { bytes in
            unsafe bytes.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
        }
        return changed
    }

    /// Calls a function that reads an address. Its result is below zero if it fails.
    func read<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        unsafe withUnsafePointer(to: storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, length) }
        }
    }

    /// Calls a function that writes an address.
    mutating func write<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result {
        unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, &length) }
        }
    }

    /// Why a host has no address.
    package enum LookupError: Error, Hashable, Sendable {
        case interrupted
        case noHost(reason: String)

        package var reason: String {
            switch self {
            case .interrupted: "interrupted"
            case .noHost(let reason): reason
            }
        }
    }

    /// Looks up the addresses of a host, a name or a numeric address, the best first; at least one.
    /// - Parameters:
    ///   - seconds: how long name servers may take.
    ///   - interrupt: a descriptor that becomes readable to end the wait; -1 for none.
    package static func lookup(
        _ host: String, port: UInt16, seconds: Double = 3, interrupt: Int32 = -1
    ) throws(LookupError) -> [ResolvedAddress] {
        var first: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe clinux_resolve(host, String(port), Int32(seconds * 1000), interrupt, &first)
        switch failure {
        case 0: break
        case Int32(CLINUX_RESOLVE_INTERRUPTED): throw .interrupted
        case Int32(CLINUX_RESOLVE_TIMEOUT): throw .noHost(reason: "no name server answers")
        default: throw unsafe .noHost(reason: String(cString: gai_strerror(failure)).lowercased())
        }
        defer { unsafe freeaddrinfo(first) }
        var addresses: [ResolvedAddress] = []
        var next = unsafe first
        while let entry = unsafe next {
            unsafe addresses.append(ResolvedAddress(entry.pointee))
            unsafe next = entry.pointee.ai_next
        }
        return addresses
    }
}

/// The address of one end of an IP socket. An address of IPv4 equals the one that IPv6 maps it to.
package struct SocketAddress: Hashable, Sendable {
    private var (high, low): (UInt64, UInt64)
    package var port: UInt16

    private static let mapped = UInt64(0xFFFF) << 32

    /// Nil for a family other than IPv4 and IPv6.
    init?(_ storage: sockaddr_storage) {
        var storage = storage
        let family = Int32(storage.ss_family)
        guard family == AF_INET || family == AF_INET6 else { return nil }
        // The port is at the same place in both families.
        let bytes = unsafe withUnsafeBytes(of: &storage) { unsafe Array($0.prefix(24)) }
        func number(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
        port = UInt16(number(2..<4))
        high = family == AF_INET ? 0 : number(8..<16)
        low = family == AF_INET ? Self.mapped | number(4..<8) : number(16..<24)
    }

    package var isIPv4: Bool { high == 0 && low >> 32 == Self.mapped >> 32 }
    /// Whether it stands for all addresses of a computer.
    package var isAny: Bool { high == 0 && (low == 0 || low == Self.mapped) }

    /// The address without the port: "192.168.1.5" or "fe80:0:0:0:1:2:3:4".
    package var host: String {
        if isIPv4 {
            return (0..<4).map { String(low >> (24 - 8 * UInt64($0)) & 0xFF) }.joined(separator: ".")
        }
        let parts = [high, low].flatMap { half in (0..<4).map { half >> (48 - 16 * UInt64($0)) & 0xFFFF } }
        return parts.map { String($0, radix: 16) }.joined(separator: ":")
    }
}
