package import Telemetry

/// When a car told its speed to a client.
package struct SpeedAnswers: Hashable, Sendable {
    private static let keptCount = 16

    package let first: Instant
    /// The latest, in the order of their times.
    package private(set) var recent: [Instant]

    package var last: Instant { recent[recent.count - 1] }

    init(_ first: Instant) { (self.first, recent) = (first, [first]) }

    func adding(_ time: Instant) -> SpeedAnswers {
        var longer = self
        longer.recent = recent.suffix(Self.keptCount - 1) + [time]
        return longer
    }
}
