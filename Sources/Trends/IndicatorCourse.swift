/// An indicator of a car over all its trips, as it is drawn.
package struct IndicatorCourse: Sendable {
    package let indicator: Indicator
    package let row: Indicator.Row
    package let points: [TrendSeries.Point]
    /// Since the last repair; nil of too few trips.
    package let course: TrendSeries.Course?

    package init(
        indicator: Indicator, row: Indicator.Row, points: [TrendSeries.Point], course: TrendSeries.Course?
    ) {
        self.indicator = indicator
        self.row = row
        self.points = points
        self.course = course
    }

    /// The values between which the indicator does not matter; nil without a baseline.
    package var usual: ClosedRange<Double>? {
        guard let baseline = course?.baseline else { return nil }
        let change = row.isRelative ? abs(baseline) * row.minChange : row.minChange
        return baseline - change...baseline + change
    }

    /// Whether this is the indicator that a finding is about.
    package func isOf(_ finding: TrendFinding) -> Bool {
        row.signal == finding.signal && row.condition == finding.condition && course?.shift != nil
    }
}
