import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct DistanceMeterTests {
    /// Returns a drive with varying speeds and stops, sampled `perSecond` times per second, and its true length.
    private static func drive(
        minutes: Double = 20, perSecond: Double = 5, jitterS: Double = 0, seed: UInt64 = 1, read: (Double) -> Double
    ) -> (speeds: [Sample], trueKm: Double, truth: (Double) -> Double) {
        var random = SeededGenerator(seed: seed)
        // Speed in km/h: the sum of two waves, clipped at 0.
        func speed(_ t: Double) -> Double { max(0, 38 + 34 * wave(t / 71) + 9 * wave(t / 13.3)) }
        let step = 0.01
        var sums = [0.0]
        for index in 0..<Int(minutes * 60 / step) {
            sums.append(sums[index] + (speed(Double(index) * step) + speed(Double(index + 1) * step)) / 2 * step / 3600)
        }
        let total = sums
        var speeds: [Sample] = []
        var t = 0.0
        while t <= minutes * 60 {
            speeds.append(Sample(.vehicleSpeed, read(speed(t)), at: at(t)))
            t += 1 / perSecond + (jitterS > 0 ? Double.random(in: 0...jitterS, using: &random) : 0)
        }
        return (speeds, total[total.count - 1], { total[min(total.count - 1, Int(($0 / step).rounded()))] })
    }

    /// An approximation of a sine by parabolas, so that the test does not need libm.
    private static func wave(_ turns: Double) -> Double {
        let x = (turns - turns.rounded(.down)) * 2
        return x < 1 ? 4 * x * (1 - x) : -4 * (x - 1) * (2 - x)
    }

    private static func floor(_ value: Double) -> Double { value.rounded(.down) }
    private static func round(_ value: Double) -> Double { value.rounded() }

    @Test(arguments: [1.0, 2, 5, 10, 20]) func roundedSpeedsAreExact(perSecond: Double) {
        let (speeds, km, _) = Self.drive(perSecond: perSecond, jitterS: 0.05, read: Self.round)
        let summary = facts(speeds)
        #expect(abs((summary.distanceKm ?? 0) / km - 1) < 0.002)
        #expect(summary.distanceSource == .speed)
    }

    /// Truncated speeds are low by half a km/h, which the stated uncertainty covers.
    @Test(arguments: [1.0, 5, 20]) func truncatedSpeedsAreInsideTheUncertainty(perSecond: Double) {
        let (speeds, km, _) = Self.drive(perSecond: perSecond, read: Self.floor)
        let summary = facts(speeds)
        let error = 100 * (1 - (summary.distanceKm ?? 0) / km)
        #expect(error > 1)
        #expect(error < (summary.distanceUncertaintyPercent ?? 0))
        #expect((summary.distanceUncertaintyPercent ?? 100) < 4)
    }

    /// The worst case: 50.99 km/h, read as 50 all the time.
    @Test func aConstantSpeedMayBeAlmostOneTooLow() {
        let summary = facts(samples(.vehicleSpeed, everySecond(3600) { _ in 50 }))
        let error = 100 * (1 - 50 / 50.99)
        #expect((summary.distanceUncertaintyPercent ?? 0) > error)
    }

    /// Speeds with fractions are not truncated.
    @Test func fractionsAreCertain() {
        let (speeds, _, _) = Self.drive { $0 }
        #expect((facts(speeds).distanceUncertaintyPercent ?? 9) < 1.1)
    }

    /// A trip that begins and ends while moving may have begun slightly earlier, and ended later.
    @Test func theEndsOfATripOnTheMove() {
        let short = facts(samples(.vehicleSpeed, everySecond(30) { _ in 90.5 }))
        // 0.2 s twice, of 30 s.
        #expect(near(short.distanceUncertaintyPercent, 1.0198 + 100 * 0.4 / 30, within: 1e-3))
        let long = facts(samples(.vehicleSpeed, everySecond(3600) { _ in 90.5 }))
        #expect(near(long.distanceUncertaintyPercent, 1.0198 + 100 * 0.4 / 3600, within: 1e-3))
    }

    // MARK: The car's odometer

    private static func readings(_ signal: Signal, every seconds: Double, upTo end: Double, _ value: (Double) -> Double)
        -> [Sample]
    {
        stride(from: 0.05, through: end, by: seconds).map { Sample(signal, value($0), at: at($0)) }
    }

    @Test(arguments: [1.0, 2, 5]) func anOdometerMeasuresTheTruncation(everyS: Double) {
        let (speeds, km, truth) = Self.drive(read: Self.floor)
        let readings = Self.readings(.odometer, every: everyS, upTo: 1200) {
            Self.floor((74_381.26 + truth($0)) * 10) / 10
        }
        let summary = facts(speeds + readings)
        #expect(summary.distanceSource == .speedAndOdometer)
        #expect(abs((summary.distanceKm ?? 0) / km - 1) < 0.005)
        #expect((summary.distanceUncertaintyPercent ?? 9) < 1.5)
        // The odometer advances faster than the speeds say.
        let plain = facts(speeds).distanceKm ?? 0
        #expect(abs((summary.odometerDifferenceKm ?? 0) - (km - plain)) < 0.06)
        #expect(summary.odometerKm == readings.last?.value)
    }

    @Test func distanceSinceClearingDoesAsWell() {
        let (speeds, km, truth) = Self.drive(read: Self.floor)
        let readings = Self.readings(.distanceSinceClear, every: 1, upTo: 1200) { Self.floor(512.4 + truth($0)) }
        let summary = facts(speeds + readings)
        #expect(summary.distanceSource == .speedAndOdometer)
        #expect(abs((summary.distanceKm ?? 0) / km - 1) < 0.005)
        // The odometer takes precedence over the counter.
        let odometer = Self.readings(.odometer, every: 1, upTo: 1200) { _ in 74_381.2 }
        #expect(facts(speeds + readings + odometer).distanceSource == .speed)
    }

    /// The distance driven in a gap is not in the distance, but in the difference.
    @Test func aGapDoesNotSpoilTheFactor() {
        let (speeds, _, truth) = Self.drive(read: Self.floor)
        func isHeard(_ sample: Sample) -> Bool { !(400.0...700).contains(sample.time.seconds(since: origin)) }
        let readings = Self.readings(.odometer, every: 1, upTo: 1200) { Self.floor((1000 + truth($0)) * 10) / 10 }
        let summary = facts((speeds + readings).filter(isHeard))
        let missed = truth(700) - truth(400)
        let covered = truth(1200) - missed
        #expect(abs((summary.distanceKm ?? 0) / covered - 1) < 0.007)
        #expect(near(summary.uncoveredS, 300, within: 0.01))
        // With stretches on both sides, the difference lies between them.
        #expect((summary.odometerDifferenceKm ?? 0) > missed * 0.9)
    }

    @Test(arguments: [0.5, 0.0, 1.6]) func aCounterOfOtherWheelsIsNotBelieved(pace: Double) {
        let (speeds, _, truth) = Self.drive(read: Self.round)
        let readings = Self.readings(.odometer, every: 1, upTo: 1200) {
            Self.floor((1000 + pace * truth($0)) * 10) / 10
        }
        #expect(facts(speeds + readings).distanceSource == .speed)
    }

    /// A counter that jumps, as after a wrong reading, still measures before and after.
    @Test func aCounterThatLeaps() {
        let (speeds, km, truth) = Self.drive(read: Self.floor)
        let readings = Self.readings(.odometer, every: 1, upTo: 1200) { t in
            Self.floor((1000 + truth(t) + (t < 600 ? 0 : 20)) * 10) / 10
        }
        let summary = facts(speeds + readings)
        #expect(summary.distanceSource == .speedAndOdometer)
        #expect(abs((summary.distanceKm ?? 0) / km - 1) < 0.007)
    }

    @Test func codesThatAreClearedOnTheWay() {
        let (speeds, km, truth) = Self.drive(read: Self.floor)
        let readings = Self.readings(.distanceSinceClear, every: 1, upTo: 1200) { t in
            Self.floor(t < 600 ? 512.4 + truth(t) : truth(t) - truth(600))
        }
        #expect(abs((facts(speeds + readings).distanceKm ?? 0) / km - 1) < 0.01)
    }

    @Test func comparingCorrects() {
        let (speeds, km, _) = Self.drive(read: Self.floor)
        var parameters = TripParameters()
        let plain = facts(speeds).distanceKm ?? 0
        parameters.vehicle.distanceCorrection = .init(factor: km / plain, spreadPercent: 0.2, comparisons: 2)
        let summary = facts(speeds, parameters)
        #expect(near(summary.distanceKm, km))
        #expect(summary.distanceSource == .speedCalibrated)
        #expect((0.5..<0.53).contains(summary.distanceUncertaintyPercent ?? 0))
    }

    // MARK: Gaps

    @Test func standingOnBothSidesOfAGapIsAPause() {
        let before = samples(.vehicleSpeed, [(0, 30), (1, 0), (2, 0)])
        let after = samples(.vehicleSpeed, [(302, 0), (303, 10)])
        let summary = facts(before + after)
        #expect(summary.pausedS == 300)
        #expect(summary.uncoveredS == 0)
        #expect(near(summary.coveredS, 3))
        let rolling = facts(before + samples(.vehicleSpeed, [(302, 40), (303, 40)]))
        #expect(rolling.pausedS == 0)
        #expect(near(rolling.uncoveredS, 300))
    }
}
