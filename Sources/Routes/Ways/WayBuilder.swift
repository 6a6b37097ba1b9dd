package import Telemetry

/// Makes the way of a trip from its samples, those of the car and those of a receiver, in the order of their times: a
/// pure fold, also while driving.
///
/// The distance is that of the wheels; the receiver only says where it was driven. Without a speed of the car, the
/// distance between the positions is used.
///
/// - A fix whose error is above 50 m is left out, and so is one that is not later than the fix before.
/// - A fix is left out if it is farther from the one before than the wheels have turned, by more than a third, both
///   errors and 20 m. If five in a row are left out that agree among themselves, the way begins again there; if fewer
///   agreed on where it was before, those are left out, too.
/// - While the car stands, its place is that of the first fix of the stop.
/// - Where reception was missing for more than 5 s, points are interpolated along the driven distance, every 20 m; if
///   the car told no speed meanwhile, the way has a gap there.
package struct WayBuilder: Sendable {
    /// A fix with a greater error is left out, in meters.
    package static let maxErrorM = 50.0
    /// The error of a receiver that tells none, in meters.
    package static let usualErrorM = 20.0
    /// Without a fix for longer, reception was missing; in seconds.
    package static let gapS = 5.0
    /// The distance of interpolated points, in meters.
    package static let bridgeM = 20.0
    /// What a fix may be farther away than driven: as a share, and in meters.
    private static let (freeShare, freeM) = (1.33, 20.0)
    /// The fixes in a row that agree on another place until they are believed.
    private static let believed = 5
    /// No car is faster, in m/s.
    private static let fastestMps = 130.0
    /// The time in seconds without a speed of the car across which none is integrated.
    private static let speedGapS = 5.0
    /// A speed over ground below this, in km/h, is standing if the car tells no speed.
    private static let standingKmh = 2.0

    package private(set) var way = Way()
    /// The correction of the wheels' distance; 1 for none.
    private let distanceFactor: Double
    package static let used: Set<Signal> = Set(Signal.ofPositions + [.vehicleSpeed])
    private var moment: [Signal: Double] = [:]
    private var momentTime: Instant?
    private var speed: Sample?
    /// What the wheels have driven until `speed`, in meters.
    private var wheelM = 0.0
    /// Whether a speed was missing since the last point.
    private var lacksSpeed = false
    /// The wheels' distance at the last point, in meters.
    private var wheelAtPointM = 0.0
    /// The wheels' distance at each speed since the last point, for bridging.
    private var course: [(time: Instant, wheelM: Double, kmh: Double)] = []
    private var lastFix: Instant?
    private var suspects: [WayPoint] = []
    /// The fixes that were used since the way began, or began again.
    private var usedFixes = 0

    package init(distanceFactor: Double = 1) { self.distanceFactor = distanceFactor }

    /// Takes a sample. Returns the points that it adds to the way: those of the moment before it.
    @discardableResult
    package mutating func take(_ sample: Sample) -> ArraySlice<WayPoint> {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return [] }
        let count = way.points.count
        if let momentTime, sample.time != momentTime { finishMoment() }
        if sample.signal == .vehicleSpeed {
            takeSpeed(sample)
        } else {
            momentTime = sample.time
            moment[sample.signal] = sample.value
        }
        return way.points[min(count, way.points.count)...]
    }

    /// Takes the last moment into account. Returns the points that it adds to the way.
    @discardableResult
    package mutating func finishMoment() -> ArraySlice<WayPoint> {
        let count = way.points.count
        if let momentTime { takeFix(moment, at: momentTime) }
        moment.removeAll(keepingCapacity: true)
        momentTime = nil
        return way.points[min(count, way.points.count)...]
    }

    // MARK: The wheels

    private mutating func takeSpeed(_ sample: Sample) {
        guard 0...Self.fastestMps * 3.6 ~= sample.value else { return }
        if let speed {
            let seconds = sample.time.seconds(since: speed.time)
            guard seconds > 0 else { return }
            if seconds <= Self.speedGapS {
                wheelM += (speed.value + sample.value) / 2 / 3.6 * seconds * distanceFactor
            } else {
                lacksSpeed = true
            }
        }
        speed = sample
        course.append((sample.time, wheelM, sample.value))
    }

    /// The speed of the car at a time in km/h, and what its wheels have driven by then in meters; nil if unknown.
    private func wheels(at time: Instant) -> (kmh: Double, drivenM: Double)? {
        guard let speed else { return nil }
        let seconds = time.seconds(since: speed.time)
        guard abs(seconds) <= Self.speedGapS else { return nil }
        return (speed.value, wheelM + speed.value / 3.6 * seconds * distanceFactor)
    }

    /// The driven distance at a time since the last point, in meters: by the wheels; nil if they tell none.
    func drivenM(at time: Instant) -> Double? {
        guard let last = way.points.last, !lacksSpeed, let wheels = wheels(at: time) else { return nil }
        return last.drivenM + max(0, wheels.drivenM - wheelAtPointM)
    }

    // MARK: The receiver

    private mutating func takeFix(_ values: [Signal: Double], at time: Instant) {
        guard let latitude = values[.latitude], let longitude = values[.longitude],
            let place = GeoPoint(checked: latitude, longitude)
        else { return }
        way.fixes += 1
        if let lastFix, time <= lastFix { return leaveOut(.late) }
        let error = values[.positionError]
        if let error, error > Self.maxErrorM { return leaveOut(.error) }
        var point = WayPoint(time: time, place: place, drivenM: way.points.last?.drivenM ?? 0)
        let wheels = wheels(at: time)
        point.speedKmh = wheels?.kmh ?? values[.groundSpeed]
        point.altitudeM = values[.altitude]
        point.courseDeg = values[.course]
        point.errorM = error
        guard let last = way.points.last else {
            return add(point, wheelM: wheels?.drivenM)
        }
        let metres = last.place.distanceM(to: place)
        let seconds = time.seconds(since: last.time)
        let steppedM = wheels.flatMap { lacksSpeed ? nil : max(0, $0.drivenM - wheelAtPointM) }
        let reachM = steppedM.map { $0 * Self.freeShare } ?? max(reach(point, last, seconds), 0)
        let slackM = (error ?? Self.usualErrorM) + (last.errorM ?? Self.usualErrorM) + Self.freeM
        guard metres <= reachM + slackM else {
            suspect(point, wheelM: wheels?.drivenM)
            return
        }
        suspects.removeAll()
        join(point, to: last, metres: metres, seconds: seconds, steppedM: steppedM, wheelM: wheels?.drivenM)
    }

    /// How far the car may have come without a speed of its wheels, in meters.
    private func reach(_ point: WayPoint, _ last: WayPoint, _ seconds: Double) -> Double {
        // Over a gap anything may have happened.
        if seconds > Self.gapS || point.speedKmh == nil || last.speedKmh == nil { return Self.fastestMps * seconds }
        return max(point.speedKmh ?? 0, last.speedKmh ?? 0) / 3.6 * seconds * Self.freeShare
    }

    private mutating func join(
        _ new: WayPoint, to last: WayPoint, metres: Double, seconds: Double, steppedM: Double?, wheelM: Double?
    ) {
        var point = new
        let isStanding = steppedM.map { $0 < 0.5 } ?? ((new.speedKmh ?? 0) < Self.standingKmh && metres < slack(new))
        if isStanding {
            point.place = last.place
            point.courseDeg = nil
            point.drivenM = last.drivenM
            // Of a long stop only the first and the last point are kept.
            let before = way.points.dropLast().last
            if let before, before.place == last.place, !last.beginsSegment, before.drivenM == last.drivenM,
                !last.isBridged
            {
                way.points.removeLast()
            }
            // At ten fixes a second, a car that creeps drives no half a meter from one to the next.
            return add(point, wheelM: wheelAtPointM)
        }
        point.drivenM = last.drivenM + (steppedM ?? metres)
        if seconds > Self.gapS {
            if let steppedM {
                bridge(from: last, to: point, steppedM: steppedM)
            } else {
                point.beginsSegment = true
                // How it was driven is not known, nor how far.
                point.drivenM = last.drivenM
            }
        }
        add(point, wheelM: wheelM)
    }

    private func slack(_ point: WayPoint) -> Double { max(10, point.errorM ?? Self.usualErrorM) }

    private mutating func add(_ point: WayPoint, wheelM: Double?) {
        usedFixes = point.beginsSegment ? 1 : usedFixes + 1
        way.points.append(point)
        lastFix = point.time
        wheelAtPointM = wheelM ?? self.wheelM
        lacksSpeed = false
        course.removeAll(keepingCapacity: true)
        if let speed { course.append((speed.time, self.wheelM, speed.value)) }
    }

    /// Adds points along the straight line between two fixes, where and when the wheels were on the way.
    private mutating func bridge(from last: WayPoint, to next: WayPoint, steppedM: Double) {
        guard steppedM > Self.bridgeM else { return }
        way.bridgedM += steppedM
        var dueM = Self.bridgeM
        for index in course.indices.dropFirst() {
            let (one, other) = (course[index - 1], course[index])
            while dueM < steppedM, other.wheelM - wheelAtPointM >= dueM {
                let startM = one.wheelM - wheelAtPointM
                let share = max(0, min(1, (dueM - startM) / max(1e-9, other.wheelM - one.wheelM)))
                let time = one.time.advanced(bySeconds: other.time.seconds(since: one.time) * share)
                var point = WayPoint(
                    time: max(time, way.points.last?.time ?? time),
                    place: last.place.interpolated(to: next.place, share: dueM / steppedM),
                    drivenM: last.drivenM + dueM)
                point.speedKmh = one.kmh + (other.kmh - one.kmh) * share
                point.isBridged = true
                if point.time < next.time { way.points.append(point) }
                dueM += Self.bridgeM
            }
        }
    }

    private mutating func leaveOut(_ reason: Way.LeftOut) { way.leftOut[reason, default: 0] += 1 }

    /// Takes a fix that the car cannot have reached. Perhaps the fixes before were wrong.
    private mutating func suspect(_ point: WayPoint, wheelM: Double?) {
        if let last = suspects.last {
            let seconds = point.time.seconds(since: last.time)
            let mps = max(point.speedKmh ?? 0, last.speedKmh ?? 0) / 3.6
            let metres = last.place.distanceM(to: point.place)
            if metres > mps * seconds * Self.freeShare + slack(point) { suspects.removeAll() }
        }
        suspects.append(point)
        guard suspects.count >= Self.believed else { return leaveOut(.jump) }
        if usedFixes < suspects.count {
            // Fewer agreed on the place before, such as the one where the receiver was last switched off.
            way.leftOut[.jump, default: 0] += usedFixes
            way.points.removeSubrange((way.points.lastIndex(where: \.beginsSegment) ?? 0)...)
        }
        suspects.removeAll()
        var point = point
        point.beginsSegment = true
        let drivenM = wheelM.map { max(0, $0 - wheelAtPointM) } ?? 0
        point.drivenM += drivenM
        add(point, wheelM: wheelM)
    }
}
