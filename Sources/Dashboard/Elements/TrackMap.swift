import Formats
import Telemetry

/// The line driven so far, with the car.
struct TrackMap {
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
        let color = canvas.theme.labelColor
        var last: (x: Int, y: Int)?
        for point in line.points {
            let next = place(point.x, point.z)
            if let last, point.isJoined {
                if last != next { dots.line(last, next, color) }
            } else {
                dots.set(next.x, next.y, color)
            }
            last = next
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
