import Formats
import Telemetry

/// The positions of the pedals over the last ten seconds; the right edge is now.
struct PedalTrace {
    let values: DashValues

    func draw(_ area: Area, _ canvas: inout Canvas) {
        guard area.rows >= 2 else { return DashElement.pedalLine(values, area, &canvas) }
        var dots = Dots(columns: area.columns, rows: area.rows)
        let theme = canvas.theme
        // What is drawn last gives its color to a cell.
        line(theme.clutch, &dots) { $0.clutch }
        line(theme.throttle, &dots) { $0.throttle }
        line(theme.brake, &dots) { $0.brake }
        canvas.draw(dots, area)
    }

    /// The trace moves by whole cells: if it moved by dots, most of its cells would change in each frame.
    private func line(_ color: CellColor, _ dots: inout Dots, _ value: (DashValues.Pedals) -> Double?) {
        var last: (x: Int, y: Int)?
        let cellS = DashValues.traceS / Double(max(1, dots.columns))
        let end = (Double(values.now.nanoseconds) / 1e9 / cellS).rounded(.down) * cellS + cellS
        for pedals in values.pedals.reversed() {
            let ageS = values.now.seconds(since: pedals.time)
            if ageS > DashValues.traceS { break }
            guard let percent = value(pedals) else {
                last = nil
                continue
            }
            let beforeEnd = (end - Double(pedals.time.nanoseconds) / 1e9) / cellS
            let x = dots.width - 1 - Int(clamping: beforeEnd * 2)
            let y = Int(clamping: ((1 - max(0, min(100, percent)) / 100) * Double(dots.height - 1)).rounded())
            if let last, last != (x, y) { dots.line(last, (x, y), color) } else { dots.set(x, y, color) }
            last = (x, y)
        }
    }
}

extension DashElement {
    /// The pedals in one line.
    fileprivate static func pedalLine(_ values: DashValues, _ area: Area, _ canvas: inout Canvas) {
        let half = Area(column: area.column, row: area.row, columns: max(0, area.columns - 1) / 2, rows: 1)
        let theme = canvas.theme
        canvas.bar((values.value(.brake) ?? 0) / 100, half) { _ in theme.brake }
        let other = Area(column: half.endColumn + 1, row: area.row, columns: half.columns, rows: 1)
        canvas.bar((values.throttle ?? 0) / 100, other) { _ in theme.throttle }
    }
}
