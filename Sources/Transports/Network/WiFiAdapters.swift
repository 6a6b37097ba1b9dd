import Glibc
import System
import Telemetry

/// The addresses at which Wi-Fi adapters usually are, once their network is joined, and whether something listens there.
package enum WiFiAdapters {
    package struct Probe: Hashable, Sendable {
        /// "192.168.0.10:35000".
        package let address: String
        /// Nil where something listens; else why not.
        package let failure: String?

        package init(address: String, failure: String?) { (self.address, self.failure) = (address, failure) }

        package var isListening: Bool { failure == nil }
    }

    package static let usual = ["192.168.0.10:35000", "192.168.4.1:35000", "192.168.1.5:35000"]

    /// Where one listens, the others are not far behind.
    private static let grace = 0.2

    /// Connects to all at once and closes the connections at once; nothing is sent.
    /// - Parameters:
    ///   - addresses: IPv4 addresses in digits, with port.
    ///   - seconds: how long a silent address is waited for.
    package static func probe(_ addresses: [String] = usual, seconds: Double = 0.7) -> [Probe] {
        var sockets: [(number: Int32, failure: Int32)] = addresses.map(connect)
        defer { for socket in sockets where socket.number >= 0 { close(socket.number) } }
        var deadline = SystemClock.now.advanced(bySeconds: seconds)
        while sockets.contains(where: { $0.failure == EINPROGRESS }) {
            let left = deadline.seconds(since: SystemClock.now)
            guard left > 0 else { break }
            var watched = sockets.map { socket in
                // poll(2) ignores those below zero.
                pollfd(fd: socket.failure == EINPROGRESS ? socket.number : -1, events: Int16(POLLOUT), revents: 0)
            }
            _ = unsafe poll(&watched, nfds_t(watched.count), Int32((left * 1000).rounded(.up)))
            for index in sockets.indices where watched[index].revents != 0 {
                sockets[index].failure = SocketTransport.failure(of: sockets[index].number)
                if sockets[index].failure == 0 {
                    deadline = min(deadline, SystemClock.now.advanced(bySeconds: grace))
                }
            }
        }
        return zip(addresses, sockets).map { address, socket in
            switch socket.failure {
            case 0: Probe(address: address, failure: nil)
            case EINPROGRESS: Probe(address: address, failure: "no answer")
            default: Probe(address: address, failure: SystemError.text(socket.failure))
            }
        }
    }

    private static func connect(_ address: String) -> (number: Int32, failure: Int32) {
        let parts = address.split(separator: ":")
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        guard parts.count == 2, let port = UInt16(parts[1]),
            unsafe inet_pton(AF_INET, String(parts[0]), &name.sin_addr) == 1
        else { return (-1, EINVAL) }
        name.sin_port = port.bigEndian
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let number = socket(AF_INET, type, 0)
        guard number >= 0 else { return (-1, errno) }
        let result = unsafe withUnsafePointer(to: &name) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return (number, result == 0 ? 0 : errno)
    }
}
