import CLinux
package import Telemetry

/// The system's clock since it was started, which goes on while it is suspended: a gap is a gap.
package enum SystemClock {
    package static var now: Instant { Instant(nanoseconds: clinux_boottime_ns()) }
}
