import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct EventDetectorTests {
    /// Coolant temperature, and engine speeds by seconds; the stretches found as start, duration, peak.
    typealias Row = (name: String, coolantC: Double?, rpm: [(seconds: Double, value: Double)], found: [[Double]])

    private static let coldRows: [Row] = [
        ("cold", 20, [(1, 2000), (2, 4000), (3, 4000), (4, 2000), (9, 2000)], [[1.5, 2, 4000]]),
        ("warm", 60, [(1, 4000), (9, 4000)], []),
        ("not known", nil, [(1, 4000), (9, 4000)], []),
        ("for a moment", 20, [(1, 2900), (1.2, 3300), (1.8, 2900), (3, 2900)], []),
        ("at the limit", 20, [(1, 3000), (9, 3000)], []),
        ("twice", 20, [(0, 4000), (2, 2000), (4, 4000), (6, 2000)], [[0, 1, 4000], [3, 2, 4000]]),
        ("coolant of two minutes", 20, [(110, 4000), (114, 4000), (119, 4000), (120, 4000)], [[110, 9, 4000]]),
        ("coolant of old", 20, [(200, 4000), (209, 4000)], []),
    ]

    @Test(arguments: coldRows) func coldEngine(row: Row) {
        let coolant = row.coolantC.map { [Sample(.coolantTemperature, $0, at: at(-1))] } ?? []
        let found = events(coolant + samples(.engineSpeed, row.rpm))
        #expect(found.allSatisfy { $0.kind == .coldHighRpm })
        #expect(found.map { [$0.start.seconds(since: origin), $0.durationS, $0.peak] } == row.found, "\(row.name)")
    }

    @Test func itWarmsUpMeanwhile() {
        let found = events([
            Sample(.coolantTemperature, 58, at: at(0)), Sample(.engineSpeed, 3500, at: at(1)),
            Sample(.engineSpeed, 3500, at: at(4)), Sample(.coolantTemperature, 61, at: at(5)),
            Sample(.engineSpeed, 3500, at: at(6)), Sample(.engineSpeed, 3500, at: at(9)),
        ])
        #expect(found == [DrivingEvent(.coldHighRpm, from: at(1), durationS: 3, peak: 3500)])
    }

    /// Samples out of order, of other signals, and invalid numbers change nothing.
    @Test func whatDoesNotBelong() {
        let rows: [(seconds: Double, kmh: Double)] = [(5, 60), (3, 12), (9, 0), (9, 60)]
        var generator = SeededGenerator(seed: 5)
        let clean = SpeedReadings().samples(until: 26, speed(rows), using: &generator)
        let disturbed = clean.flatMap { sample in
            [
                sample, Sample(.vehicleSpeed, 200, at: sample.time.advanced(bySeconds: -0.05)),
                Sample(.massAirFlow, 200, at: sample.time), Sample(.vehicleSpeed, .nan, at: sample.time),
                Sample(.engineSpeed, .infinity, at: sample.time),
            ]
        }
        #expect(!events(clean).isEmpty)
        #expect(events(disturbed) == events(clean))
    }

    /// An ECU that rarely updates its speed, however often it is read: maneuvers just below the thresholds are not
    /// events, and those just above are found with their peaks.
    @Test(arguments: [1.0, 2, 4, 10], [false, true])
    func anECUThatRenewsItsSpeedSeldom(refreshHz: Double, rounds: Bool) {
        func drive(_ acceleration: Double, _ braking: Double) -> [(seconds: Double, kmh: Double)] {
            [
                (8, 0), (60 / 3.6 / acceleration, 60), (8, 60), (60 / 3.6 / braking, 0), (5, 0),
                (70 / 3.6 / acceleration, 70), (7, 70), (65 / 3.6 / braking, 5), (9, 5),
            ]
        }
        let readings = SpeedReadings(rateHz: 12, refreshHz: refreshHz, rounds: rounds, jitter: 0.4, losses: 0.05)
        for seed in seeds.prefix(8) {
            var generator = SeededGenerator(seed: seed)
            let gentle = drive(2.2, 2.6)
            #expect(
                events(readings.samples(until: duration(gentle), speed(gentle), using: &generator)).allSatisfy {
                    $0.kind == .stop
                }, "seed \(seed)")
            let sharp = drive(2.9, 3.4)
            let found = events(readings.samples(until: duration(sharp), speed(sharp), using: &generator))
            for (kind, peak) in [(DrivingEvent.Kind.sharpAcceleration, 2.9), (.sharpBraking, 3.4)] {
                let peaks = found.filter { $0.kind == kind }.map(\.peak)
                #expect(peaks.count == 2 && peaks.allSatisfy { abs($0 - peak) < 0.5 }, "seed \(seed): \(peaks)")
            }
        }
    }

    /// In the order of their starts, including those that are still going on.
    @Test func inOrder() {
        var parameters = TripParameters()
        parameters.speedLimitKmh = 50
        let rows: [(seconds: Double, kmh: Double)] = [(9, 0), (5, 70), (20, 70), (4, 0), (9, 0), (5, 70), (20, 70)]
        var generator = SeededGenerator(seed: 9)
        let found = events(SpeedReadings().samples(until: 72, speed(rows), using: &generator), parameters)
        #expect(
            found.map(\.kind) == [
                .sharpAcceleration, .overSpeed, .sharpBraking, .stop, .sharpAcceleration, .overSpeed,
            ])
        #expect(found.map(\.start) == found.map(\.start).sorted())
        #expect(found.allSatisfy { $0.durationS > 0 })
    }

    /// Any samples at all: nothing crashes, and every event is a part of the drive with finite numbers.
    @Test func anySamples() {
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            var parameters = TripParameters()
            parameters.longIdleS = 5
            var detector = EventDetector(parameters: parameters)
            var time = 0.0
            for _ in 0..<500 {
                time +=
                    Double.random(in: 0...1, using: &generator) < 0.02
                    ? 30 : Double.random(in: -0.1...1, using: &generator)
                let signal: [Signal] = [.vehicleSpeed, .vehicleSpeed, .engineSpeed, .coolantTemperature]
                let value = [0, 0, 3, 50, 255, 800, 6000, -40][Int.random(in: 0..<8, using: &generator)]
                detector.take(
                    Sample(signal[Int.random(in: 0..<4, using: &generator)], Double(value), at: at(time)))
            }
            for event in detector.events {
                #expect(event.durationS > 0 && event.durationS < 600 && event.peak.isFinite, "seed \(seed): \(event)")
                #expect(event.start >= at(-1) && event.start.advanced(bySeconds: event.durationS) <= at(time + 1))
            }
        }
    }
}
