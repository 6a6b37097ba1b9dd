import Foundation
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ClearCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func clear(_ device: String, _ arguments: String...) throws -> (status: Int32, run: RealProgram.Run) {
        try program.run(["clear", "-a", device] + arguments)
    }

    private func scans() throws -> [[String: Any]] {
        try #require(
            try program.run("report", "--json", "--from", "2020-01-01").run.json()["scans"] as? [[String: Any]])
    }

    /// Nobody can be asked: nothing is even opened.
    @Test func withoutAConfirmation() throws {
        let (status, run) = try clear("sim:faults?rate=max")
        #expect(status == 2 && run.output == "")
        #expect(
            run.warning
                == "obdmech: clearing requires confirmation\n  use --yes if nobody can answer\n")
        #expect(!program.directory.exists("data"))
    }

    @Test func aRunningEngine() throws {
        let path = program.directory.file("dialogue.txt")
        let (status, run) = try clear("sim:faults?rate=max", "--yes", "--record", path)
        #expect(status == 2 && run.output == "")
        #expect(run.warning.contains("obdmech: the engine is running; codes are cleared with the engine off\n"))
        #expect(!program.directory.text("dialogue.txt").contains("> 04\\r"))
        // What was read is kept.
        #expect(try scans().count == 1)
    }

    @Test func cleared() throws {
        let path = program.directory.file("dialogue.txt")
        let (status, run) = try clear("sim:faults?rate=max", "--yes", "--engine-running", "--json", "--record", path)
        #expect(status == 0 && run.warning == "")
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.clear/1" && document["cleared"] as? Bool == true)
        #expect(document["before"] as? [String] == ["P0171", "P0301", "P0420", "P0700"])
        #expect(document["returned"] as? [String] == [] && document["permanent"] as? [String] == ["P0420"])
        #expect(document["mil"] as? Bool == false)
        #expect((document["answers"] as? [[String: Any]])?.map { $0["accepted"] as? Bool } == [true, true])
        // It was sent once, after all that is lost by it was read, and read again.
        let sent = program.directory.text("dialogue.txt").split(separator: "\n").filter { $0.contains(" > ") }
        let clearing = sent.indices.filter { sent[$0].hasSuffix(" > 04\\r") }
        try #require(clearing.count == 1)
        #expect(sent[..<clearing[0]].contains { $0.contains("> 0202") && $0.contains("00") })
        #expect(sent[clearing[0]...].contains { $0.contains(" > 0A") })
        let kept = try scans()
        #expect(kept.count == 2)
        #expect(Set(kept.first?["codes"] as? [String] ?? []) == ["P0171", "P0301", "P0420", "P0700"])
        #expect(kept.last?["codes"] as? [String] == ["P0420"])
        #expect(kept.map { $0["vin"] as? String } == ["3VWDX7AJ0DM254871", "3VWDX7AJ0DM254871"])
    }

    @Test func inWords() throws {
        let (status, run) = try clear("sim:faults?rate=max", "--yes", "--engine-running", "--no-save")
        #expect(status == 0)
        #expect(
            run.warning.hasPrefix(
                "Clearing cannot be undone. It deletes, in all control modules:\n  - 4 trouble codes: "))
        #expect(
            run.lines == [
                "Cleared: P0171, P0301, P0700.", "No codes are left, and the check engine light is off.",
                "Permanent, until the car confirms the repair: P0420.",
            ])
        #expect(!program.directory.exists("data"))
    }

    /// The engine refuses, the transmission does not: its code is still there.
    @Test func anECUThatRefuses() throws {
        let (status, run) = try clear("sim:diesel?rate=max", "--yes", "--engine-running", "--json")
        #expect(status == 1)
        let document = try run.json()
        let answers = try #require(document["answers"] as? [[String: Any]])
        #expect(answers.map { $0["accepted"] as? Bool } == [false, true])
        #expect(answers[0]["reason"] as? String == "conditions not correct (22)")
        #expect(document["kept"] as? [String] == ["P0401"] && document["mil"] as? Bool == true)
    }

    @Test func aCodeThatComesStraightBack() throws {
        let (status, run) = try clear("sim:parked?rate=max", "--yes", "--json")
        #expect(status == 1)
        let document = try run.json()
        #expect(document["before"] as? [String] == ["P0113", "P0455"])
        #expect(document["returned"] as? [String] == ["P0113"])
        let words = try clear("sim:parked?rate=max", "--yes").run
        #expect(words.output.hasPrefix("Cleared: P0455.\nSet again at once: P0113 "))
    }

    @Test func nothingToClear() throws {
        let path = program.directory.file("dialogue.txt")
        let (status, run) = try clear("sim:healthy?rate=max", "--yes", "--engine-running", "--json", "--record", path)
        #expect(status == 0)
        #expect(run.warning == "obdmech: nothing to clear: no trouble codes, and the check engine light is off\n")
        #expect(try run.json()["cleared"] as? Bool == false)
        #expect(!program.directory.text("dialogue.txt").contains("> 04\\r"))
    }

    @Test func noVehicle() throws {
        let (status, run) = try clear("sim:faults?rate=max&quirk=ignition-off", "--yes", "--json")
        #expect(status == 4)
        #expect(try run.json()["format"] as? String == "obdmech.clear/1")
    }

    // MARK: At a terminal

    @Test(arguments: [
        ("no\r", 1, false), ("\u{4}", 1, false), ("YES\r", 1, true), ("y\rno\r", 1, false), ("y\ryes\r", 1, true),
    ])
    func theQuestion(keys: String, status: Int32, isCleared: Bool) throws {
        let terminal = try TestTerminal()
        let path = program.directory.file("dialogue.txt")
        let run = try program.start(
            ["clear", "-a", "sim:parked?rate=max", "--record", path], terminal: terminal.path)
        #expect(terminal.wait(for: "Clear now? [yes/no] "))
        terminal.type(keys)
        #expect(run.end() == status)
        if keys.hasPrefix("y\r") { #expect(terminal.wait(for: "Type yes in full, or no [yes/no] ")) }
        #expect(program.directory.text("dialogue.txt").contains("> 04\\r") == isCleared)
    }
}
