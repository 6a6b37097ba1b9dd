package import Reports
import Routes
package import Storage
import Telemetry
import Trips

extension PlaceFacts {
    /// The places of a database with what was driven to and from them, and the currency of the latest of the trips.
    /// Call it after `TripWays.update`.
    package static func stored(_ database: Database) throws -> (places: [PlaceFacts], currency: String?) {
        var places = try database.places.all().map { PlaceFacts($0) }
        guard !places.isEmpty else { return ([], nil) }
        var currency: String?
        let ends = try database.tracks.ends()
        var trips = try database.trips.each(from: WallTime(microseconds: .min), to: WallTime(microseconds: .max))
        while let trip = try trips.next() {
            guard let ends = trip.id.flatMap({ ends[$0] }) else { continue }
            currency = trip.currency ?? currency
            for index in places.indices {
                places[index].take(
                    departs: places[index].place.contains(ends.start), arrives: places[index].place.contains(ends.end),
                    distanceKm: trip.summary.distanceKm, fuelL: trip.summary.fuelL, fuelCost: trip.fuelCost)
            }
        }
        return (places, currency)
    }
}
