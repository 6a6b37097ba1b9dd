import Testing

@testable import Terminal

@Suite struct ScreenPainterTests {
    private static let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[H\u{1B}[?2026l")

    private func at(_ row: Int, _ text: String) -> String { "\u{1B}[\(row);1H\(text)\u{1B}[K" }

    @Test func onlyWhatChangedIsWritten() {
        var painter = ScreenPainter()
        let first = painter.paint(["a", "b", "c"], columns: 80, rows: 24)
        #expect(
            first == Self.begin + "\u{1B}[?1049h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J" + at(1, "a") + at(2, "b")
                + at(3, "c") + Self.end)
        #expect(painter.paint(["a", "b", "c"], columns: 80, rows: 24) == "")
        #expect(painter.paint(["a", "B", "c"], columns: 80, rows: 24) == Self.begin + at(2, "B") + Self.end)
        #expect(painter.paint(["a", "B", "c", "d"], columns: 80, rows: 24) == Self.begin + at(4, "d") + Self.end)
        #expect(painter.paint(["a"], columns: 80, rows: 24) == Self.begin + "\u{1B}[2;1H\u{1B}[J" + Self.end)
    }

    @Test(arguments: [(40, 24), (120, 24), (80, 10)]) func anotherSizeBeginsAnew(columns: Int, rows: Int) {
        var painter = ScreenPainter()
        _ = painter.paint(["a", "b"], columns: 80, rows: 24)
        #expect(
            painter.paint(["a", "b"], columns: columns, rows: rows)
                == Self.begin + "\u{1B}[H\u{1B}[2J" + at(1, "a") + at(2, "b") + Self.end)
    }

    @Test func whatDoesNotFitIsNotWritten() {
        var painter = ScreenPainter()
        let text = painter.paint(["a", "b", "c"], columns: 80, rows: 2)
        #expect(text.contains("b"))
        #expect(!text.contains("c\u{1B}"))
    }

    @Test func theScreenIsGivenBackOnce() {
        var painter = ScreenPainter()
        #expect(painter.give() == "")
        _ = painter.paint(["a"], columns: 80, rows: 24)
        #expect(painter.isShown)
        #expect(painter.give().hasSuffix("\u{1B}[?1049l\u{1B}[?25h"))
        #expect(painter.give() == "")
        // Then everything is painted again.
        #expect(painter.paint(["a"], columns: 80, rows: 24).contains("\u{1B}[?1049h"))
    }

    /// To repair what others have written to the screen, every line is repainted periodically, without erasing it
    /// first.
    @Test func thePictureIsMended() {
        var painter = ScreenPainter()
        _ = painter.paint(["a", "b"], columns: 80, rows: 24)
        let frames = (1...250).map { _ in painter.paint(["a", "b"], columns: 80, rows: 24) }.filter { !$0.isEmpty }
        #expect(
            frames
                == Array(repeating: Self.begin + at(1, "a") + at(2, "b") + "\u{1B}[3;1H\u{1B}[J" + Self.end, count: 2))
    }
}
