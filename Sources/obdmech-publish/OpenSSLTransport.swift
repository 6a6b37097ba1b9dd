import CTLS
import Formats
import Glibc
import Telemetry
import Transports

/// Why a connection is not encrypted. Nothing was sent over it then.
struct TLSError: UserError {
    let reason: String
    var message: UserMessage { "no encrypted connection: \(SafeText.line(reason))" }
}

/// TLS over another transport.
@safe final class OpenSSLTransport: Transport {
    private static let roomForReason = 256
    private static let roomForBytes = 1 << 14

    private let transport: any Transport
    private let session: OpaquePointer

    /// Agrees with the server on a session; throws unless its certificate is for this host, and signed by a trusted authority.
    /// - Parameters:
    ///   - certificates: a PEM file of the authorities that are trusted; nil for those of the system.
    ///   - deadline: until then both sides must have agreed.
    init(over transport: any Transport, host: String, certificates: String?, before deadline: Instant) throws {
        var reason = [CChar](repeating: 0, count: Self.roomForReason)
        guard let session = unsafe ctls_start(host, certificates, &reason, reason.count) else {
            throw TLSError(reason: certificates.map { "\($0): \(Self.text(reason))" } ?? Self.text(reason))
        }
        self.transport = transport
        unsafe self.session = session
        while true {
            let result = unsafe ctls_agree(session)
            // What is wrong with its certificate is sent to the server, too.
            try sendWaiting()
            if result == 1 { return }
            guard result == CTLS_WAITS.rawValue else { throw TLSError(reason: whatFailed) }
            guard let received = try transport.receive(before: deadline) else {
                guard transport.now < deadline else { throw TLSError(reason: "the server does not respond") }
                continue
            }
            try put(received.bytes)
        }
    }

    deinit { unsafe ctls_free(session) }

    var device: String { transport.device }
    var now: Instant { transport.now }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        guard unsafe ctls_write(session, bytes, bytes.count) == 1 else { throw broken }
        try sendWaiting()
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        var bytes = [UInt8](repeating: 0, count: Self.roomForBytes)
        while true {
            let count = unsafe ctls_read(session, &bytes, bytes.count)
            if count > 0 { return Received(bytes: Array(bytes[..<count]), time: now) }
            if count == CTLS_ENDED.rawValue { throw .connection(.closedByPeer(device)) }
            guard count == CTLS_WAITS.rawValue else { throw broken }
            guard let received = try transport.receive(before: deadline) else { return nil }
            try put(received.bytes)
        }
    }

    func close() { transport.close() }

    private var broken: TransportError { .connection(.broken(device, EPROTO)) }

    private func put(_ bytes: [UInt8]) throws(TransportError) {
        guard unsafe ctls_put(session, bytes, bytes.count) == 1 else { throw broken }
    }

    private func sendWaiting() throws(TransportError) {
        var bytes = [UInt8](repeating: 0, count: Self.roomForBytes)
        while true {
            let count = unsafe ctls_get(session, &bytes, bytes.count)
            if count == 0 { return }
            try transport.send(Array(bytes[..<count]))
        }
    }

    private var whatFailed: String {
        var reason = [CChar](repeating: 0, count: Self.roomForReason)
        unsafe ctls_reason(session, &reason, reason.count)
        return Self.text(reason)
    }

    private static func text(_ reason: [CChar]) -> String {
        String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
