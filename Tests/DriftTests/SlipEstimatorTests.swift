import Routes
import Telemetry
import Testing

@testable import Drift

@Suite(.timeLimit(.minutes(20))) struct SlipEstimatorTests {
    struct Outcome {
        var rms = 0.0
        var worst = 0.0
        var slideRms = 0.0
        var within = 0.0
        var count = 0
        var slides = 0
        var latencyS = 0.0
        var biasDegPerS = 0.0
        var missing: SlipEstimator.MissingInput?
        var runs: [DriftRun] = []
        var trueRuns: [DriftRun] = []
    }

    static func follow(_ race: DegradedRace) -> Outcome {
        let truth = race.truth
        var estimator = SlipEstimator()
        var angles: [SlipAngle] = []
        let samples = race.samples(truth)
        // As a stored trip: the latency of the whole trip first.
        for sample in samples { _ = estimator.take(sample) }
        let latency = estimator.latencyS
        estimator = SlipEstimator(latencyS: latency)
        for sample in samples { angles += estimator.take(sample) }
        angles += estimator.finishMoment()
        var outcome = Outcome()
        var (squares, slideSquares, inside) = (0.0, 0.0, 0)
        var meter = DriftMeter()
        for angle in angles {
            meter.take(angle)
            let seconds = angle.time.seconds(since: .zero)
            let place = min(max(0, seconds * 60), Double(truth.count - 2))
            let one = truth[Int(place)]
            let other = truth[Int(place) + 1]
            let true1 = one.slipDeg + (other.slipDeg - one.slipDeg) * (place - place.rounded(.down))
            let error = angle.degrees - true1
            squares += error * error
            outcome.count += 1
            outcome.worst = max(outcome.worst, abs(error))
            if abs(error) <= angle.errorDeg { inside += 1 }
            if abs(true1) > 10 {
                slideSquares += error * error
                outcome.slides += 1
            }
        }
        meter.finish()
        var trueMeter = DriftMeter()
        for moment in truth {
            trueMeter.take(
                SlipAngle(
                    time: Instant.zero.advanced(bySeconds: moment.seconds), degrees: moment.slipDeg, errorDeg: 0,
                    speedKmh: moment.speedMps * 3.6))
        }
        trueMeter.finish()
        outcome.rms = (squares / Double(max(1, outcome.count))).squareRoot()
        outcome.slideRms = (slideSquares / Double(max(1, outcome.slides))).squareRoot()
        outcome.within = Double(inside) / Double(max(1, outcome.count))
        outcome.latencyS = latency
        outcome.biasDegPerS = estimator.biasDegPerS
        outcome.missing = estimator.missing
        outcome.runs = meter.runs
        outcome.trueRuns = trueMeter.runs
        return outcome
    }

    /// What docs/drift.md promises.
    /// - Parameter limits: the rate of the receiver in Hz; the root mean square errors over the lap and in slides.
    @Test(
        arguments: [(1.0, 2.2, 3.2), (5, 1.4, 1.4), (10, 0.6, 0.6)] as [(hz: Double, whole: Double, slide: Double)],
        [(0.05, 50), (0.05, 100), (0.1, 50), (0.1, 100), (0.15, 50), (0.15, 100)]
            as [(latencyS: Double, gyroHz: Double)])
    func aDegradedGame(
        limits: (hz: Double, whole: Double, slide: Double), sensors: (latencyS: Double, gyroHz: Double)
    ) throws {
        var race = DegradedRace()
        race.gpsHz = limits.hz
        race.latencyS = sensors.latencyS
        race.gyroHz = sensors.gyroHz
        let outcome = Self.follow(race)
        #expect(outcome.missing == nil && outcome.count > 1400 && outcome.slides > 30)
        #expect(outcome.rms < limits.whole)
        #expect(outcome.slideRms < limits.slide)
        #expect(outcome.within > 0.97, "the error that is told holds")
        #expect(abs(outcome.latencyS - sensors.latencyS) < 0.015)
        #expect(abs(outcome.biasDegPerS - 0.5) < 0.08)
        try #require(outcome.runs.count == 1 && outcome.trueRuns.count == 1)
        let (run, truth) = (outcome.runs[0], outcome.trueRuns[0])
        #expect(run.side == truth.side && abs(run.durationS - truth.durationS) < 0.1)
        #expect(abs(run.peakDeg - truth.peakDeg) < run.peakErrorDeg)
    }

    /// Noise and bias of the cheapest sensors.
    @Test(arguments: [(2.0, 1.0), (-2, 1), (0, 2)]) func aBadGyro(biasDegPerS: Double, noise: Double) {
        var race = DegradedRace()
        race.biasDegPerS = biasDegPerS
        race.gyroNoise = noise
        let outcome = Self.follow(race)
        #expect(outcome.rms < 2.5 && outcome.within > 0.85, "\(outcome.rms) \(outcome.within)")
        #expect(outcome.runs.count == 1)
    }

    @Test func withoutAGyroThereIsNoAngle() {
        var race = DegradedRace()
        race.hasGyro = false
        let outcome = Self.follow(race)
        #expect(outcome.count == 0 && outcome.missing == .gyro)
    }

    // MARK: By hand

    /// Feeds a gyro at 50 Hz and a receiver at 5 Hz without latency.
    private static func drive(
        _ estimator: inout SlipEstimator, from begin: Double = 0, seconds: Double, rate: Double = 0,
        kmh: Double = 72, wheelsKmh: Double? = nil, hasGyro: Bool = true, course: (Double) -> Double
    ) -> [SlipAngle] {
        var angles: [SlipAngle] = []
        for step in 0..<Int(seconds * 50) {
            let time = Instant.zero.advanced(bySeconds: begin + Double(step) / 50)
            if hasGyro { angles += estimator.take(Sample(.yawRate, rate, at: time)) }
            if let wheelsKmh { angles += estimator.take(Sample(.vehicleSpeed, wheelsKmh, at: time)) }
            guard step % 10 == 0 else { continue }
            angles += estimator.take(Sample(.course, Angle.normalized(course(Double(step) / 50)), at: time))
            angles += estimator.take(Sample(.groundSpeed, kmh, at: time))
        }
        return angles
    }

    /// The car turns to the right by 40°, and goes on to the north: it drifts, to the right.
    @Test func theSignOfTheAngle() throws {
        var estimator = SlipEstimator(latencyS: 0)
        _ = Self.drive(&estimator, seconds: 5) { _ in 0 }
        _ = Self.drive(&estimator, from: 5, seconds: 1, rate: 40) { _ in 0 }
        let angles = Self.drive(&estimator, from: 6, seconds: 2, rate: 0) { _ in 0 }
        let last = try #require(angles.first { $0.time.seconds(since: .zero) > 6.2 })
        #expect(abs(last.degrees - 40) < 3 && last.side == .right)
        #expect(last.errorDeg > 0.3 && last.errorDeg < 5)
    }

    /// At a standstill the bias is what the gyro tells.
    @Test func theBiasOfAStandingCar() {
        var estimator = SlipEstimator()
        _ = Self.drive(&estimator, seconds: 20, rate: 1.5, kmh: 0, wheelsKmh: 0) { _ in 0 }
        #expect(abs(estimator.biasDegPerS - 1.5) < 0.05)
        // Blocked wheels in a spin are no standstill.
        var spinning = SlipEstimator()
        _ = Self.drive(&spinning, seconds: 20, rate: 90, kmh: 50, wheelsKmh: 0) { _ in 0 }
        #expect(abs(spinning.biasDegPerS) < 0.5)
    }

    /// A wrong heading is given up when the course contradicts it for long.
    @Test func aWrongHeadingIsGivenUp() throws {
        var estimator = SlipEstimator(latencyS: 0)
        _ = Self.drive(&estimator, seconds: 5) { _ in 0 }
        // It was turned by a crane.
        let angles = Self.drive(&estimator, from: 5, seconds: 6) { _ in 120 }
        #expect(abs(try #require(angles.last).degrees) < 2)
        #expect(abs(Angle.signed((estimator.headingDeg ?? 0) - 120)) < 2)
    }

    /// Without the gyro for more than a second the heading is lost until the car drives straight again.
    @Test func aGapOfTheGyro() {
        var estimator = SlipEstimator(latencyS: 0)
        #expect(!Self.drive(&estimator, seconds: 5) { _ in 0 }.isEmpty)
        _ = Self.drive(&estimator, from: 5, seconds: 3, hasGyro: false) { _ in 0 }
        #expect(Self.drive(&estimator, from: 8, seconds: 0.5, rate: 30) { $0 * 30 }.isEmpty)
        #expect(!Self.drive(&estimator, from: 9, seconds: 5) { _ in 0 }.isEmpty)
    }

    /// North is 360 and 0.
    @Test func aroundNorth() {
        var estimator = SlipEstimator(latencyS: 0)
        let angles = Self.drive(&estimator, seconds: 20) {
            0.2 * ($0 * 10).rounded().truncatingRemainder(dividingBy: 2) - 0.1
        }
        #expect(!angles.isEmpty && angles.allSatisfy { abs($0.degrees) < 1 })
    }

    @Test func garbage() {
        var estimator = SlipEstimator()
        for value in [Double.nan, .infinity, 1e300, -1e300] {
            for (index, signal) in SlipEstimator.used.enumerated() {
                _ = estimator.take(Sample(signal, value, at: Instant.zero.advanced(bySeconds: Double(index))))
                _ = estimator.take(Sample(signal, value, at: Instant.zero.advanced(bySeconds: Double(-index))))
            }
        }
        #expect(estimator.finishMoment().allSatisfy { $0.degrees.isNaN || abs($0.degrees) <= 180 })
    }
}
