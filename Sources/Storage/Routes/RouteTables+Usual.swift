package import Trips

extension RouteTables {
    /// The consumption of a shorter drive says nothing.
    private static let minKm = 0.1

    /// Returns a trip beside the drives of its route that were stored before it; nil without a route, or if there are few.
    /// The latest of them are found by their numbers, so that the cost does not grow with the route.
    package func usual(ofTrip trip: Int64, vin: String?) throws(StorageError) -> UsualDrive? {
        let own = try database.connection.prepare(
            """
            SELECT route_id, route_trip.duration_s AS route_s, started_us FROM route_trip JOIN trip ON trip.id = trip_id
            WHERE trip_id = :trip ORDER BY jaccard DESC, route_id LIMIT 1
            """, ["trip": trip])
        guard try own.step(), own.arePlausible("route_s") else { return nil }
        let earlier = try database.connection.prepare(
            """
            SELECT route_trip.duration_s AS route_s, vin IS :vin AS is_same, fuel_l,
                ifnull(fuel_distance_km, distance_km) AS fuel_km
            FROM route_trip JOIN trip ON trip.id = trip_id WHERE route_id = :route AND trip_id < :trip
                AND started_us < :start
            ORDER BY trip_id DESC LIMIT \(UsualDrive.maxDrives)
            """,
            ["vin": vin, "route": own.integer("route_id"), "trip": trip, "start": own.integer("started_us")])
        var (durations, consumptions): ([Double], [Double]) = ([], [])
        while try earlier.step() {
            if earlier.arePlausible("route_s") { durations.append(earlier.real("route_s")) }
            if earlier.integer("is_same") == 1, let liters = TripColumns.plausible(earlier, "fuel_l"),
                let km = TripColumns.plausible(earlier, "fuel_km"), km >= Self.minKm
            {
                consumptions.append(liters / km * 100)
            }
        }
        return UsualDrive(durationS: own.real("route_s"), earlierS: durations, litersPer100Km: consumptions)
    }
}
