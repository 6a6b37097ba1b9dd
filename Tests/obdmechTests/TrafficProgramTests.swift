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

    /// Starts a server and writes a list of its cameras. Returns it, to be ended, and the list.
    private func serve() throws -> (server: TrafficServer, list: String) {
        let server = try TrafficServer(in: program.directory)
        return (server, server.list)
    }

    private func run(_ words: [String]) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(
            ["traffic"] + words, environment: ["XDG_CACHE_HOME": program.directory.file("cache")])
        let status = run.end()
        return (status, run.output, run.warning)
    }

    @Test func picturesAreFetchedOnce() throws {
        let (server, list) = try serve()
        defer { server.end() }
        for name in ["good", "plain", "moved"] {
            let shown = try run(["show", name, "--list", list])
            #expect(shown.status == 0, "\(shown.warning)")
            let file = shown.output.trimmingCharacters(in: .newlines)
            #expect(FileManager.default.contents(atPath: file)?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
        }
        let again = try run(["show", "good", "--list", list, "--json"])
        #expect(again.output.contains("\"cached\": true"))
        let requests = server.requests
        #expect(requests == ["/good", "/plain", "/moved", "/good"])
        let copy = program.directory.file("copy.jpg")
        #expect(try run(["show", "good", "--list", list, "--new", "--to", copy]).output == copy + "\n")
        #expect(program.directory.bytes("copy.jpg").count == 706)
    }

    @Test(arguments: [
        ("slow", "more than 1 s"), ("huge", "larger than 8 MB"), ("claimed", "larger than 8 MB"),
        ("short", "too early"),
        ("cut", "no whole picture"), ("page", "sent 'text/html'"), ("fake", "no whole picture"),
        ("empty", "sent nothing"),
        ("loop", "again and again"), ("local", "something else than a web server"), ("gone", "refused it"),
    ]) func badAnswersAreSaid(_ name: String, _ reason: String) throws {
        let (server, list) = try serve()
        defer { server.end() }
        let timeout = name == "slow" ? "1" : "20"
        let shown = try run(["show", name, "--list", list, "--timeout", timeout])
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
}
