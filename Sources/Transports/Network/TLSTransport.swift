import Glibc
import System
package import Telemetry

/// A connection with TLS, by `openssl s_client`, a child: so that this program need not link a library of TLS that only
/// few cars require.
package final class TLSTransport: Transport {
    /// Whose certificate the other side must have.
    package enum Trust: Hashable, Sendable {
        /// Of anyone: nobody on the way can listen, but who the other side is remains unknown.
        case anyone
        /// One that an authority in this file has signed (PEM). The name in it is not compared: a car has none.
        case authority(path: String)

        fileprivate var path: String? {
            guard case .authority(let path) = self else { return nil }
            return path
        }
    }

    package let device: String
    private let trust: Trust
    private var channel: ByteChannel?
    private var process: Int32?
    /// What the child says of certificates and failures.
    private let errors: FileDescriptor
    private var said = ""
    /// How much of it is kept.
    private static let longestRemark = 8192

    private init(
        device: String, trust: Trust, _ end: consuming FileDescriptor, errors: consuming FileDescriptor, process: Int32,
        interruptDescriptor: Int32
    ) {
        self.device = device
        self.trust = trust
        self.process = process
        self.errors = errors
        channel = ByteChannel(end, device: device, interruptDescriptor: interruptDescriptor)
    }

    deinit { close() }

    /// Starts the child, which connects while the first bytes wait.
    /// - Parameters:
    ///   - certificate: the path of a certificate of this side and its key (PEM); nil for none.
    ///   - program: the name or path of OpenSSL's program.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package static func open(
        device: String, host: String, port: UInt16, trust: Trust, certificate: String? = nil,
        interruptDescriptor: Int32,
        program: String = "openssl"
    ) throws(TransportError) -> TLSTransport {
        try checkReadable([trust.path, certificate].compactMap(\.self))
        do throws(SystemError) {
            let pair = try UnixSocket.pair()
            let errors = try FileDescriptor.pipe()
            try errors.writing.setBlocking()
            let process = try ChildProcess.start(
                [program] + arguments(host, port, trust, certificate), input: pair.other.number,
                output: pair.other.number,
                errors: errors.writing.number)
            return TLSTransport(
                device: device, trust: trust, pair.detachOwn(), errors: errors.takeReading(), process: process,
                interruptDescriptor: interruptDescriptor)
        } catch {
            throw .network(
                error.number == ENOENT ? .noTLS(program) : .tls(device, reason: SystemError.text(error.number)))
        }
    }

    /// What OpenSSL says of a file that is missing helps nobody.
    private static func checkReadable(_ paths: [String]) throws(TransportError) {
        for path in paths {
            do throws(SystemError) {
                _ = try FileDescriptor.open(path, O_RDONLY)
            } catch {
                throw .can(.cannotRead(path, error.number))
            }
        }
    }

    /// Without the commands that s_client reads from its input, and so that it ends with it.
    static func arguments(_ host: String, _ port: UInt16, _ trust: Trust, _ certificate: String?) -> [String] {
        let usual =
            ["s_client", "-quiet", "-nocommands", "-no_ign_eof", "-connect", DeviceAddress.text(host, port)]
            + (certificate.map { ["-cert", $0] } ?? [])
        guard case .authority(let path) = trust else { return usual }
        return usual + ["-verify_return_error", "-CAfile", path, "-no-CApath", "-no-CAstore"]
    }

    package var now: Instant { SystemClock.now }

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        guard channel != nil else { throw .connection(.closed(device)) }
        do throws(TransportError) {
            try channel!.send(bytes)
        } catch {
            throw failure(error)
        }
    }

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard channel != nil else { throw .connection(.closed(device)) }
        do throws(TransportError) {
            return try channel!.receive(before: deadline)
        } catch {
            throw failure(error)
        }
    }

    package func expect(_ count: Int, by time: Instant) {
        if channel != nil { channel!.expect(count, by: time) }
    }

    package func close() {
        channel = nil
        guard let process else { return }
        ChildProcess.terminate(process)
        _ = ChildProcess.wait(for: process)
        self.process = nil
    }

    package var notes: [String] {
        readErrors()
        let name = Self.subject(said).map { " of '\($0)'" } ?? ""
        switch trust {
        case .anyone: return ["tls: the certificate\(name) was not checked"]
        case .authority(let path): return ["tls: the certificate\(name) is signed by one in '\(path)'"]
        }
    }

    // MARK: What the child says

    /// Why the connection ended, if the child says it.
    private func failure(_ error: TransportError) -> TransportError {
        guard case .connection(.closedByPeer) = error else { return error }
        if let process { _ = ChildProcess.wait(for: process) }
        process = nil
        readErrors()
        return Self.reason(said).map { .network(.tls(device, reason: $0)) } ?? error
    }

    private func readErrors() {
        while said.utf8.count < Self.longestRemark, case .bytes(let bytes) = (try? errors.read()) ?? .end {
            said += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The name in the certificate of the other side itself, which is listed last: "depth=0 CN = gateway".
    static func subject(_ text: String) -> String? {
        text.split(separator: "\n").last { $0.hasPrefix("depth=0 ") }.map { String($0.dropFirst("depth=0 ".count)) }
    }

    /// Why there is no connection, in the words of OpenSSL; nil where it does not say.
    static func reason(_ text: String) -> String? {
        let lines = text.split(separator: "\n")
        // "40A7…:error:0A000086:SSL routines:tls_post_process_server_certificate:certificate verify failed:../ssl/…"
        let errors = lines.compactMap { line -> String? in
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            guard let start = parts.firstIndex(of: "error"), parts.count > start + 4 else { return nil }
            return String(parts[start + 4])
        }
        // "verify error:num=20:unable to get local issuer certificate"
        let verification = lines.first { $0.hasPrefix("verify error:") }?.split(separator: ":").last.map(String.init)
        if let error = errors.first(where: { $0 != "certificate verify failed" }) { return error }
        return errors.isEmpty ? nil : verification ?? errors[0]
    }
}
