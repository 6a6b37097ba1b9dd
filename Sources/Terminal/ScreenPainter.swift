import Formats

/// Maintains the lines of a whole terminal screen, and writes only those that changed.
///
/// It uses the alternate screen: a terminal that becomes narrower does not rewrap its lines, and the previous contents,
/// including the scrollback, are restored afterwards. On a terminal without an alternate screen (the Linux console),
/// the screen is cleared at the end.
package struct ScreenPainter {
    /// The number of frames after which the whole screen is written again, because others may have written to it.
    private static let framesAWhole = 100

    /// The lines on the screen; nil if unknown.
    private var shown: [String]?
    private var size = (columns: 0, rows: 0)
    private var framesLeft = 0

    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[0m"
    /// The escape sequence that restores the screen and the cursor, whatever is on it.
    package static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"

    package private(set) var isShown = false

    package init() {}

    /// Returns the text to write so that the screen shows these lines; empty if it already does.
    /// - Parameter lines: at most one per row, and each narrower than the screen by at least one column, so that no
    ///   line ends in the last column, where terminals behave differently.
    package mutating func paint(_ lines: [String], columns: Int, rows: Int) -> String {
        var text = ""
        if !isShown {
            text = Self.enter
            isShown = true
            shown = nil
        }
        if (columns, rows) != size {
            size = (columns, rows)
            shown = nil
        }
        framesLeft -= 1
        if shown == nil {
            text += "\u{1B}[H\u{1B}[2J"
            framesLeft = Self.framesAWhole
        }
        let isWhole = framesLeft <= 0
        if isWhole { framesLeft = Self.framesAWhole }
        let old = shown ?? []
        for (row, line) in lines.prefix(rows).enumerated() {
            let previous = row < old.count ? old[row] : ""
            if isWhole || line != previous {
                text += "\u{1B}[\(row + 1);1H\(SafeText.shown(line, isLine: true))\u{1B}[K"
            }
        }
        if isWhole || old.count > lines.count, lines.count < rows { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
        shown = Array(lines.prefix(rows))
        if text.isEmpty { return "" }
        // A terminal that supports synchronized output shows the changes all at once.
        return "\u{1B}[?2026h" + text + "\u{1B}[H\u{1B}[?2026l"
    }

    /// Returns the text to write before others use the screen.
    package mutating func give() -> String {
        guard isShown else { return "" }
        isShown = false
        return Self.leave
    }
}
