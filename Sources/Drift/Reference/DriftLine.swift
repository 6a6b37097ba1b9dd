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
        /// The error of the heading that it stays within 95% of the time, in degrees; 0 if a game told it.
        package var errorDeg: Double
        /// Over ground, or that of the wheels if they tell more; nil if neither is known.
        package var speedKmh: Double?

        package var isStanding: Bool { speedKmh.map { $0 < DriftLine.standingKmh } ?? false }
    }

    /// Between two points, one of these is reached: meters, degrees, or seconds.
    private static let (stepM, stepDeg, stepS) = (0.5, 1.0, 0.5)
    /// Below it, positions that change are the noise of a receiver, in km/h.
    private static let standingKmh = 2.0

    package private(set) var points: [Point] = []
    /// Where positions in meters are from; nil for those of a game.
    package private(set) var plane: LocalPlane?
    private var (x, z): (Double?, Double?)
    private var (latitude, longitude): (Double?, Double?)
    private var time: Instant?
    private var yaw: Double?
    /// Tells the heading of a car, without the bias of the gyro.
    private var estimator: SlipEstimator
    private var (wheelsKmh, groundKmh): (Double?, Double?)

    package static let used: Set<Signal> = SlipEstimator.used.union([
        .positionX, .positionZ, .latitude, .longitude, .yaw,
    ])

    /// - Parameters:
    ///   - plane: that of the line to compare with.
    ///   - estimator: what a first reading of the same samples has found; see `SlipEstimator.again`.
    package init(on plane: LocalPlane? = nil, estimator: SlipEstimator = SlipEstimator()) {
        self.plane = plane
        self.estimator = estimator
    }

    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, Self.used.contains(sample.signal) else { return }
        if let time, time != sample.time { finishMoment() }
        if yaw == nil { _ = estimator.take(sample) }
        switch sample.signal {
        case .positionX:
            x = sample.value
            time = sample.time
        case .positionZ:
            z = sample.value
            time = sample.time
        case .latitude:
            latitude = sample.value
            time = sample.time
        case .longitude:
            longitude = sample.value
            time = sample.time
        case .yaw: yaw = yaw.map { $0 + Angle.signed(sample.value - $0) } ?? sample.value
        case .vehicleSpeed: wheelsKmh = abs(sample.value)
        case .groundSpeed: groundKmh = abs(sample.value)
        default: break
        }
    }

    /// Takes the last moment into account.
    package mutating func finishMoment() {
        defer {
            time = nil
            x = nil
            z = nil
            latitude = nil
            longitude = nil
        }
        guard let time, let headingDeg = yaw ?? estimator.rotationDeg else { return }
        var place = x.flatMap { x in z.map { (x, $0) } }
        if let latitude, let longitude, let point = GeoPoint(checked: latitude, longitude) {
            let plane = plane ?? LocalPlane(at: point)
            self.plane = plane
            let (eastM, northM) = plane.metres(to: point)
            place = (northM, eastM)
        }
        guard let place else { return }
        var point = Point(
            time: time, x: place.0, z: place.1, distanceM: 0, headingDeg: headingDeg,
            errorDeg: yaw == nil ? estimator.rotationErrorDeg : 0,
            speedKmh: [wheelsKmh, groundKmh].compactMap(\.self).max())
        if let last = points.last {
            if point.isStanding {
                point.x = last.x
                point.z = last.z
            }
            let stepM = hypot(point.x - last.x, point.z - last.z)
            guard
                stepM >= Self.stepM || abs(headingDeg - last.headingDeg) >= Self.stepDeg
                    || time.seconds(since: last.time) >= Self.stepS
            else { return }
            point.distanceM = last.distanceM + stepM
        }
        points.append(point)
    }

    package var lengthM: Double { points.last?.distanceM ?? 0 }
}
