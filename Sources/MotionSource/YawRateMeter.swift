import Telemetry

/// Makes yaw rates from the readings of a sensor that may lie in any direction: the acceleration of a sensor at rest is
/// upward, and the rotation about that direction is the car's. A sensor without an accelerometer must lie flat.
struct YawRateMeter: Sendable {
    /// At rest: the length of the acceleration is that of gravity to this share, and its change and the rotation are small.
    private static let (gravity, gravityShare, restMps2, restDegPerS) = (9.80665, 0.05, 0.3, 3.0)
    /// The time constant with which the direction follows at rest, in seconds.
    private static let settlingS = 2.0
    /// Yaw rates are told at most this often, as means, in seconds.
    private static let stepS = 0.0095
    /// A value beyond this is not that of a car, in degrees per second.
    private static let most = 2000.0
    /// A clock that differs by more from the time of arrival was set anew, in seconds.
    private static let resetS = 5.0
    private static let longestStepS = 1.0

    /// The direction upward in the sensor's axes, of length 1; nil before the first acceleration.
    private(set) var upward: MotionReading.Vector?
    private var smooth: MotionReading.Vector?
    private var last: Instant?
    private var sum = (turn: 0.0, seconds: 0.0)
    /// The time of arrival minus the sensor's time, of the reading that took the shortest way.
    private var offsetS: Double?
    private var arrived: Instant?

    /// Takes a reading. Returns the yaw rate of the readings since the last one, when it is due.
    mutating func take(_ reading: MotionReading, arrival: Instant) -> Sample? {
        let time = time(reading.stampS, arrival)
        let seconds = last.map { time.seconds(since: $0) } ?? 0
        guard last == nil || seconds > 0 else { return nil }
        if let acceleration = reading.acceleration { follow(acceleration, reading.gyro, max(seconds, 0.01)) }
        guard let rate = rate(reading), abs(rate) <= Self.most else { return nil }
        last = time
        if seconds > Self.longestStepS || sum.seconds == 0 && seconds == 0 {
            sum = (0, 0)
            return Sample(.yawRate, PositionResolution.rounded(.yawRate, rate), at: time)
        }
        sum = (sum.turn + rate * seconds, sum.seconds + seconds)
        guard sum.seconds >= Self.stepS else { return nil }
        let mean = sum.turn / sum.seconds
        sum = (0, 0)
        return Sample(.yawRate, PositionResolution.rounded(.yawRate, mean), at: time)
    }

    private func rate(_ reading: MotionReading) -> Double? {
        if let rate = reading.yawRate { return rate }
        // Counterclockwise about the direction upward is to the left.
        return reading.gyro.map { -($0.dot(upward ?? MotionReading.Vector(0, 0, 1))) }
    }

    private mutating func follow(
        _ acceleration: MotionReading.Vector, _ gyro: MotionReading.Vector?, _ seconds: Double
    ) {
        let length = acceleration.length
        guard length > 0, abs(length / Self.gravity - 1) < Self.gravityShare, (gyro?.length ?? 0) < Self.restDegPerS
        else {
            return
        }
        let before = smooth ?? acceleration
        let change = MotionReading.Vector(
            acceleration.x - before.x, acceleration.y - before.y, acceleration.z - before.z)
        let share = smooth == nil ? 1 : min(1, seconds / Self.settlingS)
        let now = MotionReading.Vector(
            before.x + change.x * share, before.y + change.y * share, before.z + change.z * share)
        smooth = now
        guard upward == nil || change.length < Self.restMps2, now.length > 0 else { return }
        upward = MotionReading.Vector(now.x / now.length, now.y / now.length, now.z / now.length)
    }

    /// The sensor's time on the clock of arrival, without the jitter of the way.
    private mutating func time(_ stampS: Double?, _ arrival: Instant) -> Instant {
        guard let stampS else { return arrival }
        let offset = Double(arrival.nanoseconds) / 1e9 - stampS
        if let known = offsetS, abs(offset - known) < Self.resetS {
            // The clocks drift apart by at most a hundredth of a percent.
            let passed = arrived.map { arrival.seconds(since: $0) } ?? 0
            offsetS = min(offset, known + max(0, passed) * 1e-4)
        } else {
            offsetS = offset
        }
        arrived = arrival
        return min(arrival, Instant.zero.advanced(bySeconds: stampS + (offsetS ?? offset)))
    }
}
