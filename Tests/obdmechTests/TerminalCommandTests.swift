import Displays
import Foundation
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// The real program as a terminal: with a script, and with a person at a pseudo-terminal.
@Suite(.waits, .timeLimit(.minutes(20))) struct TerminalCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func script(_ text: String, _ arguments: String...) throws -> (status: Int32?, run: RealProgram.Run) {
        let run = try program.start(["terminal", "-a"] + arguments, input: text)
        return (run.end(), run)
    }

    // MARK: Scripts

    @Test func aScript() throws {
        let (status, run) = try script("# the engine\n\n0100\r\nats1\n010d", "sim:faults?rate=max")
        #expect(status == 0)
        #expect(run.warning == "")
        #expect(
            run.lines == [
                "> 0100",
                "SEARCHING...                  searching for the vehicle's protocol",
                "7E8 06 41 00 BE 3F B8 13 00   7E8 engine: supports 01 03 04 05 06 07 0B 0C 0D 0E",
                "                                0F 10 11 13 14 15 1C 1F 20",
                "7E9 06 41 00 80 08 00 00 00   7E9 transmission: supports 01 0D",
                "> ats1",
                "OK                            spaces between bytes",
                "> 010d",
                "7E8 03 41 0D 00 00 00 00 00   7E8 engine: Vehicle speed 0 km/h",
                "7E9 03 41 0D 00 00 00 00 00   7E9 transmission: Vehicle speed 0 km/h",
            ])
    }

    /// What follows quit is not sent.
    @Test func aScriptThatQuits() throws {
        let (status, run) = try script("ATRV\n Quit \nATI\n", "sim:faults?rate=max")
        #expect(status == 0 && run.warning == "")
        #expect(run.output.contains("> ATRV") && !run.output.contains("ATI"))
    }

    @Test(arguments: [
        ("help", TerminalPrompt.Word.help), ("?", .help), ("quit", .quit), (" EXIT ", .quit), ("q", .quit),
        ("ATI", nil),
        ("0100", nil), ("", nil), ("help me", nil),
    ])
    func words(line: String, word: TerminalPrompt.Word?) {
        // "help me" is nothing that an adapter knows, but nothing of ours either.
        #expect(TerminalPrompt.word(line) == word)
    }

    @Test func aScriptAsJSON() throws {
        let (status, run) = try script("03\nATH0\n0902\n", "sim:faults?rate=max", "--json")
        #expect(status == 0)
        try #require(run.lines.count == 3)
        let codes = try object(run.lines[0])
        #expect(codes["request"] as? String == "03")
        #expect(codes["complete"] as? Bool == true)
        #expect(
            codes["answer"] as? [String] == [
                "SEARCHING...", "7E8 06 43 02 03 01 04 20 00", "7E9 04 43 01 07 00 00 00 00",
            ])
        let meaning = try #require(codes["meaning"] as? [[String: String]])
        #expect(meaning.contains(["ecu": "7E8", "text": "P0301 Cylinder 1 misfire detected (confirmed)"]))
        #expect(meaning.contains { $0["ecu"] == "7E9" && $0["text"]?.hasPrefix("P0700 ") == true })
        #expect(try object(run.lines[1])["meaning"] as? [[String: String]] == [["text": "headers off"]])
        let vin = try object(run.lines[2])
        #expect((vin["answer"] as? [String])?.first == "014")
        #expect(vin["meaning"] as? [[String: String]] == [["text": "VIN 3VWDX7AJ0DM254871"]])
    }

    /// On each bus, with headers and without, the same is said.
    @Test(arguments: 1...9) func aScriptOnABus(_ number: Int) throws {
        let (status, run) = try script("03\nATH0\n03\n0902\n", "sim:faults?rate=max&protocol=\(number)", "--json")
        #expect(status == 0)
        try #require(run.lines.count == 4)
        for index in [0, 2] {
            let meaning = try #require(try object(run.lines[index])["meaning"] as? [[String: String]])
            let texts = Set(meaning.compactMap { $0["text"]?.prefix(5) })
            #expect(texts.isSuperset(of: ["P0301", "P0420", "P0700"]))
            #expect(Set(meaning.compactMap { $0["ecu"] }).count == (index == 0 ? 2 : 0))
        }
        let vin = try #require(try object(run.lines[3])["meaning"] as? [[String: String]])
        #expect(vin.contains(["text": "VIN 3VWDX7AJ0DM254871"]))
    }

    @Test func whatIsAskedAboutIsNotSentByAScript() throws {
        let file = program.directory.file("dialogue.txt")
        let (status, run) = try script(
            "0100\n04\nAT PP 0C SV 10\n0105\n", "sim:faults?rate=max", "--record", file)
        #expect(status == 2)
        #expect(run.warning.contains("obdmech: not sending '04': service 04 clears the trouble codes"))
        #expect(run.warning.contains("  use --yes to send it\n"))
        #expect(run.output.contains("Engine coolant temperature"))
        let session = program.directory.text("dialogue.txt")
        #expect(session.contains("> 0105\\r"))
        #expect(!session.contains("> 04\\r") && !session.contains("PP"))
    }

    @Test func yesSendsAll() throws {
        let (status, run) = try script("04\n", "sim:faults?rate=max", "--yes")
        #expect(status == 0)
        #expect(run.output.contains("7E8 engine: trouble codes cleared"))
    }

    @Test func whatTakesTooLongIsInterrupted() throws {
        let (status, run) = try script("ATMA\n0100\n", "sim:city?rate=max", "--timeout", "5s")
        #expect(status == 0)
        #expect(run.lines.prefix(3) == ["> ATMA", "(interrupted after 5 s)", "> 0100"])
        #expect(run.output.contains("7E8 engine: supports"))
    }

    @Test func withTheVehicleFoundFirst() throws {
        let (status, run) = try script("010C\n", "sim:city?rate=max", "--connect")
        #expect(status == 0)
        #expect(run.lines.count == 2)
        #expect(run.lines.last?.contains("7E8 engine: Engine speed") == true)
        let (failed, warning) = try script("010C\n", "sim:city?rate=max&quirk=ignition-off", "--connect")
        #expect(failed == 4)
        #expect(warning.warning.hasPrefix("obdmech: the adapter works, but the vehicle's bus does not respond"))
    }

    @Test func anAdapterThatIsLost() throws {
        let (status, run) = try script("0100\n010C\n", "sim:city?rate=max&fault=unplugged@1")
        #expect(status == 3)
        #expect(run.warning.hasPrefix("obdmech: "))
    }

    // MARK: A person

    @Test func aConversation() throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            ["terminal", "-a", "sim:faults?rate=max"], environment: ["TERM": "xterm"], terminal: terminal.path)
        #expect(terminal.wait(for: "Ctrl-D ends"))
        #expect(terminal.wait(for: "> "))
        terminal.type("010C\r")
        #expect(terminal.wait(for: "7E8 engine: Engine speed"))
        #expect(terminal.wait(for: "> "))
        // No is the answer unless it is yes.
        terminal.type("0 4\r")
        #expect(terminal.wait(for: "service 04 clears the trouble codes"))
        #expect(terminal.wait(for: "Send it? [yes/no] "))
        terminal.type("\r")
        #expect(terminal.wait(for: "> "))
        // Ctrl-C gives up a line, and interrupts a command.
        terminal.type("0902")
        #expect(terminal.wait(for: "0902"))
        terminal.type("\u{03}")
        #expect(terminal.wait(for: "^C"))
        #expect(terminal.wait(for: "> "))
        terminal.type("ATMA\r")
        #expect(terminal.wait(for: "ATMA\r\n"))
        #expect(eventually { terminal.isCooked })
        terminal.type("\u{03}")
        #expect(terminal.wait(for: "(interrupted)"))
        #expect(terminal.wait(for: "> "))
        // The lines before, the question's answer not among them.
        terminal.type("\u{1B}[A\u{1B}[A")
        #expect(terminal.wait(for: "0 4"))
        terminal.type("\r")
        #expect(terminal.wait(for: "Send it? [yes/no] "))
        terminal.type("y\r")
        #expect(terminal.wait(for: "Type yes in full, or no [yes/no] "))
        terminal.type("yes\r")
        #expect(terminal.wait(for: "7E8 engine: trouble codes cleared"))
        #expect(terminal.wait(for: "> "))
        // An empty line is the command before, which is asked about again.
        terminal.type("\r")
        #expect(terminal.wait(for: "Send it? [yes/no] "))
        terminal.type("\u{03}")
        #expect(terminal.wait(for: "> "))
        terminal.type("\u{04}")
        #expect(run.end() == 0)
        #expect(terminal.isCooked)
        let history = program.directory.text(".local/state/obdmech/history")
        #expect(history.contains("010C\n") && history.contains("ATMA\n"))
        #expect(!history.contains("y\n") && !history.contains("yes"))
    }

    @Test func aTerminalThatIsTerminated() throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            ["terminal", "-a", "sim:city?rate=max"], environment: ["TERM": "dumb"], terminal: terminal.path)
        #expect(terminal.wait(for: "> "))
        #expect(eventually { !terminal.isCooked })
        run.signal(SIGTERM)
        #expect(run.end() == -SIGTERM)
        #expect(terminal.isCooked)
    }

    // MARK: Lines beside their meaning

    @Test(arguments: [
        (120, ["7E8 04 41 0C 1A F8            7E8 engine: Engine speed 1726 rpm"]),
        (64, ["7E8 04 41 0C 1A F8            7E8 engine: Engine speed 1726 rpm"]),
        (60, ["7E8 04 41 0C 1A F8", "  7E8 engine: Engine speed 1726 rpm"]),
        (30, ["7E8 04 41 0C 1A F8", "  7E8 engine: Engine speed", "    1726 rpm"]),
    ]) func besideOrBelow(width: Int, lines: [String]) {
        #expect(
            TerminalOutput.beside("7E8 04 41 0C 1A F8", ["7E8 engine: Engine speed 1726 rpm"], width: width) == lines)
    }

    @Test func aLineThatLeavesNoRoom() {
        let line = String(repeating: "00 ", count: 10)
        #expect(
            TerminalOutput.beside(line, ["a", "b"], width: 80) == [
                line, String(repeating: " ", count: 30) + "a", String(repeating: " ", count: 30) + "b",
            ])
        #expect(TerminalOutput.beside(line, [], width: 80) == [line])
    }
}
