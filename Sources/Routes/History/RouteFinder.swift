import Telemetry

/// Finds drives of the same way: their ends are in the same cell of 200 m or in cells beside each other, and their
/// checkpoints are the same by 80%, in the same direction.
package enum RouteFinder {
    /// The size of a cell in meters.
    package static let cellM = 200.0

    /// No two places whose latitudes differ by more are within two cells, in degrees: a degree is at least 110.5 km.
    package static let likeEndsDegrees = cellM * 2 / 110_000

    /// Whether two drives begin and end within a cell, and are about as long.
    package static func haveLikeEnds(_ one: RouteEnds, _ other: RouteEnds) -> Bool {
        let (short, long) = (min(one.lengthM, other.lengthM), max(one.lengthM, other.lengthM))
        return short >= long * RouteDrive.minShare && one.start.distanceM(to: other.start) <= cellM * 2
            && one.end.distanceM(to: other.end) <= cellM * 2
    }

    /// Whether a drive may belong to a route by its length: its ends may be elsewhere by a fifth.
    package static func mayBelong(lengthM: Double, toRouteOf routeM: Double) -> Bool {
        min(lengthM, routeM) >= max(lengthM, routeM) * RouteDrive.minShare * 0.95
    }
}

/// Where a way begins and ends.
package struct RouteEnds: Hashable, Sendable {
    package var start: GeoPoint
    package var end: GeoPoint
    /// In meters.
    package var lengthM: Double

    package init(start: GeoPoint, end: GeoPoint, lengthM: Double) {
        self.start = start
        self.end = end
        self.lengthM = lengthM
    }

    package init(_ path: RoutePath) { self.init(start: path.start, end: path.end, lengthM: path.lengthM) }
}

/// Cells of a grid over the world, by which routes near a place are found in the database.
package struct GridCell: Hashable, Sendable {
    /// The size of a cell in degrees.
    package static let sizeDeg = 0.01

    package let north: Int
    package let east: Int

    package init(_ place: GeoPoint) {
        north = Int(clamping: (place.latitude / Self.sizeDeg).rounded(.down))
        east = Int(clamping: (place.longitude / Self.sizeDeg).rounded(.down))
    }

    /// The cells that a route passes, each once.
    package static func cells(of path: RoutePath) -> [GridCell] {
        var seen: Set<GridCell> = []
        return path.checkpoints.map { GridCell($0.place) }.filter { seen.insert($0).inserted }
    }
}

extension RoutePath {
    /// The distance of a place to the nearest checkpoint, in meters.
    package func distanceM(to place: GeoPoint) -> Double {
        checkpoints.reduce(.infinity) { min($0, $1.place.distanceM(to: place)) }
    }
}
