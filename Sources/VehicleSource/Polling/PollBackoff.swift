import Telemetry

/// Decides when a row of a poll table rests because it gets no values while others do, so that it does not slow them
/// down. A single `NO DATA` does not mean that a row is not supported: it has several chances and is tried again after
/// its rest.
struct PollBackoff {
    /// Whether a trip depends on the row.
    private let isVital: Bool
    /// The number of requests in a row without a value, while others were answered.
    private var misses = 0
    /// Whether the row has been answered at least once.
    private var wasHeard = false
    private var until: Instant?
    private let isSpare: Bool

    private static let missLimit = 5
    private static let restSeconds = 30.0
    /// The rest of a vital row that has been answered before, in seconds. It is then tried once.
    private static let shortRestSeconds = 5.0
    /// A row that takes places of other rows' requests must not be what makes these fail.
    private static let spareMissLimit = 2
    private static let spareRestSeconds = 600.0

    init(isVital: Bool, isSpare: Bool = false) {
        self.isVital = isVital
        self.isSpare = isSpare
    }

    /// Whether the last request was not answered.
    var hasMissed: Bool { misses > 0 }

    mutating func noteAnswer() {
        misses = 0
        wasHeard = true
    }

    /// Counts a request that was not answered, and returns whether the row rests from now on.
    mutating func noteMiss(at now: Instant) -> Bool {
        misses += 1
        if isSpare {
            guard misses >= Self.spareMissLimit else { return false }
            misses = 0
            until = now.advanced(bySeconds: Self.spareRestSeconds)
            return true
        }
        guard misses >= Self.missLimit else { return false }
        let isShort = wasHeard && isVital
        misses = isShort ? Self.missLimit - 1 : 0
        until = now.advanced(bySeconds: isShort ? Self.shortRestSeconds : Self.restSeconds)
        return true
    }

    /// Returns whether the rest is over; true once after each rest.
    mutating func takeRested(at now: Instant) -> Bool {
        guard let until, now >= until else { return false }
        self.until = nil
        return true
    }

    /// Ends all further attempts, because the row is not needed any more.
    mutating func retire() { until = nil }
}

/// The row that was requested last, and whether it was answered.
struct LatestRequest {
    var row: Int
    var isAnswered: Bool

    /// Returns whether a row without a value is to blame itself. If the row before was not answered either, the vehicle
    /// does not respond.
    func blames(_ row: Int) -> Bool { self.row != row && isAnswered }
}
