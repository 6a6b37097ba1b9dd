import Foundation
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ScanCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func scan(_ device: String, _ arguments: String...) throws -> (status: Int32, document: [String: Any]) {
        let (status, run) = try program.run(["scan", "-a", device, "--json"] + arguments)
        return (status, try run.json())
    }

    @Test(arguments: [
        ("healthy", 0, nil), ("faults", 1, "soon"), ("diesel", 1, "when convenient"), ("parked", 1, "when convenient"),
        ("old", 0, "when convenient"), ("misfire", 1, "soon"), ("cleared", 1, "when convenient"),
    ])
    func verdicts(car: String, status: Int32, urgency: String?) throws {
        let (found, document) = try scan("sim:\(car)?rate=max", "--no-save")
        #expect(found == status && document["urgency"] as? String == urgency)
        #expect((document["verdict"] as? String)?.isEmpty == false)
        #expect(document["sinceLastScan"] == nil)
    }

    /// Whatever keeps service 03 from being read, and whatever the car counts, a script is told that it is not known whether
    /// there are codes; a fault that is known wins.
    @Test(arguments: [
        "no-data", "busy", "can-error", "buffer-full", "stopped", "data-error", "rx-error", "bus-error",
    ])
    func codesThatAreNotRead(fault: String) throws {
        let (status, document) = try scan("sim:healthy?rate=max&fault=\(fault)/03", "--no-save")
        #expect(status == 4 && document["urgency"] == nil && document["mil"] as? Bool == false)
        #expect((document["verdict"] as? String)?.hasSuffix("; scan again") == true)
        #expect(try scan("sim:healthy?rate=max&fault=\(fault)/03", "--quick", "--no-save").status == 4)
        #expect(try scan("sim:faults?rate=max&fault=\(fault)/03", "--no-save").status == 1)
    }

    /// Silence is usual there, but no answer.
    @Test func codesThatAnOlderCarDoesNotList() throws {
        let (status, document) = try scan("sim:old?rate=max&fault=no-data/03,no-data/07", "--quick", "--no-save")
        #expect(status == 4)
        #expect((document["verdict"] as? String)?.hasPrefix("Probably no trouble codes: ") == true)
    }

    /// The light alone does not make codes unknown.
    @Test(arguments: ["no-data", "busy", "stopped"]) func aLightThatIsNotRead(fault: String) throws {
        let (status, document) = try scan("sim:healthy?rate=max&fault=\(fault)/0101", "--no-save")
        #expect(status == 0)
        #expect((document["verdict"] as? String)?.hasSuffix("but the light was not read") == true)
    }

    /// The first scan of a car has nothing to be compared with, and another car's is no earlier one of it.
    @Test func whatChangedSinceTheLastScan() throws {
        #expect(try scan("sim:faults?rate=max").document["sinceLastScan"] == nil)
        #expect(try scan("sim:parked?rate=max").document["sinceLastScan"] == nil)
        let again = try #require(try scan("sim:faults?rate=max").document["sinceLastScan"] as? [String: Any])
        #expect(again["unchanged"] as? [String] == ["P0171", "P0301", "P0420", "P0700"])
        #expect(again["new"] as? [String] == [] && again["gone"] as? [String] == [])
        _ = try program.run("clear", "-a", "sim:faults?rate=max", "--yes", "--engine-running")
        // The simulated car does not remember that it was cleared, so that the codes are new.
        let after = try #require(try scan("sim:faults?rate=max").document["sinceLastScan"] as? [String: Any])
        #expect(after["new"] as? [String] == ["P0171", "P0301", "P0700"])
        #expect(after["unchanged"] as? [String] == ["P0420"])
        let text = try program.run("scan", "-a", "sim:faults?rate=max").run.output
        #expect(text.contains("Since last  ") && text.contains("still present: P0171, P0301, P0420, P0700"))
    }

    /// The vehicle can be asked although nothing can be stored, which is told afterwards.
    @Test func whatCannotBeStoredIsShown() throws {
        try program.directory.write([1], to: "folder")
        let path = program.directory.file("folder/x.db")
        let (status, run) = try program.run("scan", "-a", "sim:faults?rate=max", "--database", path)
        #expect(status == 5)
        #expect(run.output.contains("P0301"))
        #expect(run.warning.contains("the scan was not stored: cannot open database '\(path)': not a directory"))
        let (read, values) = try program.run("read", "vehicleSpeed", "-a", "sim:city?rate=max", "--database", path)
        #expect(read == 0 && !values.output.isEmpty && values.warning.contains("cannot open database"))
    }

    /// Text and JSON are those of the scan when it was made, with what was there before it.
    @Test func aStoredScanIsShownAsItWas() throws {
        func run(_ arguments: String...) throws -> [String] {
            try program.run(arguments, environment: ["COLUMNS": "100"]).run.output.split(separator: "\n").map(
                String.init)
        }
        let first = try run("scan", "-a", "sim:faults?rate=max", "--full")
        let document = try scan("sim:faults?rate=max", "--quick").document
        let third = try run("scan", "-a", "sim:faults?rate=max")
        func withoutNumber(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("Scan ") } }
        #expect(withoutNumber(try run("report", "--scan", "1", "--full")) == first)
        #expect(withoutNumber(try run("report", "--scan", "last")) == third)
        #expect(third.contains { $0.hasPrefix("Since last") } && !first.contains { $0.hasPrefix("Since last") })
        let stored = try program.run("report", "--scan", "2", "--json").run.json()
        #expect(NSDictionary(dictionary: stored) == NSDictionary(dictionary: document))
        #expect(stored["id"] as? Int == 2 && stored["quick"] as? Bool == true)
        let list = try run("report")
        // All three say the same.
        #expect(list.contains { $0.hasPrefix("3 scans, 1 to 3  ") })
        let gone = try program.run("report", "--scan", "4")
        #expect(gone.status == 2 && gone.run.warning.contains("no scan 4"))
    }

    /// Why it is not complete is stored too.
    @Test func anInterruptedScan() throws {
        // Behind the freeze frames the connection breaks.
        let made = try program.run("scan", "-a", "sim:faults?rate=max&fault=reset@3.43").run.output
        try #require(made.contains("The connection broke"), "\(made)")
        let shown = try program.run("report", "--scan", "last").run.output
        #expect(shown.contains("The connection broke before everything was read"))
        #expect(try program.run("report").run.output.contains("interrupted\n"))
        let json = try program.run("report", "--json").run.json()
        #expect((json["scans"] as? [[String: Any]])?.first?["interruption"] is String)
    }

    @Test func aQuickScan() throws {
        let (status, document) = try scan("sim:faults?rate=max", "--quick")
        #expect(status == 1 && document["mil"] as? Bool == true)
        #expect((document["troubleCodes"] as? [Any])?.count == 5)
        // What was not asked for is not told, rather than told to be nothing.
        for member in ["tests", "readings", "freezeFrames"] { #expect(document[member] == nil) }
        #expect((document["vehicle"] as? [String: Any])?["vin"] as? String == "3VWDX7AJ0DM254871")
        // It does not tell what the ECUs list, so that nothing is kept of that.
        #expect(try program.run("pids", "--offline").status == 4)
    }
}
