import Telemetry

extension RoutePath {
    /// The share of a way for which times must be known.
    private static let leastTimed = 0.9

    /// The path through places in their order, which another program planned or recorded. Nil if it is shorter than 20 m.
    /// - Parameter seconds: when each place was reached. Where it is not known, it is interpolated; if it is known for less
    ///   than nine tenths of the way, the path has no times.
    package init?(places: [GeoPoint], seconds: [Double?] = []) {
        var drivenM: [Double] = []
        for (index, place) in places.enumerated() {
            drivenM.append(index == 0 ? 0 : drivenM[index - 1] + places[index - 1].distanceM(to: place))
        }
        let times = Self.times(seconds, drivenM)
        var way = Way()
        for (index, place) in places.enumerated() {
            way.points.append(
                WayPoint(
                    time: Instant.zero.advanced(bySeconds: times?[index] ?? 0), place: place, drivenM: drivenM[index]))
        }
        self.init(way)
    }

    /// Times that do not decrease; nil if they are not known for nine tenths of the way.
    private static func times(_ seconds: [Double?], _ drivenM: [Double]) -> [Double]? {
        guard seconds.count == drivenM.count, let lengthM = drivenM.last else { return nil }
        var known: [(drivenM: Double, timeS: Double)] = []
        for case (let place, let time?) in zip(drivenM, seconds) where time >= known.last?.timeS ?? -.infinity {
            known.append((place, time))
        }
        guard let first = known.first, let last = known.last, last.timeS > first.timeS,
            last.drivenM - first.drivenM >= lengthM * leastTimed
        else { return nil }
        let paceS = (last.timeS - first.timeS) / (last.drivenM - first.drivenM)
        var next = 0
        return zip(drivenM, seconds).map { placeM, time in
            if next < known.count, let time, time == known[next].timeS, placeM == known[next].drivenM {
                next += 1
                return time - first.timeS
            }
            guard next > 0 else { return (placeM - first.drivenM) * paceS }
            guard next < known.count else { return last.timeS - first.timeS + (placeM - last.drivenM) * paceS }
            let (one, other) = (known[next - 1], known[next])
            let share = other.drivenM > one.drivenM ? (placeM - one.drivenM) / (other.drivenM - one.drivenM) : 1
            return one.timeS - first.timeS + (other.timeS - one.timeS) * share
        }
    }
}
