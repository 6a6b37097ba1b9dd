package import Routes
package import Telemetry

import func Glibc.hypot

/// Where a car went and where it pointed: a reference, or a session that is compared with one. A pure fold over samples
/// in the order of their times.
package struct DriftLine: Sendable {
    package struct Point: Hashable, Sendable {
        package var time: Instant
        /// Meters on a plane: north and east of the first position, or the game's own directions.
        package var (x, z): (Double, Double)
        /// The driven distance in meters.
        package var distanceM: Double
        /// Where the car points, in degrees clockwise, not wrapped. Where it begins means nothing.
        package var headingDeg: Double
        package var speedKmh: Double
    }

    /// The least distance between two points, in meters.
    private static let stepM = 0.5
    private static let gyroGapS = 1.0

    package private(set) var points: [Point] = []
    /// Where positions in meters are from; nil for those of a game.
    package private(set) var plane: LocalPlane?
    private var (x, z): (Double?, Double?)
    private var (latitude, longitude): (Double?, Double?)
    private var time: Instant?
    private var heading: Double?
    private var rate: Sample?
    private var tellsYaw = false
    private var speedKmh = 0.0

    package static let used: Set<Signal> = [
        .positionX, .positionZ, .latitude, .longitude, .yaw, .yawRate, .vehicleSpeed, .groundSpeed,
    ]

    /// - Parameter plane: that of the line to compare with.
    package init(on plane: LocalPlane? = nil) { self.plane = plane }

    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return }
        if let time, time != sample.time { finishMoment() }
        switch sample.signal {
        case .positionX: (x, time) = (sample.value, sample.time)
        case .positionZ: (z, time) = (sample.value, sample.time)
        case .latitude: (latitude, time) = (sample.value, sample.time)
        case .longitude: (longitude, time) = (sample.value, sample.time)
        case .yaw:
            heading = heading.map { $0 + Angle.signed(sample.value - $0) } ?? sample.value
            tellsYaw = true
        case .yawRate where !tellsYaw:
            if let rate, let heading {
                let seconds = sample.time.seconds(since: rate.time)
                if seconds > 0, seconds <= Self.gyroGapS {
                    self.heading = heading + (rate.value + sample.value) / 2 * seconds
                }
            } else {
                heading = 0
            }
            rate = sample
        case .vehicleSpeed, .groundSpeed: speedKmh = sample.value
        default: break
        }
    }

    /// Takes the last moment into account.
    package mutating func finishMoment() {
        defer { (time, x, z, latitude, longitude) = (nil, nil, nil, nil, nil) }
        guard let time, let heading else { return }
        var place = x.flatMap { x in z.map { (x, $0) } }
        if let latitude, let longitude, let point = GeoPoint(checked: latitude, longitude) {
            let plane = plane ?? LocalPlane(at: point)
            self.plane = plane
            let (eastM, northM) = plane.metres(to: point)
            place = (northM, eastM)
        }
        guard let place else { return }
        let step = points.last.map { hypot(place.0 - $0.x, place.1 - $0.z) } ?? 0
        guard points.isEmpty || step >= Self.stepM else { return }
        points.append(
            Point(
                time: time, x: place.0, z: place.1, distanceM: (points.last?.distanceM ?? 0) + step,
                headingDeg: heading, speedKmh: speedKmh))
    }

    package var lengthM: Double { points.last?.distanceM ?? 0 }
}
