import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct SessionLogTests {
    /// Where nothing is logged, no line is made.
    @Test func off() { #expect(SessionLog(nil).write == nil) }

    /// Lines are written after the owner has let go of the log, too.
    @Test func linesBeginWithTheTime() {
        var lines: [String] = []
        let write = SessionLog { lines.append($0) }.write
        write?("-> ATZ")
        #expect(lines == ["0.000 -> ATZ\n"])
    }
}
