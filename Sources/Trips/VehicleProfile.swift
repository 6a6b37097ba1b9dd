package import Telemetry

/// What users told of a vehicle, and what was learnt of it.
package struct VehicleProfile: Hashable, Sendable {
    /// Nil for the one vehicle that tells none.
    package var vin: String?
    /// As its users call it.
    package var name: String?
    package var specification: VehicleSpecification
    /// What the odometer showed, and when.
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
