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

/// The drifts of a trip, and how well they are known.
package struct DriftSession: Hashable, Sendable {
    /// In the order of their times.
    package var runs: [DriftRun] = []
    /// Nil if no angle is known.
    package var source: SlipCourse.Source?
    /// What is missing for an angle; nil if there is one, or nothing at all that one is computed from.
    package var missing: SlipEstimator.MissingInput?
    /// The latency of the receiver that was estimated, in seconds; nil for a game.
    package var latencyS: Double?

    package init() {}
}

/// Finds the drifts of a trip while its samples are read.
package struct DriftFold: Sendable {
    private var course: SlipCourse
    private var meter = DriftMeter()

    /// - Parameter latencyS: the latency of the receiver if it is known.
    package init(latencyS: Double? = nil) { course = SlipCourse(latencyS: latencyS) }

    package mutating func take(_ sample: Sample) {
        for angle in course.take(sample) { meter.take(angle) }
    }

    /// All until now.
    package var session: DriftSession {
        var (course, meter) = (course, meter)
        for angle in course.finish() { meter.take(angle) }
        meter.finish()
        var session = DriftSession()
        session.runs = meter.runs
        session.source = course.source
        session.missing = course.missing
        if course.source == .estimated { session.latencyS = course.estimator.latencyS }
        return session
    }

    /// The latest angle; nil if there is none.
    package var latest: SlipAngle? { meter.latest }
    /// The drift that is going on.
    package var current: DriftRun? { meter.current }
    package var runs: [DriftRun] { meter.runs }
    package var missing: SlipEstimator.MissingInput? { course.missing }
    package var hasMotion: Bool { course.hasMotion }
}
