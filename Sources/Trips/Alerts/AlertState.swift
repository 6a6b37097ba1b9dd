import Telemetry

/// The state of one cause of alerts. It decides from readings over and under a limit when an alert is due: only after
/// the cause has lasted for a while, repeatedly while it lasts, and not a second time if it was only briefly gone.
struct AlertState: Sendable {
    /// How long a cause must last before it is an alert, and when the alert is repeated.
    struct Patience: Sendable {
        /// How long the cause must last, in seconds.
        var seconds = 0.0
        /// How many readings must show the cause.
        var readings = 1
        /// The time after which the alert is repeated while the cause lasts, in seconds; nil for never.
        var repeatS: Double?
    }

    enum Reading: Sendable {
        case over
        /// Neither over the limit nor clearly under it.
        case between
        case under
    }

    /// The time in seconds within which a cause that returns counts as uninterrupted.
    private static let quietS = 30.0

    /// The time in seconds without a reading after which the state of the cause is unknown.
    let unknownAfterS: Double
    private(set) var active: ActiveAlert?
    private var candidate: (since: Instant, readings: Int)?
    private var lastReading: Instant?
    private var lastRaised: Instant?
    private var endedAt: Instant?

    init(unknownAfterS: Double) { self.unknownAfterS = unknownAfterS }

    /// Takes a reading and returns whether an alert is due.
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

    /// Discards a cause that has not yet lasted long enough, because it was measured in another state of the engine.
    mutating func forgetCandidate() { candidate = nil }

    /// Ends an alert whose latest reading is too old.
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
        if active != nil {
            active = nil
            endedAt = time
        }
    }
}
