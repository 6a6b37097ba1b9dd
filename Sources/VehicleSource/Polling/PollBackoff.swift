import Telemetry

/// When a row of a poll table rests, so as not to slow the others: it brings nothing while others are answered.
/// `NO DATA` once does not mean unsupported; a row has several chances, and is tried again after its rest.
struct PollBackoff {
    /// A trip lives on the row.
    private let isVital: Bool
    /// Requests in a row that brought nothing while others did.
    private var misses = 0
    /// It was answered at least once.
    private var wasHeard = false
    private var until: Instant?

    private static let missLimit = 5
    private static let restSeconds = 30.0
    /// Of a row that a trip lives on, and that was heard; it is then tried a single time.
    private static let shortRestSeconds = 5.0

    init(isVital: Bool) { self.isVital = isVital }

    /// The last request brought nothing.
    var hasMissed: Bool { misses > 0 }

    mutating func noteAnswer() { (misses, wasHeard) = (0, true) }

    /// Whether the row rests from now on, whose request brought nothing.
    mutating func noteMiss(at now: Instant) -> Bool {
        misses += 1
        guard misses >= Self.missLimit else { return false }
        let isShort = wasHeard && isVital
        misses = isShort ? Self.missLimit - 1 : 0
        until = now.advanced(bySeconds: isShort ? Self.shortRestSeconds : Self.restSeconds)
        return true
    }

    /// Whether the rest is over; true once after each.
    mutating func takeRested(at now: Instant) -> Bool {
        guard let until, now >= until else { return false }
        self.until = nil
        return true
    }

    /// The row is of no use any more, and not to be tried again.
    mutating func retire() { until = nil }
}

/// The row that the vehicle was asked for last, and whether it answered.
struct LatestRequest {
    var row: Int
    var isAnswered: Bool

    /// Whether a row itself is to blame that nothing came: where the row before was silent too, it is the vehicle that is
    /// silent.
    func blames(_ row: Int) -> Bool { self.row != row && isAnswered }
}
