import CommandLine
import Formats
import History
import Reports
import Routes
import Storage
import Telemetry

/// The routes of a database, by name or number.
struct StoredRoutes {
    let database: Database
    let routes: [Database.StoredRoute]
    private let places: [Place]

    /// Reads the routes, after the ways that are missing were made.
    init(_ database: Database) throws {
        try TripWays.update(database)
        self.database = database
        (routes, places) = (try database.routes(), try database.places())
    }

    /// The facts of a route with its trips.
    func facts(_ route: Database.StoredRoute) throws -> RouteFacts {
        let drives = try database.drives(ofRoute: route.id)
        let ranking = RouteRanking(drives.map(\.drive))
        let best = Set(ranking.best { drives[$0].driver?.lowercased() })
        let facts = drives.enumerated().map { index, drive in
            var facts = Self.facts(drive)
            (facts.rank, facts.isBestOfDriver) = (ranking.rank(of: index), best.contains(index))
            return facts
        }
        return RouteFacts(
            number: route.id, name: route.name, from: places.at(route.path.start)?.name,
            to: places.at(route.path.end)?.name, isStarred: route.isStarred, isFound: route.isFound, path: route.path,
            trips: facts)
    }

    static func facts(_ trip: Database.RouteTrip) -> RouteTripFacts {
        RouteTripFacts(
            name: trip.name, start: trip.start, driver: trip.driver, durationS: trip.drive.durationS,
            distanceM: trip.drive.distanceM, coveredShare: trip.drive.coveredShare, jaccard: trip.drive.jaccard,
            fuelL: trip.fuelL, fuelCost: trip.fuelCost)
    }

    /// The routes that lead from a place to another, the most driven first.
    func routes(from: Place, to: Place) -> [Database.StoredRoute] {
        routes.filter { from.contains($0.path.start) && to.contains($0.path.end) }
    }

    /// The place with a name; nil if there is none.
    func place(_ name: String) -> Place? { places.first { $0.name.lowercased() == name.lowercased() } }

    /// The route with a number, a name, or the places of its ends, such as "Home to Work".
    func route(_ text: String) throws -> Database.StoredRoute {
        if let number = Int64(text), let route = routes.first(where: { $0.id == number }) { return route }
        let wanted = text.lowercased()
        if let route = routes.first(where: { $0.name?.lowercased() == wanted }) { return route }
        let between = routes.filter { route in
            guard let from = places.at(route.path.start), let to = places.at(route.path.end) else { return false }
            return "\(from.name) to \(to.name)".lowercased() == wanted
        }
        if between.count > 1 { throw RouteError.severalRoutes(text) }
        guard let route = between.first else { throw RouteError.noRoute(text) }
        return route
    }
}
