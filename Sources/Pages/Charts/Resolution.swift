import Formats
import Telemetry

/// The steps in which a signal's values come: value = base + code × step, with whole codes.
package struct Resolution: Hashable, Sendable {
    package let base: Double
    package let step: Double

    /// The largest code of values that come in binary or other odd steps.
    private static let mostSteps = 1_000_000.0
    /// The largest code of values with few decimals, such as geographic positions.
    private static let mostDecimalSteps = 1e12
    /// The deviation from a whole number of steps, in steps, that rounding explains.
    private static let tolerance = 1e-4

    /// Finds the largest step of which all values are multiples, such as 0.25 rpm, 0.01 g/s or 100/255%. Values without
    /// one, such as computed ones, are rounded to a millionth of their range.
    package init(_ values: [Double]) {
        let base = values.min() ?? 0
        let range = (values.max() ?? 0) - base
        self.base = base
        guard range > 0, range.isFinite else {
            step = 1
            return
        }
        step = Self.decimalStep(values, base, range) ?? Self.commonStep(values, base, range) ?? range / Self.mostSteps
    }

    /// The greatest common divisor of values with at most seven decimals.
    private static func decimalStep(_ values: [Double], _ base: Double, _ range: Double) -> Double? {
        var decimals = 0
        var factor = 1.0
        for value in values {
            while !isDecimal(value, factor) {
                decimals += 1
                guard decimals <= 7 else { return nil }
                factor = Decimals.factor(decimals)
            }
        }
        guard range * factor <= mostDecimalSteps else { return nil }
        var divisor: Int64 = 0
        for value in values {
            let number = Int64(clamping: ((value - base) * factor).rounded())
            // Soon no value changes it any more.
            if divisor != 0, number % divisor == 0 { continue }
            var (larger, smaller) = (number, divisor)
            while smaller != 0 {
                let rest = larger % smaller
                larger = smaller
                smaller = rest
            }
            divisor = larger
        }
        return Double(divisor) / factor
    }

    /// Whether the value is what its text with as many decimals says.
    /// - Parameter factor: 10 to the power of their number.
    private static func isDecimal(_ value: Double, _ factor: Double) -> Bool {
        // Adding 1.5 × 2^52 rounds, and costs less than a call. What is halfway is no decimal number in any case.
        let rounded = value * factor + 0x1.8p52 - 0x1.8p52
        return abs(rounded) < 1e15 && rounded / factor == value
    }

    /// The greatest common divisor of other values, by Euclid's algorithm with a tolerance.
    private static func commonStep(_ values: [Double], _ base: Double, _ range: Double) -> Double? {
        let least = range / mostSteps
        var step = range
        for value in values {
            let offset = value - base
            if isWhole(offset / step) { continue }
            var (larger, smaller) = (step, offset.truncatingRemainder(dividingBy: step))
            while smaller > least, !isWhole(larger / smaller) {
                let remainder = larger.truncatingRemainder(dividingBy: smaller)
                larger = smaller
                smaller = remainder
            }
            guard smaller > least else { return nil }
            // The range is a multiple too; dividing once removes the errors of many divisions.
            step = range / (range / smaller).rounded()
        }
        return values.allSatisfy { isWhole(($0 - base) / step) } ? step : nil
    }

    private static func isWhole(_ ratio: Double) -> Bool { abs(ratio - ratio.rounded()) <= tolerance }

    package func code(_ value: Double) -> Int64 { Int64(clamping: ((value - base) / step).rounded()) }
    package func value(_ code: Int64) -> Double { base + Double(code) * step }
}
