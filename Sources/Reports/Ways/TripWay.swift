package import Routes
package import Telemetry
package import Trips

/// The way of a trip with the values of the car at its points, for files that other programs read. Values are metric.
package struct TripWay: Sendable {
    package struct Point: Hashable, Sendable {
        package var point: WayPoint
        /// Of the car itself.
        package var vehicleSpeedKmh: Double?
        package var engineSpeedRpm: Double?
        package var coolantC: Double?
        package var consumptionLPer100Km: Double?
    }

    /// How long a value holds, in seconds.
    private static let (speedS, coolantS) = (5.0, 60.0)

    /// "Trip 12".
    package let name: String
    /// The time of `Instant.zero`.
    package let origin: WallTime
    /// Name and version.
    package let program: String
    package private(set) var points: [Point] = []
    package let bridgedM: Double

    /// - Parameters:
    ///   - way: With times since the start of the trip.
    ///   - curves: Of the same samples, in metric units.
    ///   - program: Name and version.
    package init(name: String, origin: WallTime, way: Way, curves: TripCurves, program: String) {
        self.name = name
        self.origin = origin
        self.program = program
        bridgedM = way.bridgedM
        let all = curves.curves()
        func reader(_ signal: Signal, _ holdsS: Double) -> CurveReader? {
            all.first { $0.signal == signal }.map { CurveReader($0, holdsMs: Int64(clamping: holdsS * 1000)) }
        }
        var speed = reader(.vehicleSpeed, Self.speedS)
        var engineSpeed = reader(.engineSpeed, Self.speedS)
        var coolant = reader(.coolantTemperature, Self.coolantS)
        var consumption = reader(TripCurves.consumption, TripCurves.consumptionS)
        points = way.points.map { point in
            let ms = Int64(clamping: (point.time.seconds(since: .zero) * 1000).rounded())
            return Point(
                point: point, vehicleSpeedKmh: speed?.value(at: ms), engineSpeedRpm: engineSpeed?.value(at: ms),
                coolantC: coolant?.value(at: ms),
                consumptionLPer100Km: consumption?.value(at: ms))
        }
    }

    package func time(of point: Point) -> WallTime {
        origin.advanced(bySeconds: point.point.time.seconds(since: .zero))
    }

    /// The connected parts, in their order. None is empty.
    package var segments: [ArraySlice<Point>] {
        let starts = points.indices.filter { $0 == 0 || points[$0].point.beginsSegment }
        return starts.indices.map { points[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : points.count)] }
    }
}
