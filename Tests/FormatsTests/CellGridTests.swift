import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct CellGridTests {
    @Test func textIsCutAtTheEdge() {
        var grid = CellGrid(columns: 5, rows: 2)
        #expect(grid.write("speed 120", 0, 0) == 5)
        #expect(grid.write("ab", 3, 1, limit: 4) == 4)
        grid.write("x", 0, 2)
        grid.write("x", -1, 0)
        #expect(grid.text(row: 0) == "speed" && grid.text(row: 1) == "   a")
    }

    @Test func wideAndCombinedCharacters() {
        var grid = CellGrid(columns: 6, rows: 1)
        #expect(grid.write("漢e\u{301}👨‍👩‍👧", 0, 0) == 5)
        #expect(grid.text(row: 0) == "漢e\u{301}👨‍👩‍👧")
        #expect(grid[1, 0].isRightHalf && grid[4, 0].isRightHalf)
        // Half of a wide character is not drawn.
        var narrow = CellGrid(columns: 3, rows: 1)
        #expect(narrow.write("ab漢", 0, 0) == 2 && narrow.text(row: 0) == "ab")
    }

    @Test func unsafeCharactersAreReplaced() {
        var grid = CellGrid(columns: 20, rows: 1)
        grid.write("a\u{1B}[2J\u{202E}b\tc\nd\u{FFFF}", 0, 0)
        #expect(grid.text(row: 0) == "a\u{FFFD}[2J\u{FFFD}b c d\u{FFFD}")
    }

    @Test func stylesInTheText() {
        var grid = CellGrid(columns: 5, rows: 1)
        grid.write(TextStyle.strong("a") + "b", 0, 0)
        #expect(grid[0, 0].style == CellGrid.Style(isBold: true) && grid[1, 0].style == .plain)
    }

    /// What is the same after reduction is the same cell, and is not written again.
    @Test(arguments: ColorDepth.allCases) func colorsAreReducedWhenDrawn(depth: ColorDepth) {
        var grid = CellGrid(columns: 2, rows: 1, depth: depth)
        grid.put("a", 0, 0, CellGrid.Style(CellColor(0xFE0102), on: CellColor(0x000010)))
        let shown = grid[0, 0].style.escapeSequence(after: CellGrid.Style(isBold: true))
        let expected =
            switch depth {
            case .none: "\u{1B}[0;7m"
            case .sixteen: "\u{1B}[0;91;40m"
            case .palette: "\u{1B}[0;38;5;196;48;5;232m"
            case .full: "\u{1B}[0;38;2;254;1;2;48;2;0;0;16m"
            }
        #expect(shown == expected)
    }

    @Test func onlyWhatDiffersOfAStyleIsSet() {
        let red = CellGrid.Style(.palette(1), on: .palette(4))
        #expect(CellGrid.Style(.palette(2), on: .palette(4)).escapeSequence(after: red) == "\u{1B}[32m")
        #expect(CellGrid.Style(.palette(1)).escapeSequence(after: red) == "\u{1B}[49m")
        #expect(CellGrid.Style(.palette(1), isBold: true).escapeSequence(after: red) == "\u{1B}[0;1;31m")
        #expect(CellGrid.Style.plain.escapeSequence(after: red) == "\u{1B}[m")
    }

    @Test func colorsBetweenColors() {
        #expect(CellColor(0x000000).mixed(CellColor(0xFF8000), 0.5) == CellColor(0x804000))
        #expect(CellColor(0x102030).mixed(CellColor(0xFFFFFF), -1) == CellColor(0x102030))
        // Grays are nearest to the ramp.
        #expect(CellColor(0x767676).shown(.palette) == .palette(243))
        // Of sixteen colors the hue is kept, and grays by their brightness.
        let basic: [(UInt32, UInt8)] = [
            (0x34D17B, 10), (0xF5C542, 11), (0xFF4D4D, 9), (0x3FC1FF, 14), (0x4D9DFF, 12), (0xFF5FA2, 9), (0xC62828, 9),
            (0x2FA866, 2), (0x3A7BD5, 12), (0x1B2229, 0), (0x7A8794, 8), (0xFFFFFF, 15), (0, 0),
        ]
        for (color, number) in basic { #expect(CellColor(color).shown(.sixteen) == .palette(number), "\(color)") }
        #expect(CellColor.palette(4).shown(.none) == .standard && CellColor.palette(4).shown(.full) == .palette(4))
    }
}

extension CellGrid.Style {
    fileprivate func escapeSequence(after other: CellGrid.Style) -> String {
        var text = ""
        write(to: &text, after: other)
        return text
    }
}
