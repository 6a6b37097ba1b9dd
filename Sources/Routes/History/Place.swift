/// A place with a name.
package struct Place: Hashable, Sendable {
    /// The radius in meters if none is given: a parking lot and the streets around a house.
    package static let usualRadiusM = 150.0
    /// The radii that are accepted, in meters.
    package static let radii = 10.0...50_000

    package var name: String
    package var center: GeoPoint
    package var radiusM: Double
    /// Whether it is left out of exported tracks.
    package var isHidden: Bool

    package init(name: String, center: GeoPoint, radiusM: Double = usualRadiusM, isHidden: Bool = false) {
        self.name = name
        self.center = center
        self.radiusM = radiusM
        self.isHidden = isHidden
    }

    package func contains(_ point: GeoPoint) -> Bool { center.distanceM(to: point) <= radiusM }
}

extension [Place] {
    /// The place that a point is in; of several the one whose center is nearest in proportion to its radius.
    package func at(_ point: GeoPoint) -> Place? {
        filter { $0.contains(point) }.min {
            $0.center.distanceM(to: point) / $0.radiusM < $1.center.distanceM(to: point) / $1.radiusM
        }
    }
}
