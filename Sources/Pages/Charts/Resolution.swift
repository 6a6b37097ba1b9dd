/// The steps in which a signal's values come: value = base + code × step, with whole codes.
package struct Resolution: Hashable, Sendable {
    package let base: Double
    package let step: Double

    /// The largest code of values that come in steps.
    private static let mostSteps = 1_000_000.0
    /// The deviation from a whole number of steps, in steps, that rounding explains.
    private static let tolerance = 1e-4

    /// Finds the largest step of which all values are multiples, such as 0.25 rpm or 100/255 %. Values without one, such as
    /// computed ones, are rounded to a millionth of their range, or better.
    package init(_ values: [Double]) {
        let base = values.min() ?? 0
        let range = (values.max() ?? 0) - base
        self.base = base
        guard range > 0, range.isFinite else {
            step = 1
            return
        }
        var step = range
        for value in values where step > 0 {
            // Euclid's algorithm, with a tolerance.
            let offset = value - base
            let least = range / Self.mostSteps
            if Self.isWhole(offset / step) { continue }
            var (larger, smaller) = (step, offset.truncatingRemainder(dividingBy: step))
            while smaller > least, !Self.isWhole(larger / smaller) {
                (larger, smaller) = (smaller, larger.truncatingRemainder(dividingBy: smaller))
            }
            step = smaller > least ? smaller : 0
        }
        // Errors of many divisions are removed by dividing once.
        if step > 0 { step = range / (range / step).rounded() }
        let isExact = step > 0 && values.allSatisfy { Self.isWhole(($0 - base) / step) }
        self.step = isExact ? step : range / Self.mostSteps
    }

    private static func isWhole(_ ratio: Double) -> Bool {
        abs(ratio - ratio.rounded()) <= tolerance
    }

    package func code(_ value: Double) -> Int64 { Int64(((value - base) / step).rounded()) }
    package func value(_ code: Int64) -> Double { base + Double(code) * step }
}
