package import Telemetry

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
    package let points: [Point]
    /// The share of the session's points that have a place in the reference.
    package let share: Double

    package init(_ session: DriftLine, to reference: DriftLine) {
        var matcher = ReferenceMatcher(reference)
        points = session.points.compactMap { matcher.take($0) }
        share = session.points.isEmpty ? 0 : Double(points.count) / Double(session.points.count)
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
        /// Whether the car came to rest there.
        package var isAtRest = false
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
