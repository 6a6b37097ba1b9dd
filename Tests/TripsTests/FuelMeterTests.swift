import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct FuelMeterTests {
    private static func constant(_ signal: Signal, _ value: Double, seconds: Int = 100) -> [Sample] {
        samples(signal, everySecond(seconds) { _ in value })
    }

    private static func vehicle(_ change: (inout VehicleSpecification) -> Void) -> TripParameters {
        var parameters = TripParameters()
        change(&parameters.vehicle)
        return parameters
    }

    // MARK: Each method

    /// Grams or liters in 100 seconds, calculated by hand.
    @Test func eachMethodByHand() {
        let moving = Self.constant(.vehicleSpeed, 50) + Self.constant(.engineSpeed, 2400)
        // 1 g/s: 100 g of gasoline at 745 g/L.
        let mass = facts(moving + Self.constant(.vehicleFuelMassRate, 1))
        #expect(mass.fuelMethod == .fuelMassRate)
        #expect(near(mass.fuelL, 100.0 / 745))
        #expect(near(mass.fuelKg, 0.1))
        // 30 mg per stroke, 4 cylinders, 20 strokes of each per second: 2.4 g/s.
        let cylinder = facts(
            moving + Self.constant(.cylinderFuelRate, 30), Self.vehicle { $0.cylinders = 4 })
        #expect(cylinder.fuelMethod == .cylinderFuelRate)
        #expect(near(cylinder.fuelKg, 0.24))
        #expect(facts(moving + Self.constant(.cylinderFuelRate, 30)).fuelMethod == .unknown)
        // 3.6 L/h.
        let rate = facts(moving + Self.constant(.engineFuelRate, 3.6))
        #expect(rate.fuelMethod == .fuelRate)
        #expect(near(rate.fuelL, 0.1))
        // Two sensors with 5 g/s each.
        let two = facts(
            moving + Self.constant(.massAirFlowSensorB, 5) + Self.constant(.massAirFlowSensorA, 5))
        #expect(two.fuelMethod == .massAirFlow)
        #expect(near(two.fuelL, litres(airGrams: 1000), within: 1e-2))
        // 2400/120 * 1.6 * 0.85 * 50 * 28.97 / (8.314 * 300) = 15.797 g/s of air.
        let density = facts(
            moving + Self.constant(.intakeManifoldPressure, 50) + Self.constant(.intakeAirTemperature, 26.85),
            Self.vehicle { $0.displacementL = 1.6 })
        #expect(density.fuelMethod == .speedDensity)
        #expect(near(density.fuelL, litres(airGrams: 1579.7), within: 1e-3))
        #expect(
            facts(moving + Self.constant(.intakeManifoldPressure, 50) + Self.constant(.intakeAirTemperature, 26.85))
                .fuelMethod == .unknown)
    }

    @Test func theBestMethodIsTakenAloneAndNamed() {
        let all =
            Self.constant(.vehicleSpeed, 50) + Self.constant(.engineSpeed, 2400)
            + Self.constant(.massAirFlow, 10) + Self.constant(.engineFuelRate, 3.6)
            + Self.constant(.engineFuelMassRate, 1)
        #expect(facts(all).fuelMethod == .fuelMassRate)
        #expect(near(facts(all).fuelKg, 0.1))
        let withoutMass = all.filter { $0.signal != .engineFuelMassRate }
        #expect(facts(withoutMass).fuelMethod == .fuelRate)
        // A better method that covers only a part of the trip is not mixed with the other.
        let late = withoutMass + samples(.engineFuelMassRate, (50...100).map { (Double($0), 1) })
        #expect(facts(late).fuelMethod == .fuelRate)
        #expect(near(facts(late).fuelL, 0.1))
        // Nine tenths of the coverage of the other method are enough, and less is not.
        for (first, method) in [(9, FuelMethod.fuelMassRate), (12, .fuelRate)] {
            let almost = withoutMass + samples(.engineFuelMassRate, (first...100).map { (Double($0), 1) })
            #expect(facts(almost).fuelMethod == method, "from second \(first) on")
        }
    }

    /// Some ECUs list a rate that stays at zero, although the car burns fuel.
    @Test func aRateThatIsAlwaysZeroIsNone() {
        let drive = Self.constant(.vehicleSpeed, 50) + Self.constant(.engineSpeed, 2400)
        let summary = facts(drive + Self.constant(.engineFuelRate, 0) + Self.constant(.massAirFlow, 10))
        #expect(summary.fuelMethod == .massAirFlow)
        // The mass rate of the vehicle stays at zero, while that of the engine is reported.
        let masses = facts(
            drive + Self.constant(.engineFuelMassRate, 2) + Self.constant(.vehicleFuelMassRate, 0))
        #expect(near(masses.fuelKg, 0.2))
        // A hybrid that drives on its battery.
        let electric = facts(
            Self.constant(.vehicleSpeed, 30) + Self.constant(.engineSpeed, 0)
                + Self.constant(.engineFuelRate, 0) + Self.constant(.massAirFlow, 0.8))
        #expect(electric.fuelMethod == .fuelRate)
        #expect(electric.fuelL == 0)
        #expect(near(electric.engineOffKm, electric.distanceKm))
    }

    // MARK: Mixture

    @Test func commandedLambdaThinsTheFuel() {
        let air = Self.constant(.massAirFlow, 10)
        #expect(
            near(facts(air + Self.constant(.commandedLambda, 0.8)).fuelL, litres(airGrams: 1000) / 0.8, within: 1e-2))
        // The maximum of the scale is not a mixture.
        #expect(near(facts(air + Self.constant(.commandedLambda, 1.99997)).fuelL, litres(airGrams: 1000)))
        #expect(near(facts(air + Self.constant(.commandedLambda, 0)).fuelL, litres(airGrams: 1000)))
    }

    @Test func dieselIsNeverPlainAirFlow() {
        let air = Self.constant(.massAirFlow, 20) + Self.constant(.fuelType, 4)
        // The fuel type is reported with the first sample.
        let sorted = air.sorted { ($0.time, $0.signal.name) < ($1.time, $1.signal.name) }
        #expect(facts(sorted).fuelMethod == .unknown)
        #expect(facts(sorted).fuelL == nil)
        let lambda = Self.constant(.measuredLambdas[0], 1.5)
        let known = facts(lambda + sorted)
        #expect(known.fuelMethod == .massAirFlow)
        #expect(near(known.fuelKg, 2.0 / (14.5 * 1.5), within: 0.02))
        // A sensor at the end of its range: the true mixture is leaner by an unknown amount.
        #expect(facts(Self.constant(.measuredLambdas[0], 2) + sorted).fuelMethod == .unknown)
        // The fuel type is reported after the first air flow.
        #expect(facts(Self.constant(.massAirFlow, 20) + samples(.fuelType, [(3.5, 4)])).fuelMethod == .unknown)
        let told = Self.vehicle { $0.fuel = .diesel }
        #expect(facts(Self.constant(.massAirFlow, 20), told).fuelMethod == .unknown)
    }

    /// When an engine turns out to be a diesel, fuel calculated for gasoline from commanded lambda is discarded.
    @Test func dieselThatIsToldLate() {
        let air = Self.constant(.massAirFlow, 20, seconds: 40) + Self.constant(.commandedLambda, 0.95, seconds: 20)
        #expect(facts(air + samples(.fuelType, [(15.5, 4)])).fuelMethod == .unknown)
    }

    /// If the mixture is leaner than the sensor can measure, the fuel is between none and that at lambda 2, and the
    /// uncertainty covers both.
    @Test func aDieselThatIsLeanAtTimes() {
        func drive(lean: ClosedRange<Double>, air: Double) -> [Sample] {
            Self.constant(.vehicleSpeed, 50) + samples(.fuelType, [(0, 4)])
                + samples(.measuredLambdas[0], everySecond(100) { lean.contains($0) ? 2 : 1.5 })
                + samples(.massAirFlow, everySecond(100) { lean.contains($0) ? air : 40 })
        }
        let idling = facts(drive(lean: 30...59, air: 10))
        // 70 s at 1.5 and 30 s at 4, which counts as the middle between none and the fuel at 2.
        let kilograms: Double = (1866.7 + 75) / 14.5 / 1000
        #expect(near(idling.fuelKg, kilograms, within: 0.001))
        #expect(near(idling.fuelDistanceKm, idling.distanceKm))
        #expect((idling.fuelUncertaintyPercent ?? 0) > 10)
        #expect(facts(drive(lean: 10...90, air: 40)).fuelMethod == .unknown)
    }

    /// A commanded lambda of 1 is not that of a diesel: its air flow alone gives no fuel.
    @Test func aDieselThatCommandsNothing() {
        let air = Self.constant(.massAirFlow, 20) + samples(.fuelType, [(0, 4)])
        #expect(facts(air + Self.constant(.commandedLambda, 1)).fuelMethod == .unknown)
        #expect(facts(air + Self.constant(.commandedLambda, 1.6)).fuelMethod == .massAirFlow)
    }

    /// Many older diesels do not report their fuel type, but PID 01 contains the type of ignition.
    @Test func compressionIgnitionIsADiesel() {
        let told = samples(.compressionIgnition, [(0.5, 1)])
        let air = Self.constant(.massAirFlow, 20) + told
        #expect(facts(air).fuelMethod == .unknown)
        #expect(facts(air + samples(.fuelType, [(0, 1)])).fuelMethod == .unknown)
        #expect(facts(air + Self.constant(.commandedLambda, 1.6)).fuelKind == .diesel)
        #expect(facts(Self.constant(.engineFuelRate, 3.6) + told).fuelKind == .diesel)
        #expect(facts(air, Self.vehicle { $0.fuel = .gasoline }).fuelMethod == .massAirFlow)
        let spark = Self.constant(.massAirFlow, 20) + samples(.compressionIgnition, [(0.5, 0)])
        #expect(facts(spark).fuelKind == .gasoline)
    }

    /// An ECU that commands a lambda except in overrun, for longer than a gap: the fuel is that of the whole trip.
    @Test func aDieselThatCommandsNothingAtTimes() {
        let drive =
            Self.constant(.vehicleSpeed, 50) + samples(.fuelType, [(0, 4)])
            + samples(.commandedLambda, everySecond(100) { (30...59).contains($0) ? 1 : 1.5 })
            + samples(.massAirFlow, everySecond(100) { (30...59).contains($0) ? 10 : 40 })
        let summary = facts(drive)
        #expect(near(summary.fuelDistanceKm, summary.distanceKm))
        #expect(near(summary.fuelKg, (1866.7 + 75) / 14.5 / 1000, within: 0.001))
    }

    /// A hybrid that reports electric driving still burns the same fuel as before.
    @Test(arguments: [15.0, 20, 21, 22]) func electricityIsNoFuel(type: Double) {
        let told = samples(.fuelType, [(0, 19), (10, type)])
        #expect(facts(told + Self.constant(.massAirFlow, 20, seconds: 40)).fuelMethod == .unknown)
        let rate = facts(told + Self.constant(.engineFuelRate, 3.6))
        #expect(rate.fuelKind == .diesel)
        #expect(near(rate.fuelKg, 0.0832))
    }

    /// Whatever reveals the diesel, its uncertainty is the same: there is no overrun whose air is taken for burned.
    @Test func aDieselIsAsCertainWhoeverTells() {
        let air = Self.constant(.massAirFlow, 20) + Self.constant(.measuredLambdas[0], 1.5)
        let byCar = facts(samples(.fuelType, [(0, 4)]) + air).fuelUncertaintyPercent
        #expect(byCar == facts(air, Self.vehicle { $0.fuel = .diesel }).fuelUncertaintyPercent)
    }

    /// The fuel type from the car, the setting of the user, and the fuel used in the calculation.
    @Test(
        arguments: [
            (nil, nil, nil, .gasoline), (1, nil, nil, .gasoline), (1, 10, nil, .ethanolBlend(0.1)),
            (3, 85, nil, .ethanolBlend(0.85)), (nil, 27, nil, .ethanolBlend(0.27)),
            (5, 0, nil, .liquefiedPetroleumGas), (1, nil, .ethanolBlend(0.1), .ethanolBlend(0.1)),
            (1, 85, .gasoline, .gasoline), (17, nil, nil, .gasoline),
        ] as [(Double?, Double?, FuelKind?, FuelKind)])
    func whatIsBurnt(type: Double?, ethanol: Double?, told: FuelKind?, kind: FuelKind) {
        let car =
            (type.map { samples(.fuelType, [(0, $0)]) } ?? [])
            + (ethanol.map { samples(.ethanolPercent, [(0, $0)]) } ?? [])
        let summary = facts(
            car + samples(.massAirFlow, [(0.1, 10), (1.1, 10)]), Self.vehicle { $0.fuel = told })
        #expect(summary.fuelKind == kind)
    }

    @Test func gasIsToldByMass() {
        let summary = facts(samples(.fuelType, [(0, 6)]) + samples(.massAirFlow, everySecond(100) { _ in 10 }))
        #expect(summary.fuelL == nil)
        #expect(near(summary.fuelKg, 1.0 / 17.2, within: 0.02))
    }

    // MARK: No fuel

    /// Returns the drive of a car that idles for 20 s, drives, rolls in gear for 30 s and stands again, with air
    /// flowing all the time.
    private static func overrun(status: Bool, load: Bool, throttle: Bool) -> [Sample] {
        var drive: [Sample] = []
        for second in 0...120 {
            let time = at(Double(second))
            let rolls = (70..<100).contains(second)
            let stands = second < 20 || second >= 110
            func add(_ signal: Signal, _ value: Double) { drive.append(Sample(signal, value, at: time)) }
            add(.engineSpeed, stands ? 800 : 2000)
            add(.vehicleSpeed, stands ? 0 : 50)
            if status { add(.fuelSystemStatus, rolls ? 4 : 2) }
            if load { add(.engineLoad, rolls ? 16 : stands ? 22 : 45) }
            if throttle { add(.throttlePosition, rolls || stands ? 13.5 : 24) }
            add(.massAirFlow, rolls ? 4 : stands ? 2.5 : 12)
        }
        return drive
    }

    @Test(
        arguments: [
            (false, true, false), (false, false, true), (false, true, true), (true, true, true), (true, false, true),
            (true, true, false), (true, false, false),
        ])
    func overrunBurnsNothing(status: Bool, load: Bool, throttle: Bool) {
        let summary = facts(Self.overrun(status: status, load: load, throttle: throttle))
        // 30 s of idling at 2.5 g/s, 60 s at 12 g/s, and half a second of each change.
        let burnt = litres(airGrams: 2.5 * 30 + 12 * 60)
        #expect(near(summary.fuelL, burnt, within: 0.015))
        #expect(near(summary.fuelCutS, 30, within: 0.1))
    }

    /// After a stop of the engine, its last load is 0 until the load is read again.
    @Test func whatAStandingEngineShowsIsNotItsIdle() {
        var drive = Self.overrun(status: false, load: true, throttle: false)
        for second in 0..<20 {
            for index in drive.indices where drive[index].time == at(Double(second)) {
                switch drive[index].signal {
                case .engineSpeed: drive[index].value = second < 10 ? 0 : 800
                case .engineLoad: drive[index].value = second < 11 ? 0 : 22
                default: break
                }
            }
        }
        drive.removeAll { $0.signal == .engineLoad && $0.time == at(10) }
        #expect(near(facts(drive).fuelCutS, 30, within: 0.1))
    }

    /// An engine that starts while the car is moving: throttle and load are still those of the stopped engine.
    @Test(arguments: [true, false]) func whatAStandingEngineShowedIsNoOverrun(status: Bool) {
        var drive = Self.overrun(status: status, load: true, throttle: true).filter { $0.time < at(70) }
        for second in 70...100 {
            let time = at(Double(second))
            let turns = second >= 80
            drive.append(Sample(.vehicleSpeed, 50, at: time))
            drive.append(Sample(.engineSpeed, turns ? 2000 : 0, at: time))
            drive.append(Sample(.massAirFlow, turns ? 12 : 0, at: time))
            // They come rarely, as on a slow bus.
            guard second % 4 == 3 else { continue }
            if status { drive.append(Sample(.fuelSystemStatus, turns ? 2 : 4, at: time)) }
            drive.append(Sample(.engineLoad, turns ? 45 : 0, at: time))
            drive.append(Sample(.throttlePosition, turns ? 24 : 13, at: time))
        }
        let summary = facts(drive)
        #expect(summary.fuelCutS == 0)
        #expect(near(summary.fuelL, litres(airGrams: 2.5 * 20 + 12 * 70), within: 0.02))
    }

    /// If overrun cannot be detected, its air is taken for burned, and the uncertainty includes this.
    @Test func overrunThatCannotBeSeen() {
        let blind = facts(Self.overrun(status: false, load: false, throttle: false))
        let seeing = facts(Self.overrun(status: true, load: true, throttle: true))
        #expect(blind.fuelCutS == nil)
        #expect((blind.fuelL ?? 0) > (seeing.fuelL ?? 0))
        #expect((blind.fuelUncertaintyPercent ?? 0) > (seeing.fuelUncertaintyPercent ?? 0))
    }

    /// PID 03 reports 4 at full power as well.
    @Test func fullPowerIsNoOverrun() {
        var drive: [Sample] = []
        for second in 0...60 {
            let time = at(Double(second))
            drive.append(Sample(.engineSpeed, second < 10 ? 800 : 4500, at: time))
            drive.append(Sample(.vehicleSpeed, second < 10 ? 0 : 90, at: time))
            drive.append(Sample(.fuelSystemStatus, second < 10 ? 2 : 4, at: time))
            drive.append(Sample(.engineLoad, second < 10 ? 22 : 95, at: time))
            drive.append(Sample(.throttlePosition, second < 10 ? 13 : 80, at: time))
            drive.append(Sample(.massAirFlow, second < 10 ? 2.5 : 60, at: time))
        }
        let summary = facts(drive)
        #expect(near(summary.fuelL, litres(airGrams: 2.5 * 10 + 60 * 50), within: 0.02))
        #expect(summary.fuelCutS == 0)
    }

    /// A car whose ECU reports the fuel cut in PID 03, and which then rolls downhill while burning fuel.
    @Test func aCarThatShowsTheCutIsBelieved() {
        var drive = Self.overrun(status: true, load: true, throttle: true)
        for second in 121...150 {
            let time = at(Double(second))
            drive.append(Sample(.engineSpeed, 2000, at: time))
            drive.append(Sample(.vehicleSpeed, 50, at: time))
            drive.append(Sample(.fuelSystemStatus, 2, at: time))
            drive.append(Sample(.engineLoad, 16, at: time))
            drive.append(Sample(.throttlePosition, 13.5, at: time))
            drive.append(Sample(.massAirFlow, 4, at: time))
        }
        #expect(near(facts(drive).fuelCutS, 30, within: 0.1))
    }

    @Test func anEngineThatStandsBurnsNothing() {
        let summary = facts(
            Self.constant(.engineSpeed, 0) + Self.constant(.vehicleSpeed, 0) + Self.constant(.massAirFlow, 0.6))
        #expect(summary.fuelL == 0)
        #expect(summary.idleS == 0)
    }

    // MARK: Correction

    @Test func whatWasLearntFromFillUpsCorrects() {
        let drive = Self.constant(.vehicleSpeed, 50) + Self.constant(.massAirFlow, 10)
        let plain = facts(drive)
        let corrected = engine(
            drive,
            Self.vehicle { $0.fuelCorrection = .init(factor: 1.1, spreadPercent: 2, comparisons: 3) })
        #expect(near(corrected.summary.fuelL, plain.fuelL.map { $0 * 1.1 }))
        #expect(corrected.summary.fuelFactor == 1.1)
        #expect(corrected.summary.fuelUncertaintyPercent == 4)
        #expect(near(corrected.fuelLPerHour(at: at(100)), 3.6159, within: 1e-3))
        #expect((plain.fuelUncertaintyPercent ?? 0) >= 10)
    }

    /// If fuel is known for a part of the distance, consumption is calculated over that part. If it is known for less
    /// than half, it says nothing about the trip.
    @Test func consumptionIsOverTheDistanceThatFuelIsKnownFor() {
        func drive(_ last: Int) -> TripSummary {
            facts(Self.constant(.vehicleSpeed, 60, seconds: 600) + Self.constant(.massAirFlow, 10, seconds: last))
        }
        let summary = drive(400)
        #expect(near(summary.distanceKm, 10))
        #expect(near(summary.fuelDistanceKm, 10 * 400.0 / 600, within: 0.005))
        #expect(near(summary.averageLPer100Km, 5.4787, within: 0.005))
        #expect(drive(280).fuelMethod == .unknown && drive(280).fuelL == nil)
    }

    /// The mixture counts as known only as long as it was reported.
    @Test func aMixtureThatWasToldOnce() {
        let air = Self.constant(.massAirFlow, 10)
        func percent(_ lambda: [Sample]) -> Double? { facts(air + lambda).fuelUncertaintyPercent }
        let (never, always) = (percent([]) ?? 0, percent(Self.constant(.commandedLambda, 1)) ?? 0)
        #expect(near(never - always, 3, within: 0.05))
        let once = percent(samples(.commandedLambda, [(0, 1)])) ?? 0
        #expect((0.3...0.6).contains(never - once))
    }
}
