package import Telemetry

import func Glibc.atan2

/// The slip angle of a car at one moment: how far it points away from where it moves.
///
/// The sign is that of ISO 8855: positive if the car moves to the left of where it points, as in a drift through a
/// right-hand bend.
package struct SlipAngle: Hashable, Sendable {
    package var time: Instant
    /// From -180, not included, to 180 degrees.
    package var degrees: Double
    /// The error that it stays within 95% of the time, in degrees; 0 if a game told the truth.
    package var errorDeg: Double
    package var speedKmh: Double

    package init(time: Instant, degrees: Double, errorDeg: Double, speedKmh: Double) {
        self.time = time
        self.degrees = degrees
        self.errorDeg = errorDeg
        self.speedKmh = speedKmh
    }

    /// From the velocity in the car's own directions, ahead and to the right, in m/s.
    package init(time: Instant, aheadMps: Double, rightMps: Double) {
        self.init(
            time: time, degrees: atan2(0 - rightMps, aheadMps) * 180 / .pi, errorDeg: 0,
            speedKmh: (aheadMps * aheadMps + rightMps * rightMps).squareRoot() * 3.6)
    }

    package var side: DriftSide { degrees < 0 ? .left : .right }
}

/// The side to which a car points from where it moves, which is that of the bend it drifts through.
package enum DriftSide: String, Hashable, Sendable, CaseIterable {
    case left, right
}
