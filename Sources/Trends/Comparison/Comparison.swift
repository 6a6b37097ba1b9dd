package import Telemetry
import Trips

/// Two groups of trips, quantity by quantity, with what chance explains of the differences.
///
/// The trips of a group are taken as independent of each other; their segments are not. The variance of each value is that
/// of resampled trips (`Resampling`), and the interval is the difference more or less the quantile of Student's t with
/// Welch's degrees of freedom. It is one of 99%: among the fourteen quantities of two groups without any difference, an
/// interval of 95% would miss 0 somewhere in every second comparison, and this one does in every ten or so.
package struct Comparison: Sendable {
    /// The confidence of the intervals.
    package static let level = 0.99
    /// The trips of a group, or the parts of a trip, below which nothing is said.
    package static let leastDrives = 5
    /// The segments of a part of a trip, if two single trips are compared.
    private static let segmentsPerPart = 5
    /// The standard deviation of the fit of like driving, as a share of what it corrects. The same engine in simulated city
    /// traffic and in stop-and-go, where the fit corrects 53%, differs by 0.2% after it.
    private static let correctionError = 0.02
    /// How long each of two single trips must be, in minutes.
    package static let leastMinutes = leastDrives * segmentsPerPart

    /// A group of trips.
    package struct Side: Sendable {
        package var drives: [ComparedDrive]
        /// The distance of the segments that are like segments of the other group, in km.
        package fileprivate(set) var matchedKm = 0.0

        package init(_ drives: [ComparedDrive]) { self.drives = drives }
    }

    package struct Result: Hashable, Sendable {
        package var quantity: ComparedQuantity
        package var unit: Unit
        /// Nil where it is not known.
        package var a: Double?
        package var b: Double?
        /// The interval of the difference b - a; nil where there is too little data.
        package var interval: ClosedRange<Double>?

        package init(
            _ quantity: ComparedQuantity, unit: Unit, a: Double?, b: Double?, interval: ClosedRange<Double>? = nil
        ) {
            self.quantity = quantity
            self.unit = unit
            self.a = a
            self.b = b
            self.interval = interval
        }

        package var difference: Double? { a.flatMap { a in b.map { $0 - a } } }

        /// Whether the difference is more than chance; nil where there is too little data.
        package var isSignificant: Bool? { interval.map { !$0.contains(0) } }
    }

    package private(set) var a: Side
    package private(set) var b: Side
    package private(set) var results: [Result] = []
    /// Whether both groups are single trips, whose parts are compared: what is found is true of these two only.
    package let isOfTwoTrips: Bool

    package init(_ a: Side, _ b: Side, isOfTwoTrips: Bool = false) {
        self.a = a
        self.b = b
        self.isOfTwoTrips = isOfTwoTrips
        let units = (units(a), units(b))
        let measures: [(quantity: ComparedQuantity, like: LikeDriving)] = [
            (.likeConsumption, LikeDriving(units.0, units.1, .fuel(usesTemperature: !isOfTwoTrips))),
            (.likeEngineSpeed, LikeDriving(units.0, units.1, .revolutions)),
        ]
        self.a.matchedKm = measures[0].like.matched.kmA
        self.b.matchedKm = measures[0].like.matched.kmB
        let spreads = Self.spreads(units.0, units.1, measures.map(\.like))
        for (index, quantity) in ComparedQuantity.allCases.enumerated() {
            guard let measure = measures.first(where: { $0.quantity == quantity })?.like else {
                results.append(result(quantity, units, spreads[index]))
                continue
            }
            let values = measure.values()
            let matched = measure.matched
            let isEnough =
                min(matched.drivesA, matched.drivesB) >= Self.leastDrives
                && min(matched.kmA, matched.kmB) >= quantity.row.leastKm
            results.append(
                Result(
                    quantity, unit: quantity.row.unit, a: values?.a, b: values?.b,
                    interval: isEnough
                        ? interval(
                            values?.difference, spreads[index], (matched.drivesA, matched.drivesB),
                            error: abs(values?.correction ?? 0) * Self.correctionError) : nil))
        }
    }

    /// The drives that are taken as independent.
    private func units(_ side: Side) -> [ComparedDrive] {
        isOfTwoTrips ? side.drives.flatMap { $0.parts(of: Self.segmentsPerPart) } : side.drives
    }

    // MARK: Ratios of sums

    private func result(
        _ quantity: ComparedQuantity, _ units: ([ComparedDrive], [ComparedDrive]), _ spread: Spread?
    ) -> Result {
        var unit = quantity.row.unit
        if quantity == .cost {
            let currencies = Set((a.drives + b.drives).compactMap(\.currency))
            // Amounts of two currencies cannot be compared.
            guard currencies.count == 1, let currency = currencies.first else {
                return Result(quantity, unit: unit, a: nil, b: nil)
            }
            unit = Unit((currency ?? "") + unit.symbol)
        }
        let (valueA, valueB) = (Self.value(quantity, a.drives), Self.value(quantity, b.drives))
        let known = (Self.known(quantity, units.0), Self.known(quantity, units.1))
        let least = quantity.row.leastKm
        let isEnough =
            min(known.0.count, known.1.count) >= Self.leastDrives
            && min(known.0.km, known.1.km) >= least
        let difference = valueA.flatMap { a in valueB.map { $0 - a } }
        return Result(
            quantity, unit: unit, a: valueA, b: valueB,
            interval: isEnough
                ? interval(
                    difference, spread, (known.0.count, known.1.count),
                    floor: quantity.row.indicator?.row?.minDeviation ?? 0) : nil)
    }

    private static func value(_ quantity: ComparedQuantity, _ drives: [ComparedDrive]) -> Double? {
        let terms = drives.compactMap { $0.terms[quantity] }
        let weight = terms.reduce(0) { $0 + $1.weight }
        return weight > 0 ? terms.reduce(0) { $0 + $1.sum } / weight : nil
    }

    private static func known(_ quantity: ComparedQuantity, _ drives: [ComparedDrive]) -> (count: Int, km: Double) {
        let known = drives.filter { $0.terms[quantity] != nil }
        return (known.count, known.reduce(0) { $0 + $1.distanceKm })
    }

    // MARK: Chance

    /// The variances of the difference that come from the one group and from the other.
    private struct Spread {
        var a: Double
        var b: Double
    }

    private static func spreads(
        _ a: [ComparedDrive], _ b: [ComparedDrive], _ like: [LikeDriving]
    ) -> [Spread?] {
        guard min(a.count, b.count) >= leastDrives else { return ComparedQuantity.allCases.map { _ in nil } }
        let ratios = ComparedQuantity.allCases.filter { !$0.isOfLikeDriving }
        func variances(_ drives: [ComparedDrive], _ matched: ([Double]) -> [Double?]) -> [Double?] {
            let terms = ratios.map { quantity in drives.map { $0.terms[quantity] ?? .init(sum: 0, weight: 0) } }
            return Resampling.variances(count: drives.count) { times in
                // In the order of the quantities.
                matched(times)
                    + terms.map { terms in
                        var (sum, weight) = (0.0, 0.0)
                        for (index, times) in times.enumerated() where times > 0 {
                            sum += times * terms[index].sum
                            weight += times * terms[index].weight
                        }
                        return weight > 0 ? sum / weight : nil
                    }
            }
        }
        let ofA = variances(a) { times in like.map { $0.values(timesA: times)?.difference } }
        let ofB = variances(b) { times in like.map { $0.values(timesB: times)?.difference } }
        return zip(ofA, ofB).map { a, b in a.flatMap { a in b.map { Spread(a: a, b: $0) } } }
    }

    /// - Parameters:
    ///   - floor: The least standard deviation of single drives that is believed: the resolution of the value.
    ///   - error: The standard deviation that more drives do not make smaller.
    private func interval(
        _ difference: Double?, _ spread: Spread?, _ counts: (a: Int, b: Int), floor: Double = 0, error: Double = 0
    ) -> ClosedRange<Double>? {
        guard let difference, let spread else { return nil }
        let (a, b) = (
            max(spread.a, floor * floor / Double(counts.a)), max(spread.b, floor * floor / Double(counts.b))
        )
        guard a + b > 0 else { return difference...difference }
        let freedom = (a + b) * (a + b) / (a * a / Double(counts.a - 1) + b * b / Double(counts.b - 1))
        let half = Statistics.student99(freedom: freedom) * (a + b + error * error).squareRoot()
        return (difference - half)...(difference + half)
    }
}
