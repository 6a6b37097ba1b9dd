import Formats
import Reports
import Routes

/// The way to a destination: what is next, what is left of it and, where there is room, a map with the car at the bottom
/// and its direction upward.
struct WayAhead {
    /// The least height of a map, in rows, and the least width of the texts beside it, in columns.
    private static let minMapRows = 3
    private static let minTextColumns = 24

    let picture: WayPicture
    /// The next traffic camera, named where there is room; nil for none.
    let camera: CameraNews.Row?
    let presentation: Presentation

    func draw(_ area: Area, _ canvas: inout Canvas) {
        var presentation = presentation
        presentation.isUnicode = canvas.isUnicode
        let texts = WayText.Texts(picture.news, presentation)
        let style = texts.isOff ? CellGrid.Style(canvas.theme.high, isBold: true) : canvas.theme.strong
        guard area.rows >= 2 else { return drawLine(texts, style, area, &canvas) }
        var beside = area
        if area.rows >= Self.minMapRows, area.columns >= 2 * Self.minTextColumns {
            beside.columns = area.columns / 2
            var map = area
            map.column += beside.columns + 1
            map.columns -= beside.columns + 1
            drawMap(map, &canvas)
        }
        var lines = [
            (texts.label.uppercased(), texts.next, style), ("LEFT", texts.left, canvas.theme.strong),
        ]
        // In two rows it is beside what is left.
        if let camera, area.rows > 2 {
            lines.append(("CAMERA", CameraText.short(camera, presentation.units), canvas.theme.strong))
        }
        lines.append(("TO", texts.to, canvas.theme.strong))
        let indent = (lines.map { CellWidth.of($0.0) }.max() ?? 0) + 1
        for (row, line) in lines.prefix(area.rows).enumerated() {
            var place = beside.dropFirstRows(row)
            canvas.write(line.0, place, canvas.theme.label)
            place.column += indent
            place.columns = max(0, place.columns - indent)
            canvas.write(line.1, place, line.2)
        }
        if area.rows == 2 {
            drawCamera(area.dropFirstRows(1), after: indent + CellWidth.of(texts.left), before: 0, &canvas)
        }
    }

    /// What is next, then the camera and what is left, as far as they leave it alone.
    private func drawLine(
        _ texts: WayText.Texts, _ style: CellGrid.Style, _ area: Area, _ canvas: inout Canvas
    ) {
        let next = texts.isOff ? "off way \(texts.next)" : texts.next
        canvas.write(next, area, style)
        let left = "  " + texts.left
        let leftColumns = CellWidth.of(next) + CellWidth.of(left)
        guard leftColumns <= area.columns else { return }
        canvas.writeRight(left, area, canvas.theme.strong)
        drawCamera(area, after: CellWidth.of(next), before: CellWidth.of(left), &canvas)
    }

    /// The camera in a row with other texts, if there is room between them.
    private func drawCamera(_ area: Area, after begin: Int, before end: Int, _ canvas: inout Canvas) {
        guard let camera else { return }
        let label = "  CAMERA "
        let text = CameraText.short(camera, presentation.units)
        guard begin + CellWidth.of(label + text) + end <= area.columns else { return }
        var place = area
        for (part, style) in [(label, canvas.theme.label), (text, canvas.theme.strong)] {
            place.column = area.column + begin + (part == label ? 0 : CellWidth.of(label))
            place.columns = area.endColumn - place.column
            canvas.write(part, place, style)
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
