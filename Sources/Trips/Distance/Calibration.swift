package import Telemetry

/// Derives corrections for computed fuel and distance from comparisons with true values.
package enum Calibration {
    /// Returns one factor over all accepted comparisons: the sum of the true values divided by the sum of the computed
    /// ones. For fuel only those comparisons count whose fuel was computed by the same method as the latest. Returns
    /// nil if there are none.
    /// - Parameter marks: Marks of one kind, in the order of their times.
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

    /// Returns the standard deviation of factors in percent of their mean, each weighted with the amount behind it, or
    /// nil for fewer than two. Because the mean is computed from the same factors, there is one degree of freedom less.
    static func spreadPercent(_ factors: [(factor: Double, weight: Double)], around mean: Double) -> Double? {
        guard factors.count > 1 else { return nil }
        let weights = factors.reduce(0) { $0 + $1.weight }
        let squares = factors.reduce(0) { $0 + $1.weight * ($1.factor - mean) * ($1.factor - mean) }
        let count = Double(factors.count)
        return 100 * (squares / weights * count / (count - 1)).squareRoot() / mean
    }
}

extension VehicleSpecification {
    /// Returns whether both specifications compute fuel from the same numbers, apart from corrections.
    package func computesFuel(as other: VehicleSpecification) -> Bool {
        fuel == other.fuel && displacementL == other.displacementL
            && volumetricEfficiency == other.volumetricEfficiency && cylinders == other.cylinders
    }

    /// Returns whether fuel computed by a method would be the same with another specification.
    package func computesFuel(as other: VehicleSpecification, by method: FuelMethod) -> Bool {
        switch method {
        // The ECU reports liters; a fuel sold by mass is converted.
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

/// A reading of the fuel pump or the odometer, for comparison with the recorded trips.
package struct CalibrationMark: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// A fill-up to the brim, in liters, or in kilograms for a fuel that is sold by mass.
        case fillUp = "fill-up"
        /// An odometer reading, in kilometers.
        case odometer
    }

    package var kind: Kind
    package var time: WallTime
    package var amount: Double
    /// The amount computed for the trips since the mark before, without any correction; nil if nothing was compared.
    package var computed: Double?
    /// The true value divided by the computed one; nil if the comparison was not accepted.
    package var factor: Double?
    /// The method by which the fuel was computed, since a factor applies to only one method; nil for distance.
    package var method: FuelMethod?

    package init(
        _ kind: Kind, at time: WallTime, amount: Double, computed: Double? = nil, factor: Double? = nil,
        method: FuelMethod? = nil
    ) {
        self.kind = kind
        self.time = time
        self.amount = amount
        self.computed = computed
        self.factor = factor
        self.method = method
    }
}

/// Why a mark cannot be true.
package enum CalibrationMarkError: Error, Hashable, Sendable {
    /// More than a tank of so many liters holds.
    case tankOverfull(tankL: Double)
    /// It is not later than the mark before it.
    case laterMark(CalibrationMark)
    /// The odometer has not gone on since the mark before it.
    case odometerBack(CalibrationMark)
}

extension CalibrationMark {
    /// Throws if the mark cannot be true.
    /// - Parameter earlier: the mark of the same kind before it.
    package func check(
        after earlier: CalibrationMark?, _ specification: VehicleSpecification
    ) throws(CalibrationMarkError) {
        if kind == .fillUp, let tank = specification.tankL, amount > 1.1 * tank { throw .tankOverfull(tankL: tank) }
        guard let earlier else { return }
        guard time > earlier.time else { throw .laterMark(earlier) }
        if kind == .odometer, amount <= earlier.amount { throw .odometerBack(earlier) }
    }
}

extension VehicleProfile {
    package func correction(_ kind: CalibrationMark.Kind) -> VehicleSpecification.Correction? {
        kind == .fillUp ? specification.fuelCorrection : specification.distanceCorrection
    }

    /// Returns the vehicle with what is learned from all marks of a kind, in the order of their times.
    package func learning(from marks: [CalibrationMark], _ kind: CalibrationMark.Kind) -> VehicleProfile {
        var vehicle = self
        switch kind {
        case .fillUp: vehicle.specification.fuelCorrection = Calibration.correction(marks)
        case .odometer:
            vehicle.specification.distanceCorrection = Calibration.correction(marks)
            vehicle.odometerKm = marks.last?.amount
            vehicle.odometerAt = marks.last?.time
        }
        return vehicle
    }

    /// The same without corrections and the odometer.
    package var uncalibrated: VehicleProfile {
        var vehicle = self
        vehicle.specification.fuelCorrection = nil
        vehicle.specification.distanceCorrection = nil
        vehicle.odometerKm = nil
        vehicle.odometerAt = nil
        return vehicle
    }
}
