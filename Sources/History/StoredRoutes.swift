package import Formats
package import Reports
package import Routes
package import Storage
import Telemetry
import Trips

/// The routes of a database, by name or number.
package struct StoredRoutes {
    private let database: Database
    package let routes: [Database.StoredRoute]
    private let places: [Place]

    /// Reads the routes, after the ways that are missing were made.
    package init(_ database: Database, progress: (_ done: Int, _ all: Int) -> Void) throws(StorageError) {
        try TripWays.update(database, progress: progress)
        self.database = database
        routes = try database.routes()
        places = try database.places()
    }

    /// The facts of a route with its trips.
    package func facts(_ route: Database.StoredRoute) throws -> RouteFacts {
        RouteFacts(
            number: route.id, name: route.name, from: places.at(route.path.start)?.name,
            to: places.at(route.path.end)?.name, isStarred: route.isStarred, isFound: route.isFound, path: route.path,
            trips: try database.trips(ofRoute: route.id).map(RouteTripFacts.init))
    }

    /// The route with a number, a name, or the places of its ends, such as "Home to Work".
    package func route(_ text: String) throws(RouteChoiceError) -> Database.StoredRoute {
        if let number = Int64(text), let route = routes.first(where: { $0.id == number }) { return route }
        let wanted = text.lowercased()
        if let route = routes.first(where: { $0.name?.lowercased() == wanted }) { return route }
        let between = routes.filter { route in
            guard let from = places.at(route.path.start), let to = places.at(route.path.end) else { return false }
            return "\(from.name) to \(to.name)".lowercased() == wanted
        }
        if between.count > 1 { throw .severalRoutes(text) }
        guard let route = between.first else { throw .noRoute(text) }
        return route
    }

    /// The routes that pass a place, the closest first.
    package func near(_ place: GeoPoint, radiusKm: Double) throws -> [RouteFacts] {
        let corners = [225.0, 45].map { place.moved(byM: radiusKm * 1000 * 1.4143, towardsDeg: $0) }
        return try database.routes(nearCellsFrom: GridCell(corners[0]), to: GridCell(corners[1])).map { route in
            var facts = try facts(route)
            facts.awayM = route.path.distanceM(to: place)
            return facts
        }.filter { ($0.awayM ?? 0) <= radiusKm * 1000 }.sorted { ($0.awayM ?? 0) < ($1.awayM ?? 0) }
    }

    /// The trips on routes, the newest first. A trip of two routes counts for that with which it has more in common.
    /// - Parameter driver: only the trips of this driver; nil for all.
    package func drives(by driver: String?) throws -> [(route: RouteFacts, trip: RouteTripFacts)] {
        let main = try database.routesOfTrips()
        return try routes.flatMap { route in
            let facts = try facts(route)
            let trips = facts.trips.filter {
                main[$0.trip] == route.id && (driver == nil || $0.driver?.lowercased() == driver?.lowercased())
            }
            return trips.map { (route: facts, trip: $0) }
        }.sorted { $0.trip.start > $1.trip.start }
    }

    /// Compares two trips of a route; without numbers, the best of the others with the newest one.
    /// - Parameter distance: how a distance in meters is written.
    package func compare(
        _ numbers: [StoredNumber], on route: Database.StoredRoute, distance: (Double) -> String
    ) throws -> (a: RouteTripFacts, b: RouteTripFacts, comparison: RouteComparison) {
        let title = try facts(route).title
        let trips = try database.trips(ofRoute: route.id)
        let pair: [Database.RouteTrip]
        if numbers.isEmpty {
            guard let newest = trips.first,
                let best = trips.dropFirst().min(by: { $0.drive.durationS < $1.drive.durationS })
            else { throw RouteChoiceError.notDriven(title) }
            pair = [best, newest]
        } else {
            pair = try numbers.map { number in
                let id = try number.trip(in: database).id ?? 0
                guard let trip = trips.first(where: { $0.trip == id }) else {
                    let reason = try reason(id, isNotOn: route.path, distance: distance)
                    throw RouteChoiceError.notOnRoute(trip: id, route: title, advice: reason)
                }
                return trip
            }
        }
        let comparison = RouteComparison(
            route.path, a: pair[0].drive.filledTimesS ?? [], b: pair[1].drive.filledTimesS ?? [],
            aL: try RouteFuel.litres(of: pair[0], on: route.path, database),
            bL: try RouteFuel.litres(of: pair[1], on: route.path, database))
        return (RouteTripFacts(pair[0]), RouteTripFacts(pair[1]), comparison)
    }

    private func reason(
        _ trip: Int64, isNotOn path: RoutePath, distance: (Double) -> String
    ) throws -> String {
        guard try database.ends(ofTrip: trip) != nil else { return "it has no positions" }
        switch RouteDrive.measure(try database.path(ofTrip: trip), on: path) {
        case .success: return "obdmech route show lists the trips of the route"
        case .failure(let error):
            switch error {
            case .tooShort: return "it is shorter than 20 m"
            case .tooFar(let meters): return "it was \(distance(meters)) from the start of the route at best"
            case .otherWay(let share): return "only \(Format.fixed(share * 100, 0))% of both tracks is the same"
            }
        }
    }

    // MARK: Making routes

    /// Makes a route of a trip with the trips that belong to it, and returns its number. If the trip is already on a route
    /// without a name, that one gets the name. Call it after `TripWays.update`.
    package static func create(_ name: String, ofTrip trip: Int64, _ database: Database) throws -> Int64 {
        guard let path = try database.path(ofTrip: trip) else {
            if try database.ends(ofTrip: trip) == nil { throw StoredError.noPositions(trip: trip) }
            throw RouteChoiceError.tooShort(trip: trip)
        }
        // The route that it has most in common with.
        let number = try database.routesOfTrips()[trip]
        guard let number, let known = try database.routes().first(where: { $0.id == number }) else {
            return try create(name, path, database)
        }
        if let other = known.name {
            throw RouteChoiceError.alreadyRoute(trip: trip, route: other, number: number)
        }
        guard try database.nameRoute(number, name) else { throw RouteChoiceError.routeExists(name) }
        return number
    }

    /// Stores a route with the trips that belong to it, and returns its number. Imported ways come here as well.
    package static func create(_ name: String, _ path: RoutePath, _ database: Database) throws -> Int64 {
        guard let route = try database.addRoute(name: name, path, isFound: false) else {
            throw RouteChoiceError.routeExists(name)
        }
        try TripWays.addTrips(to: route, path, database)
        return route
    }

    // MARK: Pace

    /// The pace of a route to which a driver is compared: "best", "median", or the number of a trip. Nil if the route has
    /// no times.
    package func reference(_ pace: String, _ route: Database.StoredRoute) throws -> PaceReference? {
        let trips = try database.trips(ofRoute: route.id)
        func of(_ trip: Database.RouteTrip) throws -> PaceReference? {
            try PaceReference(of: trip, on: route.path, database)
        }
        switch pace {
        case "best":
            // A route without trips has the times of the way that it was made of.
            return try RouteDrive.best(of: trips.map(\.drive)).flatMap { try of(trips[$0]) }
                ?? PaceReference(route.path)
        case "median":
            let newest = try trips.prefix(PaceReference.mostOfMedian).compactMap(of)
            return PaceReference.median(of: newest) ?? PaceReference(route.path)
        default:
            guard let number = Int64(pace), let trip = trips.first(where: { $0.trip == number }),
                let reference = try of(trip)
            else {
                let numbers = trips.prefix(8).map { String($0.trip) }
                throw RouteChoiceError.noReference(
                    pace, advice: "use best, median or a trip of the route: " + numbers.joined(separator: ", "))
            }
            return reference
        }
    }
}

extension RouteTripFacts {
    fileprivate init(_ trip: Database.RouteTrip) {
        self.init(
            trip: trip.trip, start: trip.start, driver: trip.driver, durationS: trip.drive.durationS,
            distanceM: trip.drive.distanceM, coveredShare: trip.drive.coveredShare, jaccard: trip.drive.jaccard,
            fuelL: trip.fuelL, fuelCost: trip.fuelCost)
    }
}

extension PaceReference {
    /// The pace of a trip, from its samples.
    fileprivate init?(of trip: Database.RouteTrip, on path: RoutePath, _ database: Database) throws {
        let record = try database.trip(trip.trip)
        let factor = record?.summary.distanceFactor ?? 1
        var pace = DrivePace(on: path, distanceFactor: factor > 0 ? factor : 1)
        try database.samples(trip: trip.trip, only: DrivePace.used) { pace.take($0) }
        guard let reference = pace.reference ?? PaceReference(timesS: trip.drive.filledTimesS ?? [], on: path) else {
            return nil
        }
        self = reference
    }
}

/// What can be wrong with the route, or the trips of a route, that are named.
package enum RouteChoiceError: UserError {
    case noRoute(String)
    case severalRoutes(String)
    case routeExists(String)
    case tooShort(trip: Int64)
    case notDriven(String)
    case notOnRoute(trip: Int64, route: String, advice: String)
    case noReference(String, advice: String)
    case alreadyRoute(trip: Int64, route: String, number: Int64)

    package var message: UserMessage {
        switch self {
        case .tooShort(let trip):
            UserMessage("trip \(trip) is too short for a route", advice: "it needs 20 m with reception")
        case .noRoute(let text): UserMessage("no route '\(text)'", advice: "obdmech route list shows them")
        case .severalRoutes(let text):
            UserMessage("'\(text)' matches several routes", advice: "use the number; obdmech route list shows it")
        case .routeExists(let name): UserMessage("there is already a route '\(name)'", advice: "use another name")
        case .notDriven(let route):
            UserMessage("route '\(route)' needs two trips to compare", advice: "obdmech route show lists its trips")
        case .notOnRoute(let trip, let route, let advice):
            UserMessage("trip \(trip) is not on route '\(route)'", advice: advice)
        case .noReference(let text, let advice): UserMessage("invalid pace '\(text)'", advice: advice)
        case .alreadyRoute(let trip, let route, let number):
            UserMessage(
                "trip \(trip) is already on route '\(route)'",
                advice: "obdmech route name \(number) NAME renames that route")
        }
    }
}
