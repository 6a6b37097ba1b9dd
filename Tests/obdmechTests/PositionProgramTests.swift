import Foundation
import Glibc
import Routes
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

/// Trips with positions, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct PositionProgramTests {
    private let program: RealProgram
    private var database: String { program.directory.file("data/obdmech/obdmech.db") }

    init() throws {
        program = try RealProgram()
        try program.directory.write([], to: "data/obdmech/x")
    }

    private func run(_ words: String...) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(words)
        let status = run.end()
        return (status, run.output, run.warning)
    }

    private func trip(_ words: String...) throws -> String {
        let run = try program.start(["trip", "--json", "--save"] + words)
        #expect(run.end() == 0)
        return run.output
    }

    private func value(_ name: String, _ json: String) -> Double? {
        guard let range = json.range(of: "\"\(name)\":") else { return nil }
        return Double(json[range.upperBound...].prefix { "0123456789.-".contains($0) })
    }

    private func compact(_ json: String) -> String { json.replacingOccurrences(of: "\": ", with: "\":") }

    private func summary(_ output: String) throws -> String {
        String(try #require(output.split(separator: "\n").last))
    }

    @Test func positionsChangeNoFactOfATrip() throws {
        // The second time the adapter is known; the third and the fourth are alike.
        for _ in 0..<2 { _ = try trip("-a", "sim:city?rate=max&latency=40", "--duration", "10s") }
        let plain = try summary(try trip("-a", "sim:city?rate=max&latency=40", "--duration", "3m"))
        let output = try trip("-a", "sim:city?rate=max&latency=40", "--duration", "3m", "--gps", "sim:town")
        let placed = try summary(output)
        for name in ["distanceKm", "samples", "durationS", "fuelL"] {
            #expect(value(name, placed) == value(name, plain), "\(name)")
        }
        #expect(output.components(separatedBy: "\"latitude\"").count == 182)
        // Read back, it is the same trip.
        let report = try run("report", "--trip", "last", "--json")
        #expect(report.status == 0)
        let store = try #require(try Database.openExisting(path: database))
        let stored = try #require(try store.trips.trip(4))
        var engine = TripEngine(parameters: stored.parameters)
        try store.samples(trip: 4) { engine.take($0) }
        #expect(engine.summary.samples == stored.summary.samples)
        #expect(engine.summary.distanceKm.map { abs($0 - (stored.summary.distanceKm ?? 0)) < 0.001 } == true)
    }

    @Test func aTrackIsPlayedBesideAnotherCar() throws {
        _ = try trip("-a", "sim:city?rate=max&latency=40", "--duration", "3m", "--gps", "sim:town")
        let file = program.directory.file("way.gpx")
        #expect(try run("report", "--trip", "1", "--gpx", file).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.components(separatedBy: "<trkpt").count > 100 && !text.contains("1HGCM82633A004352"))
        let output = try trip("-a", "sim:city?rate=max&latency=40", "--duration", "3m", "--gps", "gps:replay:\(file)")
        #expect(output.components(separatedBy: "\"latitude\"").count > 100)
        // Imported, it is a trip of its own, once.
        let other = program.directory.file("other.db")
        #expect(try run("database", "import", file, "--database", other).output.contains("1 trip imported"))
        #expect(try run("database", "import", file, "--database", other).output.contains("0 trips imported"))
        let imported = try run("report", "--trip", "last", "--database", other, "--json").output
        let recorded = try run("report", "--trip", "1", "--json").output
        let (one, two) = (compact(imported), compact(recorded))
        let (km, truth) = (try #require(value("distanceKm", one)), try #require(value("distanceKm", two)))
        #expect(abs(km / truth - 1) < 0.02, "\(km) \(truth)")
        #expect(
            try run("report", "--trip", "1", "--gpx", "-").status == 0)
        #expect(try run("report", "--gpx", "-").status == 2)
        #expect(try run("trip", "-a", "sim:city", "--gps", "replay:\(database)").status == 2)
    }

    @Test func lapsOfACarAreThoseOfAGame() throws {
        let output = try trip(
            "-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "5m", "--gps", "sim:circuit?rate=5",
            "--laps")
        let laps = output.split(separator: "\n").filter { $0.hasPrefix("{\"type\":\"lap\"") }
        #expect(laps.count >= 3)
        // 1320 m at 120 km/h.
        #expect(laps.contains { abs((value("timeS", String($0)) ?? 0) - 39.6) < 0.4 })
        let times = output.split(separator: "\n").filter { $0.hasPrefix("{\"type\":\"sample\"") }
            .compactMap { value("t", String($0)) }
        #expect(times == times.sorted())
        let report = try run("report", "--trip", "last")
        #expect(report.output.contains("Laps      \(laps.count), best 0:"))
        // What is stored gives the same laps.
        let store = try #require(try Database.openExisting(path: database))
        let stored = try #require(try store.trips.trip(1))
        var engine = TripEngine(parameters: stored.parameters)
        try store.samples(trip: 1) { engine.take($0) }
        #expect(engine.summary.timedLaps?.laps.map(\.timeS) == stored.laps.map(\.timeS))
        let lap = try run("report", "--trip", "last", "--lap", "best", "--json")
        #expect(lap.status == 0 && lap.output.contains("\"lengthM\""))
        let compared = try run("compare", "1:best", "1:2")
        #expect(compared.status == 0)
        #expect(try run("report", "--trip", "1", "--motec", program.directory.file("x.ld")).status == 0)
    }

    @Test func aGateIsALine() throws {
        let added = try run("lap", "gate", "add", "line", "48.2,11.6", "--course", "60")
        #expect(added.status == 0 && added.output.contains("48.20000 N 11.60000 E, course 60 degrees, 30 m wide"))
        _ = try trip("-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "4m", "--gps", "sim:circuit")
        let fromTrip = try run("lap", "gate", "add", "back", "--trip", "last", "--at", "100")
        #expect(fromTrip.status == 0)
        for name in ["line", "back"] {
            let output = try trip(
                "-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "4m", "--gps", "sim:circuit",
                "--laps", name)
            #expect(output.components(separatedBy: "{\"type\":\"lap\"").count >= 3, "\(name)")
        }
        #expect(try run("lap", "gate", "delete", "line").status == 0)
        #expect(try run("lap", "gate", "delete", "line").warning.contains("no lap gate 'line'"))
        #expect(try run("lap", "gate", "add", "x", "48.2,11.6").status == 2)
        #expect(try run("lap", "gate", "add", "x", "north", "--course", "1").status == 2)
        #expect(try run("trip", "-a", "sim:city", "--laps").warning.contains("--laps needs positions"))
        #expect(try run("trip", "-a", "sim:city", "--gps", "sim", "--laps", "x").warning.contains("no lap gate 'x'"))
    }

    @Test func lapsHaveSectors() throws {
        _ = try trip("-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "4m", "--gps", "sim:circuit")
        func add(_ words: String...) throws -> (status: Int32?, output: String, warning: String) {
            let run = try program.start(["lap", "gate", "add", "ring", "--trip", "last", "--at"] + words)
            return (run.end(), run.output, run.warning)
        }
        #expect(try add("100", "--sector", "1").warning.contains("no lap gate 'ring'"))
        #expect(try add("100").status == 0)
        #expect(try add("110", "--sector", "2").warning.contains("lap gate 'ring' has no sector 1"))
        #expect(try add("110", "--sector", "0").status == 2)
        #expect(try add("112", "--sector", "1").status == 0 && add("120", "--sector", "2").status == 0)
        #expect(try add("110", "--sector", "1").output.contains("end of sector 2: "))
        // The line of the lap is replaced, and its sectors stay.
        #expect(try add("99").output.contains("end of sector 2: "))

        let output = try trip(
            "-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "5m", "--gps", "sim:circuit?rate=5",
            "--laps",
            "ring")
        let laps = output.split(separator: "\n").filter { $0.hasPrefix("{\"type\":\"lap\"") }.map { line in
            (
                timeS: value("timeS", String(line)) ?? 0,
                sectorsS: line.components(separatedBy: "\"sectorsS\":[").dropFirst().first?.prefix { $0 != "]" }
                    .split(separator: ",").compactMap { Double($0) } ?? []
            )
        }
        #expect(laps.count >= 3 && laps.allSatisfy { $0.sectorsS.count == 3 }, "\(laps)")
        for lap in laps { #expect(abs(lap.sectorsS.reduce(0, +) - lap.timeS) < 0.002) }
        // At the same speed the lines are 11, 10 and the other seconds apart.
        #expect(laps.contains { abs($0.sectorsS[0] - 11) < 0.5 && abs($0.sectorsS[1] - 10) < 0.5 }, "\(laps)")
        let best = (0..<3).map { sector in laps.map { $0.sectorsS[sector] }.min() ?? 0 }
        let report = try run("report", "--trip", "last", "--json").output
        let told = report.components(separatedBy: "\"bestSectorsS\": [").last?.prefix { $0 != "]" }
            .split { ", \n".contains($0) }.compactMap { Double($0) }
        #expect(told == best)
        let text = try run("report", "--trip", "last").output
        #expect(text.contains("S1") && text.contains("Best sectors together (*): "))
        #expect(text.split(separator: "\n").filter { $0.contains("*") }.count >= 1)
        #expect(try run("report", "--trip", "last", "--lap", "best").output.contains("Sectors   "))
        #expect(try run("report", "--trip", "last", "--lap", "best", "--json").output.contains("\"sectorsS\""))
        #expect(try run("report", "--trip", "last", "--html", "-").output.contains("Best sectors together (*): "))

        // The line of a lap tells as much as a track.
        let positions = "\"xM\": "
        #expect(try run("place", "add", "Pit", "--trip", "last", "--hidden", "--radius", "60").status == 0)
        #expect(try run("report", "--trip", "last", "--lap", "best", "--json").output.contains(positions))
        let redacted = try run("report", "--trip", "last", "--lap", "best", "--json", "--redact").output
        #expect(redacted.contains("\"speedKmh\": ") && !redacted.contains(positions))
        #expect(try run("lap", "gate", "delete", "ring", "--sector", "1").status == 0)
        #expect(try run("lap", "gate", "delete", "ring", "--sector", "2").warning.contains("has no sector 2"))
        let listed = try run("lap", "gate", "list").output
        #expect(listed.contains("end of sector 1: ") && !listed.contains("end of sector 2: "))
    }

    @Test func theDistanceIsCalibratedByItself() throws {
        let road = ["-a", "sim:city?rate=max&latency=40&cycle=highway", "--duration", "15m", "--gps", "sim:country"]
        let run = try program.start(["trip", "--json", "--save"] + road)
        #expect(run.end() == 0)
        let list = try self.run("calibrate", "--list")
        #expect(list.output.contains("of straight road: the wheels measure"))
        #expect(list.output.contains("GPS comparisons"))
        let store = try #require(try Database.openExisting(path: database))
        let correction = try store.vehicles.vehicle(vin: "1HGCM82633A004352")?.specification.distanceCorrection
        #expect(correction?.isByGPS == true)
        // The simulated car cuts off the fraction of its speed: half a km/h of 110.
        #expect(abs((correction?.factor ?? 0) - 1.003) < 0.004)
        // The odometer has the last word, and --gps after it.
        #expect(try self.run("calibrate", "--reset", "--yes").status == 0)
        #expect(try self.run("calibrate", "--gps").output.contains("factor"))
    }

    @Test func withoutGpsdTheTripIsRecordedAllTheSame() throws {
        let run = try program.start(
            ["trip", "--json", "--save", "-a", "sim:city", "--duration", "3s", "--gps", "127.0.0.1:9"])
        #expect(run.end() == 0)
        #expect(run.warning.contains("no positions: cannot connect to '127.0.0.1:9': connection refused"))
        #expect(run.warning.components(separatedBy: "no positions").count == 2)
        #expect(run.output.contains("\"type\":\"summary\""))
        let quiet = try program.start(["config", "set", "gps", "auto"])
        #expect(quiet.end() == 0)
        #expect(try self.run("trip", "--gps", "sim:moon", "-a", "sim:city").status == 2)
        #expect(try self.run("trip", "--gps", "sim", "-a", "tcp:127.0.0.1:1").warning.contains("needs a simulated car"))
    }
}
