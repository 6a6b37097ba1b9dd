import Foundation
import Glibc
import History
import Pages
import Storage
import Telemetry
import TestSupport
import Testing
import Trends
import Trips

@testable import obdmech

/// Findings that are kept, and mentioned where people look.
@Suite(.waits, .timeLimit(.minutes(20))) struct VehicleTrendsTests {
    private static let vin = "3VWDX7AJ0DM254871"
    private let program: RealProgram
    private var path: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
        try DrivenHistory.write(to: path, vin: Self.vin, trips: 40) { $0 < 22 ? 12.6 : 12.2 }
    }

    @Test func findingsAreKeptUntilSomethingChanges() throws {
        let database = try Database.open(path: path)
        #expect(try VehicleTrends(of: Self.vin, database).current() == nil, "nothing is measured yet")
        try TripMeasurements.measureRest(database) { _, _ in }
        let findings = try #require(try VehicleTrends(of: Self.vin, database).current())
        #expect(findings.map(\.kind) == [.battery])
        let trips = try #require(try database.indicators.trendState(vin: Self.vin, formulas: TripIndicators.formulas))
        let state = "\(TrendAnalysis.rules) \(trips)"
        #expect(try database.indicators.findings(vin: Self.vin, state: state)?.count == 1)
        // The same, read back, to the last digit.
        #expect(try VehicleTrends(of: Self.vin, database).current() == findings)
        try database.indicators.store([], vin: Self.vin, state: state)
        #expect(try VehicleTrends(of: Self.vin, database).current() == [], "what is stored is not computed again")
        try database.indicators.add(.init(time: WallTime(microseconds: 1), description: "checked"), vin: Self.vin)
        #expect(try VehicleTrends(of: Self.vin, database).current() == findings, "a repair computes it again")
        try database.indicators.store([], vin: Self.vin, state: state)
        try database.trips.deleteFinished([40])
        #expect(try VehicleTrends(of: Self.vin, database).current()?.map(\.kind) == [.battery])
    }

    @Test func aReportMentionsWhatDriftsNow() throws {
        _ = try program.run("trends")
        let line = "Changing  battery 12.2"
        #expect(try program.run("report").run.output.contains(line))
        #expect(try program.run("report", "--year", "--date", "2026-02-01").run.output.contains(line))
        // Kept, so that the next report need not compute it.
        let database = try Database.open(path: path)
        let trips = try #require(try database.indicators.trendState(vin: Self.vin, formulas: TripIndicators.formulas))
        #expect(try database.indicators.findings(vin: Self.vin, state: "\(TrendAnalysis.rules) \(trips)")?.count == 1)
        // Another day tells nothing of today.
        #expect(try !program.run("report", "--date", "2026-01-05").run.output.contains("Changing"))
    }

    /// After an update whose formulas differ, say.
    @Test func aReportSaysThatTripsAreNotMeasured() throws {
        let text = "nknown until obdmech trends has measured 40 trips"
        #expect(try program.run("report").run.output.contains("Changing  u" + text))
        #expect(try program.run("report", "--trip", "last").run.output.contains("Changing  u" + text))
        #expect(try program.run("report", "--trip", "last", "--html", "-").run.output.contains("<li>U\(text)."))
        let few = program.directory.file("few.db")
        try DrivenHistory.write(to: few, vin: Self.vin, trips: 7) { _ in 12.6 }
        #expect(try !program.run("report", "--trip", "last", "--database", few).run.output.contains("Changing"))
    }

    /// The pages say it with the meaning, and only where it is about now.
    @Test func pagesHaveWhatDriftsNow() throws {
        _ = try program.run("trends")
        for arguments in [["--trip", "last"], ["--year", "--date", "2026-02-01"], ["--date", "2026-02-09"]] {
            let run = try program.run(["report", "--html", "-"] + arguments).run
            #expect(
                run.output.contains("Battery") && run.output.contains("12.2"), "\(arguments) \(run.warning)")
        }
        let text = try program.run("report", "--trip", "last").run
        #expect(text.output.contains("\nChanging  battery 12.2"), "\(text.output)")
        let redacted = try program.run("report", "--trip", "last", "--html", "-", "--redact").run
        #expect(redacted.output.contains("12.2") && !redacted.output.contains(Self.vin))
        let finding = try #require(
            (try program.run("trends", "--json").run.json()["findings"] as? [[String: Any]])?.first)
        let sentence = try #require(finding["meaning"] as? String)
        #expect(!sentence.isEmpty && redacted.output.contains(HTML.text(sentence).text))
        for arguments in [["--trip", "5"], ["--date", "2026-01-05"]] {
            let run = try program.run(["report", "--html", "-"] + arguments).run
            #expect(!run.output.contains("Changing"), "\(arguments)")
        }
    }

    @Test func anImportBringsMeasuredTripsAndRepairs() throws {
        _ = try program.run("trends")
        _ = try program.run("vehicle", "service", "2025-12-01", "new tires")
        let other = program.directory.file("other.db")
        _ = try program.run("database", "import", path, "--database", other)
        let database = try Database.open(path: other)
        #expect(try TripMeasurements.measureRest(database) { _, _ in } == 0)
        #expect(try VehicleTrends(of: Self.vin, database).current()?.map(\.kind) == [.battery])
        #expect(try database.indicators.services(vin: Self.vin).map(\.description) == ["new tires"])
    }

    @Test func aTripIsMeasuredWhenItEnds() throws {
        let file = program.directory.file("trip.db")
        _ = try program.run(
            "trip", "-a", "sim:city?rate=max&latency=40", "--duration", "5m", "--save", "--database", file)
        let database = try Database.open(path: file)
        #expect(try TripMeasurements.measureRest(database) { _, _ in } == 0)
        try DrivenHistory.write(to: file, vin: Self.vin, trips: 22) { _ in 12.6 }
        _ = try program.run(
            "trip", "-a", "sim:city?rate=max&latency=40", "--duration", "5m", "--save", "--database", file)
        #expect(
            try TripMeasurements.measureRest(database) { _, _ in } == 2, "earlier trips are measured too, 20 at a time")
        let history = try database.indicators.history(vin: "1HGCM82633A004352", before: WallTime(microseconds: .max))
        #expect(!history.columns.isEmpty)
        let measured = try database.indicators.measurements(
            ofTrip: 1, by: .init(segments: DriveSegmenter.formulas, indicators: TripIndicators.formulas))
        #expect(measured?.segments.isEmpty == false)
    }

    /// Once, although the car drives on and on.
    @Test func aLogMentionsWhatDrifts() throws {
        let (file, vin) = (program.directory.file("log.db"), "3FA6P0HD0JR000116")
        // Not measured: a power cut ended these trips.
        try DrivenHistory.write(to: file, vin: vin, trips: 40) { $0 < 22 ? 12.6 : 12.2 }
        let run = try program.start(["log", "-a", "sim:commuter?rate=max", "--database", file])
        #expect(run.wait { $0.output.components(separatedBy: "Score  ").count > 2 })
        run.signal(SIGTERM)
        #expect(run.end() == 0)
        let mentions = run.output.components(separatedBy: "Changing  battery 12.2")
        #expect(mentions.count == 2, "\(run.output)")
        #expect(
            try Database.open(path: file).indicators.trendState(vin: vin, formulas: TripIndicators.formulas) != nil,
            "every drive is measured")
    }

    @Test func aScanMentionsWhatDrifts() throws {
        let (file, vin) = (program.directory.file("scan.db"), "1HGCM82633A004352")
        try DrivenHistory.write(to: file, vin: vin, trips: 40) { $0 < 22 ? 12.6 : 12.2 }
        try TripMeasurements.measureRest(Database.open(path: file)) { _, _ in }
        let run = try program.run("scan", "-a", "sim:city?rate=max&latency=40", "--database", file).run
        #expect(run.output.contains("Changing    battery 12.2"), "\(run.output)")
        let page = try program.run("scan", "-a", "sim:city?rate=max&latency=40", "--database", file, "--html", "-").run
        #expect(page.output.contains("<li>Battery (engine off, before the start): 12.2"))
        // So does the stored one.
        for format in [[], ["--html", "-"]] {
            let stored = try program.run(["report", "--scan", "last", "--database", file] + format).run
            #expect(stored.output.contains(format.isEmpty ? "Changing    battery 12.2" : "<h2>Changing</h2>"))
        }
    }
}
