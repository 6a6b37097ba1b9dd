import Telemetry

/// From readings over and under a limit to alerts of one cause: not before it has lasted, again while it lasts, and no
/// second time when it was only briefly gone.
struct AlertState: Sendable {
    /// What a cause must do to be one.
    struct Patience: Sendable {
        /// Seconds for which it must last.
        var seconds = 0.0
        /// Readings that must show it.
        var readings = 1
        /// Seconds after which it comes again while it lasts; nil for never.
        var repeatS: Double?
    }

    enum Reading: Sendable {
        case over
        /// Neither over the limit nor clearly under it.
        case between
        case under
    }

    /// A cause that comes back sooner was never gone.
    private static let quietS = 30.0

    /// Longer without a reading, nothing is known of a cause.
    let unknownAfterS: Double
    private(set) var active: ActiveAlert?
    private var candidate: (since: Instant, readings: Int)?
    private var lastReading: Instant?
    private var lastRaised: Instant?
    private var endedAt: Instant?

    init(unknownAfterS: Double) { self.unknownAfterS = unknownAfterS }

    /// Takes a reading; whether an alert is due.
    mutating func take(
        _ reading: Reading, _ kind: Alert.Kind, value: Double, limit: Double, at time: Instant, _ patience: Patience
    ) -> Bool {
        expire(at: time)
        lastReading = time
        switch reading {
        case .under:
            candidate = nil
            end(at: time)
            return false
        case .between:
            candidate = nil
            update(value, limit)
        case .over where active != nil: update(value, limit)
        case .over:
            let since = candidate?.since ?? time
            let readings = (candidate?.readings ?? 0) + 1
            candidate = (since, readings)
            guard readings >= patience.readings, time.seconds(since: since) >= patience.seconds else { return false }
            active = ActiveAlert(kind, since: since, value: value, limit: limit)
            if let endedAt, since.seconds(since: endedAt) >= Self.quietS { lastRaised = nil }
        }
        guard active != nil else { return false }
        if let lastRaised {
            guard let repeatS = patience.repeatS, time.seconds(since: lastRaised) >= repeatS else { return false }
        }
        lastRaised = time
        return true
    }

    /// Forgets what has not lasted yet: it was measured in another state of the engine.
    mutating func forgetCandidate() { candidate = nil }

    /// Ends what is not known any more.
    mutating func expire(at time: Instant) {
        guard let lastReading, time.seconds(since: lastReading) > unknownAfterS else { return }
        candidate = nil
        end(at: lastReading)
    }

    private mutating func update(_ value: Double, _ limit: Double) {
        active?.value = value
        active?.limit = limit
    }

    private mutating func end(at time: Instant) {
        if active != nil { (active, endedAt) = (nil, time) }
    }
}
