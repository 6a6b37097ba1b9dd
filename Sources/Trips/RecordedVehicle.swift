package import Telemetry

/// A vehicle with what was recorded of it.
package struct RecordedVehicle: Hashable, Sendable {
    package var vehicle: VehicleProfile
    package var trips = 0
    package var distanceKm: Double?
    /// When the last trip began, or the last scan was made.
    package var latest: WallTime?
    /// What the last trip's fuel was taken for.
    package var latestFuel: FuelKind?
    /// Of the trips since the odometer was read.
    package var kmSinceOdometer: Double?

    /// Something was recorded of it, and all of that by simulated or replayed adapters.
    package var isMadeUp = false

    package init(_ vehicle: VehicleProfile) { self.vehicle = vehicle }

    /// In which its fuel is sold.
    package var fuelUnit: Unit {
        (vehicle.specification.fuel ?? latestFuel)?.isSoldByMass == true ? Unit("kg") : .litres
    }
}
