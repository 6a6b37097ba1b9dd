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

    /// Returns the trips with positions whose way was not made by this version of the formulas, in the order of their
    /// starts.
    package func tripsWithoutWay(formulas: Int) throws(StorageError) -> [Int64] {
        let latitude = "(SELECT id FROM signal WHERE name = 'latitude')"
        return try numbers(
            """
            SELECT id FROM trip WHERE state <> 'open'
                AND NOT EXISTS (SELECT 1 FROM trip_way WHERE trip_id = trip.id AND formulas >= \(formulas))
                AND (EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id AND signal IN \(latitude))
                    OR EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id AND signal IN \(latitude)))
            ORDER BY started_us, id
            """)
    }

    /// Stores the way of a trip. What it has to do with routes is forgotten. A trip that is being recorded is left
    /// alone.
    package func store(_ way: TripWay, ofTrip trip: Int64, formulas: Int) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            guard try numbers("SELECT id FROM trip WHERE id = \(trip) AND state <> 'open'").isEmpty == false else {
                return
            }
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
    package func forgetWays() throws(StorageError) { try connection.exec("DELETE FROM trip_way") }

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
        let rows = try connection.prepare(
            """
            SELECT trip_id, start_lat, start_lon, end_lat, end_lon, length_m FROM trip_way WHERE start_lat IS NOT NULL
            """)
        var ends: [Int64: RouteEnds] = [:]
        while try rows.step() {
            guard let start = GeoPoint(checked: rows.real(1), rows.real(2)),
                let end = GeoPoint(checked: rows.real(3), rows.real(4))
            else { continue }
            ends[rows.integer(0)] = RouteEnds(start: start, end: end, lengthM: rows.real(5))
        }
        return ends
    }
}
