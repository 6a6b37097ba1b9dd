import OBD
package import Telemetry
package import Trips

extension Database {
    /// Begins a trip that this process records, and returns its number.
    package func beginTrip(_ beginning: TripBeginning) throws(StorageError) -> Int64 {
        try connection.transaction { () throws(StorageError) in
            let insert = try connection.prepare(
                """
                INSERT INTO trip (started_us, vin, adapter, protocol, protocol_name, fuel_price, state, owner, driver, note,
                    parameters, boot, started_boot_us, clock_synchronized, currency)
                VALUES (?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?)
                """)
            try insert.bind(1, beginning.start.microseconds)
            try insert.bind(2, beginning.vin)
            try insert.bind(3, beginning.adapter)
            try insert.bind(4, beginning.bus.map { String($0.rawValue) })
            try insert.bind(5, beginning.bus?.name)
            try insert.bind(6, beginning.fuelPrice)
            try insert.bind(7, ProcessIdentity.current())
            try insert.bind(8, beginning.driver)
            try insert.bind(9, beginning.note)
            try insert.bind(10, beginning.parameters.text)
            try insert.bind(11, beginning.bootTime?.boot)
            try insert.bind(12, beginning.bootTime?.microseconds)
            try insert.bind(13, beginning.isClockSynchronized)
            try insert.bind(14, beginning.currency)
            try insert.run()
            let id = connection.lastInsertedRow
            try insertTags(beginning.tags, trip: id)
            return id
        }
    }

    /// Ends a trip, also one that ended before. `origin` is the instant of the trip's start, as the events have it.
    package func finishTrip(_ id: Int64, summary: TripSummary, origin: Instant = .zero) throws(StorageError) {
        guard try end(id, as: "closed", summary: summary, origin: origin, onlyIfOpen: false) else { throw noTrip(id) }
    }

    /// Removes the trip if it has no samples: an empty one is not worth keeping. Returns whether it was removed.
    @discardableResult
    package func discardEmptyTrip(_ id: Int64) throws(StorageError) -> Bool {
        let delete = try connection.prepare(
            """
            DELETE FROM trip WHERE id = ? AND NOT EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id)
                AND NOT EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id)
            """)
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
            record.summary = try summary(ofSamplesOf: id, parameters: record.parameters)
            if record.summary.samples == 0 {
                try discardEmptyTrip(id)
            } else {
                // Another process may have been quicker.
                if try end(id, as: "recovered", summary: record.summary, origin: .zero, onlyIfOpen: true) {
                    recovered.append(record)
                }
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
        return try records(of: found)
    }

    /// The trip of this number, also one that is still being recorded; nil where there is none.
    package func trip(_ id: Int64) throws(StorageError) -> TripRecord? {
        try records(of: try select("id = ?", id)).first
    }

    /// The trip that began last, of those that are over; nil where there is none.
    package func latestTrip() throws(StorageError) -> TripRecord? {
        try select(
            "state <> 'open' AND \(WallTime.isPlausibleSQL("started_us")) ORDER BY started_us DESC, id DESC LIMIT 1"
        ).first?.record
    }

    /// Without those that have nothing yet.
    private func records(of found: [StoredTrip]) throws(StorageError) -> [TripRecord] {
        var records: [TripRecord] = []
        for var trip in found {
            if trip.isOpen, let id = trip.record.id {
                trip.record.summary = try summary(ofSamplesOf: id, parameters: trip.record.parameters)
                if trip.record.summary.samples == 0 { continue }
            }
            records.append(trip.record)
        }
        return records
    }

    /// The facts of the samples that are stored, by the present formulas.
    package func summary(
        ofSamplesOf trip: Int64, parameters: TripParameters = TripParameters()
    ) throws(StorageError) -> TripSummary {
        var engine = TripEngine(parameters: parameters)
        try samples(trip: trip) { engine.take($0) }
        return engine.summary
    }

    /// Whether there was such a trip.
    private func end(
        _ id: Int64, as state: String, summary: TripSummary, origin: Instant, onlyIfOpen: Bool
    ) throws(StorageError) -> Bool {
        let others = try summary.others.map { other throws(StorageError) in
            (number: try number(of: other.signal), facts: other)
        }
        return try connection.transaction { () throws(StorageError) in
            try endRow(id, as: state, summary: summary, onlyIfOpen: onlyIfOpen)
            guard connection.changes > 0 else { return false }
            try packSamples(ofTrip: id)
            try replaceEvents(summary.events, trip: id, origin: origin)
            let insert = try connection.prepare(
                """
                INSERT OR REPLACE INTO trip_signal (trip_id, signal, minimum, mean, maximum, samples, time_mean)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
            for other in others where other.facts.mean.isFinite {
                try insert.bind(1, id)
                try insert.bind(2, other.number)
                try insert.bind(3, other.facts.minimum)
                try insert.bind(4, other.facts.mean)
                try insert.bind(5, other.facts.maximum)
                try insert.bind(6, other.facts.samples)
                try insert.bind(7, other.facts.timeMean)
                try insert.run()
            }
            return true
        }
    }

    /// The facts of a row with `TripColumns.names` from a column on, but for those that make no sense.
    func summary(_ row: borrowing Statement, from first: Int, trip id: Int64) -> TripSummary {
        TripColumns.summary(row, from: first) { column in
            _ = expect(
                false, "column '\(column)' of trip \(id) makes no sense",
                repair: "UPDATE trip SET \(column) = NULL WHERE id = \(id)")
        }
    }

    private func others(ofTrip id: Int64) throws(StorageError) -> [SignalSummary] {
        let rows = try connection.prepare(
            """
            SELECT name, unit, minimum, mean, maximum, samples, signal, time_mean
            FROM trip_signal JOIN signal ON signal.id = signal
            WHERE trip_id = ? ORDER BY name
            """)
        try rows.bind(1, id)
        var others: [SignalSummary] = []
        while try rows.step() {
            guard
                expect(
                    [rows.real(2), rows.real(3), rows.real(4)].allSatisfy(\.isFinite) && rows.integer(5) >= 0,
                    "what trip \(id) has of signal '\(rows.text(0))' makes no sense",
                    repair: "DELETE FROM trip_signal WHERE trip_id = \(id) AND signal = \(rows.integer(6))")
            else { continue }
            others.append(
                SignalSummary(
                    signal: Signal(rows.text(0), Unit(rows.text(1))), minimum: rows.real(2), mean: rows.real(3),
                    timeMean: rows.optionalReal(7), maximum: rows.real(4), samples: Int(rows.integer(5))))
        }
        return others
    }

    private func endRow(
        _ id: Int64, as state: String, summary: TripSummary, onlyIfOpen: Bool
    ) throws(StorageError) {
        let facts = TripColumns.names.map { ", \($0) = ?" }.joined()
        let update = try connection.prepare(
            "UPDATE trip SET state = ?, owner = NULL\(facts) WHERE id = ?\(onlyIfOpen ? " AND state = 'open'" : "")")
        try update.bind(1, state)
        try TripColumns.bind(summary, to: update, from: 2)
        try update.bind(2 + TripColumns.names.count, id)
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

    /// Reads all trips; gives the numbers of those that can be.
    func readTrips() throws(StorageError) -> [Int64] { try select("true").compactMap(\.record.id) }

    private func select(_ condition: String, _ parameters: Int64...) throws(StorageError) -> [StoredTrip] {
        let rows = try connection.prepare(
            """
            SELECT id, started_us, vin, fuel_price, state, owner, driver, note, parameters, adapter, currency,
                \(TripColumns.names.joined(separator: ", "))
            FROM trip WHERE \(condition)
            """)
        for (index, parameter) in parameters.enumerated() { try rows.bind(index + 1, parameter) }
        var trips: [StoredTrip] = []
        while try rows.step() {
            let id = rows.integer(0)
            let start = WallTime(microseconds: rows.integer(1))
            // Times are added and rounded later, where overflow would trap.
            guard
                expect(
                    start.isPlausible, "the time of trip \(id) makes no sense",
                    repair: "DELETE FROM trip WHERE id = \(id)")
            else { continue }
            var summary = summary(rows, from: 11, trip: id)
            summary.others = try others(ofTrip: id)
            summary.events = try events(ofTrip: id)
            let price = rows.optionalReal(3)
            let hasPrice = expect(
                price.map { 0..<1e9 ~= $0 } ?? true, "the fuel price of trip \(id) makes no sense",
                repair: "UPDATE trip SET fuel_price = NULL WHERE id = \(id)")
            var record = TripRecord(
                id: id, start: start, vin: rows.optionalText(2), fuelPrice: hasPrice ? price : nil, summary: summary)
            record.driver = typed(
                rows.optionalText(6), atMost: TextLimit.name, "the driver of trip \(id)",
                repair: "UPDATE trip SET driver = substr(driver, 1, \(TextLimit.name)) WHERE id = \(id)")
            record.note = typed(
                rows.optionalText(7), atMost: TextLimit.note, "the note of trip \(id)",
                repair: "UPDATE trip SET note = substr(note, 1, \(TextLimit.note)) WHERE id = \(id)")
            record.parameters = TripParameters(rows.text(8))
            record.device = rows.text(9)
            record.currency = rows.optionalText(10)
            record.tags = try tags(ofTrip: id)
            record.alerts = try alerts(ofTrip: id)
            trips.append(StoredTrip(record: record, isOpen: rows.text(4) == "open", owner: rows.optionalText(5)))
        }
        return trips
    }
}

extension WallTime {
    /// Within a thousand centuries of 1970.
    var isPlausible: Bool { microseconds.magnitude < Self.limit }

    /// The same of a column.
    static func isPlausibleSQL(_ column: String) -> String { "\(column) > -\(limit) AND \(column) < \(limit)" }

    private static var limit: UInt64 { 3_200_000_000_000_000_000 }
}
