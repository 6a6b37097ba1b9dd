import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct FuelTests {
    /// mpg (US) = 235.215 / (L/100 km).
    @Test(arguments: [(1.0, 235.215), (5, 47.043), (8.5, 27.672), (9.2, 25.567), (20, 11.761), (235.215, 1)])
    func milesPerGallon(litresPer100Km: Double, mpg: Double) {
        #expect(near(Fuel.milesPerUSGallon(litresPer100Km: litresPer100Km), mpg, within: 1e-4))
    }

    /// L/h for each g/s of air, 0.3287 for gasoline.
    @Test(arguments: [(0.0, 0.0), (1, 0.3287), (2.5, 0.8218), (10, 3.2872), (655.35, 215.43)])
    func litresPerHour(airFlow: Double, litresPerHour: Double) {
        #expect(
            near(litres(airGrams: airFlow * 3600), litresPerHour, within: 2e-4))
    }

    /// B. Lightner's formula, with the constant 7.107 for 6.17 lb/gal: within 1% of the density used here.
    @Test(arguments: [(100.0, 15.0), (50, 8), (130, 40), (7, 2.5)])
    func lightnersFormula(speedKmh: Double, airFlow: Double) {
        let litresPerHour = litres(airGrams: airFlow * 3600)
        let mpg = Fuel.milesPerUSGallon(litresPer100Km: litresPerHour / speedKmh * 100)
        #expect(abs(mpg / (7.107 * speedKmh / airFlow) - 1) < 0.01)
        #expect(near(mpg, 7.155 * speedKmh / airFlow, within: 2e-4))
    }
}
