/// How an indicator depends on what is not the car's health: a linear regression in which each period of six weeks has a
/// level and a slope in time of its own, so that a slow change of the car itself is not taken for an effect of the season:
/// the weather of the days tells how temperature acts.
///
/// Ordinary least squares over the deviations from the lines through the periods, with outliers clipped (Huber, 4 robust
/// standard deviations). What is not significant (2 standard errors) is left out.
struct CovariateFit: Sendable {
    struct Row {
        /// Seconds since any time.
        var timeS: Double
        var value: Double
        /// Not a number where it is not known, which counts as the usual.
        var covariates: [Double]
    }

    private static let periodS = 42 * 86400.0
    /// Fewer rows belong to the period before.
    private static let minRows = 6
    /// Rows for each covariate.
    private static let rowsPerCovariate = 8
    private static let clipDeviations = 4.0
    private static let leastStandardErrors = 2.0

    /// The values as they would be at the medians of the covariates.
    /// - Parameter rows: in the order of their times.
    static func adjusted(_ rows: [Row]) -> [Double] {
        let values = rows.map(\.value)
        guard let first = rows.first else { return values }
        let count = min(first.covariates.count, rows.count / rowsPerCovariate)
        let used = (0..<first.covariates.count).filter { covariate in
            4 * rows.count { $0.covariates[covariate].isFinite } >= 3 * rows.count
        }.prefix(count)
        guard !used.isEmpty else { return values }
        let slopes = significant(rows, Array(used))
        guard slopes.contains(where: { $0 != 0 }) else { return values }
        let middles = used.map { covariate in
            Statistics.median(rows.map { $0.covariates[covariate] }.filter(\.isFinite)) ?? 0
        }
        return rows.map { row in
            var value = row.value
            for (place, covariate) in used.enumerated() {
                let known = row.covariates[covariate]
                if known.isFinite { value -= slopes[place] * (known - middles[place]) }
            }
            return value
        }
    }

    /// The slope of each covariate; 0 of those that do not matter.
    private static func significant(_ rows: [Row], _ used: [Int]) -> [Double] {
        let (columns, values) = centered(rows, used)
        let products = columns.map { column in columns.map { product(column, $0) } }
        var places = Array(used.indices)
        var slopes = used.map { _ in 0.0 }
        while !places.isEmpty {
            guard let fit = fit(columns, values, products, places) else { return slopes }
            let ratios = zip(fit.slopes, fit.errors).map { $1 > 0 ? abs($0) / $1 : 0 }
            guard let least = ratios.indices.min(by: { ratios[$0] < ratios[$1] }) else { return slopes }
            if ratios[least] >= leastStandardErrors {
                for (place, slope) in zip(places, fit.slopes) { slopes[place] = slope }
                return slopes
            }
            places.remove(at: least)
        }
        return slopes
    }

    private static func product(_ left: [Double], _ right: [Double]) -> Double {
        var sum = 0.0
        for index in left.indices { sum += left[index] * right[index] }
        return sum
    }

    /// The covariates (a column each) and the values as deviations from lines through their periods.
    private static func centered(_ rows: [Row], _ used: [Int]) -> (columns: [[Double]], values: [Double]) {
        let columns = used.map { covariate in
            let known = rows.indices.filter { rows[$0].covariates[covariate].isFinite }
            let rests = detrended(
                known.map { rows[$0].covariates[covariate] }, timesS: known.map { rows[$0].timeS })
            var column = rows.map { _ in 0.0 }
            for (index, rest) in zip(known, rests) { column[index] = rest }
            return column
        }
        return (columns, detrended(clipped(rows), timesS: rows.map(\.timeS)))
    }

    /// The values with outliers moved to the limit: a single one would tilt the line through its period.
    private static func clipped(_ rows: [Row]) -> [Double] {
        var values = rows.map(\.value)
        for _ in 0..<3 {
            let rests = detrended(values, timesS: rows.map(\.timeS))
            guard let deviation = Statistics.robustDeviation(rests), deviation > 0 else { break }
            let limit = clipDeviations * deviation
            for index in values.indices { values[index] += min(limit, max(-limit, rests[index])) - rests[index] }
        }
        return values
    }

    /// Values as deviations from lines through their periods.
    /// - Parameter timesS: in ascending order.
    static func detrended(_ values: [Double], timesS: [Double], periodS: Double = periodS) -> [Double] {
        var rests: [Double] = []
        var begin = 0
        while begin < values.count {
            var end = timesS[begin...].firstIndex { $0 - timesS[begin] >= periodS } ?? values.count
            if values.count - end < minRows { end = values.count }
            rests += rest(Array(values[begin..<end]), Array(timesS[begin..<end]))
            begin = end
        }
        return rests
    }

    /// What remains of values after the line of least squares through them.
    private static func rest(_ values: [Double], _ times: [Double]) -> [Double] {
        guard values.count >= 3 else { return values.map { _ in 0 } }
        let count = Double(values.count)
        let (meanTime, mean) = (times.reduce(0, +) / count, values.reduce(0, +) / count)
        let (product, square) = zip(times, values).reduce((0.0, 0.0)) { sums, pair in
            let time = pair.0 - meanTime
            return (sums.0 + time * (pair.1 - mean), sums.1 + time * time)
        }
        let slope = square > 0 ? product / square : 0
        return zip(times, values).map { $1 - mean - slope * ($0 - meanTime) }
    }

    /// - Parameter products: of each column with each.
    /// - Parameter places: the columns that count.
    private static func fit(
        _ columns: [[Double]], _ values: [Double], _ products: [[Double]], _ places: [Int]
    ) -> (slopes: [Double], errors: [Double])? {
        guard let inverse = invert(places.map { row in places.map { products[row][$0] } }) else { return nil }
        var values = values
        var slopes: [Double] = []
        var deviation = 0.0
        for _ in 0..<3 {
            let right = places.map { product(columns[$0], values) }
            slopes = inverse.map { product($0, right) }
            var rests = values
            for (place, slope) in zip(places, slopes) {
                for index in rests.indices { rests[index] -= columns[place][index] * slope }
            }
            guard let found = Statistics.robustDeviation(rests), found > 0 else { break }
            deviation = found
            let limit = clipDeviations * deviation
            for index in values.indices {
                values[index] += min(limit, max(-limit, rests[index])) - rests[index]
            }
        }
        return (slopes, inverse.indices.map { (inverse[$0][$0]).squareRoot() * deviation })
    }

    /// Gauss-Jordan elimination; nil of a matrix that is singular, or nearly so.
    private static func invert(_ matrix: [[Double]]) -> [[Double]]? {
        let count = matrix.count
        var left = matrix
        var right = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0 } }
        for column in 0..<count {
            let pivot = (column..<count).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            guard abs(left[pivot][column]) > 1e-9 * max(1e-12, abs(matrix[column][column])) else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let scale = left[column][column]
            for index in 0..<count {
                left[column][index] /= scale
                right[column][index] /= scale
            }
            for row in 0..<count where row != column {
                let factor = left[row][column]
                guard factor != 0 else { continue }
                for index in 0..<count {
                    left[row][index] -= factor * left[column][index]
                    right[row][index] -= factor * right[column][index]
                }
            }
        }
        return right
    }
}
