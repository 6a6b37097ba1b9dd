import Telemetry
import Testing

@testable import MotionSource

@Suite(.timeLimit(.minutes(20))) struct YawRateMeterTests {
    private static func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    private static func reading(
        _ gyro: (Double, Double, Double), _ acceleration: (Double, Double, Double)? = nil, stampS: Double? = nil
    ) -> MotionReading {
        var reading = MotionReading()
        reading.gyro = MotionReading.Vector(gyro.0, gyro.1, gyro.2)
        reading.acceleration = acceleration.map { MotionReading.Vector($0.0, $0.1, $0.2) }
        reading.stampS = stampS
        return reading
    }

    /// A turn to the left is counterclockwise from above: a positive rotation about the upward axis, a negative yaw rate.
    @Test func flat() {
        var meter = YawRateMeter()
        #expect(meter.take(Self.reading((0, 0, 30)), arrival: Self.at(1))?.value == -30)
    }

    /// A phone in a holder, its top upward: the rotation about its y axis is the car's.
    @Test func upright() throws {
        var meter = YawRateMeter()
        for step in 0..<100 {
            _ = meter.take(Self.reading((0, 0, 0), (0, 9.8, 0.1)), arrival: Self.at(Double(step) / 50))
        }
        let told = meter.take(Self.reading((5, 30, 2), (3, 9.8, 4)), arrival: Self.at(2))
        let sample = try #require(told)
        #expect(abs(sample.value + 30) < 0.1)
    }

    /// What accelerates is not upward.
    @Test func onlyAtRest() {
        var meter = YawRateMeter()
        for step in 0..<100 {
            _ = meter.take(Self.reading((0, 0, 0), (0, 0, 9.8)), arrival: Self.at(Double(step) / 50))
        }
        for step in 100..<300 {
            _ = meter.take(Self.reading((0, 0, 25), (0, 6, 9.8)), arrival: Self.at(Double(step) / 50))
        }
        #expect(meter.upward.map { $0.z > 0.999 } == true)
    }

    /// Of a fast sensor, means: the turn stays the same.
    @Test func fastSensors() {
        var meter = YawRateMeter()
        var turn = 0.0
        var last = 1.0
        var count = 0
        for step in 0...400 {
            let time = 1 + Double(step) / 400
            guard
                let sample = meter.take(
                    Self.reading((0, 0, step.isMultiple(of: 2) ? 10 : 30)), arrival: Self.at(time))
            else { continue }
            let now = sample.time.seconds(since: .zero)
            turn += sample.value * (now - last)
            last = now
            count += 1
        }
        #expect(abs(turn + 20) < 0.3 && count <= 102 && count > 90, "\(turn) \(count)")
    }

    /// Readings that come in bursts get their own times, which never are after their arrival.
    @Test func bursts() {
        var meter = YawRateMeter()
        var times: [Double] = []
        for burst in 0..<20 {
            for step in 0..<5 {
                let stamp = 1000 + Double(burst) / 10 + Double(step) / 50
                let arrival = 1 + Double(burst) / 10 + 0.08
                if let sample = meter.take(Self.reading((0, 0, 1), stampS: stamp), arrival: Self.at(arrival)) {
                    times.append(sample.time.seconds(since: .zero))
                    #expect(sample.time <= Self.at(arrival))
                }
            }
        }
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(times.count > 90 && steps.dropFirst(10).allSatisfy { abs($0 - 0.02) < 0.001 })
    }

    @Test func whatIsNoRotation() {
        var meter = YawRateMeter()
        #expect(meter.take(Self.reading((0, 0, 1e6)), arrival: Self.at(1)) == nil)
        #expect(meter.take(Self.reading((0, 0, .nan)), arrival: Self.at(1)) == nil)
    }
}
