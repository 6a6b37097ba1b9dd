import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct TripEngineTests {
    /// The points to integrate, as seconds and values, and the integral over seconds, calculated by hand.
    typealias Row = (name: String, points: [(seconds: Double, value: Double)], integral: Double, coveredS: Double)

    private static let integrals: [Row] = [
        ("constant", everySecond(60) { _ in 50 }, 3000, 60),
        ("a ramp", everySecond(10) { 12 * $0 }, 600, 10),
        ("a ramp at uneven times", [(0, 0), (0.2, 2.4), (1.7, 20.4), (1.9, 22.8), (6.5, 78), (10, 120)], 600, 10),
        ("up and down", [(0, 0), (3, 90), (4, 30), (8, 0)], 135 + 60 + 60, 8),
        // The rectangle rule gives a wrong result here, from either side.
        ("two unlike", [(0, 10), (4, 30)], 80, 4),
        ("exactly the longest step", [(0, 72), (5, 72)], 360, 5),
        ("once a millisecond", (0...1000).map { (Double($0) / 1000, 36) }, 36, 1),
        ("one", [(0, 130)], 0, 0),
    ]

    @Test(arguments: integrals) func distanceIsTheTrapezoidSum(row: Row) {
        let summary = facts(samples(.vehicleSpeed, row.points))
        #expect(near(summary.distanceKm, row.integral / 3600), "\(row.name)")
        #expect(near(summary.coveredS, row.coveredS), "\(row.name)")
        #expect(near(summary.durationS, row.points[row.points.count - 1].seconds), "\(row.name)")
        #expect(summary.maxSpeedKmh == row.points.map(\.value).max())
        #expect(summary.samples == row.points.count)
    }

    @Test(arguments: integrals) func fuelIsTheTrapezoidSum(row: Row) {
        let summary = facts(samples(.massAirFlow, row.points))
        #expect(near(summary.fuelL, row.integral / 14.7 / 745), "\(row.name)")
        #expect(summary.fuelMethod == .massAirFlow)
        // Only the speed determines the time that is covered.
        #expect(summary.coveredS == 0)
        #expect(summary.distanceKm == nil)
    }

    @Test(arguments: integrals) func engineSpeedIsAveragedOverTime(row: Row) {
        let summary = facts(samples(.engineSpeed, row.points))
        #expect(
            near(summary.averageEngineSpeedRpm, row.coveredS > 0 ? row.integral / row.coveredS : nil), "\(row.name)")
        #expect(summary.maxEngineSpeedRpm == row.points.map(\.value).max())
    }

    /// 10 g/s for an hour: 36 kg of air, 2.44898 kg of fuel, 3.28722 L.
    @Test func anHourAtTenGramsPerSecond() {
        let summary = facts(samples(.massAirFlow, everySecond(3600) { _ in 10 }))
        #expect(near(summary.fuelL, 3.287, within: 1e-4))
    }

    /// 30 minutes at 60 km/h and 10 g/s: 30 km on 1.6436 L.
    @Test func averagesAreOfTheWholeTrip() {
        let summary = facts(
            samples(.vehicleSpeed, everySecond(1800) { _ in 60 }) + samples(.massAirFlow, everySecond(1800) { _ in 10 })
        )
        #expect(near(summary.distanceKm, 30))
        #expect(near(summary.averageSpeedKmh, 60))
        #expect(near(summary.averageLPer100Km, 5.4787, within: 1e-4))
        #expect(near(summary.averageMpgUs, 42.933, within: 1e-4))
    }

    /// This differs from the mean of the speeds if they come at irregular times.
    @Test func averageSpeedIsDistanceOverTime() {
        let points: [(seconds: Double, value: Double)] = [(0, 60), (0.1, 60), (0.2, 60), (0.3, 0), (4.3, 0)]
        let summary = facts(samples(.vehicleSpeed, points))
        #expect(near(summary.averageSpeedKmh, (12 + 3) / 4.3))
    }

    @Test func nothingIsIntegratedAcrossAGap() {
        let points: [(seconds: Double, value: Double)] = [(0, 36), (1, 36), (6.001, 36), (7.001, 36)]
        let summary = facts(samples(.vehicleSpeed, points))
        #expect(near(summary.distanceKm, 0.02))
        #expect(near(summary.coveredS, 2))
        #expect(near(summary.durationS, 7.001))
        // Over the time that is covered, not the whole time.
        #expect(near(summary.averageSpeedKmh, 36))
    }

    @Test func fuelIsNotIntegratedAcrossALongGap() {
        let points: [(seconds: Double, value: Double)] = [(0, 7), (1, 7), (11.5, 7), (12.5, 7)]
        #expect(near(facts(samples(.massAirFlow, points)).fuelL, litres(airGrams: 14)))
    }

    /// With ticks of one second, the poll table requests the air flow at 2 4 8 14 16 22 …, without losing fuel.
    @Test func theSlowestBusLosesNoFuel() {
        let times = stride(from: 2.0, through: 60, by: 2).filter {
            !$0.truncatingRemainder(dividingBy: 6).isZero && !$0.truncatingRemainder(dividingBy: 10).isZero
        }
        #expect(times.prefix(5) == [2, 4, 8, 14, 16])
        let engine = engine(samples(.massAirFlow, times.map { ($0, 5) }))
        let seconds = times[times.count - 1] - times[0]
        #expect(near(engine.summary.fuelL, litres(airGrams: 5 * seconds)))
        #expect(engine.fuelLPerHour(at: at(times[times.count - 1] + 6)) != nil)
    }

    /// A trip of 60 seconds with air flow between two times, and the seconds for which fuel counts: the first and the
    /// last value apply up to the ends of the trip, unless that is a gap.
    @Test(arguments: [(0.0, 60.0, 60.0), (2, 57, 60), (5, 55, 60), (5.1, 60, 54.9), (0, 54.9, 54.9)])
    func airFlowStandsToTheEndsOfTheTrip(from: Double, to: Double, seconds: Double) {
        let airFlow = stride(from: from, through: to + 0.01, by: 0.1).map { (seconds: $0, value: 6.0) }
        let summary = facts(samples(.vehicleSpeed, everySecond(60) { _ in 50 }) + samples(.massAirFlow, airFlow))
        #expect(
            near(summary.fuelL, litres(airGrams: 6 * seconds), within: 1e-6))
    }

    /// Signals arrive one after another; each is integrated over its own times.
    @Test func signalsDoNotDisturbEachOther() {
        let speed = samples(.vehicleSpeed, everySecond(100) { 30 + $0 / 2 })
        let others =
            samples(.engineSpeed, (0..<50).map { (Double($0) * 2 + 0.3, 1500) })
            + samples(.massAirFlow, (0..<33).map { (Double($0) * 3 + 0.6, 8) })
            + samples(.coolantTemperature, (0..<10).map { (Double($0) * 10 + 0.8, 70 + Double($0)) })
            + samples(.adapterVoltage, (0..<16).map { (Double($0) * 6 + 0.9, 14) })
        let together = facts(speed + others)
        #expect(together.distanceKm == facts(speed).distanceKm)
        #expect(together.coveredS == facts(speed).coveredS)
        #expect(near(together.averageEngineSpeedRpm, 1500))
        #expect(near(together.fuelL, litres(airGrams: 8 * 100)))
        #expect(together.samples == speed.count + others.count)
    }

    @Test(arguments: [-3.0, -1, -0.5, 0]) func aSampleOutOfOrderChangesNothingButTheCount(offset: Double) {
        var engine = engine(samples(.vehicleSpeed, everySecond(10) { _ in 50 }))
        let before = engine.summary
        engine.take(Sample(.vehicleSpeed, 40, at: at(10 + offset)))
        #expect(engine.summary.distanceKm == before.distanceKm)
        #expect(engine.summary.durationS == before.durationS)
        #expect(engine.summary.coveredS == before.coveredS)
        #expect(engine.summary.samples == before.samples + 1)
        engine.take(Sample(.vehicleSpeed, 50, at: at(11)))
        #expect(near(engine.summary.distanceKm, 50.0 * 11 / 3600))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func aValueThatIsNoneChangesNothingButTheCount(value: Double)
    {
        let drive = Self.drive(1)
        var (without, with) = (TripEngine(), TripEngine())
        for sample in drive {
            without.take(sample)
            with.take(Sample(sample.signal, value, at: sample.time))
            with.take(sample)
        }
        with.take(Sample(Signal("custom", .none), value, at: drive[drive.count - 1].time))
        var summary = with.summary
        #expect(summary.suspectSamples == without.summary.suspectSamples + drive.count + 1)
        summary.samples = without.summary.samples
        summary.suspectSamples = without.summary.suspectSamples
        #expect(summary == without.summary)
    }

    // MARK: What is known

    /// Without a speed it is unknown whether the vehicle is standing.
    @Test func withoutASpeedIdlingIsNotKnown() {
        #expect(facts(samples(.engineSpeed, everySecond(60) { _ in 800 })).idleS == nil)
        #expect(facts(samples(.vehicleSpeed, everySecond(60) { _ in 0 })).idleS == nil)
        let both = samples(.engineSpeed, everySecond(60) { _ in 800 }) + samples(.vehicleSpeed, [(3, 50)])
        #expect(facts(both).idleS == 0)
    }

    @Test func nothingIsKnownOfAnEmptyTrip() {
        let engine = TripEngine()
        #expect(engine.summary == TripSummary())
        #expect(engine.firstTime == nil)
        #expect(engine.lastTime == nil)
        for signal in Signal.ofTrips {
            #expect(engine.value(of: signal, at: at(0)) == nil)
            #expect(engine.latestValue(of: signal) == nil)
        }
        #expect(engine.fuelLPerHour(at: at(0)) == nil)
    }

    /// The facts that one sample of a signal yields, and no others.
    @Test(arguments: Signal.ofTrips) func oneSample(signal: Signal) {
        let engine = engine([Sample(signal, 12.5, at: at(7))])
        var expected = TripSummary()
        expected.samples = 1
        func fuel(_ method: FuelMethod, uncertaintyPercent: Double) {
            expected.fuelL = 0
            expected.fuelKg = 0
            expected.fuelKind = .gasoline
            expected.fuelMethod = method
            expected.fuelUncertaintyPercent = uncertaintyPercent
        }
        switch signal {
        case .vehicleSpeed:
            expected.distanceKm = 0
            expected.movingS = 0
            expected.distanceSource = .speed
            expected.maxSpeedKmh = 12.5
        case .engineSpeed:
            expected.maxEngineSpeedRpm = 12.5
        case .massAirFlow, .massAirFlowSensorA: fuel(.massAirFlow, uncertaintyPercent: 15)
        case .engineFuelRate: fuel(.fuelRate, uncertaintyPercent: 4)
        case .engineFuelMassRate, .vehicleFuelMassRate: fuel(.fuelMassRate, uncertaintyPercent: 3)
        case .coolantTemperature: expected.maxCoolantC = 12.5
        case .controlModuleVoltage, .adapterVoltage: expected.minVoltage = 12.5
        case .odometer: expected.odometerKm = 12.5
        // These signals yield facts only in combination.
        default: break
        }
        #expect(engine.summary == expected)
        #expect(engine.summary.averageSpeedKmh == nil)
        #expect(engine.summary.averageLPer100Km == nil)
        #expect(engine.summary.averageMpgUs == nil)
        #expect(engine.firstTime == at(7))
        #expect(engine.lastTime == at(7))
        #expect(engine.latestValue(of: signal) == 12.5)
    }

    @Test func withoutAirFlowFuelIsNotKnown() {
        let summary = facts(samples(.vehicleSpeed, everySecond(100) { _ in 50 }))
        #expect(summary.fuelL == nil)
        #expect(summary.fuelMethod == .unknown)
        #expect(summary.averageLPer100Km == nil)
        #expect(summary.averageMpgUs == nil)
    }

    @Test func standingWithoutAirFlowIsNoDistanceAndNoConsumption() {
        let summary = facts(
            samples(.vehicleSpeed, everySecond(100) { _ in 0 }) + samples(.massAirFlow, everySecond(100) { _ in 3 }))
        #expect(summary.distanceKm == 0)
        #expect(summary.averageSpeedKmh == 0)
        #expect((summary.fuelL ?? 0) > 0)
        #expect(summary.averageLPer100Km == nil)
        #expect(summary.averageMpgUs == nil)
    }

    /// Electric driving: without fuel the consumption is 0, and there is no mpg.
    @Test func drivingOnNoFuel() {
        let summary = facts(
            samples(.vehicleSpeed, everySecond(100) { _ in 50 }) + samples(.massAirFlow, everySecond(100) { _ in 0 }))
        #expect(summary.fuelL == 0)
        #expect(summary.averageLPer100Km == 0)
        #expect(summary.averageMpgUs == nil)
    }

    @Test func coldAndHot() {
        let points: [(seconds: Double, value: Double)] = [(0, -40), (10, -12), (20, -25)]
        #expect(facts(samples(.coolantTemperature, points)).maxCoolantC == -12)
        // The limits of the scale mean that the sensor is disconnected.
        #expect(facts(samples(.coolantTemperature, [(0, -40), (1, 215)])).maxCoolantC == nil)
        #expect(facts(samples(.coolantTemperature, [(0, 90), (1, 215)])).maxCoolantC == 90)
    }

    @Test func voltageComesFromEither() {
        let summary = facts(
            samples(.controlModuleVoltage, [(0, 14.1), (6, 13.9)]) + samples(.adapterVoltage, [(3, 12.2), (9, 14.4)]))
        #expect(summary.minVoltage == 12.2)
        #expect(facts(samples(.adapterVoltage, [(3, 12.2), (9, 11.8)])).minVoltage == 11.8)
        #expect(facts(samples(.controlModuleVoltage, [(3, 13.2)])).minVoltage == 13.2)
    }

    // MARK: Idling

    /// Ten seconds of a speed and an engine speed, and how many of them are idling.
    @Test(
        arguments: [
            (0, 800, 10), (0, 300, 10), (0, 299, 0), (0, 0, 0), (1, 800, 0), (50, 2000, 0), (0, nil, nil),
            (nil, 800, nil),
        ] as [(Double?, Double?, Double?)])
    func idlingIsATurningEngineInAStandingVehicle(speed: Double?, rpm: Double?, idleS: Double?) {
        let engineSpeeds = rpm.map { rpm in samples(.engineSpeed, everySecond(10) { _ in rpm }) } ?? []
        let speeds = speed.map { speed in samples(.vehicleSpeed, everySecond(10) { _ in speed }) } ?? []
        #expect(facts(engineSpeeds + speeds).idleS == idleS)
    }

    @Test func rollingUpToALightIsNotIdling() {
        let summary = facts(
            samples(.engineSpeed, everySecond(10) { _ in 800 })
                + samples(.vehicleSpeed, [(0, 20), (2, 0), (5, 0), (6, 0), (8, 30)]))
        #expect(near(summary.idleS, 4))
    }

    @Test func anEngineThatWasHeardOfLongAgoIsNotIdling() {
        let summary = facts(
            samples(.engineSpeed, [(0, 800)]) + samples(.vehicleSpeed, (0...20).map { (Double($0) + 0.5, 0) }))
        // Up to five seconds after the engine speed.
        #expect(near(summary.idleS, 4))
    }

    // MARK: Now

    @Test func theValueNowIsNoOlderThanAGap() {
        let engine = engine(samples(.vehicleSpeed, [(0, 50)]))
        #expect(engine.value(of: .vehicleSpeed, at: at(5)) == 50)
        #expect(engine.value(of: .vehicleSpeed, at: at(5.001)) == nil)
        #expect(engine.latestValue(of: .vehicleSpeed) == 50)
    }

    /// 60 km/h at 10 g/s: 3.2872 L/h.
    @Test(arguments: [(60, 10), (0, 3), (60, 0), (1, 10), (nil, 10), (60, nil)] as [(Double?, Double?)])
    func consumptionNow(speed: Double?, airFlow: Double?) {
        let engine = engine(
            (speed.map { samples(.vehicleSpeed, [(0, $0)]) } ?? [])
                + (airFlow.map { samples(.massAirFlow, [(0, $0)]) } ?? []))
        #expect(near(engine.fuelLPerHour(at: at(1)), airFlow.map { $0 * 0.328722 }, within: 1e-5))
    }

    // MARK: Properties

    /// Returns a drive with jitter, gaps, repeated times and samples out of order, none of them before the first.
    private static func drive(_ seed: UInt64) -> [Sample] {
        var random = SeededGenerator(seed: seed)
        var seconds = 0.0
        return (0..<Int.random(in: 1...400, using: &random)).map { _ in
            let signal = Signal.ofTrips.randomElement(using: &random) ?? .vehicleSpeed
            defer { seconds = max(0, seconds + ([0, 0.05, 0.5, 1, 7, -0.2].randomElement(using: &random) ?? 0)) }
            // Any values that can follow one another.
            let row = PlausibleRange.of(signal, isGame: false)
            let (least, most) = (row?.range.lowerBound ?? 0, row?.range.upperBound ?? 2000)
            let value = Double.random(in: least...min(most, least + (row?.rise ?? .infinity)), using: &random)
            return Sample(signal, value, at: at(seconds))
        }
    }

    @Test(arguments: seeds) func theFactsDoNotDependOnWhenTheyAreAskedFor(seed: UInt64) {
        let drive = Self.drive(seed)
        var random = SeededGenerator(seed: seed ^ 0xB0B)
        var whole = TripEngine()
        for sample in drive { whole.take(sample) }
        var batches = TripEngine()
        for sample in drive {
            batches.take(sample)
            if Bool.random(using: &random) {
                // A copy is independent.
                var copy = batches
                copy.take(Sample(.vehicleSpeed, 255, at: at(1e6)))
                _ = (batches.summary, batches.fuelLPerHour(at: sample.time))
            }
        }
        #expect(batches.summary == whole.summary, "seed \(seed)")
    }

    @Test(arguments: seeds) func factsKeepTheirBounds(seed: UInt64) {
        var engine = TripEngine()
        var previous = TripSummary()
        for sample in Self.drive(seed) {
            engine.take(sample)
            let now = engine.summary
            #expect(now.samples == previous.samples + 1, "seed \(seed)")
            #expect(now.durationS >= previous.durationS, "seed \(seed)")
            #expect(now.coveredS >= previous.coveredS, "seed \(seed)")
            #expect(now.coveredS <= now.durationS + 1e-9, "seed \(seed)")
            #expect((now.idleS ?? 0) <= now.coveredS + 1e-9, "seed \(seed)")
            #expect((now.distanceKm ?? 0) >= 0, "seed \(seed)")
            #expect((now.fuelL ?? 0) >= 0, "seed \(seed)")
            #expect((now.averageSpeedKmh ?? 0) <= (now.maxSpeedKmh ?? 0) + 1e-6, "seed \(seed)")
            #expect((now.averageEngineSpeedRpm ?? 0) <= (now.maxEngineSpeedRpm ?? 0) + 1e-6, "seed \(seed)")
            previous = now
        }
    }

    /// A point in the middle of a straight line does not change any integral.
    @Test(arguments: seeds) func moreSamplesOfAStraightLineAreTheSameDistance(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let coarse = (0...40).map { (seconds: Double($0) * 4, value: Double.random(in: 0...150, using: &random)) }
        var fine = coarse
        for (from, to) in zip(coarse, coarse.dropFirst()) {
            let fraction = Double.random(in: 0.01...0.99, using: &random)
            fine.append(
                (
                    from.seconds + (to.seconds - from.seconds) * fraction,
                    from.value + (to.value - from.value) * fraction
                ))
        }
        let left = facts(samples(.vehicleSpeed, coarse)).distanceKm
        #expect(near(facts(samples(.vehicleSpeed, fine)).distanceKm, left, within: 1e-7), "seed \(seed)")
    }
}
