import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct FuelKindTests {
    /// L/h for each g/s of air at lambda 1, from the reference.
    @Test(
        arguments: [
            (FuelKind.gasoline, 0.3287), (.ethanolBlend(0.1), 0.3423), (.ethanolBlend(0.85), 0.4706),
            (.ethanolBlend(1), 0.5070), (.methanol, 0.7102), (.diesel, 0.2984), (.liquefiedPetroleumGas, 0.4254),
        ])
    func litresPerHourOfAir(kind: FuelKind, litresPerHour: Double) {
        let flow = FuelFlow(airGramsPerSecond: 1, lambda: 1, of: kind)
        #expect(near(flow.litresPerSecond.map { $0 * 3600 }, litresPerHour, within: 0.004))
    }

    /// CO2 in kg per liter: the EPA's 8,887 g and 10,180 g per US gallon, and its values for E85 (6,295 g) and ethanol
    /// (5,750 g); for LPG, the carbon in propane with 0.54 kg/L.
    @Test(
        arguments: [
            (FuelKind.gasoline, 8.887 / 3.785411784, 0.001), (.diesel, 10.180 / 3.785411784, 0.001),
            (.ethanolBlend(0.85), 6.295 / 3.785411784, 0.02), (.ethanolBlend(1), 5.750 / 3.785411784, 0.01),
            (.ethanolBlend(0), 8.887 / 3.785411784, 0.001), (.liquefiedPetroleumGas, 1.617, 0.001),
            (.methanol, 1.088, 0.001),
        ])
    func carbonDioxideOfALitre(kind: FuelKind, kilograms: Double, within: Double) {
        #expect(near(kind.gramsPerLitre.map { $0 / 1000 * kind.carbonDioxideRatio }, kilograms, within: within))
    }

    /// 12 g of carbon yield 44 g of CO2.
    @Test func carbonDioxideOfNaturalGas() {
        #expect(near(FuelKind.compressedNaturalGas.carbonDioxideRatio, 2.743, within: 1e-3))
    }

    @Test func gasIsSoldByMass() {
        let flow = FuelFlow(airGramsPerSecond: 1, lambda: 1, of: .compressedNaturalGas)
        #expect(flow.litresPerSecond == nil)
        #expect(near(flow.gramsPerSecond * 3.6, 0.2093, within: 1e-3))
    }

    /// E10 and E85 by their fractions of mass; published values are 14.08 to 14.1 and 9.77 to 9.85.
    @Test func blendsFollowTheShareOfMass() {
        #expect((14.08...14.11).contains(FuelKind.ethanolBlend(0.1).airFuelRatio))
        #expect((9.77...9.85).contains(FuelKind.ethanolBlend(0.85).airFuelRatio))
        #expect(FuelKind.ethanolBlend(0).airFuelRatio == FuelKind.gasoline.airFuelRatio)
        #expect(FuelKind.ethanolBlend(0).gramsPerLitre == FuelKind.gasoline.gramsPerLitre)
    }

    /// The spellings that users may enter, and the names shown to them.
    @Test(
        arguments: [
            ("e0", "gasoline"), ("e5", "e5"), ("e27", "e27"), ("e100", "ethanol"), ("e101", nil), ("e", nil),
            ("e-1", nil), ("e+5", "e5"), ("e0005", nil), ("E10", nil), ("diesel", "diesel"), ("petrol", "gasoline"),
            ("Petrol", nil),
        ] as [(String, String?)])
    func names(text: String, name: String?) { #expect(FuelKind(text)?.name == name) }

    @Test(
        arguments: [
            (0, nil), (1, .gasoline), (2, .methanol), (7, .liquefiedPetroleumGas), (9, .gasoline), (10, .methanol),
            (11, .ethanolBlend(1)), (13, .compressedNaturalGas), (14, .liquefiedPetroleumGas), (16, nil),
            (18, .ethanolBlend(1)), (20, nil), (21, nil), (22, nil), (23, .diesel), (24, .compressedNaturalGas),
            (3, .ethanolBlend(1)), (4, .diesel), (5, .liquefiedPetroleumGas),
            (6, .compressedNaturalGas), (8, nil), (12, .liquefiedPetroleumGas), (15, nil), (17, .gasoline),
            (19, .diesel), (255, nil),
        ] as [(UInt8, FuelKind?)])
    func whatTheCarSays(type: UInt8, kind: FuelKind?) { #expect(FuelKind(pid51: type) == kind) }
}
