import Formats
import Foundation
import TestSupport
import Testing

@testable import obdmech

/// A simulated truck behind an slcan adapter: SAE J1939.
@Suite(.waits, .timeLimit(.minutes(20))) struct TruckProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func scans() throws {
        let (status, run) = try program.run(["scan", "-a", "sim:truck?rate=max", "--json", "--no-save"])
        #expect(status == 1)
        let document = try run.json()
        #expect((document["protocol"] as? [String: String])?["name"] == "SAE J1939")
        #expect((document["vehicle"] as? [String: Any])?["vin"] as? String == "WMA06XZZ9HM123456")
        #expect(document["mil"] as? Bool == true)
        let codes = try #require(document["udsCodes"] as? [[String: Any]])
        #expect(
            codes.compactMap { $0["code"] as? String } == ["SPN 4364 FMI 18", "SPN 3216 FMI 3", "SPN 94 FMI 18"])
        #expect(
            codes.map { ($0["statusFacts"] as? [String])?.contains("present now") } == [true, true, false])
        #expect(codes.first?["severity"] as? String == "check at next halt")
        let ecus = try #require(document["ecus"] as? [[String: Any]])
        #expect(
            ecus.compactMap { $0["address"] as? String } == ["1CDAF900", "1CDAF903", "1CDAF90B", "1CDAF917"])
        let values = try #require(document["values"] as? [[String: Any]])
        func value(_ signal: String) -> Double? {
            values.first { $0["signal"] as? String == signal }?["value"] as? Double
        }
        #expect(value("odometer") == 412_345.6 && value("fuelLevel").map { (61...63).contains($0) } == true)
        #expect(value("controlModuleVoltage").map { (24...29).contains($0) } == true)
        let readings = try #require(document["readings"] as? [[String: Any]])
        let oil = readings.first { $0["signal"] as? String == "oilPressure" }?["value"] as? Double
        #expect(oil.map { (150...480).contains($0) } == true)
        let signals = Set(readings.compactMap { $0["signal"] as? String })
        #expect(signals.isSuperset(of: ["engineFuelRate", "engineRunTime", "odometer"]), "\(signals)")
        let names = (document["vehicle"] as? [String: Any])?["ecuNames"] as? [String: String]
        #expect(names?["1CDAF90B"] == "brakes")
        // What PID 01 would say of monitors is not known here.
        #expect(document["inspection"] == nil)
    }

    /// By its name, also the value that no PID has.
    @Test func readsByName() throws {
        let (status, run) = try program.run([
            "read", "oilPressure", "engineFuelRate", "-a", "sim:truck?rate=max", "--json", "--no-save",
        ])
        #expect(status == 0)
        #expect(run.output.contains("\"oilPressure\"") && run.output.contains("\"engineFuelRate\""), "\(run.output)")
    }

    @Test func recordsATrip() throws {
        let (status, run) = try program.run([
            "trip", "-a", "sim:truck?rate=max", "--duration", "5m", "--json", "--no-save",
        ])
        #expect(status == 0)
        let last = try #require(run.lines.last)
        let summary = try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
        #expect(summary["fuelMethod"] as? String == "fuelRate" && summary["fuelKind"] as? String == "diesel")
        let driven = try #require(summary["distanceKm"] as? Double)
        let odometer = try #require(summary["odometerDifferenceKm"] as? Double)
        #expect(driven > 1 && abs(odometer) < 0.2)
        #expect(summary["uncoveredS"] as? Double == 0)
        // A value that no PID of the standard has.
        #expect(run.lines.contains { $0.contains("\"oilPressure\"") })
    }

    /// Nothing is cleared, with a sentence that says why.
    @Test func clearsNothing() throws {
        let (status, run) = try program.run(["clear", "-a", "sim:truck?rate=max", "--yes", "--no-save"])
        #expect(status == 2)
        #expect(run.warning.contains(ClearError.isTruck.text))
    }

    /// An ELM327 shows nothing of the bus that obdmech reads.
    @Test func needsACANInterface() throws {
        let (status, run) = try program.run(["scan", "-a", "sim:truck?rate=max&identity=v2.1", "--no-save"])
        #expect(status == 4)
        #expect(run.warning.contains("only through a CAN interface"))
    }

    /// What `?record=` writes is read as a truck again.
    @Test func replaysItsLog() throws {
        let link = program.directory.file("slcan")
        let log = program.directory.file("truck.log")
        let simulator = try program.start(["simulate", "--car", "truck", "--pty", link])
        #expect(simulator.wait { _ in FileManager.default.fileExists(atPath: link) })
        func codes(_ device: String) throws -> [String] {
            let (status, run) = try program.run(["scan", "-a", device, "--json", "--no-save"])
            #expect(status == 1)
            return (try run.json()["udsCodes"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        }
        let live = try codes("slcan:\(link)@250000?record=\(log)")

        #expect(live.count == 3)
        #expect(try codes("candump:\(log)") == live)
    }
}
