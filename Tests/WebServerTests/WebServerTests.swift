import Glibc
import System
import Telemetry
import Testing
import Transports

@testable import WebServer

/// The real server on a port of the loopback. Clients and server share a thread, so that nothing waits for a clock.
@Suite(.timeLimit(.minutes(20))) final class WebServerTests {
    private let loop = EventLoop()
    private let listener: TCPListener
    private var server: WebServer?
    private var waiting: [Responder] = []
    private var streams: [EventStream] = []
    private var requests: [Request] = []

    init() throws {
        listener = try TCPListener.listen(host: "127.0.0.1", port: 0)
        server = WebServer(listener: listener.number, certificate: nil, on: loop) { [unowned self] request, reply in
            requests.append(request)
            switch request.path {
            case "/later": waiting.append(reply)
            case "/events": streams.append(reply.stream())
            case "/never": break
            case "/large": reply.send(Response(200, "text/plain", Array(repeating: 0x61, count: 3_000_000)))
            default: reply.send(.page("<p>\(request.path)"))
            }
        }
        try #require(server != nil)
    }

    /// A client that never waits.
    private final class Client {
        let descriptor: Int32
        var received: [UInt8] = []
        var hasEnded = false

        init(_ address: String) throws {
            let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let failed = unsafe withUnsafePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(failed == 0)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }

        deinit { close(descriptor) }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }

        func receive() {
            var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
            while true {
                let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else {
                    hasEnded = hasEnded || count == 0 || errno != EAGAIN
                    return
                }
                received += buffer[..<count]
            }
        }

        var text: String { String(decoding: received, as: UTF8.self) }
        var status: Int? { text.hasPrefix("HTTP/1.1 ") ? Int(text.dropFirst(9).prefix(3)) : nil }
    }

    private func client(_ path: String? = nil, method: String = "GET") throws -> Client {
        let client = try Client(listener.address)
        if let path { client.send("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        return client
    }

    /// Runs the loop until something is so; it is expected within some thousand steps.
    private func run(_ clients: [Client] = [], until isDone: () -> Bool) {
        for _ in 0..<20_000 where !isDone() {
            loop.step(longestS: 0.001)
            for client in clients { client.receive() }
        }
        #expect(isDone())
    }

    @Test func page() throws {
        let client = try client("/trip/7?a=1%202&b")
        run([client]) { client.text.hasSuffix("<p>/trip/7") }
        #expect(client.status == 200 && requests[0].query == ["a": "1 2", "b": ""])
        for header in ["X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "X-Frame-Options: DENY"] {
            #expect(client.text.contains(header + "\r\n"))
        }
        #expect(!client.text.contains("Access-Control"))
    }

    /// One connection brings several requests.
    @Test func connectionsAreKept() throws {
        let client = try client("/a")
        run([client]) { client.text.hasSuffix("<p>/a") }
        client.send("GET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
        run([client]) { client.text.hasSuffix("<p>/b") }
    }

    @Test func headHasNoBody() throws {
        let client = try client("/a", method: "HEAD")
        run([client]) { client.text.hasSuffix("\r\n\r\n") }
        #expect(client.status == 200 && client.text.contains("Content-Length: 5"))
    }

    /// What takes long delays nobody.
    @Test func answersMayComeLater() throws {
        let (slow, quick) = (try client("/later"), try client("/quick"))
        run([slow, quick]) { quick.status == 200 && !waiting.isEmpty }
        #expect(slow.received.isEmpty && waiting[0].isWanted)
        waiting[0].send(.page("done"))
        run([slow]) { slow.text.hasSuffix("done") }
        #expect(!waiting[0].isWanted)
    }

    @Test func aForgottenRequestIsAnError() throws {
        let client = try client("/never")
        run([client]) { client.status == 500 }
    }

    @Test func eventStreams() throws {
        let (first, second) = (try client("/events"), try client("/events"))
        run([first, second]) { streams.count == 2 && first.text.contains("\r\n\r\n") }
        #expect(server?.streams == 2 && first.text.contains("Content-Type: text/event-stream"))
        for stream in streams { stream.send(EventStream.Event(lines: ["{\"n\":1}"])) }
        run([first, second]) { [first, second].allSatisfy { $0.text.contains("data: {\"n\":1}\n\n") } }
        var hasClosed = false
        streams[0].closed = { hasClosed = true }
        streams[0].end()
        run([first]) { hasClosed }
        // Its chunked body has its end.
        run([first]) { first.text.hasSuffix("0\r\n\r\n") }
        run { server?.streams == 1 }
    }

    @Test func aClientThatLeavesIsNoticed() throws {
        var client: Client? = try client("/events")
        run { streams.count == 1 }
        var hasClosed = false
        streams[0].closed = { hasClosed = true }
        client = nil
        _ = client
        run {
            streams[0].keepAlive()
            return hasClosed
        }
    }

    @Test func largeResponses() throws {
        let client = try client("/large")
        run([client]) { client.received.count > 3_000_000 }
        #expect(client.received.suffix(3_000_000).allSatisfy { $0 == 0x61 })
    }

    @Test func hugeHeadersAndBodiesAreRefused() throws {
        let client = try client()
        for _ in 0..<100 {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "A: bbbbbbbbbb\r\n", count: 100))
        }
        run([client]) { client.status == 431 || client.status == 400 }
        let large = try self.client()
        large.send("POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n\r\n")
        for _ in 0..<9 { large.send(String(repeating: "x", count: 10_000)) }
        run([large]) { large.status == 413 }
    }

    /// Any bytes may come; the next client is served.
    @Test func garbage() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let client = try client()
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = unsafe Glibc.send(client.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            client.send("\r\n\r\n")
            loop.step(longestS: 0)
        }
        try page()
    }

    /// Clients that never finish their request take no room from one that does.
    @Test func clientsThatNeverFinish() throws {
        let slow = try (0..<WebServer.maxClients + 50).map { _ in
            let client = try client()
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\nA: ")
            loop.step(longestS: 0)
            return client
        }
        let honest = try client("/honest")
        run([honest]) { honest.status == 200 }
        run(slow) { slow.count(where: \.hasEnded) >= 50 }
        #expect(slow.suffix(40).allSatisfy { !$0.hasEnded })
    }

    @Test func endsWithClients() throws {
        let clients = [try client("/later"), try client("/events"), try client("/large"), try client()]
        run { waiting.count == 1 && streams.count == 1 }
        server = nil
        run(clients) { clients.allSatisfy(\.hasEnded) }
        #expect(!waiting[0].isWanted)
        streams[0].send(EventStream.Event(lines: ["nobody"]))
    }

    /// A hundred clients that read nothing of their streams hold up neither the server nor an honest client, and cost little.
    @Test func aHundredClientsThatReadNothing() throws {
        let slow = try (0..<100).map { _ in
            let client = try client("/events")
            loop.step(longestS: 0)
            return client
        }
        run { streams.count == 100 }
        let event = EventStream.Event(lines: [String(repeating: "x", count: 5000)], isKept: false)
        var longestS = 0.0
        for round in 0..<40 {
            for stream in streams { for _ in 0..<10 { stream.send(event) } }
            let honest = try client("/honest/\(round)")
            let begin = SystemClock.now
            run([honest]) { honest.status == 200 }
            longestS = max(longestS, SystemClock.now.seconds(since: begin))
        }
        print("an honest client beside a hundred that read nothing waits at most \((longestS * 1000).rounded()) ms")
        #expect(streams.allSatisfy { $0.lost > 200 })
        withExtendedLifetime(slow) {}
    }

    /// Whatever stands in a path is the handler's to refuse; it comes decoded, as it was written.
    @Test(arguments: [
        "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
        "/trip/..%5c..%5cx", "/%00",
        "/\u{7F}", "/" + String(repeating: "a/", count: 4000),
    ]) func paths(path: String) throws {
        let client = try client(path)
        run([client]) { client.status != nil }
        #expect([200, 400, 414].contains(client.status ?? 0))
    }

    /// A program that sends its headers byte by byte is alone with that.
    @Test func slowHeaders() throws {
        let slow = try (0..<60).map { _ in try client() }
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\nA: bcdefghijklmnopq\r\n"
        var longestS = 0.0
        for byte in request {
            for client in slow { client.send(String(byte)) }
            let honest = try client("/honest")
            let begin = SystemClock.now
            run([honest]) { honest.status == 200 }
            longestS = max(longestS, SystemClock.now.seconds(since: begin))
        }
        print("an honest client beside sixty slow ones waits at most \((longestS * 1000).rounded()) ms")
        #expect(slow.allSatisfy { $0.received.isEmpty && !$0.hasEnded })
    }
}
