package import Telemetry

/// What is suggested for words of a command line.
extension TripTables {
    /// A short description of a trip or a scan.
    package struct Occasion: Hashable, Sendable {
        /// The number of the trip; nil for a scan.
        package let trip: Int64?
        /// The number of the scan; nil for a trip.
        package let scan: Int64?
        package let time: WallTime
        /// The distance; nil if unknown, as for a trip that is being recorded.
        package let distanceKm: Double?
    }

    /// Returns the latest trips and scans, the latest first.
    package func occasions(atMost count: Int) throws(StorageError) -> [Occasion] {
        let rows = try database.connection.prepare(
            """
            SELECT id AS trip, started_us AS time_us, distance_km, NULL AS scan FROM trip WHERE \(WallTime.isPlausibleSQL("started_us"))
            UNION ALL SELECT NULL, time_us, NULL, id FROM scan WHERE \(WallTime.isPlausibleSQL("time_us"))
            ORDER BY time_us DESC LIMIT :count
            """, ["count": count])
        var occasions: [Occasion] = []
        while try rows.step() {
            let time = WallTime(microseconds: rows.integer("time_us"))
            guard time.isPlausible else { continue }
            occasions.append(
                Occasion(
                    trip: rows.optionalInteger("trip"), scan: rows.optionalInteger("scan"), time: time,
                    distanceKm: TripColumns.plausible(rows, "distance_km")))
        }
        return occasions
    }

    /// Returns the notes of all trips, each once.
    package func notes() throws(StorageError) -> [String] {
        try database.connection.texts("SELECT DISTINCT note FROM trip WHERE note IS NOT NULL ORDER BY note")
    }

    /// Returns the drivers, the latest first.
    package func drivers() throws(StorageError) -> [String] {
        try database.connection.texts(
            """
            WITH RECURSIVE known (driver) AS (
                SELECT min(driver) FROM trip WHERE driver IS NOT NULL
                UNION ALL SELECT (SELECT min(trip.driver) FROM trip WHERE trip.driver > known.driver) FROM known
                    WHERE known.driver IS NOT NULL
            )
            SELECT driver FROM known WHERE driver IS NOT NULL
            ORDER BY (SELECT max(started_us) FROM trip WHERE trip.driver = known.driver) DESC
            """)
    }

    /// Returns the tags of trips, the latest first.
    package func tags() throws(StorageError) -> [String] {
        try database.connection.texts(
            """
            WITH RECURSIVE known (tag) AS (
                SELECT min(tag) FROM trip_tag
                UNION ALL SELECT (SELECT min(trip_tag.tag) FROM trip_tag WHERE trip_tag.tag > known.tag) FROM known
                    WHERE known.tag IS NOT NULL
            )
            SELECT tag FROM known WHERE tag IS NOT NULL
            ORDER BY (SELECT max(trip_id) FROM trip_tag WHERE trip_tag.tag = known.tag) DESC
            """)
    }
}
