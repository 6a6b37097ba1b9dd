import Formats
import Telemetry

/// The line driven so far, with the car, the start, and where time was gained and lost.
struct TrackMap {
    /// How far the line at which laps begin reaches to each side, in dots.
    private static let startDots = 3.0

    let line: TrackLine

    func draw(_ area: Area, _ canvas: inout Canvas) {
        guard let bounds = line.bounds, area.rows >= 3, area.columns >= 6 else { return }
        var dots = Dots(columns: area.columns, rows: area.rows)
        let widthM = max(1, bounds.x.upperBound - bounds.x.lowerBound)
        let heightM = max(1, bounds.z.upperBound - bounds.z.lowerBound)
        let dotsPerM = min(Double(dots.width - 3) / widthM, Double(dots.height - 3) / heightM)
        let left = (Double(dots.width) - widthM * dotsPerM) / 2
        let top = (Double(dots.height) - heightM * dotsPerM) / 2
        func place(_ x: Double, _ z: Double) -> (x: Int, y: Int) {
            (
                Int(clamping: left + (x - bounds.x.lowerBound) * dotsPerM),
                Int(clamping: top + (bounds.z.upperBound - z) * dotsPerM)
            )
        }
        let theme = canvas.theme
        var last: (x: Int, y: Int)?
        for point in line.points {
            let next = place(point.x, point.z)
            let color =
                switch point.trend {
                case .even: theme.labelColor
                case .gained: theme.gain
                case .lost: theme.high
                }
            if let last, point.isJoined {
                if last != next { dots.line(last, next, color) }
            } else {
                dots.set(next.x, next.y, color)
            }
            last = next
        }
        if let start = line.start {
            let (x, y) = place(start.x, start.z)
            // Across the way; on the screen Y points down.
            let scale =
                Self.startDots / max(1e-9, (start.aheadX * start.aheadX + start.aheadZ * start.aheadZ).squareRoot())
            let (acrossX, acrossY) = (
                Int(clamping: (start.aheadZ * scale).rounded()), Int(clamping: (start.aheadX * scale).rounded())
            )
            dots.line((x - acrossX, y - acrossY), (x + acrossX, y + acrossY), canvas.theme.value)
        }
        if let here = line.here {
            let (x, y) = place(here.x, here.z)
            for offset in [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 0), (0, -1)] {
                dots.set(x + offset.0, y + offset.1, canvas.theme.accent)
            }
        }
        canvas.draw(dots, area)
    }
}
