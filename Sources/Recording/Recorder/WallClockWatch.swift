import Storage
import Telemetry
import Transports

/// Notices that this computer's wall clock is set: one without a clock of its own begins with a wrong time, until somebody
/// tells it the right one.
struct WallClockWatch {
    /// Clocks are always adjusted a little.
    private static let leastS = 2.0

    /// By how many seconds the wall clock is ahead of the time since the computer was started.
    private var offsetS: Double
    /// Whether something keeps the clock right; nil where the system does not say.
    private var isSynchronized: Bool?

    init(offsetS: Double = Self.offsetS, isSynchronized: Bool? = WallClock.isSynchronized) {
        (self.offsetS, self.isSynchronized) = (offsetS, isSynchronized)
    }

    static var offsetS: Double { Double(LocalTime.now.microseconds) / 1e6 - SystemClock.now.seconds(since: .zero) }

    /// Whether the clock was set since it was last looked at, or is only now known to be right: that is often later.
    mutating func hasChanged(
        offsetS: Double = Self.offsetS, isSynchronized: Bool? = WallClock.isSynchronized
    ) -> Bool {
        let isSet = abs(offsetS - self.offsetS) > Self.leastS
        let isKnown = isSynchronized == true && self.isSynchronized != true
        if isSet { self.offsetS = offsetS }
        self.isSynchronized = isSynchronized
        return isSet || isKnown
    }

    /// The wall clock now; nil where the system does not say how long it has been running.
    static var clock: WallClock? {
        BootTime.now.map { WallClock(time: LocalTime.now, bootTime: $0, isSynchronized: WallClock.isSynchronized) }
    }
}
