import CLinux
package import Telemetry

/// The system's clock since it was started, which continues while it is suspended: a gap is a gap.
package enum SystemClock {
    package static var now: Instant { Instant(nanoseconds: clinux_boottime_ns()) }

    /// Sleeps until a time. Returns false if `interrupt` is readable before.
    /// - Parameter interrupt: -1 for none.
    @discardableResult
    package static func sleep(until deadline: Instant, interrupt: Int32 = -1) -> Bool {
        (try? Poll.wait(-1, for: 0, until: deadline, interrupt: interrupt)) != nil
    }

    /// Sleeps for some seconds. Returns false if `interrupt` is readable before.
    @discardableResult
    package static func sleep(seconds: Double, interrupt: Int32 = -1) -> Bool {
        sleep(until: now.advanced(bySeconds: seconds), interrupt: interrupt)
    }
}
