package import OBD
package import Telemetry
import Trips

/// Trips and scans from files.
extension DatabaseCare {
    /// Runs `body`, which imports a file. If it throws, or the program is ended meanwhile, nothing of the file is stored.
    package func importing<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try database.connection.transaction(body) { $0 }
        } catch {
            database.signalNumbers = [:]
            throw error
        }
    }

    /// Stores a whole trip. Returns false if it is stored already.
    /// - Parameter key: As of `endImport`.
    package func importTrip(
        _ beginning: TripBeginning, key: [UInt64], samples: [Sample]
    ) throws(StorageError) -> Bool {
        try database.connection.transaction { () throws(StorageError) in
            let id = try beginImport(beginning)
            try appendImported(samples, trip: id)
            return try endImport(id, as: beginning, key: key)
        }
    }

    // MARK: Trips that come part by part, within `importing`

    /// Begins a trip, and returns its number.
    package func beginImport(_ beginning: TripBeginning) throws(StorageError) -> Int64 {
        try database.connection.exec("SAVEPOINT imported")
        return try database.trips.begin(beginning)
    }

    /// Stores samples, whose instant zero is the start of the trip, in the order of their times.
    package func appendImported(_ samples: [Sample], trip: Int64) throws(StorageError) {
        try database.appendPacked(samples, trip: trip)
        try database.connection.run(
            "UPDATE trip SET appended = appended + :count WHERE id = :id", ["count": samples.count, "id": trip])
    }

    /// Ends a trip with what is known of it after its last sample. If it is stored already, it is removed again, and
    /// false is returned: if there is one under the same key, or of the same vehicle with a start in the same second, or,
    /// where either vehicle is not known, with as many samples, the same duration and the same highest speed as well.
    /// - Parameter key: 128 bits that are the same each time the same log is read.
    package func endImport(
        _ id: Int64, as beginning: TripBeginning, key: [UInt64]
    ) throws(StorageError) -> Bool {
        var beginning = beginning.storable
        beginning.uuid = UUID.text(key)
        let summary = try database.trips.summary(ofSamplesOf: id, beginning.parameters)
        if try isKnown(beginning, summary, besides: id) {
            try database.connection.exec("ROLLBACK TO imported; RELEASE imported")
            database.signalNumbers = [:]
            return false
        }
        try database.connection.update(
            "trip",
            [
                "uuid": beginning.uuid, "vin": beginning.vin, "fuel_price": beginning.fuelPrice,
                "electricity_price": beginning.electricityPrice, "currency": beginning.currency,
                "driver": beginning.driver, "note": beginning.note, "parameters": beginning.parameters.text,
            ], where: "id = :id", ["id": id])
        try database.trips.insertTags(beginning.tags, trip: id)
        try database.trips.finish(id, summary: summary)
        try database.connection.exec("RELEASE imported")
        return true
    }

    /// Times and values may have been rounded when the trip was written to a file: times to milliseconds.
    private func isKnown(
        _ beginning: TripBeginning, _ summary: TripSummary, besides id: Int64
    ) throws(StorageError) -> Bool {
        try database.connection.hasRow(
            """
            SELECT 1 FROM trip WHERE uuid = :uuid AND id <> :id
            UNION ALL
            SELECT 1 FROM trip WHERE started_us > :after AND started_us < :before AND id <> :id
                AND (vin = :vin OR (vin IS NULL OR :vin IS NULL)
                    AND appended = (SELECT appended FROM trip WHERE id = :id)
                    AND abs(duration_s - :duration) < 0.01 AND abs(coalesce(max_speed_kmh, -1) - :speed) < 0.01)
            """,
            [
                "uuid": beginning.uuid, "id": id,
                "after": beginning.start.advanced(bySeconds: -1).microseconds,
                "before": beginning.start.advanced(bySeconds: 1).microseconds, "vin": beginning.vin,
                "duration": summary.durationS, "speed": summary.maxSpeedKmh ?? -1,
            ])
    }

    // MARK: Scans

    /// Stores a scan. Returns false if there is one of the same vehicle at that time.
    /// - Parameter withinS: How far two times of the same scan may be apart, in seconds.
    package func importScan(
        _ scan: HealthScan, at time: WallTime, withinS: Double
    ) throws(StorageError) -> Bool {
        let isKnown = try database.connection.hasRow(
            "SELECT 1 FROM scan WHERE vin IS :vin AND time_us > :after AND time_us < :before",
            [
                "vin": scan.vin?.description, "after": time.advanced(bySeconds: -withinS).microseconds,
                "before": time.advanced(bySeconds: withinS).microseconds,
            ])
        if isKnown { return false }
        try database.scans.store(scan, at: time)
        return true
    }
}
