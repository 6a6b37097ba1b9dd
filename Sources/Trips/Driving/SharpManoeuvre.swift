import Telemetry

/// Finds sharp accelerations, or sharp brakings, in slopes of the speed.
///
/// One begins where the slope reaches the threshold, and counts when it has done so for half a second: seen over a
/// second each time, that is a second and a half of readings. It goes on until the slope has been below half of the
/// threshold for a second, or turned: a change of gear does not make two of one.
struct SharpManoeuvre: Sendable {
    private static let leastS = 0.5
    private static let releaseShare = 0.5
    private static let releaseS = 1.0

    let kind: DrivingEvent.Kind
    let thresholdMps2: Double
    let minimumKmh: Double

    private var start: Instant?
    /// The latest reading at which the slope was still above the release.
    private var end = Instant.zero
    private var peak = 0.0
    private var counts = false

    /// - Parameter thresholdMps2: positive, also of brakings.
    init(_ kind: DrivingEvent.Kind, thresholdMps2: Double, minimumKmh: Double) {
        (self.kind, self.thresholdMps2, self.minimumKmh) = (kind, thresholdMps2, minimumKmh)
    }

    /// The one that goes on, if it counts. The line of a second says nothing of the half seconds at its ends.
    var running: DrivingEvent? {
        guard let start, counts else { return nil }
        let from = start.advanced(bySeconds: SpeedSlope.shortestS / 2)
        let until = end.advanced(bySeconds: -SpeedSlope.shortestS / 2)
        return DrivingEvent(kind, from: from, durationS: until.seconds(since: from), peak: peak)
    }

    /// Takes the next slope; the manoeuvre that is over by it.
    mutating func take(_ measurement: SpeedSlope.Measurement) -> DrivingEvent? {
        let slope = measurement.metresPerSecondSquared * (kind == .sharpBraking ? -1 : 1)
        let isSharp = slope >= thresholdMps2 && measurement.fastestKmh >= minimumKmh
        guard start != nil else {
            if isSharp {
                (start, peak) = (measurement.from, 0)
                reach(measurement, slope)
            }
            return nil
        }
        if isSharp {
            reach(measurement, slope)
        } else if slope >= thresholdMps2 * Self.releaseShare {
            end = measurement.to
        } else if !counts || measurement.to.seconds(since: end) >= Self.releaseS
            || slope < -thresholdMps2 * Self.releaseShare
        {
            return finish()
        }
        return nil
    }

    private mutating func reach(_ measurement: SpeedSlope.Measurement, _ slope: Double) {
        end = measurement.to
        peak = max(peak, slope)
        if let start, end.seconds(since: start) >= SpeedSlope.shortestS + Self.leastS { counts = true }
    }

    /// Ends what goes on: after this nothing is known of it.
    mutating func finish() -> DrivingEvent? {
        defer { (start, counts) = (nil, false) }
        return running
    }
}
