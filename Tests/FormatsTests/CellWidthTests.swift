import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct CellWidthTests {
    @Test(arguments: [
        ("", 0), ("km/h", 4), ("°C ±1 m/s²", 10), ("▁█", 2), ("円", 2), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
        ("👩‍🔧", 2), ("e\u{301}", 1), ("\u{200B}", 1), ("a\u{1B}\u{202E}", 3), (TextStyle.red("ab"), 2), ("☀\u{FE0F}", 2),
        ("☀", 1),
    ])
    func cells(text: String, width: Int) { #expect(CellWidth.of(text) == width) }

    @Test(arguments: [
        ("speed", 5, "speed"), ("speed", 4, "spe…"), ("speed", 1, "s"), ("speed", 0, ""), ("円円円", 5, "円円…"),
        ("円円円", 4, "円…"), ("円", 1, ""),
    ])
    func clipping(text: String, width: Int, clipped: String) {
        #expect(CellWidth.clipped(text, to: width) == clipped)
        #expect(CellWidth.of(CellWidth.clipped(text, to: width, ellipsis: "...")) <= width)
    }
}
