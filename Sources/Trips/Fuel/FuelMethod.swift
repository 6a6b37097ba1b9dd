/// How fuel was computed, the best first. It is part of every trip: a trip's fuel is computed by one method from its
/// first to its last sample, and never by a mixture.
package enum FuelMethod: String, Sendable, CaseIterable {
    /// The mass that the engine burns, or that the vehicle takes (PID 9D).
    case fuelMassRate
    /// The mass for each stroke of a cylinder (PID A2), times cylinders and engine speed.
    case cylinderFuelRate
    /// The volume that the engine burns (PID 5E).
    case fuelRate
    /// Mass air flow (PID 66 or 10) over the stoichiometric ratio and lambda.
    case massAirFlow
    /// The air that fills the cylinders, from pressure and temperature in the intake (PID 0B or 87, 0F), engine speed,
    /// displacement and volumetric efficiency.
    case speedDensity
    /// The vehicle gives nothing to compute it from.
    case unknown = "none"
}
