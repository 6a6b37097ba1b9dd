package import Telemetry

/// A reading of the pump or of the odometer, to compare with what the trips have.
package struct CalibrationMark: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Litres, or kilograms of a fuel that is sold by mass, that filled the tank to the brim.
        case fillUp = "fill-up"
        /// The kilometres that the odometer showed.
        case odometer
    }

    package var kind: Kind
    package var time: WallTime
    package var amount: Double
    /// What the trips since the mark before have, without any correction; nil where nothing was compared.
    package var computed: Double?
    /// Truth over computed value, where it was accepted.
    package var factor: Double?
    /// By which the fuel was computed: a factor belongs to one method. Nil of distance.
    package var method: FuelMethod?

    package init(
        _ kind: Kind, at time: WallTime, amount: Double, computed: Double? = nil, factor: Double? = nil,
        method: FuelMethod? = nil
    ) {
        (self.kind, self.time, self.amount) = (kind, time, amount)
        (self.computed, self.factor, self.method) = (computed, factor, method)
    }
}
