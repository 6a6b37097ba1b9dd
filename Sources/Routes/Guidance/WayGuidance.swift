package import Telemetry

/// Where a car is on its way to a destination, and what to do next.
package struct WayReading: Hashable, Sendable {
    /// The next thing to do on the way, or the way back to it.
    package struct Next: Hashable, Sendable {
        package var kind: Turn.Kind
        /// The exit of a roundabout; nil for anything else.
        package var exit: Int?
        /// The street into which it leads; nil if unknown.
        package var street: String?
        package var distanceM: Double
    }

    package var time: Instant
    package var source: DestinationWay.Source
    /// Along the way, or in a straight line if no way is known; in meters.
    package var remainingM: Double
    /// Nil if that is not known.
    package var remainingS: Double?
    /// On a way, the next turn or the arrival; off it, the way back; without one, the direction to the destination.
    package var next: Next
    /// The distance to the way in meters, if the car has left it; nil on the way, and without one.
    package var offM: Double?
    /// The direction to the destination in a straight line, in degrees.
    package var bearingDeg: Double
}

/// What is told on the way to a destination.
package struct WayEvent: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The first way is known, or that there is none.
        case way
        /// The car has left the way, and another one is known.
        case newWay = "new-way"
        /// Every five seconds.
        case progress
        /// The next turn is to be prepared, or made.
        case turn
        /// The car has left the way.
        case off
        /// It has found it again.
        case on
        case arrived
    }

    package var kind: Kind
    package var reading: WayReading

    package init(_ kind: Kind, _ reading: WayReading) {
        self.kind = kind
        self.reading = reading
    }
}

/// Guides a car to a destination from samples: a pure fold. Ways are asked for and taken from outside.
package struct WayGuidance: Sendable {
    /// The interval of what is told, in seconds.
    package static let everyS = 5.0
    /// A way is asked for at most as often, in seconds; after failures twice as long each time, up to the longest one.
    package static let (asksS, mostAsksS) = (30.0, 240.0)
    /// So near, the destination is reached if no way leads there, in meters.
    package static let arrivedM = 50.0
    /// With so little of the way left, too.
    private static let lastM = 150.0
    /// A turn is told so many seconds before it, within these meters: to prepare it, and to make it.
    private static let prepare = (seconds: 25.0, metres: 150.0...1500.0)
    private static let make = (seconds: 6.0, metres: 30.0...150.0)

    /// What is asked for.
    package struct Request: Hashable, Sendable {
        package var from: GeoPoint
        /// The direction of the car in degrees; nil if unknown.
        package var courseDeg: Double?
        package var to: GeoPoint

        package init(from: GeoPoint, courseDeg: Double?, to: GeoPoint) {
            self.from = from
            self.courseDeg = courseDeg
            self.to = to
        }
    }

    /// A way that is driven.
    private struct Drive: Sendable {
        let way: DestinationWay
        var matcher: RouteMatcher
        var deviation = DeviationMeter()
        /// The driven distance at the latest position on the way, in meters.
        var positionDrivenM = 0.0
        /// The turning of which was told, and whether it was told to make it.
        var told: (turning: Int, isMake: Bool)?

        init(_ way: DestinationWay) {
            self.way = way
            matcher = RouteMatcher(way.path)
        }
    }

    package let destination: GeoPoint
    private var fixes: RouteFixes
    private var drive: Drive?
    private var point: WayPoint?
    private var courseDeg: Double?
    private var toldAt: Instant?
    private var askedAt: Instant?
    private var failures = 0
    private var latest: Instant?
    package private(set) var hasArrived = false

    /// - Parameter distanceFactor: the correction of the wheels' distance.
    package init(to destination: GeoPoint, distanceFactor: Double = 1) {
        self.destination = destination
        fixes = RouteFixes(distanceFactor: distanceFactor)
    }

    // MARK: What is known now

    /// Where the car was last; nil before the first position.
    package var place: GeoPoint? { point?.place }
    /// The way, unless the car has left it.
    package var way: DestinationWay? { isOff ? nil : drive?.way }
    /// The direction of the car in degrees; nil if unknown.
    package var course: Double? { courseDeg }
    private var isOff: Bool { drive?.deviation.isDeviating == true }

    /// How far the car is on its way, in meters; nil without one, and off it.
    package var alongM: Double? {
        guard let drive, !isOff, let latest else { return nil }
        return alongM(drive, at: latest)
    }

    private func alongM(_ drive: Drive, at now: Instant) -> Double {
        guard let position = drive.matcher.position else { return 0 }
        // Without a position on the way the wheels tell where the car is.
        let drivenM = max(fixes.builder.drivenM(at: now) ?? 0, point?.drivenM ?? 0)
        let onM = drive.matcher.isOnRoute && now == point?.time ? 0 : max(0, drivenM - drive.positionDrivenM)
        return min(drive.way.path.lengthM, position.alongM + onM)
    }

    /// What is shown at a time; nil before the first position and after the arrival.
    package func reading(at now: Instant) -> WayReading? {
        guard let point, !hasArrived else { return nil }
        let (straightM, bearingDeg) = (point.place.distanceM(to: destination), point.place.bearingDeg(to: destination))
        func direction(_ place: GeoPoint) -> WayReading.Next {
            let back = Guide.wayBack(from: point.place, courseDeg: courseDeg, to: place)
            return WayReading.Next(kind: back.kind, exit: nil, street: nil, distanceM: back.distanceM)
        }
        guard let drive else {
            return WayReading(
                time: now, source: .straight, remainingM: straightM, remainingS: nil, next: direction(destination),
                offM: nil, bearingDeg: bearingDeg)
        }
        let alongM = alongM(drive, at: now)
        let isBeside = isOff || drive.matcher.position == nil
        let turning = drive.way.turnings.first { $0.alongM >= alongM - 1 } ?? drive.way.turnings.last
        let next =
            isBeside
            ? direction(drive.matcher.position == nil && !isOff ? drive.way.path.start : drive.matcher.wayBack)
            : turning.map {
                WayReading.Next(
                    kind: $0.kind, exit: $0.exit, street: $0.street, distanceM: max(0, $0.alongM - alongM))
            } ?? direction(destination)
        return WayReading(
            time: now, source: drive.way.source, remainingM: drive.way.path.lengthM - alongM,
            remainingS: drive.way.remainingS(alongM: alongM), next: next,
            offM: isOff ? drive.matcher.nearestM : nil, bearingDeg: bearingDeg)
    }

    // MARK: Samples

    /// Takes a sample of the car or of a receiver.
    package mutating func take(_ sample: Sample) -> [WayEvent] {
        let points = fixes.take(sample)
        guard !hasArrived else { return [] }
        latest = max(latest ?? sample.time, sample.time)
        var events: [WayEvent] = []
        for point in points where !point.isBridged && !hasArrived { events += take(point) }
        return events + (hasArrived ? [] : tell(sample.time))
    }

    private mutating func take(_ point: WayPoint) -> [WayEvent] {
        self.point = point
        courseDeg = point.courseDeg ?? courseDeg
        var change: Bool?
        if var drive {
            if drive.matcher.take(RouteMatcher.Fix(point)) != nil { drive.positionDrivenM = point.drivenM }
            change = drive.deviation.take(
                distanceM: drive.matcher.nearestM, errorM: point.errorM, isOnRoute: drive.matcher.isOnRoute,
                at: point.time)
            self.drive = drive
        }
        guard let reading = reading(at: point.time) else { return [] }
        if isAtDestination(point.place, reading) {
            hasArrived = true
            var last = reading
            last.remainingM = 0
            last.remainingS = 0
            last.offM = nil
            last.next = WayReading.Next(kind: .arrive, exit: nil, street: nil, distanceM: 0)
            return [WayEvent(.arrived, last)]
        }
        guard let change else { return [] }
        toldAt = point.time
        return [WayEvent(change ? .off : .on, reading)]
    }

    private func isAtDestination(_ place: GeoPoint, _ reading: WayReading) -> Bool {
        if let drive, !isOff {
            if drive.matcher.isComplete { return true }
            guard reading.remainingM <= Self.lastM else { return false }
        }
        return place.distanceM(to: destination) <= Self.arrivedM
    }

    /// What is told every five seconds, and before turns.
    private mutating func tell(_ now: Instant) -> [WayEvent] {
        guard let point, let reading = reading(at: now) else { return [] }
        // Without reception and without wheels, nothing is known.
        let isKnown = now.seconds(since: point.time) <= Self.everyS || fixes.builder.drivenM(at: now) != nil
        guard isKnown else { return [] }
        if let turn = turn(reading, at: now) { return [turn] }
        guard let toldAt else {
            // The first way is waited for.
            self.toldAt = now
            return []
        }
        guard now.seconds(since: toldAt) >= Self.everyS - 0.01 else { return [] }
        self.toldAt = now
        return [WayEvent(.progress, reading)]
    }

    /// The next turn, if it is to be told now.
    private mutating func turn(_ reading: WayReading, at now: Instant) -> WayEvent? {
        guard var drive, !isOff, drive.matcher.position != nil, reading.next.kind != .arrive else { return nil }
        let alongM = alongM(drive, at: now)
        guard let index = drive.way.turnings.firstIndex(where: { $0.alongM >= alongM - 1 }) else { return nil }
        let mps = (point?.speedKmh ?? 30) / 3.6
        func isWithin(_ rule: (seconds: Double, metres: ClosedRange<Double>)) -> Bool {
            let metres = min(max(mps * rule.seconds, rule.metres.lowerBound), rule.metres.upperBound)
            return reading.next.distanceM <= metres
        }
        let isMake = isWithin(Self.make)
        guard isMake || isWithin(Self.prepare) else { return nil }
        // What was passed is not told again, although a fix may be behind it.
        if let told = drive.told, index < told.turning || (index == told.turning && (told.isMake || !isMake)) {
            return nil
        }
        drive.told = (index, isMake)
        self.drive = drive
        toldAt = now
        return WayEvent(.turn, reading)
    }

    // MARK: Ways

    /// What is to be asked for now; nil on a way, and for some time after the last request.
    package mutating func request() -> Request? {
        guard !hasArrived, drive == nil || isOff, let point else { return nil }
        let pauseS = min(Self.mostAsksS, Self.asksS * Double(1 << min(failures, 4)))
        if let askedAt, point.time.seconds(since: askedAt) < pauseS { return nil }
        askedAt = point.time
        return Request(from: point.place, courseDeg: courseDeg, to: destination)
    }

    /// Takes the answer to a request: nil if there is no way.
    package mutating func take(_ way: DestinationWay?) -> [WayEvent] {
        guard !hasArrived, drive == nil || isOff, let point, let latest else { return [] }
        let isFirst = drive == nil
        guard let way else {
            failures += 1
            // Afterward it is told every five seconds.
            guard isFirst, failures == 1, let reading = reading(at: latest) else { return [] }
            return [WayEvent(.way, reading)]
        }
        failures = 0
        var new = Drive(way)
        // An engine moves the start to the nearest road.
        if new.matcher.take(RouteMatcher.Fix(point)) != nil { new.positionDrivenM = point.drivenM }
        drive = new
        toldAt = latest
        return reading(at: latest).map { [WayEvent(isFirst ? .way : .newWay, $0)] } ?? []
    }
}
