import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct SharpManoeuvreTests {
    struct Drive: Sendable, CustomTestStringConvertible {
        let name: String
        let rows: [(seconds: Double, kmh: Double)]
        var isSmooth = false
        var accelerations = 0
        var brakings = 0
        /// In m/s², of the true speed.
        var peak = 0.0
        var testDescription: String { name }
    }

    static let drives = [
        Drive(name: "braking", rows: [(10, 60), (3, 11.4), (10, 11.4)], brakings: 1, peak: 4.5),
        Drive(name: "to a standstill", rows: [(10, 50), (3.47, 0), (10, 0)], brakings: 1, peak: 4),
        Drive(name: "from a standstill", rows: [(10, 0), (4, 50.4), (10, 50.4)], accelerations: 1, peak: 3.5),
        Drive(name: "an S up", rows: [(10, 0), (4, 38.4), (10, 38.4)], isSmooth: true, accelerations: 1, peak: 4),
        Drive(name: "an S down", rows: [(10, 80), (5, 26), (10, 26)], isSmooth: true, brakings: 1, peak: 4.5),
        Drive(
            name: "a change of gear", rows: [(10, 0), (3, 37.8), (0.6, 37.8), (3, 75), (10, 75)], accelerations: 1,
            peak: 3.5),
        Drive(name: "firm, but not sharp", rows: [(10, 20), (5, 56), (5, 56), (4, 20), (5, 20)]),
        Drive(name: "two", rows: [(10, 90), (2, 58), (4, 58), (2, 26), (10, 26)], brakings: 2, peak: 4.5),
        Drive(
            name: "up and down", rows: [(5, 20), (3, 60), (3, 12), (5, 12)], accelerations: 1, brakings: 1, peak: 4.5),
        Drive(name: "too slow to matter", rows: [(5, 0), (1, 9.5), (5, 9.5), (0.8, 0), (5, 0)]),
        // A curb, a pothole: less than half a second.
        Drive(name: "a jolt", rows: [(10, 50), (0.2, 45), (0.2, 50), (10, 50)]),
    ]

    @Test(arguments: drives, [1.0, 2, 5, 10, 20, 50]) func found(drive: Drive, rateHz: Double) {
        for (seed, step) in zip(seeds, [1.0, 1, 1, 2, 2, 1, 1, 2, 1, 1]) {
            var generator = SeededGenerator(seed: seed)
            let readings = SpeedReadings(
                rateHz: rateHz, refreshHz: [5, 8, 10][Int(seed % 3)], step: step, rounds: seed % 2 == 0, jitter: 0.2)
            let samples = readings.samples(
                until: duration(drive.rows), speed(drive.rows, isSmooth: drive.isSmooth), using: &generator)
            let found = events(samples)
            #expect(found.count { $0.kind == .sharpAcceleration } == drive.accelerations, "seed \(seed)")
            #expect(found.count { $0.kind == .sharpBraking } == drive.brakings, "seed \(seed)")
            for event in found where event.kind != .stop {
                #expect(abs(event.peak - drive.peak) < 1.3, "seed \(seed)")
                #expect(event.durationS >= 0.5)
            }
        }
    }

    @Test func timeAndDurationAreThoseOfTheManoeuvre() throws {
        let rows: [(seconds: Double, kmh: Double)] = [(10, 90), (4, 32.4), (10, 32.4)]
        var generator = SeededGenerator(seed: 1)
        let event = try #require(
            events(SpeedReadings().samples(until: 24, speed(rows), using: &generator)).first)
        #expect(event.kind == .sharpBraking)
        #expect(abs(event.start.seconds(since: at(10))) < 0.5)
        #expect(abs(event.durationS - 4) < 0.7)
        #expect(abs(event.peak - 4) < 0.4)
    }

    /// An event that is still going on is reported at any time, and remains the same event.
    @Test func aRunningEventIsTold() {
        var detector = EventDetector(parameters: TripParameters())
        var counts: [Int] = []
        for number in 0...100 {
            detector.take(Sample(.vehicleSpeed, max(0, 100 - Double(number) * 1.5), at: at(Double(number) * 0.1)))
            counts.append(detector.count(.sharpBraking))
            #expect(detector.events.count { $0.kind == .sharpBraking } == counts.last)
        }
        #expect(counts.first == 0)
        #expect(counts[20...].allSatisfy { $0 == 1 })
    }

    /// Gentle driving is never an event, however it is sampled.
    @Test func nothingIsInvented() {
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            let readings = SpeedReadings(
                rateHz: [1, 2, 5, 10, 20, 50][Int(seed % 6)], refreshHz: [5, 7, 10, 50][Int(seed % 4)],
                step: seed % 5 == 0 ? 2 : 1, rounds: seed % 3 == 0, jitter: 0.5,
                losses: Double.random(in: 0...0.5, using: &generator))
            // Straight pieces with up to 1.4 m/s², constant ones, and a standstill.
            var rows: [(seconds: Double, kmh: Double)] = []
            var kmh = Double.random(in: 0...130, using: &generator)
            while duration(rows) < 300 {
                let seconds = Double.random(in: 1...20, using: &generator)
                let change = seconds * 5 * Double.random(in: -1...1, using: &generator)
                kmh = Bool.random(using: &generator) ? kmh : min(max(0, kmh + change), 180)
                rows.append((seconds, kmh))
            }
            let found = events(readings.samples(until: duration(rows), speed(rows), using: &generator))
            #expect(!found.contains { $0.kind == .sharpAcceleration || $0.kind == .sharpBraking }, "seed \(seed)")
        }
    }

    @Test func thresholdsAreThoseOfTheParameters() {
        let rows: [(seconds: Double, kmh: Double)] = [(5, 20), (4, 48.8), (5, 48.8), (4, 20), (5, 20)]
        var generator = SeededGenerator(seed: 3)
        let samples = SpeedReadings().samples(until: 23, speed(rows), using: &generator)
        #expect(events(samples).isEmpty)
        var parameters = TripParameters()
        parameters.sharpAccelerationMps2 = 1.5
        parameters.sharpBrakingMps2 = 1.6
        #expect(events(samples, parameters).map(\.kind) == [.sharpAcceleration, .sharpBraking])
        parameters.sharpMinimumKmh = 60
        #expect(events(samples, parameters).isEmpty)
    }
}
