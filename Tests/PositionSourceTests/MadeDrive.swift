import Interchange
import Routes
import Telemetry

import func Glibc.cos
import func Glibc.log
import func Glibc.sin

@testable import PositionSource

/// A generator of random numbers with a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Of the standard normal distribution (Box and Muller).
    mutating func normal() -> Double {
        let one = Double.random(in: 1e-12..<1, using: &self)
        return (-2 * log(one)).squareRoot() * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}

/// A drive of which everything is known, and what a receiver reports of it.
struct MadeDrive {
    struct Moment {
        var seconds: Double
        var (eastM, northM): (Double, Double)
        var kmh: Double
    }

    /// What a receiver is like.
    struct Receiver {
        /// The standard deviation of each direction, in meters.
        var noiseM = 3.0
        var errorM: Double? = 8
        var reportsSpeed = true
        var intervalS = 1.0
        /// What it makes of a speed.
        var speed: (Double) -> Double = { $0 }
    }

    static let origin = GeoPoint(latitude: 48.2, longitude: 11.6)

    /// Ten a second.
    private(set) var moments: [Moment] = []
    private(set) var lengthM = 0.0
    private var headingDeg = 60.0

    var seconds: Double { moments.last?.seconds ?? 0 }

    mutating func stand(_ seconds: Double) {
        for _ in 0..<Int(seconds * 10) { step(0) }
    }

    /// Drives straight on, with an acceleration of 1.5 m/s².
    mutating func drive(_ meters: Double, kmh: Double, endKmh: Double? = nil) {
        let begin = lengthM
        while lengthM - begin < meters {
            let left = meters - (lengthM - begin)
            let current = (moments.last?.kmh ?? 0) / 3.6
            let end = (endKmh ?? kmh) / 3.6
            let braking = (end * end + 2 * 1.5 * left).squareRoot()
            step(max(0.5, min(current + 0.15, kmh / 3.6, braking)) * 3.6)
        }
    }

    mutating func turn(_ degrees: Double, radiusM: Double, kmh: Double) {
        let steps = Int(abs(degrees) / 180 * .pi * radiusM / (kmh / 36))
        for _ in 0..<max(1, steps) {
            headingDeg += degrees / Double(max(1, steps))
            step(kmh)
        }
    }

    private mutating func step(_ kmh: Double) {
        let last = moments.last ?? Moment(seconds: 0, eastM: 0, northM: 0, kmh: 0)
        let meters = (last.kmh + kmh) / 2 / 36
        let heading = headingDeg * .pi / 180
        lengthM += meters
        moments.append(
            Moment(
                seconds: last.seconds + 0.1, eastM: last.eastM + meters * sin(heading),
                northM: last.northM + meters * cos(heading), kmh: kmh))
    }

    /// Blocks of a town, with corners and stops.
    static func town(kmh: Double = 50, blocks: Int = 12) -> MadeDrive {
        var drive = MadeDrive()
        drive.stand(40)
        for block in 0..<blocks {
            drive.drive(Double(180 + block * 37 % 200), kmh: kmh, endKmh: block % 3 == 2 ? 2 : min(kmh, 18))
            if block % 3 == 2 {
                drive.stand(20)
            } else {
                drive.turn(block % 2 == 0 ? 90 : -90, radiusM: 12, kmh: min(kmh, 18))
            }
        }
        drive.drive(100, kmh: kmh, endKmh: 2)
        drive.stand(30)
        return drive
    }

    func place(_ moment: Moment, _ generator: inout Seeded, _ receiver: Receiver) -> GeoPoint {
        LocalPlane(at: Self.origin).point(
            eastM: moment.eastM + receiver.noiseM * generator.normal(),
            northM: moment.northM + receiver.noiseM * generator.normal())
    }

    /// What a receiver reports, in batches with its times.
    func batches(_ receiver: Receiver, seed: UInt64, without tunnel: ClosedRange<Double>? = nil) -> [Batch] {
        var generator = Seeded(seed)
        var due = 0.0
        return moments.compactMap { moment in
            guard moment.seconds >= due - 0.01 else { return nil }
            due += receiver.intervalS
            let place = place(moment, &generator, receiver)
            let noise = 0.3 * generator.normal()
            if tunnel?.contains(moment.seconds) == true { return nil }
            var fix = Fix()
            fix.latitude = place.latitude
            fix.longitude = place.longitude
            fix.errorM = receiver.errorM
            if receiver.reportsSpeed { fix.speedKmh = max(0, receiver.speed(moment.kmh) + noise) }
            return fix.batch(at: Instant.zero.advanced(bySeconds: moment.seconds))
        }
    }
}
