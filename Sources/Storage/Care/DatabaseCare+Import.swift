import Telemetry

extension DatabaseCare {
    package struct Imported: Hashable, Sendable {
        package var trips = 0
        package var scans = 0
        /// The number of trips and scans that were already present.
        package var known = 0
        /// What was not imported because reading skips it, as half sentences.
        package var leftOut: [String] = []
    }

    /// Imports all trips and scans of another database of this program, and its vehicles, in one transaction. A trip
    /// that is already present is not changed unless it has fewer samples. The other database is only read.
    /// - Parameters:
    ///   - withHeart: Whether heartbeats are imported too. Those of a trip of which a part is here always are, and those
    ///     that are here are kept.
    ///   - progress: Called before each trip with the number of trips done and the number of all.
    package func importFile(
        path: String, withHeart: Bool = false,
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws(StorageError) -> Imported {
        if let mine = DatabaseFile(path: database.connection.path).identity,
            let its = DatabaseFile(path: path).identity,
            mine == its
        {
            throw .itself(path)
        }
        // A database of an older version, or with trips that were cut off, is repaired in a copy.
        guard let other = try Database.openCopy(path: path) else {
            throw .noFile(path)
        }
        try Database.quickCheck(other.connection)
        let strange = try SchemaDifferences.problems(other.connection)
        if let first = strange.first { throw .strange(path, first) }
        try other.trips.recover()
        let leftOut = try other.care.removeIssues()
        try database.connection.exec("ATTACH '' AS other")
        // Fails if a statement is still open, which has no consequences.
        defer { try? database.connection.exec("DETACH other") }
        try other.connection.copy(to: database.connection, as: "other")
        database.signalNumbers = [:]
        var imported = try database.connection.transaction { () throws(StorageError) in
            try importAttached(withHeart, progress)
        }
        imported.leftOut = leftOut
        return imported
    }

    private func importAttached(
        _ withHeart: Bool, _ progress: (_ done: Int, _ all: Int) -> Void
    ) throws(StorageError) -> Imported {
        var imported = Imported()
        let marks = try columns("calibration").joined(separator: ", ")
        try database.connection.exec(
            """
            INSERT INTO signal (name, unit) SELECT name, unit FROM other.signal WHERE true ON CONFLICT DO NOTHING;
            INSERT OR IGNORE INTO vehicle SELECT * FROM other.vehicle;
            INSERT OR IGNORE INTO service SELECT * FROM other.service;
            INSERT INTO calibration (\(marks)) SELECT \(marks) FROM other.calibration AS there
                WHERE NOT EXISTS (SELECT 1 FROM calibration AS here WHERE here.vin = there.vin
                    AND here.time_us = there.time_us AND here.kind = there.kind);
            """)
        let tripTables = [
            "trip_event", "trip_alert", "trip_tag", "trip_signal", "trip_indicator", "trip_segment", "sample",
            "sample_block", "game_session", "lap", "trip_way", "drift_session",
        ]
        let trips = try database.connection.integers("SELECT id FROM other.trip WHERE state <> 'open' ORDER BY id")
        for (index, id) in trips.enumerated() {
            progress(index, trips.count)
            let here = try database.connection.integers(
                """
                SELECT here.id FROM trip AS here JOIN other.trip AS there ON there.id = \(id)
                WHERE here.uuid = there.uuid OR here.vin IS there.vin AND (here.started_us = there.started_us
                    OR here.boot = there.boot AND here.started_boot_us = there.started_boot_us)
                """)
            let fuller = try database.connection.integers(
                """
                SELECT here.id FROM trip AS here JOIN other.trip AS there ON there.id = \(id)
                WHERE here.id IN (\(here.map(String.init).joined(separator: ",")))
                    AND max(ifnull(here.samples, 0), here.appended) >= max(ifnull(there.samples, 0), there.appended)
                """)
            if let number = fuller.first {
                if withHeart { try copyHeartBeats(ofTrip: id, to: number) }
                imported.known += 1
                continue
            }
            var beats: [(time: Instant, rrMs: Double)] = []
            for number in here {
                beats += try database.heart.beats(trip: number)
                _ = try database.remove(.trip, number)
            }
            let number = try copy("trip", id, with: tripTables, by: "trip_id")
            try database.heart.insert(beats, trip: number)
            if withHeart || !here.isEmpty { try copyHeartBeats(ofTrip: id, to: number) }
            imported.trips += 1
        }
        try importRoutes()
        let scanTables = ["scan_ecu", "scan_code", "scan_coverage", "scan_answer", "scan_payload"]
        for id in try database.connection.integers("SELECT id FROM other.scan ORDER BY id") {
            let here = try database.connection.integers(
                """
                SELECT here.id FROM scan AS here JOIN other.scan AS there ON there.id = \(id)
                WHERE here.vin IS there.vin AND here.time_us = there.time_us
                """)
            if !here.isEmpty {
                imported.known += 1
                continue
            }
            _ = try copy("scan", id, with: scanTables, by: "scan_id")
            imported.scans += 1
        }
        return imported
    }

    /// Imports places and routes that are not present by their names, and the drives of routes.
    private func importRoutes() throws(StorageError) {
        try database.connection.exec(
            """
            INSERT OR IGNORE INTO place (name, lat, lon, radius_m, is_hidden)
            SELECT name, lat, lon, radius_m, is_hidden FROM other.place ORDER BY id;
            INSERT OR IGNORE INTO route (uuid, name, is_starred, is_found, length_m, checkpoints)
            SELECT uuid, name, is_starred, is_found, length_m, checkpoints FROM other.route ORDER BY id;
            -- Routes of each may have trips of the other (`unmatched`).
            DELETE FROM route_cell;
            INSERT OR IGNORE INTO route_trip
            SELECT here.id, trip_here.id, covered, jaccard, row.duration_s, distance_m, times FROM other.route_trip AS row
                JOIN other.route AS there ON there.id = row.route_id JOIN route AS here ON here.uuid = there.uuid
                JOIN other.trip AS trip_there ON trip_there.id = row.trip_id
                JOIN trip AS trip_here ON trip_here.uuid = trip_there.uuid;
            INSERT OR IGNORE INTO route_drive
                (route_id, uuid, driver, started_us, covered, jaccard, distance_m, times, knots)
            SELECT here.id, row.uuid, driver, started_us, covered, jaccard, distance_m, times, knots
                FROM other.route_drive AS row JOIN other.route AS there ON there.id = row.route_id
                JOIN route AS here ON here.uuid = there.uuid;
            INSERT OR IGNORE INTO followed
            SELECT trip_here.id, here.id, title, reference, covered, jaccard, reason, ahead_s, worst_s, worst_m
                FROM other.followed AS row JOIN other.trip AS trip_there ON trip_there.id = row.trip_id
                JOIN trip AS trip_here ON trip_here.uuid = trip_there.uuid
                LEFT JOIN other.route AS there ON there.id = row.route_id
                LEFT JOIN route AS here ON here.uuid = there.uuid;
            """)
    }

    private func copyHeartBeats(ofTrip id: Int64, to number: Int64) throws(StorageError) {
        try database.connection.exec(
            """
            INSERT OR IGNORE INTO heart_beat
            SELECT \(number), t_us, rr_ms FROM other.heart_beat WHERE trip_id = \(id)
            """)
    }

    /// Copies a row under a new number, with the rows of other tables that belong to it. Returns the number.
    private func copy(
        _ table: String, _ id: Int64, with tables: [String], by key: String
    ) throws(StorageError) -> Int64 {
        let shared = try columns(table)
        // An imported row counts as changed in this database.
        let change = String(try database.nextChange())
        let values = shared.map { $0 == "change" ? change : $0 }
        try database.connection.exec(
            """
            INSERT INTO \(table) (\(shared.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM other.\(table) WHERE id = \(id)
            """)
        let number = database.connection.lastInsertedRow
        for part in tables {
            let names = try columns(part)
            let values = names.map { column in
                switch column {
                case key: "\(number)"
                // The same signal may have another number in the other database.
                case "signal":
                    """
                    (SELECT here.id FROM signal AS here JOIN other.signal AS there USING (name, unit)
                        WHERE there.id = row.signal)
                    """
                default: column
                }
            }
            // The order of blocks is kept.
            try database.connection.exec(
                """
                INSERT INTO \(part) (\(names.joined(separator: ", ")))
                SELECT \(values.joined(separator: ", ")) FROM other.\(part) AS row WHERE \(key) = \(id)
                \(part == "sample_block" ? "ORDER BY id" : "")
                """)
        }
        return number
    }

    private func columns(_ table: String) throws(StorageError) -> [String] {
        try database.connection.texts("SELECT name FROM pragma_table_info('\(table)') WHERE name <> 'id'")
    }
}
