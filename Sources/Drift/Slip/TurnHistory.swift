import Telemetry

/// How far the car has turned according to the gyro, for the last seconds.
struct TurnHistory: Sendable {
    struct Point: Sendable {
        var time: Instant
        /// The turn since the beginning in degrees, clockwise, with the bias.
        var turnedDeg: Double
        /// In degrees per second.
        var rate: Double
    }

    private static let (keptS, most) = (6.0, 4096)

    private(set) var points: ArraySlice<Point> = []

    var last: Point? { points.last }

    mutating func add(_ point: Point) {
        points.append(point)
        while let first = points.first, point.time.seconds(since: first.time) > Self.keptS || points.count > Self.most {
            points.removeFirst()
        }
    }

    mutating func removeAll() { points = [] }

    /// Returns the turn at a time; nil if it is before the history or more than `beyondS` after it.
    func turned(at time: Instant, beyondS: Double = 0.15) -> Double? {
        guard let first = points.first, let last = points.last, time >= first.time else { return nil }
        if time >= last.time {
            let seconds = time.seconds(since: last.time)
            return seconds <= beyondS ? last.turnedDeg + last.rate * seconds : nil
        }
        let index = firstIndex(after: time)
        let (one, other) = (points[index - 1], points[index])
        let share = time.seconds(since: one.time) / max(1e-9, other.time.seconds(since: one.time))
        return one.turnedDeg + (other.turnedDeg - one.turnedDeg) * share
    }

    /// The index of the first point that is later than a time.
    func firstIndex(after time: Instant) -> Int {
        var (low, high) = (points.startIndex, points.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
