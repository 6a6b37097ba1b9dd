import Storage
import Telemetry
import Transports

/// When a trip began, in civil time: put right when the clock is.
struct TripStartTime {
    private(set) var wall: WallTime
    /// The same moment on the clock that is never set; nil of a source in virtual time.
    let bootTime: BootTime?
    /// Whether something kept the clock right then; nil where that is not known.
    let wasSynchronized: Bool?
    /// Nil of a source in virtual time.
    private var watch: WallClockWatch?
    /// On the system's clock.
    private var lookedAt = Instant.zero

    /// - Parameter isReal: whether the time is of this computer's clock.
    init(_ wall: WallTime, isReal: Bool) {
        self.wall = wall
        watch = isReal ? WallClockWatch() : nil
        (bootTime, wasSynchronized) = isReal ? (BootTime.now, WallClock.isSynchronized) : (nil, nil)
    }

    var isReal: Bool { watch != nil }

    /// Whether the clock was set since this was last asked. It is looked at once a second.
    mutating func hasClockChanged(at now: Instant) -> Bool {
        guard now.seconds(since: lookedAt) >= 1 else { return false }
        lookedAt = now
        return watch?.hasChanged() == true
    }

    /// Whether the trip began at another time than was thought.
    mutating func correct(by clock: WallClock) -> Bool {
        guard let bootTime, let right = clock.rightStart(of: wall, bootTime, wasSynchronized: wasSynchronized) else {
            return false
        }
        wall = right
        return true
    }
}
