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
    private static let leastRows = 6
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
        let (xs, ys) = centered(rows, used)
        var places = Array(used.indices)
        var slopes = used.map { _ in 0.0 }
        while !places.isEmpty {
            guard let fit = fit(xs, ys, places) else { return slopes }
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

    /// The covariates and values as deviations from lines through their periods.
    private static func centered(_ rows: [Row], _ used: [Int]) -> (xs: [[Double]], ys: [Double]) {
        var xs = rows.map { _ in used.map { _ in 0.0 } }
        for (place, covariate) in used.enumerated() {
            let known = rows.indices.filter { rows[$0].covariates[covariate].isFinite }
            let rests = detrended(
                known.map { rows[$0].covariates[covariate] }, timesS: known.map { rows[$0].timeS })
            for (index, rest) in zip(known, rests) { xs[index][place] = rest }
        }
        return (xs, detrended(clipped(rows), timesS: rows.map(\.timeS)))
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
            if values.count - end < leastRows { end = values.count }
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

    private static func fit(_ xs: [[Double]], _ ys: [Double], _ places: [Int]) -> (slopes: [Double], errors: [Double])?
    {
        var ys = ys
        var slopes: [Double] = []
        var inverse: [[Double]] = []
        var deviation = 0.0
        for _ in 0..<3 {
            var matrix = places.map { _ in places.map { _ in 0.0 } }
            var right = places.map { _ in 0.0 }
            for (x, y) in zip(xs, ys) {
                for (row, place) in places.enumerated() {
                    right[row] += x[place] * y
                    for (column, other) in places.enumerated() { matrix[row][column] += x[place] * x[other] }
                }
            }
            guard let found = invert(matrix) else { return nil }
            inverse = found
            slopes = inverse.map { row in zip(row, right).reduce(0) { $0 + $1.0 * $1.1 } }
            let rests = zip(xs, ys).map { x, y in
                zip(places, slopes).reduce(y) { $0 - $1.1 * x[$1.0] }
            }
            guard let found = Statistics.robustDeviation(rests), found > 0 else { break }
            deviation = found
            let limit = clipDeviations * deviation
            for index in ys.indices {
                ys[index] += min(limit, max(-limit, rests[index])) - rests[index]
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
