import Storage
import System
import Telemetry

/// Detects that this computer's wall clock is set. A computer without a hardware clock starts with a wrong time until
/// the clock is set.
struct WallClockWatch {
    /// The least change that counts, in seconds: clocks are constantly adjusted by small amounts.
    private static let leastS = 2.0

    /// The difference between the wall clock and the time since the computer was started, in seconds.
    private var offsetS: Double
    /// Whether the clock is synchronized; nil if the system does not say.
    private var isSynchronized: Bool?

    init(offsetS: Double = Self.offsetS, isSynchronized: Bool? = WallClock.isSynchronized) {
        (self.offsetS, self.isSynchronized) = (offsetS, isSynchronized)
    }

    static var offsetS: Double { Double(LocalTime.now.microseconds) / 1e6 - SystemClock.now.seconds(since: .zero) }

    /// Returns whether the clock was set since the last call, or has since become known to be right, which often
    /// happens later.
    mutating func hasChanged(
        offsetS: Double = Self.offsetS, isSynchronized: Bool? = WallClock.isSynchronized
    ) -> Bool {
        let isSet = abs(offsetS - self.offsetS) > Self.leastS
        let isKnown = isSynchronized == true && self.isSynchronized != true
        if isSet { self.offsetS = offsetS }
        self.isSynchronized = isSynchronized
        return isSet || isKnown
    }

    /// The wall clock now; nil if the system does not say how long it has been running.
    static var clock: WallClock? {
        BootTime.now.map { WallClock(time: LocalTime.now, bootTime: $0, isSynchronized: WallClock.isSynchronized) }
    }
}
