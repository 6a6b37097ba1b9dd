package import Telemetry

/// What users specified about a vehicle, and what was learned about it.
package struct VehicleProfile: Hashable, Sendable {
    /// The VIN; nil for the single profile of vehicles that report none.
    package var vin: String?
    /// The name that its users gave it.
    package var name: String?
    /// Its make as its users named it, for vehicles whose VIN does not tell, such as "Honda".
    package var make: String?
    package var model: String?
    package var modelYear: Int?
    package var specification: VehicleSpecification
    /// The odometer reading, and when it was taken.
    package var odometerKm: Double?
    package var odometerAt: WallTime?

    package init(
        vin: String?, name: String? = nil, specification: VehicleSpecification = VehicleSpecification(),
        odometerKm: Double? = nil, odometerAt: WallTime? = nil
    ) {
        (self.vin, self.name, self.specification) = (vin, name, specification)
        (self.odometerKm, self.odometerAt) = (odometerKm, odometerAt)
    }
}
