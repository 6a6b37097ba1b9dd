package import Routes
package import Storage
import Telemetry
package import Trips

/// The ways of trips: made from their samples when a trip ends, or when somebody asks after the formulas have changed.
/// Trips of like ways are found to be a route.
package enum TripWays {
    /// The version of `WayBuilder`, `RoutePath` and `RouteMatcher`. Ways of older versions are made again.
    package static let formulas = 2
    /// Shorter ways are no route by themselves, in meters.
    private static let leastM = 500.0

    /// Stores the way of a trip, and finds the routes that it belongs to.
    package static func keep(_ way: Way, of id: Int64, _ database: Database) throws(StorageError) {
        guard database.refusal == nil else { return }
        guard way.fixes > 0 else { return try database.tracks.storeNoWay(ofTrip: id, formulas: formulas) }
        let stored = TrackTable.TripWay(way)
        try database.tracks.store(stored, ofTrip: id, formulas: formulas)
        if let path = stored.path { try assign(id, path, database) }
    }

    /// Compares routes that came from elsewhere with all trips, makes the ways that are missing, and removes the routes of a trip that has none any more.
    /// - Parameter progress: called before each trip with the number of trips done and the number of all.
    package static func update(_ database: Database, progress: (_ done: Int, _ all: Int) -> Void) throws(StorageError) {
        guard database.refusal == nil else { return }
        for route in try database.routes.unmatched() {
            try addTrips(to: route.id, route.path, database)
            try database.routes.noteMatched(route)
        }
        let missing = try database.tracks.tripsWithoutWay(formulas: formulas)
        for (index, id) in missing.enumerated() {
            progress(index, missing.count)
            guard let trip = try database.trips.trip(id) else { continue }
            try keep(try way(of: trip, id, database), of: id, database)
        }
    }

    /// The way of a trip from its samples.
    package static func way(of trip: TripRecord, _ id: Int64, _ database: Database) throws(StorageError) -> Way {
        var builder = builder(trip)
        try database.samples(trip: id) { builder.take($0) }
        builder.finishMoment()
        return builder.way
    }

    package static func builder(_ trip: TripRecord) -> WayBuilder {
        WayBuilder(distanceFactor: trip.summary.distanceFactor > 0 ? trip.summary.distanceFactor : 1)
    }

    /// Adds a trip to the routes that it belongs to. A trip of none, and an earlier one of the same way, are a new route.
    private static func assign(_ id: Int64, _ path: RoutePath, _ database: Database) throws(StorageError) {
        var belongs = false
        for route in try database.routes.all()
        where RouteFinder.mayBelong(lengthM: path.lengthM, toRouteOf: route.path.lengthM) {
            let drive = RouteDrive(path, on: route.path)
            guard drive.belongs else { continue }
            belongs = true
            try database.routes.add(drive, ofTrip: id, toRoute: route.id)
        }
        guard !belongs, path.lengthM >= leastM else { return }
        let ends = RouteEnds(path)
        for (other, its) in try database.tracks.tripsOfNoRoute(
            from: ends.start, withinDegrees: RouteFinder.likeEndsDegrees)
        where other != id && RouteFinder.haveLikeEnds(ends, its) {
            guard let base = try database.tracks.path(ofTrip: other) else { continue }
            let drive = RouteDrive(path, on: base)
            guard drive.belongs else { continue }
            guard let route = try database.routes.add(name: nil, base, isFound: true) else { return }
            try database.routes.add(RouteDrive(base, on: base), ofTrip: other, toRoute: route)
            return try database.routes.add(drive, ofTrip: id, toRoute: route)
        }
    }

    /// Adds all trips that belong to a new route.
    package static func addTrips(to route: Int64, _ path: RoutePath, _ database: Database) throws(StorageError) {
        for id in try database.tracks.ends().keys.sorted() {
            // As for a trip that comes later (`assign`): the same trips, whatever came first.
            guard let its = try database.tracks.path(ofTrip: id),
                RouteFinder.mayBelong(lengthM: its.lengthM, toRouteOf: path.lengthM)
            else { continue }
            let drive = RouteDrive(its, on: path)
            if drive.belongs { try database.routes.add(drive, ofTrip: id, toRoute: route) }
        }
    }
}

/// From where to where trips went, and on which route.
package struct TripPlaces {
    private var places: [Place] = []
    private var ways: TripWayLookup?
    private var followed: FollowedDrives?

    /// Knows nothing.
    package init() {}

    /// Reads the places, after the ways that are missing were made.
    package init(_ database: Database, progress: (_ done: Int, _ all: Int) -> Void) throws(StorageError) {
        try TripWays.update(database, progress: progress)
        places = try database.places.all()
        ways = try TripWayLookup(database)
        followed = FollowedDrives(database)
    }

    /// The same by another connection to the same file.
    func reading(_ database: Database) throws(StorageError) -> TripPlaces {
        var copy = self
        guard ways != nil else { return copy }
        copy.ways = try TripWayLookup(database)
        copy.followed = FollowedDrives(database)
        return copy
    }

    /// Tells a trip where it went.
    package func fill(_ trip: inout TripRecord) throws(StorageError) {
        guard let id = trip.id, let ways else { return }
        trip.route = try ways.route(ofTrip: id)
        // Few trips do, and this statement is prepared once for all of them.
        if try ways.followedOne(trip: id) { trip.followed = try followed?.drive(ofTrip: id, driver: trip.driver) }
        guard !places.isEmpty, let ends = try ways.ends(ofTrip: id) else { return }
        trip.from = places.at(ends.start)?.name
        trip.to = places.at(ends.end)?.name
    }

    /// The name of a place as it is written; nil if there is none.
    package func name(_ text: String) -> String? { places.first { $0.name.lowercased() == text.lowercased() }?.name }
}
