import Formats

/// What the dashboard shows until the first value arrives: what is waited for, or, one after the other, what to set in a
/// game.
package struct DashWaiting: Sendable {
    /// What to set in a game.
    package struct Guide: Sendable {
        package let title: String
        package let steps: [String]
        package let notes: [String]

        package init(title: String, steps: [String], notes: [String]) {
            self.title = title
            self.steps = steps
            self.notes = notes
        }
    }

    /// "Waiting for a game".
    package let title: String
    /// What helps meanwhile: a word, and what belongs to it. An empty row separates.
    package let rows: [(label: String, text: String)]
    private let guides: [Guide]
    /// The guide that is shown; nil for `rows`.
    private var guideIndex: Int?
    private var window = Window()

    /// Which lines are shown, and of how many.
    private struct Window {
        var first = 0
        var shown = 0
        var all = 0

        var end: Int { first + shown }
        var isCut: Bool { end < all }
    }

    package init(title: String, rows: [(label: String, text: String)], guides: [Guide] = []) {
        self.title = title
        self.rows = rows
        self.guides = guides
    }

    /// What the key g does; nil if nothing.
    var keyWord: String? { guides.isEmpty ? nil : isCut ? "more" : "guide" }
    /// Whether a guide goes on below the screen, as far as it was drawn.
    private var isCut: Bool { guideIndex != nil && window.isCut }

    /// Turns to what did not fit, to the next guide, and after the last one back to the beginning.
    mutating func turn() {
        if isCut {
            window.first = window.end
            return
        }
        window = Window()
        let next = guideIndex.map { $0 + 1 } ?? 0
        guideIndex = next < guides.count ? next : nil
    }

    private var shown: (title: String, rows: [(label: String, text: String)]) {
        guard let guideIndex else { return (title, rows) }
        let guide = guides[guideIndex]
        let steps = guide.steps.enumerated().map { (label: "\($0 + 1).", text: $1) }
        let notes = guide.notes.flatMap { [(label: "", text: ""), (label: "", text: $0)] }
        return ("\(guide.title)  (\(guideIndex + 1) of \(guides.count))", steps + notes)
    }

    /// Draws it in the middle of an area.
    mutating func draw(_ area: Area, _ canvas: inout Canvas) {
        let (title, rows) = shown
        let indent = (rows.map { CellWidth.of($0.label) }.max() ?? 0) + 2
        let widest = rows.map { indent + CellWidth.of($0.text) }.max() ?? 0
        let width = min(max(0, area.columns - 2), max(CellWidth.of(title), widest))
        let room = max(0, area.rows - 2)
        var content = Self.wrapped(rows, width: width, indent: indent)
        // Empty rows make room first.
        if content.count > room { content.removeAll { $0.label.isEmpty && $0.text.isEmpty } }
        window.all = content.count
        window.first = min(window.first, max(0, content.count - 1))
        window.shown = min(room, content.count - window.first)
        content = Array(content.dropFirst(window.first))
        let place = area.middle(columns: width, rows: window.shown + 2)
        canvas.write(title, place, canvas.theme.strong)
        for (index, line) in content.enumerated() where index + 2 < place.rows {
            var row = place.dropFirstRows(index + 2)
            canvas.write(line.label, row, canvas.theme.label)
            row.column += indent
            row.columns = max(0, row.columns - indent)
            // What does not fit is seen to go on.
            let isContinued = guideIndex == nil && index + 1 == window.shown && window.isCut
            canvas.write(
                isContinued ? CellWidth.clipped(line.text, to: row.columns - 2, ellipsis: "") + " …" : line.text, row)
        }
    }

    private static func wrapped(
        _ rows: [(label: String, text: String)], width: Int, indent: Int
    ) -> [(label: String, text: String)] {
        rows.flatMap { row in
            Format.wrapped(row.text, width: max(1, width - indent), indent: 0).enumerated().map { index, line in
                (label: index == 0 ? row.label : "", text: line)
            }
        }
    }
}
