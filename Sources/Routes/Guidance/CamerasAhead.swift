package import Telemetry

/// A traffic camera at a road.
package struct RoadCamera: Hashable, Sendable {
    package var key: String
    package var region: String?
    package var name: String
    package var place: GeoPoint

    package init(key: String, region: String?, name: String, place: GeoPoint) {
        self.key = key
        self.region = region
        self.name = name
        self.place = place
    }
}

/// The next cameras on the way of a car.
package struct CameraNews: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package var camera: RoadCamera
        /// Along the way, from the car, in meters.
        package var aheadM: Double
        /// From the way, in meters.
        package var awayM: Double

        package init(_ camera: RoadCamera, aheadM: Double, awayM: Double) {
            self.camera = camera
            self.aheadM = aheadM
            self.awayM = awayM
        }
    }

    package var time: Instant
    /// In the order in which they are passed; none after the last one.
    package var rows: [Row]
    /// Whether the first one is another than before.
    package var isNew: Bool
}

/// Knows which cameras of a list are ahead on the way of a car: a pure fold.
package struct CamerasAhead: Sendable {
    /// The interval of reports, in seconds.
    package static let everyS = 5.0
    /// Cameras that are farther from the way do not belong to it, in meters.
    package static let besideM = 500.0
    /// How many are named.
    package static let maxRows = 3

    private let cameras: [RoadCamera]
    /// The way whose cameras are known.
    private var path: RoutePath?
    private var onPath: [(camera: RoadCamera, alongM: Double, awayM: Double)] = []
    private var reportedAt: Instant?
    /// What was reported last.
    package private(set) var rows: [CameraNews.Row] = []

    package init(_ cameras: [RoadCamera]) { self.cameras = cameras }

    /// - Parameters:
    ///   - path: the way; nil if there is none, or the car has left it.
    ///   - alongM: where the car is on it, in meters.
    package mutating func add(_ path: RoutePath?, alongM: Double?, at now: Instant) -> CameraNews? {
        guard reportedAt.map({ now.seconds(since: $0) >= Self.everyS - 0.01 }) ?? true else { return nil }
        guard let path, let alongM else {
            rows = []
            return nil
        }
        reportedAt = now
        if self.path != path { find(path) }
        let ahead = onPath.filter { $0.alongM >= alongM }.prefix(Self.maxRows).map {
            CameraNews.Row($0.camera, aheadM: $0.alongM - alongM, awayM: $0.awayM)
        }
        guard !ahead.isEmpty || !rows.isEmpty else { return nil }
        let isNew = ahead.first?.camera != rows.first?.camera
        rows = ahead
        return CameraNews(time: now, rows: ahead, isNew: isNew)
    }

    private mutating func find(_ path: RoutePath) {
        self.path = path
        let points = path.checkpoints.map(\.place)
        let box = GeoBox(points)
        onPath = cameras.filter { box.contains($0.place, marginM: Self.besideM) }.compactMap { camera in
            guard let nearest = points.nearest(to: camera.place), nearest.awayM <= Self.besideM else { return nil }
            return (camera, nearest.alongM, nearest.awayM)
        }.sorted { $0.alongM < $1.alongM }
    }
}

/// What surrounds points, so that most of a long list need not be compared with a long way.
private struct GeoBox {
    private var latitudes: ClosedRange<Double>?
    private var longitudes: ClosedRange<Double>?

    init(_ points: [GeoPoint]) {
        let (south, north) = (points.map(\.latitude).min(), points.map(\.latitude).max())
        let (west, east) = (points.map(\.longitude).min(), points.map(\.longitude).max())
        latitudes = south.flatMap { south in north.map { south...$0 } }
        longitudes = west.flatMap { west in east.map { west...$0 } }
    }

    func contains(_ point: GeoPoint, marginM: Double) -> Bool {
        guard let latitudes, let longitudes else { return false }
        let north = GeoPoint(latitude: point.latitude.clamped(latitudes), longitude: point.longitude)
        let east = GeoPoint(latitude: point.latitude, longitude: point.longitude.clamped(longitudes))
        // Twice, because a degree of longitude is not as long on both edges.
        return point.distanceM(to: north) <= marginM && point.distanceM(to: east) <= 2 * marginM
    }
}

extension Double {
    fileprivate func clamped(_ range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension [GeoPoint] {
    /// The distance of a place to the line through the points, and where on the line that is; both in meters.
    package func nearest(to place: GeoPoint) -> (awayM: Double, alongM: Double)? {
        guard let first else { return nil }
        var (best, sum) = ((awayM: place.distanceM(to: first), alongM: 0.0), 0.0)
        let plane = LocalPlane(at: place)
        for (from, to) in zip(self, dropFirst()) {
            let lengthM = from.distanceM(to: to)
            let (a, b) = (plane.metres(to: from), plane.metres(to: to))
            let (east, north) = (b.eastM - a.eastM, b.northM - a.northM)
            let square = east * east + north * north
            let share = square > 0 ? Swift.max(0, Swift.min(1, -(a.eastM * east + a.northM * north) / square)) : 0
            let away = place.distanceM(to: from.interpolated(to: to, share: share))
            if away < best.awayM { best = (away, sum + share * lengthM) }
            sum += lengthM
        }
        return best
    }
}
