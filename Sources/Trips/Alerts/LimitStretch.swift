import Telemetry

/// Finds stretches of time over a limit: each from where the value passes the limit to where it last comes back to it,
/// by straight lines between the readings. In between it may go down to the release, but not below.
struct LimitStretch: Sendable {
    let kind: DrivingEvent.Kind
    let limit: Double
    let release: Double
    let leastS: Double
    /// Longer without a reading ends the stretch.
    let gapS: Double

    private var latest: (value: Double, time: Instant)?
    private var start: Instant?
    private var end = Instant.zero
    private var peak = 0.0

    init(_ kind: DrivingEvent.Kind, limit: Double, release: Double, leastS: Double, gapS: Double) {
        (self.kind, self.limit, self.release, self.leastS, self.gapS) = (kind, limit, release, leastS, gapS)
    }

    /// The stretch that goes on, if it is long enough.
    var running: DrivingEvent? {
        guard let start else { return nil }
        let durationS = end.seconds(since: start)
        return durationS >= leastS ? DrivingEvent(kind, from: start, durationS: durationS, peak: peak) : nil
    }

    /// Takes the next reading; the stretch that is over by it.
    mutating func take(_ value: Double, at time: Instant) -> DrivingEvent? {
        var finished: DrivingEvent?
        if let latest, time.seconds(since: latest.time) > gapS { finished = finish() }
        let previous = latest
        latest = (value, time)
        if value > limit {
            if start == nil { (start, peak) = (crossing(from: previous, to: value, time), value) }
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

    /// Ends what goes on: after this nothing is known of it.
    mutating func finish() -> DrivingEvent? {
        defer { (start, latest) = (nil, nil) }
        return running
    }
}
