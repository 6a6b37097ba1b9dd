import Telemetry

/// Finds stretches of time in which a value is over a limit. A stretch begins where the value crosses the limit and
/// ends where it last falls back to it, interpolated linearly between readings. Within a stretch the value may fall as
/// low as `release`.
struct LimitStretch: Sendable {
    let kind: DrivingEvent.Kind
    let limit: Double
    let release: Double
    let leastS: Double
    /// The time in seconds without a reading after which a stretch ends.
    let gapS: Double

    private var latest: (value: Double, time: Instant)?
    private var start: Instant?
    private var end = Instant.zero
    private var peak = 0.0

    init(_ kind: DrivingEvent.Kind, limit: Double, release: Double, leastS: Double, gapS: Double) {
        self.kind = kind
        self.limit = limit
        self.release = release
        self.leastS = leastS
        self.gapS = gapS
    }

    /// The current stretch, if it is long enough.
    var running: DrivingEvent? {
        guard let start else { return nil }
        let durationS = end.seconds(since: start)
        return durationS >= leastS ? DrivingEvent(kind, from: start, durationS: durationS, peak: peak) : nil
    }

    /// Takes the next reading and returns the stretch that it ends, if any.
    mutating func take(_ value: Double, at time: Instant) -> DrivingEvent? {
        var finished: DrivingEvent?
        if let latest, time.seconds(since: latest.time) > gapS { finished = finish() }
        let previous = latest
        latest = (value, time)
        if value > limit {
            if start == nil {
                start = crossing(from: previous, to: value, time)
                peak = value
            }
            end = time
            peak = max(peak, value)
        } else if start != nil {
            if let previous, previous.value > limit { end = crossing(from: previous, to: value, time) }
            if value < release {
                finished = running
                start = nil
            }
        }
        return finished
    }

    private func crossing(from previous: (value: Double, time: Instant)?, to value: Double, _ time: Instant) -> Instant
    {
        guard let previous, value != previous.value else { return time }
        let share = (limit - previous.value) / (value - previous.value)
        return previous.time.advanced(bySeconds: share * time.seconds(since: previous.time))
    }

    /// Ends the current stretch because the value is no longer known, and returns it if it is long enough.
    mutating func finish() -> DrivingEvent? {
        defer {
            start = nil
            latest = nil
        }
        return running
    }
}
