package import Heart
package import OBD
package import Routes
package import Storage
package import Telemetry
package import Trips

extension Database {
    /// Returns a stored scan, and the scan of the same vehicle before it.
    package func scan(
        _ record: ScanRecord
    ) throws(StorageError) -> (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?)? {
        guard let id = record.id, let scan = try scans.scan(id: id) else { return nil }
        return (scan, try scan.vin.flatMap { vin throws(StorageError) in try scans.latest(vin: vin, before: id) })
    }

    /// The places that are left out of what is passed on to others.
    package func hiddenPlaces() throws(StorageError) -> [Place] { try places.all().filter(\.isHidden) }
}

extension Database {
    /// The heartbeats that are stored with a trip.
    package func beats(ofTrip trip: Int64) throws(StorageError) -> [HeartBeat] {
        try heart.beats(trip: trip).map { HeartBeat(time: $0.time, rrMs: $0.rrMs) }
    }

    /// When a trip was in places that are left out of what is passed on.
    package func hiddenTimes(of trip: TripRecord) throws(StorageError) -> HiddenTimes {
        let zones = try hiddenPlaces()
        guard !zones.isEmpty, let id = trip.id else { return HiddenTimes(Way(), in: []) }
        return HiddenTimes(try TripWays.way(of: trip, id, self), in: zones)
    }
}
