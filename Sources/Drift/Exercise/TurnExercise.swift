import Telemetry

/// What an exercise came to: a straight line, then a turn by an angle.
package struct TurnExercise: Hashable, Sendable {
    package var targetDeg: Double
    /// The angle at which the car came to rest, or that it reached otherwise, without its sign.
    package var reachedDeg: Double
    /// The error that it stays within 95% of the time, in degrees; 0 if a game told where the car points.
    package var uncertaintyDeg: Double

    package init(targetDeg: Double, reachedDeg: Double, uncertaintyDeg: Double) {
        self.targetDeg = targetDeg
        self.reachedDeg = reachedDeg
        self.uncertaintyDeg = uncertaintyDeg
    }

    /// Positive if the car turned too far.
    package var errorDeg: Double { reachedDeg - targetDeg }

    /// The last of several turns that came to rest, or else the last one: on its way a car turns at corners too.
    /// Returns nil without turns.
    package init?(_ turns: [ReferenceComparison.Exercise], targetDeg: Double) {
        guard let turn = turns.last(where: \.isAtRest) ?? turns.last else { return nil }
        self.init(targetDeg: targetDeg, reachedDeg: turn.reachedDeg, uncertaintyDeg: turn.errorDeg)
    }
}
