package import Telemetry
package import Trips

extension Database {
    /// Returns all vehicles that were specified, driven or scanned, the latest first; simulated and replayed vehicles
    /// come after all others.
    package func recordedVehicles() throws(StorageError) -> [RecordedVehicle] {
        var told: [String: VehicleProfile] = [:]
        for vehicle in try vehicles() { told[vehicle.vin ?? ""] = vehicle }
        let rows = try connection.prepare(
            """
            WITH
                driven AS (
                    SELECT vin, count(*) AS trips, sum(distance_km) AS km,
                        sum(distance_km) FILTER (WHERE \(Self.isDriving)) AS driven_km,
                        sum(distance_km) FILTER (WHERE \(Self.isDriving) AND started_us >=
                            (SELECT odometer_us FROM vehicle WHERE vehicle.vin = coalesce(trip.vin, ''))) AS since_km,
                        max(started_us) AS latest, min(NOT \(Self.isDriving)) AS made_up
                    FROM trip GROUP BY vin
                ),
                seen (vin, trips, km, driven_km, since_km, latest, made_up) AS (
                    SELECT coalesce(vin, ''), trips, km, driven_km, since_km, latest, made_up FROM driven
                    UNION ALL SELECT vin, 0, NULL, NULL, NULL, max(time_us), min(\(Self.isMadeUp)) FROM scan
                        WHERE vin IS NOT NULL GROUP BY vin
                    UNION ALL SELECT vin, 0, NULL, NULL, NULL, NULL, NULL FROM vehicle
                )
            SELECT vin, sum(trips), CASE WHEN min(made_up) THEN sum(km) ELSE sum(driven_km) END, max(latest),
                (SELECT fuel_kind FROM trip WHERE trip.vin IS nullif(seen.vin, '') AND fuel_kind IS NOT NULL
                    ORDER BY started_us DESC LIMIT 1),
                sum(since_km), coalesce(min(made_up), 0) AS is_made_up
            FROM seen GROUP BY vin ORDER BY is_made_up, max(latest) IS NULL, max(latest) DESC, vin
            """)
        var found: [RecordedVehicle] = []
        while try rows.step() {
            let vin = rows.text(0)
            let latest = rows.optionalInteger(3).map { WallTime(microseconds: $0) }
            var vehicle = RecordedVehicle(told[vin] ?? VehicleProfile(vin: vin.isEmpty ? nil : vin))
            vehicle.trips = Int(rows.integer(1))
            vehicle.distanceKm = rows.optionalReal(2)
            vehicle.latest = latest.flatMap { $0.isPlausible ? $0 : nil }
            vehicle.latestFuel = rows.optionalText(4).flatMap { FuelKind($0) }
            vehicle.kmSinceOdometer = rows.optionalReal(5)
            vehicle.isMadeUp = rows.integer(6) != 0
            found.append(vehicle)
        }
        return found
    }

    /// The SQL for whether a row of table `trip` is a drive in a real vehicle.
    static var isDriving: String {
        let kinds = SourceKind.allCases.filter(\.isDriving).map { "'\($0.rawValue)'" }
        return "source_kind IN (\(kinds.joined(separator: ", ")))"
    }

    /// The SQL for whether the device of a scan is simulated or replayed.
    static var isMadeUp: String {
        SourceKind.allCases.compactMap(\.scheme).map { "device LIKE '\($0):%'" }.joined(separator: " OR ")
    }

    /// The part of a stored trip that is needed to determine what was driven between two times.
    private struct DrivenTrip {
        let id: Int64
        let start: WallTime
        let end: WallTime?
        let specification: VehicleSpecification
        let summary: TripSummary
    }

    private func drivenTrips(vin: String?, from: WallTime, to: WallTime) throws(StorageError) -> [DrivenTrip] {
        let rows = try connection.prepare(
            """
            SELECT id, started_us, state, parameters, \(TripColumns.names.joined(separator: ", ")) FROM trip
            WHERE coalesce(vin, '') = ?1 AND started_us < ?3 AND \(Self.isDriving)
                AND (state = 'open' OR started_us + duration_s * 1e6 > ?2)
            ORDER BY started_us, id
            """)
        try rows.bind(1, vin ?? "")
        try rows.bind(2, from.microseconds)
        try rows.bind(3, to.microseconds)
        let columns = Columns(rows)
        let (number, started, state) = (columns["id"], columns["started_us"], columns["state"])
        let (parameters, facts) = (columns["parameters"], TripColumns.Places(columns))
        var (trips, texts): ([DrivenTrip], TripColumns.FactTexts) = ([], TripColumns.FactTexts())
        while try rows.step() {
            let (id, start) = (rows.integer(number), WallTime(microseconds: rows.integer(started)))
            guard
                expect(
                    start.isPlausible, "the time of trip \(id) is invalid",
                    repair: "DELETE FROM trip WHERE id = \(id)")
            else { continue }
            let summary = summary(rows, at: facts, &texts, trip: id)
            trips.append(
                DrivenTrip(
                    id: id, start: start,
                    end: rows.text(state) == "open" ? nil : start.advanced(bySeconds: summary.durationS),
                    specification: TripParameters(rows.text(parameters)).vehicle, summary: summary))
        }
        return trips
    }

    /// Returns the facts of a vehicle's trips between two times. A trip that extends beyond them, is being recorded, or
    /// whose fuel was computed with another specification is recomputed from its samples between these times.
    /// - Parameter progress: Called before each trip that is recomputed.
    package func summaries(
        of vehicle: VehicleProfile, for kind: CalibrationMark.Kind, from: WallTime, to: WallTime,
        by fold: TripFold, progress: () -> Void = {}
    ) throws(StorageError) -> [TripSummary] {
        var plain = vehicle.specification
        (plain.fuelCorrection, plain.distanceCorrection) = (nil, nil)
        var parameters = TripParameters()
        parameters.vehicle = plain
        var summaries: [TripSummary] = []
        for trip in try drivenTrips(vin: vehicle.vin, from: from, to: to) {
            let isSame = kind == .odometer || trip.specification.computesFuel(as: plain)
            if let end = trip.end, trip.start >= from, end <= to, isSame {
                summaries.append(trip.summary)
                continue
            }
            progress()
            let (first, last) = (from.seconds(since: trip.start), to.seconds(since: trip.start))
            let summary = try fold.summary(parameters) { take throws(StorageError) in
                try storedSamples(trip: trip.id) { sample in
                    let seconds = sample.time.seconds(since: .zero)
                    if seconds > first, seconds <= last { take(sample) }
                }
            }
            if summary.samples > 0 { summaries.append(summary) }
        }
        return summaries
    }
}
