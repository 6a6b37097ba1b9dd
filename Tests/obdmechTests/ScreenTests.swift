import CommandLine
import Formats
import OBD
import Reports
import Terminal
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ScreenTests {
    @Test func aWrongChoice() {
        let failure = failure { try parsed("scan", "--color=blue") }
        #expect(failure?.text == "invalid --color 'blue'")
        #expect(failure?.advice == "expected always, never or auto")
        #expect(failure?.status == .usage)
    }

    @Test func aScanInColor() throws {
        let program = try RealProgram()
        let colored = try program.run("scan", "-a", "sim:faults?rate=max", "--no-save", "--color", "always").run.output
        #expect(colored.contains("\n  \u{1B}[33mP0301\u{1B}[0m  "))
        let plain = try program.run("scan", "-a", "sim:faults?rate=max", "--no-save").run.output
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    /// On a real terminal what is longer than the screen goes through the pager, and nothing else does.
    @Test(
        arguments: [
            (["OBDMECH_PAGER": "sed s/^/%%/"], ["report", "--help"], true),
            (["PAGER": "sed s/^/%%/"], ["report", "--help"], true),
            (["PAGER": "sed s/^/%%/", "OBDMECH_PAGER": ""], ["report", "--help"], false),
            (["PAGER": "sed s/^/%%/", "TERM": "dumb"], ["report", "--help"], false),
            (["PAGER": "no-such-pager"], ["report", "--help"], false),
            (["PAGER": "sed s/^/%%/"], ["report"], false),
            (["PAGER": "sed s/^/%%/"], ["config", "list"], true),
            (["PAGER": "sed s/^/%%/"], ["config", "list", "--no-pager"], false),
        ] as [([String: String], [String], Bool)])
    func pager(variables: [String: String], arguments: [String], isPaged: Bool) throws {
        let program = try RealProgram()
        let terminal = try TestTerminal()
        let environment = ["TERM": "xterm"].merging(variables) { $1 }
        let run = try program.start(arguments, environment: environment, terminal: terminal.path)
        // What is written must be read, or nothing ends.
        while run.end(within: 0.01) == nil { _ = terminal.wait(for: "\0", within: 0.01) }
        _ = terminal.wait(for: "\0", within: 0.03)
        #expect(run.end(within: 0) == 0)
        #expect(terminal.text.contains("%%") == isPaged, "\(terminal.text)")
        #expect(!terminal.text.isEmpty)
    }
}
