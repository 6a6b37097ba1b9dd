package import Telemetry

/// A point of a route: every 20 m of driven distance, and its end.
package struct Checkpoint: Hashable, Sendable {
    package var place: GeoPoint
    /// The driven distance since the first checkpoint in meters.
    package var alongM: Double
    /// When it was reached, in seconds since the car moved off from the first checkpoint; 0 at all checkpoints of a route
    /// without times.
    package var timeS: Double

    package init(place: GeoPoint, alongM: Double, timeS: Double) {
        self.place = place
        self.alongM = alongM
        self.timeS = timeS
    }
}

/// The way of a drive as checkpoints at equal steps of driven distance. Their times include all stops after the car
/// moved off.
package struct RoutePath: Hashable, Sendable {
    /// The step between checkpoints in meters, and the shortest way that has any.
    package static let stepM = 20.0
    /// More checkpoints than those of 4,000 km are not believed.
    private static let most = 200_000

    /// At least two.
    package let checkpoints: [Checkpoint]
    /// The rests of 3 s and more on the way, in their order; the end is none.
    package let stops: [Stop]

    package struct Stop: Hashable, Sendable {
        package var alongM: Double
        /// Since the car moved off, in seconds.
        package var arrivalS: Double
        package var departureS: Double

        package init(alongM: Double, arrivalS: Double, departureS: Double) {
            self.alongM = alongM
            self.arrivalS = arrivalS
            self.departureS = departureS
        }
    }

    /// A shorter rest is no stop, in seconds.
    private static let shortestStopS = 3.0

    /// Nil for fewer than two checkpoints.
    package init?(_ checkpoints: [Checkpoint], stops: [Stop] = []) {
        guard checkpoints.count >= 2 else { return nil }
        self.checkpoints = checkpoints
        self.stops = stops
    }

    /// Whether it is known when its places were reached.
    package var isTimed: Bool { durationS > 0 }

    /// When it was driven where.
    package var knots: [PaceReference.Knot] {
        var knots = checkpoints.map { PaceReference.Knot(alongM: $0.alongM, timeS: $0.timeS) }
        for stop in stops {
            knots.append(PaceReference.Knot(alongM: stop.alongM, timeS: stop.arrivalS))
            knots.append(PaceReference.Knot(alongM: stop.alongM, timeS: stop.departureS))
        }
        return knots.sorted { ($0.alongM, $0.timeS) < ($1.alongM, $1.timeS) }
    }

    /// Nil for a way that is shorter than 20 m.
    package init?(_ way: Way) {
        let points = way.points
        guard let first = points.first, way.lengthM >= Self.stepM else { return nil }
        // The time before the car moved off does not count.
        let standing = points.prefix { $0.drivenM - first.drivenM < 0.5 }
        guard let start = Self.start(of: way) else { return nil }
        var checkpoints = [Checkpoint(place: first.place, alongM: 0, timeS: 0)]
        var dueM = Self.stepM
        for index in max(1, standing.count)..<max(1, points.count) {
            let (one, other) = (points[index - 1], points[index])
            let (fromM, toM) = (one.drivenM - first.drivenM, other.drivenM - first.drivenM)
            while dueM <= toM, toM > fromM, checkpoints.count < Self.most {
                let share = max(0, (dueM - fromM) / (toM - fromM))
                // Of a gap, only its ends are known.
                let place = other.beginsSegment ? other.place : one.place.interpolated(to: other.place, share: share)
                let seconds = max(0, one.time.seconds(since: start))
                let timeS = seconds + (other.time.seconds(since: start) - seconds) * share
                checkpoints.append(Checkpoint(place: place, alongM: dueM, timeS: timeS))
                dueM += Self.stepM
            }
        }
        if let last = points.last, let before = checkpoints.last, way.lengthM - before.alongM >= 1,
            let arrival = points.first(where: { $0.drivenM >= last.drivenM - 0.01 })
        {
            checkpoints.append(
                Checkpoint(
                    place: last.place, alongM: way.lengthM,
                    timeS: max(before.timeS, arrival.time.seconds(since: start))))
        }
        self.init(checkpoints, stops: Self.stops(of: way, since: start))
    }

    private static func stops(of way: Way, since start: Instant) -> [Stop] {
        guard let first = way.points.first else { return [] }
        var stops: [Stop] = []
        var begin = first
        for (point, next) in zip(way.points.dropFirst(), way.points.dropFirst(2)) {
            if point.drivenM - begin.drivenM >= 0.5 { begin = point }
            let alongM = begin.drivenM - first.drivenM
            guard next.drivenM - begin.drivenM >= 0.5, alongM >= 0.5,
                point.time.seconds(since: begin.time) >= shortestStopS
            else { continue }
            stops.append(
                Stop(
                    alongM: alongM, arrivalS: begin.time.seconds(since: start),
                    departureS: point.time.seconds(since: start)))
        }
        return stops
    }

    /// When the car moved off; nil for an empty way.
    package static func start(of way: Way) -> Instant? {
        guard let first = way.points.first else { return nil }
        return (way.points.prefix { $0.drivenM - first.drivenM < 0.5 }.last ?? first).time
    }

    package var start: GeoPoint { checkpoints[0].place }
    package var end: GeoPoint { checkpoints[checkpoints.count - 1].place }
    /// In meters.
    package var lengthM: Double { checkpoints[checkpoints.count - 1].alongM }
    /// In seconds, from moving off to arriving.
    package var durationS: Double { checkpoints[checkpoints.count - 1].timeS }

    /// The place at a driven distance in meters.
    package func place(alongM: Double) -> GeoPoint {
        let index = segment(alongM: alongM)
        let (one, other) = (checkpoints[index], checkpoints[index + 1])
        let share = (alongM - one.alongM) / max(1e-9, other.alongM - one.alongM)
        return one.place.interpolated(to: other.place, share: max(0, min(1, share)))
    }

    /// The checkpoint at or before a driven distance in meters, except the last one.
    package func segment(alongM: Double) -> Int {
        let index = Int(clamping: (max(0, alongM) / Self.stepM).rounded(.down))
        return max(0, min(checkpoints.count - 2, index))
    }

    /// The times of the checkpoints in seconds.
    package var timesS: [Double] { checkpoints.map(\.timeS) }

    /// Places at equal distances from the start to the end, at most so many.
    package func outline(_ most: Int) -> [GeoPoint] {
        let count = max(2, min(most, checkpoints.count))
        return (0..<count).map { place(alongM: lengthM * Double($0) / Double(count - 1)) }
    }
}
