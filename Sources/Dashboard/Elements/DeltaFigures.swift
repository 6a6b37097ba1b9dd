import Formats
import Telemetry

/// The time lost against the reference in large figures over a bar of a second to each side, with the name of the reference.
struct DeltaFigures {
    /// The end of the bar, in seconds.
    private static let barS = 1.0
    /// "+12.34".
    private static let places = 5
    private static let (minColumns, minRows) = (12, 4)

    let moment: DashMoment
    let deltaS: Double

    /// "DELTA LAP 3", "DELTA LAP 7:2": what the time is lost against.
    var name: String { moment.referenceName.map { "DELTA LAP \($0)" } ?? "DELTA" }

    var text: String {
        let text = Format.fixed(abs(deltaS), 2)
        return text == "0.00" ? text : (deltaS < 0 ? "-" : "+") + text
    }

    /// Whether figures and name have room; the bar is left out first.
    static func fits(_ area: Area) -> Bool { area.columns >= minColumns && area.rows >= minRows }

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let color = deltaS <= 0 ? canvas.theme.gain : canvas.theme.high
        let hasBar = area.rows > Self.minRows
        let figures = Area(
            column: area.column, row: area.row + 1, columns: area.columns, rows: area.rows - (hasBar ? 2 : 1))
        let rows = BigText.draw(text, places: Self.places, figures, CellGrid.Style(color, isBold: true), &canvas)
        // Beside the figures, however high the area is.
        canvas.writeMiddle(name, area.dropFirstRows(max(0, rows.lowerBound - 1 - area.row)), canvas.theme.label)
        guard hasBar else { return }
        let row = min(rows.upperBound + 1, area.endRow - 1)
        // To the left is ahead.
        canvas.middleBar(
            deltaS / Self.barS, Area(column: area.column, row: row, columns: area.columns, rows: 1), color)
    }
}

/// What is shown over everything else for a moment: the time of a lap at the line, and that the game is paused.
struct Banner {
    enum Kind: Hashable, Sendable {
        /// A lap that is the fastest of the session, one that is faster than the one before, another one, one that does not
        /// count.
        case best, faster, slower, invalid
        case paused
    }

    let kind: Kind
    let text: String

    /// How many lines it has in an area. Figures of ASCII are higher.
    private static func rows(_ area: Area, isUnicode: Bool) -> Int {
        area.rows >= 40 ? 9 : area.rows >= 18 ? (isUnicode ? 5 : 7) : area.rows >= 8 ? 3 : 1
    }

    private var color: CellColor {
        switch kind {
        case .best: CellColor(0x7B2CBF)
        case .faster: CellColor(0x1B7F3B)
        case .slower: CellColor(0x30363D)
        case .invalid: CellColor(0x8B2C2C)
        case .paused: CellColor(0x30363D)
        }
    }

    /// What colors say is in words as well: not every terminal and not everybody sees them.
    private var label: String {
        switch kind {
        case .best: "BEST LAP"
        case .faster: "FASTER"
        case .slower: "LAP"
        case .invalid: "INVALID LAP"
        case .paused: ""
        }
    }

    /// Without colors, and where there is no dark gray, it is in reverse video.
    private func style(_ canvas: Canvas) -> CellGrid.Style {
        canvas.hasDarkColors || canvas.grid.depth == .sixteen && ![.slower, .paused].contains(kind)
            ? CellGrid.Style(CellColor(0xFFFFFF), on: color, isBold: true)
            : CellGrid.Style(isBold: true, isReversed: true)
    }

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let rows = min(area.rows, Self.rows(area, isUnicode: canvas.isUnicode))
        let place =
            kind == .paused
            ? area.middle(columns: area.columns, rows: rows) : area.prefixRows(rows)
        let style = style(canvas)
        for row in place.row..<place.endRow {
            for column in place.column..<place.endColumn { canvas.grid.put(" ", column, row, style) }
        }
        if rows >= 5, BigText.knows(text) {
            let inner = Area(
                column: place.column + 1, row: place.row + 1, columns: place.columns - 2, rows: place.rows - 2)
            // Figures of ASCII are holes in what is behind them.
            BigText.draw(
                text, places: text.count, inner, canvas.isUnicode ? style : CellGrid.Style(isBold: true), &canvas)
            canvas.writeMiddle(label, place, style)
        } else {
            let words = label.isEmpty ? text : label + " " + text
            canvas.writeMiddle(words, place.middle(columns: place.columns, rows: 1), style)
        }
    }
}
