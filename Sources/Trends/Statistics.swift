import Telemetry

/// Robust statistics of small samples. Values are finite; an empty input gives nil.
package enum Statistics {
    package static func median(_ values: [Double]) -> Double? { quantile(values, 0.5) }

    /// Linear interpolation between order statistics (type 7 of Hyndman and Fan, 1996).
    /// - Parameter share: 0 to 1.
    package static func quantile(_ values: [Double], _ share: Double) -> Double? {
        guard !values.isEmpty else { return nil }
        let place = share * Double(values.count - 1)
        let low = Int(clamping: place)
        var values = values
        let lower = select(low, &values)
        guard low + 1 < values.count, place > Double(low), let upper = values[(low + 1)...].min() else { return lower }
        return lower + (place - Double(low)) * (upper - lower)
    }

    /// The element that would be at `index` if the values were sorted, and after it those that are no smaller (Hoare's
    /// selection): sorting 15,000 values for each median took most of the time of an analysis.
    private static func select(_ index: Int, _ values: inout [Double]) -> Double {
        var (low, high) = (0, values.count - 1)
        while low < high {
            let pivot = values[low + (high - low) / 2]
            var (left, right) = (low, high)
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                if left <= right {
                    values.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if index <= right {
                high = right
            } else if index >= left {
                low = left
            } else {
                break
            }
        }
        return values[index]
    }

    /// The median absolute deviation times 1.4826, which is the standard deviation of normally distributed values.
    package static func robustDeviation(_ values: [Double]) -> Double? {
        guard let middle = median(values) else { return nil }
        return median(values.map { abs($0 - middle) }).map { $0 * 1.4826 }
    }

    /// A slope with its 95% interval.
    package struct Slope: Hashable, Sendable {
        package var slope: Double
        package var low: Double
        package var high: Double
    }

    /// The Theil-Sen estimator: the median slope of all pairs, with the interval of Sen (1968). Nil of fewer than three
    /// different places.
    /// - Parameter takes: whether the pair of these indices counts.
    package static func slope(
        _ points: [(x: Double, y: Double)], where takes: (Int, Int) -> Bool = { _, _ in true }
    ) -> Slope? {
        var slopes: [Double] = []
        // More pairs than these say nothing new, and take long.
        let stride = max(1, points.count / 400)
        let chosen = Swift.stride(from: 0, to: points.count, by: stride).map { $0 }
        for (place, first) in chosen.enumerated() {
            for second in chosen[(place + 1)...] where points[first].x != points[second].x && takes(first, second) {
                slopes.append((points[second].y - points[first].y) / (points[second].x - points[first].x))
            }
        }
        guard slopes.count >= 3 else { return nil }
        slopes.sort()
        let count = Double(chosen.count)
        let spread = 1.96 * (count * (count - 1) * (2 * count + 5) / 18).squareRoot()
        let half = min(0.5, spread / (2 * Double(slopes.count)))
        func at(_ share: Double) -> Double {
            slopes[min(slopes.count - 1, max(0, Int(clamping: (share * Double(slopes.count - 1)).rounded())))]
        }
        return Slope(slope: at(0.5), low: at(0.5 - half), high: at(0.5 + half))
    }

    /// The distribution function of the standard normal distribution, to 1e-7 (Abramowitz and Stegun, 26.2.17).
    package static func normal(_ z: Double) -> Double {
        let t = 1 / (1 + 0.2316419 * abs(z))
        let series =
            t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
        let tail = exponential(-z * z / 2) / 2.506628274631 * series
        return z >= 0 ? 1 - tail : tail
    }

    /// The quantile of Student's t distribution between whose negative and itself 99% lie: from the usual table, linear in
    /// the inverse of the degrees of freedom between its rows, to 0.5% from four degrees on.
    package static func student99(freedom: Double) -> Double {
        let rows: [(freedom: Double, quantile: Double)] = [
            (1, 63.657), (2, 9.925), (3, 5.841), (4, 4.604), (5, 4.032), (6, 3.707), (7, 3.499), (8, 3.355),
            (10, 3.169), (12, 3.055), (15, 2.947), (20, 2.845), (30, 2.750), (60, 2.660), (120, 2.617),
        ]
        guard let upper = rows.firstIndex(where: { $0.freedom >= freedom }) else {
            return 2.576 + (2.617 - 2.576) * 120 / freedom
        }
        guard upper > 0 else { return rows[0].quantile }
        let (low, high) = (rows[upper - 1], rows[upper])
        let share = (1 / low.freedom - 1 / freedom) / (1 / low.freedom - 1 / high.freedom)
        return low.quantile + share * (high.quantile - low.quantile)
    }

    /// e to the power of `x`; pure modules import no C library.
    static func exponential(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        guard x < 700 else { return .infinity }
        // e^x = (e^(x / 2^n))^(2^n).
        var halvings = 0
        var small = x
        while abs(small) > 0.5 {
            small /= 2
            halvings += 1
        }
        var (sum, term) = (1.0, 1.0)
        for power in 1...16 {
            term *= small / Double(power)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
