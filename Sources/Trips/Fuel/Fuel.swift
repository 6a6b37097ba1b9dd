/// Fuel arithmetic.
package enum Fuel {
    static let kilometersPerMile = 1.609344
    static let litersPerUSGallon = 3.785411784

    /// Returns miles per US gallon: 235.215 / (L/100 km).
    package static func milesPerUSGallon(litresPer100Km: Double) -> Double {
        100 * litersPerUSGallon / kilometersPerMile / litresPer100Km
    }

    /// Returns the air mass flow into a four-stroke engine in g/s, by the ideal gas law ("speed density"): one intake
    /// stroke of each cylinder in two turns, molar mass of air 28.97 g/mol.
    /// - Parameters:
    ///   - pressureKPa: The absolute pressure in the intake manifold.
    ///   - temperatureC: The temperature of the air there.
    ///   - displacementL: The displacement of all cylinders.
    ///   - efficiency: The share of the displacement that is filled.
    package static func airGramsPerSecond(
        pressureKPa: Double, temperatureC: Double, rpm: Double, displacementL: Double, efficiency: Double
    ) -> Double {
        rpm / 120 * displacementL * efficiency * pressureKPa * 28.97 / (8.314 * (temperatureC + 273.15))
    }
}

/// The fuel consumption at a moment.
struct FuelFlow: Hashable, Sendable {
    var gramsPerSecond: Double
    /// The volume flow; nil for a fuel that is sold by mass.
    var litresPerSecond: Double?

    init(gramsPerSecond: Double, litresPerSecond: Double?) {
        self.gramsPerSecond = gramsPerSecond
        self.litresPerSecond = litresPerSecond
    }

    init(gramsPerSecond: Double, of kind: FuelKind) {
        self.init(gramsPerSecond: gramsPerSecond, litresPerSecond: kind.gramsPerLitre.map { gramsPerSecond / $0 })
    }

    init(litresPerHour: Double, of kind: FuelKind) {
        // For a gas the density of gasoline is assumed, for want of a better interpretation of PID 5E.
        let density = kind.gramsPerLitre ?? 745
        let litres = litresPerHour / 3600
        self.init(
            gramsPerSecond: litres * density, litresPerSecond: kind.gramsPerLitre == nil ? nil : litres)
    }

    /// Creates the flow of fuel that an air flow burns: the stoichiometric share, divided by lambda.
    init(airGramsPerSecond: Double, lambda: Double, of kind: FuelKind) {
        self.init(gramsPerSecond: airGramsPerSecond / (kind.airFuelRatio * lambda), of: kind)
    }
}

/// How the energy of a traction battery was found.
package enum BatteryMethod: String, Sendable, CaseIterable {
    /// Voltage times current, integrated.
    case current
    /// The charge that was used, times the capacity.
    case charge
}

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
