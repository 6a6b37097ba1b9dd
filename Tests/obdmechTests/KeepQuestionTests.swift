import Glibc
import TestSupport
import Testing

@testable import Storage
@testable import obdmech

/// The real program on a terminal.
@Suite(.waits, .timeLimit(.minutes(20))) struct KeepQuestionTests {
    private let program: RealProgram
    private let terminal: TestTerminal
    private let question = "Keep trip 1? [Y/n] "

    init() throws {
        program = try RealProgram()
        terminal = try TestTerminal()
    }

    /// A trip that is over in a moment.
    private func start(_ arguments: String...) throws -> RealProgram.Run {
        try program.start(
            ["trip", "-a", "sim:city?rate=max", "--duration", "60", "--plain"] + arguments, terminal: terminal.path)
    }

    private var trips: Int? {
        get throws {
            try Database.openExisting(path: program.directory.file("data/obdmech/obdmech.db"))?.care.contents().trips
        }
    }

    @Test(arguments: [("y", 1), ("", 1), (" YES ", 1), ("n", 0), ("No", 0)]) func anAnswer(text: String, kept: Int)
        throws
    {
        let run = try start()
        #expect(terminal.wait(for: question))
        terminal.type(text + "\n")
        #expect(run.end() == 0)
        #expect(terminal.wait(for: kept == 0 ? "\nremoved" : "\nkept as trip 1"))
        #expect(try trips == kept)
    }

    /// Ctrl-C and Ctrl-D keep the trip, and leave the cursor at the beginning of a line.
    @Test(arguments: ["\u{3}", "\u{4}"]) func noAnswer(key: String) throws {
        let run = try start()
        #expect(terminal.wait(for: question))
        terminal.type(key)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: "\nkept as trip 1"))
        #expect(try trips == 1)
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func aSignalInsteadOfAnAnswer(signal: Int32) throws {
        let run = try start()
        #expect(terminal.wait(for: question))
        run.signal(signal)
        #expect(run.end() == 0)
        #expect(try trips == 1)
    }

    /// A terminal of another size is no answer.
    @Test func anotherSizeOfTheTerminal() throws {
        let run = try start()
        #expect(terminal.wait(for: question))
        run.signal(SIGWINCH)
        terminal.type("n\n")
        #expect(run.end() == 0)
        #expect(try trips == 0)
    }

    /// After Ctrl-Z and fg it is asked again, below what the shell has written.
    @Test func aPause() throws {
        let run = try program.start(
            ["trip", "-a", "sim:city?rate=max", "--duration", "60", "--plain"], terminal: terminal.path, leads: true)
        #expect(terminal.wait(for: question))
        run.signal(SIGTSTP)
        #expect(run.waitForPause())
        run.signal(SIGCONT)
        #expect(terminal.wait(for: "\n" + question))
        terminal.type("n\n")
        #expect(run.end() == 0)
        #expect(try trips == 0)
    }

    @Test func whatIsNoAnswerIsAskedAboutAgain() throws {
        let run = try start()
        for wrong in ["maybe", "no thanks", "q"] {
            #expect(terminal.wait(for: "[Y/n] "))
            terminal.type(wrong + "\n")
        }
        #expect(terminal.wait(for: "kept as trip 1"))
        #expect(run.end() == 0)
        #expect(try trips == 1)
    }

    @Test func anAnswerAtTheSecondTime() throws {
        let run = try start()
        #expect(terminal.wait(for: question))
        terminal.type("nein\n")
        #expect(terminal.wait(for: "Type yes or no [Y/n] "))
        terminal.type("n\n")
        #expect(run.end() == 0)
        #expect(try trips == 0)
    }

    /// A shutdown waits for nobody.
    @Test(arguments: [SIGTERM, SIGHUP]) func aSignalDuringTheTripNeverAsks(signal: Int32) throws {
        let run = try program.start(["trip", "-a", "sim:city?rate=50", "--plain"], terminal: terminal.path)
        #expect(terminal.wait(for: "0:01:00"))
        run.signal(signal)
        #expect(run.end() == 0)
        #expect(terminal.wait(for: "Distance"))
        #expect(!terminal.wait(for: "Keep trip", within: 0.1))
        #expect(try trips == 1)
    }
}
