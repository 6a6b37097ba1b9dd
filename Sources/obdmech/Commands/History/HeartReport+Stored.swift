import Heart
import Reports
import Storage
import Telemetry

extension HeartReport {
    /// The heartbeats that are stored with a trip.
    init(trip: Int64?, _ database: Database?) throws(StorageError) {
        let beats =
            if let trip, let database { try database.heartBeats(trip: trip) } else { [(time: Instant, rrMs: Double)]() }
        self.init(beats.map { HeartBeat(time: $0.time, rrMs: $0.rrMs) })
    }
}
