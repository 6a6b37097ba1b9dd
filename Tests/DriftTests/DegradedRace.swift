import Routes
import Simulator
import Telemetry

@testable import Drift

/// A simulated race as a phone and a receiver in the car would tell it: a late, noisy course at 1 to 10 Hz, and a gyro
/// with noise and a bias at 50 to 100 Hz. The noise is the same each time.
struct DegradedRace {
    var gpsHz = 10.0
    var gyroHz = 60.0
    var latencyS = 0.1
    /// Per axis, in m/s.
    var velocityNoise = 0.1
    /// Of one sample, in degrees per second.
    var gyroNoise = 0.2
    var biasDegPerS = 0.5
    var hasGyro = true
    /// A long straight in front of the race, in seconds.
    var straightS = 10.0
    var laps = 1

    struct Noise {
        var state: UInt64 = 88_172_645_463_325_252
        /// From -0.5 to 0.5.
        mutating func uniform() -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state >> 11) / Double(1 << 53) - 0.5
        }
        /// With a standard deviation of 1.
        mutating func next() -> Double { (0..<12).reduce(0) { sum, _ in sum + uniform() } }
    }

    /// The truth at a time in seconds.
    struct Truth {
        var seconds: Double
        var headingDeg: Double
        var slipDeg: Double
        var speedMps: Double
        var (north, east): (Double, Double)
    }

    var truth: [Truth] {
        var race = VirtualRace(laps: laps, menuS: 0)
        var driven: [Truth] = []
        let hertz = VirtualRace.hertz
        while let moment = race.next() {
            guard moment.isDriving else { continue }
            let (ahead, right) = (
                moment.values[.longitudinalVelocity] ?? 0, moment.values[.lateralVelocity] ?? 0
            )
            let angle = SlipAngle(time: .zero, aheadMps: ahead, rightMps: right)
            let yaw = moment.values[.yaw] ?? 0
            if driven.isEmpty {
                // The straight.
                let speed = 15.0
                for frame in 0..<Int(straightS * hertz) {
                    let t = Double(frame) / hertz
                    driven.append(
                        Truth(
                            seconds: t, headingDeg: yaw, slipDeg: 0, speedMps: speed, north: 0, east: 0))
                }
            }
            driven.append(
                Truth(
                    seconds: Double(driven.count) / hertz, headingDeg: yaw, slipDeg: angle.degrees,
                    speedMps: (ahead * ahead + right * right).squareRoot(),
                    north: moment.values[.positionX] ?? 0, east: moment.values[.positionZ] ?? 0))
        }
        return driven
    }

    /// The samples in the order of their arrival.
    func samples(_ truth: [Truth]) -> [Sample] {
        var noise = Noise()
        var samples: [(Double, Sample)] = []
        guard let end = truth.last?.seconds else { return [] }
        /// Interpolates, since receivers and games have other clocks.
        func at(_ seconds: Double) -> Truth {
            let place = min(max(0, seconds * VirtualRace.hertz), Double(truth.count - 2))
            let (index, share) = (Int(place), place - place.rounded(.down))
            var (one, other) = (truth[index], truth[index + 1])
            one.headingDeg += Angle.signed(other.headingDeg - one.headingDeg) * share
            one.slipDeg += (other.slipDeg - one.slipDeg) * share
            one.speedMps += (other.speedMps - one.speedMps) * share
            return one
        }
        if hasGyro {
            var time = 0.5
            while time < end {
                let rate =
                    Angle.signed(at(time + 0.5 / gyroHz).headingDeg - at(time - 0.5 / gyroHz).headingDeg) * gyroHz
                let told = rate + biasDegPerS + noise.next() * gyroNoise
                samples.append((time, Sample(.yawRate, told, at: Instant.zero.advanced(bySeconds: time))))
                time += 1 / gyroHz
            }
        }
        var time = 0.75
        while time < end {
            let here = at(time)
            let course = here.headingDeg - here.slipDeg
            let speed = max(0.01, here.speedMps)
            let sideways = Angle.signed((noise.next() * velocityNoise / speed).degrees)
            let arrival = Instant.zero.advanced(bySeconds: time + latencyS)
            samples.append((time + latencyS, Sample(.course, Angle.normalized(course + sideways), at: arrival)))
            samples.append(
                (time + latencyS, Sample(.groundSpeed, (speed + noise.next() * velocityNoise) * 3.6, at: arrival)))
            time += 1 / gpsHz
        }
        return samples.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }
}
