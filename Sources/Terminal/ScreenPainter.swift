package import Formats

/// Maintains the picture on a whole terminal screen, and writes only the cells that changed.
///
/// It uses the alternate screen: a terminal that becomes narrower does not rewrap its lines, and the previous contents,
/// including the scrollback, are restored afterwards. On a terminal without an alternate screen (the Linux console),
/// the screen is cleared at the end.
package struct ScreenPainter {
    /// Unchanged cells between changed ones that are written again, because moving the cursor takes as many bytes.
    private static let shortGap = 4
    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[m"
    /// The escape sequence that restores the screen and the cursor, whatever is on it.
    package static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"

    /// The picture being drawn, which keeps its memory.
    private var grid = CellGrid(columns: 0, rows: 0)
    /// The cells on the screen; nil if unknown.
    private var shown: [CellGrid.Cell]?
    /// A row is written again after this many frames, because others may have written to the screen.
    private let framesPerRow: Int
    private var frame = 0

    package private(set) var isShown = false

    /// - Parameter framesPerRow: after how many frames the next row is repaired.
    package init(framesPerRow: Int = 4) { self.framesPerRow = framesPerRow }

    /// Returns the text to write so that the screen shows these lines; empty if it already does.
    /// - Parameter lines: at most one per row, and each narrower than the screen by at least one column, so that no
    ///   line ends in the last column, where terminals behave differently.
    package mutating func paint(_ lines: [String], columns: Int, rows: Int) -> String {
        paint(columns: columns, rows: rows, depth: .sixteen) { grid in
            for (row, line) in lines.prefix(rows).enumerated() { grid.write(line, 0, row) }
        }
    }

    /// Returns the text to write so that the screen shows what is drawn; empty if it already does.
    /// - Parameter draw: draws on an empty grid.
    package mutating func paint(
        columns: Int, rows: Int, depth: ColorDepth, _ draw: (inout CellGrid) -> Void
    ) -> String {
        if (grid.columns, grid.rows, grid.depth) != (columns, rows, depth) {
            grid = CellGrid(columns: columns, rows: rows, depth: depth)
            shown = nil
        } else {
            grid.clear()
        }
        draw(&grid)
        var text = ""
        if !isShown {
            text = Self.enter
            isShown = true
            shown = nil
        }
        var old: [CellGrid.Cell]
        if let shown {
            old = shown
        } else {
            text += "\u{1B}[H\u{1B}[2J"
            old = Array(repeating: CellGrid.Cell.blank, count: columns * rows)
            frame = 0
        }
        frame += 1
        let repaired = rows > 0 && frame % framesPerRow == 0 ? frame / framesPerRow % rows : nil
        var writer = Writer(text: text, style: .plain)
        for row in 0..<rows { write(row, &old, isWhole: row == repaired, &writer) }
        shown = old
        if writer.text.isEmpty { return "" }
        writer.use(.plain)
        // A terminal that supports synchronized output shows the changes all at once; others ignore it.
        return "\u{1B}[?2026h" + writer.text + "\u{1B}[H\u{1B}[?2026l"
    }

    /// Writes what differs in a row, and updates `old`.
    private func write(_ row: Int, _ old: inout [CellGrid.Cell], isWhole: Bool, _ writer: inout Writer) {
        let begin = row * grid.columns
        // Most rows of most frames are as they were.
        if !isWhole, grid.hasSame(begin..<begin + grid.columns, as: old) { return }
        var end = grid.columns
        while end > 0, grid.cells[begin + end - 1] == .blank { end -= 1 }
        // The column at which the cursor is; nil if it is elsewhere.
        var cursor: Int?
        var column = 0
        while column < end {
            // A wide character is written as a whole.
            let width = column + 1 < end && grid.cells[begin + column + 1].isRightHalf ? 2 : 1
            defer { column += width }
            let range = begin + column..<begin + column + width
            guard isWhole || !grid.hasSame(range, as: old) else { continue }
            if let place = cursor, column - place <= Self.shortGap {
                for skipped in place..<column { writer.write(grid, grid.cells[begin + skipped]) }
            } else {
                writer.text += "\u{1B}[\(row + 1);\(column + 1)H"
            }
            writer.write(grid, grid.cells[begin + column])
            cursor = column + width
            old.replaceSubrange(range, with: grid.cells[range])
        }
        if isWhole || old[begin + end..<begin + grid.columns].contains(where: { $0 != .blank }) {
            if cursor != end { writer.text += "\u{1B}[\(row + 1);\(end + 1)H" }
            writer.use(.plain)
            writer.text += "\u{1B}[K"
            for column in end..<grid.columns { old[begin + column] = .blank }
        }
    }

    private struct Writer {
        var text: String
        var style: CellGrid.Style

        mutating func use(_ style: CellGrid.Style) {
            guard style != self.style else { return }
            style.write(to: &text, after: self.style)
            self.style = style
        }

        mutating func write(_ grid: CellGrid, _ cell: CellGrid.Cell) {
            guard !cell.isRightHalf else { return }
            use(cell.style)
            grid.write(cell, to: &text)
        }
    }

    /// Returns the text to write before others use the screen.
    package mutating func give() -> String {
        guard isShown else { return "" }
        isShown = false
        return Self.leave
    }
}
