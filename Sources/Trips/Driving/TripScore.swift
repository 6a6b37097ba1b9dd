/// How gently and economically a trip was driven, from 0 to 100.
///
/// Each cause below costs points, and the score is 100 / (1 + points / 100), rounded: no points are 100, 25 points 80,
/// 100 points 50. No cause ever gives points back, so that more of anything never raises the score. All but idling is
/// for each 100 km, so that a long trip costs no more than a short one that is driven alike; idling is a share of the
/// trip already. A trip of less than 20 km is rated as one of 20 km: a single event in it is chance, not a habit, and one
/// sharp braking at the threshold costs 20 points at the most. A manoeuvre costs in proportion to its peak whatever the
/// thresholds are.
package struct TripScore: Hashable, Sendable {
    /// 3 points for each sharp acceleration in 100 km with a peak of 2.5 m/s², more in proportion to the peak.
    package var accelerationPoints: Double
    /// 4 points for each sharp braking in 100 km with a peak of 3 m/s², more in proportion to the peak.
    package var brakingPoints: Double
    /// A point for each 20 s over the speed limit in 100 km.
    package var overSpeedPoints: Double
    /// A point for each 2 percent of the time for which the speed is known.
    package var idlePoints: Double
    /// A point for each 5 s in 100 km of a cold engine that turns too fast.
    package var coldEnginePoints: Double

    /// A shorter trip has no score.
    package static let shortestKm = 1.0
    /// Rates are over no less than this distance.
    package static let leastRatedKm = 20.0

    /// Nil where the distance is not known, or too short.
    package init?(_ summary: TripSummary) {
        guard let distanceKm = summary.distanceKm, distanceKm >= Self.shortestKm, distanceKm.isFinite else {
            return nil
        }
        let hundreds = max(distanceKm, Self.leastRatedKm) / 100
        func peaks(_ kind: DrivingEvent.Kind) -> Double {
            summary.events.reduce(0) { $0 + ($1.kind == kind ? $1.peak : 0) }
        }
        accelerationPoints = 3 * peaks(.sharpAcceleration) / 2.5 / hundreds
        brakingPoints = 4 * peaks(.sharpBraking) / 3 / hundreds
        overSpeedPoints = (summary.seconds(.overSpeed) ?? 0) / 20 / hundreds
        idlePoints = summary.coveredS > 0 ? min(1, (summary.idleS ?? 0) / summary.coveredS) * 50 : 0
        coldEnginePoints = (summary.seconds(.coldHighRpm) ?? 0) / 5 / hundreds
    }

    package var points: Double {
        accelerationPoints + brakingPoints + overSpeedPoints + idlePoints + coldEnginePoints
    }

    package var value: Int { Int((100 / (1 + max(0, points) / 100)).rounded()) }
}

extension TripSummary {
    /// From 0 to 100 (see `TripScore`); nil for almost no distance.
    package var score: Int? { TripScore(self)?.value }
}
