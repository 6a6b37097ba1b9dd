import Telemetry

extension RoutePath {
    /// The speed at which a way without times is driven, in km/h.
    private static let usualKmh = 50.0

    /// The path through places in their order, which another program planned or recorded. Nil if it is shorter than 20 m.
    /// - Parameter seconds: when each place was reached; a way without times is driven at 50 km/h.
    package init?(places: [GeoPoint], seconds: [Double?] = []) {
        var way = Way()
        let isTimed = seconds.count == places.count && !seconds.contains { $0 == nil }
        var (drivenM, lastS) = (0.0, 0.0)
        for (index, place) in places.enumerated() {
            if index > 0 { drivenM += places[index - 1].distanceM(to: place) }
            let timeS = isTimed ? seconds[index] ?? 0 : drivenM / Self.usualKmh * 3.6
            lastS = max(lastS, timeS)
            way.points.append(
                WayPoint(time: Instant.zero.advanced(bySeconds: lastS), place: place, drivenM: drivenM))
        }
        self.init(way)
    }
}
