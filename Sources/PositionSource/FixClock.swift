package import Telemetry

/// The clock of a receiver, by which the time between its fixes is known better than by their arrival: a network delays
/// them, a phone sends what it could not send before, and a recording may be played faster than it was made.
///
/// A moment that is not later than the one before is none. A clock that is set while it runs goes on where it was, once
/// three fixes agree on the new time.
package struct FixClock: Sendable {
    /// How far the times may run ahead of the arrivals from one fix to the next, in seconds.
    private static let aheadS = 60.0
    private static let believed = 3
    /// What the times of two fixes may differ from their arrivals on a clock that was set, in seconds.
    private static let jitterS = 3.0
    /// Times that run so many times faster than the arrivals are those of a recording.
    private static let fast = 2.0
    /// An earlier time of a phone is none: 2010-01-01T00:00:00Z.
    private static let earliest = WallTime(microseconds: 1_262_304_000_000_000)

    private struct Moment {
        var reported: WallTime?
        var arrived: Instant
        var time: Instant
    }

    private var first: Moment?
    private var last: Moment?
    private var other: (reported: WallTime, arrived: Instant, count: Int)?
    private var count = 0

    package init() {}

    /// Returns the time of a fix; nil for one that is not later than the fix before.
    /// - Parameters:
    ///   - reported: by the receiver; nil if it does not know.
    ///   - arrived: on this computer's clock.
    ///   - wall: the time of day at which it arrived. With it, the first fix is as early as it says; without it, the first
    ///     fix is one of now, as the recording of a receiver is when it is played.
    package mutating func time(of reported: WallTime?, arrived: Instant, wall: WallTime? = nil) -> Instant? {
        guard let last else { return keep(reported, arrived, Self.first(reported, arrived, wall)) }
        let elapsedS = max(0, arrived.seconds(since: last.arrived))
        guard let reported, let before = last.reported else {
            let time = last.time.advanced(bySeconds: elapsedS)
            return time > last.time ? keep(reported, arrived, time) : nil
        }
        let stepS = reported.seconds(since: before)
        if stepS == 0 { return nil }
        let next = last.time.advanced(bySeconds: stepS)
        let isPast = next.seconds(since: arrived) <= 0
        if stepS > 0, stepS <= elapsedS + Self.aheadS || isPast || catchesUp(reported, arrived) || isFast {
            return keep(reported, arrived, next)
        }
        let agreeing = other.flatMap { other -> Int? in
            let stepS = reported.seconds(since: other.reported)
            let arrivalS = arrived.seconds(since: other.arrived)
            return stepS > 0 && abs(stepS - arrivalS) <= Self.jitterS ? other.count : nil
        }
        other = (reported, arrived, (agreeing ?? 0) + 1)
        guard let other, other.count >= Self.believed, elapsedS > 0 else { return nil }
        first = nil
        count = 0
        return keep(reported, arrived, last.time.advanced(bySeconds: elapsedS))
    }

    private static func first(_ reported: WallTime?, _ arrived: Instant, _ wall: WallTime?) -> Instant {
        guard let reported, let wall, reported >= earliest, reported < wall else { return arrived }
        return arrived.advanced(bySeconds: reported.seconds(since: wall))
    }

    private mutating func keep(_ reported: WallTime?, _ arrived: Instant, _ time: Instant) -> Instant {
        let moment = Moment(reported: reported, arrived: arrived, time: time)
        if first == nil { first = moment }
        last = moment
        other = nil
        count += 1
        return time
    }

    /// Whether the times are no more ahead of the arrivals than at the beginning: a phone has sent what it could not before.
    private func catchesUp(_ reported: WallTime, _ arrived: Instant) -> Bool {
        guard let first, let begin = first.reported else { return false }
        return reported.seconds(since: begin) <= arrived.seconds(since: first.arrived) + Self.jitterS
    }

    /// Whether a recording is played faster than it was made.
    private var isFast: Bool {
        guard count > Self.believed, let first, let last else { return false }
        return last.time.seconds(since: first.time) > Self.fast * last.arrived.seconds(since: first.arrived)
    }
}
