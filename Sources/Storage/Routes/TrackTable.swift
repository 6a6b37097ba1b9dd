package import Routes
package import Telemetry

/// Where trips went, so that this need not be computed from their samples each time.
package struct TrackTable {
    let database: Database

    /// What is known of the way of a trip.
    package struct TripWay: Hashable, Sendable {
        /// Nil without positions, or if the trip was shorter than 20 m.
        package var path: RoutePath?
        package var start: GeoPoint?
        package var end: GeoPoint?
        package var lengthM = 0.0
        /// The fixes of the receiver, and how many of them were left out.
        package var fixes = 0
        package var leftOut = 0
        /// Meters without reception.
        package var bridgedM = 0.0

        package init(_ way: Way) {
            path = RoutePath(way)
            start = way.points.first?.place
            end = way.points.last?.place
            lengthM = way.lengthM
            fixes = way.fixes
            leftOut = way.leftOut.values.reduce(0, +)
            bridgedM = way.bridgedM
        }
    }

    /// Returns the trips with positions whose way was not made by this version of the formulas. Trips without positions
    /// are marked, so that their samples are searched once.
    package func tripsWithoutWay(formulas: Int) throws(StorageError) -> [Int64] {
        let due = try database.connection.integers(
            "SELECT id FROM trip WHERE ifnull(way_formulas, 0) < \(formulas) AND state <> 'open'")
        guard !due.isEmpty else { return [] }
        let signals = try database.connection.integers("SELECT id FROM signal WHERE name = 'latitude'").map(String.init)
        let list = signals.joined(separator: ", ")
        let hasPosition = try database.connection.prepare(
            """
            SELECT EXISTS (SELECT 1 FROM sample_block WHERE trip_id = :trip AND signal IN (\(list)))
                OR EXISTS (SELECT 1 FROM sample WHERE trip_id = :trip AND signal IN (\(list))) AS has_position
            """)
        var (missing, others): ([Int64], [Int64]) = ([], [])
        for id in due {
            try hasPosition.bind(["trip": id])
            if !signals.isEmpty, try hasPosition.step(), hasPosition.bool("has_position") {
                missing.append(id)
            } else {
                others.append(id)
            }
            hasPosition.reset()
        }
        // If another program is writing, it is done the next time.
        try? database.connection.transaction { () throws(StorageError) in
            for id in others { try markWay(ofTrip: id, formulas: formulas) }
        }
        return missing.sorted()
    }

    /// Returns whether the trip is finished.
    @discardableResult
    private func markWay(ofTrip id: Int64, formulas: Int) throws(StorageError) -> Bool {
        try database.connection.update(
            "trip", ["way_formulas": formulas], where: "id = :id AND state <> 'open'", ["id": id]) > 0
    }

    /// Stores that a trip has no positions, and so no way and no routes.
    package func storeNoWay(ofTrip trip: Int64, formulas: Int) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.exec(
                "DELETE FROM trip_way WHERE trip_id = \(trip); DELETE FROM route_trip WHERE trip_id = \(trip)")
            try markWay(ofTrip: trip, formulas: formulas)
        }
    }

    /// Stores the way of a trip. What it has to do with routes is forgotten. A trip that is being recorded is left
    /// alone.
    package func store(_ way: TripWay, ofTrip trip: Int64, formulas: Int) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            guard try markWay(ofTrip: trip, formulas: formulas) else { return }
            try database.connection.exec("DELETE FROM route_trip WHERE trip_id = \(trip)")
            try database.connection.insert(
                into: "trip_way", conflict: .replaces,
                [
                    "trip_id": trip, "formulas": formulas, "start_lat": way.start?.latitude,
                    "start_lon": way.start?.longitude, "end_lat": way.end?.latitude, "end_lon": way.end?.longitude,
                    "length_m": way.lengthM, "fixes": way.fixes, "left_out": way.leftOut,
                    "bridged_m": way.bridgedM, "checkpoints": way.path?.bytes,
                ])
        }
    }

    /// Forgets all tracks, so that they are made again.
    package func forgetAll() throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.exec("DELETE FROM trip_way; UPDATE trip SET way_formulas = NULL")
        }
    }

    /// Returns the checkpoints of a trip; nil without any.
    package func path(ofTrip trip: Int64) throws(StorageError) -> RoutePath? {
        let rows = try database.connection.prepare(
            "SELECT checkpoints FROM trip_way WHERE trip_id = :trip", ["trip": trip])
        guard try rows.step(), !rows.isNull("checkpoints") else { return nil }
        return RoutePath(bytes: rows.bytes("checkpoints"))
    }

    /// Returns where trips began and ended, by their numbers.
    package func ends() throws(StorageError) -> [Int64: RouteEnds] {
        let rows = try database.connection.prepare(
            "SELECT \(RouteEnds.columns) FROM trip_way WHERE start_lat IS NOT NULL")
        var ends: [Int64: RouteEnds] = [:]
        while try rows.step() { ends[rows.integer("trip_id")] = RouteEnds(rows) }
        return ends
    }

    /// Returns the trips of no route that began within some degrees north or south of a place, in the order of their
    /// numbers.
    package func tripsOfNoRoute(
        from place: GeoPoint, withinDegrees degrees: Double
    ) throws(StorageError) -> [(trip: Int64, ends: RouteEnds)] {
        let rows = try database.connection.prepare(
            """
            SELECT \(RouteEnds.columns) FROM trip_way WHERE start_lat BETWEEN :south AND :north
                AND NOT EXISTS (SELECT 1 FROM route_trip WHERE route_trip.trip_id = trip_way.trip_id)
            """, ["south": place.latitude - degrees, "north": place.latitude + degrees])
        var found: [(trip: Int64, ends: RouteEnds)] = []
        while try rows.step() {
            let trip = rows.integer("trip_id")
            if let ends = RouteEnds(rows) { found.append((trip, ends)) }
        }
        return found.sorted { $0.trip < $1.trip }
    }
}

extension RouteEnds {
    fileprivate static let columns = "trip_id, start_lat, start_lon, end_lat, end_lon, length_m"

    /// Reads a row of table `trip_way`. Nil if the places are invalid.
    fileprivate init?(_ row: borrowing Statement) {
        guard let start = GeoPoint(checked: row.real("start_lat"), row.real("start_lon")),
            let end = GeoPoint(checked: row.real("end_lat"), row.real("end_lon")),
            Database.isPlausible(value: row.real("length_m"))
        else { return nil }
        self.init(start: start, end: end, lengthM: row.real("length_m"))
    }
}

/// Looks up where trips went, trip by trip, so that a report about a few trips reads what is stored of these.
package final class TripWayLookup {
    private let ends: Statement
    private let routes: Statement
    private let followed: Statement

    package init(_ database: Database) throws(StorageError) {
        ends = try database.connection.prepare(
            "SELECT \(RouteEnds.columns) FROM trip_way WHERE trip_id = :trip AND start_lat IS NOT NULL")
        routes = try database.connection.prepare("SELECT route_id, jaccard FROM route_trip WHERE trip_id = :trip")
        followed = try database.connection.prepare("SELECT 1 FROM followed WHERE trip_id = :trip")
    }

    /// Whether a trip followed a route.
    package func followedOne(trip id: Int64) throws(StorageError) -> Bool {
        try followed.bind(["trip": id])
        defer { followed.reset() }
        return try followed.step()
    }

    /// Returns where a trip began and ended; nil if it has no positions.
    package func ends(ofTrip id: Int64) throws(StorageError) -> RouteEnds? {
        try ends.bind(["trip": id])
        defer { ends.reset() }
        return try ends.step() ? RouteEnds(ends) : nil
    }

    /// Returns the route with which a trip has most in common; nil if it is on none.
    package func route(ofTrip id: Int64) throws(StorageError) -> Int64? {
        try routes.bind(["trip": id])
        defer { routes.reset() }
        var best: (route: Int64, jaccard: Double)?
        while try routes.step() {
            let (route, jaccard) = (routes.integer("route_id"), routes.real("jaccard"))
            guard let known = best else {
                best = (route, jaccard)
                continue
            }
            if (jaccard, known.route) > (known.jaccard, route) { best = (route, jaccard) }
        }
        return best?.route
    }
}

extension TrackTable {
    /// Returns where a trip began and ended; nil if it has no positions.
    package func ends(ofTrip id: Int64) throws(StorageError) -> RouteEnds? {
        try TripWayLookup(database).ends(ofTrip: id)
    }
}

/// The ways of earlier trips.
extension TrackTable {
    /// So many trips before a time are searched: more than a driver makes in half a year.
    private static let maxSearched = 1000

    /// Returns the checkpoints of the newest trips that began before a time and near one of some places. The newest are looked
    /// at first, since thousands begin at home.
    package func paths(
        before start: WallTime, from places: [GeoPoint], withinDegrees degrees: Double, most: Int
    ) throws(StorageError) -> [RoutePath] {
        var paths: [Int64: (start: Int64, path: RoutePath)] = [:]
        for place in places {
            let rows = try database.connection.prepare(
                """
                SELECT trip_id, started_us, checkpoints FROM (
                    SELECT id, started_us FROM trip WHERE started_us < :start
                    ORDER BY started_us DESC LIMIT \(Self.maxSearched)
                ) AS newest CROSS JOIN trip_way ON newest.id = trip_way.trip_id
                WHERE start_lat BETWEEN :south AND :north AND checkpoints IS NOT NULL
                    AND abs(start_lon - :east) < :degrees * 2 ORDER BY started_us DESC LIMIT :most
                """,
                [
                    "south": place.latitude - degrees, "north": place.latitude + degrees, "start": start.microseconds,
                    "east": place.longitude, "degrees": degrees, "most": most,
                ])
            while try rows.step() {
                guard let path = RoutePath(bytes: rows.bytes("checkpoints")) else { continue }
                paths[rows.integer("trip_id")] = (rows.integer("started_us"), path)
            }
        }
        return paths.values.sorted { $0.start > $1.start }.prefix(most).map(\.path)
    }

    /// Passes on the checkpoints of the newest trips that have any, and when the trips began.
    /// - Parameter most: the most trips that are read.
    package func newest(
        _ most: Int, body: (RoutePath, WallTime) -> Void
    ) throws(StorageError) {
        let rows = try database.connection.prepare(
            """
            SELECT started_us, checkpoints FROM trip_way CROSS JOIN trip ON trip.id = trip_way.trip_id
            WHERE checkpoints IS NOT NULL ORDER BY trip_way.trip_id DESC LIMIT \(most)
            """)
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer("started_us"))
            guard start.isPlausible, let path = RoutePath(bytes: rows.bytes("checkpoints")) else { continue }
            body(path, start)
        }
    }
}
