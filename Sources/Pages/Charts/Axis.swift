import Formats
import Telemetry

/// The scale of a chart: from `low` to `high`, with a line and a label at each multiple of `step`.
package struct Axis: Hashable, Sendable {
    package let low: Double
    package let high: Double
    package let step: Double

    /// More lines are of no use, and only values at the limits of a number have them.
    private static let mostLines = 20

    /// - Parameters:
    ///   - lowest: the least value that is shown.
    ///   - highest: the greatest value that is shown.
    ///   - fromZero: whether the scale begins at 0 in any case, as the length of bars requires.
    package init(_ lowest: Double, _ highest: Double, fromZero: Bool = false) {
        var (lowest, highest) = (min(lowest, highest), max(lowest, highest))
        if lowest >= 0, fromZero || lowest <= highest / 2 { lowest = 0 }
        if highest - lowest < 1e-9 * max(1, abs(highest)) {
            // A value that never changes is shown in the middle.
            if !fromZero { lowest -= 1 }
            highest += 1
        }
        let step = Self.round((highest - lowest) / 4)
        self.step = step
        low = (lowest / step + 1e-9).rounded(.down) * step
        high = (highest / step - 1e-9).rounded(.up) * step
    }

    /// The next greater of 1, 2 and 5 times a power of ten.
    private static func round(_ size: Double) -> Double {
        guard size.isFinite, size > 0 else { return 1 }
        var power = 1.0
        while power > size { power /= 10 }
        while power * 10 <= size { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= size * 0.999_999 } ?? power * 10
    }

    package var decimals: Int {
        var decimals = 0
        while decimals < 6, step * Decimals.factor(decimals) < 0.999_999 { decimals += 1 }
        return decimals
    }

    package var lines: [Double] {
        let count = max(0, min(Self.mostLines, Int(clamping: ((high - low) / step).rounded())))
        return (0...count).map { low + Double($0) * step }
    }

    package func label(_ value: Double) -> String { Format.fixed(value, decimals) }

    /// The share of the height, 0 at the bottom and 1 at the top.
    package func share(_ value: Double) -> Double { (value - low) / (high - low) }
}
