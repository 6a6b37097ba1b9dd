package import Telemetry

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
