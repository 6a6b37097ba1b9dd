package import Telemetry
package import Trips

extension VehicleTables {
    /// Returns all vehicles that were specified, driven or scanned, with their totals, the latest first; simulated and
    /// replayed vehicles come after all others.
    package func recorded() throws(StorageError) -> [RecordedVehicle] {
        try known().map { vehicle throws(StorageError) in try withTotals(vehicle) }
    }

    /// Returns the same vehicles in the same order without their totals, which need all of their trips.
    package func known() throws(StorageError) -> [RecordedVehicle] {
        var specified: [String: VehicleProfile] = [:]
        for vehicle in try all() { specified[vehicle.vin ?? ""] = vehicle }
        let rows = try database.connection.prepare(
            """
            WITH RECURSIVE
                driven (vin) AS (
                    SELECT min(vin) FROM trip
                    UNION ALL SELECT (SELECT min(trip.vin) FROM trip WHERE trip.vin > driven.vin) FROM driven
                        WHERE driven.vin IS NOT NULL
                ),
                scanned (vin) AS (
                    SELECT min(vin) FROM scan
                    UNION ALL SELECT (SELECT min(scan.vin) FROM scan WHERE scan.vin > scanned.vin) FROM scanned
                        WHERE scanned.vin IS NOT NULL
                ),
                known (vin) AS (
                    SELECT vin FROM driven WHERE vin IS NOT NULL
                    UNION SELECT vin FROM scanned WHERE vin IS NOT NULL
                    UNION SELECT nullif(vin, '') FROM vehicle
                    UNION SELECT NULL WHERE EXISTS (SELECT 1 FROM trip WHERE vin IS NULL)
                )
            SELECT vin, (SELECT max(started_us) FROM trip WHERE trip.vin IS known.vin) AS driven_us,
                (SELECT max(time_us) FROM scan WHERE scan.vin = known.vin) AS scanned_us,
                EXISTS (SELECT 1 FROM trip WHERE trip.vin IS known.vin AND \(Database.isDriving))
                    OR ifnull((SELECT NOT (\(Database.isMadeUp)) FROM scan WHERE scan.vin = known.vin
                        ORDER BY time_us DESC LIMIT 1), 0) AS is_real
            FROM known
            """)
        var found: [RecordedVehicle] = []
        while try rows.step() {
            let name = rows.text("vin")
            var vehicle = RecordedVehicle(specified[name] ?? VehicleProfile(vin: name.isEmpty ? nil : name))
            let times = [rows.optionalInteger("driven_us"), rows.optionalInteger("scanned_us")].compactMap(\.self)
            let latest = times.max().map { WallTime(microseconds: $0) }
            vehicle.latest = latest.flatMap { $0.isPlausible ? $0 : nil }
            vehicle.isMadeUp = !times.isEmpty && !rows.bool("is_real")
            found.append(vehicle)
        }
        return found.sorted(by: Self.isEarlierInLists)
    }

    private static func isEarlierInLists(_ one: RecordedVehicle, _ other: RecordedVehicle) -> Bool {
        if one.isMadeUp != other.isMadeUp { return other.isMadeUp }
        if one.latest != other.latest {
            guard let first = one.latest, let second = other.latest else { return one.latest != nil }
            return first > second
        }
        return (one.vehicle.vin ?? "").utf8.lexicographicallyPrecedes((other.vehicle.vin ?? "").utf8)
    }

    /// Adds the totals of a vehicle's trips, and the fuel of the latest one.
    package func withTotals(_ vehicle: RecordedVehicle) throws(StorageError) -> RecordedVehicle {
        var vehicle = vehicle
        // An implausible distance is none of a trip either.
        let isDistance = "distance_km BETWEEN 0 AND 1e10"
        let rows = try database.connection.prepare(
            """
            SELECT count(*) AS trips, sum(distance_km) FILTER (WHERE \(isDistance)) AS km,
                count(*) FILTER (WHERE \(Database.isDriving)) AS drives,
                sum(distance_km) FILTER (WHERE \(isDistance) AND \(Database.isDriving)) AS driven_km,
                sum(distance_km) FILTER (WHERE \(isDistance) AND \(Database.isDriving) AND started_us >= :odometer_at)
                    AS km_since_odometer,
                max(odometer_km) FILTER (WHERE odometer_km BETWEEN 0 AND 1e7) AS odometer_km
            FROM trip WHERE vin IS :vin
            """, ["vin": vehicle.vehicle.vin, "odometer_at": vehicle.vehicle.odometerAt?.microseconds])
        guard try rows.step() else { return vehicle }
        vehicle.trips = Int(clamping: rows.integer(vehicle.isMadeUp ? "trips" : "drives"))
        vehicle.distanceKm = rows.optionalReal(vehicle.isMadeUp ? "km" : "driven_km")
        vehicle.kmSinceOdometer = rows.optionalReal("km_since_odometer")
        vehicle.reportedOdometerKm = rows.optionalReal("odometer_km")
        vehicle.services = try database.indicators.services(vin: vehicle.vehicle.vin)
        vehicle.latestFuel = try latestFuel(vin: vehicle.vehicle.vin)
        return vehicle
    }

    /// Returns the fuel of the latest trip of a vehicle that reported one.
    package func latestFuel(vin: String?) throws(StorageError) -> FuelKind? {
        try database.connection.text(
            """
            SELECT fuel_kind FROM trip WHERE vin IS :vin AND fuel_kind IS NOT NULL ORDER BY started_us DESC LIMIT 1
            """, ["vin": vin]
        ).flatMap { FuelKind($0) }
    }

    /// Returns the odometer of a vehicle at a time: the last reading by the car or its user until then, and what was driven
    /// since; nil without a reading.
    /// - Parameter isReal: false for a simulated vehicle, whose trips are no driving.
    package func odometerKm(of vin: String?, at time: WallTime, isReal: Bool = true) throws(StorageError) -> Double? {
        let kind = "(\(Database.isDriving)) = \(isReal ? 1 : 0)"
        let rows = try database.connection.prepare(
            """
            SELECT started_us + 1 AS from_us, odometer_km FROM trip
            WHERE vin IS :vin AND started_us <= :at AND \(kind) AND odometer_km BETWEEN 0 AND 1e7
                AND started_us + duration_s * 1e6 <= :at + 1e6
            ORDER BY started_us DESC LIMIT 1
            """, ["vin": vin, "at": time.microseconds])
        var reading: (from: Int64, km: Double)?
        if try rows.step() { reading = (rows.integer("from_us"), rows.real("odometer_km")) }
        if let mark = try calibrationMarks(vin: vin, .odometer).last(where: { $0.time <= time }),
            mark.time.microseconds >= reading?.from ?? .min
        {
            reading = (mark.time.microseconds, mark.amount)
        }
        guard let reading else { return nil }
        let driven = try database.connection.prepare(
            """
            SELECT total(distance_km) AS km FROM trip
            WHERE vin IS :vin AND started_us BETWEEN :from AND :at AND \(kind) AND distance_km BETWEEN 0 AND 1e10
            """, ["vin": vin, "from": reading.from, "at": time.microseconds])
        return reading.km + (try driven.step() ? driven.real("km") : 0)
    }

    /// Returns what a liter, or a kilogram, of fuel cost on the last trip that began before a time; nil if that is not known.
    package func fuelPrice(of vin: String?, at time: WallTime) throws(StorageError) -> Double? {
        let rows = try database.connection.prepare(
            """
            SELECT fuel_price FROM trip WHERE vin IS :vin AND started_us <= :at AND fuel_price BETWEEN 0 AND 1e6
            ORDER BY started_us DESC LIMIT 1
            """, ["vin": vin, "at": time.microseconds])
        return try rows.step() ? rows.optionalReal("fuel_price") : nil
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
        // By their ends, so that those of earlier years are not read.
        let rows = try database.connection.prepare(
            """
            SELECT id, started_us, \(TripColumns.names.joined(separator: ", ")), state, parameters FROM trip
            WHERE id IN (SELECT id FROM trip WHERE state = 'open'
                    UNION ALL SELECT id FROM trip WHERE started_us + duration_s * 1e6 > :from)
                AND +vin IS :vin AND +started_us < :to AND +\(Database.isDriving)
            ORDER BY started_us, id
            """, ["vin": vin, "from": from.microseconds, "to": to.microseconds])
        var (trips, texts): ([DrivenTrip], TripColumns.FactTexts) = ([], TripColumns.FactTexts())
        while try rows.step() {
            let (id, start) = (rows.integer("id"), WallTime(microseconds: rows.integer("started_us")))
            guard
                database.expect(
                    start.isPlausible, "the time of trip \(id) is invalid",
                    repair: "DELETE FROM trip WHERE id = \(id)")
            else { continue }
            let summary = database.summary(rows, &texts, trip: id)
            trips.append(
                DrivenTrip(
                    id: id, start: start,
                    end: rows.text("state") == "open" ? nil : start.advanced(bySeconds: summary.durationS),
                    specification: TripParameters(rows.text("parameters")).vehicle, summary: summary))
        }
        return trips
    }

    /// Returns the facts of a vehicle's trips between two times. A trip that extends beyond them, is being recorded, or
    /// whose fuel was computed with another specification is recomputed from its samples between these times.
    /// - Parameter progress: Called before each trip that is recomputed.
    package func summaries(
        of vehicle: VehicleProfile, for kind: CalibrationMark.Kind, from: WallTime, to: WallTime,
        progress: () -> Void = {}
    ) throws(StorageError) -> [TripSummary] {
        var plain = vehicle.specification
        plain.fuelCorrection = nil
        plain.distanceCorrection = nil
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
            let summary = try TripEngine.summary(parameters) { take throws(StorageError) in
                try database.storedSamples(trip: trip.id) { sample in
                    let seconds = sample.time.seconds(since: .zero)
                    if seconds > first, seconds <= last { take(sample) }
                }
            }
            if summary.samples > 0 { summaries.append(summary) }
        }
        return summaries
    }
}
