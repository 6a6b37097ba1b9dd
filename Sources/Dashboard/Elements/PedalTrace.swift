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
        if values.has(.clutch) { line(theme.clutch, \.clutch, &dots) }
        line(theme.throttle, \.throttle, &dots)
        line(theme.brake, \.brake, &dots)
        canvas.draw(dots, area)
    }

    /// The trace moves by whole cells: if it moved by dots, most of its cells would change in each frame. Of the many
    /// samples that are at the same dots, one is drawn.
    private func line(_ color: CellColor, _ pedal: KeyPath<DashValues.Pedals, Double?>, _ dots: inout Dots) {
        let cellS = DashValues.traceS / Double(max(1, dots.columns))
        let endS = (Double(values.now.nanoseconds) / 1e9 / cellS).rounded(.down) * cellS + cellS
        let (right, bottom) = (dots.width - 1, Double(dots.height - 1))
        var last: (x: Int, y: Int)?
        for pedals in values.pedals.reversed() {
            guard values.now.seconds(since: pedals.time) <= DashValues.traceS else { break }
            guard let percent = pedals[keyPath: pedal] else {
                last = nil
                continue
            }
            let x = right - Int(clamping: (endS - Double(pedals.time.nanoseconds) / 1e9) / cellS * 2)
            let y = Int(clamping: ((1 - max(0, min(100, percent)) / 100) * bottom).rounded())
            if let last, last == (x, y) { continue }
            if let last { dots.line(last, (x, y), color) } else { dots.set(x, y, color) }
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
