/// What is known about a vehicle beyond what it reports itself. Values that nobody specified are nil.
package struct VehicleSpecification: Hashable, Sendable {
    /// A factor determined by comparison with true values.
    package struct Correction: Hashable, Sendable {
        /// The true value divided by the computed one.
        package var factor: Double
        /// The standard deviation of the individual comparisons in percent; nil for a single one.
        package var spreadPercent: Double?
        /// The number of comparisons.
        package var comparisons: Int
        /// Whether the true values are those of a receiver on straight roads.
        package var isByGPS = false

        package init(factor: Double, spreadPercent: Double?, comparisons: Int) {
            (self.factor, self.spreadPercent, self.comparisons) = (factor, spreadPercent, comparisons)
        }
    }

    /// The fuel. It takes precedence over what the vehicle reports (PID 51, 52).
    package var fuel: FuelKind?
    /// The displacement in liters.
    package var displacementL: Double?
    /// The share of the displacement that fills with air at intake pressure, 0.5 to 1.2.
    package var volumetricEfficiency: Double?
    package var cylinders: Int?
    package var tankL: Double?
    package var fuelCorrection: Correction?
    package var distanceCorrection: Correction?

    package init() {}

    /// The volumetric efficiency assumed for a naturally aspirated engine, the middle of published values (0.75 to
    /// 0.90).
    package static let usualVolumetricEfficiency = 0.85
}
