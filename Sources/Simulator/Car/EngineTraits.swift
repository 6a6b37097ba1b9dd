/// What is particular about an engine. One without traits is of an older kind: it burns gasoline at lambda 1, whatever
/// the load.
struct EngineTraits: Sendable {
    var fuel = VirtualFuel.gasoline
    /// It has a turbocharger and, where it burns by spark, a richer mixture at high load.
    var isModern = false
    /// It stops at each standstill but the first.
    var stopsWithCar = false
    /// At low speed and light load a battery drives the car, and the engine stands.
    var isHybrid = false

    /// While it is cold its mixture is richer, and colder air fills its cylinders.
    var feelsCold = false

    /// It burns lean, with as much air as comes in.
    var compressesAir: Bool { isModern && fuel.isDiesel }
}

/// What is burnt, by the constants of chemistry and of the standards for fuels.
struct VirtualFuel: Sendable {
    /// Stoichiometric, by mass.
    let airFuelRatio: Double
    let gramsPerLitre: Double
    /// As PID 51 numbers it.
    let type: Double
    /// By volume.
    var ethanolPercent = 0.0

    var isDiesel: Bool { type == 4 }

    static let gasoline = VirtualFuel(airFuelRatio: 14.7, gramsPerLitre: 745, type: 1)
    static let diesel = VirtualFuel(airFuelRatio: 14.5, gramsPerLitre: 832, type: 4)
    static let liquefiedGas = VirtualFuel(airFuelRatio: 15.67, gramsPerLitre: 540, type: 5)
    /// Of 85 % ethanol (789 g/L, 9.0) and 15 % gasoline.
    static let e85 = VirtualFuel(
        airFuelRatio: (0.85 * 789 * 9.0 + 0.15 * 745 * 14.7) / (0.85 * 789 + 0.15 * 745),
        gramsPerLitre: 0.85 * 789 + 0.15 * 745, type: 1, ethanolPercent: 85)
    /// In a car that a battery drives too.
    static let hybridGasoline = VirtualFuel(airFuelRatio: 14.7, gramsPerLitre: 745, type: 17)
}
