package import Routes
package import Telemetry

/// A trip on a route, as it is shown.
package struct RouteTripFacts: Hashable, Sendable {
    package var trip: Int64
    package var start: WallTime
    package var driver: String?
    /// In seconds.
    package var durationS: Double
    /// In meters.
    package var distanceM: Double
    package var coveredShare: Double
    package var jaccard: Double
    package var fuelL: Double?
    package var fuelCost: Double?

    package init(
        trip: Int64, start: WallTime, driver: String?, durationS: Double, distanceM: Double, coveredShare: Double,
        jaccard: Double, fuelL: Double?, fuelCost: Double?
    ) {
        (self.trip, self.start, self.driver, self.durationS) = (trip, start, driver, durationS)
        (self.distanceM, self.coveredShare, self.jaccard) = (distanceM, coveredShare, jaccard)
        (self.fuelL, self.fuelCost) = (fuelL, fuelCost)
    }

    package var speedKmh: Double? { durationS > 0 ? distanceM / durationS * 3.6 : nil }
}

/// A route, as it is shown.
package struct RouteFacts: Hashable, Sendable {
    package var number: Int64
    /// As the user named it.
    package var name: String?
    /// The places of its ends.
    package var from: String?
    package var to: String?
    package var isStarred: Bool
    package var isFound: Bool
    package var lengthM: Double
    package var start: GeoPoint
    package var end: GeoPoint
    /// The newest first.
    package var trips: [RouteTripFacts]
    /// The distance to the place that was asked for, in meters.
    package var awayM: Double?

    package init(
        number: Int64, name: String?, from: String?, to: String?, isStarred: Bool, isFound: Bool, path: RoutePath,
        trips: [RouteTripFacts]
    ) {
        (self.number, self.name, self.from, self.to) = (number, name, from, to)
        (self.isStarred, self.isFound, self.trips) = (isStarred, isFound, trips)
        (lengthM, start, end) = (path.lengthM, path.start, path.end)
    }

    /// "Commute", "Home to Work" or "Route 3".
    package var title: String { name ?? between ?? "Route \(number)" }

    /// "Home to Work"; nil unless both places are known.
    package var between: String? { from.flatMap { from in to.map { "\(from) to \($0)" } } }

    package var bestS: Double? { trips.map(\.durationS).min() }
    package var medianS: Double? {
        let sorted = trips.map(\.durationS).sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
