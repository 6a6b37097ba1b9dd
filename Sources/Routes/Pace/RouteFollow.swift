package import Telemetry

/// What is told while a route is followed.
package enum FollowEvent: Hashable, Sendable {
    /// Every five seconds, and on arrival.
    case pace(PaceMeter.Reading)
    /// The same where nobody's times are known: where the car is, and how far it is to the end, in meters.
    case place(alongM: Double, leftM: Double, at: Instant)
    /// The car has left the route, or has found it again.
    case deviation(isOn: Bool, distanceM: Double, at: Instant)
    /// What to do next.
    case guide(Guide.Advice, at: Instant)
    /// An engine found a way to the end of the route, or back to it.
    case newWay(lengthM: Double, leadsToEnd: Bool, at: Instant)
    /// The route is not followed, because its start is too far away.
    case refused(distanceM: Double)
    /// The last checkpoint was passed.
    case arrived(at: Instant)
}

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
        /// Whether it is told how far it is to the end, in place of a pace.
        package var tellsPlace = false
        /// Whether turns are told.
        package var guides: Bool
        /// Whether an engine can be asked for new ways.
        package var findsNewWays: Bool

        package init(path: RoutePath, reference: PaceReference?, guides: Bool, findsNewWays: Bool = false) {
            self.path = path
            self.reference = reference
            self.guides = guides
            self.findsNewWays = findsNewWays
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
            self.start = start
            self.alongM = alongM
            self.isDeviating = isDeviating
            self.covered = covered
        }
    }

    private enum Stage { case waiting, following, interrupted, over }

    private let plan: Plan
    private var earlier: State?
    private var stage = Stage.waiting
    private var fixes: RouteFixes
    private var matcher: RouteMatcher
    private var meter: PaceMeter?
    private var deviation = DeviationMeter()
    private var guide: Guide?
    private var toldAt: Instant?
    private var latest: Instant?
    /// The driven distance at the latest position on the route, in meters.
    private var positionDrivenM = 0.0
    private var matchedPlace: GeoPoint?
    /// The time between the latest two fixes, in seconds.
    private var intervalS = 0.0
    private var place: GeoPoint?
    private var courseDeg: Double?
    private var newWay: NewWay?
    private var askedAt: Instant?
    /// The reading on the route with the greatest time behind.
    private var worst: PaceMeter.Reading?
    private let distanceFactor: Double

    /// - Parameters:
    ///   - distanceFactor: the correction of the wheels' distance.
    ///   - earlier: where another process ended; it is forgotten if the car is at the start again.
    package init(_ plan: Plan, distanceFactor: Double = 1, earlier: State? = nil) {
        self.plan = plan
        self.earlier = earlier
        self.distanceFactor = distanceFactor
        fixes = RouteFixes(distanceFactor: distanceFactor)
        matcher = RouteMatcher(plan.path)
        meter = plan.reference.map { PaceMeter(against: $0) }
        guide = plan.guides ? Guide(plan.path) : nil
    }

    /// Takes a sample of the car or of a receiver.
    package mutating func take(_ sample: Sample) -> [FollowEvent] {
        let points = fixes.take(sample)
        guard stage != .over else { return [] }
        var events: [FollowEvent] = []
        if let last = points.last {
            intervalS = latest.map { last.time.seconds(since: $0) } ?? 0
            latest = last.time
        }
        // Where there was no reception, the straight line is not where the car was.
        for point in points where !point.isBridged && stage != .over { events += take(point) }
        return events + tellWithoutFix(sample.time)
    }

    /// How wrong a place is that the wheels tell, in meters.
    private static let wheelsErrorM = 4.0
    /// Without a fix for longer, reception is missing, in seconds; or for longer than so many intervals of fixes.
    private static let (missingS, missingShare) = (1.0, 1.5)

    /// Without a fix, the wheels tell where the car is on the route.
    private mutating func tellWithoutFix(_ now: Instant) -> [FollowEvent] {
        guard stage == .following, let position = matcher.position, let toldAt,
            now.seconds(since: toldAt) >= Self.everyS - 0.01, let latest,
            now.seconds(since: latest) > max(Self.missingS, intervalS * Self.missingShare),
            let drivenM = fixes.builder.drivenM(at: now)
        else { return [] }
        self.toldAt = now
        // Off the route, only the time goes on.
        let aheadM = isDeviating ? 0 : max(0, drivenM - positionDrivenM)
        return tellPlace(alongM: position.alongM + aheadM, errorM: Self.wheelsErrorM, drivenM: drivenM, at: now)
    }

    private mutating func tellPlace(
        alongM: Double, errorM: Double, drivenM: Double, at now: Instant
    ) -> [FollowEvent] {
        let alongM = min(alongM, plan.path.lengthM)
        if let reading = meter?.take(alongM: alongM, errorM: errorM, drivenM: drivenM, at: now) {
            return [.pace(reading)]
        }
        return plan.tellsPlace ? [.place(alongM: alongM, leftM: plan.path.lengthM - alongM, at: now)] : []
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
        if stage == .interrupted, !takesUp(at: point) { return [] }
        place = point.place
        courseDeg = point.courseDeg ?? courseDeg
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
        if let position {
            if let reading = meter?.take(alongM: position.alongM, drivenM: point.drivenM, at: point.time),
                reading.aheadS < worst?.aheadS ?? 0
            {
                worst = reading
            }
            positionDrivenM = point.drivenM
            matchedPlace = point.place
        }
        // The next fix may be too late.
        let isDue =
            toldAt.map { max(0, point.time.seconds(since: $0)) + min(intervalS, 1) > Self.everyS + 0.01 } ?? false
            || toldAt.map { point.time.seconds(since: $0) >= Self.everyS - 0.01 } ?? (matcher.position != nil)
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
        if let position {
            if let reading = meter?.reading {
                events.append(.pace(reading))
            } else {
                events += tellPlace(alongM: position.alongM, errorM: 0, drivenM: point.drivenM, at: point.time)
            }
        } else if let last = matcher.position {
            let isStill = isDeviating || RouteFixes.isStill(at: point.place, matchedPlace)
            events += tellPlace(
                alongM: isStill ? last.alongM : last.alongM + max(0, point.drivenM - positionDrivenM),
                errorM: isStill ? 0 : Self.wheelsErrorM, drivenM: point.drivenM, at: point.time)
        }
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

    /// The program was ended, and goes on after a while: what was taken until now is of the same drive.
    package mutating func interrupt() {
        fixes.finishMoment()
        if stage == .following, matcher.position != nil { stage = .interrupted }
    }

    /// Takes up the drive. Returns false if the car is back at the start, where the route begins again with the next fix.
    private mutating func takesUp(at point: WayPoint) -> Bool {
        stage = .following
        let metres = plan.path.start.distanceM(to: point.place)
        guard metres <= Self.startM, let alongM = matcher.position?.alongM,
            plan.path.place(alongM: alongM).distanceM(to: point.place) > metres
        else { return true }
        fixes = RouteFixes(distanceFactor: distanceFactor)
        matcher = RouteMatcher(plan.path)
        meter = plan.reference.map { PaceMeter(against: $0) }
        deviation = DeviationMeter()
        worst = nil
        toldAt = nil
        positionDrivenM = 0
        matchedPlace = nil
        return false
    }

    /// What the drive ends with, if it ends now.
    package var end: FollowEnd {
        var builder = fixes.builder
        builder.finishMoment()
        return FollowEnd(builder.way, on: plan.path, last: meter?.reading, worst: worst)
    }

    private mutating func goOn(from earlier: State) {
        matcher = RouteMatcher(plan.path, at: earlier.alongM, covered: earlier.covered)
        meter = plan.reference.map { PaceMeter(against: $0, startedAt: earlier.start) }
        deviation = DeviationMeter(isDeviating: earlier.isDeviating)
    }

    /// The distance to the end of the route in meters; nil before its first checkpoint, off the route, and where a pace is
    /// told.
    package var leftM: Double? {
        guard plan.tellsPlace, !isDeviating, let position = matcher.position else { return nil }
        return plan.path.lengthM - position.alongM
    }
    /// The latest reading; nil before the first one, and off the route.
    package var reading: PaceMeter.Reading? { isDeviating ? nil : meter?.reading }
    /// The course that is followed now: the route, or the new way that was found.
    package var path: RoutePath { newWay?.path ?? plan.path }
    /// Where the car is on the route, in meters; nil before its first checkpoint, and off the route.
    package var alongM: Double? { isDeviating ? nil : matcher.position?.alongM }
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
