/// The times against which a drive is paced: when each checkpoint of the route was reached.
package struct PaceReference: Hashable, Sendable {
    /// From 0 at the first checkpoint, not decreasing.
    package let timesS: [Double]

    /// Nil for fewer than two times.
    package init?(timesS: [Double]) {
        guard timesS.count >= 2 else { return nil }
        var latest = 0.0
        self.timesS = timesS.map {
            latest = max(latest, $0)
            return latest
        }
    }

    /// The drive that took the shortest time of those that passed nearly all of the route.
    package static func best(of drives: [RouteDrive]) -> PaceReference? {
        let whole = drives.filter { $0.coveredShare >= 0.95 }
        let times = (whole.isEmpty ? drives : whole).compactMap(\.filledTimesS)
        return times.min { $0[$0.count - 1] < $1[$1.count - 1] }.flatMap { PaceReference(timesS: $0) }
    }

    /// The median of all drives at each checkpoint.
    package static func median(of drives: [RouteDrive]) -> PaceReference? {
        let times = drives.compactMap(\.filledTimesS)
        guard let count = times.map(\.count).min() else { return nil }
        return PaceReference(timesS: (0..<count).map { index in Self.median(times.map { $0[index] }) })
    }

    /// The median of numbers, of which there is at least one.
    static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// The time at a place between two checkpoints, in seconds.
    package func timeS(index: Int, share: Double) -> Double {
        let one = timesS[max(0, min(timesS.count - 1, index))]
        let other = timesS[max(0, min(timesS.count - 1, index + 1))]
        return one + (other - one) * share
    }

    /// The distance that the reference had driven after a time in seconds, in meters.
    /// - Parameter hint: the checkpoint at which the search begins, and where it ended.
    func alongM(afterS seconds: Double, on path: RoutePath, hint: inout Int) -> Double {
        let last = min(timesS.count, path.checkpoints.count) - 1
        hint = max(0, min(last - 1, hint))
        while hint > 0, timesS[hint] > seconds { hint -= 1 }
        while hint < last - 1, timesS[hint + 1] <= seconds { hint += 1 }
        let (from, to) = (timesS[hint], timesS[hint + 1])
        let share = to > from ? max(0, min(1, (seconds - from) / (to - from))) : seconds >= to ? 1 : 0
        let (one, other) = (path.checkpoints[hint].alongM, path.checkpoints[hint + 1].alongM)
        return one + (other - one) * share
    }
}
