import Telemetry

/// A rating of how gently and economically a trip was driven, from 0 to 100.
///
/// Each cause below costs points, and the score is 100 / (1 + points / 100), rounded: 0 points give 100, 25 points 80,
/// 100 points 50. No cause ever gives points back, so more of anything never raises the score. All causes except idling
/// are per 100 km, so that a long trip costs no more than a short one driven the same way; idling is already a share of
/// the trip. A trip of less than 20 km is rated as one of 20 km: a single event in it is chance rather than habit, and
/// one sharp braking at the threshold costs at most 20 points. A maneuver costs points in proportion to its peak,
/// independent of the thresholds.
package struct TripScore: Hashable, Sendable {
    /// 3 points per 100 km for each sharp acceleration with a peak of 2.5 m/s², in proportion to the peak.
    package var accelerationPoints: Double
    /// 4 points per 100 km for each sharp braking with a peak of 3 m/s², in proportion to the peak.
    package var brakingPoints: Double
    /// 1 point for each 20 s per 100 km over the speed limit.
    package var overSpeedPoints: Double
    /// 1 point for each 2 percent of idling in the time for which the speed is known.
    package var idlePoints: Double
    /// 1 point for each 5 s per 100 km in which a cold engine turns too fast.
    package var coldEnginePoints: Double

    /// The shortest distance that has a score, in km.
    package static let shortestKm = 1.0
    /// The shortest distance over which rates are calculated, in km.
    package static let leastRatedKm = 20.0

    /// Returns nil if the distance is unknown or too short.
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

    package var value: Int { Int(clamping: (100 / (1 + max(0, points) / 100)).rounded()) }
}

extension TripSummary {
    /// The score from 0 to 100 (see `TripScore`); nil if the distance is unknown or too short, for a game, and for a
    /// receiver alone, whose places do not say how sharply it was driven.
    package var score: Int? { game == nil && bridgedKm == nil ? TripScore(self)?.value : nil }
}
