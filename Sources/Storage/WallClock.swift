import CLinux
package import Telemetry

/// What the wall clock says at a moment of a boot. One that was wrong when a trip started can be told from one that is
/// right only by evidence: that a clock was set says nothing of which time was the right one.
package struct WallClock: Hashable, Sendable {
    package var time: WallTime
    /// The same moment on the clock that is never set.
    package var bootTime: BootTime
    /// Whether something, such as NTP, keeps the wall clock right; nil where the system does not say.
    package var isSynchronized: Bool?

    package init(time: WallTime, bootTime: BootTime, isSynchronized: Bool?) {
        (self.time, self.bootTime, self.isSynchronized) = (time, bootTime, isSynchronized)
    }

    /// 2026-01-01. A clock that says an earlier time is older than this program, and was never set.
    static let earliest = WallTime(microseconds: 1_767_225_600_000_000)

    /// Clocks are always adjusted a little.
    private static let leastS = 2.0

    /// Whether the system's clock is kept right; nil where it does not say.
    package static var isSynchronized: Bool? {
        switch clinux_clock_is_synchronized() {
        case 1: true
        case 0: false
        default: nil
        }
    }

    /// The right start of a trip that started while the clock was not set; nil where nothing shows that: neither did the
    /// trip start before there was this program, nor does something keep the clock right that did not then. A start is
    /// never moved back.
    package func rightStart(of start: WallTime, _ begun: BootTime?, wasSynchronized: Bool?) -> WallTime? {
        guard let begun, begun.boot == bootTime.boot, time.isPlausible, start.isPlausible else { return nil }
        let sinceUs = bootTime.microseconds.subtractingReportingOverflow(begun.microseconds)
        guard !sinceUs.overflow else { return nil }
        let right = time.microseconds.subtractingReportingOverflow(sinceUs.partialValue)
        guard !right.overflow else { return nil }
        let moved = WallTime(microseconds: right.partialValue)
        guard moved.isPlausible, moved.seconds(since: start) > Self.leastS else { return nil }
        let wasNeverSet = start < Self.earliest && moved >= Self.earliest
        return wasNeverSet || wasSynchronized == false && isSynchronized == true ? moved : nil
    }
}
