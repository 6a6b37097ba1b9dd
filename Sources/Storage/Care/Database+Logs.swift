package import OBD
package import Telemetry
import Trips

/// Trips and scans from files.
extension Database {
    /// Runs `body`, which imports a file. If it throws, or the program is ended meanwhile, nothing of the file is stored.
    package func importing<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try connection.transaction(body) { $0 }
        } catch {
            signalNumbers = [:]
            throw error
        }
    }

    /// Stores a whole trip. Returns false if it is stored already.
    /// - Parameter key: As of `endImport`.
    package func importTrip(
        _ beginning: TripBeginning, key: [UInt64], samples: [Sample]
    ) throws(StorageError) -> Bool {
        try connection.transaction { () throws(StorageError) in
            let id = try beginImport(beginning)
            try appendImported(samples, trip: id)
            return try endImport(id, as: beginning, key: key)
        }
    }

    // MARK: Trips that come part by part, within `importing`

    /// Begins a trip, and returns its number.
    package func beginImport(_ beginning: TripBeginning) throws(StorageError) -> Int64 {
        try connection.exec("SAVEPOINT imported")
        return try beginTrip(beginning)
    }

    /// Stores samples, whose instant zero is the start of the trip, in the order of their times.
    package func appendImported(_ samples: [Sample], trip: Int64) throws(StorageError) {
        try appendPacked(samples, trip: trip)
        let counted = try connection.prepare("UPDATE trip SET appended = appended + ? WHERE id = ?")
        try counted.bind(1, samples.count)
        try counted.bind(2, trip)
        try counted.run()
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
        let summary = try summary(ofSamplesOf: id, beginning.parameters)
        if try isKnown(beginning, summary, besides: id) {
            try connection.exec("ROLLBACK TO imported; RELEASE imported")
            signalNumbers = [:]
            return false
        }
        let update = try connection.prepare(
            """
            UPDATE trip SET uuid = ?, vin = ?, fuel_price = ?, electricity_price = ?, currency = ?, driver = ?, note = ?,
                parameters = ?
            WHERE id = ?
            """)
        try update.bind(1, beginning.uuid)
        try update.bind(2, beginning.vin)
        try update.bind(3, beginning.fuelPrice)
        try update.bind(4, beginning.electricityPrice)
        try update.bind(5, beginning.currency)
        try update.bind(6, beginning.driver)
        try update.bind(7, beginning.note)
        try update.bind(8, beginning.parameters.text)
        try update.bind(9, id)
        try update.run()
        try insertTags(beginning.tags, trip: id)
        try finishTrip(id, summary: summary)
        try connection.exec("RELEASE imported")
        return true
    }

    /// Times and values may have been rounded when the trip was written to a file: times to milliseconds.
    private func isKnown(
        _ beginning: TripBeginning, _ summary: TripSummary, besides id: Int64
    ) throws(StorageError) -> Bool {
        let same = try connection.prepare(
            """
            SELECT 1 FROM trip WHERE uuid = ?1 AND id <> ?2
            UNION ALL
            SELECT 1 FROM trip WHERE started_us > ?3 AND started_us < ?4 AND id <> ?2
                AND (vin = ?5 OR (vin IS NULL OR ?5 IS NULL) AND appended = (SELECT appended FROM trip WHERE id = ?2)
                    AND abs(duration_s - ?6) < 0.01 AND abs(coalesce(max_speed_kmh, -1) - ?7) < 0.01)
            """)
        try same.bind(1, beginning.uuid)
        try same.bind(2, id)
        try same.bind(3, beginning.start.advanced(bySeconds: -1).microseconds)
        try same.bind(4, beginning.start.advanced(bySeconds: 1).microseconds)
        try same.bind(5, beginning.vin)
        try same.bind(6, summary.durationS)
        try same.bind(7, summary.maxSpeedKmh ?? -1)
        defer { same.reset() }
        return try same.step()
    }

    // MARK: Scans

    /// Stores a scan. Returns false if there is one of the same vehicle at that time.
    /// - Parameter withinS: How far two times of the same scan may be apart, in seconds.
    package func importScan(
        _ scan: HealthScan, at time: WallTime, withinS: Double
    ) throws(StorageError) -> Bool {
        let same = try connection.prepare("SELECT 1 FROM scan WHERE vin IS ? AND time_us > ? AND time_us < ?")
        try same.bind(1, scan.vin?.description)
        try same.bind(2, time.advanced(bySeconds: -withinS).microseconds)
        try same.bind(3, time.advanced(bySeconds: withinS).microseconds)
        defer { same.reset() }
        guard try !same.step() else { return false }
        same.reset()
        try store(scan, at: time)
        return true
    }
}
