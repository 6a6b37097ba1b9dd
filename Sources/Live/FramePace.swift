package import Telemetry

/// When events are sent that show what arrives more often than they may be: no more than the rate on average, and each with
/// what has just arrived, as far as that is possible. A source whose rate is a multiple of theirs is followed in step.
package struct FramePace: Sendable {
    /// How much too early an event may be, and how long one that is due waits for what may just be arriving, in seconds:
    /// sources are not exact, and what arrives just after an event would wait for the next.
    private static let (earlyS, lateS) = (0.002, 0.005)

    private let intervalS: Double
    /// When the last event was due.
    private var nominal: Instant?

    /// Creates a pace.
    /// - Parameter rateHz: How many events there are a second, on average, at most.
    package init(rateHz: Double) { intervalS = 1 / rateHz }

    /// Whether what has just arrived is sent at once.
    package func isDue(at now: Instant) -> Bool {
        nominal.map { now.seconds(since: $0) >= intervalS - Self.earlyS } ?? true
    }

    /// When what waits is sent if nothing else arrives.
    package var waitsUntil: Instant { nominal?.advanced(bySeconds: intervalS + Self.lateS) ?? .zero }

    /// An event is sent.
    package mutating func sent(at now: Instant) {
        // One that was early does not bring the next one forward.
        nominal = nominal.map { max(now, $0.advanced(bySeconds: intervalS)) } ?? now
    }
}
