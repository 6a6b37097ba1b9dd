import Telemetry

/// Finds exercises in the angles of a session against its reference. It begins above the angle at which a drift begins,
/// and is over when the car has stood for half a second, or has returned for as long.
struct ExerciseFold: Sendable {
    private typealias Point = ReferenceComparison.Point

    private struct Exercise: Sendable {
        /// The first point beyond the threshold.
        let first: Point
        var last: Point
        /// With the greatest angle.
        var peak: Point
        var standsSince: Instant?
        var calmSince: Instant?
        var isOver = false

        /// How far a point is turned from the reference, in degrees: to the side of the first point.
        func turned(_ point: Point) -> Double {
            let degrees = first.degrees + point.rotationDeg - first.rotationDeg
            return first.degrees < 0 ? -degrees : degrees
        }

        func reached(_ point: Point, isAtRest: Bool = false) -> ReferenceComparison.Exercise {
            .init(start: first.time, reachedDeg: turned(point), errorDeg: point.errorDeg, isAtRest: isAtRest)
        }
    }

    private static let restS = 0.5

    /// Those that are over.
    private(set) var exercises: [ReferenceComparison.Exercise] = []
    private var current: Exercise?

    /// Whether a turn has begun from which the car has not returned.
    var isTurned: Bool { current != nil }
    /// What the turn that goes on has reached; nil if none does.
    var running: ReferenceComparison.Exercise? {
        current.flatMap { $0.isOver ? nil : $0.reached($0.last) }
    }

    mutating func take(_ point: ReferenceComparison.Point) {
        guard var exercise = current else {
            if abs(point.degrees) >= DriftMeter.beginDeg {
                current = Exercise(first: point, last: point, peak: point)
            }
            return
        }
        exercise.last = point
        if exercise.turned(point) > exercise.turned(exercise.peak) { exercise.peak = point }
        let isCalm = abs(point.degrees) < DriftMeter.endDeg
        exercise.calmSince = isCalm ? exercise.calmSince ?? point.time : nil
        exercise.standsSince = point.isStanding ? exercise.standsSince ?? point.time : nil
        func lasts(_ since: Instant?) -> Bool { since.map { point.time.seconds(since: $0) >= Self.restS } ?? false }
        if !exercise.isOver, lasts(exercise.standsSince) {
            // What follows a rest is the way back.
            exercises.append(exercise.reached(point, isAtRest: true))
            exercise.isOver = true
        }
        current = exercise
        if lasts(exercise.calmSince) {
            if !exercise.isOver { exercises.append(exercise.reached(exercise.peak)) }
            current = nil
        }
    }

    mutating func finish() -> [ReferenceComparison.Exercise] {
        if let exercise = current, !exercise.isOver {
            let isBack = exercise.calmSince != nil
            exercises.append(exercise.reached(isBack ? exercise.peak : exercise.last))
        }
        current = nil
        return exercises
    }
}
