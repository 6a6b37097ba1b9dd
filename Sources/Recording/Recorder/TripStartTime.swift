import Storage
import System
import Telemetry

/// The civil time at which a trip began, which is corrected when the clock is set.
struct TripStartTime {
    private(set) var wall: WallTime
    /// The same moment on the clock that is never set; nil for a source in virtual time.
    let bootTime: BootTime?
    /// Whether the wall clock was synchronized at that moment; nil if unknown.
    let wasSynchronized: Bool?
    /// The watch over the wall clock; nil for a source in virtual time.
    private var watch: WallClockWatch?
    /// The time of the last check, on the system's clock.
    private var lookedAt = Instant.zero

    /// Creates a start time.
    /// - Parameter isReal: Whether the time is from this computer's clock.
    init(_ wall: WallTime, isReal: Bool) {
        self.wall = wall
        watch = isReal ? WallClockWatch() : nil
        (bootTime, wasSynchronized) = isReal ? (BootTime.now, WallClock.isSynchronized) : (nil, nil)
    }

    var isReal: Bool { watch != nil }

    /// Returns whether the clock was set since the last call. It is checked at most once a second.
    mutating func hasClockChanged(at now: Instant) -> Bool {
        guard now.seconds(since: lookedAt) >= 1 else { return false }
        lookedAt = now
        return watch?.hasChanged() == true
    }

    /// Corrects the start time. Returns whether it changed.
    mutating func correct(by clock: WallClock) -> Bool {
        guard let bootTime, let right = clock.rightStart(of: wall, bootTime, wasSynchronized: wasSynchronized) else {
            return false
        }
        wall = right
        return true
    }
}
