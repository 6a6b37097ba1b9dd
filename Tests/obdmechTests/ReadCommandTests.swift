import Foundation
import TestThreads
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(10))) struct ReadCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func read(_ arguments: String...) throws -> (status: Int32, run: RealProgram.Run) {
        try program.run(["read", "-a", "sim:healthy?rate=max"] + arguments)
    }

    @Test func text() throws {
        let (status, run) = try read("controlModuleVoltage", "0D", "51")
        #expect(status == 0 && run.complaint == "")
        #expect(run.lines.count == 4)
        #expect(run.lines[0].firstMatch(of: /^Control module voltage +14(\.\d)? V$/) != nil, "\(run.output)")
        #expect(run.lines[1].hasSuffix("0 km/h  engine") && run.lines[2].hasSuffix("0 km/h  transmission"))
        #expect(run.lines[3].firstMatch(of: /^Fuel type +gasoline$/) != nil, "\(run.output)")
    }

    @Test func oneObjectALine() throws {
        let (status, run) = try read("0C", "0D", "5C", "22F40C", "--json")
        #expect(status == 0)
        let objects = try run.lines.map { try object($0) }
        #expect(objects.map { $0["pid"] as? String } == ["0C", "0D", "0D", "5C", "F40C"])
        #expect(objects.map { $0["ecu"] as? String } == ["7E8", "7E8", "7E9", nil, "7E8"])
        #expect(objects.allSatisfy { $0["t"] == nil })
        let value = try #require((objects[0]["values"] as? [[String: Any]])?.first)
        #expect(value["signal"] as? String == "engineSpeed" && value["unit"] as? String == "rpm")
        #expect((700...900).contains(value["value"] as? Double ?? 0))
        #expect(objects[3]["error"] as? String == "no answer")
    }

    /// A signal of a PID is that alone.
    @Test func oneSignalOfAPID() throws {
        let (_, run) = try read("fuelSystem1Status", "--json")
        let values = try object(run.lines[0])["values"] as? [[String: Any]]
        #expect(values?.count == 1 && values?.first?["value"] as? Int == 2)
        #expect((values?.first?["text"] as? String)?.isEmpty == false)
    }

    @Test func aTable() throws {
        let (status, run) = try read("0C", "0D", "--csv", "--duration", "2s", "--interval", "0.5s")
        #expect(status == 0)
        #expect(run.lines.first == "time [s],engineSpeed [rpm],vehicleSpeed 7E8 [km/h],vehicleSpeed 7E9 [km/h]")
        #expect(run.lines.count == 5)
        let times = run.lines.dropFirst().compactMap { Double($0.prefix { $0 != "," }) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 } && (times.last ?? 9) < 2)
    }

    @Test func watchedAsJSON() throws {
        let (status, run) = try read("0C", "--json", "--duration", "1s")
        #expect(status == 0)
        let times = try run.lines.map { try object($0)["t"] as? Double ?? -1 }
        #expect(times.count == 2 && times[0] >= 0 && times[1] >= 0.5)
    }

    /// By the names that people type.
    @Test func aliases() throws {
        let (status, run) = try read("RPM,speed", "Fuel", "level", "ltft")
        #expect(status == 0 && run.complaint == "")
        let names = run.lines.map { $0.prefix { $0 != " " } + "" }
        #expect(names == ["Engine", "Vehicle", "Vehicle", "Fuel", "Long-term"], "\(run.output)")
    }

    /// Requests of other services say what they mean, as in the terminal.
    @Test func otherServices() throws {
        let (status, run) = try program.run(
            "read", "vin", "03", "07", "0A", "020C00", "0202", "0601", "-a", "sim:faults?rate=max")
        #expect(status == 0 && run.complaint == "")
        for line in [
            "Vehicle identification number  VIN 3VWDX7AJ0DM254871",
            "Confirmed trouble codes        P0301 Cylinder 1 misfire detected (confirmed)", "(pending)", "(permanent)",
            "Engine speed, frame 0          1861 rpm", "stored because of P0301", "passed",
        ] { #expect(run.output.contains(line), "\(line): \(run.output)") }
        #expect(!run.output.contains("doubtful"))
    }

    @Test func otherServicesAsJSON() throws {
        let (_, run) = try program.run("read", "0902", "020D", "--json", "-a", "sim:faults?rate=max")
        let objects = try run.lines.map { try object($0) }
        let vin = try #require((objects[0]["values"] as? [[String: Any]])?.first)
        #expect((vin["text"] as? String)?.hasPrefix("VIN 3VWDX7AJ0DM254871") == true)
        #expect(vin["signal"] as? String == "raw0902" && vin["doubtful"] == nil)
        let speed = try #require((objects.last?["values"] as? [[String: Any]])?.first)
        #expect(speed["value"] as? Double == 40 && speed["unit"] as? String == "km/h")
    }

    @Test func nothingIsAnswered() throws {
        let (status, run) = try read("5C")
        #expect(status == 4 && run.output == "Engine oil temperature  no answer\n")
    }

    @Test(arguments: [
        ([], "name what to read"), (["nonsense"], "no signal or PID is called 'nonsense'"),
        (["0C", "bank"], "'bank' may be any of "), (["0400"], "'0400' is no request that only reads"),
        (["0C", "--interval", "never"], "cannot make out --interval 'never'"),
    ])
    func complaints(arguments: [String], message: String) throws {
        let (status, run) = try program.run(["read", "-a", "sim:healthy?rate=max"] + arguments)
        #expect(status == 2 && run.complaint.hasPrefix("obdmech: " + message) && run.output == "")
    }

    @Test func noVehicle() throws {
        let (status, run) = try program.run("read", "0C", "--json", "-a", "sim:healthy?rate=max&quirk=ignition-off")
        #expect(status == 4)
        let document = try object(run.lines[0])
        #expect(document["format"] as? String == "obdmech.read/1")
        #expect((document["error"] as? [String: Any])?["step"] as? String == "bus")
    }
}
