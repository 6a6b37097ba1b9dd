import Formats
import Foundation
import Glibc
import Storage
import TestSupport
import Testing
import Trips

@testable import obdmech

/// What followed drives end with, and routes that travel, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct FollowedDriveProgramTests {
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

    /// What the summary or a report says of the followed drive.
    private func followed(_ json: String) throws -> JSON {
        let line = json.hasPrefix("{\"") ? String(try #require(json.split(separator: "\n").last)) : json
        let document = try #require(JSON(parsing: Array(line.utf8)))
        if case .array(let trips)? = document["trips"] { return try #require(trips.first?["followed"]) }
        return try #require(document["followed"])
    }

    @Test func aFollowedDriveEndsWithItsRank() throws {
        _ = try drive("6m", "--driver", "Ann")
        _ = try run("route", "create", "Commute")
        let summary = try followed(try drive("6m", "--driver", "Ben", "--follow", "Commute"))
        #expect(
            summary["route"]?.text == "Commute" && summary["counts"]?.line == "true" && summary["reason"]?.line == nil)
        #expect((summary["coveredPercent"]?.double ?? 0) > 95 && abs(summary["aheadS"]?.double ?? 99) < 5)
        #expect((1...2).contains(summary["rank"]?.double ?? 0) && summary["of"]?.double == 2)
        #expect(summary["driverRank"]?.double == 1 && summary["driverOf"]?.double == 1)
        #expect(try followed(try run("report", "--trip", "last", "--json").output).line == summary.line)
        #expect(try run("report", "--trip", "last").output.contains("Followed  Commute against best: "))

        // Half of the route does not count, and it is said why.
        let half = try followed(try drive("3m", "--follow", "Commute@Ann"))
        #expect(half["counts"]?.line == "false" && half["reason"]?.text?.contains("80% are needed") == true)
        #expect(half["rank"]?.line == nil && half["reference"]?.text == "Ann")
        #expect((10...80).contains(half["coveredPercent"]?.double ?? 0))
        let plain = try run(
            "trip", "--plain", "--save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:town", "--duration", "3m",
            "--follow", "Commute")
        #expect(
            plain.output.contains("does not count: ") && plain.warning.contains("trip 4 counts for route 2"), "\(plain)"
        )
        // A drive that belongs to the route says so.
        #expect(try run("route", "create", "--trip", "1", "Other").warning.contains("already on route 'Commute'"))
    }

    private func samples(ofTrip trip: Int64) throws -> Int {
        let store = try #require(try Database.openExisting(path: database))
        return try store.trips.summary(ofSamplesOf: trip, try #require(try store.trips.trip(trip)).parameters).samples
    }

    /// Whether a crash loses no more of a followed drive than its last second.
    private func isKept(_ trip: Int64) throws -> Bool {
        guard let store = try Database.openExisting(path: database), try store.trips.trip(trip) != nil else {
            return false
        }
        return try store.routes.followed(ofTrip: trip) != nil && samples(ofTrip: trip) > 0
    }

    @Test func aDriveThatWasKilledGoesOn() throws {
        _ = try drive()
        _ = try run("route", "create", "Commute")
        let words = [
            "trip", "--json", "--save", "-a", "sim:city?rate=10", "--gps", "sim:town", "--duration", "6m", "--follow",
            "Commute",
        ]
        let cut = try program.start(words)
        let isKept = try eventually { try self.isKept(2) }
        try #require(isKept, "\(cut.warning)")
        cut.signal(SIGKILL)
        _ = cut.end()
        // As long as nobody goes on with it, it says how far it came.
        let short = try followed(try run("report", "--trip", "2", "--json").output)
        #expect(short["route"]?.text == "Commute" && short["counts"]?.line == "false")
        #expect(short["reason"]?.text?.isEmpty == false && (0..<80).contains(short["coveredPercent"]?.double ?? 99))
        let sampled = try samples(ofTrip: 2)
        let resumed = try program.start(words)
        #expect(resumed.end() == 0, "\(resumed.warning)")
        #expect(resumed.warning.contains("trip 2 goes on"), "\(resumed.warning)")
        let store = try #require(try Database.openExisting(path: database))
        #expect(try store.trips.trip(3) == nil && store.trips.trip(2)?.summary.samples ?? 0 > sampled)
        #expect(try store.routes.followed(ofTrip: 2)?.title == "Commute")
        // The facts are those of all samples.
        let trip = try #require(try store.trips.trip(2))
        let again = try store.trips.summary(ofSamplesOf: 2, trip.parameters)
        #expect(again.samples == trip.summary.samples)
        #expect(abs((again.distanceKm ?? 0) - (trip.summary.distanceKm ?? 9)) < 0.001)
    }

    @Test func whatIsUnknownIsSaid() throws {
        _ = try drive("3m")
        _ = try run("route", "create", "Commute")
        for words in [["Commute", "99"], ["Commute", "1", "99"], ["1", "99"]] {
            let compared = try program.start(["route", "compare"] + words)
            #expect(compared.end() == 2 && compared.warning.contains("no trip 99"), "\(compared.warning)")
        }
        let text = "{\"format\": \"obdmech.routeFile/1\",\n \"checkpoints\": [oops"
        try program.directory.write(Array(text.utf8), to: "damaged.json")
        let damaged = try run("route", "import", program.directory.file("damaged.json"))
        #expect(damaged.status == 2 && damaged.warning.contains("has no route: line 2, column 18 is not JSON"))
        for router in ["ftp:x", "valhalla:", "valhalla:x", "https://x", "localhost:5000", "osrm:"] {
            let refused = try run(
                "trip", "-a", "sim:city", "--gps", "sim", "--to", "48.2,11.7", "--router", router)
            #expect(refused.status == 2, "\(router)")
            #expect(refused.warning.contains("'\(router)' is not a router address"), "\(refused.warning)")
        }
    }

    @Test(arguments: ["gpx", "json"]) func aFriendFollowsMyPace(kind: String) throws {
        for driver in ["Ann", "Ben"] { _ = try drive("6m", "--driver", driver) }
        _ = try run("route", "name", "1", "Commute")
        let (file, other) = (program.directory.file("commute.\(kind)"), program.directory.file("friend.db"))
        #expect(try run("route", "export", "Commute", "--to", file).status == 0)
        let imported = try run("route", "import", file, "--database", other)
        #expect(imported.status == 0 && imported.output.contains("2 trips"), "\(imported.output)\(imported.warning)")
        #expect(try run("route", "import", file, "--database", other).warning.contains("no new drives"))
        let shown = try run("route", "show", "Commute", "--json", "--database", other).output
        #expect(
            shown.contains("\"imported\": 1") && shown.contains("\"driver\": \"Ann\"")
                && shown.contains("\"drivers\": 2"))
        #expect(try run("report", "--database", other, "--json").output.contains("\"trips\": 0"))
        let followed = try followed(
            try drive("6m", "--driver", "Cem", "--follow", "Commute@Ben", "--database", other))
        #expect(followed["counts"]?.line == "true" && followed["of"]?.double == 3)
        #expect(abs(followed["aheadS"]?.double ?? 99) < 5)
        let page = try run("route", "compare", "Commute", "i1", "1", "--html", "-", "--database", other)
        #expect(page.status == 0 && page.output.contains("\"others\":[") && page.output.contains("Imported drive i1, "))
        let away = try run("trip", "-a", "sim:city", "--gps", "sim", "--follow", "Commute@Dan", "--database", other)
        #expect(away.status == 2 && away.warning.contains("invalid pace 'Dan'"))
        if kind == "json" {
            // What was imported is exported without loss.
            let copy = program.directory.file("copy.json")
            let third = program.directory.file("third.db")
            _ = try run("route", "import", file, "--database", third)
            #expect(try run("route", "export", "Commute", "--to", copy, "--database", third).status == 0)
            let texts = [program.directory.text("commute.json"), program.directory.text("copy.json")]
            #expect(JSON(parsing: Array(texts[0].utf8))?.line == JSON(parsing: Array(texts[1].utf8))?.line)
        }
        // A route without times has no pace.
        let untimed =
            "<gpx><trk><name>Walk</name><trkseg><trkpt lat='48' lon='11'/><trkpt lat='95' lon='11'/>"
            + "<trkpt lat='48.01' lon='11'/></trkseg></trk></gpx>"
        try program.directory.write(Array(untimed.utf8), to: "walk.gpx")
        let walk = try run("route", "import", program.directory.file("walk.gpx"))
        #expect(walk.status == 0 && walk.warning.contains("the times of 'Walk' are unknown"))
        #expect(walk.warning.contains("1 point") && walk.output.contains("Walk: "))
    }

    @Test func pagesAndWays() throws {
        for _ in 0..<2 { _ = try drive() }
        let page = try run("route", "compare", "1", "2", "--html", "-").output
        #expect(page.contains("id=\"waydata\"") && page.contains("\"elapsed\":true") && page.contains("Trip 2"))
        let near = try run("route", "near", "48.2,11.6", "--html", "-").output
        #expect(near.contains("layer-2") && near.contains("class=\"pin cluster layer-0\""))
        #expect(try run("route", "near", "10,10", "--html", "-").output.contains("No route passes here"))
        #expect(try run("route", "compare", "1", "1", "2", "--html", "-", "--json").status == 2)
        #expect(try run("route", "ways", "1", "1").status == 2)
        #expect(try run("route", "ways", "Home", "Work").status == 2)
        let country = try program.start([
            "trip", "--save", "-a", "sim:city?rate=max&latency=40", "--gps", "sim:country", "--duration", "6m",
        ])
        #expect(country.end() == 0)
        #expect(try run("route", "create", "Country").status == 0)
        let ways = try run("route", "ways", "1", "Country")
        #expect(ways.status == 0 && ways.output.contains("of 2 drives") && ways.output.contains("of 1 drive"))
        #expect(try run("route", "ways", "1", "2", "--json").output.contains("obdmech.routeWays/1"))
        let compared = try run("compare", "--route", "1", "--route", "Country", "--json")
        #expect(compared.status == 0 && compared.output.contains("route Country"), "\(compared.warning)")
        #expect(try run("compare", "--route", "1", "--before", "2020-01-01", "--after", "2020-01-01").status == 0)
        #expect(try run("compare", "--route", "Nowhere", "--route", "1").status == 2)
    }
}
