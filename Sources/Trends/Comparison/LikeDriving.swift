import Trips

/// Compares what an engine used for the same driving in two groups of drives.
///
/// Segments are sorted into strata of speed, acceleration, temperature and a cold or warm engine; only strata that both
/// groups have count. Inside a stratum the driving still differs a little, so that what each segment used is divided by what
/// its driving demands of an engine: a sum of running time, idling, distance, air resistance, gaining speed, a cold engine and
/// the temperature, fitted to the segments of both groups, with a factor between the groups. The ratios of the strata are
/// averaged with weights for which both groups must have data (those of least variance where the ratios are equally
/// certain).
///
/// The load that the ECU reports is not used for matching: an engine that has become worse shows in it, and what is to be
/// found would be matched away.
struct LikeDriving {
    /// What is compared.
    struct Measure {
        /// What a segment used; nil for a segment that does not count.
        var used: (DriveSegment) -> Double?
        /// What that is related to, such as the distance in 100 km.
        var reference: (DriveSegment) -> Double
        var demand: (DriveSegment) -> Demand

        /// - Parameter usesTemperature: Of two single trips the effect of the temperature cannot be told from a difference
        ///   between them.
        static func fuel(usesTemperature: Bool) -> Measure {
            Measure(used: \.fuelL) {
                $0.distanceKm / 100
            } demand: { segment in
                let coldness = segment.coolantC.map { max(0, 80 - $0) / 60 } ?? 0
                let temperature = usesTemperature ? segment.ambientC.map { ($0 - 15) / 10 } ?? 0 : 0
                return Demand(
                    segment.runningS, segment.distanceKm, segment.airWork, segment.accelerationWork,
                    segment.runningS * coldness, segment.distanceKm * temperature, segment.idleS, 0)
            }
        }

        /// The engine speed while driving, which follows from the time and, by the gears, from the distance.
        static var revolutions: Measure {
            Measure(
                used: { $0.speedKmh >= 5 ? $0.revolutions : nil }, reference: { $0.runningS / 60 },
                demand: { Demand($0.runningS, $0.distanceKm, $0.idleS, 0, 0, 0, 0, 0) })
        }
    }

    private static let speedsKmh = [5.0, 20, 35, 55, 80, 105, 130]
    private static let accelerationsMps2 = [0.1, 0.25]
    private static let temperaturesC = [-5.0, 5, 15, 25, 35]
    private static let warmC = 60.0
    private static let leastSegments = 2

    /// What a segment demands of an engine, one kind after the other; the last is always 0.
    typealias Demand = SIMD8<Double>
    private static let demands = 7

    /// The sums over the segments of one drive in one stratum.
    private struct Cell {
        var stratum: Int
        var used = 0.0
        var reference = 0.0
        var demand = Demand.zero
    }

    /// The cells of one drive or of a group, and the normal equations of its segments.
    private struct Sums {
        var cells: [Cell] = []
        var products = [Demand](repeating: .zero, count: LikeDriving.demands)
        var response = Demand.zero
        var km = 0.0
    }

    private let a: [Sums]
    private let b: [Sums]
    private let strata: Int
    /// Whether the car moves in each stratum, so that what it used can be divided by the distance.
    private let isMoving: [Bool]
    /// The sums with each drive once.
    private let onceA: Sums
    private let onceB: Sums

    /// The factor between the groups in the fit to all drives.
    private var factor = 1.0

    init(_ a: [ComparedDrive], _ b: [ComparedDrive], _ measure: Measure) {
        func segments(_ drives: [ComparedDrive]) -> [[DriveSegment]] {
            drives.map { $0.segments.filter { measure.used($0) != nil } }
        }
        let (inA, inB) = (segments(a), segments(b))
        func counts(_ drives: [[DriveSegment]]) -> [Int: Int] {
            var counts: [Int: Int] = [:]
            for segment in drives.joined() { counts[Self.stratum(segment), default: 0] += 1 }
            return counts.filter { $0.value >= Self.leastSegments }
        }
        let (countsA, countsB) = (counts(inA), counts(inB))
        let common = Set(countsA.keys).intersection(countsB.keys).sorted()
        let places = Dictionary(uniqueKeysWithValues: common.enumerated().map { ($1, $0) })
        // Columns of the same size keep the equations solvable.
        var squares = Demand.zero
        for segment in (inA + inB).joined() where places[Self.stratum(segment)] != nil {
            squares += measure.demand(segment) * measure.demand(segment)
        }
        let scales = Demand.one.replacing(with: 1 / squares.squareRoot(), where: squares .> 0)
        func sums(_ segments: [DriveSegment]) -> Sums {
            var drive = Sums()
            for segment in segments {
                guard let place = places[Self.stratum(segment)], let used = measure.used(segment) else { continue }
                let demand = measure.demand(segment) * scales
                if !drive.cells.contains(where: { $0.stratum == place }) { drive.cells.append(Cell(stratum: place)) }
                for index in drive.cells.indices where drive.cells[index].stratum == place {
                    drive.cells[index].used += used
                    drive.cells[index].reference += measure.reference(segment)
                    drive.cells[index].demand += demand
                }
                drive.km += segment.distanceKm
                drive.response += demand * used
                for row in 0..<Self.demands { drive.products[row] += demand[row] * demand }
            }
            return drive
        }
        self.a = inA.map(sums)
        self.b = inB.map(sums)
        strata = common.count
        isMoving = common.map { $0 >= Self.placesPerSpeed }
        onceA = Self.sums(self.a, a.map { _ in 1 }, strata: strata)
        onceB = Self.sums(self.b, b.map { _ in 1 }, strata: strata)
        factor = fit(onceA, onceB)?.factor ?? 1
    }

    /// The drives of each group with like driving in the other, and their distance in km in it.
    var matched: (drivesA: Int, drivesB: Int, kmA: Double, kmB: Double) {
        (
            a.count { !$0.cells.isEmpty }, b.count { !$0.cells.isEmpty }, a.reduce(0) { $0 + $1.km },
            b.reduce(0) { $0 + $1.km }
        )
    }

    // MARK: Demand

    private static let placesPerSpeed = 3 * 8 * 3

    private static func stratum(_ segment: DriveSegment) -> Int {
        func bin(_ value: Double, _ edges: [Double]) -> Int { edges.count { value >= $0 } }
        let temperature = segment.ambientC.map { 1 + bin($0, temperaturesC) } ?? 0
        let warmth = segment.coolantC.map { $0 >= warmC ? 2 : 1 } ?? 0
        var place = bin(segment.speedKmh, speedsKmh)
        place = place * 3 + bin(segment.relativeAcceleration, accelerationsMps2)
        place = place * 8 + temperature
        return place * 3 + warmth
    }

    // MARK: The comparison

    /// What both groups used for the driving that they have in common, each divided by the reference.
    struct Values {
        var a: Double
        var b: Double
        /// What the fit inside the strata changed of the difference.
        var correction: Double

        var difference: Double { b - a }
    }

    /// Returns what both groups used for the driving that they have in common; nil where there is none.
    /// - Parameters:
    ///   - timesA: how many times each drive of the first group counts; nil for once.
    func values(timesA: [Double]? = nil, timesB: [Double]? = nil) -> Values? {
        let sumsA = timesA.map { Self.sums(a, $0, strata: strata) } ?? onceA
        let sumsB = timesB.map { Self.sums(b, $0, strata: strata) } ?? onceB
        guard let demand = fit(sumsA, sumsB)?.demand else { return nil }
        var (weights, ratioA, ratioB, reference) = (0.0, 0.0, 0.0, 0.0)
        // The difference without the fit, and with it, of the strata in which the car moves.
        var (plain, fitted) = (0.0, 0.0)
        for stratum in 0..<strata {
            let (one, other) = (sumsA.cells[stratum], sumsB.cells[stratum])
            let (expectedA, expectedB) = ((one.demand * demand).sum(), (other.demand * demand).sum())
            guard expectedA > 0, expectedB > 0 else { continue }
            let weight = expectedA * expectedB / (expectedA + expectedB)
            weights += weight
            ratioA += weight * one.used / expectedA
            ratioB += weight * other.used / expectedB
            let mean = (one.reference + other.reference) / (expectedA + expectedB)
            reference += weight * mean
            if isMoving[stratum], one.reference > 0, other.reference > 0 {
                plain += weight * mean * (other.used / other.reference - one.used / one.reference)
                fitted += weight * (other.used / expectedB - one.used / expectedA)
            }
        }
        guard weights > 0, reference > 0 else { return nil }
        return Values(a: ratioA / reference, b: ratioB / reference, correction: (plain - fitted) / reference)
    }

    private static func sums(_ drives: [Sums], _ times: [Double], strata: Int) -> Sums {
        var sums = Sums(cells: (0..<strata).map { Cell(stratum: $0) })
        for (drive, times) in zip(drives, times) where times > 0 {
            for cell in drive.cells {
                sums.cells[cell.stratum].used += times * cell.used
                sums.cells[cell.stratum].reference += times * cell.reference
                sums.cells[cell.stratum].demand += times * cell.demand
            }
            for row in 0..<demands { sums.products[row] += times * drive.products[row] }
            sums.response += times * drive.response
        }
        return sums
    }

    /// Returns what each demand takes: the least squares over both groups, where the second is the first times a factor.
    private func fit(_ a: Sums, _ b: Sums) -> (demand: Demand, factor: Double)? {
        func total(_ sums: Sums) -> Cell {
            sums.cells.reduce(into: Cell(stratum: 0)) { total, cell in
                total.used += cell.used
                total.demand += cell.demand
            }
        }
        let (totalA, totalB) = (total(a), total(b))
        guard totalA.used > 0, totalB.used > 0 else { return nil }
        var products = zip(a.products, b.products).map { $0 + $1 }
        // Demands that always come together share what they take.
        for index in 0..<Self.demands { products[index][index] += 1e-3 }
        guard let roots = Self.decomposed(products) else { return nil }
        var (factor, demand) = (factor, Demand.zero)
        for _ in 0..<8 {
            demand = Self.solved(roots, a.response + b.response / factor)
            let (expectedA, expectedB) = ((totalA.demand * demand).sum(), (totalB.demand * demand).sum())
            guard expectedA > 0, expectedB > 0 else { return nil }
            let next = min(10, max(0.1, totalB.used / expectedB / (totalA.used / expectedA)))
            defer { factor = next }
            if abs(next - factor) < 1e-4 { break }
        }
        return (demand, factor)
    }

    /// Returns the lower triangle of Cholesky's decomposition; nil if the matrix is not positive definite.
    private static func decomposed(_ products: [Demand]) -> [Demand]? {
        var lower = products
        for row in 0..<demands {
            for column in 0...row {
                var sum = products[row][column]
                for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
                if row == column {
                    guard sum > 0 else { return nil }
                    lower[row][row] = sum.squareRoot()
                } else {
                    lower[row][column] = sum / lower[column][column]
                }
            }
        }
        return lower
    }

    private static func solved(_ lower: [Demand], _ response: Demand) -> Demand {
        var values = response
        for row in 0..<demands {
            for index in 0..<row { values[row] -= lower[row][index] * values[index] }
            values[row] /= lower[row][row]
        }
        for row in (0..<demands).reversed() {
            for index in (row + 1)..<demands { values[row] -= lower[index][row] * values[index] }
            values[row] /= lower[row][row]
        }
        return values
    }
}
