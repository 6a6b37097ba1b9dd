/// What is known of a vehicle beyond what it says itself. Nil for what nobody told.
package struct VehicleSpecification: Hashable, Sendable {
    /// A factor that was learnt by comparing with the truth.
    package struct Correction: Hashable, Sendable {
        /// Truth over computed value.
        package var factor: Double
        /// Standard deviation of the single comparisons in percent; nil of a single one.
        package var spreadPercent: Double?
        /// How many comparisons it rests on.
        package var comparisons: Int

        package init(factor: Double, spreadPercent: Double?, comparisons: Int) {
            (self.factor, self.spreadPercent, self.comparisons) = (factor, spreadPercent, comparisons)
        }
    }

    /// Goes before what the vehicle says (PID 51, 52).
    package var fuel: FuelKind?
    /// Litres.
    package var displacementL: Double?
    /// Share of the displacement that fills with air at intake pressure, 0.5 to 1.2.
    package var volumetricEfficiency: Double?
    package var cylinders: Int?
    package var tankL: Double?
    package var fuelCorrection: Correction?
    package var distanceCorrection: Correction?

    package init() {}

    /// Of a naturally aspirated engine; the middle of what is published (0.75 to 0.90).
    package static let usualVolumetricEfficiency = 0.85
}
