import Formats
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20))) struct PaintTests {
    @Test func paint() {
        let paint = Paint(isOn: true)
        #expect(SafeText.shown(paint("hot", .red), isLine: true) == "\u{1B}[31mhot\u{1B}[0m")
        #expect(paint("", .red) == "")
        #expect(Paint(isOn: false)("hot", .red) == "hot")
        #expect(
            paint.firstParagraph(["a", "b", "", "c"], .green) == [paint("a", .green), paint("b", .green), "", "c"])
        #expect(paint.firstParagraph(["a"], nil) == ["a"])
    }
}
