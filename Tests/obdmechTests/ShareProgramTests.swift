import Foundation
import TestSupport
import Testing

@testable import obdmech

/// Bundles with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct ShareProgramTests {
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

    /// A trip from a hidden place to another one, by a driver, with a note.
    private func drive() throws {
        let words = [
            "trip", "-a", "sim:city?rate=max", "--save", "--plain", "--duration", "3m", "--gps", "sim:town", "--driver",
            "Annegret",
        ]
        #expect(try program.run(words).status == 0)
        #expect(try run("edit", "trip", "last", "--note", "Passat M-AB 1234", "--yes").status == 0)
        for end in ["--start", "--end"] {
            #expect(
                try run("place", "add", "Burrow\(end)", "--trip", "1", end, "--hidden", "--radius", "100").status == 0)
        }
    }

    @Test(arguments: ["trip.html", "trip.zip", "folder/"]) func aTripIsSharedAndComesBack(_ target: String) throws {
        try drive()
        let file = program.directory.file(target)
        let shared = try run("share", "last", "--to", file)
        #expect(shared.status == 0, "\(shared.warning)")
        #expect(shared.output.contains("trip.gpx") && shared.output.contains("what was recorded in hidden places"))
        let clean = try run("share", "--check", file)
        #expect(clean.status == 0 && clean.output.hasPrefix("clean"), "\(clean.output)")

        let other = program.directory.file("other.db")
        #expect(try run("database", "import", file, "--database", other).output == "1 trip imported\n")
        #expect(
            try run("database", "import", file, "--database", other).output == "0 trips imported, 1 already there\n")
        let facts = try program.run(["report", "--trip", "last", "--json", "--database", other]).run.json()
        let trip = try #require((facts["trips"] as? [[String: Any]])?.first)
        let whole = try #require(
            (program.run(["report", "--trip", "last", "--json"]).run.json()["trips"] as? [[String: Any]])?.first)
        #expect(trip["vin"] == nil && trip["driver"] == nil && trip["note"] == nil)
        let km = [trip, whole].map { $0["distanceKm"] as? Double ?? 0 }
        #expect(km[0] > 0.3 && km[0] < km[1] - 0.1, "\(km)")
        // The track as a route, with its pace.
        let route = try run("route", "import", file, "Shared", "--database", other)
        #expect(route.status == 0 && route.output.contains("Shared"), "\(route.warning)")
        #expect(try run("route", "show", "Shared", "--database", other).status == 0)
    }

    @Test func whatWasAskedForIsInIt() throws {
        try drive()
        let file = program.directory.file("all.html")
        let all = ["share", "last", "--to", file, "--with-vin", "--with-driver", "--with-places", "--with-notes"]
        let shared = try program.run(all)
        #expect(shared.status == 0 && shared.run.output.contains("With "))
        let check = try program.run(["share", "--check", file, "--json"])
        let found = try check.run.json()
        let kinds = Set((found["findings"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String })
        #expect(check.status == 1 && found["clean"] as? Bool == false)
        #expect(kinds == ["vin", "driver", "note", "position"], "\(kinds)")
        #expect(
            try run(
                "share", "--check", file, "--with-vin", "--with-driver", "--with-places", "--with-notes"
            ).status == 0)
    }

    /// A page and files that were not made for others.
    @Test func otherFilesAreCheckedAsWell() throws {
        try drive()
        let page = program.directory.file("page.html")
        #expect(try run("report", "--trip", "last", "--html", page).status == 0)
        let check = try run("share", "--check", page)
        #expect(check.status == 1)
        for words in ["VIN '", "driver 'Annegret'", "map", "'Burrow--start'"] { #expect(check.output.contains(words)) }
        let log = program.directory.file("samples.csv")
        #expect(try run("database", "export", log).status == 0)
        #expect(try run("share", "--check", program.directory.file("missing")).status == 2)
    }

    @Test func nothingIsWrittenWithoutBeingAsked() throws {
        try drive()
        let file = program.directory.file("dry.html")
        let dry = try program.run(["share", "1", "--to", file, "--dry-run", "--json"])
        #expect(dry.status == 0 && !FileManager.default.fileExists(atPath: file))
        #expect(try dry.run.json()["form"] as? String == "page")
        #expect(try run("share", "1", "--to", program.directory.file("a.gpx")).status == 2)
        #expect(try run("share", "7", "--to", file).status == 2)
        #expect(try run("share", "Nowhere", "--to", file).warning.contains("neither a trip, a route nor a file"))
        #expect(try run("share").status == 2)
        #expect(try run("place", "add", "Region", "--trip", "1", "--hidden", "--radius", "50000").status == 0)
        let all = try run("share", "1", "--to", file)
        #expect(all.status == 2 && all.warning.contains("all of trip 1 is in hidden places"))
    }

    @Test func overlayFilesHideWhatTracksHide() throws {
        try drive()
        for flag in ["--vbo", "--racerender"] {
            let file = program.directory.file("overlay\(flag)")
            #expect(try run("report", "--trip", "last", flag, file).status == 0)
            #expect(try run("share", "--check", file).status == 0, "\(flag)")
        }
        #expect(try run("place", "delete", "Burrow--start").status == 0)
        #expect(try run("report", "--trip", "last", "--vbo", program.directory.file("shown")).status == 0)
        #expect(try run("place", "add", "Again", "--trip", "1", "--start", "--hidden", "--radius", "100").status == 0)
        let check = try run("share", "--check", program.directory.file("shown"))
        #expect(check.status == 1 && check.output.contains("in 'Again'"), "\(check.output)")
    }

    @Test func aScanIsSharedWithoutTheVIN() throws {
        #expect(try program.run(["scan", "-a", "sim:faults?rate=max"]).status == 1)
        let file = program.directory.file("scan.zip")
        #expect(try run("share", "scan", "last", "--to", file).status == 0)
        #expect(try run("share", "--check", file).status == 0)
        let other = program.directory.file("other.db")
        let imported = try run("database", "import", file, "--database", other)
        #expect(imported.output == "1 scan imported\n", "\(imported.warning)")
    }
}
