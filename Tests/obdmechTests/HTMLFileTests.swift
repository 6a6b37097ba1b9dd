import Foundation
import TestSupport
import Testing

@testable import obdmech

/// `report --html` and `scan --html`. What the pages show is tested in PagesTests and by Tests/Browser/run.
@Suite(.waits, .timeLimit(.minutes(20))) struct HTMLFileTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: program.directory.file(name))[.posixPermissions] as? Int
    }

    private func recordTrip() throws {
        let trip = try program.run("trip", "-a", "sim:city?rate=max", "--save", "--duration", "2m")
        #expect(trip.status == 0, "\(trip.run.warning)")
    }

    @Test func aTrip() throws {
        try recordTrip()
        let file = program.directory.file("page.html")
        try program.directory.write(Array("old".utf8), to: "page.html")
        let (status, run) = try program.run("report", "--trip", "last", "--html", file)
        #expect(status == 0, "\(run.warning)")
        #expect(run.output.isEmpty)
        #expect(run.warning == "obdmech: wrote the page to '\(file)'\n")
        let page = program.directory.text("page.html")
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("<h1>Trip 1</h1>") && page.contains("<h3>Vehicle speed</h3>"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(try mode("page.html") == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: program.directory.file(""))
        #expect(!names.contains { $0.hasSuffix(".new") })
    }

    /// The browser gets the file that was written; without one, or without a page, that is said.
    @Test func inTheBrowser() throws {
        let folder = program.directory.file("bin")
        let shown = program.directory.file("shown")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try program.directory.writeProgram(
            "#!/bin/sh\necho \"$1\" >'\(shown).new' && mv '\(shown).new' '\(shown)'\n", to: "bin/xdg-open")
        let file = program.directory.file("page.html")
        let scan = ["scan", "-a", "sim:faults?rate=max", "--no-save", "--open"]
        let found = try program.start(scan + ["--html", file], environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(found.end() == 1)
        #expect(eventually { FileManager.default.fileExists(atPath: shown) })
        #expect(program.directory.text("shown") == file + "\n")

        let missing = try program.start(
            scan + ["--html", file], environment: ["PATH": program.directory.file("empty")])
        #expect(missing.end() == 1)
        #expect(missing.warning.contains("xdg-open not found"))
        for wrong in [[], ["--html", "-"]] { #expect(try program.run(scan + wrong).status == 2) }
    }

    /// The same bytes on standard output, and through a link, which stays.
    @Test func elsewhere() throws {
        try recordTrip()
        let output = try program.run("report", "--html", "-")
        #expect(output.status == 0)
        #expect(output.run.output.contains("<h3>Trip 1"))
        let link = program.directory.file("link.html")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: program.directory.file("real.html"))
        try program.directory.write([], to: "real.html")
        #expect(try program.run("report", "--html", link).status == 0)
        #expect(program.directory.text("real.html") == output.run.output)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("real.html"))
        #expect(try program.run("report", "--html", "/dev/null").status == 0)
    }

    @Test func nothingRecorded() throws {
        let (status, run) = try program.run("report", "--html", "-")
        #expect(status == 0)
        #expect(run.output.contains("No trips, no scans."))
    }

    /// Text and exit status of a scan are as without a page.
    @Test func aScan() throws {
        let file = program.directory.file("scan.html")
        let plain = try program.run("scan", "-a", "sim:faults?rate=max", "--no-save")
        let (status, run) = try program.run("scan", "-a", "sim:faults?rate=max", "--no-save", "--html", file)
        #expect(status == 1)
        #expect(run.output == plain.run.output)
        let page = program.directory.text("scan.html")
        #expect(page.contains("3VWDX7AJ0DM254871") && page.contains("P0301"))
        let redacted = try program.run(
            "scan", "-a", "sim:faults?rate=max", "--no-save", "--html", "-", "--redact")
        #expect(redacted.status == 1)
        #expect(redacted.run.output.hasPrefix("<!DOCTYPE html>"))
        #expect(!redacted.run.output.contains("3VWDX7AJ0DM254871"))
        #expect(!redacted.run.output.contains("sim:faults"))
    }

    /// A stored scan gives the page that the scan gave, but for its text being computed again.
    @Test func aStoredScan() throws {
        let now = try program.run("scan", "-a", "sim:faults?rate=max", "--html", "-")
        let stored = try program.run("report", "--scan", "last", "--html", "-")
        #expect(stored.status == 0, "\(stored.run.warning)")
        #expect(stored.run.output == now.run.output)
        let redacted = try program.run("report", "--scan", "last", "--html", "-", "--redact")
        #expect(!redacted.run.output.contains("3VWDX7AJ0DM254871"))
    }

    @Test(arguments: [
        ("report --html a.html --json", 2, "--html cannot be used with --json"),
        ("report --html a.html --csv", 2, "--html cannot be used with --csv"),
        ("scan -a sim:city?rate=max --html - --json", 2, "--html=- cannot be used with --json"),
        ("report --html missing/a.html", 6, "cannot create file 'missing/a.html'"),
        ("report --html /", 6, "cannot create file '/'"),
        ("report --html /dev/full", 6, "no space left on device"),
        ("scan -a tcp:127.0.0.1:1 --html missing/a.html", 6, "cannot create file 'missing/a.html'"),
    ])
    func mistakes(line: String, status: Int32, message: String) throws {
        let found = try program.run(line.split(separator: " ").map(String.init))
        #expect(found.status == status, "\(found.run.warning)")
        #expect(found.run.warning.contains(message), "\(found.run.warning)")
        #expect(found.run.output.isEmpty)
    }

    /// A scan that fails leaves the old page, and nothing beside it.
    @Test func noPageOfAFailedScan() throws {
        try program.directory.write(Array("old".utf8), to: "scan.html")
        let file = program.directory.file("scan.html")
        #expect(try program.run("scan", "-a", "tcp:127.0.0.1:1", "--html", file).status == 3)
        #expect(program.directory.text("scan.html") == "old")
        let names = try FileManager.default.contentsOfDirectory(atPath: program.directory.file(""))
        #expect(!names.contains { $0.hasSuffix(".new") })
    }
}
