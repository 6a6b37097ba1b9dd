package import Telemetry

extension Place {
    /// Whether the straight line between two places leads through the place.
    package func isCrossed(from one: GeoPoint, to other: GeoPoint) -> Bool {
        if contains(one) || contains(other) { return true }
        let plane = LocalPlane(at: center)
        let (a, b) = (plane.metres(to: one), plane.metres(to: other))
        let (east, north) = (b.eastM - a.eastM, b.northM - a.northM)
        let square = east * east + north * north
        guard square > 0 else { return false }
        // The point of the line that is nearest to the center.
        let share = max(0, min(1, -(a.eastM * east + a.northM * north) / square))
        let (x, y) = (a.eastM + share * east, a.northM + share * north)
        return (x * x + y * y).squareRoot() <= radiusM
    }
}

extension Way {
    /// The way without what is in hidden places, at its ends and in between, where it gets a gap. The driven distance
    /// begins at 0 and leaves out what was driven in them, since it would tell how far away the ends are.
    package func hiding(_ zones: [Place]) -> Way {
        guard !zones.isEmpty else { return self }
        var way = self
        way.points = []
        var (drivenM, last): (Double, WayPoint?) = (0, nil)
        for point in points {
            guard !zones.contains(where: { $0.contains(point.place) }) else {
                last = nil
                continue
            }
            var shown = point
            if let last, !zones.contains(where: { $0.isCrossed(from: last.place, to: point.place) }) {
                drivenM += point.drivenM - last.drivenM
            } else {
                shown.beginsSegment = !way.points.isEmpty
            }
            shown.drivenM = drivenM
            way.points.append(shown)
            last = point
        }
        let bridged = zip(way.points, way.points.dropFirst()).filter {
            !$1.beginsSegment && ($0.isBridged || $1.isBridged)
        }
        way.hidesPlaces = way.points.count < points.count || way.segments.count > segments.count
        way.bridgedM = bridged.reduce(0) { $0 + $1.1.drivenM - $1.0.drivenM }
        return way
    }
}

/// The times of a trip in which it was in hidden places, or in which it is not known where it was.
package struct HiddenTimes: Sendable {
    /// Open intervals in the order of their times, which do not overlap. Nil is the beginning of all times.
    private var intervals: [(from: Instant?, to: Instant)] = []

    /// None if nothing is hidden.
    package init(_ way: Way, in zones: [Place]) {
        let shown = way.hiding(zones)
        guard shown.hidesPlaces else { return }
        var last: Instant?
        for point in shown.points {
            if last == nil || point.beginsSegment { intervals.append((last, point.time)) }
            last = point.time
        }
        intervals.append((last, .distantFuture))
    }

    package var isEmpty: Bool { intervals.isEmpty }

    package func contains(_ time: Instant) -> Bool {
        var (low, high) = (0, intervals.count)
        while low < high {
            let middle = (low + high) / 2
            if intervals[middle].to <= time { low = middle + 1 } else { high = middle }
        }
        guard low < intervals.count else { return false }
        return intervals[low].from.map { $0 < time } ?? true
    }
}
