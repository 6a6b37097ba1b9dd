package import OBD
package import Telemetry
import Trips

/// Trips and scans from files.
extension Database {
    /// Stores a whole trip. Returns false if it is stored already: under the same key, or of the same vehicle with the same
    /// start.
    /// - Parameter key: 128 bits that are the same each time the same log is read.
    package func importTrip(
        _ beginning: TripBeginning, key: [UInt64], samples: [Sample], by fold: TripFold
    ) throws(StorageError) -> Bool {
        var beginning = beginning
        beginning.uuid = UUID.text(key)
        let uuid = Self.quoted(beginning.uuid)
        let same = try numbers(
            """
            SELECT id FROM trip WHERE uuid = \(uuid)
                OR (vin IS \(beginning.vin.map(Self.quoted) ?? "NULL") AND started_us = \(beginning.start.microseconds))
            """)
        guard same.isEmpty else { return false }
        let id = try beginTrip(beginning)
        try append(samples, trip: id, origin: .zero)
        let summary = try summary(ofSamplesOf: id, beginning.parameters, by: fold)
        try finishTrip(id, summary: summary)
        return true
    }

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
