import CLinux

/// A moment on the clock that starts when the machine is booted, continues while it sleeps and is never set. Together
/// with the wall time of any one moment of the same boot it gives the wall time of all others.
package struct BootTime: Hashable, Sendable {
    /// An identifier of one boot of one machine.
    package var boot: String
    /// The time since that boot, in microseconds.
    package var microseconds: Int64

    package init(boot: String, microseconds: Int64) { (self.boot, self.microseconds) = (boot, microseconds) }

    /// The current moment; nil if the system does not provide it (no /proc).
    package static var now: BootTime? {
        guard let boot = ProcessIdentity.current()?.split(separator: ":").first else { return nil }
        return BootTime(boot: String(boot), microseconds: clinux_boottime_ns() / 1000)
    }
}
