import Foundation
import OBD
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct PidsCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func aVehicleAndThenWithoutIt() throws {
        let offline = try program.run("pids", "--offline")
        #expect(offline.status == 4 && offline.run.warning.hasPrefix("obdmech: no vehicle has been read yet\n"))
        let (status, run) = try program.run("pids", "-a", "sim:faults?rate=max", "--json")
        #expect(status == 0)
        let document = try run.json()
        #expect(document["vin"] as? String == "3VWDX7AJ0DM254871")
        let ecus = try #require(document["ecus"] as? [[String: Any]])
        #expect(ecus.map { $0["address"] as? String } == ["7E8", "7E9"])
        let pids = (ecus[1]["pids"] as? [[String: Any]])?.compactMap { $0["pid"] as? String }
        #expect(pids == ["01", "0D"])
        // The same from the last connection.
        let later = try program.run("pids", "--offline", "--json")
        #expect(later.status == 0 && later.run.output == run.output)
        let unplugged = try program.run("pids", "-a", "sim:faults?rate=max", "--offline", "--json")
        #expect(unplugged.run.output == run.output)
        #expect(try program.run("pids", "--offline", "-a", "sim:city").status == 4)
    }

    /// A vehicle that does not answer has listed something earlier.
    @Test func aVehicleThatIsSwitchedOff() throws {
        let device = "sim:faults?rate=max&quirk=ignition-off"
        #expect(try program.run("pids", "-a", device).status == 4)
    }

    @Test func theWholeTable() throws {
        let (status, run) = try program.run("pids", "--all", "--json")
        #expect(status == 0)
        #expect((try run.json()["pids"] as? [Any])?.count == PIDTable.rows.count)
        #expect(!program.directory.exists("data"))
        #expect(try program.run("pids", "--all").run.output.contains("engineSpeed [rpm]"))
    }

    /// What the user describes is listed everywhere, by the names that `read` takes.
    @Test func customPIDs() throws {
        try program.directory.write(
            Array("Tank level,,222A05,A/2,0,100,%,7C0\n".utf8), to: "config/obdmech/pids/body.csv")
        let device = ["-a", "sim:city?rate=max"]
        for arguments in [["pids", "--all"], ["pids"] + device, ["pids", "--offline"]] {
            let text = try program.run(arguments).run.output
            #expect(text.contains("\nCustom: 1 PID\n  222A05  to 7C0  Tank level"), "\(text)")
            let custom = try program.run(arguments + ["--json"]).run.json()["custom"] as? [[String: String]]
            #expect(custom?.map { $0["signal"] } == ["customTankLevel"])
        }
        let (status, run) = try program.run(["read", "customTankLevel", "--json"] + device)
        let line = try object(try #require(run.lines.first))
        #expect(status == 0 && line["ecu"] as? String == "7C8", "\(run.output)")
        #expect((line["values"] as? [[String: Any]])?.first?["value"] as? Double == 52)
    }

    /// After a scan, what it heard is known; a clear's second, quick look does not take it back.
    @Test func afterAScanAndAClear() throws {
        _ = try program.run("scan", "-a", "sim:faults?rate=max")
        let listed = try program.run("pids", "--offline").run.output
        #expect(listed.contains("Engine (7E8): 28 PIDs"), "\(listed)")
        #expect(try program.run("clear", "-a", "sim:faults?rate=max", "--yes", "--engine-running").status == 0)
        #expect(try program.run("pids", "--offline").run.output.contains("Engine (7E8): 28 PIDs"))
    }
}
