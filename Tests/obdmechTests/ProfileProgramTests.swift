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

    @Test func aFileOfAnotherKindIsSaid() throws {
        try program.directory.write(Array("hello\n".utf8), to: "letter.txt")
        let (status, run) = try program.run("pids", "import", program.directory.file("letter.txt"))
        #expect(status == 2)
        #expect(run.warning.contains("is not a file of a known form"))
    }
}
