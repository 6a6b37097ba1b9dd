import Formats
import Reports

/// The way to a destination: what is next, what is left of it and, where there is room, a map with the car at the bottom
/// and its direction upward.
struct WayAhead {
    /// The least height of a map, in rows, and the least width of the texts beside it, in columns.
    private static let minMapRows = 3
    private static let minTextColumns = 24

    let picture: WayPicture
    let presentation: Presentation

    func draw(_ area: Area, _ canvas: inout Canvas) {
        var presentation = presentation
        presentation.isUnicode = canvas.isUnicode
        let texts = WayText.Texts(picture.news, presentation)
        let style = texts.isOff ? CellGrid.Style(canvas.theme.high, isBold: true) : canvas.theme.strong
        guard area.rows >= 2 else {
            let next = texts.isOff ? "off way \(texts.next)" : texts.next
            canvas.write(next, area, style)
            // What is left only where it leaves the next turn alone.
            let left = "  " + texts.left
            if CellWidth.of(next) + CellWidth.of(left) <= area.columns {
                canvas.writeRight(left, area, canvas.theme.strong)
            }
            return
        }
        var beside = area
        if area.rows >= Self.minMapRows, area.columns >= 2 * Self.minTextColumns {
            beside.columns = area.columns / 2
            var map = area
            map.column += beside.columns + 1
            map.columns -= beside.columns + 1
            drawMap(map, &canvas)
        }
        let lines = [
            (texts.label.uppercased(), texts.next, style), ("LEFT", texts.left, canvas.theme.strong),
            ("TO", texts.to, canvas.theme.strong),
        ]
        let indent = (lines.map { CellWidth.of($0.0) }.max() ?? 0) + 1
        for (row, line) in lines.prefix(area.rows).enumerated() {
            var place = beside.dropFirstRows(row)
            canvas.write(line.0, place, canvas.theme.label)
            place.column += indent
            place.columns = max(0, place.columns - indent)
            canvas.write(line.1, place, line.2)
        }
    }

    private func drawMap(_ area: Area, _ canvas: inout Canvas) {
        let rows = picture.rows(
            columns: area.columns, rows: area.rows, isUnicode: canvas.isUnicode, units: presentation.units)
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() where cell.text != " " {
                let place = Area(column: area.column + column, row: area.row + row, columns: 1, rows: 1)
                canvas.write(cell.text, place, Self.style(cell.style, canvas.theme))
            }
        }
    }

    private static func style(_ style: TextStyle, _ theme: DashTheme) -> CellGrid.Style {
        switch style {
        case .yellow: CellGrid.Style(theme.middle, isBold: true)
        case .green: CellGrid.Style(theme.low, isBold: true)
        case .strong: CellGrid.Style(theme.accent, isBold: true)
        case .dim: theme.label
        default: CellGrid.Style(theme.value)
        }
    }
}
