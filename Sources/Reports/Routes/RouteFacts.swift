package import Routes
package import Telemetry

/// A drive of a route, as it is shown.
package struct RouteTripFacts: Hashable, Sendable {
    package var name: DriveName
    /// Nil if an imported drive has no day.
    package var start: WallTime?
    package var driver: String?
    /// In seconds.
    package var durationS: Double
    /// In meters.
    package var distanceM: Double
    package var coveredShare: Double
    package var jaccard: Double
    package var fuelL: Double?
    package var fuelCost: Double?
    /// Among the drives of the route; nil if its time is not known.
    package var rank: Int?
    /// Whether it is the best drive of its driver.
    package var isBestOfDriver = false

    package init(
        name: DriveName, start: WallTime?, driver: String?, durationS: Double, distanceM: Double,
        coveredShare: Double, jaccard: Double, fuelL: Double?, fuelCost: Double?
    ) {
        self.name = name
        self.start = start
        self.driver = driver
        self.durationS = durationS
        self.distanceM = distanceM
        self.coveredShare = coveredShare
        self.jaccard = jaccard
        self.fuelL = fuelL
        self.fuelCost = fuelCost
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
    package var path: RoutePath
    /// The drives, the newest first.
    package var trips: [RouteTripFacts]
    /// The distance to the place that was asked for, in meters.
    package var awayM: Double?

    package init(
        number: Int64, name: String?, from: String?, to: String?, isStarred: Bool, isFound: Bool, path: RoutePath,
        trips: [RouteTripFacts]
    ) {
        self.number = number
        self.name = name
        self.from = from
        self.to = to
        self.isStarred = isStarred
        self.isFound = isFound
        self.trips = trips
        self.path = path
    }

    package var lengthM: Double { path.lengthM }
    package var start: GeoPoint { path.start }
    package var end: GeoPoint { path.end }
    /// Whether it is known how long it takes: by its drives, or by the way that it was made of.
    package var isTimed: Bool { !trips.isEmpty || path.isTimed }

    /// The drives that have a rank, the best first.
    package var ranking: [RouteTripFacts] {
        trips.filter { $0.rank != nil }.enumerated().sorted {
            ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset)
        }.map(\.element)
    }

    /// The best drive of each driver, the best first; those without a driver are of one.
    package var bestOfDrivers: [RouteTripFacts] { ranking.filter(\.isBestOfDriver) }

    /// The number of drivers; those without a name are one.
    package var drivers: Int { Set(trips.map { $0.driver?.lowercased() }).count }

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
