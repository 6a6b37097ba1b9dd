import Foundation
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

/// A history of drives of a quarter of an hour, in the database of a program.
enum DrivenHistory {
    /// - Parameters:
    ///   - restingVolts: Of the battery before the start, by trip.
    ///   - also: Further samples of each second.
    static func write(
        to path: String, vin: String, trips: Int, restingVolts: (_ trip: Int) -> Double,
        also: (_ trip: Int) -> [(Signal, Double)] = { _ in [] }
    ) throws {
        let database = try Database.open(path: path)
        let start = 1_767_250_800.0  // 2026-01-01 07:00 UTC
        for number in 0..<trips {
            let trip = try database.trips.begin(
                TripBeginning(
                    start: WallTime(microseconds: Int64((start + Double(number) * 86400) * 1e6)), vin: vin,
                    adapter: "/dev/ttyUSB0", bus: nil, fuelPrice: nil))
            var engine = TripEngine()
            let samples = samples(number, restingVolts: restingVolts(number), also: also(number))
            for sample in samples { engine.take(sample) }
            try database.append(samples, trip: trip, origin: .zero)
            try database.trips.finish(trip, summary: engine.summary)
        }
    }

    private static func samples(_ trip: Int, restingVolts: Double, also: [(Signal, Double)]) -> [Sample] {
        // Days differ a little, and not by chance: the same database each time.
        let day = Double(trip * 7 % 5) - 2
        return (0..<900).flatMap { second in
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            let isOff = second < 10
            let isDriving = second > 120
            let values: [(Signal, Double)] = [
                (.adapterVoltage, isOff ? restingVolts + day * 0.02 : 14.2 + day * 0.03),
                (.engineSpeed, isOff ? 0 : isDriving ? 2000 : 800 + day * 4 + Double(second % 5)),
                (.vehicleSpeed, isDriving ? 80 : 0), (.coolantTemperature, min(90, 20 + Double(second) / 5) + day / 2),
                (.ambientTemperature, 10 + day),
            ]
            return (values + also).map { Sample($0.0, $0.1, at: time) }
        }
    }
}

@Suite(.waits, .timeLimit(.minutes(20))) struct TrendsCommandTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws { program = try RealProgram() }

    @Test func aBatteryThatAges() throws {
        try program.directory.write([], to: "data/obdmech/x")
        try DrivenHistory.write(to: database, vin: "3VWDX7AJ0DM254871", trips: 40) { $0 < 22 ? 12.6 : 12.2 }
        let (status, run) = try program.run("trends", "--json")
        #expect(status == 0 && run.warning.isEmpty, "\(run.warning)")
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.trends/1")
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["kind"] as? String } == ["battery"])
        let finding = try #require(findings.first)
        #expect(finding["vehicle"] as? String == "3VWDX7AJ0DM254871" && finding["unit"] as? String == "V")
        let (baseline, now) = (try #require(finding["baseline"] as? Double), try #require(finding["now"] as? Double))
        #expect(abs(baseline - 12.6) < 0.02 && abs(now - 12.2) < 0.02, "\(baseline) \(now)")
        let change = try #require(finding["change"] as? Double)
        #expect(abs(change - (now - baseline)) < 0.0002)
        #expect((finding["since"] as? String)?.hasPrefix("2026-01-2") == true)
        let text = try program.run("trends")
        #expect(text.run.output.contains("! Battery (engine off, before the start): 12.2"))
        // As it was before, and after the battery was replaced.
        let (_, earlier) = try program.run("trends", "--json", "--as-of", "2026-01-20")
        #expect((try earlier.json()["findings"] as? [Any])?.isEmpty == true)
        #expect(try program.run("vehicle", "service", "2026-01-25", "new battery").status == 0)
        let (_, later) = try program.run("trends")
        #expect(later.output.contains("Nothing is changing."))
    }

    /// Recorded at the end of trips.
    @Test func aMonitorThatNeverCompletes() throws {
        try program.directory.write([], to: "data/obdmech/x")
        try DrivenHistory.write(
            to: database, vin: "3VWDX7AJ0DM254871", trips: 20, restingVolts: { _ in 12.6 },
            also: { trip in [(Signal.incompleteMonitors[2], 1), (Signal.incompleteMonitors[0], trip < 5 ? 1 : 0)] })
        let (_, run) = try program.run("trends", "--json")
        let findings = try #require(try run.json()["findings"] as? [[String: Any]])
        #expect(findings.map { $0["kind"] as? String } == ["monitorIncomplete"])
        #expect(findings.first?["signal"] as? String == "evaporativeSystemMonitorIncomplete")
        #expect(findings.first?["trips"] as? Int == 20)
        #expect(try program.run("trends").run.output.contains("  ! Incomplete monitor: evaporative system\n"))
    }

    @Test func tooFewTrips() throws {
        try program.directory.write([], to: "data/obdmech/x")
        try DrivenHistory.write(to: database, vin: "3VWDX7AJ0DM254871", trips: 5) { 12.6 - Double($0) }
        let (status, run) = try program.run("trends")
        #expect(status == 0 && run.output.contains("Too few trips to say what is usual: 5 of 8"))
        let (_, page) = try program.run("report", "--page", "/trends")
        #expect(
            page.output.contains("Too few trips to say what is usual: 5 of 8.") && !page.output.contains("Nothing is"))
    }

    /// Many trips of which none has values to compare: text, JSON and page say that nothing is known.
    @Test func enoughTripsWithoutValues() throws {
        try program.directory.write([], to: "data/obdmech/x")
        let stored = try Database.open(path: database)
        for day in 0..<12 {
            let start = WallTime(microseconds: 1_767_250_800_000_000 + Int64(day) * 86_400_000_000)
            let trip = try stored.trips.begin(
                TripBeginning(start: start, vin: nil, adapter: "/dev/ttyUSB0", bus: nil, fuelPrice: nil))
            var engine = TripEngine()
            let samples = (0..<300).map { Sample(.vehicleSpeed, 50, at: Instant(nanoseconds: $0 * 1_000_000_000)) }
            for sample in samples { engine.take(sample) }
            try stored.append(samples, trip: trip, origin: .zero)
            try stored.trips.finish(trip, summary: engine.summary)
        }
        let lack = "Too few trips with values to say what is usual"
        let (_, text) = try program.run("trends")
        #expect(text.output.contains("12 trips") && text.output.contains(lack), "\(text.output)")
        #expect(!text.output.contains("Nothing is changing"))
        let (_, json) = try program.run("trends", "--json")
        let vehicle = try #require((try json.json()["vehicles"] as? [[String: Any]])?.first)
        #expect(vehicle["trips"] as? Int == 12 && vehicle["enoughTrips"] as? Bool == false)
        for path in ["/trends", "/vehicle/1"] {
            let (_, page) = try program.run("report", "--page", path)
            #expect(page.output.contains(lack + ".") && !page.output.contains("Nothing is"), "\(path)")
        }
    }

    @Test func nothingRecorded() throws {
        let (status, run) = try program.run("trends")
        #expect(status == 0 && run.output.hasPrefix("No trips yet"))
        #expect(!program.directory.exists("data/obdmech/obdmech.db"))
    }

    @Test(arguments: [
        (["trends", "--as-of", "soon"], "invalid --as-of 'soon'"),
        (["vehicle", "service", "today"], "vehicle service needs TEXT"),
        (["vehicle", "service", "2099-01-01", "x"], "invalid day of the service '2099-01-01'"),
        (["vehicle", "service", "2026-01-01", "x"], "no vehicle in the database"),
    ]) func mistakes(arguments: [String], message: String) throws {
        let (status, run) = try program.run(arguments)
        #expect(status == 2 && run.warning.hasPrefix("obdmech: \(message)"), "\(run.warning)")
    }
}
