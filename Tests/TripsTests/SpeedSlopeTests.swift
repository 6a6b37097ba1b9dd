import Glibc
import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct SpeedSlopeTests {
    private func slopes(_ points: [(seconds: Double, kmh: Double)]) -> [Double] {
        var slope = SpeedSlope()
        return points.compactMap { slope.take(kmh: $0.kmh, at: at($0.seconds))?.metresPerSecondSquared }
    }

    @Test func aRampHasItsSlope() {
        for slope in [2.5, -2.5] {
            let ramp = (0...40).map { (tenth: Int) -> (seconds: Double, kmh: Double) in
                (Double(tenth) / 10, 60 + 0.36 * slope * Double(tenth))
            }
            let found = slopes(ramp).dropFirst(10)
            #expect(found.allSatisfy { near($0, slope, within: 1e-6) })
        }
        // Rare readings at irregular times.
        #expect(near(slopes([(0, 50), (0.8, 57.2), (2.1, 68.9)]).last, 2.5, within: 1e-6))
    }

    /// By hand: over three equal steps, the least-squares slope is (68 - 50) / 2 = 9 km/h per second, whatever the
    /// middle reading is.
    @Test func theLineThroughNoisyReadings() {
        #expect(near(slopes([(0, 50), (1, 57), (2, 68)]).last, 2.5, within: 1e-6))
        #expect(near(slopes([(0, 68), (1, 61), (2, 50)]).last, -2.5, within: 1e-6))
    }

    @Test func copiesOfOneReadingSayNothing() {
        // Updated five times per second, read 50 times.
        let asked = (0...150).map { (number: Int) -> (seconds: Double, kmh: Double) in
            (Double(number) * 0.02, 20 + 1.8 * Double(number / 10))
        }
        let found = slopes(asked)
        #expect(found.count == 16)
        #expect(near(found.last, 2.5, within: 1e-6))
    }

    typealias Row = (name: String, points: [(seconds: Double, kmh: Double)])

    private static let slopeless: [Row] = [
        ("too few", [(0, 50), (1, 60)]),
        ("one step of the counter", [(0, 50), (0.5, 50), (1, 51), (1.5, 51), (2, 51)]),
        ("one reading gone wrong", [(0, 60), (0.5, 60), (1, 20), (1.5, 60), (2, 60)]),
        ("one reading far gone wrong", [(0, 60), (1, 61), (2, 0), (3, 61), (4, 60)]),
        ("a jump", [(0, 20), (1, 20), (2, 90), (3, 91), (4, 91)]),
        ("readings lost", [(0, 20), (2, 40), (4, 60), (6, 80)]),
        ("within half a second", [(0, 50), (0.1, 51), (0.2, 52), (0.3, 53), (0.4, 54)]),
    ]

    /// Changes that no vehicle can make have no slope, and afterwards the readings start over.
    @Test(arguments: slopeless) func noSlope(name: String, points: [(seconds: Double, kmh: Double)]) {
        #expect(slopes(points).allSatisfy { abs($0) < 0.3 }, "\(name)")
    }

    @Test func timeThatStandsStillIsNoTime() {
        #expect(slopes([(0, 20), (0, 60), (0, 90)]).count == 1)
    }

    /// The maximum error of the slope with truncated integers and gently varying speeds, which the thresholds must
    /// exceed.
    @Test(arguments: [
        (1, 10, 1, 0.42), (2, 10, 1, 0.42), (10, 10, 1, 0.42), (20, 5, 1, 0.42), (50, 50, 1, 0.42),
        (1, 10, 2, 0.7), (5, 5, 2, 0.7), (10, 5, 2, 0.7), (50, 7, 2, 0.7),
    ])
    func quantisationIsSmoothed(rateHz: Double, refreshHz: Double, step: Double, worst: Double) {
        for seed in seeds.prefix(12) {
            var generator = SeededGenerator(seed: seed)
            let readings = SpeedReadings(
                rateHz: rateHz, refreshHz: refreshHz, step: step, jitter: 0.4,
                losses: Double.random(in: 0...0.3, using: &generator))
            let mean = Double.random(in: 12...150, using: &generator)
            let sway = Double.random(in: 0...4, using: &generator)
            let rhythm = 2 * Double.pi / Double.random(in: 4...60, using: &generator)
            var slope = SpeedSlope()
            for sample in readings.samples(until: 120, { mean + sway * sin(rhythm * $0) }, using: &generator) {
                guard let found = slope.take(kmh: sample.value, at: sample.time), found.metresPerSecondSquared != 0
                else { continue }
                let middle = (found.from.seconds(since: origin) + found.to.seconds(since: origin)) / 2
                let truth = sway * rhythm * cos(rhythm * middle) / 3.6
                #expect(abs(found.metresPerSecondSquared - truth) < worst, "seed \(seed), at \(middle) s")
            }
        }
    }
}
