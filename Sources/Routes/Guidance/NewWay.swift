/// A way that an engine found for a car that is off a route: to the end of the route, or back to it.
package struct NewWay: Sendable {
    /// What an engine is asked for.
    package struct Request: Hashable, Sendable {
        package var from: GeoPoint
        package var to: GeoPoint
        /// Whether it leads to the end of the route; if not, to a place on it.
        package var leadsToEnd: Bool

        package init(from: GeoPoint, to: GeoPoint, leadsToEnd: Bool) {
            self.from = from
            self.to = to
            self.leadsToEnd = leadsToEnd
        }
    }

    /// Why a way that an engine told is of no use.
    package enum PathError: Error, Hashable, Sendable {
        case tooShort
        /// It begins or ends elsewhere: perhaps the engine has no map of this country.
        case elsewhere(distanceM: Double)
    }

    /// An engine moves places to the next road, at most this far, in meters.
    private static let snappedM = 1000.0
    /// A rest of a route that is so many times as long as the straight line to its end is not a mere way to its end.
    private static let mostDetour = 3.0

    package let path: RoutePath
    package let leadsToEnd: Bool
    private var matcher: RouteMatcher
    private var deviation = DeviationMeter()
    private var guide: Guide

    /// - Parameter places: the way, as an engine told it.
    package init(_ places: [GeoPoint], for request: Request) throws(PathError) {
        guard let path = RoutePath(places: places) else { throw .tooShort }
        let farM = max(path.start.distanceM(to: request.from), path.end.distanceM(to: request.to))
        guard farM <= Self.snappedM else { throw .elsewhere(distanceM: farM) }
        self.path = path
        leadsToEnd = request.leadsToEnd
        matcher = RouteMatcher(path)
        guide = Guide(path)
    }

    /// Where a new way should lead. That is the end of the route, unless the route is a tour: then it is the nearest
    /// place of the rest of the route, since the shortest way to the end would leave the tour out.
    /// - Parameters:
    ///   - alongM: how far the route was driven, in meters; nil if it was not begun.
    ///   - nearest: the nearest place of the route that was not passed.
    static func request(from place: GeoPoint, on path: RoutePath, alongM: Double?, nearest: GeoPoint) -> Request {
        guard let alongM else { return Request(from: place, to: path.start, leadsToEnd: false) }
        let isTour = path.lengthM - alongM > mostDetour * place.distanceM(to: path.end)
        return Request(from: place, to: isTour ? nearest : path.end, leadsToEnd: !isTour)
    }

    /// Takes the next fix.
    mutating func take(_ point: WayPoint) {
        _ = matcher.take(RouteMatcher.Fix(point))
        _ = deviation.take(
            distanceM: matcher.nearestM, errorM: point.errorM, isOnRoute: matcher.isOnRoute, at: point.time)
    }

    /// Whether the car is off this way too.
    var isLeft: Bool { deviation.isDeviating }
    var isComplete: Bool { matcher.isComplete }

    /// The next turn of the way, or where it is: engines do not know the direction of the car, so that it may begin
    /// behind it. Nil if the car has left the way.
    func advice(from place: GeoPoint, courseDeg: Double?) -> Guide.Advice? {
        guard !isLeft else { return nil }
        var guide = guide
        var advice =
            if let position = matcher.position {
                guide.advice(alongM: position.alongM)
            } else {
                Guide.wayBack(from: place, courseDeg: courseDeg, to: matcher.wayBack)
            }
        advice?.isNewWay = true
        return advice
    }
}
