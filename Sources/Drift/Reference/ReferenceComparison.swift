import Routes
package import Telemetry

import func Glibc.hypot

/// The angle of a session against a reference: how far the car points to the right of where it pointed at the closest
/// place of the reference. At the place where the session begins, the angle is 0.
///
/// Unlike a slip angle, it needs no course, but it is also not 0 for a car that drives another line without sliding.
package struct ReferenceComparison: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var time: Instant
        /// From -180, not included, to 180 degrees; positive to the right.
        package var degrees: Double
        /// The same without wrapping: the rotation since the beginning.
        package var rotationDeg: Double
        /// The error that both stay within 95% of the time, in degrees; 0 if a game told where the cars point.
        package var errorDeg: Double
        package var isStanding: Bool
        /// Along the reference, in meters.
        package var referenceM: Double
        /// From the closest place of the reference, in meters.
        package var awayM: Double
    }

    /// Farther away it is another road, in meters.
    package static let gateM = 25.0
    /// What is searched before and after the place expected, in meters.
    private static let (backM, aheadM) = (30.0, 40.0)
    /// How much the distance along the reference counts beside that from it.
    private static let weight = 0.25
    package let points: [Point]
    /// The share of the session's points that have a place in the reference.
    package let share: Double

    package init(_ session: DriftLine, to reference: DriftLine) {
        var points: [Point] = []
        var last: (index: Int, drivenM: Double)?
        var offset: Double?
        let places = reference.points
        for point in session.points {
            // By distance too, so that a way that comes back on itself is not taken for its other half.
            let expectedM = last.map { places[$0.index].distanceM + max(0, point.distanceM - $0.drivenM) }
            let range = expectedM.map { Self.range(places, from: $0 - Self.backM, to: $0 + Self.aheadM) }
            var found: (index: Int, awayM: Double, cost: Double)?
            let next = last.map { $0.index + 1 } ?? 0
            for index in range ?? places.indices {
                let awayM = hypot(places[index].x - point.x, places[index].z - point.z)
                let cost = awayM + abs(places[index].distanceM - (expectedM ?? places[index].distanceM)) * Self.weight
                // Where the reference turned on the spot, one point follows the other.
                let isBetter =
                    found.map { cost < $0.cost || cost == $0.cost && abs(index - next) < abs($0.index - next) } ?? true
                if awayM <= Self.gateM, isBetter { found = (index, awayM, cost) }
            }
            guard let (index, awayM, _) = found else { continue }
            last = (index, point.distanceM)
            let difference = point.headingDeg - places[index].headingDeg
            let angle = difference - (offset ?? difference)
            if offset == nil { offset = difference }
            points.append(
                Point(
                    time: point.time, degrees: Angle.signed(angle), rotationDeg: angle,
                    errorDeg: hypot(point.errorDeg, places[index].errorDeg), isStanding: point.isStanding,
                    referenceM: places[index].distanceM, awayM: awayM))
        }
        self.points = points
        share = session.points.isEmpty ? 0 : Double(points.count) / Double(session.points.count)
    }

    /// The indexes of the points between two distances.
    private static func range(_ places: [DriftLine.Point], from: Double, to: Double) -> Range<Int> {
        func first(_ isReached: (DriftLine.Point) -> Bool) -> Int {
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if isReached(places[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        return first { $0.distanceM >= from }..<max(first { $0.distanceM >= from }, first { $0.distanceM > to })
    }

    /// An exercise: the car turns away from the reference by more than 15°, and comes to rest, returns, or goes on to the
    /// end of the session.
    package struct Exercise: Hashable, Sendable {
        package var start: Instant
        /// The angle that was reached, without its sign: that of the rest or of the session's end, and the greatest one if
        /// the car returned. It counts on beyond half a circle.
        package var reachedDeg: Double
        /// The error that it stays within 95% of the time, in degrees.
        package var errorDeg: Double
    }

    /// In the order of their times.
    package var exercises: [Exercise] {
        var fold = ExerciseFold()
        for point in points { fold.take(point) }
        return fold.finish()
    }

    /// The error of exercises to a target: of each, the angle that was reached minus the target.
    package struct Error: Hashable, Sendable {
        package var targetDeg: Double
        package var meanDeg: Double
        /// The standard deviation.
        package var spreadDeg: Double
        package var count: Int
    }

    /// Returns nil if no angle reached 15°.
    package func error(targetDeg: Double) -> Error? {
        let errors = exercises.map { $0.reachedDeg - targetDeg }
        guard !errors.isEmpty else { return nil }
        let count = Double(errors.count)
        let mean = errors.reduce(0, +) / count
        let variance = errors.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
        return Error(
            targetDeg: targetDeg, meanDeg: mean, spreadDeg: variance.squareRoot(), count: errors.count)
    }

    private var peak: Point? { points.max { abs($0.degrees) < abs($1.degrees) } }
    /// The greatest angle without its sign, in degrees; nil without points.
    package var peakDeg: Double? { peak.map { abs($0.degrees) } }
    /// The error of that angle (95%), in degrees; 0 if a game told where the cars point.
    package var peakErrorDeg: Double? { peak?.errorDeg }
}
