import Glibc
package import Transports

/// Reads what another program offers on its live socket (see `LiveSocket`).
package final class LiveReader {
    /// No line is longer; what is, is none of ours.
    private static let limitBytes = 1 << 22

    private let socket: FileDescriptor
    /// A line that has not come whole yet.
    private var rest: [UInt8] = []

    package init(path: String) throws(SystemFailure) { socket = try UnixSocket.connect(to: path) }

    /// Readable when there is more.
    package var number: Int32 { socket.number }

    /// The lines that have come; nil once the program has ended.
    package func lines() -> [String]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe recv(socket.number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil }
        rest += buffer[..<count]
        guard let end = rest.lastIndex(of: 0x0A) else { return rest.count < Self.limitBytes ? [] : nil }
        let lines = rest[..<end].split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        rest.removeSubrange(...end)
        return lines
    }
}
