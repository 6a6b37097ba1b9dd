package import Telemetry

/// One indicator of one car over its trips, and whether it has left its baseline.
///
/// The baseline is the median of the first trips (20, at least 8) since the last repair. What the indicator depends on
/// besides (the temperature around the car) is taken out first, by the slope between trips of the same weeks, in which the
/// car itself has not changed. Behind the baseline runs an exponentially weighted mean (EWMA, weight 0.2); the indicator has
/// left its baseline when that mean is more than 4 of its own standard deviations away, and by more than the least change
/// that matters, on each of the last three trips, and a cumulative sum (CUSUM, slack 0.5, limit 5) agrees.
/// EWMA and CUSUM are the control charts of Montgomery, Introduction to Statistical Quality Control; the limits are wider
/// than the usual 3 deviations because the trips of one week resemble each other.
package struct TrendSeries: Sendable {
    package struct Point: Sendable {
        package var time: WallTime
        package var value: Double
        package var covariate: Double?

        package init(time: WallTime, value: Double, covariate: Double? = nil) {
            (self.time, self.value, self.covariate) = (time, value, covariate)
        }
    }

    /// How the indicator moved.
    package struct Shift: Hashable, Sendable {
        package var baseline: Double
        package var now: Double
        package var since: WallTime
        package var trips: Int
        package var confidence: Double

        package var change: Double { now - baseline }
    }

    package static let leastTrips = 8
    package static let baselineTrips = 20
    private static let weight = 0.2
    private static let limitDeviations = 4.0
    private static let confirmations = 3
    /// So many trips in a row within the limits end a shift.
    private static let interruption = 12

    /// Trips with the indicator, and the shift that holds at the last of them; nil where there is none or too little data.
    /// - Parameters:
    ///   - points: in the order of their times, since the last repair.
    ///   - leastChange: that matters, in the indicator's unit.
    ///   - isRelative: it is a share of the baseline.
    package static func shift(
        _ points: [Point], leastChange: Double, isRelative: Bool, leastDeviation: Double
    ) -> Shift? {
        guard points.count >= leastTrips + confirmations else { return nil }
        let adjusted = adjust(points)
        let first = adjusted.prefix(min(baselineTrips, max(leastTrips, points.count / 2)))
        guard let baseline = Statistics.median(Array(first)),
            let spread = Statistics.robustDeviation(Array(first))
        else { return nil }
        // Twenty trips know the deviation to some 20 %, and days resemble their neighbours.
        let deviation = max(leastDeviation, spread * (1 + 2 / Double(first.count).squareRoot()))
        let least = isRelative ? abs(baseline) * leastChange : leastChange
        let meanDeviation = deviation * (weight / (2 - weight)).squareRoot()
        var (mean, up, down) = (baseline, 0.0, 0.0)
        // Trips in a row beyond the limits, and within them.
        var (held, missed) = (0, 0)
        var since: Int?
        for index in first.count..<points.count {
            // A single trip counts with six deviations at most.
            let step = min(6, max(-6, (adjusted[index] - baseline) / deviation))
            mean += weight * (baseline + step * deviation - mean)
            (up, down) = (max(0, up + step - 0.5), max(0, down - step - 0.5))
            let isOut =
                abs(mean - baseline) > limitDeviations * meanDeviation && abs(mean - baseline) >= least
                && (mean > baseline ? up : down) > 5
            (held, missed) = isOut ? (held + 1, 0) : (0, missed + 1)
            if missed > interruption { since = nil }
            if isOut, since == nil { since = index }
        }
        guard let since, held >= confirmations else { return nil }
        let trips = points.count - since
        // What it is now: the latest trips, at most as many as show the change.
        let recent = Array(adjusted.suffix(max(confirmations, min(10, trips))))
        guard let now = Statistics.median(recent), abs(now - baseline) >= least else { return nil }
        let z = abs(mean - baseline) / meanDeviation
        // Standard deviations beyond the limit, and trips that confirm it.
        let chance = 2 * (1 - Statistics.normal(min(7, z / 2)))
        let confidence = (1 - chance) * (1 - Statistics.exponential(-Double(trips) / 4))
        return Shift(
            baseline: baseline, now: now, since: points[since].time, trips: trips,
            confidence: min(0.99, max(0, confidence)))
    }

    /// The values as they would be at the median covariate of the baseline.
    static func adjust(_ points: [Point]) -> [Double] {
        let values = points.map(\.value)
        let known = points.indices.filter { points[$0].covariate != nil }
        guard Double(known.count) >= 0.6 * Double(points.count), known.count >= 8 else { return values }
        let covariates = known.compactMap { points[$0].covariate }
        guard let middle = Statistics.median(covariates), let low = Statistics.quantile(covariates, 0.1),
            let high = Statistics.quantile(covariates, 0.9), high - low > 3
        else { return values }
        let pairs = known.map { (x: points[$0].covariate ?? middle, y: points[$0].value) }
        let weeks = 21 * 86400.0
        let slope = Statistics.slope(pairs) { one, other in
            abs(points[known[one]].time.seconds(since: points[known[other]].time)) < weeks
                && abs(pairs[one].x - pairs[other].x) > 1
        }
        // A slope that may be none is taken for none.
        guard let slope, slope.low * slope.high > 0 else { return values }
        return points.map { $0.value - slope.slope * (($0.covariate ?? middle) - middle) }
    }
}
