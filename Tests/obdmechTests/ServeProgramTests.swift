import Foundation
import Glibc
import TestSupport
import Testing

/// The real `obdmech serve`, which continues as `obdmech-serve`, on a port of the loopback.
@Suite(.waits, .timeLimit(.minutes(20))) struct ServeProgramTests {
    let program: RealProgram

    init() throws { program = try RealProgram() }

    func served(_ arguments: String...) throws -> (run: RealProgram.Run, port: UInt16) {
        let run = try program.start(["serve", "--listen", "127.0.0.1:0"] + arguments)
        try #require(run.wait { $0.output.contains("\n") }, "\(run.warning)")
        let address = try #require(
            run.output.wholeMatch(of: /listening on http:\/\/127\.0\.0\.1:([0-9]+)\/\n/), "\(run.output)")
        return (run, try #require(UInt16(address.1)))
    }

    /// What the server sends for a request, until it contains a text or ends.
    func get(
        _ path: String, _ port: UInt16, _ headers: String = "", host: String = "localhost", until text: String? = nil
    ) throws -> String {
        try Self.exchange(Self.request(path, headers, host: host), port, until: text)
    }

    static func request(_ path: String, _ headers: String = "", host: String = "localhost") -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\r\n"
    }

    func post(_ path: String, _ port: UInt16, _ body: String, _ headers: String) throws -> String {
        let length = "Content-Length: \(body.utf8.count)\r\n"
        return try Self.exchange(
            "POST \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(length)\(headers)\r\n\(body)", port)
    }

    static func exchange(_ request: String, _ port: UInt16, until text: String? = nil) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let failed = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if failed != 0 { throw NoConnection() }
        let request = Array(request.utf8)
        _ = unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
        var received: [UInt8] = []
        var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            received += buffer[..<count]
            if let text, String(decoding: received, as: UTF8.self).contains(text) { break }
        }
        return String(decoding: received, as: UTF8.self)
    }

    private struct NoConnection: Error {}

    func status(_ response: String) -> Int? { Int(response.dropFirst(9).prefix(3)) }

    @Test func documents() throws {
        let trip = try program.start(["trip", "-a", "sim:city?rate=max", "--duration", "2m", "--plain", "--save"])
        try #require(trip.end() == 0, "\(trip.warning)")
        let scan = try program.start(["scan", "-a", "sim:faults?rate=max"])
        try #require(scan.end() == 1, "\(scan.warning)")
        let (run, port) = try served()
        #expect(try get("/healthz", port).hasSuffix("\r\n\r\nok\n"))
        let json = try get("/trip/1.json", port)
        let (_, direct) = try program.run("report", "--trip", "1", "--json")
        #expect(status(json) == 200 && json.hasSuffix("\r\n\r\n" + direct.output))
        let metrics = try get("/metrics", port)
        #expect(metrics.contains("\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"))
        // Simulated cars are not counted.
        #expect(metrics.hasSuffix("\r\n\r\n# EOF\n"))
        for path in [
            "/", "/trip/1", "/trip/last", "/scan/1", "/day/2026-11-24", "/year/2026", "/routes", "/trends", "/live",
        ] {
            let page = try get(path, port)
            #expect(status(page) == 200 && page.contains("<!DOCTYPE html>"), "\(path): \(page.prefix(200))")
            #expect(page.contains("<a href=\"/live\""), "\(path)")
            // The second time from memory, with the same result.
            #expect(try get(path, port).suffix(500) == page.suffix(500))
        }
        #expect(try status(get("/trip/77", port)) == 404)
        #expect(try status(get("/trip/1/../2", port)) == 404)
        #expect(try status(get("/healthz", port, host: "evil.example")) == 421)
        run.signal(SIGTERM)
        #expect(run.end() == 0)
    }

    /// A page shows what has been stored since it was made.
    @Test func newTripsAreShown() throws {
        let (run, port) = try served()
        #expect(try status(get("/trip/1.json", port)) == 404)
        for number in 1...2 {
            let trip = try program.start(["trip", "-a", "sim:city?rate=max", "--duration", "1m", "--plain", "--save"])
            try #require(trip.end() == 0, "\(trip.warning)")
            #expect(try status(get("/trip/last.json", port)) == 200)
            #expect(try get("/trip/last.json", port).contains("\"id\": \(number),"))
        }
        run.signal(SIGTERM)
    }

    /// Started before the trip, it sends the trip's lines when it begins.
    @Test func liveEvents() throws {
        let (run, port) = try served()
        let trip = try program.start(["trip", "-a", "sim:city", "--duration", "20s", "--plain", "--no-save"])
        let events = try get("/live/events", port, until: "\"signal\":\"engineSpeed\"")
        #expect(events.contains("Content-Type: text/event-stream"))
        let lines = events.replacing("\r\n", with: "\n").split(separator: "\n").filter { $0.hasPrefix("data: ") }.map {
            String($0.dropFirst(6))
        }
        #expect(try object(try #require(lines.first))["type"] as? String == "start", "\(lines.prefix(3))")
        for program in [run, trip] { program.signal(SIGTERM) }
    }

    /// A tap changes a trip, if the server allows it, and the page is its own.
    @Test func edits() throws {
        let trip = try program.start(["trip", "-a", "sim:city?rate=max", "--duration", "1m", "--plain", "--save"])
        try #require(trip.end() == 0, "\(trip.warning)")
        let (run, port) = try served("--edit")
        let page = try get("/edit/trip/1", port)
        let token = try #require(page.firstMatch(of: /name="csrf" value="([a-z0-9]+)"/)).1
        #expect(try get("/trip/1", port).contains("<a href=\"/edit/trip/1\">Edit</a></nav>"))
        let type = "Content-Type: application/x-www-form-urlencoded\r\n"
        #expect(try status(post("/edit/trip/1", port, "csrf=\(token)&tag=work&note=to+the+quarry", type)) == 200)
        #expect(try status(post("/edit/trip/77", port, "csrf=\(token)&tag=work", type)) == 409)
        for (body, headers, expected) in [
            ("csrf=wrong&tag=private", type, 403), ("tag=private", type, 403),
            ("csrf=\(token)&tag=private", "", 415), ("csrf=\(token)", type, 400),
            ("csrf=\(token)&tag=private", type + "Origin: http://evil.example\r\n", 403),
        ] {
            #expect(try status(post("/edit/trip/1", port, body, headers)) == expected, "\(body)")
        }
        let json = try get("/trip/1.json", port)
        #expect(json.contains("\"work\"") && json.contains("to the quarry") && !json.contains("private"))
        #expect(try status(post("/edit/service", port, "csrf=\(token)&text=new+battery", type)) == 200)
        #expect(try get("/vehicle/1", port).contains("new battery"))
        #expect(try status(post("/trip/1", port, "csrf=\(token)", type)) == 405)
        run.signal(SIGTERM)
        let (plain, other) = try served()
        #expect(try status(post("/edit/trip/1", other, "csrf=\(token)&tag=private", type)) == 405)
        #expect(try status(get("/edit/trip/1", other)) == 404)
        plain.signal(SIGTERM)
    }

    /// The page for changes has what is stored, as it was written, so that saving it again changes nothing.
    @Test func theEditPageHasWhatIsStored() throws {
        let trip = try program.start(["trip", "-a", "sim:city?rate=max", "--duration", "1m", "--plain", "--save"])
        try #require(trip.end() == 0, "\(trip.warning)")
        let edit = try program.run(
            "edit", "trip", "1", "--tag=rain", "--tag=work", "--driver={note}", "--note={day} <b> {csrf} {vin}", "--yes"
        )
        #expect(edit.status == 0)
        let (run, port) = try served("--edit")
        let page = try get("/edit/trip/1", port)
        #expect(page.contains("name=\"driver\" value=\"{note}\""), "\(page)")
        #expect(page.contains("maxlength=\"1000\">{day} &lt;b&gt; {csrf} {vin}</textarea>"))
        #expect(page.contains("name=\"tag\" value=\"rain work\""))
        #expect(page.contains("name=\"vin\" value=\"1HGCM82633A004352\""))
        // A tap on Private keeps what is neither work nor private.
        #expect(page.contains("<input type=\"hidden\" name=\"tag\" value=\"rain\">"))
        run.signal(SIGTERM)
    }

    /// Beside a trip, the server ends with it, even if the trip is killed.
    @Test(arguments: [SIGINT, SIGKILL]) func besideATrip(number: Int32) throws {
        let trip = try program.start(["trip", "-a", "sim:city", "--plain", "--no-save", "--serve=127.0.0.1:0"])
        try #require(trip.wait { $0.warning.contains("/live\n") }, "\(trip.warning)")
        let address = try #require(trip.warning.firstMatch(of: /live on http:\/\/127\.0\.0\.1:([0-9]+)\/live\n/))
        let port = try #require(UInt16(address.1))
        #expect(try status(get("/healthz", port)) == 200)
        trip.signal(number)
        _ = trip.end()
        var isGone = false
        for _ in 0..<500 where !isGone {
            isGone = (try? get("/healthz", port)) == nil
            if !isGone { usleep(20000) }
        }
        #expect(isGone)
    }

    @Test func token() throws {
        let file = program.directory.file("token")
        try program.directory.write(Array("correct-horse\n".utf8), to: "token")
        let (run, port) = try served("--token-file", file)
        for path in ["/", "/healthz", "/trip/1", "/live/events", "/nothing", "/live.js"] {
            #expect(try status(get(path, port)) == 401, "\(path)")
            #expect(try status(get(path, port, "Authorization: Bearer wrong-horse\r\n")) == 401)
            #expect(try status(get(path + "?token=wrong", port)) == 401)
        }
        #expect(try status(get("/healthz", port, "Authorization: Bearer correct-horse\r\n")) == 200)
        let entrance = try get("/healthz?token=correct-horse", port)
        let cookie = try #require(entrance.firstMatch(of: /Set-Cookie: (obdmech=[^;]+);/))
        #expect(status(entrance) == 200 && entrance.hasSuffix("ok\n"))
        #expect(try status(get("/healthz?token=correct-horse", port, "Accept: text/html\r\n")) == 303)
        #expect(try status(get("/healthz", port, "Cookie: \(cookie.1)\r\n")) == 200)
        run.signal(SIGTERM)
    }

    @Test(arguments: [
        ["--listen", "0.0.0.0:0"], ["--listen", "here"], ["--listen", "127.0.0.1:70000"],
        ["--listen", "0.0.0.0:0", "--token", "short"], ["--listen", "127.0.0.1:0", "--token", ""],
        ["--listen", "127.0.0.1:0", "--token", "with a space"],
        ["--listen", "127.0.0.1:0", "--certificate", "/dev/null"],
        ["--listen", "127.0.0.1:0", "--certificate", "/dev/null", "--key", "/dev/null"],
        ["--listen", "127.0.0.1:0", "--token-file", "/nothing"], ["now"],
    ])
    func mistakes(arguments: [String]) throws {
        let run = try program.start(["serve"] + arguments)
        #expect(run.end() == 2, "\(run.output)\(run.warning)")
        #expect(run.output.isEmpty && run.warning.hasPrefix("obdmech"), "\(run.warning)")
    }
}
