import Glibc

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
        (high, low) = family == AF_INET ? (0, Self.mapped | number(4..<8)) : (number(8..<16), number(16..<24))
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
