import Foundation
import Glibc
import Testing

/// The panel of a trip and the screen that it shares with a shell.
@Suite(.timeLimit(.minutes(2))) struct TripDisplayTests {
    @Test func aPausedTripLeavesTheScreenToTheShell() throws {
        let (hidden, shown) = ("\u{1B}[?25l", "\u{1B}[?25h")
        let program = try RealProgram()
        let terminal = try TestTerminal()
        let run = try program.start(
            ["trip", "--no-save", "-a", "sim:city"], environment: ["TERM": "xterm"], outputPath: terminal.path,
            leads: true)
        #expect(terminal.wait(for: hidden + "Trip"))
        #expect(!terminal.text.contains(shown))
        run.signal(SIGTSTP)
        #expect(run.waitForPause(within: 10))
        #expect(terminal.wait(for: shown))
        #expect(!terminal.wait(for: "Trip", within: 0.3))
        // Drawn anew below what others have written.
        run.signal(SIGCONT)
        #expect(terminal.wait(for: hidden + "Trip"))
        run.signal(SIGINT)
        #expect(run.end(within: 10) == 0)
        #expect(terminal.wait(for: shown))
    }
}
