import Formats
import Reports
import Telemetry

/// The four tires as they are at the car, colored by their temperature.
struct Tires {
    /// In °C: cold, in the window of most tires, too hot. The colors change between them.
    private static let (coldC, goodC, hotC) = (40.0, 85.0, 120.0)
    private static let (cold, good, hot) = (CellColor(0x3A7BD5), CellColor(0x2FA866), CellColor(0xD93636))

    let moment: DashMoment

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let half = max(1, (area.columns - 1) / 2)
        let upper = (area.rows + 1) / 2
        for wheel in 0..<4 {
            let isRight = wheel % 2 == 1
            let isRear = wheel >= 2
            let tire = Area(
                column: area.column + (isRight ? half + 1 : 0), row: area.row + (isRear ? upper : 0), columns: half,
                rows: isRear ? area.rows - upper : max(1, upper - (area.rows >= 6 ? 1 : 0)))
            draw(wheel, tire, &canvas)
        }
    }

    private func draw(_ wheel: Int, _ area: Area, _ canvas: inout Canvas) {
        guard area.rows > 0 else { return }
        let values = moment.values
        let temperatureC = values.value(Signal.tireTemperatures[wheel])
        let color = temperatureC.map(Self.color) ?? canvas.theme.track
        canvas.grid.fill(area.column..<area.endColumn, area.row..<area.endRow, color)
        // From there on black has more contrast than white.
        let text = CellColor(color.brightness > 0.18 ? 0x000000 : 0xFFFFFF)
        let style = CellGrid.Style(text, on: color, isBold: color.brightness <= 0.18)
        var lines: [String] = []
        if let temperatureC { lines.append(moment.units.text(temperatureC, .degreesCelsius, 0)) }
        if let pressure = values.value(Signal.tirePressures[wheel]) {
            lines.append(moment.units.text(pressure, .kilopascals, 0))
        }
        if let wear = values.value(Signal.tireWears[wheel]) { lines.append("worn \(Format.fixed(wear, 0))%") }
        if lines.isEmpty { lines = ["–"] }
        let shown = lines.prefix(area.rows)
        let place = area.middle(columns: area.columns, rows: shown.count)
        for (row, line) in shown.enumerated() { canvas.writeMiddle(line, place.dropFirstRows(row), style) }
    }

    private static func color(_ temperatureC: Double) -> CellColor {
        temperatureC < goodC
            ? cold.mixed(good, (temperatureC - coldC) / (goodC - coldC))
            : good.mixed(hot, (temperatureC - goodC) / (hotC - goodC))
    }
}
