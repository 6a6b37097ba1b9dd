package import Telemetry

/// A vehicle with a summary of its recordings.
package struct RecordedVehicle: Hashable, Sendable {
    package var vehicle: VehicleProfile
    package var trips = 0
    package var distanceKm: Double?
    /// The time at which the latest trip began or the latest scan was made.
    package var latest: WallTime?
    /// The fuel of the latest trip.
    package var latestFuel: FuelKind?
    /// The distance of the trips since the odometer reading.
    package var kmSinceOdometer: Double?

    /// Whether there are recordings, and all of them come from simulated or replayed adapters.
    package var isMadeUp = false

    package init(_ vehicle: VehicleProfile) { self.vehicle = vehicle }

    /// The unit in which the vehicle's fuel is sold.
    package var fuelUnit: Unit {
        (vehicle.specification.fuel ?? latestFuel)?.isSoldByMass == true ? Unit("kg") : .litres
    }
}
