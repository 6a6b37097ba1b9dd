package import Telemetry

/// One indicator of one car over its trips, and whether it has left its baseline.
///
/// The baseline is the median of the first trips (20, at least 8) since the last repair. What the indicator depends on
/// besides (the temperature around the car; for consumption also speed, length and style of the trip) is taken out first
/// (`CovariateFit`). The trips of one day are one value, their median: they resemble each other, and one odd day must not
/// count as many times as the car was driven on it.
///
/// Behind the baseline run two exponentially weighted means (EWMA, weights 0.2 and 0.07: the slow one sees small changes of
/// noisy values). The indicator has left its baseline when one of them is more than 4 of its own standard deviations away, and
/// by more than the least change that matters, on each of the last three days, and a cumulative sum (CUSUM, slack 0.5,
/// limit 5) agrees. The standard deviation of the mean includes that of the baseline, and the correlation between a day and
/// the next. The change is told since the mean has been half of the least change away. EWMA and CUSUM are the control charts
/// of Montgomery, Introduction to Statistical Quality Control.
package struct TrendSeries: Sendable {
    package struct Point: Sendable {
        package var time: WallTime
        package var value: Double
        /// What the value depends on besides the car's health: the same for all points of a series; not a number where it
        /// is not known.
        package var covariates: [Double]

        package init(time: WallTime, value: Double, covariates: [Double] = []) {
            self.time = time
            self.value = value
            self.covariates = covariates
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

    /// The baseline and the latest trips of an indicator, and the shift between them that is believed.
    package struct Course: Hashable, Sendable {
        package var baseline: Double
        package var now: Double
        /// Nil where there is none, or too little data to tell.
        package var shift: Shift?

        package var change: Double { now - baseline }
    }

    /// The values of one day, or of one trip in a history of a few days.
    private struct Step {
        var day: Int64
        var time: WallTime
        var value: Double
        var trips: Int
    }

    package static let minTrips = 8
    package static let baselineTrips = 20
    private static let weights = [0.2, 0.07]
    private static let limitDeviations = 4.0
    private static let (cusumSlack, cusumLimit) = (0.5, 5.0)
    private static let confirmations = 3
    /// In a history of fewer days each trip counts.
    private static let leastDays = 12
    private static let baselineDays = 10
    /// The baseline of a noisy indicator is longer, so that its error is small beside the least change.
    private static let (longestBaseline, baselineErrors) = (40, 8.0)
    /// A single value counts with so many deviations at most, or this share more than what it takes to be believed.
    private static let (clipDeviations, clipShare) = (4.0, 1.5)
    private static let recentSteps = 6

    /// Trips with the indicator, and the shift that holds at the last of them; nil of too little data.
    /// - Parameters:
    ///   - points: in the order of their times, since the last repair.
    ///   - minChange: that matters, in the indicator's unit.
    ///   - isRelative: it is a share of the baseline.
    ///   - minDeviation: of single trips, in the indicator's unit.
    package static func course(
        _ points: [Point], minChange: Double, isRelative: Bool, minDeviation: Double
    ) -> Course? {
        guard points.count >= minTrips + confirmations else { return nil }
        let steps = steps(points)
        // A dozen steps each, so that a sudden change is in one of them.
        let rests = CovariateFit.detrended(steps.map(\.value), timesS: steps.indices.map(Double.init), periodS: 12)
        var noise = Noise(rests, least: minDeviation)
        func least(_ baseline: Double) -> Double { isRelative ? abs(baseline) * minChange : minChange }
        var first = steps.prefix(baselineCount(steps))
        guard let early = Statistics.median(first.map(\.value)) else { return nil }
        let needed = min(10, baselineErrors * 1.25 * noise.deviation / max(least(early), 1e-12))
        first = steps.prefix(max(first.count, min(longestBaseline, Int(clamping: needed * needed), steps.count / 2)))
        noise.baselineCount = Double(first.count)
        guard first.count < steps.count, let baseline = Statistics.median(first.map(\.value)),
            let now = Statistics.median(steps.suffix(recentSteps).map(\.value))
        else { return nil }
        var course = Course(baseline: baseline, now: now)
        course.shift =
            weights.lazy.compactMap {
                shift(steps, after: first.count, baseline, noise, least: least(baseline), weight: $0)
            }.first
        return course
    }

    private static func shift(
        _ steps: [Step], after begin: Int, _ baseline: Double, _ noise: Noise, least: Double, weight: Double
    ) -> Shift? {
        var mean = baseline
        let limit = limitDeviations * noise.meanDeviation(weight: weight)
        let most = max(clipDeviations, clipShare * max(least, limit) / noise.deviation)
        var (up, down) = (0.0, 0.0)
        var (held, since) = (0, begin)
        for index in begin..<steps.count {
            let step = min(most, max(-most, (steps[index].value - baseline) / noise.deviation))
            let before = mean - baseline
            mean += weight * (baseline + step * noise.deviation - mean)
            up = max(0, up + step - cusumSlack)
            down = max(0, down - step - cusumSlack)
            let change = mean - baseline
            if before * change <= 0 || abs(change) < least / 2 { since = index + 1 }
            let isOut =
                abs(change) > limit && abs(change) >= least
                && (change > 0 ? up : down) > cusumLimit
            held = isOut ? held + 1 : 0
        }
        guard held >= confirmations else { return nil }
        let moved = steps[since...]
        // What it is now: the latest days, at most as many as show the change.
        let recent = steps.suffix(max(confirmations, min(Int(clamping: 1.2 / weight), moved.count))).map(\.value)
        guard let now = Statistics.median(recent), abs(now - baseline) >= least, (now > baseline) == (mean > baseline)
        else {
            return nil
        }
        let trips = moved.map(\.trips).reduce(0, +)
        let z = abs(mean - baseline) / noise.meanDeviation(weight: weight)
        // Standard deviations beyond the limit, and trips that confirm it.
        let chance = 2 * (1 - Statistics.normal(min(7, z / 2)))
        let confidence = (1 - chance) * (1 - Statistics.exponential(-Double(trips) / 4))
        return Shift(
            baseline: baseline, now: now, since: steps[since].time, trips: trips,
            confidence: min(0.99, max(0, confidence)))
    }

    /// How much single values scatter, and how much a mean of them does.
    private struct Noise {
        /// Of a single value.
        var deviation: Double
        /// Between a value and the next.
        private var correlation: Double
        var baselineCount = 1.0

        /// - Parameters:
        ///   - rests: the values as deviations from lines through periods of weeks: a slow drift is not scatter.
        ///   - least: the least deviation that is believed.
        init(_ rests: [Double], least: Double) {
            let spread = Statistics.robustDeviation(rests) ?? 0
            // Twenty values know the deviation to some 20%.
            deviation = max(least, spread * (1 + 2 / Double(rests.count).squareRoot()))
            let steps = zip(rests.dropFirst(), rests).map { $0 - $1 }
            let short = (Statistics.robustDeviation(steps) ?? 0) / 2.0.squareRoot()
            let ratio = spread > 0 ? short / spread : 1
            correlation = min(Self.mostCorrelation, max(0, 1 - ratio * ratio))
        }

        private static let mostCorrelation = 0.7

        /// The standard deviation of the difference between an exponentially weighted mean and the baseline, for values
        /// each of which is correlated with the next (a first-order autoregressive process).
        func meanDeviation(weight: Double) -> Double {
            let share = correlation * (1 - weight)
            let mean = weight / (2 - weight) * (1 + share) / (1 - share)
            // The median of normally distributed values, and fewer independent values than there are.
            let base = 1.57 / baselineCount * (1 + correlation) / (1 - correlation)
            return deviation * (min(1, mean) + min(1, base)).squareRoot()
        }
    }

    private static func baselineCount(_ steps: [Step]) -> Int {
        var (count, trips) = (0, 0)
        for step in steps where trips < baselineTrips || count < baselineDays {
            count += 1
            trips += step.trips
        }
        // Half of a short history, but of eight trips.
        var (least, have) = (0, 0)
        for step in steps where have < minTrips {
            least += 1
            have += step.trips
        }
        return min(count, max(least, steps.count / 2))
    }

    private static func steps(_ points: [Point]) -> [Step] {
        let origin = points[0].time
        let rows = points.map { point in
            CovariateFit.Row(
                timeS: point.time.seconds(since: origin), value: point.value, covariates: point.covariates)
        }
        let values = CovariateFit.adjusted(rows)
        let each = zip(points, values).map { point, value in
            Step(day: point.time.microseconds / 86_400_000_000, time: point.time, value: value, trips: 1)
        }
        var days: [Step] = []
        var begin = 0
        while begin < each.count {
            let end = each[begin...].firstIndex { $0.day != each[begin].day } ?? each.count
            var day = each[begin]
            day.value = Statistics.median(each[begin..<end].map(\.value)) ?? day.value
            day.trips = end - begin
            days.append(day)
            begin = end
        }
        return days.count >= leastDays ? days : each
    }
}
