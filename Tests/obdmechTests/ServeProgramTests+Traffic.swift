import Foundation
import Glibc
import TestSupport
import Testing

/// The page of traffic cameras, and their pictures through the server.
extension ServeProgramTests {
    private func body(_ response: String) -> String {
        response.firstRange(of: "\r\n\r\n").map { String(response[$0.upperBound...]) } ?? ""
    }

    @Test func withoutAListThereIsNothing() throws {
        let (run, port) = try served()
        #expect(try !get("/", port).contains("/traffic"))
        #expect(try get("/live", port).contains("data-traffic=\"\""))
        for path in ["/traffic", "/traffic/picture/good"] {
            let page = try get(path, port)
            #expect(status(page) == 404 && page.contains("no list of traffic cameras"), "\(page)")
        }
        run.signal(SIGTERM)
    }

    @Test func traffic() throws {
        let cameras = try TrafficServer(in: program.directory)
        // The list may be set while pages are served.
        let (run, port) = try served()
        #expect(try status(get("/traffic", port)) == 404)
        #expect(try program.run("config", "set", "traffic-list", cameras.list).status == 0)
        #expect(try get("/", port).contains("<a href=\"/traffic\">Traffic</a></nav>"))
        #expect(try get("/live", port).contains("data-traffic=\"1\""))
        let page = try get("/traffic", port)
        #expect(
            status(page) == 200 && page.contains("Content-Security-Policy: default-src 'none'; img-src 'self' data:;"))
        for name in ["traffic.js", "traffic.css", "traffic-view.js", "traffic-view.css"] {
            #expect(try status(get("/" + name, port)) == 200)
        }
        let list = try object(body(get("/traffic/cameras.json", port)))
        #expect((list["cameras"] as? [[String: Any]])?.count == TrafficServer.names.count)
        // Nothing was fetched by looking.
        #expect(cameras.requests.isEmpty)
        for _ in 1...2 {
            let picture = try get("/traffic/picture/good", port)
            #expect(status(picture) == 200 && picture.contains("Content-Type: image/jpeg\r\n"), "\(picture)")
            #expect(picture.contains("Content-Length: 706\r\n") && picture.contains("sandbox"))
        }
        #expect(cameras.requests == ["/good"])
        try program.directory.write([], to: "list.csv")
        #expect(try status(get("/traffic/picture/good", port)) == 404)
        run.signal(SIGTERM)
    }

    /// File systems may store times in whole seconds: what is made of files that have just changed is not kept.
    @Test func aChangeInTheSameSecondIsSeen() throws {
        let list = program.directory.file("list.csv")
        func write(_ name: String, _ time: timespec) throws {
            try program.directory.write(
                Array("key,description,url\n1,\(name),http://localhost/1\n".utf8), to: "list.csv")
            let times = [time, time]
            #expect(unsafe utimensat(AT_FDCWD, list, times, 0) == 0)
        }
        func name(_ port: UInt16) throws -> String? {
            let list = try object(body(get("/traffic/cameras.json", port)))
            return (list["cameras"] as? [[String: Any]])?.first?["name"] as? String
        }
        let now = timespec(tv_sec: time(nil), tv_nsec: 0)
        try write("North", now)
        #expect(try program.run("config", "set", "traffic-list", list).status == 0)
        let (run, port) = try served()
        #expect(try name(port) == "North")
        try write("South", now)
        #expect(try name(port) == "South")
        run.signal(SIGTERM)
    }

    @Test(arguments: [
        ("huge", 502, "larger than 8 MB"), ("claimed", 502, "larger than 8 MB"), ("short", 502, "too early"),
        ("cut", 502, "no whole picture"), ("page", 502, "sent 'text/html'"), ("fake", 502, "no whole picture"),
        ("loop", 502, "again and again"), ("local", 502, "something else than a web server"),
        ("gone", 502, "refused it"), ("nothing", 404, "no camera 'nothing'"), ("--help", 404, "no camera '--help'"),
    ])
    func badPictures(name: String, expected: Int, reason: String) throws {
        let cameras = try TrafficServer(in: program.directory)
        #expect(try program.run("config", "set", "traffic-list", cameras.list).status == 0)
        let (run, port) = try served()
        let picture = try get("/traffic/picture/" + name, port)
        #expect(status(picture) == expected && picture.contains(reason), "\(picture)")
        #expect(picture.contains("Content-Type: text/plain"))
        run.signal(SIGTERM)
    }

    /// Twenty people who ask for cameras that do not answer hold up neither the server nor more than a few programs.
    @Test func slowCamerasHoldNothingUp() throws {
        let cameras = try TrafficServer(in: program.directory)
        #expect(try program.run("config", "set", "traffic-list", cameras.list).status == 0)
        let (run, port) = try served()
        let answers = Answers()
        for number in 1...20 {
            Thread.detachNewThread {
                guard let answer = try? Self.exchange(Self.request("/traffic/picture/slow-\(number)"), port) else {
                    return
                }
                answers.add(Int(answer.dropFirst(9).prefix(3)))
            }
        }
        // Three run and twelve wait; more are refused at once.
        #expect(run.wait { _ in answers.all.count == 5 && cameras.requests.count == 3 })
        #expect(answers.all.allSatisfy { $0 == 503 } && cameras.requests.count == 3)
        let begin = Date.now
        #expect(try status(get("/healthz", port)) == 200 && status(get("/traffic", port)) == 200)
        #expect(Date.now.timeIntervalSince(begin) < 3)
        #expect(cameras.requests.count == 3)
        let foreign = try get(
            "/traffic/picture/good", port, "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n")
        #expect(status(foreign) == 403)
        run.signal(SIGTERM)
        #expect(run.end() == 0)
    }

    /// Statuses of several threads.
    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [Int?] = []

        func add(_ status: Int?) { lock.withLock { kept.append(status) } }
        var all: [Int?] { lock.withLock { kept } }
    }
}
