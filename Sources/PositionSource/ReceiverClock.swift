package import Telemetry

/// What a receiver's time is good for. Receivers that forgot the week tell one that is 1024 weeks, or a multiple of
/// them, too early; so a time that is 1024 weeks or more after this program is wrong as well.
package struct ReceiverClock: Sendable {
    /// The time is at least that of this program: 2026-01-01T00:00:00Z.
    static let earliest = WallTime(microseconds: 1_767_225_600_000_000)
    /// 1024 weeks.
    private static let rollover: Int64 = 1024 * 7 * 86_400 * 1_000_000
    /// By how much the time may deviate from the clock of this computer between two fixes, in seconds.
    private static let jumpS = 2.0
    /// As many fixes must agree before the time is believed.
    private static let believed = 3

    private var last: (time: WallTime, arrived: Instant)?
    private var agreeing = 0

    package init() {}

    /// Takes the time of a fix. Returns the right time if it is believed.
    package mutating func take(_ told: WallTime, at arrived: Instant) -> WallTime? {
        var time = told
        while time < Self.earliest, time.microseconds > 0 { time.microseconds += Self.rollover }
        defer { last = (time, arrived) }
        if let last, abs(time.seconds(since: last.time) - arrived.seconds(since: last.arrived)) < Self.jumpS {
            agreeing += 1
        } else {
            agreeing = 0
        }
        let isPossible = time >= Self.earliest && time.microseconds - Self.earliest.microseconds < Self.rollover
        return agreeing >= Self.believed && isPossible ? time : nil
    }
}
