import Foundation
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

/// Drives of which the truth is known, in the database of a program.
enum ComparedHistory {
    struct Drive {
        /// The day in November 2026.
        var day: Int
        var vin: String? = "3VWDX7AJ0DM254871"
        var driver: String?
        var tags: [String] = []
        /// By how much the engine uses more than it should.
        var factor = 1.0
        var cruiseKmh = 70.0
        var minutes = 12
    }

    static func write(_ drives: [Drive], to path: String) throws {
        let database = try Database.open(path: path)
        let start = 1_793_520_000.0  // 2026-11-01 08:00 UTC
        for (number, drive) in drives.enumerated() {
            var parameters = TripParameters()
            parameters.vehicle.fuel = .gasoline
            var beginning = TripBeginning(
                start: WallTime(microseconds: Int64((start + Double(drive.day - 1) * 86400 + Double(number)) * 1e6)),
                vin: drive.vin, adapter: "/dev/ttyUSB0", bus: nil, fuelPrice: 1.8)
            beginning.driver = drive.driver
            beginning.tags = drive.tags
            beginning.currency = "EUR"
            beginning.parameters = parameters
            let trip = try database.trips.begin(beginning)
            let samples = samples(drive, number)
            try database.append(samples, trip: trip, origin: .zero)
            try database.trips.finish(trip, summary: TripEngine.summary(parameters) { samples.forEach($0) })
        }
    }

    /// A minute in traffic, then cruise, and so on.
    private static func samples(_ drive: Drive, _ number: Int) -> [Sample] {
        // Drives differ a little, and not by chance: the same database each time.
        let noise = 1 + 0.01 * (Double(number * 7 % 5) - 2)
        return (0..<drive.minutes * 60).flatMap { second in
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            let phase = second % 180
            let kmh = phase < 60 ? (phase % 30 < 10 ? 0 : 30) : drive.cruiseKmh
            let grams = (2.5 + kmh * 0.09 + kmh * kmh * kmh * 6e-6) * drive.factor * noise
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, kmh), (.engineSpeed, 800 + kmh * 20), (.massAirFlow, grams),
                (.coolantTemperature, 90), (.ambientTemperature, 10),
            ]
            return values.map { Sample($0.0, $0.1, at: time) }
        }
    }
}

@Suite(.waits, .timeLimit(.minutes(20))) struct CompareCommandTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private typealias Drive = ComparedHistory.Drive

    private func quantities(_ arguments: String...) throws -> (document: [String: Any], [String: [String: Any]]) {
        let (status, run) = try program.run(["compare", "--json"] + arguments)
        #expect(status == 0 && run.warning.isEmpty, "\(run.warning)")
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.compare/1")
        let quantities = try #require(document["quantities"] as? [[String: Any]])
        return (document, Dictionary(uniqueKeysWithValues: quantities.map { ($0["name"] as? String ?? "", $0) }))
    }

    /// Slower driving and a worse engine since the 15th: each is found, and only the second on like driving.
    @Test func beforeAndAfter() throws {
        try ComparedHistory.write(
            (1...28).map { Drive(day: $0, factor: $0 < 15 ? 1 : 1.08, cruiseKmh: $0 % 2 == 0 ? 70 : 60) }, to: database)
        let (document, found) = try quantities("--before", "2026-11-15", "--after", "2026-11-15")
        let like = try #require(found["likeConsumption"])
        #expect(like["significant"] as? Bool == true && like["unit"] as? String == "L/100 km")
        let a = try #require(like["a"] as? Double)
        let percent = try ["low", "difference", "high"].map { try #require(like[$0] as? Double) / a * 100 }
        #expect(percent[0] < 8 && percent[2] > 8 && abs(percent[1] - 8) < 1, "\(percent)")
        #expect(found["speed"]?["significant"] as? Bool == false)
        #expect(found["trimCruiseBank1"]?["significant"] is NSNull)
        // The totals are those of report, to the digit.
        let side = try #require(document["a"] as? [String: Any])
        let (_, report) = try program.run("report", "--from", "2026-11-01", "--to", "2026-11-14", "--json")
        #expect(side["totals"] as? NSDictionary == (try report.json()["totals"] as? NSDictionary))
        #expect(side["title"] as? String == "before 15 Nov 2026" && side["from"] as? String == "2026-11-01")
        let text = try program.run("compare", "--before", "2026-11-15", "--after", "2026-11-15").run.output
        #expect(text.contains("8% more, significant") && text.contains("not significant"), "\(text)")
        #expect(text.hasPrefix("A: before 15 Nov 2026: 14 trips, "), "\(text)")
        // Days outside are left out, so that too few trips remain.
        let (_, few) = try quantities(
            "--before", "2026-11-15", "--after", "2026-11-15", "--from", "2026-11-12", "--to", "2026-11-17")
        #expect(few["consumption"]?["significant"] is NSNull && few["consumption"]?["difference"] is Double)
    }

    @Test func twoDriversOfWhomOneIsSlower() throws {
        try ComparedHistory.write(
            (1...24).map {
                Drive(day: $0, driver: $0 % 2 == 0 ? "Ann" : "Ben", cruiseKmh: $0 % 2 == 0 ? 90 : $0 % 4 == 1 ? 70 : 90)
            }, to: database)
        let (document, found) = try quantities("--driver", "ann", "--driver", "Ben")
        #expect((document["a"] as? [String: Any])?["title"] as? String == "driver ann")
        #expect(found["speed"]?["significant"] as? Bool == true)
        #expect(found["likeConsumption"]?["significant"] as? Bool == false, "\(found)")
    }

    @Test func tagsAndTripsOfBoth() throws {
        try ComparedHistory.write(
            (1...12).map { Drive(day: $0, tags: $0 == 12 ? ["a", "b"] : [$0 % 2 == 0 ? "a" : "b"]) }, to: database)
        let (document, _) = try quantities("--tag", "a", "--tag", "b")
        let totals = ["a", "b"].map {
            ((document[$0] as? [String: Any])?["totals"] as? [String: Any])?["trips"] as? Int
        }
        #expect(totals == [5, 6])
        #expect((document["notes"] as? [String])?.contains { $0.contains("1 trip that would be on both") } == true)
    }

    @Test func twoTrips() throws {
        try ComparedHistory.write(
            [Drive(day: 1, minutes: 60), Drive(day: 2, factor: 1.2, minutes: 60)], to: database)
        let (document, found) = try quantities("1", "last")
        #expect(document["twoTrips"] as? Bool == true)
        #expect(found["likeConsumption"]?["significant"] as? Bool == true)
        #expect(found["score"]?["significant"] is NSNull)
        let text = try program.run("compare", "1", "2").run.output
        #expect(text.contains("The parts of two trips are compared"))
    }

    @Test func vehiclesAreNotMixed() throws {
        let other = "WVWZZZ1JZXW000001"
        try ComparedHistory.write(
            (1...12).map { Drive(day: $0, vin: $0 % 2 == 0 ? other : "3VWDX7AJ0DM254871") }, to: database)
        let days = ["--before", "2026-11-07", "--after", "2026-11-07"]
        let (status, run) = try program.run(["compare"] + days)
        #expect(status == 2 && run.warning.contains("these are trips of several vehicles"), "\(run.warning)")
        #expect(run.warning.contains("--vin: ") && run.warning.contains(other))
        #expect(try program.run(["compare", "--vin", "WVW"] + days).status == 0)
        let (_, found) = try quantities("--vin", "WVW", "--vin", "3VW")
        #expect(found["likeConsumption"]?["significant"] as? Bool == false)
        let (same, mistake) = try program.run("compare", "--vin", "WVW", "--vin", other)
        #expect(same == 2 && mistake.warning.hasPrefix("obdmech: cannot compare vehicle \(other) with itself"))
    }

    @Test func nothingRecorded() throws {
        let (status, run) = try program.run("compare", "--before", "today", "--after", "today")
        #expect(status == 0 && run.output.contains("Nothing to compare: no trips."), "\(run.output) \(run.warning)")
        #expect(!program.directory.exists("data/obdmech/obdmech.db"))
    }

    @Test(arguments: [
        (["compare"], "name what to compare"), (["compare", "--before", "2026-11-01"], "name what to compare"),
        (["compare", "--driver", "Ann"], "name what to compare"),
        (["compare", "12"], "compare needs the numbers of two trips"),
        (["compare", "12", "x"], "compare needs the numbers of two trips"),
        (["compare", "1", "2", "3"], "compare needs the numbers of two trips"),
        (["compare", "1", "2", "--tag", "a"], "two trips cannot be combined with --tag"),
        (["compare", "1", "2"], "no trip 1"),
        (["compare", "--tag", "a", "--tag", "b", "--tag", "c"], "--tag can be given at most twice"),
        (["compare", "--tag", "a", "--tag", "b", "--driver", "c", "--driver", "d"], "--driver and --tag both name"),
        (["compare", "--tag", "a", "--tag", "b", "--before", "today"], "--tag and --before both name"),
        (["compare", "--tag", "a", "--tag", "A"], "cannot compare tag a with itself"),
        (["compare", "--before", "2026-11-02", "--after", "2026-11-01"], "--after '2026-11-01' is earlier than"),
        (["compare", "--before", "soon", "--after", "today"], "invalid --before 'soon'"),
        (
            ["compare", "--tag", "a", "--tag", "b", "--from", "2026-11-02", "--to", "2026-11-01"],
            "--from '2026-11-02' is after"
        ),
    ]) func mistakes(arguments: [String], message: String) throws {
        let (status, run) = try program.run(arguments)
        #expect(status == 2 && run.warning.hasPrefix("obdmech: \(message)"), "\(run.warning)")
    }

    @Test func aTripWithItself() throws {
        try ComparedHistory.write([Drive(day: 1)], to: database)
        let (status, run) = try program.run("compare", "1", "last")
        #expect(status == 2 && run.warning.hasPrefix("obdmech: cannot compare trip 1 with itself"))
    }
}
