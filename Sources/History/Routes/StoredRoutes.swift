package import Reports
package import Routes
package import Storage
import Telemetry

/// The routes of a database, by name or number.
package struct StoredRoutes {
    package let database: Database
    package let routes: [Database.StoredRoute]
    private let places: [Place]

    /// Reads the routes, after the ways that are missing were made.
    /// - Parameter progress: called before each way with the number of ways made and the number of all.
    package init(_ database: Database, progress: (_ done: Int, _ all: Int) -> Void) throws(StorageError) {
        try TripWays.update(database, progress: progress)
        self.database = database
        routes = try database.routes()
        places = try database.places()
    }

    // MARK: Names

    /// The place with a name; nil if there is none.
    package func place(_ name: String) -> Place? { places.first { $0.name.lowercased() == name.lowercased() } }

    /// The route with a number, a name, or the places of its ends, such as "Home to Work"; one without either is called
    /// "Route 3".
    package func route(_ text: String) throws(RouteError) -> Database.StoredRoute {
        if let number = Int64(text), let route = routes.first(where: { $0.id == number }) { return route }
        let wanted = text.lowercased()
        if let route = routes.first(where: { $0.name?.lowercased() == wanted }) { return route }
        let between = routes.filter { route in
            guard let from = places.at(route.path.start), let to = places.at(route.path.end) else { return false }
            return "\(from.name) to \(to.name)".lowercased() == wanted
        }
        if between.count > 1 { throw .severalRoutes(text) }
        guard let route = between.first ?? routes.first(where: { "route \($0.id)" == wanted }) else {
            throw .noRoute(text)
        }
        return route
    }

    /// The routes that two words name: those from a place to another, the most driven first, or two routes.
    package func routes(between from: String, and to: String) throws(RouteError) -> [Database.StoredRoute] {
        if let start = place(from), let end = place(to) {
            let found = routes.filter { start.contains($0.path.start) && end.contains($0.path.end) }
            guard found.count > 1 else { throw .oneWay(from, to, found.count) }
            return found
        }
        let (one, other) = (try route(from), try route(to))
        if one.id == other.id { throw .sameRoute(from) }
        return [one, other]
    }

    /// The route and the pace that "Commute@best" names. A name may contain the sign, too.
    package func routeAndPace(_ text: String) throws(RouteError) -> (route: Database.StoredRoute, pace: String?) {
        if let whole = try? route(text) { return (whole, nil) }
        guard let cut = text.lastIndex(of: "@") else { return (try route(text), nil) }
        return (try route(String(text[..<cut])), String(text[text.index(after: cut)...]))
    }

    /// Nil if the route has no times.
    /// - Parameters:
    ///   - pace: best, median, a driver or a drive.
    ///   - drives: of the route.
    package func reference(
        _ pace: String, _ drives: [Database.RouteTrip], of route: Database.StoredRoute
    ) throws -> PaceReference? {
        switch try RoutePaceName(pace).pace(drives, on: route.path, database) {
        case .success(let reference): return reference
        case .failure:
            // Of each driver, only the best drive is offered.
            let best = RouteRanking(drives.map(\.drive)).best { drives[$0].driver?.lowercased() }
            let names = best.prefix(8).map { drives[$0].driver ?? "\(drives[$0].name)" }
            throw RouteError.noReference(
                pace,
                advice: "use best, median, a driver or a drive of the route: "
                    + (names.isEmpty ? "it has none" : names.joined(separator: ", ")))
        }
    }

    // MARK: Facts

    /// The facts of a route with its trips.
    package func facts(_ route: Database.StoredRoute) throws(StorageError) -> RouteFacts {
        let drives = try database.drives(ofRoute: route.id)
        let ranking = RouteRanking(drives.map(\.drive))
        let best = Set(ranking.best { drives[$0].driver?.lowercased() })
        let facts = drives.enumerated().map { index, drive in
            var facts = RouteTripFacts(drive)
            facts.rank = ranking.rank(of: index)
            facts.isBestOfDriver = best.contains(index)
            return facts
        }
        return RouteFacts(
            number: route.id, name: route.name, from: places.at(route.path.start)?.name,
            to: places.at(route.path.end)?.name, isStarred: route.isStarred, isFound: route.isFound, path: route.path,
            trips: facts)
    }

    /// The facts of the routes with these numbers, or of all.
    package func facts(of numbers: [Int64]? = nil) throws(StorageError) -> [RouteFacts] {
        var all: [RouteFacts] = []
        for route in routes where numbers?.contains(route.id) ?? true { all.append(try facts(route)) }
        return all
    }

    /// The routes that pass a place, the nearest first.
    package func near(_ place: GeoPoint, radiusM: Double) throws(StorageError) -> [RouteFacts] {
        let corners = [225.0, 45].map { place.moved(byM: radiusM * 1.4143, towardsDeg: $0) }
        var near: [(awayM: Double, facts: RouteFacts)] = []
        for route in try database.routes(nearCellsFrom: GridCell(corners[0]), to: GridCell(corners[1])) {
            let awayM = route.path.distanceM(to: place)
            guard awayM <= radiusM else { continue }
            var facts = try facts(route)
            facts.awayM = awayM
            near.append((awayM, facts))
        }
        return near.sorted { $0.awayM < $1.awayM }.map(\.facts)
    }

    /// The trips on routes, the newest first. A trip of two routes counts for that with which it has more in common.
    /// - Parameter driver: nil for the trips of all.
    package func trips(of driver: String?) throws(StorageError) -> [(route: RouteFacts, trip: RouteTripFacts)] {
        var trips: [(route: RouteFacts, trip: RouteTripFacts)] = []
        let main = try database.routesOfTrips()
        for route in routes {
            let facts = try facts(route)
            trips += facts.trips.filter {
                $0.name.trip.map { main[$0] } == route.id
                    && (driver == nil || $0.driver?.lowercased() == driver?.lowercased())
            }.map { (facts, $0) }
        }
        return trips.sorted { $0.trip.start?.microseconds ?? 0 > $1.trip.start?.microseconds ?? 0 }
    }
}

extension RouteTripFacts {
    package init(_ trip: Database.RouteTrip) {
        self.init(
            name: trip.name, start: trip.start, driver: trip.driver, durationS: trip.drive.durationS,
            distanceM: trip.drive.distanceM, coveredShare: trip.drive.coveredShare, jaccard: trip.drive.jaccard,
            fuelL: trip.fuelL, fuelCost: trip.fuelCost)
    }
}

extension Database {
    /// Stores a route with the trips that belong to it, and returns its number.
    /// - Parameter uuid: of a route of another database; nil for a new one.
    package func createRoute(_ name: String, _ path: RoutePath, uuid: String? = nil) throws -> Int64 {
        guard let route = try addRoute(name: name, path, isFound: false, uuid: uuid) else {
            throw RouteError.routeExists(name)
        }
        try TripWays.addTrips(to: route, path, self)
        return route
    }

    /// Makes a route of a trip, and returns its number. A trip that is on a route which nobody has named names that.
    package func createRoute(_ name: String, ofTrip trip: Int64) throws -> (route: Int64, wasKnown: Bool) {
        guard let path = try path(ofTrip: trip) else {
            if try ends(ofTrip: trip) == nil { throw StoredError.noPositions(trip: trip) }
            throw RouteError.tooShort(trip: trip)
        }
        let number = try routesOfTrips()[trip]
        guard let known = try routes().first(where: { $0.id == number }) else {
            return (try createRoute(name, path), false)
        }
        if let other = known.name { throw RouteError.alreadyRoute(trip: trip, route: other, number: known.id) }
        guard try nameRoute(known.id, name) else { throw RouteError.routeExists(name) }
        return (known.id, true)
    }
}
