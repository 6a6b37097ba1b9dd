import Formats
import Foundation
import Glibc
import History
import Reports
import Site
import Storage
import System
import TestSupport
import Testing

/// The folder of all pages, which several threads make.
@Suite(.waits, .timeLimit(.minutes(20))) struct SiteFolderTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try DrivenHistory.write(to: directory.file("trips.db"), vin: "3VWDX7AJ0DM254871", trips: 20) { _ in 12.6 }
    }

    private func write(threads: Int, _ folder: String = "site") throws -> SiteFolder.Count {
        let database = try #require(try Database.openExisting(path: directory.file("trips.db")))
        try TripMeasurements.measureRest(database) { _, _ in }
        let pages = StoredPages(
            database, TripFilter(places: try TripPlaces(database) { _, _ in }), Presentation(), VehicleNames(),
            inspection: "", map: nil, program: "obdmech")
        var site = try SiteFolder(directory.file(folder))
        return try site.write(try SitePages(database, pages, in: nil), tiles: nil, threads: threads)
    }

    private func files(_ folder: String) throws -> [String: [UInt8]] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: directory.file(folder))
        return Dictionary(uniqueKeysWithValues: names.map { ($0, directory.bytes(folder + "/" + $0)) })
    }

    /// The files that are not the same in two folders.
    private func differences(_ one: String, _ other: String) throws -> [String] {
        let (one, other) = (try files(one), try files(other))
        return Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    }

    @Test func threadsMakeTheSamePages() throws {
        let one = try write(threads: 1, "one")
        let many = try write(threads: 5, "many")
        #expect(one.made > 40 && many.made == one.made && many.unchanged == 0 && many.removed == 0, "\(one), \(many)")
        #expect(directory.exists("one/trip/20.html"))
        let found = try differences("one", "many")
        #expect(found == [])
    }

    @Test func onlyWhatIsMissingIsMadeAgain() throws {
        let all = try write(threads: 3).made
        let before = try files("site")
        #expect(try write(threads: 3).unchanged == all)
        for trip in 3...19 { unsafe unlink(directory.file("site/trip/\(trip).html")) }
        let again = try write(threads: 3)
        #expect(again.made == 17 && again.unchanged == all - 17)
        #expect(try files("site") == before)
    }

    /// The list of many thousand trips is longer than a megabyte.
    @Test func longLists() throws {
        let all = try write(threads: 1).made
        var lines = String(decoding: directory.bytes("site/.obdmech-site"), as: UTF8.self).split(separator: "\n")
        lines.insert(contentsOf: (0..<40_000).map { "of/another/program/\($0).html 1234567890" }, at: 1)
        try directory.write(Array(lines.joined(separator: "\n").utf8), to: "site/.obdmech-site")
        let again = try write(threads: 1)
        #expect(again.made == 0 && again.unchanged == all && again.removed == 0, "\(again)")
    }

    /// The first page that fails is reported, whichever thread comes to it first, and the others are kept.
    @Test(arguments: [1, 2, 5]) func aPageThatCannotBeWritten(threads: Int) throws {
        for trip in [4, 5, 12] {
            try directory.write([1], to: "site/trip/\(trip).html/in-the-way")
        }
        try directory.write(Array("other\n".utf8), to: "site/.obdmech-site")
        let error = #expect(throws: FileError.self) { try write(threads: threads) }
        #expect(error?.message.text.contains("trip/4.html") == true, "\(String(describing: error))")
        let names = try files("site").keys
        #expect(!names.contains { $0.hasSuffix(".new") })
        for trip in [4, 5, 12] { try FileManager.default.removeItem(atPath: directory.file("site/trip/\(trip).html")) }
        let rest = try write(threads: threads)
        #expect(rest.unchanged > 0 && rest.made >= 3)
        _ = try write(threads: 1, "whole")
        let found = try differences("site", "whole")
        #expect(found == [])
    }

    /// Ctrl-C loses nothing that was written, and leaves no part of a page.
    @Test func anInterruptedSiteGoesOn() throws {
        let program = try RealProgram()
        let database = directory.file("trips.db")
        let site = program.directory.file("site")
        let arguments = ["report", "--site", site, "--database", database]
        let run = try program.start(arguments)
        #expect(eventually { program.directory.exists("site/trip/1.html") })
        run.signal(SIGINT)
        #expect(run.end() == -SIGINT, "\(run.warning)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: site)
        #expect(!names.contains { $0.hasSuffix(".new") } && names.contains(".obdmech-site"))
        let next = try program.start(arguments)
        #expect(next.end() == 0, "\(next.warning)")
        #expect(!next.warning.contains(" 0 unchanged"), "\(next.warning)")
        #expect(program.directory.exists("site/trip/20.html"))
    }
}
