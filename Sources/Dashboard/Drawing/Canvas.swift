import Formats
import Telemetry

/// A rectangle of cells.
package struct Area: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    var endColumn: Int { column + columns }
    var endRow: Int { row + rows }

    func dropFirstRows(_ count: Int) -> Area {
        Area(column: column, row: row + count, columns: columns, rows: max(0, rows - count))
    }

    func prefixRows(_ count: Int) -> Area { Area(column: column, row: row, columns: columns, rows: min(rows, count)) }

    /// Of this size in the middle of the area, or as large as fits.
    func middle(columns: Int, rows: Int) -> Area {
        let (width, height) = (min(columns, self.columns), min(rows, self.rows))
        return Area(
            column: column + (self.columns - width) / 2, row: row + (self.rows - height) / 2, columns: width,
            rows: height)
    }
}

/// What elements draw on: a grid, with what the terminal can show.
struct Canvas {
    var grid: CellGrid
    /// False if the terminal shows only ASCII.
    let isUnicode: Bool
    let theme: DashTheme

    /// What is behind a bar. Without colors it would be reverse video, and an empty bar a full one.
    private var trackColor: CellColor { isUnicode && grid.depth != .none ? theme.track : .standard }
    /// Whether colors show what is dark.
    var hasDarkColors: Bool { grid.depth == .palette || grid.depth == .full }

    func shown(_ text: String) -> String { isUnicode ? text : Format.ascii(text) }

    // MARK: Text

    /// Writes text that is cut at the end of the area.
    mutating func write(_ text: String, _ area: Area, _ style: CellGrid.Style = .plain) {
        guard area.rows > 0 else { return }
        grid.write(shown(text), area.column, area.row, style, limit: area.endColumn)
    }

    /// Writes text that ends at the end of the area.
    mutating func writeRight(_ text: String, _ area: Area, _ style: CellGrid.Style = .plain) {
        let text = CellWidth.clipped(shown(text), to: area.columns, ellipsis: "")
        grid.write(text, area.endColumn - CellWidth.of(text), area.row, style, limit: area.endColumn)
    }

    /// Writes text in the middle of the first row of the area.
    mutating func writeMiddle(_ text: String, _ area: Area, _ style: CellGrid.Style = .plain) {
        guard area.rows > 0 else { return }
        let text = CellWidth.clipped(shown(text), to: area.columns, ellipsis: "")
        let column = area.column + (area.columns - CellWidth.of(text)) / 2
        grid.write(text, column, area.row, style, limit: area.endColumn)
    }

    /// A label, dim, left in the first row.
    mutating func label(_ text: String, _ area: Area) { write(text, area, theme.label) }

    // MARK: Bars

    private static let fromLeft: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    private static let fromBottom: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The steps of the colors along a bar: each change of color takes more bytes than the cell itself.
    private static let colorSteps = 8.0

    /// A bar that grows to the right.
    /// - Parameters:
    ///   - share: 0 to 1.
    ///   - color: the color at a share of the bar.
    mutating func bar(_ share: Double, _ area: Area, _ color: (Double) -> CellColor) {
        let eighths = Int(clamping: (max(0, min(1, share)) * Double(area.columns * 8)).rounded())
        for place in 0..<area.columns {
            let filled = max(0, min(8, eighths - place * 8))
            let step = (Double(place) / Double(area.columns) * Self.colorSteps).rounded(.down) + 0.5
            let style = CellGrid.Style(color(step / Self.colorSteps), on: trackColor)
            let scalar: Unicode.Scalar = isUnicode ? Self.fromLeft[filled] : filled >= 4 ? "#" : "-"
            for row in area.row..<area.endRow { grid.put(scalar, area.column + place, row, style) }
        }
    }

    /// A bar that grows upwards.
    mutating func column(_ share: Double, _ area: Area, _ color: CellColor) {
        let eighths = Int(clamping: (max(0, min(1, share)) * Double(area.rows * 8)).rounded())
        for place in 0..<area.rows {
            let filled = max(0, min(8, eighths - place * 8))
            let style = CellGrid.Style(color, on: trackColor)
            let scalar: Unicode.Scalar = isUnicode ? Self.fromBottom[filled] : filled >= 4 ? "#" : "."
            for column in area.column..<area.endColumn { grid.put(scalar, column, area.endRow - 1 - place, style) }
        }
    }

    /// A bar that grows from the middle to one side.
    /// - Parameter share: -1 is the left end, 1 the right one.
    mutating func middleBar(_ share: Double, _ area: Area, _ color: CellColor) {
        let share = max(-1, min(1, share))
        let half = area.columns / 2
        let length = Int(clamping: (abs(share) * Double(half)).rounded())
        let middle = area.column + half
        for row in area.row..<area.endRow {
            for column in area.column..<area.endColumn {
                let offset = column - middle
                let isFilled = share < 0 ? offset < 0 && -offset <= length : offset > 0 && offset <= length
                let scalar: Unicode.Scalar =
                    column == middle ? (isUnicode ? "│" : "|") : isFilled ? (isUnicode ? "█" : "#") : " "
                grid.put(
                    scalar, column, row,
                    CellGrid.Style(
                        column == middle ? theme.labelColor : color, on: trackColor))
            }
        }
    }

    // MARK: Dots

    /// Draws the dots of a picture; its cells are where the area begins.
    mutating func draw(_ dots: Dots, _ area: Area) {
        for row in 0..<min(dots.rows, area.rows) {
            for column in 0..<min(dots.columns, area.columns) {
                let (pattern, color) = dots[column, row]
                guard pattern != 0 else { continue }
                let scalar = isUnicode ? Unicode.Scalar(0x2800 + UInt32(pattern)) : Dots.letter(pattern)
                grid.put(scalar ?? "*", area.column + column, area.row + row, CellGrid.Style(color))
            }
        }
    }
}
