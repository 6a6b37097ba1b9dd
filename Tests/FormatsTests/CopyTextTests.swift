import Formats
import Testing

@Suite(.timeLimit(.minutes(20))) struct CopyTextTests {
    @Test(arguments: [
        [], [""], [nil], ["a", nil, ""], ["tab\tand\nline", "\\", "\\N", "\r"], ["Jürgen", "名前 🚗", "\\t"],
    ])
    func comesBack(cells: [String?]) {
        let line = CopyText.line(cells)
        #expect(!line.contains("\n"))
        #expect(CopyText.cells(ArraySlice(Array(line.utf8))) == (cells.isEmpty ? [""] : cells))
    }

    /// As PostgreSQL writes them.
    @Test func readsEscapes() {
        #expect(CopyText.cells(ArraySlice(Array("a\\tb\\\\\t\\N\t\\x\\v".utf8))) == ["a\tb\\", nil, "x\u{0B}"])
    }

    /// A table as the text of a cell of another one.
    @Test func canBeNested() {
        let inner = [["name", "note"], ["Ann", "two\nlines\tand \\"]].map { CopyText.line($0) }.joined(separator: "\n")
        let cells = CopyText.cells(ArraySlice(Array(CopyText.line(["1", inner]).utf8)))
        #expect(cells == ["1", inner])
    }
}
