import Foundation
import Glibc
import Storage
import TestSupport
import Testing

/// The panel of a trip and the screen that it shares with a shell.
@Suite(.waits, .timeLimit(.minutes(20))) struct TripDisplayTests {
    private static let (taken, given) = ("\u{1B}[?1049h\u{1B}[?25l", "\u{1B}[?1049l\u{1B}[?25h")

    private let program: RealProgram
    private let terminal: TestTerminal

    init() throws {
        program = try RealProgram()
        terminal = try TestTerminal()
    }

    private func start(_ variables: [String: String] = [:], _ flags: String...) throws -> RealProgram.Run {
        try program.start(
            ["trip", "--no-save", "-a", "sim:city"] + flags,
            environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"].merging(variables) { $1 }, outputPath: terminal.path,
            leads: true)
    }

    @Test func aPausedTripLeavesTheScreenToTheShell() throws {
        let run = try start()
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "Trip"))
        #expect(!terminal.text.contains(Self.given))
        run.signal(SIGTSTP)
        #expect(run.waitForPause())
        #expect(terminal.wait(for: Self.given))
        #expect(!terminal.wait(for: "Trip", within: 0.3))
        // Drawn anew on its own screen.
        run.signal(SIGCONT)
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "Trip"))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: Self.given))
        // The summary stays where the shell goes on.
        #expect(terminal.wait(for: "Distance"))
    }

    /// While the program is paused nobody listens: that is no silence, and no end of the trip.
    @Test(arguments: [SIGTSTP, SIGSTOP]) func aPauseThatIsLongerThanTheIdleTimeout(signal: Int32) throws {
        // A slow car has not answered yet when the trip goes on.
        let run = try program.start(
            ["trip", "--no-save", "--json", "-a", "sim:city?quirk=slow-ecu", "--idle-timeout", "4s", "--pause", "4s"],
            leads: true)
        #expect(run.wait { $0.lines.count > 3 })
        run.signal(signal)
        #expect(run.waitForPause())
        let paused = Date()
        #expect(eventually { Date().timeIntervalSince(paused) > 4.5 })
        let count = run.lines.count
        run.signal(SIGCONT)
        #expect(run.wait { $0.lines.count > count + 3 })
        run.signal(SIGINT)
        #expect(run.end() == 0)
        let summary = try object(run.lines.last ?? "")
        #expect(summary["samples"] as? Int == run.lines.count { $0.contains(#""type":"sample""#) })
        #expect(summary["durationS"] as? Double ?? 0 > 4.5)
    }

    /// However it ends, and by signals that mean a crash.
    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func theScreenIsGivenBack(signal: Int32) throws {
        let run = try start(["SWIFT_BACKTRACE": "enable=yes,interactive=no"])
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "Speed"))
        run.signal(signal)
        #expect(run.end() == (signal == SIGTERM || signal == SIGHUP ? 0 : -signal))
        #expect(terminal.wait(for: Self.given))
        // The language's own report of a crash is nothing for a driver.
        #expect(run.warning == "")
    }

    /// Keys that are pressed are not seen, until the screen is given back, and what was typed is not the shell's.
    @Test func keysAreNotSeen() throws {
        let run = try program.start(
            ["trip", "--no-save", "-a", "sim:city"], environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"],
            terminal: terminal.path)
        #expect(terminal.wait(for: "Speed"))
        #expect(!terminal.isCooked)
        terminal.type("xyzzy\n")
        #expect(!terminal.wait(for: "xyzzy", within: 0.5))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(terminal.isCooked)
        #expect(!terminal.text.contains("xyzzy"))
    }

    /// A terminal without UTF-8 gets none, in no line.
    @Test func asciiOnly() throws {
        let run = try program.start(
            ["trip", "--no-save", "-a", "sim:city?rate=max", "--duration", "60s"],
            environment: ["TERM": "xterm", "LC_ALL": "C"], terminal: terminal.path)
        #expect(terminal.wait(for: "Coolant"))
        #expect(run.end() == 0)
        #expect(terminal.wait(for: "minimum"))
        #expect(terminal.text.utf8.allSatisfy { $0 < 0x80 })
    }

    /// A terminal that knows nothing but lines gets nothing else.
    @Test(arguments: ["dumb", ""]) func linesOnly(kind: String) throws {
        let run = try program.start(
            ["trip", "--no-save", "-a", "sim:city?rate=max", "--duration", "60s"],
            environment: ["TERM": kind, "LC_ALL": "C.UTF-8"], terminal: terminal.path)
        #expect(terminal.wait(for: "Distance"))
        #expect(run.end() == 0)
        #expect(!terminal.text.contains("\u{1B}"))
    }

    /// Ctrl-S, and a terminal that nobody reads: the trip goes on to be stored, and the program ends.
    @Test func aTerminalThatTakesNothing() throws {
        let path = program.directory.file("x.db")
        let run = try program.start(
            ["trip", "--save", "-a", "sim:city", "--database", path],
            environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], terminal: terminal.path)
        #expect(terminal.wait(for: "Speed"))
        terminal.stop()
        let database = try #require(try Database.openExisting(path: path))
        // What had come before is stored at once, so it must be for the third time that something is.
        for _ in 1...3 {
            let stored = try database.care.contents().samples
            #expect(run.wait { _ in ((try? database.care.contents().samples) ?? 0) > stored })
        }
        run.signal(SIGTERM)
        #expect(run.end() == 6)
        #expect(try database.trips.recover().isEmpty)
        #expect(try database.care.contents().trips == 1)
    }

    /// Lines that nobody takes from the terminal hold up neither the trip nor its end.
    @Test(arguments: ["--json", "--plain"]) func linesThatNobodyReads(form: String) throws {
        let run = try program.start(
            ["trip", "--no-save", "-a", "sim:city?rate=max", form],
            environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], terminal: terminal.path)
        #expect(terminal.wait(for: form == "--json" ? "sample" : "km/h"))
        terminal.stop()
        // It has more to say than a terminal takes.
        #expect(!run.wait(within: 1) { _ in false })
        run.signal(SIGTERM)
        #expect(run.end() == 6)
    }

    /// No colors are no reason to take the panel away.
    @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": ""]]) func thePanelWithoutColors(variables: [String: String])
        throws
    {
        let run = try variables["NO_COLOR"] == "" ? start(variables, "--color", "never") : start(variables)
        #expect(terminal.wait(for: Self.taken))
        #expect(terminal.wait(for: "Speed"))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: Self.given))
        #expect(terminal.text.firstMatch(of: /\u{1B}\[[0-9;]*[34][0-7]m/) == nil)
    }

    @Test func anotherSizeOfTheScreen() throws {
        let run = try start()
        #expect(terminal.wait(for: "Ctrl-C ends the trip"))
        terminal.resize(columns: 40, rows: 12)
        run.signal(SIGWINCH)
        #expect(terminal.wait(for: "\u{1B}[2J"))
        #expect(!terminal.wait(for: "the last", within: 0.3))
        run.signal(SIGTERM)
        #expect(run.end() == 0)
    }

    @Test(arguments: [["TERM": "dumb"], [:]]) func plainLines(variables: [String: String]) throws {
        let run = try variables.isEmpty ? start(variables, "--plain") : start(variables)
        #expect(terminal.wait(for: "km/h"))
        run.signal(SIGINT)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: "Distance"))
        #expect(!terminal.text.contains("\u{1B}"))
    }
}
