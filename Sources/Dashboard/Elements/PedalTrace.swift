import Formats
import Telemetry

/// The positions of the pedals over the last ten seconds; the right edge is now.
struct PedalTrace {
    let values: DashValues

    func draw(_ area: Area, _ canvas: inout Canvas) {
        guard area.rows >= 2 else { return DashElement.pedalLine(values, area, &canvas) }
        var dots = Dots(columns: area.columns, rows: area.rows)
        let theme = canvas.theme
        let pedals = values.pedals.reversed().prefix { values.now.seconds(since: $0.time) <= DashValues.traceS }
        let columns = columns(pedals.map(\.time), dots)
        // What is drawn last gives its color to a cell.
        if values.has(.clutch) { line(theme.clutch, zip(columns, pedals.map(\.clutch)), &dots) }
        line(theme.throttle, zip(columns, pedals.map(\.throttle)), &dots)
        line(theme.brake, zip(columns, pedals.map(\.brake)), &dots)
        canvas.draw(dots, area)
    }

    /// Where times are. The trace moves by whole cells: if it moved by dots, most of its cells would change in each frame.
    private func columns(_ times: [Instant], _ dots: Dots) -> [Int] {
        let cellS = DashValues.traceS / Double(max(1, dots.columns))
        let end = (Double(values.now.nanoseconds) / 1e9 / cellS).rounded(.down) * cellS + cellS
        return times.map { dots.width - 1 - Int(clamping: (end - Double($0.nanoseconds) / 1e9) / cellS * 2) }
    }

    /// - Parameter values: columns and percentages, the latest first.
    private func line(_ color: CellColor, _ values: Zip2Sequence<[Int], [Double?]>, _ dots: inout Dots) {
        var last: (x: Int, y: Int)?
        for (x, percent) in values {
            guard let percent else {
                last = nil
                continue
            }
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
