import Telemetry

/// Finds drifts in slip angles, in the order of their times: a pure fold.
///
/// A drift begins above 15° and 25 km/h if it stays there for half a second, and ends when the angle has been below 8°
/// for half a second, at the beginning of that time. A change of side that takes at most 1.5 s from 15° to 15° is a
/// transition within the drift.
package struct DriftMeter: Sendable {
    package static let (beginDeg, beginKmh, beginS) = (15.0, 25.0, 0.5)
    package static let (endDeg, endS, transitionS) = (8.0, 0.5, 1.5)
    /// Without an angle for longer, a drift is over, in seconds.
    private static let gapS = 1.5
    /// Below it no car drifts, in km/h.
    private static let standingKmh = 5.0

    /// The sums over a stretch of time.
    private struct Sums: Sendable {
        var start: Instant
        var last: SlipAngle
        var peak: SlipAngle
        let entryKmh: Double
        var (timeS, angle, square, distanceM, rightS) = (0.0, 0.0, 0.0, 0.0, 0.0)
        var leftS = 0.0
        var transitions = 0
        /// The side of the last angle above the threshold, and when it was there.
        var side: DriftSide
        var sideAt: Instant

        init(_ first: SlipAngle) {
            start = first.time
            last = first
            peak = first
            entryKmh = first.speedKmh
            side = first.side
            sideAt = first.time
        }

        mutating func add(_ next: SlipAngle) {
            let seconds = next.time.seconds(since: last.time)
            let angle = (abs(last.degrees) + abs(next.degrees)) / 2
            timeS += seconds
            self.angle += angle * seconds
            square += angle * angle * seconds
            distanceM += (last.speedKmh + next.speedKmh) / 7.2 * seconds
            if next.degrees > DriftMeter.endDeg { rightS += seconds }
            if next.degrees < -DriftMeter.endDeg { leftS += seconds }
            if abs(next.degrees) > abs(peak.degrees) { peak = next }
            last = next
        }

        var run: DriftRun {
            let mean = timeS > 0 ? angle / timeS : abs(last.degrees)
            let variance = timeS > 0 ? square / timeS - mean * mean : 0
            return DriftRun(
                start: start, end: last.time, side: rightS >= leftS ? .right : .left, peakDeg: abs(peak.degrees),
                peakErrorDeg: peak.errorDeg, meanDeg: mean, spreadDeg: max(0, variance).squareRoot(),
                entryKmh: entryKmh, meanKmh: timeS > 0 ? distanceM / timeS * 3.6 : last.speedKmh,
                distanceM: distanceM, transitions: transitions)
        }
    }

    /// All drifts that are over.
    package private(set) var runs: [DriftRun] = []
    private var sums: Sums?
    /// The sums until the angle was last above the end's threshold.
    private var kept: Sums?
    private var isConfirmed = false
    private var calmSince: Instant?
    private var last: SlipAngle?

    package init() {}

    /// The drift that is going on, until now; nil if there is none.
    package var current: DriftRun? { isConfirmed && calmSince == nil ? sums?.run : nil }
    /// The latest angle.
    package var latest: SlipAngle? { last }

    /// Takes the next angle. Returns the drift that it ends.
    @discardableResult
    package mutating func take(_ angle: SlipAngle) -> DriftRun? {
        guard angle.degrees.isFinite, angle.speedKmh.isFinite, angle.time > last?.time ?? Instant(nanoseconds: .min)
        else { return nil }
        var ended: DriftRun?
        if let last, angle.time.seconds(since: last.time) > Self.gapS { ended = finish() }
        last = angle
        let isAbove = abs(angle.degrees) > Self.beginDeg && angle.speedKmh > Self.beginKmh
        guard var sums else {
            if isAbove { begin(angle) }
            return ended
        }
        if isAbove, angle.side != sums.side {
            let seconds = angle.time.seconds(since: sums.sideAt)
            guard seconds <= Self.transitionS, isConfirmed || calmSince == nil else {
                ended = finish() ?? ended
                begin(angle)
                return ended
            }
            sums.transitions += 1
        }
        sums.add(angle)
        if isAbove {
            sums.side = angle.side
            sums.sideAt = angle.time
            if angle.time.seconds(since: sums.start) > Self.beginS { isConfirmed = true }
        }
        let isCalm = abs(angle.degrees) < Self.endDeg || angle.speedKmh < Self.standingKmh
        if isCalm {
            if calmSince == nil { calmSince = angle.time }
        } else {
            calmSince = nil
            kept = sums
        }
        self.sums = sums
        if !isConfirmed, !isAbove {
            discard()
        } else if let calmSince {
            // A transition may still follow.
            let isOver = angle.time.seconds(since: calmSince) >= Self.endS
            if isOver, angle.time.seconds(since: sums.sideAt) > Self.transitionS { ended = finish() ?? ended }
        }
        return ended
    }

    /// Ends the drift that is going on, and returns it.
    @discardableResult
    package mutating func finish() -> DriftRun? {
        defer { discard() }
        guard isConfirmed, let run = kept?.run else { return nil }
        runs.append(run)
        return run
    }

    private mutating func begin(_ angle: SlipAngle) {
        sums = Sums(angle)
        kept = Sums(angle)
        isConfirmed = false
        calmSince = nil
    }

    private mutating func discard() {
        sums = nil
        kept = nil
        isConfirmed = false
        calmSince = nil
    }
}
