/// The method by which fuel was computed, the best first. It is stored with every trip. A trip's fuel is computed by
/// one method from the first to the last sample; methods are never mixed.
package enum FuelMethod: String, Sendable, CaseIterable {
    /// The mass that the engine or the vehicle consumes (PID 9D).
    case fuelMassRate
    /// The mass per stroke of a cylinder (PID A2), times cylinders and engine speed.
    case cylinderFuelRate
    /// The volume that the engine burns (PID 5E).
    case fuelRate
    /// Mass air flow (PID 66 or 10), divided by the stoichiometric ratio and lambda.
    case massAirFlow
    /// The air that fills the cylinders, computed from intake pressure and temperature (PID 0B or 87, 0F), engine
    /// speed, displacement and volumetric efficiency.
    case speedDensity
    /// The vehicle provides nothing to compute fuel from.
    case unknown = "none"
}
