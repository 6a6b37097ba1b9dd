package import Telemetry

/// Compares the distance of the wheels with that of the receiver, where the road is straight: there the distance between
/// two positions is the distance driven, and their errors count only once.
package struct WheelComparison: Sendable {
    /// The sums over all straight stretches of one trip, or of many.
    package struct Result: Hashable, Sendable {
        package var stretches = 0
        /// The distance by the receiver, in meters.
        package var straightM = 0.0
        /// The distance by the speed of the car, without any correction, in meters.
        package var wheelM = 0.0
        /// The variance of `straightM`, in m².
        package var varianceM2 = 0.0

        package init() {}

        package static func + (left: Result, right: Result) -> Result {
            var sum = left
            sum.stretches += right.stretches
            sum.straightM += right.straightM
            sum.wheelM += right.wheelM
            sum.varianceM2 += right.varianceM2
            return sum
        }

        /// What the wheels' distance is to be multiplied by; nil if too little was driven, or if it cannot be true.
        package var factor: Double? {
            guard straightM >= WheelComparison.leastM, wheelM > 0 else { return nil }
            let factor = straightM / wheelM
            return WheelComparison.plausible.contains(factor) ? factor : nil
        }

        /// Two standard deviations of the factor, in percent of it; nil if there is no factor.
        package var uncertaintyPercent: Double? {
            guard factor != nil else { return nil }
            let chance = 2 * varianceM2.squareRoot() / straightM * 100
            return (chance * chance + WheelComparison.leastPercent * WheelComparison.leastPercent).squareRoot()
        }
    }

    /// A stretch must be this long, and is ended at the greater length, in meters.
    private static let lengthM = 500.0...3000.0
    /// Below this speed the whole numbers of km/h are too coarse.
    private static let minKmh = 30.0
    /// How far a position may be beside the straight line, in meters. An arc of 500 m that deviates so far is 0.2 m
    /// longer than its chord.
    private static let besideM = 5.0
    /// Below this distance in all, a factor is a matter of chance; in meters.
    private static let leastM = 1000.0
    /// No tire is so worn.
    private static let plausible = 0.85...1.15
    /// What no amount of driving makes better: the ellipsoid's plane, and delays that depend on the acceleration.
    private static let leastPercent = 0.1

    package private(set) var result = Result()
    /// Without a correction, as the wheels tell it.
    private var builder = WayBuilder()
    private var start: WayPoint?
    private var plane: LocalPlane?
    /// The directions in which the way may go on, as slopes: within `besideM` of the line through all points.
    private var (least, most) = (-Double.infinity, Double.infinity)
    /// The direction of the stretch, east and north; nil until it is known.
    private var direction: (east: Double, north: Double)?
    private var last: WayPoint?
    private var hasSpeed = false

    package init() {}

    /// Takes a sample, in the order of their times.
    package mutating func take(_ sample: Sample) {
        if sample.signal == .vehicleSpeed { hasSpeed = true }
        for point in builder.take(sample) { take(point) }
    }

    /// The comparison with the last stretch.
    package mutating func finish() -> Result {
        for point in builder.finishMoment() { take(point) }
        end()
        return result
    }

    private mutating func take(_ point: WayPoint) {
        guard hasSpeed, !point.beginsSegment, !point.isBridged, let kmh = point.speedKmh, kmh >= Self.minKmh else {
            return end()
        }
        guard let start else { return begin(point) }
        guard let last, point.time.seconds(since: last.time) <= WayBuilder.gapS, isStraight(point, from: start) else {
            end()
            return begin(point)
        }
        self.last = point
        if point.drivenM - start.drivenM >= Self.lengthM.upperBound {
            end()
            begin(point)
        }
    }

    private mutating func begin(_ point: WayPoint) {
        start = point
        last = point
        plane = LocalPlane(at: point.place)
        direction = nil
        least = -.infinity
        most = .infinity
    }

    /// Whether a point is ahead, and a line from the start to it passes all points before within `besideM`.
    private mutating func isStraight(_ point: WayPoint, from start: WayPoint) -> Bool {
        guard let (east, north) = plane?.metres(to: point.place) else { return false }
        let metres = (east * east + north * north).squareRoot()
        guard metres > 4 * Self.besideM else { return true }
        let axis = direction ?? (east / metres, north / metres)
        direction = axis
        let (ahead, beside) = (east * axis.east + north * axis.north, north * axis.east - east * axis.north)
        guard ahead > 0 else { return false }
        let slope = beside / ahead
        guard (least...most).contains(slope) else { return false }
        least = max(least, (beside - Self.besideM) / ahead)
        most = min(most, (beside + Self.besideM) / ahead)
        return least <= most
    }

    private mutating func end() {
        defer {
            start = nil
            last = nil
        }
        guard let start, let last, last.drivenM - start.drivenM >= Self.lengthM.lowerBound else { return }
        result.stretches += 1
        result.straightM += start.place.distanceM(to: last.place)
        result.wheelM += last.drivenM - start.drivenM
        // The error is two standard deviations.
        for point in [start, last] {
            let sigmaM = (point.errorM ?? WayBuilder.usualErrorM) / 2
            result.varianceM2 += sigmaM * sigmaM
        }
    }
}
