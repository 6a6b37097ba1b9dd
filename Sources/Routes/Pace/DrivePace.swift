package import Telemetry

/// The pace of a drive of a route from its samples, in the order of their times: a pure fold. The positions are those that
/// a drive is followed by, so that the same drive is always on its own pace.
package struct DrivePace: Sendable {
    private var fixes: RouteFixes
    private var matcher: RouteMatcher
    private var clock = PaceClock()
    private var knots: [(knot: PaceReference.Knot, drivenM: Double, time: Instant)] = []
    /// Where the last position was.
    private var matched: GeoPoint?
    /// The points since the last position at which no reception was interpolated.
    private var bridged: [WayPoint] = []

    package static let used = Set(Signal.ofPositions + [.vehicleSpeed])

    /// - Parameter distanceFactor: the correction of the wheels' distance.
    package init(on path: RoutePath, distanceFactor: Double = 1) {
        fixes = RouteFixes(distanceFactor: distanceFactor)
        matcher = RouteMatcher(path)
    }

    package mutating func take(_ sample: Sample) {
        guard !matcher.isComplete || !hasArrived else { return }
        for point in fixes.take(sample) {
            if point.isBridged {
                bridged.append(point)
                continue
            }
            guard let position = matcher.take(RouteMatcher.Fix(point)) else {
                // As it is told while driving.
                if let last = knots.last, RouteFixes.isStill(at: point.place, matched) {
                    knots.append((last.knot, last.drivenM, point.time))
                }
                continue
            }
            matched = point.place
            addBridge(to: position.alongM, drivenM: point.drivenM)
            clock.take(drivenM: point.drivenM, at: point.time)
            knots.append(
                (PaceReference.Knot(alongM: position.alongM, timeS: 0), point.drivenM, point.time))
        }
    }

    private var hasArrived: Bool {
        knots.last.map { $0.knot.alongM >= matcher.path.lengthM - 0.01 } ?? false
    }

    /// Between two positions, the wheels tell where the car was.
    private mutating func addBridge(to alongM: Double, drivenM: Double) {
        defer { bridged.removeAll() }
        guard let last = knots.last, drivenM > last.drivenM else { return }
        for point in bridged where point.drivenM > last.drivenM && point.time > last.time {
            let share = min(1, (point.drivenM - last.drivenM) / (drivenM - last.drivenM))
            let placeM = last.knot.alongM + (alongM - last.knot.alongM) * share
            knots.append((PaceReference.Knot(alongM: placeM, timeS: 0), point.drivenM, point.time))
        }
    }

    /// Nil if it was not on the route. Where the route begins before the drive or ends after it, its mean pace is taken.
    package var reference: PaceReference? {
        guard let start = clock.start, let first = knots.first?.knot, let lastM = knots.last?.knot.alongM,
            // Whoever stands at the end has arrived.
            let arrival = knots.firstIndex(where: { $0.knot.alongM >= lastM })
        else { return nil }
        let seconds = knots[arrival].time.seconds(since: start)
        guard lastM > first.alongM, seconds > 0 else { return nil }
        let paceS = seconds / (lastM - first.alongM)
        let beforeS = first.alongM * paceS
        var all = knots[...arrival].map {
            PaceReference.Knot(alongM: $0.knot.alongM, timeS: max(0, $0.time.seconds(since: start)) + beforeS)
        }
        if first.alongM > 0 { all.insert(PaceReference.Knot(alongM: 0, timeS: 0), at: 0) }
        let lengthM = matcher.path.lengthM
        if lengthM > lastM {
            all.append(PaceReference.Knot(alongM: lengthM, timeS: seconds + beforeS + (lengthM - lastM) * paceS))
        }
        return PaceReference(all)
    }
}

/// When a drive of a route moved off: the time while the car stands at its start does not count.
struct PaceClock: Sendable {
    private(set) var start: Instant?
    private(set) var hasMovedOff = false
    private var firstM = 0.0

    init() {}

    /// The clock was started by another process.
    init(startedAt start: Instant) {
        self.start = start
        hasMovedOff = true
    }

    /// Takes a position on the route.
    mutating func take(drivenM: Double, at time: Instant) {
        guard !hasMovedOff else { return }
        if start == nil { firstM = drivenM }
        if start == nil || drivenM - firstM < 0.5 { start = time } else { hasMovedOff = true }
    }
}

/// The points by which a drive is followed: each fix once, also while the car stands.
struct RouteFixes: Sendable {
    /// So near to where it was last on the route, a car is still there for all that is known, in meters.
    private static let stillM = 50.0

    private(set) var builder: WayBuilder
    private var latest: Instant?

    init(distanceFactor: Double) { builder = WayBuilder(distanceFactor: distanceFactor) }

    /// Whether a fix that has no place on the route, as one at a stop may have none, is still at the last one.
    static func isStill(at place: GeoPoint, _ last: GeoPoint?) -> Bool {
        last.map { $0.distanceM(to: place) < stillM } ?? false
    }

    /// Nothing more comes for a while.
    mutating func finishMoment() {
        builder.finishMoment()
        latest = builder.way.points.last?.time
    }

    mutating func take(_ sample: Sample) -> [WayPoint] {
        let points = builder.take(sample)
        guard let last = builder.way.points.last, latest.map({ last.time > $0 }) ?? true else { return [] }
        latest = last.time
        // A stop moves the last point on and adds none.
        return points.isEmpty ? [last] : Array(points)
    }
}
