import Routes
package import Telemetry

/// What a receiver tells of one moment.
package struct Fix: Hashable, Sendable {
    package var latitude: Double?
    package var longitude: Double?
    /// Above mean sea level.
    package var altitudeM: Double?
    package var speedKmh: Double?
    /// The direction over ground, clockwise from true north.
    package var courseDeg: Double?
    /// The horizontal error (95%).
    package var errorM: Double?
    /// The civil time of the fix.
    package var time: WallTime?

    package init() {}

    /// The fix of a point of a file.
    package init(_ point: TrackPoint) {
        latitude = point.place.latitude
        longitude = point.place.longitude
        time = point.time
        altitudeM = point.altitudeM
        speedKmh = point.speedKmh
        courseDeg = point.courseDeg
        errorM = point.errorM
    }

    /// The speed over ground in km/h below which the course is noise.
    private static let minKmh = 2.0

    package var hasPosition: Bool { latitude != nil && longitude != nil }

    /// Takes over what another report of the same moment tells in addition, or better.
    package mutating func merge(_ other: Fix) {
        if other.hasPosition {
            latitude = other.latitude
            longitude = other.longitude
        }
        altitudeM = other.altitudeM ?? altitudeM
        speedKmh = other.speedKmh ?? speedKmh
        courseDeg = other.courseDeg ?? courseDeg
        errorM = other.errorM ?? errorM
    }

    /// The samples of the fix; nil without a position.
    package func batch(at time: Instant) -> Batch? {
        guard let latitude, let longitude, (-90...90).contains(latitude), (-180...180).contains(longitude),
            latitude != 0 || longitude != 0
        else { return nil }
        var values: [(Signal, Double)] = [(.latitude, latitude), (.longitude, longitude)]
        if let altitudeM, abs(altitudeM) < 20_000 { values.append((.altitude, altitudeM)) }
        if let speedKmh, 0..<1500 ~= speedKmh {
            values.append((.groundSpeed, speedKmh))
            if let courseDeg, 0...360 ~= courseDeg, speedKmh >= Self.minKmh { values.append((.course, courseDeg)) }
        }
        if let errorM, errorM >= 0, errorM < 1e6 { values.append((.positionError, errorM)) }
        return Batch(
            values.map { Sample($0, PositionResolution.rounded($0, $1), at: time) }, at: time)
    }
}
