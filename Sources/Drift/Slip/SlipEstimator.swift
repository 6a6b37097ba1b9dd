import Routes
package import Telemetry

import func Glibc.atan

/// Estimates the slip angle of a real car from a gyro and a satellite receiver. The receiver reports the course, the
/// gyro the turn; the heading is known from the course while driving straight, when they are the same, and from the
/// gyro for the seconds of a slide. A pure fold over samples in the order of their times.
///
/// A Kalman filter with two states: the heading and the bias of the gyro (as in Ryan and Bevly 2012 and Nguyen and
/// Fujimoto 2013, who measure a slip angle by GPS). The course is late; it is compared with the heading at that time.
/// A compass is not used: a body of steel turns it by more than a drift does.
package struct SlipEstimator: Sendable {
    /// The noise of a gyro in degrees per square root of a second, the walk of its bias in degrees per second per square
    /// root of a second, and its error of scale.
    private static let (gyroNoise, biasWalk, scaleError) = (0.05, 0.002, 0.005)
    /// The variances of a bias of which nothing is known, in (degrees per second)², and of a heading after a gap.
    private static let (unknownBias, lostHeading) = (4.0, 180.0 * 180)
    /// The noise of one sample of a gyro at a standstill, in degrees per second.
    private static let sampleNoise = 0.5
    /// A car that tells no speed stands below this speed over ground, in km/h.
    private static let standingKmh = 1.0
    /// The noise of a receiver's velocity in m/s, and the least error of a course in degrees.
    private static let (velocityNoise, leastCourseError) = (0.1, 0.2)
    /// Driving straight: the rate in degrees per second, the lateral acceleration in m/s², the speed in m/s, and for how
    /// long, in seconds.
    private static let (straightRate, straightMps2, straightMps, straightS) = (2.0, 0.5, 5.0, 0.6)
    /// The innovation in standard deviations beyond which a course is not believed, and the number of courses in a row
    /// after which it is the heading that is not.
    private static let (gate, refusals) = (3.0, 12)
    /// Without a sample of the gyro for longer, the heading is lost; without a course for longer, the angle; in seconds.
    private static let (gyroGapS, courseGapS) = (1.0, 1.6)
    /// The time over which changes of the course are compared with the turn, in seconds.
    private static let baselineS = 0.95
    /// Below it a course is noise, in m/s.
    private static let slowestMps = 3.0
    /// The least time between two angles, in seconds.
    private static let stepS = 0.04

    /// What is missing for an angle.
    package enum MissingInput: String, Hashable, Sendable, CaseIterable {
        case gyro, course
        /// The car was not driven straight, so that the heading is not known.
        case straight
    }

    private struct Fix: Sendable {
        var time: Instant
        var courseDeg: Double
        var speedMps: Double
    }

    package private(set) var latency = LatencyEstimate()
    private let fixedLatencyS: Double?
    private var history = TurnHistory()
    /// Heading in degrees, not wrapped, at the last sample of the gyro; nil if unknown.
    private var heading: Double?
    package private(set) var biasDegPerS = 0.0
    /// The covariance of heading and bias.
    private var (p00, p01, p11) = (0.0, 0.0, unknownBias)
    /// The turn since the last correction, for the gyro's error of scale, in degrees.
    private var turnedDeg = 0.0
    /// How far the car has turned since the first sample of the gyro, in degrees clockwise, not wrapped: without the bias,
    /// and corrected wherever the heading is. It goes on where the heading is not known.
    package private(set) var rotationDeg: Double?
    /// The heading where the rotation was 0; nil until it was known for the first time.
    private var rotationOriginDeg: Double?
    private var refused = 0
    private var fix: Fix?
    /// The fixes of the last second, for the latency: at 10 Hz the course changes less from one to the next than its noise.
    private var recent: [Fix] = []
    /// The change of the course per second between the last two fixes.
    private var courseRate: Double?
    private var moment: (time: Instant, course: Double?, speedKmh: Double?)?
    private var wheels: Sample?
    private var standsSince: Instant?
    private var told: Instant?
    private var begun: Instant?
    private var hasGyro = false
    private var hasCourse = false
    private var hasHeading = false

    /// - Parameter latencyS: the latency of the receiver if it is known.
    package init(latencyS: Double? = nil) { fixedLatencyS = latencyS }

    /// An estimator that reads the same samples again and knows from the first one on what this one has found in all of
    /// them: the latency and the bias.
    package var again: SlipEstimator {
        var estimator = SlipEstimator(latencyS: latencyS)
        estimator.biasDegPerS = biasDegPerS
        // The bias of the end is not that of the beginning.
        let seconds = begun.flatMap { begun in history.last?.time.seconds(since: begun) } ?? 0
        estimator.p11 = min(Self.unknownBias, p11 + Self.biasWalk * Self.biasWalk * seconds)
        return estimator
    }

    package static let used: Set<Signal> = [.yawRate, .course, .groundSpeed, .vehicleSpeed]

    package var latencyS: Double { fixedLatencyS ?? latency.value.seconds }
    private var latencySpreadS: Double { fixedLatencyS == nil ? latency.value.spreadS : 0.01 }

    package var missing: MissingInput? {
        if !hasGyro { return .gyro }
        if !hasCourse { return .course }
        return hasHeading ? nil : .straight
    }

    /// The direction in which the car points, in degrees from 0 to 360, clockwise from north; nil if unknown.
    package var headingDeg: Double? { heading.map { Angle.normalized($0) } }

    /// The error of the rotation that it stays within 95% of the time, in degrees.
    package var rotationErrorDeg: Double {
        let scale = abs(turnedDeg) * Self.scaleError
        return 2 * (p00 + scale * scale).squareRoot()
    }

    /// Takes a sample. Returns the angles that it makes known, which are of earlier times: those between the last two
    /// fixes of the receiver.
    package mutating func take(_ sample: Sample) -> [SlipAngle] {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return [] }
        var angles: [SlipAngle] = []
        if let moment, moment.time != sample.time { angles = finishMoment() }
        switch sample.signal {
        case .yawRate: takeRate(sample)
        case .vehicleSpeed: takeSpeed(sample)
        case .course: moment = (sample.time, sample.value, moment?.speedKmh)
        case .groundSpeed: moment = (sample.time, moment?.course, sample.value)
        default: break
        }
        return angles
    }

    /// Takes the last fix into account.
    package mutating func finishMoment() -> [SlipAngle] {
        guard let moment else { return [] }
        self.moment = nil
        if wheels == nil, let kmh = moment.speedKmh { takeStanding(abs(kmh) < Self.standingKmh, at: moment.time) }
        guard let course = moment.course, let kmh = moment.speedKmh ?? wheels?.value else { return [] }
        hasCourse = true
        return takeFix(Fix(time: moment.time, courseDeg: course, speedMps: abs(kmh) / 3.6))
    }

    // MARK: The gyro

    private mutating func takeRate(_ sample: Sample) {
        hasGyro = true
        guard let last = history.last else {
            begun = sample.time
            rotationDeg = 0
            history.add(TurnHistory.Point(time: sample.time, turnedDeg: 0, rate: sample.value))
            return
        }
        let seconds = sample.time.seconds(since: last.time)
        guard seconds > 0 else { return }
        guard seconds <= Self.gyroGapS else {
            history.removeAll()
            heading = nil
            fix = nil
            courseRate = nil
            p00 = Self.lostHeading
            p01 = 0
            history.add(TurnHistory.Point(time: sample.time, turnedDeg: last.turnedDeg, rate: sample.value))
            return
        }
        let turn = (last.rate + sample.value) / 2 * seconds
        history.add(
            TurnHistory.Point(time: sample.time, turnedDeg: last.turnedDeg + turn, rate: sample.value))
        turnOn(by: turn - biasDegPerS * seconds)
        turnedDeg += turn - biasDegPerS * seconds
        p00 += seconds * (seconds * p11 - 2 * p01) + Self.gyroNoise * Self.gyroNoise * seconds
        p01 -= seconds * p11
        p11 += Self.biasWalk * Self.biasWalk * seconds
        if let standsSince, sample.time.seconds(since: standsSince) > 1 {
            // Blocked wheels in a spin are no standstill.
            let (innovation, variance) = (sample.value - biasDegPerS, Self.sampleNoise * Self.sampleNoise)
            if innovation * innovation <= Self.gate * Self.gate * (p11 + variance) {
                correct(by: innovation, heading: 0, bias: 1, variance: variance)
            }
        }
    }

    private mutating func takeSpeed(_ sample: Sample) {
        wheels = sample
        takeStanding(sample.value == 0, at: sample.time)
    }

    private mutating func takeStanding(_ stands: Bool, at time: Instant) {
        standsSince = stands ? standsSince ?? time : nil
    }

    private mutating func turnOn(by degrees: Double) {
        heading = heading.map { $0 + degrees }
        rotationDeg = rotationDeg.map { $0 + degrees }
    }

    /// A measurement of `heading` times the heading plus `bias` times the bias.
    private mutating func correct(by innovation: Double, heading h: Double, bias c: Double, variance: Double) {
        let (first, second) = (p00 * h + p01 * c, p01 * h + p11 * c)
        let total = h * first + c * second + variance
        let (gain0, gain1) = (first / total, second / total)
        turnOn(by: gain0 * innovation)
        biasDegPerS += gain1 * innovation
        p00 -= gain0 * first
        p01 -= gain0 * second
        p11 -= gain1 * second
    }

    // MARK: The receiver

    private static func courseError(_ speedMps: Double) -> Double {
        max(leastCourseError, atan(velocityNoise / max(speedMps, 0.1)).degrees)
    }

    private mutating func takeFix(_ next: Fix) -> [SlipAngle] {
        let before = fix
        guard next.time > before?.time ?? Instant(nanoseconds: .min) else { return [] }
        fix = next.speedMps >= Self.slowestMps ? next : nil
        guard fix != nil, let now = history.last else {
            courseRate = nil
            return []
        }
        // A receiver that has been behind a slow link tells of a time for which the gyro is not known yet or any more.
        let (latencyS, seen) = (latencyS, next.time.advanced(bySeconds: -latencyS))
        guard let turned = history.turned(at: seen) else { return [] }
        let interval = before.map { next.time.seconds(since: $0.time) } ?? .infinity
        remember(next, isConnected: interval <= Self.courseGapS)
        if isStraight(until: seen, next.speedMps) {
            let lateS = now.time.seconds(since: seen)
            align(next, lateS: lateS, turnedSince: now.turnedDeg - turned, seen)
        }
        guard let before, interval <= Self.courseGapS else {
            courseRate = nil
            return []
        }
        return angles(from: before, to: next, latencyS)
    }

    private mutating func remember(_ next: Fix, isConnected: Bool) {
        if !isConnected { recent.removeAll() }
        recent.append(next)
        // The latest one that is far enough back.
        while recent.count > 2, next.time.seconds(since: recent[1].time) >= Self.baselineS { recent.removeFirst() }
        let seconds = next.time.seconds(since: recent[0].time)
        guard fixedLatencyS == nil, seconds >= Self.baselineS, recent.allSatisfy({ $0.speedMps > Self.straightMps })
        else { return }
        latency.take(
            changeDeg: Angle.signed(next.courseDeg - recent[0].courseDeg), from: recent[0].time, to: next.time,
            biasDegPerS: biasDegPerS, history)
    }

    /// Whether the car was driven straight for a while until a time.
    private func isStraight(until time: Instant, _ speedMps: Double) -> Bool {
        guard speedMps > Self.straightMps, let first = recent.first, let last = recent.last else { return false }
        let seconds = last.time.seconds(since: first.time)
        guard seconds >= Self.baselineS, seconds <= 2 * Self.courseGapS else { return false }
        let courseRate = abs(Angle.signed(last.courseDeg - first.courseDeg)) / seconds
        guard courseRate < Self.straightRate, courseRate.radians * speedMps < Self.straightMps2 else { return false }
        // As long as the bias is not known, the course alone tells most of it.
        let doubt = 2 * max(0, p11).squareRoot()
        let begin = time.advanced(bySeconds: -Self.straightS)
        guard let oldest = history.points.first, oldest.time <= begin else { return false }
        // The mean of short pieces, so that the noise of the gyro does not count.
        var piece = begin
        let pieceS = Self.straightS / 3
        var before: Double?
        for _ in 0...3 {
            guard let turned = history.turned(at: piece) else { return false }
            if let before {
                let rate = max(0, abs((turned - before) / pieceS - biasDegPerS) - doubt)
                guard rate < Self.straightRate, rate.radians * speedMps < Self.straightMps2 else { return false }
            }
            before = turned
            piece = piece.advanced(bySeconds: pieceS)
        }
        return true
    }

    /// Corrects the heading by the course of a time when the car was driven straight.
    private mutating func align(_ fix: Fix, lateS: Double, turnedSince: Double, _ seen: Instant) {
        let error = Self.courseError(fix.speedMps)
        let measured = fix.courseDeg + turnedSince - biasDegPerS * lateS
        guard let heading else { return begin(measured, error) }
        let innovation = Angle.signed(measured - heading)
        let scale = abs(turnedDeg) * Self.scaleError
        let variance = error * error + scale * scale
        guard innovation * innovation <= Self.gate * Self.gate * (p00 + variance) else {
            refused += 1
            // A car cannot slide straight on for so long.
            if refused >= Self.refusals { begin(measured, error) }
            return
        }
        p00 += scale * scale
        correct(by: innovation, heading: 1, bias: 0, variance: error * error)
        refused = 0
        turnedDeg = 0
    }

    private mutating func begin(_ headingDeg: Double, _ error: Double) {
        let rotation = rotationDeg ?? 0
        if let rotationOriginDeg {
            rotationDeg = rotation + Angle.signed(headingDeg - rotationOriginDeg - rotation)
        } else {
            rotationOriginDeg = headingDeg - rotation
        }
        heading = headingDeg
        hasHeading = true
        refused = 0
        turnedDeg = 0
        p00 = error * error
        p01 = 0
        p11 = max(p11, 0.01)
    }

    // MARK: The angle

    /// The angles between two fixes. The course between them is interpolated.
    private mutating func angles(from one: Fix, to other: Fix, _ latencyS: Double) -> [SlipAngle] {
        let seconds = other.time.seconds(since: one.time)
        let change = Angle.signed(other.courseDeg - one.courseDeg)
        let (rate, rateBefore) = (change / seconds, courseRate)
        courseRate = rate
        guard let heading, let now = history.last else { return [] }
        // A straight line through a curve is off by an eighth of the change of its slope times the time.
        let bend = abs(rate - (rateBefore ?? rate)) * seconds / 8
        let scale = abs(turnedDeg) * Self.scaleError
        var angles: [SlipAngle] = []
        let begin = one.time.advanced(bySeconds: -latencyS)
        let end = other.time.advanced(bySeconds: -latencyS)
        for point in history.points[history.firstIndex(after: begin)...] where point.time <= end {
            if let told, point.time.seconds(since: told) < Self.stepS { continue }
            told = point.time
            let share = point.time.seconds(since: begin) / seconds
            let speedMps = one.speedMps + (other.speedMps - one.speedMps) * share
            let since = now.turnedDeg - point.turnedDeg - biasDegPerS * now.time.seconds(since: point.time)
            let course = one.courseDeg + change * share
            let late = rate * latencySpreadS
            let courseError = Self.courseError(speedMps)
            let variance = p00 + courseError * courseError + bend * bend + scale * scale + late * late
            angles.append(
                SlipAngle(
                    time: point.time, degrees: Angle.signed(heading - since - course),
                    errorDeg: 2 * variance.squareRoot(), speedKmh: speedMps * 3.6))
        }
        return angles
    }
}
