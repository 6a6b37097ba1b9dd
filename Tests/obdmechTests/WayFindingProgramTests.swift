import Foundation
import TestSupport
import Testing

@testable import obdmech

/// Trips to a place, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct WayFindingProgramTests {
    private let program: RealProgram
    private let car = ["-a", "sim:city?rate=max&latency=40", "--gps", "sim:town"]

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func run(_ words: [String]) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(words)
        let status = run.end()
        return (status, run.output, run.warning)
    }

    private func objects(_ output: String, _ type: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }.filter { $0["type"] as? String == type }
    }

    /// Records a drive, and names its end.
    private func driveToWork() throws {
        #expect(try run(["trip", "--save", "--plain", "--duration", "6m"] + car).status == 0)
        #expect(try run(["place", "add", "Work", "--trip", "1", "--end"]).status == 0)
        #expect(try run(["place", "add", "Workshop", "10,10"]).status == 0)
    }

    @Test func alongOwnDrives() throws {
        try driveToWork()
        let trip = try run(["trip", "--save", "--json", "--duration", "7m", "--to", "work"] + car)
        #expect(trip.status == 0, "\(trip.warning)")
        let ways = try objects(trip.output, "way")
        let first = try #require(ways.first)
        #expect(first["event"] as? String == "way")
        let way = try #require(first["way"] as? [String: Any])
        #expect(way["to"] as? String == "Work" && way["source"] as? String == "own-drives")
        #expect((way["remainingS"] as? Double ?? 0) > 60 && way["arrival"] is String)
        let next = try #require(way["next"] as? [String: Any])
        #expect(next["turn"] is String && next["distanceM"] is Double)
        #expect(ways.count { $0["event"] as? String == "progress" } > 20)
        #expect(ways.last?["event"] as? String == "arrived")
        let summary = try #require(try objects(trip.output, "summary").first?["way"] as? [String: Any])
        #expect(summary["to"] as? String == "Work" && summary["reached"] as? Bool == true)
        // It is stored, and left out where identity is.
        #expect(try run(["report", "--trip", "2"]).output.contains("Work, reached"))
        #expect(try run(["report", "--trip", "2", "--json"]).output.contains("\"reached\": true"))
        #expect(try !run(["report", "--redact", "--json"]).output.contains("\"reached\""))
        // By the beginning of the name, if that is one place.
        let several = try run(["trip", "--no-save", "--to", "wor"] + car)
        #expect(several.status == 2 && several.warning.contains("'wor' matches several places"))
        let lines = try run(["trip", "--no-save", "--plain", "--duration", "2m", "--to", "worksh"] + car)
        #expect(lines.status == 0 && lines.output.contains("Workshop is "))
        #expect(lines.warning.contains("no own drives lead to 'Workshop'"))
    }

    @Test func whatIsNoDestination() throws {
        let far = try run(["trip", "--no-save", "--json", "--duration", "1m", "--to", "48.9,11.6"] + car)
        #expect(far.status == 0)
        let summary = try #require(try objects(far.output, "summary").first?["way"] as? [String: Any])
        #expect(summary["reached"] as? Bool == false && summary["leftKm"] as? Double ?? 0 > 1)
        #expect(
            try objects(far.output, "way").allSatisfy {
                ($0["way"] as? [String: Any])?["source"] as? String == "straight"
            })
        let unknown = try run(["trip", "--no-save", "--to", "Nowhere"] + car)
        #expect(unknown.status == 2 && unknown.warning.contains("no place 'Nowhere'"))
        let blind = try run(["trip", "--no-save", "-a", "sim:city?rate=max", "--to", "48.9,11.6"])
        #expect(blind.status == 2 && blind.warning.contains("--gps"))
        #expect(try run(["trip", "--no-save", "--to", "48.9,11.6", "--guide", "x"] + car).status == 2)
    }

    @Test func aServerFindsThePlace() throws {
        let server = try HTTPDouble { request in
            request.contains("/search?q=Main%20Street%205&")
                ? .response(#"[{"lat":"48.9","lon":"11.6","display_name":"Main Street 5, Springfield"}]"#)
                : request.contains("Nothing") ? .response("[]") : .response("", status: "500 Oops")
        }
        #expect(try run(["config", "set", "place-search", "http://127.0.0.1:\(server.port)"]).status == 0)
        let words = ["trip", "--no-save", "--json", "--duration", "30s", "--to"]
        let found = try run(words + ["Main Street 5"] + car)
        #expect(found.status == 0 && server.requests.count == 1)
        #expect(found.warning.contains("'http://127.0.0.1:\(server.port)' is asked for 'Main Street 5'"))
        #expect(found.warning.contains("Main Street 5, Springfield"))
        #expect(try !objects(found.output, "way").isEmpty)
        #expect(try run(words + ["Nothing"] + car).status == 2)
        // The trip goes on if the server fails, and positions and own places are asked of nobody.
        let failed = try run(words + ["Elsewhere"] + car)
        #expect(failed.status == 0 && failed.warning.contains("recorded without a destination"))
        let count = server.requests.count
        #expect(try run(words + ["48.9,11.6"] + car).status == 0 && server.requests.count == count)
        // Where own places cannot be read, their names are asked of nobody either.
        try program.directory.write(
            Array("no database, and as long as one must be".utf8), to: "data/obdmech/obdmech.db")
        #expect(try run(words + ["Home"] + car).status == 5 && server.requests.count == count)
    }

    /// Whatever the engine does, the trip goes on, and one line says why there is no way.
    @Test func anEngineThatFails() throws {
        let server = try HTTPDouble { _ in .response("", status: "500 Oops") }
        let trip = try run(
            ["trip", "--no-save", "--json", "--duration", "5m", "--to", "48.9,11.6", "--router"]
                + ["http://127.0.0.1:\(server.port)"] + car)
        #expect(trip.status == 0 && (1...5).contains(server.requests.count))
        #expect(trip.warning.components(separatedBy: "no way to '48.9,11.6': the server refuses: 500").count == 2)
        #expect(
            try run(["trip", "--to", "1,1", "--router", "routino:/nowhere/map"] + car).warning.contains(
                "map of Routino"))
        #expect(try run(["trip", "--to", "1,1", "--router", "valhalla:https://x"] + car).status == 2)
    }
}
