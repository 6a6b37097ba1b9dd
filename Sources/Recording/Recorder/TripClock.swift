import System
import Telemetry

/// The time of a trip: on the clock of its source, which may be virtual, and on this computer's.
struct TripClock {
    /// The time of an attached source differs by more from that of the primary one only if their clocks differ, in
    /// seconds.
    private static let toleranceS = 60.0
    /// The longest time for which batches are gathered, in seconds.
    private static let gatheredS = 1.0

    private var source: SourceClock
    /// The latest time reported by the source; nil before the first.
    private(set) var reported: Instant?
    /// When it was reported, on this computer's clock.
    private var reportedAt = SystemClock.now

    init(_ source: SourceClock) { self.source = source }

    /// The current time on the source's clock.
    var now: Instant { (reported ?? .zero).advanced(bySeconds: unreportedS(at: SystemClock.now)) }

    /// A source is connected.
    mutating func connect(_ description: SourceDescription) { source.arrivesLate = description.arrivesLate }

    /// The source reports its time.
    mutating func report(_ time: Instant) {
        reported = time
        reportedAt = SystemClock.now
    }

    /// A source that waits reports no time.
    mutating func wait(at now: Instant) { reportedAt = now }

    /// Returns how long the source has not reported its time, in seconds.
    /// - Parameter now: on this computer's clock.
    func unreportedS(at now: Instant) -> Double { now.seconds(since: reportedAt) }

    /// Returns the civil time at which a trip begins.
    mutating func start(at time: Instant) -> TripStartTime {
        let (wall, isReal) = source.wall(at: time)
        // What came was gathered for a moment, which must not be between the trip and what a camera saw of it.
        let agoS = SystemClock.now.seconds(since: time)
        guard isReal, !source.arrivesLate, (0...Self.gatheredS).contains(agoS) else {
            return TripStartTime(wall, isReal: isReal)
        }
        return TripStartTime(wall.advanced(bySeconds: -agoS), isReal: true, agoS: agoS)
    }

    /// Returns a batch of another source with a time on this source's clock.
    func own(_ batch: Batch) -> Batch {
        let now = now
        guard reported != nil, abs(batch.time.seconds(since: now)) > Self.toleranceS else { return batch }
        return batch.moved(to: now)
    }
}

/// Converts a source's times to wall time. A source in virtual time (a simulated car that does not wait) has its own
/// time, which is counted from the wall time at which it began.
package struct SourceClock {
    /// The tolerance in seconds, longer than any delay between a source and its reader.
    private static let toleranceS = 60.0

    /// Whether times are those of this computer, of which samples may come later.
    var arrivesLate = false
    private var anchor: (source: Instant, own: Instant, wall: WallTime)?

    /// Returns the wall time, and whether it is that of this computer's clock.
    mutating func wall(at time: Instant) -> (time: WallTime, isReal: Bool) {
        let own = SystemClock.now
        let wall = LocalTime.now
        if arrivesLate {
            let lateS = own.seconds(since: time)
            return (wall.advanced(bySeconds: -lateS), abs(lateS) < Self.toleranceS)
        }
        guard let anchor else {
            anchor = (time, own, wall)
            return (wall, true)
        }
        let elapsedS = time.seconds(since: anchor.source)
        guard abs(elapsedS - own.seconds(since: anchor.own)) > Self.toleranceS else { return (wall, true) }
        return (anchor.wall.advanced(bySeconds: elapsedS), false)
    }
}
