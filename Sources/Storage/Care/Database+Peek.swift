package import Telemetry

/// Fast access for suggestions such as completions: nothing is created, written, waited for or migrated.
extension Database {
    /// Opens the database at `path` for reading only. Returns nil if there is none that can be read this way, for
    /// example because it has another schema version.
    package static func peek(path: String) -> Database? {
        do {
            let connection = try untouched(DatabaseFile(path: path))
            guard try connection.integer("PRAGMA user_version") == Schema.version else { return nil }
            try connection.exec("PRAGMA busy_timeout = 50")
            return try Database(connection)
        } catch {
            return nil
        }
    }

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
        let rows = try connection.prepare(
            """
            SELECT id, started_us AS time_us, distance_km, NULL FROM trip
            UNION ALL SELECT NULL, time_us, NULL, id FROM scan
            ORDER BY time_us DESC LIMIT ?
            """)
        try rows.bind(1, count)
        var occasions: [Occasion] = []
        while try rows.step() {
            let time = WallTime(microseconds: rows.integer(1))
            guard time.isPlausible else { continue }
            occasions.append(
                Occasion(
                    trip: rows.optionalInteger(0), scan: rows.optionalInteger(3), time: time,
                    distanceKm: rows.optionalReal(2)))
        }
        return occasions
    }

    /// Returns the drivers, the latest first.
    package func drivers() throws(StorageError) -> [String] {
        try texts("SELECT driver FROM trip WHERE driver IS NOT NULL GROUP BY driver ORDER BY max(started_us) DESC")
    }

    /// Returns the tags of trips, the latest first.
    package func tags() throws(StorageError) -> [String] {
        try texts("SELECT tag FROM trip_tag GROUP BY tag ORDER BY max(trip_id) DESC")
    }

    func texts(_ sql: String) throws(StorageError) -> [String] {
        let rows = try connection.prepare(sql)
        var texts: [String] = []
        while try rows.step() { texts.append(rows.text(0)) }
        return texts
    }
}
