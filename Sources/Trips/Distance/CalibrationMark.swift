package import Telemetry

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
        (self.kind, self.time, self.amount) = (kind, time, amount)
        (self.computed, self.factor, self.method) = (computed, factor, method)
    }
}
