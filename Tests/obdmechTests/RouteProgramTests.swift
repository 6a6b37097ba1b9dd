import Formats
import Foundation
import Glibc
import Storage
import TestSupport
import Testing

@testable import obdmech

/// Places, routes and pace, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct RouteProgramTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func run(_ words: String...) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(words)
        return (run.end(), run.output, run.warning)
    }

    private func drive(_ duration: String = "6m", _ more: String...) throws -> String {
        let run = try program.start(
            [
                "trip", "--json", "--save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:town", "--duration",
                duration,
            ] + more)
        #expect(run.end() == 0, "\(run.warning)")
        return run.output
    }

    private func lines(_ type: String, _ output: String) -> [Substring] {
        output.split(separator: "\n").filter { $0.hasPrefix("{\"type\":\"\(type)\"") }
    }

    private func value(_ name: String, _ json: some StringProtocol) -> Double? {
        guard let range = json.range(of: "\"\(name)\":") else { return nil }
        return Double(json[range.upperBound...].prefix { "0123456789.-".contains($0) })
    }

    @Test func tripsOfOneWayAreARoute() throws {
        for _ in 0..<2 { _ = try drive() }
        let other = try program.start([
            "trip", "--save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:country", "--duration", "6m",
        ])
        #expect(other.end() == 0)
        #expect(try run("route", "show", "route 1").output.hasPrefix("1  Route 1: "))
        let list = try run("route", "list", "--json")
        #expect(list.output.components(separatedBy: "\"number\"").count == 2 && list.output.contains("\"trips\": 2"))
        // Places name it, and the trips.
        #expect(try run("place", "add", "Home", "--trip", "1", "--start").status == 0)
        #expect(try run("place", "add", "Work", "--trip", "1", "--end", "--radius", "100").status == 0)
        #expect(try run("place", "add", "home", "10,10").status == 2)
        #expect(try run("route", "list").output.hasPrefix("1  Home to Work: "))
        #expect(try run("report").output.contains("(Home to Work"))
        let there = try run("report", "--place", "work", "--json").output
        #expect(there.contains("\"id\": 1,") && there.contains("\"id\": 2,") && !there.contains("\"id\": 3,"))
        #expect(there.contains("\"from\": \"Home\"") && there.contains("\"route\": 1"))
        #expect(try run("report", "--place", "Nowhere").status == 2)
        #expect(try !run("report", "--redact", "--json").output.contains("Home"))
        #expect(try run("place", "list").output.contains("2 arrivals"))
        let compared = try run("route", "compare", "Home to Work", "1", "2")
        #expect(compared.status == 0 && compared.output.contains("trip 2 was"))
        let other3 = try run("route", "compare", "1", "1", "3")
        #expect(other3.status == 2 && other3.warning.contains("trip 3 is not on route 'Home to Work'"))
        #expect(other3.warning.contains("% of both tracks") || other3.warning.contains("from the start"))
        // A deleted trip leaves no route of one.
        #expect(try run("delete", "trip", "1", "--yes").status == 0)
        #expect(try run("route", "list").output.hasPrefix("No routes"))
    }

    @Test func aRouteIsMadeNamedFoundAndDeleted() throws {
        _ = try drive("4m")
        #expect(try run("route", "create", "12").status == 2)
        #expect(try run("route", "create", "Commute").status == 0)
        #expect(try run("route", "create", "commute").status == 2)
        #expect(try run("route", "name", "Commute", "To town").output.hasPrefix("1  To town: "))
        #expect(try run("route", "star", "to town").output.hasPrefix("1  * To town"))
        #expect(try run("route", "list", "--starred").output.contains("To town"))
        #expect(try run("route", "near", "48.2,11.6").output.contains("away"))
        #expect(try run("route", "near", "10,10").output.hasPrefix("No route passes within 5.00 km"))
        #expect(try run("route", "near", "95,10").status == 2)
        #expect(try run("route", "stats").output.hasPrefix("1 trip on 1 route: "))
        #expect(try run("route", "compare", "1").status == 2)
        #expect(try run("route", "delete", "1").status == 2)
        #expect(try run("route", "delete", "1", "--yes").status == 0)
        #expect(try run("route", "show", "1").status == 2)
    }

    @Test func aTripWithoutPositionsIsNoRoute() throws {
        let trip = try program.start(["trip", "--save", "-a", "sim:city?rate=max&latency=40", "--duration", "2m"])
        #expect(trip.end() == 0)
        let made = try run("route", "create", "Commute")
        #expect(made.status == 2 && made.warning.contains("trip 1 has no positions"))
        let follow = try run("trip", "-a", "sim:city?rate=max&latency=40", "--follow", "Commute")
        #expect(follow.status == 2 && follow.warning.contains("--gps"))
    }

    @Test func thePaceIsToldEveryFiveSeconds() throws {
        _ = try drive()
        _ = try run("route", "create", "Commute")
        let notices = program.directory.file("notices")
        try program.directory.writeProgram("#!/bin/sh\ncat >>'\(notices)'\n", to: "notice")
        let output = try drive(
            "7m", "--follow", "Commute@1", "--guide", "Commute", "--on-pace", program.directory.file("notice"))
        let paces = lines("pace", output)
        #expect(paces.count > 50)
        // The same car on the same road. During a stop, and until the next checkpoint, the times of the stops differ.
        #expect(paces.allSatisfy { abs(value("aheadS", $0) ?? 99) < 30 })
        #expect(paces.count { abs(value("aheadS", $0) ?? 99) < 2 } > paces.count / 2)
        for (one, other) in zip(paces, paces.dropFirst().dropLast()) {
            #expect((4.9...7).contains((value("t", other) ?? 0) - (value("t", one) ?? 0)))
        }
        #expect(lines("deviation", output).isEmpty && lines("arrived", output).count == 1)
        #expect(!lines("guide", output).isEmpty)
        #expect(program.directory.text("notices").contains("\"type\":\"pace\""))
        // On another road it is left; its start is the same.
        let away = try program.start([
            "trip", "--json", "--no-save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:country", "--duration",
            "6m",
            "--follow", "Commute",
        ])
        #expect(away.end() == 0)
        #expect(
            lines("deviation", away.output).first?.contains("\"on\":true") == true
                || away.warning.contains("is not followed"))
        #expect(
            try run("trip", "-a", "sim:city?rate=max&latency=40", "--gps", "sim", "--follow", "Commute@9").status == 2)
        #expect(
            try run("trip", "-a", "sim:city?rate=max&latency=40", "--gps", "sim", "--follow", "Nowhere").status == 2)
    }

    /// Off the route a server, and a command, tell the way that the car then takes.
    @Test func aNewWayIsFound() throws {
        _ = try drive()
        _ = try run("route", "create", "Commute")
        let country = try program.start([
            "trip", "--save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:country", "--duration", "6m",
        ])
        #expect(country.end() == 0)
        _ = try run("route", "create", "--trip", "last", "Country")
        #expect(try run("route", "export", "Country", program.directory.file("country.gpx")).status == 0)
        let roads = program.directory.text("country.gpx").components(separatedBy: "<rtept ").dropFirst().compactMap {
            point -> [Double]? in
            let numbers = point.split(separator: "\"").prefix(4).compactMap { Double($0) }
            return numbers.count == 2 ? [numbers[1], numbers[0]] : nil
        }
        try #require(roads.count > 100)
        // The rest of the road on which the car is, and straight to where it should lead.
        let server = try HTTPDouble { request in
            let words = request.split { " /?".contains($0) }
            let ends = (words.first { $0.contains(";") } ?? "").split { ",;".contains($0) }.compactMap { Double($0) }
            guard ends.count == 4 else { return .response(#"{"code":"InvalidQuery"}"#, status: "400 Bad Request") }
            func apart(_ point: [Double]) -> Double { abs(point[0] - ends[0]) + abs(point[1] - ends[1]) }
            let here = roads.indices.min { apart(roads[$0]) < apart(roads[$1]) } ?? 0
            let way = [[ends[0], ends[1]]] + roads[min(here + 1, roads.count)...] + [[ends[2], ends[3]]]
            let text = way.map { "[\($0[0]),\($0[1])]" }.joined(separator: ",")
            return .response(#"{"code":"Ok","routes":[{"geometry":{"coordinates":[\#(text)]}}]}"#)
        }
        let words = [
            "trip", "--no-save", "-a", "sim:city?rate=100", "--gps", "sim:country", "--duration", "6m", "--guide",
            "Commute", "--router",
        ]
        let guided = try program.start(words + ["http://127.0.0.1:\(server.port)", "--json"])
        #expect(guided.end() == 0, "\(guided.warning)")
        #expect(lines("newWay", guided.output).first?.contains("\"lengthM\":") == true, "\(guided.warning)")
        #expect(lines("guide", guided.output).contains { $0.hasSuffix("\"newWay\":true}") })
        #expect((1...20).contains(server.requests.count))

        // A command of which every second call fails, told on lines.
        try program.directory.writeProgram(
            """
            #!/bin/sh
            mv failed once 2>/dev/null || { touch failed; exit 7; }
            echo "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>
            <trkpt lat='$1' lon='$2'/><trkpt lat='$3' lon='$4'/></trkseg></trk></gpx>"
            """, to: "router")
        let command = try program.start(
            words + ["/bin/sh -c 'cd \(program.directory.path) && exec ./router \"$@\"' x {lat1} {lon1} {lat2} {lon2}"])
        #expect(command.end() == 0)
        #expect(command.output.contains("  new route "), "\(command.output)\(command.warning)")
        let told = command.warning.components(separatedBy: "no new route: '/bin/sh' ended with exit status 7")
        #expect(told.count == 2, "\(command.warning)")

        // One that is not there changes nothing but is told.
        let dead = try program.start(words + ["http://127.0.0.1:1"])
        #expect(dead.end() == 0)
        #expect(dead.warning.contains("no new route: cannot connect to '127.0.0.1:1': connection refused"))
        #expect(dead.output.contains("  off the route, "))
    }

    @Test func aRouterThatCannotBe() throws {
        let trip = ["trip", "-a", "sim:city?rate=max&latency=40", "--gps", "sim", "--duration", "1m", "--no-save"]
        func warning(_ more: String...) throws -> String {
            let run = try program.start(trip + more)
            #expect(run.end() == 2)
            return run.warning
        }
        let placed = "{lat1} {lon1} {lat2} {lon2}"
        #expect(try warning("--router", "http://localhost").contains("--router needs --guide"))
        #expect(try warning("--guide", "x", "--router", "https://localhost").contains("there is no encryption"))
        #expect(
            try warning("--guide", "x", "--router", "routino-router").contains("does not name the start"))
        #expect(try warning("--guide", "x", "--router", "no-such \(placed)").contains("cannot start command 'no-such'"))
        // The setting is no reason not to record.
        _ = try drive("4m")
        _ = try run("route", "create", "Commute")
        #expect(try run("config", "set", "router", "https://localhost").status == 2)
        let written = Array("router = https://localhost\n".utf8)
        try program.directory.write(written, to: "config/obdmech/config")
        let run = try program.start(trip + ["--guide", "Commute"])
        #expect(run.end() == 0 && run.warning.contains("ignoring the setting 'router': 'https://localhost'"))
        let other = try program.start(trip)
        #expect(other.end() == 0 && !other.warning.contains("router"))
    }

    @Test func whatWasFollowedIsKeptForAKilledProgram() throws {
        _ = try drive()
        _ = try run("route", "create", "Commute")
        let cut = try program.start([
            "trip", "--json", "--save", "-a", "sim:city?rate=10", "--gps", "sim:town", "--duration", "6m", "--follow",
            "Commute",
        ])
        try #require(cut.wait { lines("pace", $0.output).count >= 2 }, "\(cut.warning)")
        cut.signal(SIGKILL)
        _ = cut.end()
        let store = try #require(try Database.openExisting(path: database))
        let state = try #require(try store.routes.followState(ofRoute: 1))
        #expect(state.reference == "best" && state.covered.first == true)
    }
}
