import OBD
import Telemetry
import Trips

/// Reading trips with all that belongs to them, in as many statements for thousands of them as for one.
extension Database {
    struct StoredTrip {
        var record: TripRecord
        var state: String
        var owner: String?

        var isOpen: Bool { state == "open" }

        /// An owner that could not be told at the time counts as gone: its process, if it does run, will still end
        /// the trip properly.
        var isRecording: Bool { owner.map(ProcessIdentity.isRunning) ?? false }
    }

    /// Reads all trips; gives the numbers of those that can be.
    func readTrips() throws(StorageError) -> [Int64] { try select("true").compactMap(\.record.id) }

    /// The trips that meet a condition on table `trip`, in the order of their starts.
    func select(_ condition: String, _ parameters: Int64...) throws(StorageError) -> [StoredTrip] {
        // What belongs to a trip is of the same moment as the trip.
        try connection.snapshot { () throws(StorageError) in
            let rows = try connection.prepare(
                """
                SELECT id, started_us, vin, fuel_price, state, owner, driver, note, parameters, adapter, currency, uuid,
                    source_kind,
                    \(TripColumns.names.joined(separator: ", "))
                FROM trip WHERE \(condition) ORDER BY started_us, id
                """)
            for (index, parameter) in parameters.enumerated() { try rows.bind(index + 1, parameter) }
            var reader = try TripReader(rows)
            func parts(_ columns: String, _ table: String, _ order: String) throws(StorageError) -> TripParts {
                let rows = try connection.prepare(
                    """
                    SELECT trip.started_us AS part_start, trip.id AS part_trip, \(columns)
                    FROM trip CROSS JOIN \(table) AS part ON part.trip_id = trip.id
                    WHERE \(condition) ORDER BY trip.started_us, trip.id, \(order)
                    """)
                for (index, parameter) in parameters.enumerated() { try rows.bind(index + 1, parameter) }
                return try TripParts(rows)
            }
            var events = try parts(
                "part.kind, part.start_us, part.duration_s, part.peak, part.sequence", "trip_event", "part.sequence")
            let eventColumns = EventColumns(events.rows)
            var alerts = try parts(
                "part.kind, part.t_us, part.value, part.limit_value, part.codes", "trip_alert", "part.t_us, part.kind")
            let alertColumns = AlertColumns(alerts.rows)
            var tags = try parts("part.tag", "trip_tag", "part.tag")
            let tagColumn = Columns(tags.rows)["tag"]
            var others = try parts(
                "part.signal, part.minimum, part.mean, part.maximum, part.samples, part.time_mean", "trip_signal",
                "part.signal")
            let otherColumns = SignalColumns(others.rows)
            let signals = try knownSignals()

            var trips: [StoredTrip] = []
            while try rows.step() {
                guard var trip = reader.trip(rows, self), let id = trip.record.id else { continue }
                let start = trip.record.start.microseconds
                try events.take(ofTrip: id, start: start) { row in
                    if let event = event(row, eventColumns, ofTrip: id) { trip.record.summary.events.append(event) }
                }
                try alerts.take(ofTrip: id, start: start) { row in
                    if let alert = alert(row, alertColumns, ofTrip: id) { trip.record.alerts.append(alert) }
                }
                try tags.take(ofTrip: id, start: start) { row in
                    let tag = typed(
                        row.text(tagColumn), atMost: TextLimit.name, "a tag of trip \(id)",
                        repair: """
                            UPDATE OR REPLACE trip_tag SET tag = substr(tag, 1, \(TextLimit.name)) WHERE trip_id = \(id)
                            """)
                    if let tag { trip.record.tags.append(tag) }
                }
                trip.record.tags.sort()
                try others.take(ofTrip: id, start: start) { row in
                    if let other = other(row, otherColumns, signals, ofTrip: id) {
                        trip.record.summary.others.append(other)
                    }
                }
                // As the database orders texts.
                trip.record.summary.others.sort { $0.signal.name.utf8.lexicographicallyPrecedes($1.signal.name.utf8) }
                trips.append(trip)
            }
            return trips
        }
    }

    private struct TripReader {
        let (id, start, vin, fuelPrice, state, owner): (Int, Int, Int, Int, Int, Int)
        let (driver, note, parameters, adapter, currency): (Int, Int, Int, Int, Int)
        let (uuid, kind): (Int, Int)
        let facts: TripColumns.Places
        /// Those of most trips are the same.
        var known: [String: TripParameters] = [:]

        init(_ rows: borrowing Statement) throws(StorageError) {
            let columns = Columns(rows)
            (id, start, vin) = (columns["id"], columns["started_us"], columns["vin"])
            (fuelPrice, state, owner) = (columns["fuel_price"], columns["state"], columns["owner"])
            (driver, note, parameters) = (columns["driver"], columns["note"], columns["parameters"])
            (adapter, currency) = (columns["adapter"], columns["currency"])
            (uuid, kind) = (columns["uuid"], columns["source_kind"])
            facts = TripColumns.Places(columns)
        }

        /// The row alone; nil where its time is none.
        mutating func trip(_ row: borrowing Statement, _ database: Database) -> StoredTrip? {
            let number = row.integer(id)
            let start = WallTime(microseconds: row.integer(start))
            // Times are added and rounded later, where overflow would trap.
            guard
                database.expect(
                    start.isPlausible, "the time of trip \(number) makes no sense",
                    repair: "DELETE FROM trip WHERE id = \(number)")
            else { return nil }
            let price = row.optionalReal(fuelPrice)
            let hasPrice = database.expect(
                price.map { 0..<1e9 ~= $0 } ?? true, "the fuel price of trip \(number) makes no sense",
                repair: "UPDATE trip SET fuel_price = NULL WHERE id = \(number)")
            var record = TripRecord(
                id: number, start: start, vin: row.optionalText(vin), fuelPrice: hasPrice ? price : nil,
                summary: database.summary(row, at: facts, trip: number))
            record.driver = database.typed(
                row.optionalText(driver), atMost: TextLimit.name, "the driver of trip \(number)",
                repair: "UPDATE trip SET driver = substr(driver, 1, \(TextLimit.name)) WHERE id = \(number)")
            record.note = database.typed(
                row.optionalText(note), atMost: TextLimit.note, "the note of trip \(number)",
                repair: "UPDATE trip SET note = substr(note, 1, \(TextLimit.note)) WHERE id = \(number)")
            let text = row.text(parameters)
            let read = known[text] ?? TripParameters(text)
            known[text] = read
            record.parameters = read
            record.device = row.text(adapter)
            record.currency = row.optionalText(currency)
            record.uuid = row.optionalText(uuid)
            record.kind = SourceKind(rawValue: row.text(kind))
            return StoredTrip(record: record, state: row.text(state), owner: row.optionalText(owner))
        }
    }

    /// The facts of a row, but for those that make no sense.
    func summary(_ row: borrowing Statement, at places: TripColumns.Places, trip id: Int64) -> TripSummary {
        TripColumns.summary(row, at: places) { column in
            _ = expect(
                false, "column '\(column)' of trip \(id) makes no sense",
                repair: "UPDATE trip SET \(column) = NULL WHERE id = \(id)")
        }
    }

    // MARK: What belongs to a trip

    private struct EventColumns {
        let (kind, start, duration, peak, sequence): (Int, Int, Int, Int, Int)

        init(_ rows: borrowing Statement) {
            let columns = Columns(rows)
            (kind, start, duration) = (columns["kind"], columns["start_us"], columns["duration_s"])
            (peak, sequence) = (columns["peak"], columns["sequence"])
        }
    }

    private func event(_ row: borrowing Statement, _ columns: EventColumns, ofTrip id: Int64) -> DrivingEvent? {
        // A newer program may know more kinds.
        guard let kind = DrivingEvent.Kind(rawValue: row.text(columns.kind)) else { return nil }
        let (duration, peak, sequence) = (
            row.real(columns.duration), row.real(columns.peak), row.integer(columns.sequence)
        )
        func repair() -> String { "DELETE FROM trip_event WHERE trip_id = \(id) AND sequence = \(sequence)" }
        guard
            expect(0..<1e10 ~= duration && peak.isFinite, "an event of trip \(id) makes no sense", repair: repair()),
            let start = instant(
                row.integer(columns.start), "the time of an event of trip \(id) makes no sense", repair: repair())
        else { return nil }
        return DrivingEvent(kind, from: start, durationS: duration, peak: peak)
    }

    private struct AlertColumns {
        let (kind, time, value, limit, codes): (Int, Int, Int, Int, Int)

        init(_ rows: borrowing Statement) {
            let columns = Columns(rows)
            (kind, time, codes) = (columns["kind"], columns["t_us"], columns["codes"])
            (value, limit) = (columns["value"], columns["limit_value"])
        }
    }

    private func alert(_ row: borrowing Statement, _ columns: AlertColumns, ofTrip id: Int64) -> Alert? {
        guard let kind = Alert.Kind(rawValue: row.text(columns.kind)) else { return nil }
        let (time, value, limit) = (row.integer(columns.time), row.real(columns.value), row.real(columns.limit))
        func repair() -> String { "DELETE FROM trip_alert WHERE trip_id = \(id) AND t_us = \(time)" }
        guard
            expect(value.isFinite && limit.isFinite, "an alert of trip \(id) makes no sense", repair: repair()),
            let time = instant(time, "the time of an alert of trip \(id) makes no sense", repair: repair())
        else { return nil }
        // A file may come from anywhere: what is no code is left out.
        let codes = (row.optionalText(columns.codes) ?? "").split(separator: " ").compactMap {
            TroubleCode(String($0))?.description
        }
        return Alert(kind, at: time, value: value, limit: limit, codes: codes)
    }

    private struct SignalColumns {
        let (signal, minimum, mean, maximum, samples, timeMean): (Int, Int, Int, Int, Int, Int)

        init(_ rows: borrowing Statement) {
            let columns = Columns(rows)
            (signal, samples, timeMean) = (columns["signal"], columns["samples"], columns["time_mean"])
            (minimum, mean, maximum) = (columns["minimum"], columns["mean"], columns["maximum"])
        }
    }

    private func other(
        _ row: borrowing Statement, _ columns: SignalColumns, _ signals: [Int64: Signal], ofTrip id: Int64
    ) -> SignalSummary? {
        let number = row.integer(columns.signal)
        guard let signal = signals[number] else { return nil }
        let (minimum, mean, maximum) = (row.real(columns.minimum), row.real(columns.mean), row.real(columns.maximum))
        let samples = row.integer(columns.samples)
        guard
            expect(
                minimum.isFinite && mean.isFinite && maximum.isFinite && samples >= 0,
                "what trip \(id) has of signal '\(signal.name)' makes no sense",
                repair: "DELETE FROM trip_signal WHERE trip_id = \(id) AND signal = \(number)")
        else { return nil }
        return SignalSummary(
            signal: signal, minimum: minimum, mean: mean, timeMean: row.optionalReal(columns.timeMean),
            maximum: maximum, samples: Int(samples))
    }

    private func instant(
        _ microseconds: Int64, _ problem: @autoclosure () -> String, repair: @autoclosure () -> String
    ) -> Instant? {
        expect(Self.isPlausible(microseconds: microseconds), problem(), repair: repair())
            ? Instant(nanoseconds: microseconds * 1000) : nil
    }
}
