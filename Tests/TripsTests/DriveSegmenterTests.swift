import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct DriveSegmenterTests {
    private static func cut(
        _ samples: [Sample], _ parameters: TripParameters = TripParameters()
    ) -> (summary: TripSummary, segments: [DriveSegment]) {
        var segmenter = DriveSegmenter(parameters: parameters)
        for sample in samples.sorted(by: { $0.time < $1.time }) { segmenter.take(sample) }
        return segmenter.finish()
    }

    /// A drive with stops: 100 s at up to 60 km/h, then 20 s standing, and so on.
    private static func drive(seconds: Int) -> [Sample] {
        func kmh(_ second: Double) -> Double {
            let phase = second.truncatingRemainder(dividingBy: 120)
            return phase < 20 ? 0 : phase < 40 ? (phase - 20) * 3 : phase < 100 ? 60 : (120 - phase) * 3
        }
        func flow(_ second: Double) -> Double { 3 + kmh(second) / 8 }
        return samples(.vehicleSpeed, everySecond(seconds, kmh)) + samples(.massAirFlow, everySecond(seconds, flow))
            + samples(.engineSpeed, everySecond(seconds) { 800 + 20 * kmh($0) })
            + samples(.coolantTemperature, everySecond(seconds) { min(90, 20 + $0 / 10) })
            + samples(.intakeAirTemperature, everySecond(seconds) { 12 + $0 / 100 })
    }

    @Test func theSegmentsAddUpToTheTrip() throws {
        let (summary, segments) = Self.cut(Self.drive(seconds: 1190))
        #expect(segments.count == 20)
        func total(_ value: (DriveSegment) -> Double) -> Double { segments.reduce(0) { $0 + value($1) } }
        #expect(near(total(\.distanceKm), summary.distanceKm))
        #expect(near(total(\.durationS), summary.coveredS) && near(total(\.runningS), summary.coveredS))
        #expect(near(total { $0.fuelL ?? 0 }, summary.fuelL, within: 1e-3))
        #expect(near(total(\.idleS), summary.idleS, within: 0.01))
        #expect(
            near(total { $0.revolutions ?? 0 }, try #require(summary.averageEngineSpeedRpm) * 1190 / 60, within: 0.01))
        // Ten times from 0 to 60 km/h, but for steps that are not yet 3 km/h.
        #expect(near(total(\.accelerationWork), 10 * (60 / 3.6) * (60 / 3.6) / 2, within: 0.001))
        // Where the car reports no ambient temperature, it is that of the air which first came in.
        #expect(segments.allSatisfy { $0.ambientC == 12 })
        #expect(segments.first?.coolantC == 26 && segments.last?.coolantC == 90)
    }

    @Test func correctionsCount() throws {
        var parameters = TripParameters()
        parameters.vehicle.fuelCorrection = .init(factor: 1.1, spreadPercent: nil, comparisons: 1)
        parameters.vehicle.distanceCorrection = .init(factor: 0.98, spreadPercent: nil, comparisons: 1)
        let plain = Self.cut(Self.drive(seconds: 300)).segments
        let corrected = Self.cut(Self.drive(seconds: 300), parameters).segments
        #expect(plain.count == 5 && corrected.count == 5)
        for (one, other) in zip(plain, corrected) {
            #expect(near(other.fuelL, try #require(one.fuelL) * 1.1))
            #expect(near(other.distanceKm, one.distanceKm * 0.98))
        }
    }

    /// A minute without a connection is in no segment, and its fuel in none either.
    @Test func aGapBelongsToNone() {
        let drive = Self.drive(seconds: 600).filter { sample in
            let second = sample.time.seconds(since: .zero)
            return second < 230 || second > 290
        }
        let (summary, segments) = Self.cut(drive)
        #expect(near(segments.reduce(0) { $0 + $1.durationS }, summary.coveredS, within: 0.01))
        #expect(segments.allSatisfy { $0.durationS <= 61 })
        let litres = segments.reduce(0) { $0 + ($1.fuelL ?? 0) }
        #expect(near(litres, summary.fuelL, within: 2e-3))
    }

    @Test func sharpBrakingIsInItsSegment() {
        let speeds = everySecond(300) { $0 < 200 ? 72 : max(0, 72 - ($0 - 200) * 18) }
        let segments = Self.cut(samples(.vehicleSpeed, speeds)).segments
        #expect(segments.map(\.sharpBrakings) == [0, 0, 0, 1, 0])
        #expect(segments.allSatisfy { $0.sharpAccelerations == 0 && $0.fuelL == nil && $0.revolutions == nil })
        #expect(segments[0].runningS == 60 && near(segments[0].airWork, 60 * 20 * 20 * 20))
    }

    /// A cruise whose whole numbers flicker is no acceleration.
    @Test func flickerIsNoWork() {
        let segments = Self.cut(samples(.vehicleSpeed, everySecond(120) { Int($0) % 2 == 0 ? 100 : 101 })).segments
        #expect(segments.allSatisfy { $0.accelerationWork == 0 && $0.relativeAcceleration == 0 })
        #expect(near(segments.first?.speedKmh, 100.5))
    }

    @Test func anEngineThatStopsDoesNotRun() {
        let drive =
            samples(.vehicleSpeed, everySecond(60) { _ in 0 })
            + samples(.engineSpeed, everySecond(60) { $0 < 30 ? 800 : 0 })
        let segments = Self.cut(drive).segments
        #expect(segments.count == 1 && near(segments.first?.runningS, 30, within: 0.04))
        #expect(near(segments.first?.idleS, 30, within: 0.04))
    }

    @Test func nothing() {
        #expect(Self.cut([]).segments.isEmpty)
        // A few seconds are no segment.
        #expect(Self.cut(samples(.vehicleSpeed, everySecond(10) { _ in 50 })).segments.isEmpty)
    }
}
