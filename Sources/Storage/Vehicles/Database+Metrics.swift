package import Telemetry

extension Database {
    /// The totals of a vehicle's finished trips.
    package struct VehicleTotals: Hashable, Sendable {
        package var vin: String?
        package var trips: Int
        package var distanceKm: Double
        package var drivingS: Double
        package var fuelL: Double
        package var odometerKm: Double?
        package var lastTrip: WallTime
    }

    /// Returns the totals of all vehicles that were driven, in the order of their VINs.
    package func vehicleTotals() throws(StorageError) -> [VehicleTotals] {
        let rows = try connection.prepare(
            """
            SELECT vin, count(*) AS trips, total(distance_km) AS distance_km, total(duration_s) AS duration_s,
                total(fuel_l) AS fuel_l, max(odometer_km) AS odometer_km, max(started_us) AS started_us
            FROM trip WHERE state <> 'open' AND \(Self.isDriving) GROUP BY vin ORDER BY vin
            """)
        var totals: [VehicleTotals] = []
        while try rows.step() {
            guard rows.arePlausible("distance_km", "duration_s", "fuel_l", "odometer_km") else { continue }
            totals.append(
                VehicleTotals(
                    vin: rows.optionalText("vin"), trips: Int(rows.integer("trips")),
                    distanceKm: rows.real("distance_km"), drivingS: rows.real("duration_s"),
                    fuelL: rows.real("fuel_l"), odometerKm: rows.optionalReal("odometer_km"),
                    lastTrip: WallTime(microseconds: rows.integer("started_us"))))
        }
        return totals
    }
}
