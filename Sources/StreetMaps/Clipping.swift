/// Cuts off what is outside a box.
enum Clipping {
    /// The parts of a line inside the box.
    static func lines(_ points: [GridPoint], _ box: TileDrawing.Box) -> [[GridPoint]] {
        if points.allSatisfy(box.contains) { return points.count > 1 ? [points] : [] }
        var (lines, line): ([[GridPoint]], [GridPoint]) = ([], [])
        for (from, to) in zip(points, points.dropFirst()) {
            guard let (start, end) = piece(from, to, box) else { continue }
            if line.last != start {
                if line.count > 1 { lines.append(line) }
                line = [start]
            }
            if end != start { line.append(end) }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }

    /// The part of a straight line inside the box (Liang and Barsky, 1984).
    private static func piece(
        _ from: GridPoint, _ to: GridPoint, _ box: TileDrawing.Box
    ) -> (GridPoint, GridPoint)? {
        let right = Double(to.x - from.x)
        let down = Double(to.y - from.y)
        var (enters, leaves) = (0.0, 1.0)
        for (toward, inside) in [
            (-right, from.x - box.left), (right, box.right - from.x), (-down, from.y - box.top),
            (down, box.bottom - from.y),
        ] {
            if toward == 0 {
                if inside < 0 { return nil }
            } else if toward < 0 {
                enters = max(enters, Double(inside) / toward)
            } else {
                leaves = min(leaves, Double(inside) / toward)
            }
        }
        guard enters <= leaves else { return nil }
        func point(_ share: Double) -> GridPoint {
            GridPoint(
                x: from.x + Int((right * share).rounded()), y: from.y + Int((down * share).rounded()))
        }
        return (enters > 0 ? point(enters) : from, leaves < 1 ? point(leaves) : to)
    }

    /// The part of an area inside the box (Sutherland and Hodgman, 1974): what is outside runs along its edges.
    static func ring(_ points: [GridPoint], _ box: TileDrawing.Box) -> [GridPoint] {
        if points.allSatisfy(box.contains) { return points }
        var ring = points
        for (isInside, cut) in edges(box) {
            guard var last = ring.last else { return [] }
            var next: [GridPoint] = []
            for point in ring {
                if isInside(point) != isInside(last) { next.append(cut(last, point)) }
                if isInside(point) { next.append(point) }
                last = point
            }
            ring = next
        }
        return ring
    }

    private typealias Edge = (isInside: (GridPoint) -> Bool, cut: (GridPoint, GridPoint) -> GridPoint)

    private static func edges(_ box: TileDrawing.Box) -> [Edge] {
        func atX(_ x: Int) -> (GridPoint, GridPoint) -> GridPoint {
            { one, other in
                let share = Double(x - one.x) / Double(other.x - one.x)
                return GridPoint(x: x, y: one.y + Int((Double(other.y - one.y) * share).rounded()))
            }
        }
        func atY(_ y: Int) -> (GridPoint, GridPoint) -> GridPoint {
            { one, other in
                let share = Double(y - one.y) / Double(other.y - one.y)
                return GridPoint(x: one.x + Int((Double(other.x - one.x) * share).rounded()), y: y)
            }
        }
        return [
            ({ $0.x >= box.left }, atX(box.left)), ({ $0.x <= box.right }, atX(box.right)),
            ({ $0.y >= box.top }, atY(box.top)), ({ $0.y <= box.bottom }, atY(box.bottom)),
        ]
    }

    /// Twice the area of a ring (Gauss), in square steps; negative if it turns the other way.
    static func doubleArea(_ ring: [GridPoint]) -> Int {
        guard var last = ring.last else { return 0 }
        var sum = 0
        for point in ring {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum
    }
}

/// Leaves out points that nobody would miss.
enum Simplification {
    /// So many points at once, so that the time grows with their number only.
    private static let chunk = 64

    /// A line that is nowhere farther away (Douglas and Peucker, 1973).
    /// - Parameter tolerance: In steps.
    static func line(_ points: [GridPoint], tolerance: Double = 1) -> [GridPoint] {
        guard points.count > 2 else { return points }
        var kept: [GridPoint] = [points[0]]
        var start = 0
        while start < points.count - 1 {
            let end = min(start + chunk, points.count - 1)
            keep(points, start, end, tolerance * tolerance, &kept)
            start = end
        }
        return kept
    }

    static func ring(_ points: [GridPoint]) -> [GridPoint] {
        guard points.count > 3 else { return points }
        return Array(line(points + [points[0]]).dropLast())
    }

    /// Adds what is needed after the start up to the end.
    private static func keep(
        _ points: [GridPoint], _ start: Int, _ end: Int, _ limit: Double, _ kept: inout [GridPoint]
    ) {
        let (from, to) = (points[start], points[end])
        let length = from.squaredDistance(to)
        var (farthest, place) = (0.0, start)
        for index in start + 1..<max(start + 1, end) {
            let point = points[index]
            let cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
            let squared =
                length == 0 ? Double(from.squaredDistance(point)) : Double(cross) * Double(cross) / Double(length)
            if squared > farthest {
                farthest = squared
                place = index
            }
        }
        guard farthest > limit else {
            if to != kept.last { kept.append(to) }
            return
        }
        keep(points, start, place, limit, &kept)
        keep(points, place, end, limit, &kept)
    }
}
