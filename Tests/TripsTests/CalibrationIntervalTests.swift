import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct CalibrationIntervalTests {
    private func trip(
        fuelL: Double? = 10, factor: Double = 1, method: FuelMethod = .massAirFlow, km: Double = 100,
        kmFactor: Double = 1, uncoveredS: Double = 0
    ) -> TripSummary {
        var summary = TripSummary()
        summary.durationS = 3600
        summary.coveredS = 3600 - uncoveredS
        summary.fuelL = fuelL
        summary.fuelFactor = factor
        summary.fuelMethod = fuelL == nil ? .unknown : method
        summary.distanceKm = km
        summary.distanceFactor = kmFactor
        summary.maxEngineSpeedRpm = 3000
        return summary
    }

    @Test func whatWasCorrectedIsCountedAsItWas() {
        let trips = [trip(fuelL: 11, factor: 1.1, km: 98, kmFactor: 0.98), trip()]
        let fuel = CalibrationInterval(.fillUp, truth: 22, trips: trips)
        #expect(abs(fuel.computed - 20) < 1e-9)
        #expect(abs((fuel.factor ?? 0) - 1.1) < 1e-9)
        #expect(fuel.verdict == .counts)
        #expect(fuel.distanceKm == 198)
        let distance = CalibrationInterval(.odometer, truth: 210, trips: trips)
        #expect(abs(distance.computed - 200) < 1e-9)
        #expect(distance.verdict == .counts && distance.methods.isEmpty)
    }

    @Test(arguments: [
        (19.9, CalibrationInterval.Verdict.nonsense), (20, .doubtful([.unusualFactor])),
        (31.9, .doubtful([.unusualFactor])), (32, .counts), (50, .counts), (50.1, .doubtful([.unusualFactor])),
        (80, .doubtful([.unusualFactor])), (80.1, .nonsense),
    ])
    func ratios(truth: Double, verdict: CalibrationInterval.Verdict) {
        #expect(CalibrationInterval(.fillUp, truth: truth, trips: [trip(fuelL: 40)]).verdict == verdict)
    }

    @Test func doubts() {
        let gaps = [trip(fuelL: 40, uncoveredS: 360), trip(fuelL: 0)]
        #expect(CalibrationInterval(.fillUp, truth: 40, trips: gaps).verdict == .counts)
        #expect(
            CalibrationInterval(.odometer, truth: 100, trips: [gaps[0]]).verdict == .doubtful([.gaps(percent: 10)]))
        // A pause is not a gap.
        var paused = gaps[0]
        paused.pausedS = 360
        #expect(CalibrationInterval(.odometer, truth: 100, trips: [paused]).verdict == .counts)
        #expect(CalibrationInterval(.fillUp, truth: 9, trips: [trip(fuelL: 9)]).verdict == .doubtful([.tooLittle]))
        #expect(CalibrationInterval(.odometer, truth: 49, trips: [trip(km: 49)]).verdict == .doubtful([.tooLittle]))
        #expect(
            CalibrationInterval(.fillUp, truth: 40, trips: [trip(fuelL: 40), trip(fuelL: nil)]).verdict
                == .doubtful([.unknownFuel(trips: 1)]))
    }

    @Test func withoutFuel() {
        let none = CalibrationInterval(.fillUp, truth: 40, trips: [trip(fuelL: nil)])
        #expect(none.verdict == .nothingComputed && none.factor == nil && none.unknownTrips == 1)
        #expect(CalibrationInterval(.fillUp, truth: 40, trips: []).verdict == .nothingComputed)
        // Electric driving, or only the ignition on.
        var electric = trip(fuelL: nil)
        electric.maxEngineSpeedRpm = 0
        var parked = trip(fuelL: nil, km: 0)
        parked.idleS = 5
        #expect(CalibrationInterval(.fillUp, truth: 40, trips: [trip(fuelL: 40), electric, parked]).verdict == .counts)
    }

    /// Whether fuel is missing in a trip with unknown facts: engine speed, distance, idle time.
    @Test(
        arguments: [
            (nil, nil, nil, 1), (3000, nil, nil, 1), (nil, 12, nil, 1), (3000, 0, 61, 1), (3000, 0, 60, 0),
            (3000, 0, nil, 0), (0, 12, 600, 0), (0, nil, nil, 0),
        ] as [(Double?, Double?, Double?, Int)])
    func fuelThatIsMissing(rpm: Double?, km: Double?, idleS: Double?, missing: Int) {
        var unknown = trip(fuelL: nil)
        unknown.maxEngineSpeedRpm = rpm
        unknown.distanceKm = km
        unknown.idleS = idleS
        let interval = CalibrationInterval(.fillUp, truth: 40, trips: [trip(fuelL: 40), unknown])
        #expect(interval.unknownTrips == missing)
        #expect(interval.verdict == (missing == 0 ? .counts : .doubtful([.unknownFuel(trips: 1)])))
        #expect(interval.distanceKm == 100 + (km ?? 0))
    }

    /// A trip without a distance adds nothing, and one that was paused throughout has no gaps.
    @Test func tripsWithNothingToCompare() {
        var none = trip(uncoveredS: 0)
        none.distanceKm = nil
        none.durationS = 600
        none.coveredS = 0
        none.pausedS = 600
        let interval = CalibrationInterval(.odometer, truth: 100, trips: [none, trip()])
        #expect(interval.computed == 100 && interval.verdict == .counts)
        #expect(CalibrationInterval(.odometer, truth: 100, trips: [none]).verdict == .nothingComputed)
    }

    @Test func methodsAreNotMixed() {
        let trips = [trip(), trip(method: .fuelRate), trip(fuelL: 0, method: .speedDensity)]
        #expect(
            CalibrationInterval(.fillUp, truth: 20, trips: trips).verdict == .mixedMethods([.fuelRate, .massAirFlow]))
        #expect(CalibrationInterval(.odometer, truth: 300, trips: trips).verdict == .counts)
    }

    @Test func aGasCountsByMass() {
        var gas = trip(fuelL: nil)
        gas.fuelKg = 20
        gas.fuelMethod = .massAirFlow
        #expect(CalibrationInterval(.fillUp, truth: 22, trips: [gas]).factor == 1.1)
    }
}
