/// Learns how far the computed fuel and distance are off from comparisons with the truth.
package enum Calibration {
    /// One factor over all comparisons that were accepted: all that was true over all that was computed. Of fuel, those
    /// that were computed as the latest was. Nil without any.
    /// - Parameter marks: of one kind, in the order of their times.
    package static func correction(_ marks: [CalibrationMark]) -> VehicleSpecification.Correction? {
        let accepted = marks.compactMap { mark -> (method: FuelMethod?, computed: Double, factor: Double)? in
            guard let computed = mark.computed, let factor = mark.factor, computed > 0, factor > 0 else { return nil }
            return (mark.method, computed, factor)
        }
        let counted = accepted.filter { $0.method == accepted.last?.method }
        let computed = counted.reduce(0) { $0 + $1.computed }
        guard computed > 0 else { return nil }
        let factor = counted.reduce(0) { $0 + $1.factor * $1.computed } / computed
        guard factor.isFinite else { return nil }
        return VehicleSpecification.Correction(
            factor: factor, spreadPercent: spreadPercent(counted.map { ($0.factor, $0.computed) }, around: factor),
            comparisons: counted.count)
    }

    /// The standard deviation of factors in percent of their mean, each weighted with the amount behind it; nil of fewer
    /// than two. As the mean comes from the same factors, there is one degree of freedom less.
    static func spreadPercent(_ factors: [(factor: Double, weight: Double)], around mean: Double) -> Double? {
        guard factors.count > 1 else { return nil }
        let weights = factors.reduce(0) { $0 + $1.weight }
        let squares = factors.reduce(0) { $0 + $1.weight * ($1.factor - mean) * ($1.factor - mean) }
        let count = Double(factors.count)
        return 100 * (squares / weights * count / (count - 1)).squareRoot() / mean
    }
}

extension VehicleSpecification {
    /// Whether fuel is computed from the same numbers; corrections apart.
    package func computesFuel(as other: VehicleSpecification) -> Bool {
        fuel == other.fuel && displacementL == other.displacementL
            && volumetricEfficiency == other.volumetricEfficiency && cylinders == other.cylinders
    }

    /// Whether fuel that was computed by a method would be the same by another specification.
    package func computesFuel(as other: VehicleSpecification, by method: FuelMethod) -> Bool {
        switch method {
        // Told in litres; what is sold by mass is turned into that.
        case .fuelRate: fuel == other.fuel || !(fuel?.isSoldByMass ?? false) && !(other.fuel?.isSoldByMass ?? false)
        case .fuelMassRate, .massAirFlow: fuel == other.fuel
        case .cylinderFuelRate: fuel == other.fuel && cylinders == other.cylinders
        case .speedDensity:
            fuel == other.fuel && displacementL == other.displacementL
                && volumetricEfficiency == other.volumetricEfficiency
        case .unknown: true
        }
    }
}
