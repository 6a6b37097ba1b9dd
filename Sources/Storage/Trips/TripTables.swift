import OBD
import System
package import Telemetry
package import Trips

package struct TripTables {
    let database: Database

    /// Begins a trip that this process records, and returns its number.
    package func begin(_ beginning: TripBeginning) throws(StorageError) -> Int64 {
        let beginning = beginning.storable
        return try database.connection.transaction { () throws(StorageError) in
            // An earlier attempt to begin this trip may have succeeded although it seemed to fail. Its row can be
            // deleted, because the caller still has the whole trip.
            let same = try database.connection.integers(
                "SELECT id FROM trip WHERE uuid = :uuid AND state = 'open'", ["uuid": beginning.uuid])
            for number in same { _ = try database.remove(.trip, number) }
            try database.connection.insert(
                into: "trip",
                [
                    "started_us": beginning.start.microseconds, "vin": beginning.vin, "adapter": beginning.adapter,
                    "protocol": beginning.bus?.column, "protocol_name": beginning.bus?.name,
                    "fuel_price": beginning.fuelPrice, "electricity_price": beginning.electricityPrice,
                    "currency": beginning.currency, "state": "open", "owner": ProcessIdentity.current(),
                    "driver": beginning.driver, "note": beginning.note, "parameters": beginning.parameters.text,
                    "boot": beginning.bootTime?.boot, "started_boot_us": beginning.bootTime?.microseconds,
                    "clock_synchronized": beginning.isClockSynchronized, "uuid": beginning.uuid,
                    "source_kind": beginning.kind.rawValue, "formulas": TripSummary.formulas,
                    "change": try database.nextChange(),
                ])
            let id = database.connection.lastInsertedRow
            try insertTags(beginning.tags, trip: id)
            try insertGame(beginning.game, trip: id)
            return id
        }
    }

    /// Ends a trip, even one that was ended before. `origin` is the instant of the trip's start in the times of the
    /// events.
    package func finish(_ id: Int64, summary: TripSummary, origin: Instant = .zero) throws(StorageError) {
        guard try end(id, as: "closed", summary: summary, origin: origin, onlyIfOpen: false) else {
            throw database.noTrip(id)
        }
    }

    /// Deletes the trip if it has no samples. Returns whether it was deleted.
    @discardableResult
    package func discardEmpty(_ id: Int64) throws(StorageError) -> Bool {
        try database.connection.transaction { () throws(StorageError) in
            let isEmpty = try database.connection.hasRow(
                """
                SELECT 1 FROM trip WHERE id = \(id) AND NOT EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)
                    AND NOT EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id)
                """)
            return isEmpty ? try database.remove(.trip, id) : false
        }
    }

    /// Ends every open trip whose process is no longer running, with the facts of its stored samples, and deletes those
    /// without samples. Returns the ended trips. A trip that another process is recording is not changed.
    @discardableResult
    package func recover() throws(StorageError) -> [TripRecord] {
        var recovered: [TripRecord] = []
        for trip in try select("state = 'open'") where !trip.isRecording {
            // No lock is needed meanwhile, because no process adds to such a trip.
            var record = trip.record
            record.summary = try summary(ofSamplesOf: trip.id, record.parameters)
            if record.summary.samples == 0 {
                try discardEmpty(trip.id)
            } else {
                // Another process may have ended it at the same time.
                if try end(trip.id, as: "recovered", summary: record.summary, origin: .zero, onlyIfOpen: true) {
                    recovered.append(record)
                }
            }
        }
        return recovered
    }

    /// Returns the trips that started in [from, to), in the order of their starts.
    /// - Parameter includingOpen: whether trips that are being recorded are among them, with the facts of the samples stored so
    ///   far.
    package func all(
        from: WallTime, to: WallTime, includingOpen: Bool = false
    ) throws(StorageError) -> [TripRecord] {
        try database.snapshot { () throws(StorageError) in
            var cursor = try each(from: from, to: to, includingOpen: includingOpen)
            var records: [TripRecord] = []
            while let record = try cursor.next() { records.append(record) }
            return records
        }
    }

    /// Returns the same trips one at a time, with only one of them in memory.
    package func each(
        from: WallTime, to: WallTime, includingOpen: Bool = false
    ) throws(StorageError) -> TripRecords {
        let wanted = includingOpen ? "" : " AND state <> 'open'"
        return TripRecords(
            try TripCursor(
                database, where: "started_us >= :from AND started_us < :to\(wanted)",
                ["from": from.microseconds, "to": to.microseconds]),
            database)
    }

    /// Returns the trip with this number, including one that is being recorded, or nil if there is none.
    package func trip(_ id: Int64) throws(StorageError) -> TripRecord? {
        try database.snapshot { () throws(StorageError) in
            var found = TripRecords(try TripCursor(database, where: "trip.id = :id", ["id": id]), database)
            return try found.next()
        }
    }

    /// Returns the trip that began last of those that `isWanted` accepts, or nil if there is none. Only those that began
    /// later are read.
    package func latest(where isWanted: (TripRecord) throws -> Bool) throws -> TripRecord? {
        try database.latest(in: "trip", "started_us") { from, to in
            try all(from: from, to: to, includingOpen: true).last(where: isWanted)
        }
    }

    /// Returns the finished trip that began last, or nil if there is none.
    /// - Parameter isDriven: whether it must be a drive of a car, and no simulation, replay or game. Then it is looked for
    ///   among the latest twenty trips.
    package func latest(isDriven: Bool = false) throws(StorageError) -> TripRecord? {
        let latest = try database.connection.integers(
            """
            SELECT id FROM (
                SELECT id, started_us, source_kind FROM trip
                WHERE state <> 'open' AND \(WallTime.isPlausibleSQL("started_us"))
                ORDER BY started_us DESC, id DESC LIMIT \(isDriven ? 20 : 1))
            WHERE \(isDriven ? Database.isDriving : "true") ORDER BY started_us DESC, id DESC LIMIT 1
            """)
        return try latest.first.flatMap { id throws(StorageError) in
            try select("trip.id = :id", ["id": id]).first?.record
        }
    }

    /// Returns the trips that meet a condition on table `trip`, in the order of their starts, with the facts of their
    /// rows.
    func select(_ condition: String, _ parameters: NamedValues = [:]) throws(StorageError) -> [TripRow] {
        // A trip and its parts must be read at the same moment.
        try database.snapshot { () throws(StorageError) in
            var cursor = try TripCursor(database, where: condition, parameters)
            var trips: [TripRow] = []
            while let trip = try cursor.next() { trips.append(trip) }
            return trips
        }
    }

    /// Returns the facts computed from the stored samples of a trip.
    package func summary(
        ofSamplesOf trip: Int64, _ parameters: TripParameters = TripParameters()
    ) throws(StorageError) -> TripSummary {
        try TripEngine.summary(parameters) { take throws(StorageError) in try database.storedSamples(trip: trip, take) }
    }

    /// Ends a trip. Returns whether there was such a trip.
    func end(
        _ id: Int64, as state: String, summary: TripSummary, origin: Instant, onlyIfOpen: Bool
    ) throws(StorageError) -> Bool {
        let others = try summary.others.map { other throws(StorageError) in
            (number: try database.number(of: other.signal), facts: other)
        }
        return try database.connection.transaction { () throws(StorageError) in
            let facts: NamedValues = [
                "state": state, "owner": String?.none, "formulas": TripSummary.formulas,
                "change": try database.nextChange(),
                "segment_formulas": Int?.none, "indicator_formulas": Int?.none, "way_formulas": Int?.none,
            ]
            let ended = try database.connection.update(
                "trip", facts + TripColumns.values(summary),
                where: "id = :id\(onlyIfOpen ? " AND state = 'open'" : "")", ["id": id])
            guard ended > 0 else { return false }
            try database.packSamples(ofTrip: id)
            try replaceEvents(summary.events, trip: id, origin: origin)
            try replaceGame(summary.lapFacts, trip: id, origin: origin)
            // Its way is made of samples, too.
            try database.connection.exec("DELETE FROM trip_way WHERE trip_id = \(id)")
            try database.connection.exec("DELETE FROM trip_signal WHERE trip_id = \(id)")
            try database.connection.insert(
                into: "trip_signal",
                rows: others.filter(\.facts.isPlausible).map { number, facts in
                    [
                        "trip_id": id, "signal": number, "minimum": facts.minimum, "mean": facts.mean,
                        "maximum": facts.maximum, "samples": facts.samples,
                        "time_mean": facts.timeMean.flatMap { $0.isFinite ? $0 : nil },
                    ]
                })
            return true
        }
    }
}

extension WallTime {
    /// Returns the SQL for `isPlausible` of a column.
    static func isPlausibleSQL(_ column: String) -> String { "\(column) > -\(limit) AND \(column) < \(limit)" }
}

/// Recomputation of facts that older formulas produced.
extension TripTables {
    package struct Recomputed: Hashable, Sendable {
        /// The number of trips whose facts now follow the current formulas.
        package var trips = 0
        /// The number of trips left unchanged because not all of their samples are stored.
        package var incomplete = 0
    }

    /// Recomputes the facts of all trips that older formulas produced, each in a transaction of its own. Events are
    /// detected again, too; alerts are kept, because they were given at the time.
    /// - Parameter progress: Called before each trip with the number of trips done and the number of all.
    package func recompute(
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws(StorageError) -> Recomputed {
        var recomputed = Recomputed()
        let trips = try select("state <> 'open' AND formulas < \(TripSummary.formulas)")
        for (index, trip) in trips.enumerated() {
            progress(index, trips.count)
            let summary = try summary(ofSamplesOf: trip.id, trip.record.parameters)
            if summary.samples == 0 || summary.samples < trip.record.summary.samples {
                recomputed.incomplete += 1
            } else if try end(trip.id, as: trip.state, summary: summary, origin: .zero, onlyIfOpen: false) {
                recomputed.trips += 1
            }
        }
        return recomputed
    }
}

extension TripTables {
    /// Stores the destination that a trip was guided to.
    package func store(_ destination: TripDestination, ofTrip id: Int64) throws(StorageError) {
        try database.connection.update(
            "trip",
            [
                "destination": String(destination.name.prefix(TextLimit.name)),
                "destination_reached": destination.isReached, "destination_left_km": destination.leftKm,
            ], where: "id = :id", ["id": id])
    }
}
