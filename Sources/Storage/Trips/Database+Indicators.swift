package import Telemetry
package import Trips

/// The function that measures the indicators of a trip from its samples. This module measures nothing itself.
package struct IndicatorFold {
    let formulas: Int
    let indicators: (TripSummary, TripFold.Samples) throws(StorageError) -> [String: Double]

    /// - Parameter formulas: The version of the function: values of an older version are measured again.
    package init(
        formulas: Int, _ indicators: @escaping (TripSummary, TripFold.Samples) throws(StorageError) -> [String: Double]
    ) {
        (self.formulas, self.indicators) = (formulas, indicators)
    }
}

/// A row for each trip and indicator, so that the trends of years can be read at once.
extension Database {
    /// A trip with its indicators, by their names.
    package struct IndicatorTrip: Hashable, Sendable {
        package var start: WallTime
        package var durationS: Double?
        package var distanceKm: Double?
        package var indicators: [String: Double] = [:]
    }

    /// Measures the indicators of all trips that have none of this version, each trip in a transaction of its own.
    /// Returns the number of trips measured.
    /// - Parameters:
    ///   - trip: The only trip to measure; nil for all.
    ///   - progress: Called before each trip with the number of trips done and the number of all.
    @discardableResult
    package func measureIndicators(
        of trip: Int64? = nil, by fold: IndicatorFold, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws(StorageError) -> Int {
        let waiting = try numbers(
            """
            SELECT id FROM trip
            WHERE state <> 'open' AND (indicator_formulas IS NULL OR indicator_formulas < \(fold.formulas))
                \(trip.map { "AND id = \($0)" } ?? "")
            ORDER BY id
            """)
        for (index, id) in waiting.enumerated() {
            progress(index, waiting.count)
            guard let trip = try select("trip.id = ?", id).first else { continue }
            let indicators = try fold.indicators(trip.record.summary) { take throws(StorageError) in
                try samples(trip: id, take)
            }
            try connection.transaction { () throws(StorageError) in
                try connection.exec("UPDATE trip SET indicator_formulas = \(fold.formulas) WHERE id = \(id)")
                try replace(indicators, ofTrip: id)
            }
        }
        return waiting.count
    }

    /// Returns the trips of a vehicle that started before a time, with their indicators, in the order of their starts:
    /// its drives, or, of a vehicle that has only simulated or replayed trips, those.
    package func indicatorTrips(vin: String?, before end: WallTime) throws(StorageError) -> [IndicatorTrip] {
        let isMadeUp = try !driven(vin)
        let rows = try connection.prepare(
            """
            SELECT trip.id, started_us, duration_s, distance_km, indicator, value FROM trip
            LEFT JOIN trip_indicator ON trip_id = trip.id
            WHERE trip.vin IS ?1 AND state <> 'open' AND started_us < ?2\(isMadeUp ? "" : " AND \(Self.isDriving)")
            ORDER BY started_us, trip.id
            """)
        try rows.bind(1, vin)
        try rows.bind(2, end.microseconds)
        var (trips, latest): ([IndicatorTrip], Int64?) = ([], nil)
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer(1))
            guard start.isPlausible else { continue }
            if rows.integer(0) != latest {
                latest = rows.integer(0)
                trips.append(
                    IndicatorTrip(start: start, durationS: rows.optionalReal(2), distanceKm: rows.optionalReal(3)))
            }
            if let name = rows.optionalText(4), let value = rows.optionalReal(5), value.isFinite {
                trips[trips.count - 1].indicators[name] = value
            }
        }
        return trips
    }

    private func driven(_ vin: String?) throws(StorageError) -> Bool {
        let rows = try connection.prepare("SELECT 1 FROM trip WHERE vin IS ? AND \(Self.isDriving) LIMIT 1")
        try rows.bind(1, vin)
        defer { rows.reset() }
        return try rows.step()
    }

    // MARK: Repairs

    /// A repair or other service of a vehicle.
    package struct Service: Hashable, Sendable {
        package var time: WallTime
        package var description: String

        package init(time: WallTime, description: String) { (self.time, self.description) = (time, description) }
    }

    /// Stores a service. The same one is stored once.
    package func add(_ service: Service, vin: String?) throws(StorageError) {
        let insert = try connection.prepare("INSERT OR IGNORE INTO service VALUES (?, ?, ?)")
        try insert.bind(1, vin ?? "")
        try insert.bind(2, service.time.microseconds)
        try insert.bind(3, service.description)
        try insert.run()
    }

    /// Returns the services of a vehicle in the order of their times.
    package func services(vin: String?) throws(StorageError) -> [Service] {
        let rows = try connection.prepare(
            "SELECT time_us, description FROM service WHERE vin = ? ORDER BY time_us, description")
        try rows.bind(1, vin ?? "")
        var services: [Service] = []
        while try rows.step() {
            let time = WallTime(microseconds: rows.integer(0))
            if time.isPlausible { services.append(Service(time: time, description: rows.text(1))) }
        }
        return services
    }
}
