import CLinux

/// A moment on the clock that begins when the machine is started, goes on while it sleeps and is never set. With the wall
/// time of any one moment of the same boot it gives that of all others.
package struct BootTime: Hashable, Sendable {
    /// Which boot of which machine.
    package var boot: String
    /// Since then.
    package var microseconds: Int64

    package init(boot: String, microseconds: Int64) { (self.boot, self.microseconds) = (boot, microseconds) }

    /// Nil where the system does not tell (no /proc).
    package static var now: BootTime? {
        guard let boot = ProcessIdentity.current()?.split(separator: ":").first else { return nil }
        return BootTime(boot: String(boot), microseconds: clinux_boottime_ns() / 1000)
    }
}
