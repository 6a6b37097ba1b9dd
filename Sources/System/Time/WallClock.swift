import CLinux
package import Telemetry

/// The time of the wall clock at a moment of a boot. Whether the clock was wrong when a trip started can only be
/// decided by evidence: that it was set does not show which time was right.
package struct WallClock: Hashable, Sendable {
    package var time: WallTime
    /// The same moment on the clock that is never set.
    package var bootTime: BootTime
    /// Whether the wall clock is synchronized, for example by NTP; nil if the system does not say.
    package var isSynchronized: Bool?

    package init(time: WallTime, bootTime: BootTime, isSynchronized: Bool?) {
        self.time = time
        self.bootTime = bootTime
        self.isSynchronized = isSynchronized
    }

    /// 2026-01-01. A clock with an earlier time, which is before this program existed, was never set.
    package static let earliest = WallTime(microseconds: 1_767_225_600_000_000)

    /// The least difference that counts, in seconds: clocks are constantly adjusted by small amounts.
    private static let leastS = 2.0

    /// Whether the system's clock is synchronized; nil if the system does not say.
    package static var isSynchronized: Bool? {
        switch clinux_clock_is_synchronized() {
        case 1: true
        case 0: false
        default: nil
        }
    }

    /// Returns the right start of a trip that started before the clock was set, or nil if there is no evidence of that.
    /// The evidence is either that the start is before this program existed, or that the clock is synchronized now and
    /// was not then. A start is never moved back.
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

/// A moment on the clock that starts when the machine is booted, continues while it sleeps and is never set. Together
/// with the wall time of any one moment of the same boot it gives the wall time of all others.
package struct BootTime: Hashable, Sendable {
    /// An identifier of one boot of one machine.
    package var boot: String
    /// The time since that boot, in microseconds.
    package var microseconds: Int64

    package init(boot: String, microseconds: Int64) {
        self.boot = boot
        self.microseconds = microseconds
    }

    /// The current moment; nil if the system does not provide it (no /proc).
    package static var now: BootTime? {
        guard let boot = ProcessIdentity.current()?.split(separator: ":").first else { return nil }
        return BootTime(boot: String(boot), microseconds: clinux_boottime_ns() / 1000)
    }
}
