import Glibc
package import System

/// A reader of the live socket of another program (see `LiveSocket`).
package final class LiveReader {
    /// The greatest length of a line. A program that sends a longer one is not obdmech.
    private static let limitBytes = 1 << 22

    private let socket: FileDescriptor
    /// The beginning of a line whose end has not arrived yet.
    private var rest: [UInt8] = []

    package init(path: String) throws(SystemResourceError) { socket = try UnixSocket.connect(to: path) }

    /// The file descriptor, which is readable when more has arrived.
    package var number: Int32 { socket.number }

    /// Returns the complete lines that have arrived, or nil if the other program has ended.
    package func lines() -> [String]? {
        switch (try? IO.receive(socket.number, atMost: 1 << 16)) ?? .end {
        case .bytes(let bytes): rest += bytes
        case .wouldBlock: return []
        case .end: return nil
        }
        guard let end = rest.lastIndex(of: 0x0A) else { return rest.count < Self.limitBytes ? [] : nil }
        let lines = rest[..<end].split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        rest.removeSubrange(...end)
        return lines
    }
}
