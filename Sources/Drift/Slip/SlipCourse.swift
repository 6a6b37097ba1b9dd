package import Telemetry

/// The slip angle over a trip, from the best that its samples tell: the velocity in the car's own directions, which games
/// know exactly, or gyro and course. A pure fold over samples in the order of their times.
package struct SlipCourse: Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
        /// Told by a game.
        case exact
        /// Estimated from gyro and course.
        case estimated
    }

    /// Below it a game's velocities have no direction, in m/s.
    private static let slowestMps = 1.0

    package private(set) var source: Source?
    package private(set) var estimator: SlipEstimator
    /// Whether anything was told that an angle is computed from.
    package private(set) var hasMotion = false
    private var moment: (time: Instant, right: Double?, ahead: Double?)?

    package static let used: Set<Signal> = SlipEstimator.used.union([.lateralVelocity, .longitudinalVelocity])

    /// - Parameter latencyS: the latency of the receiver if it is known.
    package init(latencyS: Double? = nil) { estimator = SlipEstimator(latencyS: latencyS) }

    /// What is missing for an angle; nil if nothing is, or nothing is there at all.
    package var missing: SlipEstimator.MissingInput? { source != nil || !hasMotion ? nil : estimator.missing }

    /// Takes a sample. Returns the angles that it makes known.
    package mutating func take(_ sample: Sample) -> [SlipAngle] {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return [] }
        var angles: [SlipAngle] = []
        if let moment, moment.time != sample.time { angles = finishMoment() }
        switch sample.signal {
        case .lateralVelocity: moment = (sample.time, sample.value, moment?.ahead)
        case .longitudinalVelocity: moment = (sample.time, moment?.right, sample.value)
        default:
            if sample.signal == .course || sample.signal == .yawRate { hasMotion = true }
            guard source != .exact else { return angles }
            let estimated = estimator.take(sample)
            if !estimated.isEmpty { source = .estimated }
            angles += estimated
        }
        return angles
    }

    /// Takes the last moment into account.
    package mutating func finish() -> [SlipAngle] {
        let angles = finishMoment()
        guard source != .exact else { return angles }
        let estimated = estimator.finishMoment()
        if !estimated.isEmpty { source = .estimated }
        return angles + estimated
    }

    private mutating func finishMoment() -> [SlipAngle] {
        guard let (time, right, ahead) = moment else { return [] }
        moment = nil
        guard let right, let ahead else { return [] }
        source = .exact
        hasMotion = true
        guard right * right + ahead * ahead >= Self.slowestMps * Self.slowestMps else {
            return [SlipAngle(time: time, degrees: 0, errorDeg: 0, speedKmh: 0)]
        }
        return [SlipAngle(time: time, aheadMps: ahead, rightMps: right)]
    }
}
