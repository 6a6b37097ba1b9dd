package import Telemetry

/// A point of a way.
package struct WayPoint: Hashable, Sendable {
    package var time: Instant
    package var place: GeoPoint
    /// The driven distance since the beginning of the way in meters, measured by the wheels where they tell it.
    package var drivenM: Double
    /// The speed of the car, or over ground if the car tells none.
    package var speedKmh: Double?
    /// Above mean sea level.
    package var altitudeM: Double?
    /// The direction over ground in degrees; nil while standing.
    package var courseDeg: Double?
    /// The receiver's estimate of its error (95%).
    package var errorM: Double?
    /// Whether the point is interpolated along the driven distance, since there was no reception.
    package var isBridged = false
    /// Whether the way to this point is unknown: nothing connects it with the point before.
    package var beginsSegment = false

    package init(time: Instant, place: GeoPoint, drivenM: Double) {
        self.time = time
        self.place = place
        self.drivenM = drivenM
    }
}

/// Where a trip went. Made by `WayBuilder` from its samples, which stay as they are.
package struct Way: Hashable, Sendable {
    /// The reasons for which a fix is left out.
    package enum LeftOut: String, Hashable, Sendable, CaseIterable {
        /// Its error is greater than `WayBuilder.maxErrorM`.
        case error
        /// The car cannot have driven there since the fix before.
        case jump
        /// It is not later than the one before.
        case late
    }

    /// In the order of their times, and with driven distances that do not decrease.
    package var points: [WayPoint] = []
    /// All fixes of the receiver.
    package var fixes = 0
    package var leftOut: [LeftOut: Int] = [:]
    /// The distance without reception that was interpolated, in meters.
    package var bridgedM = 0.0
    /// Whether parts were left out because they are in hidden places.
    package internal(set) var hidesPlaces = false

    package init() {}

    package var isEmpty: Bool { points.isEmpty }
    /// The driven distance in meters.
    package var lengthM: Double { (points.last?.drivenM ?? 0) - (points.first?.drivenM ?? 0) }

    /// The connected parts, in their order. None is empty.
    package var segments: [ArraySlice<WayPoint>] {
        var segments: [ArraySlice<WayPoint>] = []
        var start = 0
        for index in points.indices.dropFirst() where points[index].beginsSegment {
            segments.append(points[start..<index])
            start = index
        }
        return start < points.count ? segments + [points[start...]] : segments
    }
}
