package import Telemetry

/// Follows a route from samples: the pace against a reference, deviations, and the next turns.
package struct RouteFollow: Sendable {
    /// How far from its start a route may be begun, in meters.
    package static let startM = 200.0
    /// The interval of readings in seconds.
    package static let everyS = 5.0
    /// The interval at which an engine is asked for a new way, in seconds.
    package static let asksS = 15.0

    /// What is followed.
    package struct Plan: Hashable, Sendable {
        package var path: RoutePath
        /// Nil if no pace is told.
        package var reference: PaceReference?
        /// Whether turns are told.
        package var guides: Bool
        /// Whether an engine can be asked for new ways.
        package var findsNewWays: Bool

        package init(path: RoutePath, reference: PaceReference?, guides: Bool, findsNewWays: Bool = false) {
            (self.path, self.reference, self.guides, self.findsNewWays) = (path, reference, guides, findsNewWays)
        }
    }

    /// What is needed to go on after a crash.
    package struct State: Hashable, Sendable {
        /// When the clock of the pace was started.
        package var start: Instant
        /// On the route, in meters.
        package var alongM: Double
        package var isDeviating: Bool
        package var covered: [Bool]

        package init(start: Instant, alongM: Double, isDeviating: Bool, covered: [Bool]) {
            (self.start, self.alongM, self.isDeviating, self.covered) = (start, alongM, isDeviating, covered)
        }
    }

    private enum Stage { case waiting, following, over }

    private let plan: Plan
    private var earlier: State?
    private var stage = Stage.waiting
    private var builder: WayBuilder
    private var matcher: RouteMatcher
    private var meter: PaceMeter?
    private var deviation = DeviationMeter()
    private var guide: Guide?
    private var toldAt: Instant?
    private var latest: Instant?
    private var place: GeoPoint?
    private var courseDeg: Double?
    private var newWay: NewWay?
    private var askedAt: Instant?

    /// - Parameters:
    ///   - distanceFactor: the correction of the wheels' distance.
    ///   - earlier: where another process ended; it is forgotten if the car is at the start again.
    package init(_ plan: Plan, distanceFactor: Double = 1, earlier: State? = nil) {
        (self.plan, self.earlier) = (plan, earlier)
        builder = WayBuilder(distanceFactor: distanceFactor)
        matcher = RouteMatcher(plan.path)
        meter = plan.reference.map { PaceMeter(plan.path, against: $0) }
        guide = plan.guides ? Guide(plan.path) : nil
    }

    /// Takes a sample of the car or of a receiver.
    package mutating func take(_ sample: Sample) -> [FollowEvent] {
        let points = builder.take(sample)
        guard stage != .over, let last = builder.way.points.last, latest.map({ last.time > $0 }) ?? true else {
            return []
        }
        latest = last.time
        // A stop moves the last point on and adds none.
        var events: [FollowEvent] = []
        // Where there was no reception, the straight line is not where the car was.
        for point in points.isEmpty ? [last] : points where !point.isBridged && stage != .over {
            events += take(point)
        }
        return events
    }

    private mutating func take(_ point: WayPoint) -> [FollowEvent] {
        if stage == .waiting {
            let metres = plan.path.start.distanceM(to: point.place)
            if let earlier,
                metres > Self.startM || plan.path.place(alongM: earlier.alongM).distanceM(to: point.place) < metres
            {
                goOn(from: earlier)
            } else if plan.reference != nil, metres > Self.startM {
                stage = .over
                return [.refused(distanceM: metres)]
            }
            stage = .following
        }
        (place, courseDeg) = (point.place, point.courseDeg ?? courseDeg)
        var events: [FollowEvent] = []
        let hadBegun = matcher.position != nil
        let position = matcher.take(RouteMatcher.Fix(point))
        let change = deviation.take(
            distanceM: matcher.nearestM, errorM: point.errorM, isOnRoute: matcher.isOnRoute, at: point.time)
        // Before the first checkpoint nothing can be left.
        if let change, hadBegun || !change {
            events.append(.deviation(isOn: change, distanceM: matcher.nearestM, at: point.time))
        }
        if deviation.isDeviating { newWay?.take(point) } else { newWay = nil }
        if let position { _ = meter?.take(position, drivenM: point.drivenM, at: point.time) }
        let isDue = toldAt.map { point.time.seconds(since: $0) >= Self.everyS - 0.01 } ?? (matcher.position != nil)
        if newWay?.isComplete == true {
            guard newWay?.leadsToEnd != true else {
                stage = .over
                return events + [.arrived(at: point.time)]
            }
            newWay = nil
        }
        if matcher.isComplete {
            stage = .over
            if let reading = meter?.reading { events.append(.pace(reading)) }
            return events + [.arrived(at: point.time)]
        }
        guard isDue || (toldAt == nil && guide != nil) else { return events }
        toldAt = point.time
        if position != nil, let reading = meter?.reading { events.append(.pace(reading)) }
        if let advice { events.append(.guide(advice, at: point.time)) }
        return events
    }

    /// What an engine is to be asked for now; nil unless the car is off the route, and for 15 s after a request.
    package mutating func request() -> NewWay.Request? {
        guard plan.findsNewWays, stage == .following, deviation.isDeviating, newWay?.isLeft != false, let place,
            let latest, askedAt.map({ latest.seconds(since: $0) >= Self.asksS }) ?? true
        else { return nil }
        askedAt = latest
        return NewWay.request(
            from: place, on: plan.path, alongM: matcher.position?.alongM, nearest: matcher.wayBack)
    }

    /// Takes the way that an engine found. Returns nothing if the car is on the route again.
    package mutating func take(_ way: NewWay) -> [FollowEvent] {
        guard stage == .following, deviation.isDeviating, let latest else { return [] }
        newWay = way
        return [.newWay(lengthM: way.path.lengthM, leadsToEnd: way.leadsToEnd, at: latest)]
    }

    private mutating func goOn(from earlier: State) {
        matcher = RouteMatcher(plan.path, at: earlier.alongM, covered: earlier.covered)
        meter = plan.reference.map { PaceMeter(plan.path, against: $0, startedAt: earlier.start) }
        deviation = DeviationMeter(isDeviating: earlier.isDeviating)
    }

    /// The latest reading; nil before the first one, and off the route.
    package var reading: PaceMeter.Reading? { isDeviating ? nil : meter?.reading }
    package var isDeviating: Bool { deviation.isDeviating }
    /// The distance to the route in meters.
    package var nearestM: Double { matcher.nearestM }
    package var isOver: Bool { stage == .over }

    /// What to do next; nil unless the route is a guide, and after the arrival.
    package var advice: Guide.Advice? {
        guard var guide, stage == .following, let place else { return nil }
        guard let position = matcher.position, !deviation.isDeviating else {
            if let advice = newWay?.advice(from: place, courseDeg: courseDeg) { return advice }
            let target = matcher.position == nil ? plan.path.start : matcher.wayBack
            return Guide.wayBack(from: place, courseDeg: courseDeg, to: target)
        }
        return guide.advice(alongM: position.alongM)
    }

    /// What another process needs to go on; nil before the route was begun and after its end.
    package var state: State? {
        guard stage == .following, let position = matcher.position, let start = meter?.start else { return nil }
        return State(
            start: start, alongM: position.alongM, isDeviating: deviation.isDeviating, covered: matcher.covered)
    }
}
