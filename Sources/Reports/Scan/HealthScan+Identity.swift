import Formats
package import OBD
package import Telemetry

extension HealthScan {
    /// What the VIN says about the vehicle.
    /// - Parameter time: of the scan.
    package func identity(at time: WallTime) -> VehicleIdentity? {
        vin.map {
            VehicleIdentity($0, thisYear: CalendarTime(time).day.year, speaksCAN: framing?.isCAN == true)
        }
    }

    /// What in the scan shows that the VIN is another car's; nil if nothing does.
    package func vinDoubt(_ identity: VehicleIdentity?) -> String? {
        guard let identity, let fact = contradiction(of: identity), let make = identity.manufacturer else {
            return nil
        }
        return
            "names \(make), which never sold \(fact) there, but the car reports one: a control module from another car, or "
            + "wrongly coded; meanings by make are not certain"
    }
}
