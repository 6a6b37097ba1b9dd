import Formats

/// What the dashboard shows until the first value arrives.
package struct DashWaiting: Sendable {
    /// "Waiting for a game".
    package let title: String
    /// What helps meanwhile: a word, and what belongs to it.
    package let rows: [(label: String, text: String)]

    package init(title: String, rows: [(label: String, text: String)]) {
        (self.title, self.rows) = (title, rows)
    }

    /// Draws it in the middle of an area; what is too much for it is left out from below.
    func draw(_ area: Area, _ canvas: inout Canvas) {
        let indent = (rows.map { CellWidth.of($0.label) }.max() ?? 0) + 2
        let widest = rows.map { indent + CellWidth.of($0.text) }.max() ?? 0
        let width = min(max(0, area.columns - 2), max(CellWidth.of(title), widest))
        let lines = rows.flatMap { row in
            Format.wrapped(row.text, width: max(1, width - indent), indent: 0).enumerated().map { index, line in
                (label: index == 0 ? row.label : "", text: line)
            }
        }
        let place = area.middle(columns: width, rows: lines.count + 2)
        canvas.write(title, place, canvas.theme.strong)
        for (index, line) in lines.enumerated() where index + 2 < place.rows {
            var row = place.dropFirstRows(index + 2)
            canvas.write(line.label, row, canvas.theme.label)
            row.column += indent
            row.columns = max(0, row.columns - indent)
            canvas.write(line.text, row)
        }
    }
}
