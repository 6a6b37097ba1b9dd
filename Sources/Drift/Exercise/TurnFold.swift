import Routes
package import Telemetry

import func Glibc.hypot

/// Finds turns without a reference: from where the car pointed while it was last driven straight. Needs a gyro and a
/// speed, or a game that sends the yaw, but no positions. A pure fold over samples in the order of their times.
package struct TurnFold: Sendable {
    /// Driving straight: the heading changes by less than this many degrees in so many seconds, above a speed in km/h.
    private static let (straightDeg, windowS, straightKmh) = (2.0, 1.0, 5.0)
    /// Who drives straight on for longer after a turn has a new direction, in seconds.
    private static let onwardS = 3.0
    private static let standingKmh = 2.0
    /// Between two points, one of these is reached: degrees or seconds.
    private static let (stepDeg, stepS) = (0.5, 0.1)

    private var estimator: SlipEstimator
    private var yaw: Double?
    private var (wheelsKmh, groundKmh): (Double?, Double?)
    private var window: [(time: Instant, headingDeg: Double, errorDeg: Double)] = []
    /// The direction of the straight line, and its error.
    private var straight: (headingDeg: Double, errorDeg: Double)?
    private var straightSince: Instant?
    private var fold = ExerciseFold()
    private var before: [ReferenceComparison.Exercise] = []
    /// The angle now; nil until the car was driven straight.
    package private(set) var now: ReferenceComparison.Point?

    /// Those that say how the car turns; without one there are no turns.
    package static let rotations: Set<Signal> = [.yaw, .yawRate]
    package static let used: Set<Signal> = SlipEstimator.used.union([.yaw])

    /// - Parameter estimator: what a first reading of the same samples has found; see `SlipEstimator.again`.
    package init(estimator: SlipEstimator = SlipEstimator()) { self.estimator = estimator }

    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return }
        if yaw == nil { _ = estimator.take(sample) }
        switch sample.signal {
        case .yaw: yaw = yaw.map { $0 + Angle.signed(sample.value - $0) } ?? sample.value
        case .vehicleSpeed: wheelsKmh = abs(sample.value)
        case .groundSpeed: groundKmh = abs(sample.value)
        default: break
        }
        guard let headingDeg = yaw ?? estimator.rotationDeg else { return }
        if let last = window.last {
            guard sample.time > last.time else { return }
            guard
                abs(headingDeg - last.headingDeg) >= Self.stepDeg || sample.time.seconds(since: last.time) >= Self.stepS
            else { return }
        }
        take(headingDeg, yaw == nil ? estimator.rotationErrorDeg : 0, at: sample.time)
    }

    private var speedKmh: Double? { [wheelsKmh, groundKmh].compactMap(\.self).max() }

    private mutating func take(_ headingDeg: Double, _ errorDeg: Double, at time: Instant) {
        window.append((time, headingDeg, errorDeg))
        while let second = window.dropFirst().first, time.seconds(since: second.time) >= Self.windowS {
            window.removeFirst()
        }
        learnStraight(time)
        guard let straight else { return }
        let turned = headingDeg - straight.headingDeg
        let point = ReferenceComparison.Point(
            time: time, degrees: Angle.signed(turned), rotationDeg: turned,
            errorDeg: hypot(errorDeg, straight.errorDeg),
            isStanding: speedKmh.map { $0 < Self.standingKmh } ?? false, referenceM: 0, awayM: 0)
        fold.take(point)
        now = point
    }

    /// Learns the direction of the line while the car is driven straight, but not during a turn.
    private mutating func learnStraight(_ time: Instant) {
        guard let first = window.first, time.seconds(since: first.time) >= Self.windowS,
            speedKmh ?? .infinity >= Self.straightKmh
        else {
            straightSince = nil
            return
        }
        let headings = window.map(\.headingDeg)
        guard (headings.max() ?? 0) - (headings.min() ?? 0) < Self.straightDeg else {
            straightSince = nil
            return
        }
        straightSince = straightSince ?? time
        if fold.isTurned {
            guard let straightSince, time.seconds(since: straightSince) >= Self.onwardS else { return }
            before += fold.finish()
            fold = ExerciseFold()
        }
        // Not the latest moments, which may belong to the turn.
        let early = window.prefix { $0.time.seconds(since: first.time) <= Self.windowS / 2 }
        let mean = early.reduce(0) { $0 + $1.headingDeg } / Double(early.count)
        straight = (mean, early.last?.errorDeg ?? 0)
    }

    /// The turns that are over, and the one that goes on.
    package var turns: [ReferenceComparison.Exercise] {
        before + fold.exercises + [fold.running].compactMap(\.self)
    }

    /// The turns when nothing follows.
    package var finished: [ReferenceComparison.Exercise] {
        var fold = fold
        return before + fold.finish()
    }
}
