import Foundation
import Routes
import Telemetry
import TestSupport
import Testing

@testable import Drift

/// Exercises on a turn table: the car stands, drives straight, turns by an angle while it brakes, and rests. The truth is
/// exact; the gyro has a bias and noise, the receiver noise and a latency.
@Suite(.timeLimit(.minutes(20))) struct TurnExerciseTests {
    struct Table: Sendable, CustomTestStringConvertible {
        var turnDeg = 90.0
        var biasDegPerS = 0.0
        var latencyS = 0.1
        var gyroNoise = 0.3
        var gpsHz: Double? = 5
        var hasWheels = true
        var seed: UInt64 = 1
        var drivesAway = false

        var testDescription: String {
            "\(turnDeg)°, bias \(biasDegPerS)°/s, latency \(latencyS) s, noise \(gyroNoise)°/s"
        }

        var samples: [Sample] {
            var noise = DegradedRace.Noise(state: 88_172_645_463_325_252 &+ seed &* 0x9E37_79B9_7F4A_7C15)
            let (standS, driveS, turnS, restS, hertz) = (6.0, 12.0, 4.0, 6.0, 50.0)
            let awayS = drivesAway ? 25.0 : 0
            var samples: [Sample] = []
            var metres = 0.0
            var late: [(seconds: Double, place: GeoPoint, mps: Double)] = []
            let origin = GeoPoint(latitude: 45.1, longitude: 7.6)
            var place = origin
            var heading = 0.0
            for step in 0..<Int((standS + driveS + turnS + restS + awayS) * hertz) {
                let at = Double(step) / hertz
                let seconds = at - standS
                let time = Instant.zero.advanced(bySeconds: at)
                let sliding = seconds - driveS
                let gone = sliding - turnS - restS
                let mps =
                    seconds < 0
                    ? 0
                    : sliding < 0
                        ? min(14, seconds * 4) : gone > 0 ? min(12, gone * 3) : max(0, 14 * (1 - sliding / turnS))
                // The slide goes straight on, and who drives away drives where the car points.
                if gone > 0 { heading = turnDeg }
                metres += mps / hertz
                place = place.moved(byM: mps / hertz, towardsDeg: heading)
                // A turn begins and ends softly.
                let share = sliding / turnS
                let rate = 0..<1 ~= share ? turnDeg / turnS * (1 - cos(2 * .pi * share)) : 0
                samples.append(Sample(.yawRate, rate + biasDegPerS + noise.next() * gyroNoise, at: time))
                if hasWheels, step % 10 == 3 { samples.append(Sample(.vehicleSpeed, (mps * 3.6).rounded(), at: time)) }
                late.append((at, place, mps))
                guard let gpsHz, step % Int(hertz / gpsHz) == 0,
                    let seen = late.last(where: { $0.seconds <= at - latencyS })
                else { continue }
                let shown = seen.place.moved(byM: noise.next() * 0.3, towardsDeg: 90)
                let course = seen.mps > 1 ? (gone > 1 ? heading : 0) + noise.next() * 6 / seen.mps : 180 * noise.next()
                samples += [
                    Sample(.latitude, shown.latitude, at: time), Sample(.longitude, shown.longitude, at: time),
                    Sample(.groundSpeed, max(0, seen.mps * 3.6 + noise.next() * 0.3), at: time),
                    Sample(.course, Angle.normalized(course), at: time),
                ]
            }
            return samples
        }

        /// As for a stored trip: the samples are read twice.
        var exercise: TurnExercise? {
            let samples = samples
            var estimator = SlipEstimator()
            for sample in samples { _ = estimator.take(sample) }
            var fold = TurnFold(estimator: estimator.again)
            for sample in samples { fold.take(sample) }
            return TurnExercise(fold.finished, targetDeg: abs(turnDeg))
        }
    }

    static let turns = [45.0, 90, 180, 360]

    /// 95 of 100 are within their own error, and none is off by more than 4°.
    @Test(arguments: turns, [0.0, 1, 2, 3]) func turnTable(turnDeg: Double, bias: Double) throws {
        var (count, within, worst) = (0, 0, 0.0)
        for latency in [0.05, 0.15, 0.3] {
            for noise in [0.05, 0.3, 1] {
                for seed in 1...UInt64(Thorough.isOn ? 20 : 3) {
                    for side in [1.0, -1] {
                        let table = Table(
                            turnDeg: turnDeg * side, biasDegPerS: bias * (seed.isMultiple(of: 2) ? 1 : -1),
                            latencyS: latency, gyroNoise: noise, seed: seed)
                        let exercise = try #require(table.exercise, "\(table)")
                        count += 1
                        if abs(exercise.errorDeg) <= exercise.uncertaintyDeg { within += 1 }
                        worst = max(worst, abs(exercise.errorDeg))
                        #expect(exercise.uncertaintyDeg < 8, "\(table)")
                    }
                }
            }
        }
        #expect(worst <= 4, "\(worst)")
        #expect(within * 100 >= 95 * count, "\(within) of \(count)")
    }

    /// A gyro and the wheels are enough: the bias is known from standing still.
    @Test(arguments: turns) func withoutAReceiver(turnDeg: Double) throws {
        let exercise = try #require(Table(turnDeg: turnDeg, biasDegPerS: 2, gpsHz: nil).exercise)
        #expect(abs(exercise.errorDeg) < 4 && abs(exercise.errorDeg) <= exercise.uncertaintyDeg, "\(exercise)")
    }

    /// What comes after the rest, a corner among it, is not the exercise.
    @Test func theWayHome() throws {
        let exercise = try #require(Table(turnDeg: 90, biasDegPerS: 1, drivesAway: true).exercise)
        #expect(abs(exercise.errorDeg) < 4, "\(exercise)")
    }

    @Test func withoutATurnThereIsNoExercise() {
        #expect(Table(turnDeg: 8, biasDegPerS: 3).exercise == nil)
        #expect(TurnExercise([], targetDeg: 90) == nil)
    }

    /// While it is driven, the bias is known from what was before.
    @Test(arguments: [0.0, 2, -3]) func live(bias: Double) throws {
        let reference = Self.line(Table(turnDeg: 0, biasDegPerS: -bias).samples)
        var alone = ExerciseMeter(targetDeg: 90)
        var compared = ExerciseMeter(targetDeg: 90, reference: reference, named: "straight")
        for sample in Table(turnDeg: 90, biasDegPerS: bias, seed: 7).samples {
            alone.take(sample)
            compared.take(sample)
        }
        for meter in [alone, compared] {
            let result = try #require(meter.result)
            #expect(abs(result.errorDeg) < 4 && abs(result.errorDeg) <= result.uncertaintyDeg, "\(result)")
        }
        let nearest = try #require(compared.nearest)
        let here = try #require(compared.track.points.last)
        #expect(abs(nearest.x - here.x) < 3 && abs(nearest.z - here.z) < 3)
        #expect(alone.nearest == nil)
    }

    private static func line(_ samples: [Sample]) -> DriftLine {
        var line = DriftLine()
        for sample in samples { line.take(sample) }
        line.finishMoment()
        return line
    }
}
