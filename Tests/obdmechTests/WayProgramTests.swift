import Foundation
import Storage
import TestSupport
import Testing

@testable import obdmech

/// Ways of trips to files and from them, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct WayProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func run(_ words: String...) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(words)
        let status = run.end()
        return (status, run.output, run.warning)
    }

    private func drive(_ words: String...) throws {
        let base = ["trip", "-a", "sim:city?rate=max", "--save", "--plain", "--duration", "3m"]
        #expect(try program.run(base + words).status == 0)
    }

    @Test func aWayIsWritten() throws {
        try drive("--gps", "sim:town")
        let gpx = try run("report", "--trip", "last", "--gpx", "-")
        #expect(gpx.status == 0)
        #expect(gpx.output.hasPrefix("<?xml version=\"1.0\""))
        #expect(gpx.output.components(separatedBy: "<trkpt ").count > 100)
        #expect(gpx.output.contains("<obdmech:engineSpeedRpm>"))
        #expect(gpx.output.contains("<obdmech:consumptionLPer100Km>"))
        let file = program.directory.file("way.kml")
        #expect(try run("report", "--trip", "last", "--kml", file).warning.contains("wrote the track to '\(file)'"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("<gx:MultiTrack>"))
        #expect(
            try run("report", "--trip", "last", "--geojson", "-").output.hasPrefix("{\"type\":\"FeatureCollection\""))
    }

    /// What is hidden in exported tracks is hidden on maps as well, if they are for others.
    @Test func hiddenPlacesAreNotOnRedactedMaps() throws {
        try drive("--gps", "sim:town")
        func points(_ more: String...) throws -> Int {
            let page = try program.run(["report", "--trip", "last", "--html", "-"] + more).run.output
            guard let start = page.range(of: #"id="waydata""#),
                let count = page[start.upperBound...].firstRange(of: #""count":"#)
            else { return 0 }
            return Int(page[count.upperBound...].prefix { $0.isNumber }) ?? 0
        }
        func says(_ text: String, _ more: String...) throws -> Bool {
            try program.run(["report", "--trip", "last"] + more).run.output.contains(text)
        }
        let all = try points()
        #expect(try all > 100 && points("--redact") == all)
        #expect(try run("place", "add", "Home", "--trip", "1", "--start", "--hidden", "--radius", "100").status == 0)
        let shown = try points("--redact")
        #expect(try 10 < shown && shown < all && points() == all)
        let words = "hidden places are left out"
        #expect(try says(words, "--redact") && !says(words))
        #expect(try says(words, "--redact", "--html", "-") && !says(words, "--html", "-"))
        // The altitude is a curve that tells where the car was.
        let curve = "\"title\":\"Altitude\""
        #expect(try says(curve, "--html", "-") && !says(curve, "--redact", "--html", "-"))
        #expect(try says("Altitude", "--full") && !says("Altitude", "--full", "--redact"))
        // The same points as those of the exported track, of which the page has one a second.
        let track = try run("report", "--trip", "last", "--gpx", "-").output
        #expect(track.components(separatedBy: "<trkpt ").count - 1 == shown)

        #expect(try run("place", "add", "Region", "--trip", "1", "--hidden", "--radius", "50000").status == 0)
        #expect(try points("--redact") == 0)
        #expect(try !says("Map, ", "--redact") && says("Map, "))
        let log = program.directory.file("hidden.ld")
        #expect(try run("report", "--trip", "last", "--motec", log).status == 0)
        #expect(program.directory.bytes("hidden.ld").firstRange(of: Array("Latitude".utf8)) == nil)
        #expect(try run("place", "delete", "Region").status == 0)
        #expect(try run("report", "--trip", "last", "--motec", log).status == 0)
        #expect(program.directory.bytes("hidden.ld").firstRange(of: Array("Latitude".utf8)) != nil)
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        try drive()
        #expect(try run("report", "--trip", "last", "--gpx", "-").warning.contains("trip 1 has no positions"))
        #expect(try run("report", "--gpx", "-").warning.contains("--gpx needs --trip"))
        for other in [["--json"], ["--kml", "-"], ["--html", "-"], ["--lap", "best"]] {
            let both = try program.run(["report", "--trip", "last", "--gpx", "-"] + other)
            #expect(both.status == 2, "\(other)")
        }
    }

    @Test func aTrackIsImportedOnce() throws {
        try drive("--gps", "sim:town")
        let file = program.directory.file("way.gpx")
        #expect(try run("report", "--trip", "last", "--gpx", file).status == 0)
        let other = program.directory.file("other.db")
        for expected in ["1 trip imported\n", "0 trips imported, 1 already there\n"] {
            let imported = try run("database", "import", file, "--database", other)
            #expect(imported.status == 0 && imported.output == expected, "\(imported.warning)")
        }
        let facts = try [[], ["--database", other]].map { words in
            try #require(
                try program.run(["report", "--trip", "last", "--json"] + words).run.json()["trips"] as? [[String: Any]])[
                    0]
        }
        let km = facts.map { $0["distanceKm"] as? Double ?? 0 }
        #expect(km[0] > 0.5 && abs(km[1] - km[0]) < 0.03 * km[0], "\(km)")
        #expect(facts[1]["origin"] as? String == "import" || facts[1]["kind"] as? String == "import", "\(facts[1])")
        #expect(try run("report", "--trip", "last", "--gpx", "-", "--database", other).status == 0)
    }

    @Test func aFileWithoutTimesIsRefused() throws {
        let track = "<trk><trkseg><trkpt lat=\"48\" lon=\"11\">%</trkpt></trkseg></trk>"
        let timed = track.replacing("%", with: "<time>2026-11-22T10:00:00Z</time>")
        func imported(_ body: String) throws -> (status: Int32?, output: String, warning: String) {
            try program.directory.write(Array("<gpx>\(body)</gpx>".utf8), to: "a.gpx")
            return try run("database", "import", program.directory.file("a.gpx"))
        }
        let none = try imported(track)
        #expect(none.status == 5 && none.warning.contains("none of its points has a valid time"))
        let damaged = try imported("\n<trk><trkseg><trkpt lat=\"x\"/>")
        #expect(damaged.status == 5 && damaged.warning.contains("1 point without a valid position"))
        #expect(try imported("<x").warning.contains("no track with times: "))
        let some = try imported(track + timed)
        #expect(some.status == 0 && some.output == "1 trip imported\n")
        #expect(some.warning.contains("1 track of"))
    }
}
