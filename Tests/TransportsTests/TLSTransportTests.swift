import Glibc
import System
import Telemetry
import TestSupport
import Testing

@testable import Transports

/// TLS with another program of OpenSSL, which sends each line back in reverse.
@Suite(.waits, .timeLimit(.minutes(20))) struct TLSTransportTests {
    private static let canRun = (try? Executable.find("openssl", path: ProcessEnvironment.variables["PATH"])) != nil

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Makes a certificate that its own key signs.
    private func certificate(_ name: String) throws {
        let words = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
            directory.file("\(name).key"), "-out", directory.file("\(name).pem"), "-subj", "/CN=\(name)", "-days", "2",
        ]
        #expect(try ChildProcess.output(of: words).end == .exited(0))
    }

    /// Starts the server, and returns its port and process.
    private func serve(_ name: String, arguments: [String] = []) throws -> (port: UInt16, process: Int32) {
        let listener = try FileDescriptor.bound(.stream, host: "127.0.0.1", port: 0) { _ in }
        let port = listener.localAddress?.address?.port ?? 0
        _ = consume listener
        let process = try ChildProcess.start(
            [
                "openssl", "s_server", "-quiet", "-rev", "-accept", "127.0.0.1:\(port)", "-cert",
                directory.file("\(name).pem"), "-key", directory.file("\(name).key"),
            ] + arguments, input: -1, output: -1, errors: -1)
        #expect(eventually { WiFiAdapters.probe(["127.0.0.1:\(port)"], seconds: 1)[0].isListening })
        return (port, process)
    }

    private func open(_ port: UInt16, _ trust: TLSTransport.Trust, _ certificate: String? = nil) throws -> TLSTransport
    {
        try TLSTransport.open(
            device: "doip:car", host: "127.0.0.1", port: port, trust: trust, certificate: certificate,
            interruptDescriptor: -1)
    }

    private func reversed(_ text: String, by transport: TLSTransport) throws -> String {
        try transport.send(Array(text.utf8))
        var bytes: [UInt8] = []
        let deadline = transport.now.advanced(bySeconds: 20)
        while bytes.count < text.utf8.count, let received = try transport.receive(before: deadline) {
            bytes += received.bytes
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(.enabled(if: canRun)) func passesBytesOn() throws {
        try certificate("gateway")
        try certificate("other")
        let (port, process) = try serve("gateway")
        defer {
            ChildProcess.kill(process)
            _ = ChildProcess.wait(for: process)
        }
        let unchecked = try open(port, .anyone)
        #expect(try reversed("Q abc\n", by: unchecked) == "cba Q\n")
        #expect(unchecked.notes == ["tls: the certificate of 'CN = gateway' was not checked"])
        unchecked.close()
        #expect(throws: TransportError.connection(.closed("doip:car"))) { try unchecked.send([1]) }

        let path = directory.file("gateway.pem")
        let checked = try open(port, .authority(path: path))
        #expect(try reversed("abc\n", by: checked) == "cba\n")
        #expect(checked.notes == ["tls: the certificate of 'CN = gateway' is signed by one in '\(path)'"])
        checked.close()

        let wrong = try open(port, .authority(path: directory.file("other.pem")))
        let error = #expect(throws: TransportError.self) { try reversed("abc\n", by: wrong) }
        guard case .network(.tls("doip:car", let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("certificate"))
    }

    /// A server that requires a certificate of the other side.
    @Test(.enabled(if: canRun)) func showsACertificate() throws {
        try certificate("gateway")
        try certificate("tester")
        let own = directory.file("own.pem")
        try directory.write(directory.bytes("tester.pem") + directory.bytes("tester.key"), to: "own.pem")
        let (port, process) = try serve(
            "gateway", arguments: ["-Verify", "1", "-CAfile", directory.file("tester.pem")])
        defer {
            ChildProcess.kill(process)
            _ = ChildProcess.wait(for: process)
        }
        #expect(try reversed("abc\n", by: open(port, .anyone, own)) == "cba\n")
        #expect(throws: TransportError.self) { try reversed("abc\n", by: open(port, .anyone)) }
    }

    @Test(.enabled(if: canRun)) func saysWhyThereIsNoConnection() throws {
        let port = try UDPSocket.listen(host: "127.0.0.1", port: 0).port
        let refused = try open(port, .anyone)
        #expect(throws: TransportError.network(.tls("doip:car", reason: "Connection refused"))) {
            _ = try refused.receive(before: refused.now.advanced(bySeconds: 20))
        }
    }

    @Test func namesAFileThatIsMissing() {
        let path = directory.file("none.pem")
        #expect(throws: TransportError.can(.cannotRead(path, ENOENT))) { try open(1, .authority(path: path)) }
        #expect(throws: TransportError.can(.cannotRead(path, ENOENT))) { try open(1, .anyone, path) }
    }

    @Test func needsOpenSSL() {
        #expect(throws: TransportError.network(.noTLS("obdmech-no-openssl"))) {
            try TLSTransport.open(
                device: "doip:car", host: "127.0.0.1", port: 1, trust: .anyone, interruptDescriptor: -1,
                program: "obdmech-no-openssl")
        }
    }
}
