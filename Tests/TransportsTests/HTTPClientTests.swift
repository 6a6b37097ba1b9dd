import Glibc
import Telemetry
import TestSupport
import Testing

@testable import Transports

@Suite(.waits, .timeLimit(.minutes(20))) struct HTTPClientTests {
    private func get(
        _ double: HTTPDouble, _ path: String = "/a", prefix: String = "", seconds: Double = 30, interrupt: Int32 = -1
    ) throws -> HTTPResponse {
        signal(SIGPIPE, SIG_IGN)
        let address = try #require(HTTPAddress("http://127.0.0.1:\(double.port)\(prefix)"))
        return try HTTPClient.get(
            path, from: address, limit: 1 << 20, seconds: seconds, interruptDescriptor: interrupt)
    }

    @Test func aDocument() throws {
        let double = try HTTPDouble { .response($0) }
        let response = try get(double, "/a;b?c=d", prefix: "/x")
        #expect(response.status == 200 && response.body == bytes("GET /x/a;b?c=d HTTP/1.1"))
        let lines = try #require(double.requests.first).split(separator: "\r\n")
        #expect(lines.contains("Host: 127.0.0.1:\(double.port)") && lines.contains("Connection: close"))
        let long = String(repeating: "0123456789", count: 50_000)
        let other = try HTTPDouble { _ in .response(long, status: "400 Bad Request") }
        let refusal = try get(other)
        #expect(refusal.status == 400 && refusal.body == bytes(long))
    }

    @Test func aServerThatFails() throws {
        #expect(throws: HTTPError.noResponse) { try get(try HTTPDouble { _ in .bytes([]) }) }
        #expect(throws: HTTPError.notHTTP) {
            try get(try HTTPDouble { _ in .bytes(bytes("\u{1B}[2Jgarbage\r\n\r\n")) })
        }
        #expect(throws: HTTPError.cutOff) {
            try get(try HTTPDouble { _ in .bytes(bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nx")) })
        }
        #expect(throws: HTTPError.tooLong) {
            let start = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
            let chunk = "1000\r\n" + String(repeating: "x", count: 4096) + "\r\n"
            _ = try get(try HTTPDouble { _ in .bytes(bytes(start + String(repeating: chunk, count: 300))) })
        }
        #expect(throws: HTTPError.notHTTP) {
            try get(try HTTPDouble { _ in .endless(bytes("HTTP/1.1 200 OK\r\nX:y")) })
        }
        let double = try HTTPDouble { _ in .stalls(bytes("HTTP/1.1 200 OK\r\n")) }
        #expect(throws: HTTPError.tooSlow(seconds: 0)) { try get(double, seconds: 0.2) }
    }

    @Test func nobodyListens() throws {
        let listener = try Listener()
        let address = try #require(HTTPAddress("http://127.0.0.1:\(listener.port)"))
        listener.stopListening()
        #expect(throws: HTTPError.transport(.network(.refused("127.0.0.1:\(address.port)")))) {
            try HTTPClient.get("/", from: address, limit: 10, seconds: 10, interruptDescriptor: -1)
        }
    }

    @Test func theUserStopsIt() throws {
        let double = try HTTPDouble { _ in .stalls([]) }
        let interrupt = try makePipe()
        defer { for end in [interrupt.reading, interrupt.writing] { close(end) } }
        write([1], to: interrupt.writing)
        #expect(throws: HTTPError.interrupted) { try get(double, interrupt: interrupt.reading) }
    }
}
