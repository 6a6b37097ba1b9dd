import Formats
package import Telemetry

/// How many lights are lit of those that fill toward the engine speed at which to change up.
package struct ShiftState: Hashable, Sendable {
    /// The first light is lit at this share of the engine speed for changing up.
    private static let begin = 0.65

    /// From 0 for none to 1 for all.
    package let lit: Double
    /// Whether it is time to change up: the lights blink.
    package let isDue: Bool

    /// How long what blinks is on, and off, in seconds.
    private static let blinkS = 1 / 16.0

    /// Whether what blinks is on.
    package static func isBlinkOn(at now: Instant) -> Bool {
        Int(clamping: Double(now.nanoseconds) / 1e9 / blinkS).isMultiple(of: 2)
    }

    package static let off = ShiftState(lit: 0, isDue: false)

    private init(lit: Double, isDue: Bool) {
        self.lit = lit
        self.isDue = isDue
    }

    /// - Parameters:
    ///   - rpm: the engine speed.
    ///   - shiftRpm: that at which to change up, above 0.
    package init(rpm: Double, shiftRpm: Double) {
        let share = rpm / shiftRpm
        isDue = share >= 1
        lit = isDue ? 1 : max(0, (share - Self.begin) / (1 - Self.begin))
    }

    /// - Parameter lights: how many there are.
    package func count(of lights: Int) -> Int { Int(clamping: lit * Double(lights)) }
}

/// The zones of a row of lights, by which they are colored.
package enum ShiftLightZone: Sendable {
    case low, middle, high

    /// - Parameter light: its place, from 0.
    package init(_ light: Int, of count: Int) {
        let place = Double(light) / Double(max(1, count - 1))
        self = place < 0.5 ? .low : place < 0.8 ? .middle : .high
    }
}

/// A row of lights that fills toward the engine speed at which to change up, and blinks from there on.
struct ShiftLights {
    let moment: DashMoment

    func draw(_ area: Area, _ canvas: inout Canvas) {
        guard moment.shiftRpm != nil, area.columns >= 2 else { return }
        let state = moment.shiftState ?? .off
        // Two columns for a light and one between two.
        let count = max(1, (area.columns + 1) / 3)
        let lit = state.count(of: count)
        let begin = area.column + (area.columns - (count * 3 - 1)) / 2
        let theme = canvas.theme
        for light in 0..<count {
            let on = state.isDue ? theme.high : theme.color(ShiftLightZone(light, of: count))
            let isLit = light < lit && (!state.isDue || moment.isBlinkOn)
            let dark: Unicode.Scalar = !canvas.isUnicode ? "." : canvas.hasDarkColors ? "█" : "·"
            let scalar: Unicode.Scalar = !isLit ? dark : canvas.isUnicode ? "█" : "#"
            let color = isLit ? on : canvas.hasDarkColors ? theme.track : theme.labelColor
            for row in area.row..<area.endRow {
                for column in begin + light * 3..<begin + light * 3 + 2 {
                    canvas.grid.put(scalar, column, row, CellGrid.Style(color))
                }
            }
        }
    }
}

extension DashTheme {
    fileprivate func color(_ zone: ShiftLightZone) -> CellColor {
        switch zone {
        case .low: low
        case .middle: middle
        case .high: high
        }
    }
}
