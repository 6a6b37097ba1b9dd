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
        RouteFacts(
            number: route.id, name: route.name, from: places.at(route.path.start)?.name,
            to: places.at(route.path.end)?.name, isStarred: route.isStarred, isFound: route.isFound, path: route.path,
            trips: try database.trips(ofRoute: route.id).map(Self.facts))
    }

    static func facts(_ trip: Database.RouteTrip) -> RouteTripFacts {
        RouteTripFacts(
            trip: trip.trip, start: trip.start, driver: trip.driver, durationS: trip.drive.durationS,
            distanceM: trip.drive.distanceM, coveredShare: trip.drive.coveredShare, jaccard: trip.drive.jaccard,
            fuelL: trip.fuelL, fuelCost: trip.fuelCost)
    }

    /// The route with a number, a name, or the places of its ends, such as "Home to Work".
    func route(_ text: String) throws -> Database.StoredRoute {
        if let number = Int64(text), let route = routes.first(where: { $0.id == number }) { return route }
        let wanted = text.lowercased()
        if let route = routes.first(where: { $0.name?.lowercased() == wanted }) { return route }
        let between = routes.filter { route in
            guard let from = places.at(route.path.start), let to = places.at(route.path.end) else { return false }
            return "\(from.name) to \(to.name)".lowercased() == wanted
        }
        if between.count > 1 { throw CommandError(RouteError.severalRoutes(text)) }
        guard let route = between.first else { throw CommandError(RouteError.noRoute(text)) }
        return route
    }
}
