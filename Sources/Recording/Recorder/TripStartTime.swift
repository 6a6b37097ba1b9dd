import Formats
import Reports
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
    /// - Parameters:
    ///   - isReal: Whether the time is from this computer's clock.
    ///   - agoS: How long ago that was, in seconds.
    init(_ wall: WallTime, isReal: Bool, agoS: Double = 0) {
        self.wall = wall
        watch = isReal ? WallClockWatch() : nil
        wasSynchronized = isReal ? WallClock.isSynchronized : nil
        bootTime =
            isReal
            ? BootTime.now.map { BootTime(boot: $0.boot, microseconds: $0.microseconds - Int64(agoS * 1e6)) } : nil
    }

    var isReal: Bool { watch != nil }

    /// Returns whether the clock was set since the last call. It is checked at most once a second.
    mutating func hasClockChanged(at now: Instant) -> Bool {
        guard now.seconds(since: lookedAt) >= 1 else { return false }
        lookedAt = now
        return watch?.hasChanged() == true
    }

    /// Corrects the start of this trip and of earlier ones that were recorded before the clock was set. Durations do not
    /// depend on the wall clock.
    /// - Parameters:
    ///   - store: The store of the trip; nil if nothing is stored.
    ///   - clock: The right clock; nil if it is not known.
    /// - Returns: What the user is told.
    mutating func correct(in store: TripStore?, by clock: WallClock? = WallClockWatch.clock) -> RecordingWarning? {
        guard let clock else { return nil }
        if let bootTime, let right = clock.rightStart(of: wall, bootTime, wasSynchronized: wasSynchronized) {
            wall = right
            store?.moveStart(to: right)
        }
        let moved = (try? store?.database?.trips.correctStarts(by: clock)) ?? []
        guard let first = moved.first else { return nil }
        let others = moved.count == 1 ? "" : "; \(Format.count(moved.count - 1, "earlier trip")) moved too"
        return .startsCorrected(
            trip: first.id, start: Self.text(first.to), former: Self.text(first.from), others: others)
    }

    private static func text(_ time: WallTime) -> String {
        let local = LocalTime.zone.local(time)
        return "\(local.day.shown()) \(local.clock)"
    }
}

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
        self.offsetS = offsetS
        self.isSynchronized = isSynchronized
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
