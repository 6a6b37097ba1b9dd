package import Telemetry
package import Trips

/// A row for each trip and indicator, so that the trends of years can be read at once.
package struct IndicatorTables {
    let database: Database

    /// The trips of a vehicle in the order of their starts, and a column of values for each indicator.
    package struct IndicatorHistory: Hashable, Sendable {
        package struct Trip: Hashable, Sendable {
            package var start: WallTime
            package var durationS: Double?
            package var distanceKm: Double?
        }

        package var trips: [Trip] = []
        /// A value for each trip, by the name of the indicator; not a number where there is none.
        package var columns: [String: [Double]] = [:]
    }

    /// Measures the indicators of trips that have none of this version, each trip in a transaction of its own.
    /// Returns the number of trips measured.
    /// - Parameters:
    ///   - formulas: the version of `measure`: values of an older version are measured again.
    ///   - most: how many trips to measure; the oldest first.
    ///   - progress: called before each trip with the number of trips done and the number of all.
    ///   - measure: returns the indicators of a trip. Its function passes on the samples in the order of their times, with the
    ///     trip's start as instant zero.
    @discardableResult
    package func measure(
        formulas: Int, atMost most: Int = .max, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in },
        by measure: (
            TripSummary, _ samples: (_ take: (Sample) -> Void) throws(StorageError) -> Void
        ) throws(StorageError) -> [String: Double]
    ) throws(StorageError) -> Int {
        let due = try database.connection.integers(
            "SELECT id FROM trip WHERE ifnull(indicator_formulas, 0) < \(formulas) AND state <> 'open'")
        let waiting = due.sorted().prefix(most)
        for (index, id) in waiting.enumerated() {
            progress(index, waiting.count)
            guard let trip = try database.trips.select("trip.id = :id", ["id": id]).first else { continue }
            let indicators = try measure(trip.record.summary) { take throws(StorageError) in
                try database.samples(trip: id, take)
            }
            try database.connection.transaction { () throws(StorageError) in
                try database.connection.exec("UPDATE trip SET indicator_formulas = \(formulas) WHERE id = \(id)")
                try replace(indicators, ofTrip: id)
            }
        }
        return waiting.count
    }

    /// Returns the trips of a vehicle that started before a time, with their indicators: its drives, or, of a vehicle that
    /// has only simulated or replayed trips, those.
    package func history(vin: String?, before end: WallTime) throws(StorageError) -> IndicatorHistory {
        let isMadeUp = try !driven(vin)
        let rows = try database.connection.prepare(
            """
            SELECT trip.id AS trip, started_us, value, indicator, duration_s, distance_km FROM trip
            LEFT JOIN trip_indicator ON trip_id = trip.id
            WHERE trip.vin IS :vin AND state <> 'open' AND started_us < :end\(isMadeUp ? "" : " AND \(Database.isDriving)")
            ORDER BY started_us, trip.id
            """, ["vin": vin, "end": end.microseconds])
        var (trips, latest): ([IndicatorHistory.Trip], Int64?) = ([], nil)
        var columns = IndicatorColumns()
        while try rows.step() {
            let (trip, start) = (rows.integer("trip"), WallTime(microseconds: rows.integer("started_us")))
            guard start.isPlausible else { continue }
            if trip != latest {
                latest = trip
                trips.append(
                    IndicatorHistory.Trip(
                        start: start, durationS: TripColumns.plausible(rows, "duration_s"),
                        distanceKm: TripColumns.plausible(rows, "distance_km")))
            }
            if let value = rows.optionalReal("value"), Database.isPlausible(value: value) {
                columns.add(value, rows, "indicator", trip: trips.count - 1)
            }
        }
        return IndicatorHistory(trips: trips, columns: columns.filled(to: trips.count))
    }

    private func driven(_ vin: String?) throws(StorageError) -> Bool {
        try database.connection.hasRow(
            "SELECT 1 FROM trip WHERE vin IS :vin AND \(Database.isDriving) LIMIT 1", ["vin": vin])
    }

    // MARK: Repairs

    /// Stores a service. The same one is stored once.
    package func add(_ service: VehicleService, vin: String?) throws(StorageError) {
        try database.connection.insert(
            into: "service", conflict: .ignored,
            ["vin": vin ?? "", "time_us": service.time.microseconds, "description": service.description])
    }

    /// Returns the services of a vehicle in the order of their times.
    package func services(vin: String?) throws(StorageError) -> [VehicleService] {
        let rows = try database.connection.prepare(
            "SELECT time_us, description FROM service WHERE vin = :vin ORDER BY time_us, description",
            ["vin": vin ?? ""])
        var services: [VehicleService] = []
        while try rows.step() {
            let time = WallTime(microseconds: rows.integer("time_us"))
            if time.isPlausible { services.append(VehicleService(time: time, description: rows.text("description"))) }
        }
        return services
    }

    /// Returns what was noted with the trips of a vehicle before a time, in the order of their times.
    /// - Parameter vin: Nil for the vehicle without a VIN.
    package func notes(of vin: String?, before end: WallTime) throws(StorageError) -> [(time: WallTime, text: String)] {
        let rows = try database.connection.prepare(
            """
            SELECT started_us, note FROM trip WHERE vin IS :vin AND started_us < :end AND note IS NOT NULL
            ORDER BY started_us
            """, ["vin": vin, "end": end.microseconds])
        var notes: [(time: WallTime, text: String)] = []
        while try rows.step() {
            let time = WallTime(microseconds: rows.integer("started_us"))
            if time.isPlausible { notes.append((time, rows.text("note"))) }
        }
        return notes
    }
}

/// Columns of values by the names of indicators. The rows of each trip come in the same order of names, so that the next name
/// is almost always the one after the last, and no text has to be decoded.
private struct IndicatorColumns {
    private var columns: [(name: [UInt8], values: [Double])] = []
    private var last = 0

    mutating func add(_ value: Double, _ rows: borrowing Statement, _ column: String, trip: Int) {
        var place = -1
        for step in columns.indices {
            let next = (last + 1 + step) % columns.count
            if rows.isText(column, columns[next].name) {
                place = next
                break
            }
        }
        if place < 0 {
            place = columns.count
            columns.append((Array(rows.text(column).utf8), []))
        }
        last = place
        while columns[last].values.count < trip { columns[last].values.append(.nan) }
        columns[last].values.append(value)
    }

    func filled(to count: Int) -> [String: [Double]] {
        var filled: [String: [Double]] = [:]
        for (name, values) in columns {
            filled[String(decoding: name, as: UTF8.self)] =
                values + Array(repeating: .nan, count: max(0, count - values.count))
        }
        return filled
    }
}

/// The comparison of the wheels' distance with that of a receiver, which is measured when a trip ends.
extension IndicatorTables {
    /// Finds the values of some indicators of a vehicle's trips that have the first of them, the latest trip first.
    /// Not of imported ones, whose speed may be that of the receiver.
    /// - Parameter wanted: Gets the values of a trip, and returns whether another one is wanted.
    package func values(
        vin: String?, names: [String], while wanted: ([String: Double]) -> Bool
    ) throws(StorageError) {
        guard let first = names.first else { return }
        let list = names.map(Database.quoted).joined(separator: ", ")
        let rows = try database.connection.prepare(
            """
            SELECT trip.id AS trip, value.indicator AS name, value.value AS value FROM trip
            JOIN trip_indicator AS mark ON mark.trip_id = trip.id AND mark.indicator = \(Database.quoted(first))
            JOIN trip_indicator AS value ON value.trip_id = trip.id AND value.indicator IN (\(list))
            WHERE trip.vin IS :vin AND state <> 'open' AND source_kind IS NOT 'import' ORDER BY started_us DESC, trip.id
            """, ["vin": vin])
        var (current, values): (Int64?, [String: Double]) = (nil, [:])
        while try rows.step() {
            let trip = rows.integer("trip")
            if let current, trip != current {
                guard wanted(values) else { return }
                values = [:]
            }
            current = trip
            if let value = rows.optionalReal("value"), Database.isPlausible(value: value) {
                values[rows.text("name")] = value
            }
        }
        if current != nil { _ = wanted(values) }
    }
}
