package import Telemetry

/// About a minute of a trip, with what the driving demanded of the engine in it and what the engine used for that.
/// Segments of different trips can be compared where the demand is alike.
package struct DriveSegment: Hashable, Sendable {
    /// On the timeline of the trip's samples.
    package var start: Instant
    /// The time for which the speed is known, in seconds.
    package var durationS = 0.0
    /// The part of `durationS` in which the engine turned; all of it where the engine speed is not known.
    package var runningS = 0.0
    /// The part of `durationS` standing with the engine running.
    package var idleS = 0.0
    package var distanceKm = 0.0
    /// Nil where it is not known.
    package var fuelL: Double?
    /// The revolutions of the engine; nil where its speed is not known.
    package var revolutions: Double?
    /// What gaining speed took, in J for each kg of the car: the integral of v dv where v rises, in m²/s².
    package var accelerationWork = 0.0
    /// The integral of the cube of the speed over time, in m³/s²: what the air took, but for a constant.
    package var airWork = 0.0
    /// The sharp accelerations and brakings that began in it.
    package var sharpAccelerations = 0
    package var sharpBrakings = 0
    /// The temperature around the car in °C, or where the car does not report it, of the intake air at the start of the
    /// trip; nil where neither is known.
    package var ambientC: Double?
    /// The coolant temperature at the end of the segment in °C; nil where it is not known.
    package var coolantC: Double?

    package init(start: Instant) { self.start = start }

    package var speedKmh: Double { durationS > 0 ? distanceKm / durationS * 3600 : 0 }

    /// The relative positive acceleration in m/s²: the work of gaining speed divided by the distance.
    package var relativeAcceleration: Double { distanceKm > 0.01 ? accelerationWork / (distanceKm * 1000) : 0 }
}
