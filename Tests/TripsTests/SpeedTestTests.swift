import Glibc
import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct SpeedTestTests {
    /// A run whose acceleration falls with the speed, v(t) = top (1 - exp(-t / tau)), and a braking at an even rate after
    /// it; all its times are known exactly.
    struct Run {
        var topKmh = 190.0
        var tauS = 11.0
        var standsS = 3.0
        /// The time in which the acceleration grows evenly from nothing.
        var growsS = 0.0
        var brakesAtKmh = 130.0
        var brakingKmhPerS = 30.0

        var brakesAtS: Double { standsS + timeS(to: brakesAtKmh) }
        var stopsAtS: Double { brakesAtS + brakesAtKmh / brakingKmhPerS }

        /// From standstill.
        func timeS(to kmh: Double) -> Double { -tauS * log(1 - kmh / topKmh) + growsS / 2 }

        func kmh(at seconds: Double) -> Double {
            if seconds < standsS { return 0 }
            if seconds < brakesAtS {
                let driven = seconds - standsS
                let even = driven < growsS ? driven * driven / 2 / growsS : driven - growsS / 2
                return topKmh * (1 - exp(-even / tauS))
            }
            return max(0, brakesAtKmh - (seconds - brakesAtS) * brakingKmhPerS)
        }

        /// The distance from standstill in meters.
        func metres(after seconds: Double) -> Double {
            topKmh / 3.6 * (seconds - tauS * (1 - exp(-seconds / tauS)))
        }

        func quarterMileS() -> Double {
            var (low, high) = (0.0, 100.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if metres(after: middle) < SpeedTest.Kind.quarterMileM { low = middle } else { high = middle }
            }
            return low
        }

        func samples(everyS: Double, phaseS: Double, truncates: Bool, jitterS: Double = 0) -> [Sample] {
            var random = SeededGenerator(seed: UInt64(phaseS * 1e6) &+ 7)
            return stride(from: phaseS, to: stopsAtS + 4, by: everyS).map { seconds in
                let time = seconds + Double.random(in: -jitterS...jitterS, using: &random)
                let value = kmh(at: time)
                return Sample(.vehicleSpeed, truncates ? value.rounded(.down) : value.rounded(), at: at(time))
            }
        }
    }

    /// Of many runs, sampled at any rate and phase, rounded or truncated, the true time lies within the stated ± for at
    /// least 95 of 100.
    @Test(arguments: [0.02, 0.05, 0.1, 0.2, 0.35, 0.5], [true, false])
    func theTruthIsWithin(everyS: Double, truncates: Bool) {
        var random = SeededGenerator(seed: 4711)
        var (hits, misses): ([SpeedTest.Kind: Int], [SpeedTest.Kind: [String]]) = ([:], [:])
        for _ in 0..<100 {
            var run = Run()
            run.topKmh = .random(in: 160...260, using: &random)
            run.tauS = .random(in: 6...16, using: &random)
            run.brakingKmhPerS = .random(in: 20...38, using: &random)
            run.growsS = .random(in: 0...0.6, using: &random)
            let phaseS = Double.random(in: 0..<everyS, using: &random)
            let tests = SpeedTestFinder.tests(run.samples(everyS: everyS, phaseS: phaseS, truncates: truncates))
            let truths: [(SpeedTest.Kind, Double)] = [
                (.to100Kmh, run.timeS(to: 100)), (.to60Mph, run.timeS(to: 60 * 1.609344)),
                (.passing, run.timeS(to: 120) - run.timeS(to: 80)), (.braking, 100 / run.brakingKmhPerS),
            ]
            for (kind, truth) in truths {
                guard let test = tests.first(where: { $0.kind == kind }) else {
                    misses[kind, default: []].append("not found")
                    continue
                }
                if abs(test.timeS - truth) <= test.uncertaintyS {
                    hits[kind, default: 0] += 1
                } else {
                    misses[kind, default: []].append("\(truth): \(test.timeS) ± \(test.uncertaintyS)")
                }
                // Nobody is helped by an uncertainty that says nothing.
                #expect(test.uncertaintyS < 0.4 + everyS, "\(kind) \(test)")
            }
        }
        for kind in [SpeedTest.Kind.to100Kmh, .to60Mph, .passing, .braking] {
            #expect(hits[kind] ?? 0 >= 95, "\(kind): \((misses[kind] ?? []).prefix(5))")
        }
    }

    @Test(arguments: [0.05, 0.1, 0.3], [true, false]) func aQuarterMile(everyS: Double, truncates: Bool) throws {
        var run = Run()
        run.brakesAtKmh = 175
        let tests = SpeedTestFinder.tests(run.samples(everyS: everyS, phaseS: 0.013, truncates: truncates))
        let test = try #require(tests.first { $0.kind == .quarterMile })
        let truth = run.quarterMileS()
        #expect(abs(test.timeS - truth) <= test.uncertaintyS, "\(test) \(truth)")
        #expect(abs(test.endSpeedKmh - run.kmh(at: run.standsS + truth)) < 1)
        // The braking distance, from the same samples.
        let braking = try #require(tests.first { $0.kind == .braking })
        let metres = 100 / 3.6 * 100 / run.brakingKmhPerS / 2
        #expect(abs(braking.distanceM - metres) <= braking.distanceUncertaintyM)
    }

    /// Several runs, one after the other, and what differs between them.
    @Test func severalRuns() throws {
        var samples: [Sample] = []
        var start = 0.0
        for tau in [11.0, 11.5, 10.8] {
            var run = Run()
            run.tauS = tau
            samples += run.samples(everyS: 0.1, phaseS: 0, truncates: false).map {
                Sample($0.signal, $0.value, at: $0.time.advanced(bySeconds: start))
            }
            start += run.stopsAtS + 6
        }
        let sums = SpeedTest.best(SpeedTestFinder.tests(samples))
        #expect(sums.map(\.count) == [3, 3, 3, 3])
        let hundred = try #require(sums.first)
        var best = Run()
        best.tauS = 10.8
        #expect(abs(hundred.best.timeS - best.timeS(to: 100)) <= hundred.best.uncertaintyS)
        #expect(abs(hundred.spreadS - 0.7 * -log(1 - 100 / 190.0)) < 0.3)
    }

    /// Everyday driving is no test: slow accelerations, waiting in between, and a connection that was lost.
    @Test func noTests() {
        func speeds(_ kmh: (Double) -> Double, _ seconds: Range<Double> = 0..<120) -> [Sample] {
            stride(from: seconds.lowerBound, to: seconds.upperBound, by: 0.1).map {
                Sample(.vehicleSpeed, kmh($0).rounded(), at: at($0))
            }
        }
        #expect(SpeedTestFinder.tests(speeds { max(0, $0 - 5) * 1.5 }).isEmpty)
        // Ten seconds at 50 km/h.
        let halting: (Double) -> Double = {
            $0 < 5 ? 0 : $0 < 10 ? ($0 - 5) * 10 : $0 < 20 ? 50 : min(130, 50 + ($0 - 20) * 10)
        }
        #expect(SpeedTestFinder.tests(speeds(halting)).map(\.kind) == [.passing])
        let run = Run()
        let samples = run.samples(everyS: 0.1, phaseS: 0, truncates: false)
        #expect(
            SpeedTestFinder.tests(samples.filter { !(5..<8.5).contains($0.time.seconds(since: at(0))) })
                .allSatisfy { $0.kind == .passing || $0.kind == .braking })
    }

    /// A shift of gears is part of an acceleration.
    @Test func shifting() {
        let samples = stride(from: 0.0, to: 20, by: 0.1).map { seconds -> Sample in
            let kmh =
                seconds < 3
                ? 0 : seconds < 7 ? (seconds - 3) * 14 : seconds < 7.6 ? 56 - (seconds - 7) : 55 + (seconds - 7.6) * 9
            return Sample(.vehicleSpeed, min(kmh, 140).rounded(), at: at(seconds))
        }
        #expect(SpeedTestFinder.tests(samples).map(\.kind) == [.to60Mph, .to100Kmh, .passing])
    }

    /// The state that a display shows.
    @Test func states() {
        var finder = SpeedTestFinder()
        var states: [SpeedTestFinder.State] = []
        for sample in Run().samples(everyS: 0.1, phaseS: 0, truncates: false) {
            finder.take(sample)
            if states.last != finder.state { states.append(finder.state) }
        }
        #expect(
            states == [.moving, .armed, .accelerating, .braking, .moving, .armed]
                || states == [.moving, .armed, .accelerating, .moving, .braking, .moving, .armed], "\(states)")
    }
}
