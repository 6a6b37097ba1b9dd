package import Routes
import Telemetry

/// Where trips went, so that this need not be computed from their samples each time.
extension Database {
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
            (start, end, lengthM) = (way.points.first?.place, way.points.last?.place, way.lengthM)
            (fixes, leftOut, bridgedM) = (way.fixes, way.leftOut.values.reduce(0, +), way.bridgedM)
        }
    }

    /// Returns the trips with positions whose way was not made by this version of the formulas. Trips without positions
    /// are marked, so that their samples are searched once.
    package func tripsWithoutWay(formulas: Int) throws(StorageError) -> [Int64] {
        let due = try numbers("SELECT id FROM trip WHERE ifnull(way_formulas, 0) < \(formulas) AND state <> 'open'")
        guard !due.isEmpty else { return [] }
        let signals = try numbers("SELECT id FROM signal WHERE name = 'latitude'").map(String.init)
        let list = signals.joined(separator: ", ")
        let hasPosition = try connection.prepare(
            """
            SELECT EXISTS (SELECT 1 FROM sample_block WHERE trip_id = ?1 AND signal IN (\(list)))
                OR EXISTS (SELECT 1 FROM sample WHERE trip_id = ?1 AND signal IN (\(list)))
            """)
        var (missing, others): ([Int64], [Int64]) = ([], [])
        for id in due {
            try hasPosition.bind(1, id)
            if !signals.isEmpty, try hasPosition.step(), hasPosition.integer(0) != 0 {
                missing.append(id)
            } else {
                others.append(id)
            }
            hasPosition.reset()
        }
        // If another program is writing, it is done the next time.
        try? connection.transaction { () throws(StorageError) in
            for id in others { try markWay(ofTrip: id, formulas: formulas) }
        }
        return missing.sorted()
    }

    private func markWay(ofTrip id: Int64, formulas: Int) throws(StorageError) {
        try connection.exec("UPDATE trip SET way_formulas = \(formulas) WHERE id = \(id) AND state <> 'open'")
    }

    /// Stores that a trip has no positions, and so no way.
    package func storeNoWay(ofTrip trip: Int64, formulas: Int) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            try connection.exec("DELETE FROM trip_way WHERE trip_id = \(trip)")
            try markWay(ofTrip: trip, formulas: formulas)
        }
    }

    /// Stores the way of a trip. What it has to do with routes is forgotten. A trip that is being recorded is left
    /// alone.
    package func store(_ way: TripWay, ofTrip trip: Int64, formulas: Int) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            guard try numbers("SELECT id FROM trip WHERE id = \(trip) AND state <> 'open'").isEmpty == false else {
                return
            }
            try markWay(ofTrip: trip, formulas: formulas)
            try connection.exec("DELETE FROM route_trip WHERE trip_id = \(trip)")
            let insert = try connection.prepare(
                "INSERT OR REPLACE INTO trip_way VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            try insert.bind(1, trip)
            try insert.bind(2, formulas)
            try insert.bind(3, way.start?.latitude)
            try insert.bind(4, way.start?.longitude)
            try insert.bind(5, way.end?.latitude)
            try insert.bind(6, way.end?.longitude)
            try insert.bind(7, way.lengthM)
            try insert.bind(8, way.fixes)
            try insert.bind(9, way.leftOut)
            try insert.bind(10, way.bridgedM)
            if let path = way.path { try insert.bind(11, path.bytes) } else { try insert.bind(11, Int64?.none) }
            try insert.run()
        }
    }

    /// Forgets all ways, so that they are made again.
    package func forgetWays() throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            try connection.exec("DELETE FROM trip_way; UPDATE trip SET way_formulas = NULL")
        }
    }

    /// Returns the checkpoints of a trip; nil without any.
    package func path(ofTrip trip: Int64) throws(StorageError) -> RoutePath? {
        let rows = try connection.prepare("SELECT checkpoints FROM trip_way WHERE trip_id = ?")
        try rows.bind(1, trip)
        defer { rows.reset() }
        guard try rows.step(), !rows.isNull(0) else { return nil }
        return RoutePath(bytes: rows.bytes(0))
    }

    /// Returns where trips began and ended, by their numbers.
    package func tripEnds() throws(StorageError) -> [Int64: RouteEnds] {
        let rows = try connection.prepare("SELECT \(TripEndsReader.columns) FROM trip_way WHERE start_lat IS NOT NULL")
        let reader = TripEndsReader(rows)
        var ends: [Int64: RouteEnds] = [:]
        while try rows.step() { ends[reader.trip(rows)] = reader.ends(rows) }
        return ends
    }

    /// Returns the trips of no route that began within some degrees north or south of a place, in the order of their
    /// numbers.
    package func tripsOfNoRoute(
        from place: GeoPoint, withinDegrees degrees: Double
    ) throws(StorageError) -> [(trip: Int64, ends: RouteEnds)] {
        let rows = try connection.prepare(
            """
            SELECT \(TripEndsReader.columns) FROM trip_way WHERE start_lat BETWEEN ?1 AND ?2
                AND NOT EXISTS (SELECT 1 FROM route_trip WHERE route_trip.trip_id = trip_way.trip_id)
            """)
        try rows.bind(1, place.latitude - degrees)
        try rows.bind(2, place.latitude + degrees)
        let reader = TripEndsReader(rows)
        var found: [(trip: Int64, ends: RouteEnds)] = []
        while try rows.step() {
            if let ends = reader.ends(rows) { found.append((reader.trip(rows), ends)) }
        }
        return found.sorted { $0.trip < $1.trip }
    }
}

/// Reads rows of table `trip_way`.
private struct TripEndsReader {
    static let columns = "trip_id, start_lat, start_lon, end_lat, end_lon, length_m"

    private let (id, length): (Int, Int)
    private let (startLatitude, startLongitude, endLatitude, endLongitude): (Int, Int, Int, Int)

    init(_ rows: borrowing Statement) {
        let columns = Columns(rows)
        (id, length) = (columns["trip_id"], columns["length_m"])
        (startLatitude, startLongitude) = (columns["start_lat"], columns["start_lon"])
        (endLatitude, endLongitude) = (columns["end_lat"], columns["end_lon"])
    }

    func trip(_ row: borrowing Statement) -> Int64 { row.integer(id) }

    /// Nil if the places are invalid.
    func ends(_ row: borrowing Statement) -> RouteEnds? {
        guard let start = GeoPoint(checked: row.real(startLatitude), row.real(startLongitude)),
            let end = GeoPoint(checked: row.real(endLatitude), row.real(endLongitude)),
            Database.isPlausible(value: row.real(length))
        else { return nil }
        return RouteEnds(start: start, end: end, lengthM: row.real(length))
    }
}

/// Looks up where trips went, trip by trip, so that a report about a few trips reads what is stored of these.
package final class TripWayLookup {
    private let ends: Statement
    private let routes: Statement
    private let reader: TripEndsReader

    package init(_ database: Database) throws(StorageError) {
        let ends = try database.connection.prepare(
            "SELECT \(TripEndsReader.columns) FROM trip_way WHERE trip_id = ? AND start_lat IS NOT NULL")
        routes = try database.connection.prepare("SELECT route_id, jaccard FROM route_trip WHERE trip_id = ?")
        reader = TripEndsReader(ends)
        self.ends = ends
    }

    /// Returns where a trip began and ended; nil if it has no positions.
    package func ends(ofTrip id: Int64) throws(StorageError) -> RouteEnds? {
        try ends.bind(1, id)
        defer { ends.reset() }
        return try ends.step() ? reader.ends(ends) : nil
    }

    /// Returns the route with which a trip has most in common; nil if it is on none.
    package func route(ofTrip id: Int64) throws(StorageError) -> Int64? {
        try routes.bind(1, id)
        defer { routes.reset() }
        var best: (route: Int64, jaccard: Double)?
        while try routes.step() {
            let (route, jaccard) = (routes.integer(0), routes.real(1))
            guard let known = best else {
                best = (route, jaccard)
                continue
            }
            if (jaccard, known.route) > (known.jaccard, route) { best = (route, jaccard) }
        }
        return best?.route
    }
}

extension Database {
    /// Returns where a trip began and ended; nil if it has no positions.
    package func ends(ofTrip id: Int64) throws(StorageError) -> RouteEnds? { try TripWayLookup(self).ends(ofTrip: id) }
}
