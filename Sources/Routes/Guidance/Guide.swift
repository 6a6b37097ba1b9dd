/// Says what to do next on a route.
package struct Guide: Sendable {
    /// The next turn, or the way back to the route.
    package struct Advice: Hashable, Sendable {
        package var kind: Turn.Kind
        /// The distance to the turn, or to the route, in meters.
        package var distanceM: Double
        /// Whether the car is off the route, or beside the new way.
        package var isWayBack: Bool
        /// Whether it is the turn of a new way, which an engine found, or the way to that.
        package var isNewWay = false

        package init(kind: Turn.Kind, distanceM: Double, isWayBack: Bool) {
            self.kind = kind
            self.distanceM = distanceM
            self.isWayBack = isWayBack
        }
    }

    package let turns: [Turn]
    private var next = 0

    package init(_ path: RoutePath) { turns = Turn.turns(of: path) }

    /// The next turn after a distance on the route.
    package mutating func advice(alongM: Double) -> Advice? {
        while next < turns.count, turns[next].alongM < alongM - 1 { next += 1 }
        guard next < turns.count else { return nil }
        return Advice(
            kind: turns[next].kind, distanceM: max(0, turns[next].alongM - alongM), isWayBack: false)
    }

    /// The way back to the route from a place.
    /// - Parameter courseDeg: the direction of the car; nil if unknown, and then north is ahead.
    package static func wayBack(from place: GeoPoint, courseDeg: Double?, to target: GeoPoint) -> Advice {
        let angle = Angle.signed(place.bearingDeg(to: target) - (courseDeg ?? 0))
        return Advice(kind: Turn.Kind(angleDeg: angle), distanceM: place.distanceM(to: target), isWayBack: true)
    }
}
