import Drift
import Formats
import Reports
import Telemetry

/// The slip angle as a needle on an arc from 90° left to 90° right, with the number below it.
struct DriftArc {
    private static let (minColumns, minRows) = (14, 5)
    /// After so long an angle is not of now, in seconds. A receiver tells a car's once a second.
    private static let currentS = 3.0

    let moment: DashMoment

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let theme = canvas.theme
        let latest = moment.drifts.latest.flatMap { angle in
            moment.values.now.seconds(since: angle.time) <= Self.currentS ? angle : nil
        }
        let color = latest.map { self.color(abs($0.degrees), theme) } ?? theme.labelColor
        let text = latest.map { angle in
            let side = abs(angle.degrees) < 1 ? "" : angle.degrees < 0 ? "L " : "R "
            let uncertainty = DashElement.uncertainty(angle.errorDeg)
            let error = uncertainty.isEmpty ? "" : " " + uncertainty
            return side + Format.fixed(abs(angle.degrees), 0) + "°" + error
        }
        guard area.columns >= Self.minColumns, area.rows >= Self.minRows else {
            let line = area.middle(columns: area.columns, rows: 1)
            return canvas.writeMiddle(text ?? lack, line, CellGrid.Style(color, isBold: true))
        }
        let picture = area.prefixRows(area.rows - 1)
        var dots = Dots(columns: picture.columns, rows: picture.rows)
        let radius = Double(min(dots.width / 2, dots.height) - 1)
        let (centerX, centerY) = (Double(dots.width) / 2, Double(dots.height) - 1)
        func dot(_ degrees: Double, _ distance: Double, _ color: CellColor) {
            let (sine, cosine) = Circle.direction(degrees / 360)
            dots.set(
                Int(clamping: (centerX + sine * distance).rounded(.down)),
                Int(clamping: (centerY - cosine * distance).rounded(.down)),
                color)
        }
        let shown = max(-90, min(90, latest?.degrees ?? 0))
        let unlit = theme.track.mixed(theme.labelColor, 0.35)
        for step in 0...max(0, Int(clamping: radius * 4)) {
            let degrees = Double(step) / (radius * 4).rounded(.down) * 180 - 90
            let isLit = latest != nil && (shown < 0 ? shown...0 : 0...shown).contains(degrees)
            for ring in 0..<(radius > 12 ? 3 : 2) {
                dot(degrees, radius - Double(ring), isLit ? self.color(abs(degrees), theme) : unlit)
            }
        }
        for mark in stride(from: -90.0, through: 90, by: 30) {
            for inner in 3..<(radius > 12 ? 6 : 5) { dot(mark, radius - Double(inner), theme.labelColor) }
        }
        if latest != nil {
            var distance = 0.0
            while distance < radius - 3 {
                dot(shown, distance, theme.value)
                distance += 0.5
            }
        }
        canvas.draw(dots, picture)
        canvas.writeMiddle(
            text ?? lack, area.dropFirstRows(area.rows - 1),
            text == nil ? theme.label : CellGrid.Style(color, isBold: true))
    }

    /// Why there is no angle, in a word or two.
    private var lack: String {
        switch moment.drifts.missing {
        case .gyro: "no gyro"
        case .course: "no course"
        case .straight: "drive straight"
        case nil: "angle unknown"
        }
    }

    private func color(_ degrees: Double, _ theme: DashTheme) -> CellColor {
        degrees < DriftMeter.endDeg ? theme.low : theme.heat(min(1, 0.3 + degrees / 80))
    }
}
