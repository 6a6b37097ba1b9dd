package import Diagnosis
import OBD
package import Storage
package import Telemetry
import Trips

extension KnownVehicle {
    /// How many earlier scans are looked at.
    private static let scanLimit = 20

    /// What is stored of the vehicle of a scan; nothing if it cannot be read, because the scan must not depend on it.
    package static func stored(_ vin: String?, before time: WallTime, _ database: Database?) -> KnownVehicle {
        guard let database else { return KnownVehicle() }
        let profile = try? database.vehicles.vehicle(vin: vin)
        var known = KnownVehicle(make: profile?.make, model: profile?.model, modelYear: profile?.modelYear)
        known.time = time
        known.services = ((try? database.indicators.services(vin: vin)) ?? []).map {
            ($0.moment, $0.description)
        }.filter { $0.0.seconds(since: time) < 86400 }
        // Cars without a VIN are one vehicle, if somebody says which.
        guard vin != nil || known.name != nil || !known.services.isEmpty else { return known }
        known.scans = (try? database.scans.all(of: vin, before: time, atMost: scanLimit)) ?? []
        known.notes = (try? database.indicators.notes(of: vin, before: time)) ?? []
        return known
    }
}
