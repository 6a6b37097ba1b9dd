import Drift
import Formats
import Telemetry

/// The track of the reference, that of the car, where it is, and the closest place of the reference.
struct ReferenceMap {
    let exercise: ExerciseMeter

    func draw(_ area: Area, _ canvas: inout Canvas) {
        let lines = [exercise.reference?.points ?? [], exercise.track.points]
        let all = lines.joined()
        let (norths, easts) = (all.map(\.x), all.map(\.z))
        guard area.rows >= 3, area.columns >= 6, let south = norths.min(), let north = norths.max(),
            let west = easts.min(), let east = easts.max()
        else { return }
        var dots = Dots(columns: area.columns, rows: area.rows)
        // North is up.
        let dotsPerM = min(
            Double(dots.width - 3) / max(1, east - west), Double(dots.height - 3) / max(1, north - south))
        let left = (Double(dots.width) - (east - west) * dotsPerM) / 2
        let top = (Double(dots.height) - (north - south) * dotsPerM) / 2
        func place(_ point: DriftLine.Point) -> (x: Int, y: Int) {
            (Int(clamping: left + (point.z - west) * dotsPerM), Int(clamping: top + (north - point.x) * dotsPerM))
        }
        for (line, color) in zip(lines, [canvas.theme.labelColor, canvas.theme.value]) {
            var last: (x: Int, y: Int)?
            for point in line {
                let next = place(point)
                if let last, last != next { dots.line(last, next, color) } else { dots.set(next.x, next.y, color) }
                last = next
            }
        }
        func mark(_ point: DriftLine.Point?, _ color: CellColor) {
            guard let (x, y) = point.map(place) else { return }
            for offset in [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 0), (0, -1)] {
                dots.set(x + offset.0, y + offset.1, color)
            }
        }
        mark(exercise.nearest, canvas.theme.middle)
        mark(exercise.track.points.last, canvas.theme.accent)
        canvas.draw(dots, area)
    }
}
