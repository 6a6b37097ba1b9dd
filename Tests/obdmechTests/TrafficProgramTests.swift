import Foundation
import TestSupport
import Testing

@testable import obdmech

/// Traffic cameras with the real program, and a server of good and bad pictures.
@Suite(.waits, .timeLimit(.minutes(20))) struct TrafficProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func run(_ words: [String]) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(
            ["traffic"] + words, environment: ["XDG_CACHE_HOME": program.directory.file("cache")])
        let status = run.end()
        return (status, run.output, run.warning)
    }

    @Test func picturesAreFetchedOnce() throws {
        let server = try TrafficServer(in: program.directory)
        for name in ["good", "plain", "moved"] {
            let shown = try run(["show", name, "--list", server.list])
            #expect(shown.status == 0, "\(shown.warning)")
            let file = shown.output.trimmingCharacters(in: .newlines)
            #expect(FileManager.default.contents(atPath: file)?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
        }
        let again = try run(["show", "good", "--list", server.list, "--json"])
        #expect(again.output.contains("\"cached\": true"))
        let requests = server.requests
        #expect(requests == ["/good", "/plain", "/moved", "/good"])
        let copy = program.directory.file("copy.jpg")
        #expect(try run(["show", "good", "--list", server.list, "--new", "--to", copy]).output == copy + "\n")
        #expect(program.directory.bytes("copy.jpg").count == 706)
    }

    @Test(arguments: [
        ("slow", "more than 1 s"), ("huge", "larger than 8 MB"), ("claimed", "larger than 8 MB"),
        ("short", "too early"),
        ("cut", "no whole picture"), ("page", "sent 'text/html'"), ("fake", "no whole picture"),
        ("empty", "sent nothing"),
        ("loop", "again and again"), ("local", "something else than a web server"), ("gone", "refused it"),
    ]) func badAnswersAreSaid(_ name: String, _ reason: String) throws {
        let server = try TrafficServer(in: program.directory)
        let timeout = name == "slow" ? "1" : "20"
        let shown = try run(["show", name, "--list", server.list, "--timeout", timeout])
        #expect(shown.status == 1 && shown.output.isEmpty)
        #expect(shown.warning.contains("no picture of '\(name)'") && shown.warning.contains(reason), "\(shown.warning)")
        #expect((try? FileManager.default.contentsOfDirectory(atPath: program.directory.file("cache"))) ?? [] == [])
    }

    @Test func listsAreSearched() throws {
        let list = program.directory.file("list.csv")
        try program.directory.write(
            Array(
                """
                key,region,description,latitude,longitude,url
                A1,North,Bridge Street,48.1000,11.5000,http://127.0.0.1:9/a
                B1,South,Bridge Road,48.2000,11.5000,http://127.0.0.1:9/b
                C1,North,Tunnel,,,http://127.0.0.1:9/c
                """.utf8), to: "list.csv")
        let none = try run(["list"])
        #expect(none.status == 0 && none.output.hasPrefix("No list of traffic cameras yet"))
        #expect(try run(["list", "bridge"]).status == 2)
        /// Without the blanks that put the columns below each other.
        func text(_ words: String...) throws -> String {
            try run(words + ["--list", list]).output.replacingOccurrences(
                of: " +", with: " ", options: .regularExpression)
        }
        #expect(try text("list", "bridge") == "North\n A1 Bridge Street\n\nSouth\n B1 Bridge Road\n")
        #expect(try text("list", "--region", "north") == "North\n A1 Bridge Street\n C1 Tunnel\n")
        #expect(try text("near", "48.1005,11.5").hasPrefix("A1 Bridge Street, 0.06 km away"))
        let near = try run(["near", "48.1005,11.5", "--list", list])
        #expect(!near.output.contains("B1") && near.warning.contains("1 camera without a position"))
        #expect(try run(["show", "bridge", "--list", list]).warning.contains("matches several cameras"))
        #expect(try run(["show", "nothing", "--list", list]).warning.contains("no camera 'nothing'"))
        #expect(try run(["near", "--list", list]).warning.contains("the position is missing"))
    }

    /// Records a drive, and writes a list of two cameras along it, a quarter and three quarters of the way. Returns its
    /// positions: latitude and longitude.
    private func driveAndList() throws -> [(Substring, Substring)] {
        #expect(try program.run(Self.trip + ["--save", "--plain"]).0 == 0)
        let gpx = try program.run(["report", "--trip", "1", "--gpx", "-"]).1.output
        let places = gpx.matches(of: /lat="([-0-9.]+)" lon="([-0-9.]+)"/).map { ($0.1, $0.2) }
        try #require(places.count > 100)
        let rows = [("A1", "Bridge", places.count / 4), ("B1", "Tunnel", places.count * 3 / 4)].map { row in
            "\(row.0),North,\(row.1),\(places[row.2].0),\(places[row.2].1),http://127.0.0.1:9/\(row.0)"
        }
        let list = ["key,region,description,latitude,longitude,url"] + rows
        try program.directory.write(Array(list.joined(separator: "\n").utf8), to: "ahead.csv")
        return places
    }

    private static let trip = ["trip", "-a", "sim:city?rate=max", "--gps", "sim", "--duration", "6m"]

    /// Both cameras are named by lines and by JSON, until there are no more.
    private func expectCameras(_ words: [String]) throws {
        let text = try program.run(words + ["--plain"]).1.output
        #expect(text.contains(/camera A1 Bridge, in [0-9]+ m, [01] m away/), "\(text)")
        #expect(text.contains(/camera B1 Tunnel, in [0-9.]+ k?m, [01] m away/))
        let json = try program.run(words + ["--json"]).1.output.split(separator: "\n")
        let lines = try json.filter { $0.contains("\"type\":\"cameras\"") }.map { try object(String($0)) }
        let first = try #require(lines.first?["cameras"] as? [[String: Any]])
        #expect(first.map { $0["key"] as? String } == ["A1", "B1"] && first[0]["aheadM"] as? Double ?? 0 > 50)
        #expect((lines.last?["cameras"] as? [[String: Any]])?.isEmpty == true)
    }

    /// Beside a followed route the next cameras are named, as text and as JSON, and nothing is fetched.
    @Test func camerasAheadAreNamed() throws {
        let trip = Self.trip
        _ = try driveAndList()
        #expect(try program.run(["route", "create", "--trip", "1", "Commute"]).0 == 0)
        let ahead = trip + ["--no-save", "--follow", "Commute", "--traffic=\(program.directory.file("ahead.csv"))"]
        try expectCameras(ahead)
        // Without a list, and without a way, it is a mistake.
        let none = try program.run(trip + ["--no-save", "--follow", "Commute", "--traffic"])
        #expect(none.0 == 2 && none.1.warning.contains("no list of traffic cameras"), "\(none.1.warning)")
        let noWay = try program.run(trip + ["--no-save", "--traffic"])
        #expect(noWay.0 == 2 && noWay.1.warning.contains("--to"), "\(noWay.1.warning)")
    }

    /// So they are on the way of a routing engine, also in the panel and on the dashboard.
    @Test func camerasOnTheWayOfAnEngine() throws {
        let places = try driveAndList()
        let points = places.map { "[\($0.1),\($0.0)]" }.joined(separator: ",")
        let end = try #require(places.last)
        let way = #"{"code":"Ok","routes":[{"duration":300,"geometry":{"coordinates":["# + points + "]}}]}"
        let engine = try HTTPDouble { _ in .response(way) }
        let words = [
            "--no-save", "--to", "\(end.0),\(end.1)", "--router", "http://127.0.0.1:\(engine.port)",
            "--traffic=\(program.directory.file("ahead.csv"))",
        ]
        try expectCameras(Self.trip + words)
        #expect(engine.requests.count >= 2)
        let screen = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
        for (command, text) in [("trip", "Camera"), ("dash", "CAMERA")] {
            let terminal = try TestTerminal()
            let run = try program.start(
                [command, "-a", "sim:city", "--gps", "sim"] + words, environment: screen, outputPath: terminal.path,
                leads: true)
            #expect(terminal.wait(for: text), "\(run.warning)")
            #expect(terminal.wait(for: "Bridge"))
            run.signal(SIGTERM)
            #expect(run.end() != nil)
        }
    }
}
