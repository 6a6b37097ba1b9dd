package import OBD
package import Routes
package import Storage
package import Telemetry

extension Database {
    /// Returns a stored scan, and the scan of the same vehicle before it.
    package func scan(
        _ record: ScanRecord
    ) throws(StorageError) -> (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?)? {
        guard let id = record.id, let scan = try scan(id: id) else { return nil }
        return (scan, try scan.vin.flatMap { vin throws(StorageError) in try latestScan(vin: vin, before: id) })
    }

    /// The places that are left out of what is passed on to others.
    package func hiddenPlaces() throws(StorageError) -> [Place] { try places().filter(\.isHidden) }
}
