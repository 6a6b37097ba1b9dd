package import Telemetry

/// A drift from its beginning to its end, with all its changes of side.
package struct DriftRun: Hashable, Sendable {
    package var start: Instant
    package var end: Instant
    /// The side for most of the time.
    package var side: DriftSide
    /// The greatest angle, without its sign, in degrees; and the error that it has 95% of the time.
    package var peakDeg: Double
    package var peakErrorDeg: Double
    /// The mean angle over time, without its sign, in degrees.
    package var meanDeg: Double
    /// The standard deviation of the angle, without its sign: small is steady.
    package var spreadDeg: Double
    package var entryKmh: Double
    package var meanKmh: Double
    package var distanceM: Double
    /// The changes of side.
    package var transitions: Int

    package var durationS: Double { end.seconds(since: start) }
}

extension [DriftRun] {
    /// The time in drifts in seconds.
    package var totalS: Double { reduce(0) { $0 + $1.durationS } }
    /// The one with the greatest angle.
    package var greatest: DriftRun? { self.max { $0.peakDeg < $1.peakDeg } }
    package var longest: DriftRun? { self.max { $0.durationS < $1.durationS } }
    /// The mean angle of all, by their times, in degrees.
    package var meanDeg: Double? { totalS > 0 ? reduce(0) { $0 + $1.meanDeg * $1.durationS } / totalS : nil }
}
