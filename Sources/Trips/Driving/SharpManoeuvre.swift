import Telemetry

/// Finds sharp accelerations or sharp brakings in slopes of the speed.
///
/// A maneuver begins when the slope reaches the threshold, and counts after half a second above it. As each slope
/// covers a second, that is one and a half seconds of readings. It ends when the slope has been below half of the
/// threshold for a second, or has changed its sign. A gear change therefore does not split a maneuver in two.
struct SharpManoeuvre: Sendable {
    private static let leastS = 0.5
    private static let releaseShare = 0.5
    private static let releaseS = 1.0

    let kind: DrivingEvent.Kind
    let thresholdMps2: Double
    let minimumKmh: Double

    private var start: Instant?
    /// The latest reading at which the slope was still at or above half of the threshold.
    private var end = Instant.zero
    private var peak = 0.0
    private var counts = false

    /// Creates a detector.
    /// - Parameter thresholdMps2: A positive number, for brakings too.
    init(_ kind: DrivingEvent.Kind, thresholdMps2: Double, minimumKmh: Double) {
        self.kind = kind
        self.thresholdMps2 = thresholdMps2
        self.minimumKmh = minimumKmh
    }

    /// The current maneuver, if it counts. Half a second is cut off at each end, because the line over a second says
    /// nothing about its first and last half second.
    var running: DrivingEvent? {
        guard let start, counts else { return nil }
        let from = start.advanced(bySeconds: SpeedSlope.shortestS / 2)
        let until = end.advanced(bySeconds: -SpeedSlope.shortestS / 2)
        return DrivingEvent(kind, from: from, durationS: until.seconds(since: from), peak: peak)
    }

    /// Takes the next slope and returns the maneuver that it ends, if any.
    mutating func take(_ measurement: SpeedSlope.Measurement) -> DrivingEvent? {
        let slope = measurement.metresPerSecondSquared * (kind == .sharpBraking ? -1 : 1)
        let isSharp = slope >= thresholdMps2 && measurement.fastestKmh >= minimumKmh
        guard start != nil else {
            if isSharp {
                start = measurement.from
                peak = 0
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

    /// Ends the current maneuver because the speed is no longer known, and returns it if it counts.
    mutating func finish() -> DrivingEvent? {
        defer {
            start = nil
            counts = false
        }
        return running
    }
}
