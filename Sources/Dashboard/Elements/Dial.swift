import Formats
import Telemetry

import func Glibc.cos
import func Glibc.sin

/// The engine speed as a dial of 270 degrees with a needle.
struct Dial {
    private static let (minColumns, minRows) = (12, 5)
    /// Where the scale begins and how far it goes, clockwise from the top, in turns.
    private static let (begin, length) = (-0.375, 0.75)
    /// In dots: the smallest dial with numbers, how far they are inside of the ring, and the way from one to the next.
    private static let (minNumberedRadius, numberDepth, minNumberGap) = (22.0, 10.0, 8.0)

    let moment: DashMoment

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let rpm = moment.values.value(.engineSpeed)
        guard area.columns >= Self.minColumns, area.rows >= Self.minRows else {
            return DashElement.rpm.draw(area.middle(columns: area.columns, rows: min(2, area.rows)), moment, &canvas)
        }
        let theme = canvas.theme
        let top = moment.topRpm
        // A dot is about as wide as it is high.
        let radius = Double(min(area.columns * 2, area.rows * 4 * 8 / 7) / 2 - 1)
        var dots = Dots(columns: area.columns, rows: area.rows)
        let (centerX, centerY) = (Double(dots.width) / 2, radius + 1)
        let share = max(0, min(1, (rpm ?? 0) / top))
        let shift = moment.shiftRpm.map { $0 / top } ?? 0.9
        func dot(_ place: Double, _ distance: Double, _ color: CellColor) {
            let angle = Self.begin + Self.length * place
            let (sine, cosine) = Circle.direction(angle)
            dots.set(
                Int(clamping: (centerX + sine * distance).rounded(.down)),
                Int(clamping: (centerY - cosine * distance).rounded(.down)),
                color)
        }
        let steps = Int(clamping: radius * 5)
        for step in 0...steps {
            let place = Double(step) / Double(steps)
            let isLit = place <= share
            let lit = place > shift ? theme.high : theme.low.mixed(theme.middle, place / max(0.01, shift))
            let faint = canvas.hasDarkColors ? theme.track.mixed(theme.labelColor, 0.3) : theme.labelColor
            let unlit = place > shift ? theme.high.mixed(theme.track, 0.6) : faint
            // Where no dark color sets them apart, what is lit is thicker.
            for ring in 0..<(!isLit && !canvas.hasDarkColors ? 1 : radius > 12 ? 3 : 2) {
                dot(place, radius - Double(ring), isLit ? lit : unlit)
            }
        }
        // A mark for each thousand, or two.
        for mark in stride(from: 0, through: top, by: Self.stepRpm(top)) {
            for inner in 3..<(radius > 12 ? 6 : 4) { dot(mark / top, radius - Double(inner), theme.labelColor) }
        }
        if rpm != nil, radius > 9 {
            var distance = radius * 0.45
            while distance < radius - 3 {
                dot(share, distance, theme.value)
                distance += 0.5
            }
        }
        canvas.draw(dots, area)
        numbers(area, radius, top, &canvas)
        let middle = Area(
            column: area.column, row: area.row + Int(clamping: centerY) / 4, columns: area.columns, rows: 2)
        canvas.writeMiddle(rpm.map { Format.fixed($0, 0) } ?? "–", middle, theme.strong)
        canvas.writeMiddle("rpm", middle.dropFirstRows(1), theme.label)
    }

    private static func stepRpm(_ top: Double) -> Double { top > 12_000 ? 2000 : 1000 }

    /// The thousands at the marks, on a dial that is large enough.
    private func numbers(_ area: Area, _ radius: Double, _ top: Double, _ canvas: inout Canvas) {
        guard radius >= Self.minNumberedRadius else { return }
        let distance = radius - Self.numberDepth
        // They must not touch each other.
        let gap = 2 * Double.pi * Self.length * distance * Self.stepRpm(top) / top
        for mark in stride(from: 0, through: top, by: Self.stepRpm(top) * (gap >= Self.minNumberGap ? 1 : 2)) {
            let (sine, cosine) = Circle.direction(Self.begin + Self.length * mark / top)
            let text = Format.fixed(mark / 1000, 0)
            let column = Int(clamping: (Double(area.columns) + sine * distance - Double(text.count)) / 2)
            let row = Int(clamping: (radius + 1 - cosine * distance) / 4)
            let place = Area(column: area.column + column, row: area.row + row, columns: text.count, rows: 1)
            canvas.write(text, place, canvas.theme.label)
        }
    }
}

/// Directions on the screen.
enum Circle {
    /// Returns how far a step of one goes to the right and to the top.
    /// - Parameter turns: from the top, clockwise.
    static func direction(_ turns: Double) -> (x: Double, y: Double) {
        // A half is a half: a dot may not move for the last bit of a sine.
        func exact(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
        return (exact(sin(turns * 2 * .pi)), exact(cos(turns * 2 * .pi)))
    }
}
