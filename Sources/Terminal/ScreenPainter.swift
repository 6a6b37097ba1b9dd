import Formats

/// Keeps a whole screen of a terminal as a picture of lines, and writes only what changed.
///
/// The picture has the alternate screen for its own: a terminal that becomes narrower does not break its lines anew,
/// and what stood there before, scrolled back included, is found again afterwards. Where there is no such screen (the
/// Linux console), the picture is wiped away at the end.
package struct ScreenPainter {
    /// Frames between two pictures written whole, against what others have written to the screen meanwhile.
    private static let framesAWhole = 100

    /// The lines on the screen; nil where that is not known.
    private var shown: [String]?
    private var size = (columns: 0, rows: 0)
    private var framesLeft = 0

    private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[0m"
    /// Gives the screen back, with a cursor, whatever there was on it.
    package static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"

    package private(set) var isShown = false

    package init() {}

    /// What is to be written so that the screen shows these lines; nothing where it does.
    /// - Parameter lines: no more than there are rows, none wider than the columns but one, so that no line ends where
    ///   terminals disagree about what is next.
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
        // A terminal that knows synchronized output shows all of it at once.
        return "\u{1B}[?2026h" + text + "\u{1B}[H\u{1B}[?2026l"
    }

    /// What is to be written so that others have the screen.
    package mutating func give() -> String {
        guard isShown else { return "" }
        isShown = false
        return Self.leave
    }
}
