import func Glibc.asin
import func Glibc.atan2
import func Glibc.cos
import func Glibc.sin

/// A place on the earth in degrees of WGS 84; north and east are positive.
package struct GeoPoint: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Nil if the numbers are not those of a place. 0, 0 is what receivers without a fix report.
    package init?(checked latitude: Double, _ longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0 else {
            return nil
        }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The mean radius of the earth (IUGG), in meters.
    private static let meanRadiusM = 6_371_008.8
    /// The distance above which the earth is a sphere, in meters.
    private static let nearM = 100_000.0

    /// The distance to another place in meters: on the ellipsoid of WGS 84 to 0.01% up to 100 km, farther away on the
    /// sphere to 0.5%.
    package func distanceM(to other: GeoPoint) -> Double {
        let (east, north) = LocalPlane(between: self, and: other).metres(from: self, to: other)
        let plane = (east * east + north * north).squareRoot()
        guard plane > Self.nearM || abs(latitude) > 89 else { return plane }
        // The haversine formula.
        let (p, q) = (latitude.radians, other.latitude.radians)
        let (halfNorth, halfEast) = (sin((q - p) / 2), sin((other.longitude - longitude).radians / 2))
        let half = halfNorth * halfNorth + cos(p) * cos(q) * halfEast * halfEast
        return 2 * Self.meanRadiusM * asin(min(1, half.squareRoot()))
    }

    /// The direction of the shortest way to another place at its beginning: 0 to 360 degrees, clockwise from north.
    package func bearingDeg(to other: GeoPoint) -> Double {
        let (p, q) = (latitude.radians, other.latitude.radians)
        let east = (other.longitude - longitude).radians
        let y = sin(east) * cos(q)
        let x = cos(p) * sin(q) - sin(p) * cos(q) * cos(east)
        return Angle.normalized(atan2(y, x).degrees)
    }

    /// The place at a share of the straight way to another one that is not far away.
    package func interpolated(to other: GeoPoint, share: Double) -> GeoPoint {
        let east = Angle.signed(other.longitude - longitude)
        return GeoPoint(
            latitude: latitude + (other.latitude - latitude) * share,
            longitude: Angle.signed(longitude + east * share))
    }

    /// The place at a distance in meters, up to some kilometers, in a direction in degrees.
    package func moved(byM distanceM: Double, towardsDeg bearing: Double) -> GeoPoint {
        let (east, north) = Angle.unit(bearing)
        return LocalPlane(at: self).point(eastM: distanceM * east, northM: distanceM * north)
    }
}

/// A plane that touches the ellipsoid of WGS 84. Within some tens of kilometers its distances are those on the ground.
package struct LocalPlane: Hashable, Sendable {
    /// The semi-major axis in meters, and the square of the eccentricity.
    private static let (axisM, eccentricity2) = (6_378_137.0, 0.006_694_379_990_14)

    package let origin: GeoPoint
    private let mPerDegreeNorth: Double
    private let mPerDegreeEast: Double

    package init(at origin: GeoPoint) { self.init(at: origin, latitude: origin.latitude) }

    /// The plane in which the distance between two places is measured.
    init(between one: GeoPoint, and other: GeoPoint) {
        self.init(at: one, latitude: (one.latitude + other.latitude) / 2)
    }

    /// Meters per degree, from the radii of curvature in the meridian and in the prime vertical.
    private init(at origin: GeoPoint, latitude: Double) {
        self.origin = origin
        let sine = sin(latitude.radians)
        let flat = 1 - Self.eccentricity2 * sine * sine
        let root = flat.squareRoot()
        mPerDegreeNorth = (Self.axisM * (1 - Self.eccentricity2) / (flat * root)).radians
        mPerDegreeEast = (Self.axisM / root * cos(latitude.radians)).radians
    }

    func metres(from one: GeoPoint, to other: GeoPoint) -> (eastM: Double, northM: Double) {
        (
            Angle.signed(other.longitude - one.longitude) * mPerDegreeEast,
            (other.latitude - one.latitude) * mPerDegreeNorth
        )
    }

    /// Meters east and north of the origin.
    package func metres(to point: GeoPoint) -> (eastM: Double, northM: Double) { metres(from: origin, to: point) }

    package func point(eastM: Double, northM: Double) -> GeoPoint {
        GeoPoint(
            latitude: origin.latitude + northM / mPerDegreeNorth,
            longitude: Angle.signed(origin.longitude + eastM / max(mPerDegreeEast, 1e-9)))
    }
}

extension GeoPoint {
    /// Reads "48.1374,11.5755", degrees with north and east positive; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        self.init(checked: latitude, longitude)
    }
}
