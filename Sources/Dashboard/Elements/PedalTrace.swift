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
        if values.has(.clutch) { line(theme.clutch, { $0.clutch }, &dots) }
        line(theme.throttle, { $0.throttle }, &dots)
        line(theme.brake, { $0.brake }, &dots)
        canvas.draw(dots, area)
    }

    /// The trace moves by whole cells: if it moved by dots, most of its cells would change in each frame. Of the many
    /// samples that are at the same dots, one is drawn.
    ///
    /// This is done for hundreds of samples in each frame, so it counts in nanoseconds, and a key path would take most of the
    /// time.
    private func line(_ color: CellColor, _ pedal: (DashValues.Pedals) -> Double?, _ dots: inout Dots) {
        let cellNs = max(2, Int64(DashValues.traceS * 1e9) / Int64(max(1, dots.columns)))
        let nowNs = values.now.nanoseconds
        let (beginNs, endNs) = (nowNs - Int64(DashValues.traceS * 1e9), (nowNs / cellNs + 1) * cellNs)
        let (right, bottom) = (dots.width - 1, Double(dots.height - 1))
        var last: (x: Int, y: Int)?
        for pedals in values.pedals.reversed() {
            guard pedals.time.nanoseconds >= beginNs else { break }
            guard let percent = pedal(pedals) else {
                last = nil
                continue
            }
            let x = right - Int((endNs - pedals.time.nanoseconds) / (cellNs / 2))
            let y = Int(((1 - max(0, min(100, percent)) / 100) * bottom).rounded())
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
