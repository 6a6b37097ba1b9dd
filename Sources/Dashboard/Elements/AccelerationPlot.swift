import Formats
import Telemetry

/// The g-g plot: the accelerations to the sides and along the car, with those of the last moments.
struct AccelerationPlot {
    private static let standardGravity = 9.80665
    /// The scale ends here, in g; the smallest that holds the trail.
    private static let scalesG = [1.0, 1.5, 2, 3, 4, 6]
    /// The columns of both labels, with what is between them and the ring.
    private static let labelColumns = 14

    let values: DashValues

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let trail = values.accelerations.suffix(90)
        let lateral = (values.value(.lateralAcceleration) ?? 0) / Self.standardGravity
        let longitudinal = (values.value(.longitudinalAcceleration) ?? 0) / Self.standardGravity
        let theme = canvas.theme
        let text = "\(Format.fixed((lateral * lateral + longitudinal * longitudinal).squareRoot(), 1)) g"
        guard area.rows >= 4, area.columns >= 10 else {
            return canvas.writeMiddle(text, area.middle(columns: area.columns, rows: 1), theme.strong)
        }
        var dots = Dots(columns: area.columns, rows: area.rows)
        let radius = Double(min(dots.width, dots.height) / 2 - 1)
        let (centerX, centerY) = (Double(dots.width) / 2, Double(dots.height) / 2)
        let most = trail.lazy.map { max(abs($0.lateral), abs($0.longitudinal)) / Self.standardGravity }.max() ?? 0
        let scale = Self.scalesG.first { $0 >= most } ?? 6
        let faint = canvas.hasDarkColors ? theme.track.mixed(theme.labelColor, 0.45) : theme.labelColor
        for ring in [0.5, 1.0] {
            let steps = Int(clamping: radius * ring * 7)
            for step in 0..<steps {
                let (sine, cosine) = Circle.direction(Double(step) / Double(steps))
                dots.set(
                    Int(clamping: centerX + sine * radius * ring), Int(clamping: centerY + cosine * radius * ring),
                    faint)
            }
        }
        func place(_ lateral: Double, _ longitudinal: Double) -> (x: Int, y: Int) {
            (
                Int(clamping: centerX + max(-1, min(1, lateral / scale)) * radius),
                // Braking is below.
                Int(clamping: centerY - max(-1, min(1, longitudinal / scale)) * radius)
            )
        }
        let recent = faint.mixed(theme.accent, 0.6)
        for point in trail {
            let (x, y) = place(point.lateral / Self.standardGravity, point.longitudinal / Self.standardGravity)
            dots.set(x, y, recent)
        }
        let (x, y) = place(lateral, longitudinal)
        for offset in [(0, 0), (1, 0), (0, 1), (1, 1)] { dots.set(x + offset.0, y + offset.1, theme.high) }
        canvas.draw(dots, area)
        canvas.write(text, area, theme.strong)
        // Where the outer ring is, unless that would be on the ring.
        if area.columns >= area.rows + Self.labelColumns {
            canvas.writeRight("±\(Format.number(scale)) g", area, theme.label)
        }
    }
}
