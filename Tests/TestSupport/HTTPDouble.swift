import Foundation
import Glibc
import Synchronization

/// A server of HTTP on a port of this computer that answers as a test wants, one connection after another.
package final class HTTPDouble: Sendable {
    /// What it does with a request.
    package enum Answer: Sendable {
        /// Sends this and closes the connection.
        case bytes([UInt8])
        /// Sends this again and again, until the client closes the connection.
        case endless([UInt8])
        /// Sends this, and nothing more until the client closes the connection.
        case stalls([UInt8])

        /// A response with a length.
        package static func response(_ body: String, status: String = "200 OK") -> Answer {
            .bytes(Array("HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
        }
    }

    private let listener: Int32
    private let received = Mutex<[String]>([])
    package let port: UInt16

    /// - Parameter answer: what it does with a request, of which it gets the first line.
    package init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(socket, $0, size) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, $0, &size) == 0
            }
        }
        guard isBound else { throw StartFailure(reason: "there is no port") }
        port = UInt16(bigEndian: address.sin_port)
        listener = socket
        let received = WeakReceived(self)
        Thread { Self.serve(socket, received, answer) }.start()
    }

    deinit {
        // The thread that waits for a connection ends.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The requests so far, with their headers.
    package var requests: [String] { received.withLock { $0 } }

    private final class WeakReceived: @unchecked Sendable {
        private weak let double: HTTPDouble?
        init(_ double: HTTPDouble) { self.double = double }
        func add(_ request: String) { double?.received.withLock { $0.append(request) } }
    }

    private static func serve(
        _ listener: Int32, _ received: WeakReceived, _ answer: @Sendable (String) -> Answer
    ) {
        defer { close(listener) }
        while true {
            let client = accept(listener, nil, nil)
            guard client >= 0 else {
                if errno == EINTR { continue }
                return
            }
            defer { close(client) }
            var request = ""
            var buffer = [UInt8](repeating: 0, count: 4096)
            while !request.hasSuffix("\r\n\r\n") {
                let count = unsafe recv(client, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                request += String(decoding: buffer[..<count], as: UTF8.self)
            }
            received.add(request)
            switch answer(String(request.prefix { $0 != "\r\n" })) {
            case .bytes(let bytes): _ = send(bytes, to: client)
            case .endless(let bytes): while send(bytes, to: client) {}
            case .stalls(let bytes):
                _ = send(bytes, to: client)
                while unsafe recv(client, &buffer, buffer.count, 0) > 0 {}
            }
        }
    }

    private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
