/// The properties in which an engine differs from the default: an older engine that burns gasoline at lambda 1 whatever
/// the load.
struct EngineTraits: Sendable {
    var fuel = VirtualFuel.gasoline
    /// Whether it has a turbocharger and, with spark ignition, enriches the mixture at high load.
    var isModern = false
    /// Whether the engine stops at each standstill but the first.
    var stopsWithCar = false
    /// Whether a battery drives the car at low speed and light load, with the engine stopped.
    var isHybrid = false
    /// Whether there is no engine at all: a battery drives the car.
    var isElectric = false

    /// Whether a cold engine gets a richer mixture, and colder air fills its cylinders.
    var feelsCold = false

    /// Whether it is a modern diesel, which runs lean and does not throttle its intake air.
    var compressesAir: Bool { isModern && fuel.isDiesel }
}

/// A fuel, with its chemical constants and those of the fuel standards.
struct VirtualFuel: Sendable {
    /// The stoichiometric ratio, by mass.
    let airFuelRatio: Double
    let gramsPerLitre: Double
    /// The fuel type as in PID 51.
    let type: Double
    /// The ethanol content by volume.
    var ethanolPercent = 0.0

    var isDiesel: Bool { type == 4 }

    static let gasoline = VirtualFuel(airFuelRatio: 14.7, gramsPerLitre: 745, type: 1)
    static let diesel = VirtualFuel(airFuelRatio: 14.5, gramsPerLitre: 832, type: 4)
    static let liquefiedGas = VirtualFuel(airFuelRatio: 15.67, gramsPerLitre: 540, type: 5)
    /// 85 % ethanol (789 g/L, stoichiometric ratio 9.0) and 15 % gasoline, by volume.
    static let e85 = VirtualFuel(
        airFuelRatio: (0.85 * 789 * 9.0 + 0.15 * 745 * 14.7) / (0.85 * 789 + 0.15 * 745),
        gramsPerLitre: 0.85 * 789 + 0.15 * 745, type: 1, ethanolPercent: 85)
    /// Gasoline in a hybrid.
    static let hybridGasoline = VirtualFuel(airFuelRatio: 14.7, gramsPerLitre: 745, type: 17)
}
