import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct CalibrationTests {
    private func fillUp(
        _ litres: Double, computed: Double?, method: FuelMethod = .massAirFlow, isCounted: Bool = true
    ) -> CalibrationMark {
        CalibrationMark(
            .fillUp, at: WallTime(microseconds: 0), amount: litres, computed: computed,
            factor: isCounted ? computed.map { litres / $0 } : nil, method: method)
    }

    /// By hand: 120 of 115 liters; ratios 1.05, 1.05 and 1.0286 with weights 40, 40 and 35.
    @Test func threeFillUps() throws {
        let marks = [
            fillUp(30, computed: nil), fillUp(42, computed: 40), fillUp(42, computed: 40), fillUp(36, computed: 35),
        ]
        let correction = try #require(Calibration.correction(marks))
        #expect(abs(correction.factor - 120.0 / 115) < 1e-12)
        #expect(correction.comparisons == 3)
        // Squares of the differences 0.0065217 (twice) and 0.0149068, weighted: 9.7219e-5; times 3/2.
        #expect(abs(try #require(correction.spreadPercent) - 1.1573) < 0.0005)
        #expect(try #require(Calibration.correction(Array(marks.prefix(2)))).spreadPercent == nil)
        #expect(Calibration.correction(Array(marks.prefix(1))) == nil)
        #expect(Calibration.correction([]) == nil)
    }

    /// Whether a factor still applies when the specification of the vehicle changes.
    @Test(
        arguments: [
            (FuelMethod.fuelRate, nil, .gasoline, true), (.fuelRate, .diesel, .gasoline, true),
            (.fuelRate, nil, .compressedNaturalGas, false),
            (.fuelRate, .compressedNaturalGas, .compressedNaturalGas, true), (.massAirFlow, nil, .gasoline, false),
            (.massAirFlow, .diesel, .diesel, true), (.fuelMassRate, .diesel, .gasoline, false),
            (.unknown, .diesel, .gasoline, true),
        ] as [(FuelMethod, FuelKind?, FuelKind?, Bool)])
    func anotherFuel(method: FuelMethod, old: FuelKind?, new: FuelKind?, isTheSame: Bool) {
        var (before, after) = (VehicleSpecification(), VehicleSpecification())
        before.fuel = old
        after.fuel = new
        #expect(before.computesFuel(as: after, by: method) == isTheSame)
        #expect(after.computesFuel(as: before, by: method) == isTheSame)
    }

    @Test func equalRatiosHaveNoSpread() throws {
        let correction = try #require(
            Calibration.correction([fillUp(20, computed: 40), fillUp(10, computed: 20), fillUp(1, computed: 2)]))
        #expect(correction == .init(factor: 0.5, spreadPercent: 0, comparisons: 3))
    }

    @Test func onlyWhatWasCountedByTheLatestMethod() throws {
        let marks = [
            fillUp(40, computed: 20, method: .speedDensity), fillUp(44, computed: 40),
            fillUp(80, computed: 40, isCounted: false), fillUp(22, computed: 20),
            fillUp(99, computed: 50, method: .speedDensity, isCounted: false),
        ]
        #expect(Calibration.correction(marks)?.comparisons == 2)
        #expect(abs(try #require(Calibration.correction(marks)).factor - 1.1) < 1e-12)
        #expect(Calibration.correction(Array(marks.prefix(1)))?.factor == 2)
    }

    /// The next reading compensates for an error of this one.
    @Test func aReadingOfTheOdometerInBetweenDoesNotMatter() throws {
        func reading(_ km: Double, since earlier: Double, computed: Double) -> CalibrationMark {
            CalibrationMark(
                .odometer, at: WallTime(microseconds: 0), amount: km, computed: computed,
                factor: (km - earlier) / computed)
        }
        let twice = Calibration.correction([
            reading(1101, since: 1000, computed: 99), reading(1200, since: 1101, computed: 99),
        ])
        #expect(abs(try #require(twice).factor - 200.0 / 198) < 1e-12)
    }

    @Test(arguments: [
        (FuelMethod.massAirFlow, true, false, false), (.fuelMassRate, true, false, false),
        (.cylinderFuelRate, true, true, false), (.speedDensity, true, false, true), (.fuelRate, false, false, false),
        (.unknown, false, false, false),
    ])
    func whatAMethodDependsOn(method: FuelMethod, fuel: Bool, cylinders: Bool, engine: Bool) {
        let plain = VehicleSpecification()
        func depends(_ change: (inout VehicleSpecification) -> Void) -> Bool {
            var other = plain
            change(&other)
            #expect(!plain.computesFuel(as: other))
            return !plain.computesFuel(as: other, by: method)
        }
        #expect(depends { $0.fuel = .ethanolBlend(0.85) } == fuel)
        #expect(depends { $0.cylinders = 4 } == cylinders)
        #expect(depends { $0.displacementL = 1.6 } == engine)
        #expect(depends { $0.volumetricEfficiency = 0.9 } == engine)
        var corrected = plain
        corrected.tankL = 50
        corrected.fuelCorrection = .init(factor: 1.1, spreadPercent: nil, comparisons: 1)
        #expect(plain.computesFuel(as: corrected))
    }

    // MARK: Marks that cannot be true

    private static func mark(_ kind: CalibrationMark.Kind, day: Int64, _ amount: Double) -> CalibrationMark {
        CalibrationMark(kind, at: WallTime(microseconds: day * 86_400_000_000), amount: amount)
    }

    private static let odometer = mark(.odometer, day: 5, 76_712)

    @Test(
        arguments: [
            (mark(.odometer, day: 6, 76_713), nil), (mark(.odometer, day: 6, 76_712), .odometerBack(odometer)),
            (mark(.odometer, day: 5, 80_000), .laterMark(odometer)), (mark(.odometer, day: 4, 1), .laterMark(odometer)),
            (mark(.fillUp, day: 6, 55), nil), (mark(.fillUp, day: 6, 55.1), .tankOverfull(tankL: 50)),
        ] as [(CalibrationMark, CalibrationMarkError?)])
    func marks(mark: CalibrationMark, error: CalibrationMarkError?) {
        var specification = VehicleSpecification()
        specification.tankL = 50
        var thrown: CalibrationMarkError?
        do throws(CalibrationMarkError) {
            try mark.check(after: Self.odometer, specification)
        } catch {
            thrown = error
        }
        #expect(thrown == error)
    }

    @Test func whatAVehicleLearns() {
        var first = Self.mark(.odometer, day: 1, 1000)
        var second = Self.mark(.odometer, day: 2, 1110)
        first.computed = nil
        second.computed = 100
        second.factor = 1.1
        let learned = VehicleProfile(vin: nil).learning(from: [first, second], .odometer)
        #expect(learned.correction(.odometer)?.factor == 1.1 && learned.correction(.fillUp) == nil)
        #expect(learned.odometerKm == 1110 && learned.odometerAt == second.time)
        #expect(learned.uncalibrated == VehicleProfile(vin: nil))
    }
}
