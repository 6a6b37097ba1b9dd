import System
import Telemetry

/// Converts a source's times to wall time. A source in virtual time (a simulated car that does not wait) has its own
/// time, which is counted from the wall time at which it began.
package struct SourceClock {
    /// The tolerance in seconds, longer than any delay between a source and its reader.
    private static let toleranceS = 60.0

    private var anchor: (source: Instant, own: Instant, wall: WallTime)?

    /// Returns the wall time, and whether it is that of this computer's clock.
    mutating func wall(at time: Instant) -> (time: WallTime, isReal: Bool) {
        let (own, wall) = (SystemClock.now, LocalTime.now)
        guard let anchor else {
            anchor = (time, own, wall)
            return (wall, true)
        }
        let elapsedS = time.seconds(since: anchor.source)
        guard abs(elapsedS - own.seconds(since: anchor.own)) > Self.toleranceS else { return (wall, true) }
        return (anchor.wall.advanced(bySeconds: elapsedS), false)
    }
}
