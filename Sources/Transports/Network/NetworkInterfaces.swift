import Glibc

/// The addresses by which other computers reach this one.
package enum NetworkInterfaces {
    package struct Address: Hashable, Sendable {
        /// "wlan0".
        package let interface: String
        /// "192.168.1.5".
        package let address: String
        /// Whether only this computer itself reaches it.
        package let isLoopback: Bool
    }

    /// The IPv4 addresses of all interfaces that are up, those of networks first. Games know no others.
    package static func addresses() -> [Address] { entries(AF_INET, size: MemoryLayout<sockaddr_in>.size) }

    /// The names of the interfaces that are up and have IPv6, without the loopback.
    package static func linkNames() -> [String] {
        let found = entries(AF_INET6, size: MemoryLayout<sockaddr_in6>.size)
        return Set(found.filter { !$0.isLoopback }.map(\.interface)).sorted()
    }

    private static func entries(_ family: Int32, size: Int) -> [Address] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard unsafe getifaddrs(&first) == 0 else { return [] }
        defer { unsafe freeifaddrs(first) }
        var found: [Address] = []
        var next = unsafe first
        while let entry = unsafe next {
            unsafe next = entry.pointee.ifa_next
            let flags = unsafe entry.pointee.ifa_flags
            guard let address = unsafe entry.pointee.ifa_addr, unsafe address.pointee.sa_family == sa_family_t(family),
                flags & UInt32(IFF_UP) != 0
            else { continue }
            var text = [CChar](repeating: 0, count: 64)
            guard
                unsafe getnameinfo(
                    address, socklen_t(size), &text, socklen_t(text.count), nil, 0,
                    NI_NUMERICHOST) == 0
            else { continue }
            found.append(
                Address(
                    interface: unsafe String(cString: entry.pointee.ifa_name),
                    address: String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
                    isLoopback: flags & UInt32(IFF_LOOPBACK) != 0))
        }
        return found.filter { !$0.isLoopback } + found.filter(\.isLoopback)
    }
}
