import Foundation
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ReadCommandTests {
    private static var clock: Regex<Substring> { /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ }
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func read(_ arguments: String...) throws -> (status: Int32, run: RealProgram.Run) {
        try program.run(["read", "-a", "sim:healthy?rate=max"] + arguments)
    }

    @Test func text() throws {
        let (status, run) = try read("controlModuleVoltage", "0D", "51")
        #expect(status == 0 && run.warning == "")
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
        #expect(objects[3]["error"] as? String == "not supported by this car")
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
        #expect(run.lines.first == "time [s],engineSpeed [rpm],vehicleSpeed 7E8 [km/h],vehicleSpeed 7E9 [km/h],time")
        // The program's home is in UTC.
        let clocks = run.lines.dropFirst().compactMap { $0.split(separator: ",").last }
        #expect(clocks.allSatisfy { $0.firstMatch(of: Self.clock) != nil }, "\(run.output)")
        #expect(run.lines.count == 5)
        let times = run.lines.dropFirst().compactMap { Double($0.prefix { $0 != "," }) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 } && (times.last ?? 9) < 2)
    }

    /// Where the vehicle has no PID for it, the adapter knows the voltage, and it is told that it does.
    @Test func theAdaptersVoltage() throws {
        let (status, run) = try program.run("read", "volts", "-a", "sim:old?rate=max")
        #expect(status == 0, "\(run.warning)")
        #expect(run.output.firstMatch(of: /^Voltage at the adapter  1\d(\.\d)? V\n$/) != nil, "\(run.output)")
        let (_, json) = try program.run("read", "volts", "--json", "-a", "sim:old?rate=max")
        let document = try object(json.output)
        #expect(document["origin"] as? String == "adapter" && document["pid"] == nil && document["ecu"] == nil)
        let value = (document["values"] as? [[String: Any]])?.first
        #expect(value?["signal"] as? String == "adapterVoltage" && value?["unit"] as? String == "V")
        let (_, table) = try program.run("read", "volts", "0C", "--csv", "-a", "sim:old?rate=max")
        #expect(table.lines.first == "time [s],adapterVoltage [V],engineSpeed [rpm],time")
        // Who asks for the PID is told of the PID.
        let (missing, pid) = try program.run("read", "42", "-a", "sim:old?rate=max")
        #expect(missing == 4 && pid.output == "Control module voltage  not supported by this car\n", "\(pid.output)")
    }

    /// Also of a custom PID that nobody answers.
    @Test func aColumnWithoutAFirstValue() throws {
        try program.directory.write(
            Array("Ghost pump,Ghost,22ABCD,A,0,100,V,\n".utf8), to: "config/obdmech/pids/a.csv")
        let (_, run) = try read("Ghost", "0C", "5C", "--csv", "--duration", "1s")
        #expect(
            run.lines.first
                == "time [s],customGhost [V],engineSpeed [rpm],engineOilTemperature [°C],time",
            "\(run.output)\(run.warning)")
        #expect(run.lines.allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count == 5 })
    }

    @Test func watchedAsJSON() throws {
        let (status, run) = try read("0C", "--json", "--duration", "1s")
        #expect(status == 0)
        let times = try run.lines.map { try object($0)["t"] as? Double ?? -1 }
        #expect(times.count == 2 && times[0] >= 0 && times[1] >= 0.5)
        for line in run.lines {
            #expect((try object(line)["time"] as? String)?.firstMatch(of: Self.clock) != nil, "\(line)")
        }
    }

    /// Where nobody can scroll: each round with its time of day, and at the end what the values were.
    @Test func watchedThroughAPipe() throws {
        let (status, run) = try read("0C", "0D", "--duration", "2s")
        #expect(status == 0 && !run.output.contains("\u{1B}"))
        #expect(run.lines.filter { $0.firstMatch(of: Self.clock) != nil }.count == 4, "\(run.output)")
        let table = run.lines.suffix(4)
        #expect(table.first?.split(separator: " ") == ["now", "min", "max", "rate"], "\(run.output)")
        #expect(table.dropFirst().allSatisfy { $0.hasSuffix("2.0/s") }, "\(run.output)")
        #expect(table.last?.hasPrefix("Vehicle speed, transmission ") == true, "\(run.output)")
    }

    /// Sixteen values on a screen of six lines: the rest is counted, keys scroll, q quits.
    @Test(arguments: [[:], ["NO_COLOR": "1"]]) func watchedOnATerminal(environment: [String: String]) throws {
        let terminal = try TestTerminal()
        terminal.resize(columns: 80, rows: 6)
        let run = try program.start(
            ["read", "04", "05", "0B", "0C", "0D", "0E", "0F", "11", "--watch", "-a", "sim:healthy?rate=10"],
            environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 }, terminal: terminal.path)
        #expect(terminal.wait(for: "Calculated engine load"), "\(terminal.text)")
        #expect(terminal.wait(for: "q quits   … "), "\(terminal.text)")
        #expect(!terminal.isCooked)
        terminal.type("\u{1B}[6~")
        #expect(terminal.wait(for: "Vehicle speed"), "\(terminal.text)")
        #expect(terminal.wait(for: "… 4 above, "), "\(terminal.text)")
        #expect(terminal.text.contains("\u{1B}[0;2m") == environment.isEmpty)
        terminal.type("q")
        #expect(terminal.wait(for: "\u{1B}[?1049l"))
        // What was watched stays.
        #expect(terminal.wait(for: "Throttle"), "\(terminal.text)")
        #expect(run.end() == 0 && terminal.isCooked)
    }

    /// Ctrl-C gives the screen back, too.
    @Test func aWatchIsInterrupted() throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            ["read", "0C", "--watch", "-a", "sim:healthy"], environment: ["TERM": "xterm", "LANG": "C.UTF-8"],
            terminal: terminal.path)
        #expect(terminal.wait(for: "q quits"), "\(terminal.text)")
        terminal.type("\u{3}")
        #expect(terminal.wait(for: "\u{1B}[?1049l") && terminal.wait(for: "Engine speed"), "\(terminal.text)")
        #expect(run.end() == -2 && terminal.isCooked)
    }

    /// By the names that people type.
    @Test func aliases() throws {
        let (status, run) = try read("RPM,speed", "Fuel", "level", "ltft")
        #expect(status == 0 && run.warning == "")
        let names = run.lines.map { $0.prefix { $0 != " " } + "" }
        #expect(names == ["Engine", "Vehicle", "Vehicle", "Fuel", "Long-term"], "\(run.output)")
    }

    /// Requests of other services say what they mean, as in the terminal.
    @Test func otherServices() throws {
        let (status, run) = try program.run(
            "read", "vin", "03", "07", "0A", "020C00", "0202", "0601", "-a", "sim:faults?rate=max")
        #expect(status == 0 && run.warning == "")
        for line in [
            "Vehicle identification number  VIN 3VWDX7AJ0DM254871",
            "Confirmed trouble codes        P0301 Cylinder 1 misfire detected (confirmed)", "(pending)", "(permanent)",
            "Engine speed, frame 0          1861 rpm", "stored for P0301", "passed",
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
        #expect(status == 4 && run.output == "Engine oil temperature  not supported by this car\n")
    }

    @Test(arguments: [
        ([], "name what to read"), (["nonsense"], "unknown signal or PID 'nonsense'"),
        (["0C", "bank"], "'bank' matches "), (["0400"], "'0400' is not a read-only request"),
        (["0C", "--interval", "never"], "invalid --interval 'never'"),
    ])
    func warnings(arguments: [String], message: String) throws {
        let (status, run) = try program.run(["read", "-a", "sim:healthy?rate=max"] + arguments)
        #expect(status == 2 && run.warning.hasPrefix("obdmech: " + message) && run.output == "")
    }

    @Test func noVehicle() throws {
        let (status, run) = try program.run("read", "0C", "--json", "-a", "sim:healthy?rate=max&quirk=ignition-off")
        #expect(status == 4)
        let document = try object(run.lines[0])
        #expect(document["format"] as? String == "obdmech.read/1")
        #expect((document["error"] as? [String: Any])?["step"] as? String == "bus")
    }
}
