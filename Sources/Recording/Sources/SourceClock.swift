import Telemetry
import Transports

/// The wall time of what a source tells. A source in virtual time (a simulated car without waiting) has a time of its own,
/// which goes on from the wall time at which it began.
package struct SourceClock {
    /// More than any delay between a source and its reader.
    private static let toleranceS = 60.0

    private var anchor: (source: Instant, own: Instant, wall: WallTime)?

    /// - Returns: the wall time, and whether it is that of this computer's clock.
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
