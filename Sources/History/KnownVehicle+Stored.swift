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
        guard let vin else { return known }
        known.scans = (try? database.scans.all(of: vin, before: time, atMost: scanLimit)) ?? []
        known.services = ((try? database.indicators.services(vin: vin)) ?? []).map { ($0.time, $0.description) }
        return known
    }
}
