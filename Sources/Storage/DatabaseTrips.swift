package import OBD
package import Telemetry
package import Trips

extension Database {
    /// Begins a trip that this process records, and returns its number. `fuelPrice` is per litre.
    package func beginTrip(
        start: WallTime, vin: String?, adapter: String, bus: VehicleBus?, fuelPrice: Double?
    ) throws(StorageError) -> Int64 {
        let insert = try connection.prepare(
            """
            INSERT INTO trip (started_us, vin, adapter, protocol, protocol_name, fuel_price, state, owner)
            VALUES (?, ?, ?, ?, ?, ?, 'open', ?)
            """)
        try insert.bind(1, start.microseconds)
        try insert.bind(2, vin)
        try insert.bind(3, adapter)
        try insert.bind(4, bus.map { String($0.rawValue) })
        try insert.bind(5, bus?.name)
        try insert.bind(6, fuelPrice)
        try insert.bind(7, ProcessIdentity.current())
        try insert.run()
        return connection.lastInsertedRow
    }

    package func finishTrip(_ id: Int64, summary: TripSummary) throws(StorageError) {
        guard try end(id, as: "closed", summary: summary, onlyIfOpen: false) else {
            throw StorageError(.failed, "there is no trip \(id) in database '\(connection.path)'")
        }
    }

    /// Removes the trip if it has no samples: an empty one is not worth keeping. Returns whether it was removed.
    @discardableResult
    package func discardEmptyTrip(_ id: Int64) throws(StorageError) -> Bool {
        let delete = try connection.prepare(
            "DELETE FROM trip WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)")
        try delete.bind(1, id)
        try delete.run()
        return connection.changes > 0
    }

    /// Ends every open trip whose process no longer runs, with the facts of its stored samples, and removes those
    /// without samples. Returns the trips ended. A trip that another process is recording stays as it is.
    @discardableResult
    package func recoverTrips() throws(StorageError) -> [TripRecord] {
        var recovered: [TripRecord] = []
        for trip in try select("state = 'open' ORDER BY started_us, id") where !trip.isRecording {
            guard let id = trip.record.id else { continue }
            // No lock is held meanwhile: nobody adds to a trip whose process is gone.
            var record = trip.record
            record.summary = try summary(ofSamplesOf: id)
            if record.summary.samples == 0 {
                try discardEmptyTrip(id)
            } else {
                // Another process may have been quicker.
                if try end(id, as: "recovered", summary: record.summary, onlyIfOpen: true) { recovered.append(record) }
            }
        }
        return recovered
    }

    /// The trips that started in [from, to), in the order of their start. Trips still being recorded are left out, or
    /// come with the facts of the samples stored so far.
    package func trips(
        from: WallTime, to: WallTime, includingOpen: Bool = false
    ) throws(StorageError) -> [TripRecord] {
        let wanted = includingOpen ? "" : " AND state <> 'open'"
        let found = try select(
            "started_us >= ? AND started_us < ?\(wanted) ORDER BY started_us, id", from.microseconds, to.microseconds)
        var records: [TripRecord] = []
        for var trip in found {
            if trip.isOpen, let id = trip.record.id {
                trip.record.summary = try summary(ofSamplesOf: id)
                if trip.record.summary.samples == 0 { continue }
            }
            records.append(trip.record)
        }
        return records
    }

    /// The facts of the samples that are stored, by the present formulas.
    package func summary(ofSamplesOf trip: Int64) throws(StorageError) -> TripSummary {
        var engine = TripEngine()
        try samples(trip: trip) { engine.take($0) }
        return engine.summary
    }

    /// Whether there was such a trip.
    private func end(
        _ id: Int64, as state: String, summary: TripSummary, onlyIfOpen: Bool
    ) throws(StorageError) -> Bool {
        let others = try summary.others.map { other throws(StorageError) in
            (number: try number(of: other.signal), facts: other)
        }
        return try connection.transaction { () throws(StorageError) in
            try endRow(id, as: state, summary: summary, onlyIfOpen: onlyIfOpen)
            guard connection.changes > 0 else { return false }
            let insert = try connection.prepare("INSERT OR REPLACE INTO trip_signal VALUES (?, ?, ?, ?, ?, ?)")
            for other in others where other.facts.mean.isFinite {
                try insert.bind(1, id)
                try insert.bind(2, other.number)
                try insert.bind(3, other.facts.minimum)
                try insert.bind(4, other.facts.mean)
                try insert.bind(5, other.facts.maximum)
                try insert.bind(6, other.facts.samples)
                try insert.run()
            }
            return true
        }
    }

    private func others(ofTrip id: Int64) throws(StorageError) -> [SignalSummary] {
        let rows = try connection.prepare(
            """
            SELECT name, unit, minimum, mean, maximum, samples FROM trip_signal JOIN signal ON signal.id = signal
            WHERE trip_id = ? ORDER BY name
            """)
        try rows.bind(1, id)
        var others: [SignalSummary] = []
        while try rows.step() {
            others.append(
                SignalSummary(
                    signal: Signal(rows.text(0), Unit(rows.text(1))), minimum: rows.real(2), mean: rows.real(3),
                    maximum: rows.real(4), samples: Int(rows.integer(5))))
        }
        return others
    }

    private func endRow(
        _ id: Int64, as state: String, summary: TripSummary, onlyIfOpen: Bool
    ) throws(StorageError) {
        let update = try connection.prepare(
            """
            UPDATE trip SET state = ?, owner = NULL, duration_s = ?, covered_s = ?, idle_s = ?, distance_km = ?,
                max_speed_kmh = ?, average_engine_speed_rpm = ?, max_engine_speed_rpm = ?, fuel_l = ?,
                fuel_method = ?, max_coolant_c = ?, min_voltage = ?, samples = ?
            WHERE id = ?\(onlyIfOpen ? " AND state = 'open'" : "")
            """)
        try update.bind(1, state)
        try update.bind(2, summary.durationS)
        try update.bind(3, summary.coveredS)
        try update.bind(4, summary.idleS)
        try update.bind(5, summary.distanceKm)
        try update.bind(6, summary.maxSpeedKmh)
        try update.bind(7, summary.averageEngineSpeedRpm)
        try update.bind(8, summary.maxEngineSpeedRpm)
        try update.bind(9, summary.fuelL)
        try update.bind(10, summary.fuelMethod.rawValue)
        try update.bind(11, summary.maxCoolantC)
        try update.bind(12, summary.minVoltage)
        try update.bind(13, summary.samples)
        try update.bind(14, id)
        try update.run()
    }

    private struct StoredTrip {
        var record: TripRecord
        var isOpen: Bool
        var owner: String?

        /// An owner that could not be told at the time counts as gone: its process, if it does run, will still end
        /// the trip properly.
        var isRecording: Bool { owner.map(ProcessIdentity.isRunning) ?? false }
    }

    private func select(_ condition: String, _ parameters: Int64...) throws(StorageError) -> [StoredTrip] {
        let rows = try connection.prepare(
            """
            SELECT id, started_us, vin, fuel_price, state, owner, duration_s, covered_s, idle_s, distance_km,
                max_speed_kmh, average_engine_speed_rpm, max_engine_speed_rpm, fuel_l, fuel_method, max_coolant_c,
                min_voltage, samples
            FROM trip WHERE \(condition)
            """)
        for (index, parameter) in parameters.enumerated() { try rows.bind(index + 1, parameter) }
        var trips: [StoredTrip] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer(1))
            var summary = TripSummary()
            summary.durationS = rows.real(6)
            summary.coveredS = rows.real(7)
            summary.idleS = rows.optionalReal(8)
            summary.distanceKm = rows.optionalReal(9)
            summary.maxSpeedKmh = rows.optionalReal(10)
            summary.averageEngineSpeedRpm = rows.optionalReal(11)
            summary.maxEngineSpeedRpm = rows.optionalReal(12)
            summary.fuelL = rows.optionalReal(13)
            summary.fuelMethod = rows.optionalText(14).flatMap(FuelMethod.init) ?? .unknown
            summary.maxCoolantC = rows.optionalReal(15)
            summary.minVoltage = rows.optionalReal(16)
            summary.samples = Int(rows.integer(17))
            summary.others = try others(ofTrip: rows.integer(0))
            // Times are added and rounded later, where overflow would trap.
            guard start.isPlausible, abs(summary.durationS) < 1e10, abs(summary.coveredS) < 1e10 else {
                throw damaged("the times of trip \(rows.integer(0)) make no sense")
            }
            let record = TripRecord(
                id: rows.integer(0), start: start, vin: rows.optionalText(2), fuelPrice: rows.optionalReal(3),
                summary: summary)
            trips.append(StoredTrip(record: record, isOpen: rows.text(4) == "open", owner: rows.optionalText(5)))
        }
        return trips
    }
}

extension WallTime {
    /// Within a thousand centuries of 1970.
    var isPlausible: Bool { microseconds.magnitude < 3_200_000_000_000_000_000 }
}
