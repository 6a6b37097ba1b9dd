package import Telemetry
import Trips

/// Trips from the log files of other programs.
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
}
