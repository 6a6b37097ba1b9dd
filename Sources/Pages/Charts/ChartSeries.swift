import Reports
import Trips

/// One line of a chart, with values in the shown unit.
package struct ChartSeries: Sendable {
    package let name: String
    /// The name of its signal, for programs.
    package let signal: String
    /// In milliseconds since the start of the trip, ascending.
    package let times: [Int64]
    package let values: [Double]
    /// The time between two samples above which the line is interrupted, in milliseconds.
    package let gapMs: Int64
    /// Whether a value holds until the next one, as states do; otherwise the line is straight between samples.
    package let isStepped: Bool

    package init(
        name: String, signal: String, times: [Int64], values: [Double], gapMs: Int64, isStepped: Bool = false
    ) {
        self.name = name
        self.signal = signal
        self.times = times
        self.values = values
        self.gapMs = gapMs
        self.isStepped = isStepped
    }
}

/// Lines with a common scale.
package struct Chart: Sendable {
    package let title: String
    package let unit: String
    package let series: [ChartSeries]
    package let axis: Axis

    /// - Parameter isClipped: whether rare high values may exceed the scale, such as the consumption while the car creeps.
    package init(title: String, unit: String, series: [ChartSeries], isClipped: Bool = false) {
        self.title = title
        self.unit = unit
        self.series = series
        let lowest = series.compactMap { $0.values.min() }.min() ?? 0
        let highest = series.compactMap { $0.values.max() }.max() ?? 0
        let top = isClipped ? TripCurves.usualMaximum(series.flatMap(\.values), highest) : highest
        let range = Self.widened(lowest, top, unit)
        // Room for the marks above the lines.
        axis = Axis(range.lowest, range.highest + 0.05 * (range.highest - range.lowest))
    }

    private static func widened(
        _ lowest: Double, _ highest: Double, _ unit: String
    ) -> (lowest: Double, highest: Double) {
        let missing = MinimumSpan.of(unit) - (highest - lowest)
        guard missing > 0 else { return (lowest, highest) }
        // What cannot be negative does not seem to be.
        let low = lowest >= 0 ? max(0, lowest - missing / 2) : lowest - missing / 2
        return (low, max(highest, low + (highest - lowest) + missing))
    }
}
