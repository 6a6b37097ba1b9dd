import Formats
import Foundation
import TestSupport
import Testing

@testable import obdmech

/// `obdmech pids import`, `try` and `share` with the real program and a simulated car.
@Suite(.waits, .timeLimit(.minutes(20))) struct ProfileProgramTests {
    private let program: RealProgram
    private static let device = ["-a", "sim:family?rate=max"]

    init() throws { program = try RealProgram() }

    private static let profile = """
        {"car_model": "Example", "init": "ATSP6;ATSH7E4;",
         "pids": [{"pid": "2201057", "parameters": {"SOC": "B41/2", "SOH": "[B34:B35]/10"}},
                  {"pid": "2201997", "parameters": {"NEVER": "B12"}},
                  {"pid": "1003", "parameters": {"SESSION": "B4"}}]}
        """

    private func importProfile() throws -> [String: Any] {
        try program.directory.write(Array(Self.profile.utf8), to: "example.json")
        let (status, run) = try program.run("pids", "import", program.directory.file("example.json"), "--json")
        #expect(status == 0, "\(run.warning)")
        return try run.json()
    }

    @Test func anImportSaysWhatItTookAndWhatNot() throws {
        let result = try importProfile()
        #expect(result["imported"] as? Int == 3)
        #expect(result["source"] as? String == "WiCAN vehicle profiles")
        #expect(result["licence"] as? String == "GPL-3.0")
        let refused = try #require(result["refused"] as? [[String: Any]])
        #expect(refused.map { $0["name"] as? String } == ["SESSION"])
        #expect((refused[0]["reason"] as? String)?.contains("session") == true)
        #expect(refused[0]["line"] as? Int == 4)
        let listed = try program.run("pids", "--all").run.output
        #expect(listed.contains("from WiCAN vehicle profiles, Example (license: GPL-3.0)"), "\(listed)")
    }

    /// Addresses of CAN mean nothing over IP: what could not be asked is not remembered as unanswered.
    @Test func whatTheLinkDoesNotReachIsNotRemembered() throws {
        let elsewhere = Self.profile.split(separator: "7E4", omittingEmptySubsequences: false).joined(separator: "745")
        try program.directory.write(Array(elsewhere.utf8), to: "elsewhere.json")
        #expect(try program.run("pids", "import", program.directory.file("elsewhere.json")).status == 0)
        let device = ["-a", "sim:uds?identity=doip&rate=max"]
        let (status, run) = try program.run(["pids", "try", "--json"] + device)
        #expect(status == 4, "\(run.warning)")
        let modules = try #require(try run.json()["modules"] as? [[String: Any]])
        let values = try #require(modules.first?["values"] as? [[String: Any]])
        #expect(values.map { $0["state"] as? String } == ["unreachable", "unreachable", "unreachable"])
        let modulesScan = try program.run(["scan", "--all-modules", "--no-save"] + device).run
        #expect(modulesScan.warning.contains(VehicleWarning.noOtherAddresses.text))
        #expect(!modulesScan.output.contains("No other modules responded"))
    }

    @Test func theCarIsAskedOnceAndItsAnswersAreRemembered() throws {
        _ = try importProfile()
        let (status, run) = try program.run(["pids", "try", "--json"] + Self.device)
        #expect(status == 0, "\(run.warning)")
        let document = try run.json()
        #expect(document["asked"] as? Int == 2)
        #expect(document["answered"] as? Int == 1)
        let modules = try #require(document["modules"] as? [[String: Any]])
        let values = try #require(modules.first?["values"] as? [[String: Any]])
        #expect(values.map { $0["state"] as? String } == ["answered", "answered", "refused"])
        #expect(values.map { $0["value"] as? Double } == [76.5, 100, nil])
        // Read by the standard's name; and a trip has it.
        let read = try program.run(["read", "stateOfCharge", "--json"] + Self.device).run
        let line = try object(try #require(read.lines.first))
        #expect((line["values"] as? [[String: Any]])?.first?["value"] as? Double == 76.5, "\(read.output)")
        let trip = try program.run(["trip", "--duration", "1m", "--json"] + Self.device).run
        let summary = try object(try #require(trip.lines.last))
        #expect(summary["chargeEndPercent"] as? Double == 76.5, "\(summary)")
    }

    /// What is shared is imported by another user, who has the same values.
    @Test func whatIsSharedCanBeImported() throws {
        _ = try importProfile()
        let file = program.directory.file("shared.csv")
        #expect(try program.run("pids", "share", file).status == 2)
        #expect(try program.run(["pids", "try"] + Self.device).status == 0)
        #expect(try program.run("pids", "share", file).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(!text.contains("1HGCM82633A004383"))
        #expect(text.contains("# Source: WiCAN vehicle profiles\n# License: GPL-3.0\n"))
        #expect(!text.contains("NEVER"))
        let other = try RealProgram()
        let result = try other.run("pids", "import", file, "--json").run.json()
        #expect(result["imported"] as? Int == 2)
        #expect(result["source"] as? String == "WiCAN vehicle profiles")
        #expect((result["refused"] as? [Any])?.isEmpty == true)
        let read = try other.run(["read", "stateOfHealth", "--json"] + Self.device).run
        #expect(
            (try object(try #require(read.lines.first))["values"] as? [[String: Any]])?.first?["value"] as? Double
                == 100)
    }

    // MARK: An electric car

    private static let ev = ["-a", "sim:ev?rate=max"]

    /// The profile on the page about profiles, which describes the simulated car `ev`.
    private static func profileOfThePage() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "docs/profiles.md"), encoding: .utf8)
        let start = try #require(page.range(of: "    {\"car_model\"")).lowerBound
        let end = try #require(page[start...].range(of: "\n\n")).lowerBound
        return String(page[start..<end])
    }

    private func importEV(without names: String...) throws {
        var text = try Self.profileOfThePage()
        for name in names { text = text.replacing("\"\(name)\"", with: "\"OWN_\(name)\"") }
        try program.directory.write(Array(text.utf8), to: "ev.json")
        let run = try program.run("pids", "import", program.directory.file("ev.json"), "--json").run
        #expect((try run.json()["refused"] as? [Any])?.isEmpty == true, "\(run.output)")
    }

    private func drive() throws -> [String: Any] {
        let arguments = ["trip", "--duration", "20m", "--save", "--json"] + Self.ev
        let (status, run) = try program.run(arguments)
        #expect(status == 0, "\(run.warning)")
        return try object(try #require(run.lines.last))
    }

    /// A drive by a profile has what the standard gives of other cars: energy, charge, odometer, cells, and an alert.
    @Test func aDriveOfAnElectricCar() throws {
        try importEV()
        #expect(try program.run(["pids", "try"] + Self.ev).status == 0)
        let trip = try drive()
        #expect(trip["batteryMethod"] as? String == "current")
        let (kWh, km) = (try #require(trip["batteryKWh"] as? Double), try #require(trip["distanceKm"] as? Double))
        #expect(kWh > 0.5 && kWh < 2 && km > 8)
        #expect(abs(try #require(trip["averageKWhPer100Km"] as? Double) - kWh / km * 100) < 0.6)
        #expect(trip["chargeUsedPercent"] as? Double == 2)
        // It changes in the last seconds.
        #expect([23464, 23465].contains(trip["odometerKm"] as? Double))
        let signals = try #require(trip["signals"] as? [[String: Any]])
        let names = Set(signals.compactMap { $0["signal"] as? String })
        #expect(
            names.isSuperset(of: ["stateOfHealth", "cellVoltageSpread", "electricRange", "tirePressureRearLeft"]))
        #expect(!names.contains { $0.hasPrefix("cellVoltage") && $0.last?.isNumber == true })
        #expect((trip["alerts"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["tirePressureLow"])
        // Days and comparisons add it up.
        let report = try program.run("report", "--year", "--json").run.json()
        let totals = try #require(report["totals"] as? [String: Any], "\(report.keys)")
        #expect(totals["batteryKWh"] as? Double == kWh && totals["chargeUsedPercent"] as? Double == 2)
        _ = try drive()
        let comparison = try program.run("compare", "1", "2", "--json").run.json()
        let compared = Set((comparison["quantities"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? [])
        #expect(
            compared.isSuperset(of: ["energyConsumption", "chargeUsed", "batteryHealth", "cellSpread", "tireRearLeft"]),
            "\(comparison.keys) \(compared)")
    }

    /// Without a current the energy is the charge times the capacity, which the car or the user states.
    @Test(arguments: [false, true]) func energyByCharge(isStated: Bool) throws {
        try importEV(without: "HV_A", isStated ? "HV_CAPACITY_KWH" : "")
        if isStated {
            #expect(try program.run("vehicle", "--vin", "KMHKR81A1NU000301", "--battery-capacity", "50kWh").status == 0)
        }
        let trip = try drive()
        #expect(trip["batteryMethod"] as? String == "charge")
        // 2% of 64 kWh, or of 50 kWh with a health of 94.3%.
        let expected = isStated ? 0.02 * 50 * 0.943 : 0.02 * 64
        #expect(abs(try #require(trip["batteryKWh"] as? Double) - expected) < 0.001)
        #expect(trip["batteryOutKWh"] == nil)
        let text = try program.run("report", "--trip", "1").run.output
        #expect(text.contains("kWh ±") && text.contains("by charge and capacity, charge 78.0 to 76.0%"), "\(text)")
    }

    @Test func aFileOfAnotherKindIsSaid() throws {
        try program.directory.write(Array("hello\n".utf8), to: "letter.txt")
        let (status, run) = try program.run("pids", "import", program.directory.file("letter.txt"))
        #expect(status == 2)
        #expect(run.warning.contains("is not a file of a known form"))
    }
}
