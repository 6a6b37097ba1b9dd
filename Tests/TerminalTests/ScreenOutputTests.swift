import Glibc
import TestSupport
import Testing

@testable import Terminal

@Suite(.waits, .timeLimit(.minutes(20))) struct ScreenOutputTests {
    /// More than a terminal without a reader accepts; all of it arrives in order once there is a reader.
    @Test func nothingIsWaitedForAndNothingIsLost() throws {
        let terminal = try TestTerminal()
        let screen = ScreenOutput(path: terminal.path)
        #expect(screen.isReady())
        let text = (0..<30_000).map { "\($0) " }.joined() + "end"
        screen.write(text)
        #expect(!screen.isReady())
        screen.settle(withinS: 0.01)
        for _ in 0..<1000 where !screen.isReady() { _ = terminal.wait(for: "end", within: 0.01) }
        #expect(screen.isReady())
        #expect(terminal.text.hasSuffix("end") || terminal.wait(for: "end"))
        #expect(terminal.text == text)
    }

    @Test func aTerminalThatIsGone() throws {
        var terminal: TestTerminal? = try TestTerminal()
        let screen = ScreenOutput(path: terminal?.path ?? "")
        terminal = nil
        screen.write("text")
        #expect(screen.isReady())
    }
}
