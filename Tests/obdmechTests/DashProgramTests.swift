import Foundation
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// The dashboard with the real program on a real terminal.
@Suite(.waits, .timeLimit(.minutes(20))) struct DashProgramTests {
    private static let (taken, given) = ("\u{1B}[?1049h\u{1B}[?25l", "\u{1B}[?1049l\u{1B}[?25h")

    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test(arguments: ["dash", "trip"]) func aGameHasTheDashboard(command: String) throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            [command, "--save", "-a", "sim:race"], environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"],
            outputPath: terminal.path, leads: true)
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "POS"))
        #expect(terminal.wait(for: "km/h"))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: Self.given))
        // It was recorded.
        #expect(terminal.wait(for: "Forza Horizon"))
    }

    @Test func aCarHasTheDashboard() throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            ["dash", "--no-save", "-a", "sim:city", "--design", "classic"],
            environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], outputPath: terminal.path, leads: true)
        #expect(terminal.wait(for: "COOLANT"))
        run.signal(SIGTERM)
        #expect(run.end() != nil)
        #expect(terminal.wait(for: Self.given))
    }

    @Test func itSaysWhatItWaitsFor() throws {
        let terminal = try TestTerminal()
        let run = try program.start(
            ["dash", "--no-save", "--listen", "127.0.0.1:\(try RealProgram.freePort())"],
            environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"],
            outputPath: terminal.path, leads: true)
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "Waiting for a game"))
        #expect(terminal.wait(for: "127.0.0.1"))
        run.signal(SIGINT)
        #expect(run.end() != nil)
        #expect(terminal.wait(for: Self.given))
    }

    @Test func itWaitsNoLongerThanAsked() throws {
        let run = try program.start([
            "dash", "--no-save", "--json", "--listen", "127.0.0.1:\(try RealProgram.freePort())", "--idle-timeout",
            "200ms",
        ])
        #expect(run.end() == 4)
        #expect(run.output.contains("\"type\":\"error\""))
    }

    @Test func withoutATerminalItSaysSo() throws {
        let run = try program.start(["dash", "-a", "sim:race"])
        #expect(run.end() == 2)
        #expect(run.warning.contains("dash needs a terminal"))
    }

    @Test func itsLinesAreThoseOfTrip() throws {
        let run = try program.start(["dash", "--no-save", "--json", "-a", "sim:race?rate=max"])
        #expect(run.end() == 0)
        #expect(run.output.hasPrefix("{\"type\":\"start\""))
        #expect(run.output.contains("{\"type\":\"lap\""))
    }

    @Test func aDesignOfTheUser() throws {
        let folder = program.directory.file("config/obdmech/dash")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let shown = try program.start(["dash", "--show-design", "minimal"])
        #expect(shown.end() == 0)
        try shown.output.write(toFile: folder + "/mine", atomically: true, encoding: .utf8)
        try "size 40x12\n1 geer\n".write(toFile: folder + "/wrong", atomically: true, encoding: .utf8)
        let variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8"]
        let terminal = try TestTerminal()
        let wrong = try program.start(
            ["dash", "--no-save", "-a", "sim:race", "--design", "wrong"], environment: variables,
            outputPath: terminal.path)
        #expect(wrong.end() == 2)
        #expect(wrong.warning.contains("/wrong: line 2: no element 'geer'"))
        let run = try program.start(
            ["dash", "--no-save", "-a", "sim:race", "--design", "mine"], environment: variables,
            outputPath: terminal.path, leads: true)
        #expect(terminal.wait(for: "km/h"))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(run.warning.contains("no element 'geer'"))
        let none = try program.start(
            ["dash", "--no-save", "-a", "sim:race", "--design", "none"], environment: variables,
            outputPath: terminal.path)
        #expect(none.end() == 2)
        #expect(none.warning.contains("no design 'none'") && none.warning.contains("mine"))
    }
}
