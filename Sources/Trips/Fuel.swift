/// Fuel arithmetic for gasoline without ethanol: stoichiometric air-fuel ratio 14.7 and 745 g/L at 15 °C (EN 228 allows
/// 720 to 775 g/L).
package enum Fuel {
    static let gasolineAirFuelRatio = 14.7
    static let gasolineGramsPerLitre = 745.0
    static let kilometresPerMile = 1.609344
    static let litresPerUSGallon = 3.785411784

    /// Litres per second that burn stoichiometrically with an air flow in g/s.
    package static func litresPerSecond(massAirFlowGramsPerSecond: Double) -> Double {
        massAirFlowGramsPerSecond / gasolineAirFuelRatio / gasolineGramsPerLitre
    }

    /// Miles per US gallon: 235.215 / (L/100 km).
    package static func milesPerUSGallon(litresPer100Km: Double) -> Double {
        100 * litresPerUSGallon / kilometresPerMile / litresPer100Km
    }
}
