import Formats
import Telemetry

/// A row of lights that fills toward the engine speed at which to change up, and blinks from there on.
struct ShiftLights {
    /// The first light is lit at this share of the engine speed for changing up.
    private static let begin = 0.65

    let moment: DashMoment

    func draw(_ area: Area, _ canvas: inout Canvas) {
        guard let shiftRpm = moment.shiftRpm, shiftRpm > 0, area.columns >= 2 else { return }
        let share = (moment.values.value(.engineSpeed) ?? 0) / shiftRpm
        let isDue = share >= 1
        // Two columns for a light and one between two.
        let count = max(1, (area.columns + 1) / 3)
        let lit = isDue ? count : Int(clamping: max(0, (share - Self.begin) / (1 - Self.begin)) * Double(count))
        let begin = area.column + (area.columns - (count * 3 - 1)) / 2
        let theme = canvas.theme
        for light in 0..<count {
            let place = Double(light) / Double(max(1, count - 1))
            let on = isDue ? theme.high : place < 0.5 ? theme.low : place < 0.8 ? theme.middle : theme.high
            let isLit = light < lit && (!isDue || moment.isBlinkOn)
            let scalar: Unicode.Scalar = canvas.isUnicode ? "█" : isLit ? "#" : "."
            for row in area.row..<area.endRow {
                for column in begin + light * 3..<begin + light * 3 + 2 {
                    canvas.grid.put(scalar, column, row, CellGrid.Style(isLit ? on : theme.track))
                }
            }
        }
    }
}
