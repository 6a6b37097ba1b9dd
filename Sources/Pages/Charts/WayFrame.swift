package import Routes

import func Glibc.asinh
import func Glibc.cos
import func Glibc.tan

/// Where places are on a map: Web Mercator, as street maps have it, with north up. All of a way is in it, with a margin.
package struct WayFrame: Sendable {
    /// The width of the drawing; its height is between two limits, so that it fits on a screen.
    package static let width = 1000.0
    private static let heights = 420.0...620.0
    private static let margin = 40.0
    /// A map shows no less, in meters: less would be noise.
    private static let leastM = 100.0
    /// The circumference of the earth at the equator in meters (WGS 84).
    private static let aroundM = 40_075_016.7

    package let height: Double
    /// The left and upper end as shares of the world, from its west and north ends, and its width.
    package let left: Double
    package let top: Double
    package let side: Double
    /// Longitudes are counted on from the first one, so that a way across the antimeridian is one.
    private let middle: Double
    package let mPerUnit: Double

    /// Nil without places.
    package init?(_ places: [GeoPoint]) {
        guard let first = places.first else { return nil }
        middle = first.longitude
        let all = places.map { Self.world($0, around: first.longitude) }
        let (west, east) = (all.map(\.x).min() ?? 0, all.map(\.x).max() ?? 0)
        let (north, south) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 0)
        let latitudes = places.map(\.latitude)
        let latitude = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2
        let worldM = Self.aroundM * cos(latitude.radians)
        let least = Self.leastM / max(1, worldM)
        let (wide, high) = (max(east - west, least), max(south - north, least))
        let inner = Self.width - 2 * Self.margin
        let fitting = min(Self.heights.upperBound, max(Self.heights.lowerBound, high / wide * inner + 2 * Self.margin))
        height = fitting.rounded()
        let unit = max(wide / inner, high / (height - 2 * Self.margin))
        side = unit * Self.width
        left = (west + east) / 2 - side / 2
        top = (north + south) / 2 - unit * height / 2
        mPerUnit = unit * worldM
    }

    /// A place in the drawing.
    package func point(_ place: GeoPoint) -> (x: Double, y: Double) {
        let (x, y) = Self.world(place, around: middle)
        return ((x - left) / side * Self.width, (y - top) / side * Self.width)
    }

    private static func world(_ place: GeoPoint, around middle: Double) -> (x: Double, y: Double) {
        let longitude = middle + Angle.signed(place.longitude - middle)
        // The map ends where it is a square.
        let latitude = max(-85.05, min(85.05, place.latitude))
        return ((longitude + 180) / 360, (1 - asinh(tan(latitude.radians)) / .pi) / 2)
    }
}
