import Foundation
import Pages
import Serving
import TestSupport
import Testing

/// `report --site` of the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct SiteProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        for seconds in ["60s", "90s"] {
            let trip = try program.start([
                "trip", "-a", "sim:city?rate=max", "--duration", seconds, "--plain", "--save", "--note", "the long way",
            ])
            try #require(trip.end() == 0, "\(trip.warning)")
        }
        let scan = try program.start(["scan", "-a", "sim:faults?rate=max"])
        try #require(scan.end() == 1, "\(scan.warning)")
    }

    private func write(_ arguments: String..., folder: String = "site") throws -> String {
        let run = try program.start(["report", "--site", program.directory.file(folder)] + arguments)
        try #require(run.end() == 0, "\(run.warning)")
        return run.warning + run.output
    }

    private func files(_ folder: String = "site") -> [String] {
        let found = FileManager.default.enumerator(atPath: program.directory.file(folder))
        return found?.compactMap { $0 as? String }.filter { $0.contains(".") }.sorted() ?? []
    }

    @Test func everyLinkLeadsToAFile() throws {
        _ = try write()
        let files = files()
        let pages = files.filter { $0.hasSuffix(".html") }
        #expect(pages.contains("index.html") && pages.contains("trip/1.html") && pages.contains("scan/1.html"))
        var reached: Set<String> = ["index.html"]
        for page in pages {
            let text = program.directory.text("site/" + page)
            for match in text.matches(of: /(?:href|src)="([^"]*)"/) where match.1 != "data:," {
                let target = URL(filePath: "/" + page).deletingLastPathComponent()
                    .appending(path: String(match.1)).standardizedFileURL.path
                #expect(files.contains(String(target.dropFirst())), "\(page): \(match.1)")
                if page != String(target.dropFirst()) { reached.insert(String(target.dropFirst())) }
            }
        }
        #expect(reached.isSuperset(of: pages), "\(Set(pages).subtracting(reached))")
    }

    /// What is no drive is counted where there is nothing else, as in a report.
    @Test func theOverviewCountsWhatItLists() throws {
        _ = try write()
        #expect(program.directory.text("site/index.html").contains("href=\"year/"))
    }

    @Test func onlyWhatHasChangedIsWrittenAgain() throws {
        #expect(try write().contains(" 0 unchanged"))
        #expect(try write().contains("wrote 0 pages"))
        let edit = try program.start(["edit", "trip", "1", "--note", "other", "--yes"])
        try #require(edit.end() == 0, "\(edit.warning)")
        // Its day, week, month and year with its logbook, the pages about everything and about vehicles, and the trip; the last
        // trip and scan tell what is changing.
        let count = try #require(try write().firstMatch(of: /wrote ([0-9]+) pages/)?.1)
        #expect(try #require(Int(count)) < 16)
        #expect(program.directory.text("site/trip/1.html").contains("other"))
        try FileManager.default.removeItem(atPath: program.directory.file("site/trip/2.html"))
        #expect(try write().contains("wrote 1 page "))
    }

    /// A change of what pages show beside trips and scans makes them again.
    @Test(arguments: [
        ["vehicle", "service", "2026-01-02", "new sensor", "--vin=1HGCM82633A004352"],
        ["vehicle", "--name=Blue", "--vin=1HGCM82633A004352"],
        ["place", "add", "Home", "48,11"],
    ]) func whatIsBesideDrivesChangesPages(command: [String]) throws {
        _ = try write()
        try #require(try program.run(command).status == 0)
        #expect(try !write().contains("wrote 0 pages"))
        if command[1] == "service" {
            #expect(
                program.directory.text("site/vehicle/1.html").contains("2 Jan 2026</th><td class=\"text\">new sensor"))
            let json = try program.run("vehicle", "--json").run.json()
            let services = (json["vehicles"] as? [[String: Any]])?.compactMap { $0["services"] as? [[String: Any]] }
            #expect(services?.first?.first?["text"] as? String == "new sensor")
            #expect((services?.first?.first?["time"] as? String)?.hasPrefix("2026-01-02") == true)
        }
    }

    @Test func whatIsDeletedGoesAndWhatIsOfOthersStays() throws {
        _ = try write()
        try program.directory.write(Array("mine".utf8), to: "site/trip/note.html")
        let deletion = try program.start(["delete", "trip", "1", "--yes"])
        try #require(deletion.end() == 0, "\(deletion.warning)")
        _ = try write()
        let files = files()
        #expect(!files.contains("trip/1.html") && files.contains("trip/2.html") && files.contains("trip/note.html"))
        #expect(!program.directory.text("site/index.html").contains("trip/1.html"))
    }

    @Test func aFolderWithOtherFilesIsRefused() throws {
        try program.directory.write(Array("mine".utf8), to: "home/index.html")
        let run = try program.start(["report", "--site", program.directory.file("home")])
        #expect(run.end() == 6)
        #expect(files("home") == ["index.html"] && program.directory.text("home/index.html") == "mine")
    }

    @Test func aRedactedSiteHasNoVIN() throws {
        let identity = "3VWDX7AJ0DM254871"
        _ = try write("--redact", folder: "redacted")
        for file in files("redacted") {
            let text = program.directory.text("redacted/" + file)
            if file == "trips.html" { #expect(!text.contains("the long way")) }
            #expect(!text.contains(identity), "\(file)")
        }
    }

    /// The server shows the same pages, with its own links.
    @Test(arguments: ["/", "/trips", "/trip/1", "/scan/1"]) func pagesOfTheServer(path: String) throws {
        let run = try program.start(["report", "--page", path])
        #expect(run.end() == 0, "\(run.warning)")
        let links = run.output.matches(of: /href="(\/[^"]*)"/).map { String($0.1) }
        #expect(
            !links.isEmpty && links.allSatisfy { ServedPath($0) != nil && PageAddress(path: $0) != nil }, "\(links)")
    }
}
