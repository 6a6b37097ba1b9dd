import Formats
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20))) struct ScreenPainterTests {
    private static let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[H\u{1B}[?2026l")

    private func at(_ row: Int, _ column: Int, _ text: String) -> String { "\u{1B}[\(row);\(column)H\(text)" }

    @Test func onlyWhatChangedIsWritten() {
        var painter = ScreenPainter(framesPerRow: .max)
        let first = painter.paint(["a", "b", "c"], columns: 80, rows: 24)
        #expect(
            first == Self.begin + "\u{1B}[?1049h\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J" + at(1, 1, "a") + at(2, 1, "b")
                + at(3, 1, "c") + Self.end)
        #expect(painter.paint(["a", "b", "c"], columns: 80, rows: 24) == "")
        #expect(painter.paint(["a", "B", "c"], columns: 80, rows: 24) == Self.begin + at(2, 1, "B") + Self.end)
        #expect(painter.paint(["a", "B", "c", "d"], columns: 80, rows: 24) == Self.begin + at(4, 1, "d") + Self.end)
        #expect(
            painter.paint(["a"], columns: 80, rows: 24)
                == Self.begin + at(2, 1, "\u{1B}[K") + at(3, 1, "\u{1B}[K") + at(4, 1, "\u{1B}[K") + Self.end)
    }

    @Test func onlyTheCellsThatChangedAreWritten() {
        var painter = ScreenPainter(framesPerRow: .max)
        _ = painter.paint(["speed 120 km/h   rpm 3000"], columns: 80, rows: 24)
        #expect(
            painter.paint(["speed 121 km/h   rpm 3100"], columns: 80, rows: 24)
                == Self.begin + at(1, 9, "1") + at(1, 23, "1") + Self.end)
        // Moving the cursor over a few cells takes as many bytes as they do.
        #expect(
            painter.paint(["speed 131 km/h   rqm 3100"], columns: 80, rows: 24)
                == Self.begin + at(1, 8, "3") + at(1, 19, "q") + Self.end)
        #expect(
            painter.paint(["speed 132 kmph"], columns: 80, rows: 24)
                == Self.begin + at(1, 9, "2 kmp") + at(1, 15, "\u{1B}[K") + Self.end)
    }

    @Test func wideCharactersAreWrittenAsAWhole() {
        var painter = ScreenPainter(framesPerRow: .max)
        #expect(painter.paint(["漢字 x"], columns: 80, rows: 2).contains(at(1, 1, "漢字 x")))
        #expect(painter.paint(["漢子 x"], columns: 80, rows: 2) == Self.begin + at(1, 3, "子") + Self.end)
        #expect(painter.paint(["漢ab x"], columns: 80, rows: 2) == Self.begin + at(1, 3, "ab") + Self.end)
        #expect(painter.paint(["漢字 x"], columns: 80, rows: 2) == Self.begin + at(1, 3, "字") + Self.end)
    }

    @Test func stylesAreSetWhereTheyChange() {
        var painter = ScreenPainter(framesPerRow: .max)
        #expect(
            painter.paint([TextStyle.strong("ab") + "c"], columns: 80, rows: 2)
                .contains(at(1, 1, "\u{1B}[0;1mab\u{1B}[mc")))
        #expect(
            painter.paint([TextStyle.strong("aB") + "c"], columns: 80, rows: 2)
                == Self.begin + at(1, 2, "\u{1B}[0;1mB\u{1B}[m") + Self.end)
    }

    @Test(arguments: [(40, 24), (120, 24), (80, 10)]) func anotherSizeBeginsAnew(columns: Int, rows: Int) {
        var painter = ScreenPainter()
        _ = painter.paint(["a", "b"], columns: 80, rows: 24)
        #expect(
            painter.paint(["a", "b"], columns: columns, rows: rows)
                == Self.begin + "\u{1B}[H\u{1B}[2J" + at(1, 1, "a") + at(2, 1, "b") + Self.end)
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

    /// To repair what others have written to the screen, each row is written again at times, without erasing it first.
    @Test func thePictureIsRepairedRowByRow() {
        var painter = ScreenPainter(framesPerRow: 2)
        _ = painter.paint(["a", "b"], columns: 80, rows: 3)
        let frames = (1...7).map { _ in painter.paint(["a", "b"], columns: 80, rows: 3) }.filter { !$0.isEmpty }
        #expect(
            frames == [
                Self.begin + at(2, 1, "b\u{1B}[K") + Self.end, Self.begin + at(3, 1, "\u{1B}[K") + Self.end,
                Self.begin + at(1, 1, "a\u{1B}[K") + Self.end, Self.begin + at(2, 1, "b\u{1B}[K") + Self.end,
            ])
    }
}
