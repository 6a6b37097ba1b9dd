package import Routes
package import Storage
import Telemetry
import Trips

/// The fuel that a trip had used at each checkpoint of a route.
package enum RouteFuel {
    /// Returns liters; empty if they are unknown.
    package static func litres(
        of trip: RouteTables.RouteTrip, on path: RoutePath, _ database: Database
    ) throws -> [Double] {
        guard let id = trip.name.trip, let record = try database.trips.trip(id),
            record.summary.fuelL != nil, let times = trip.drive.filledTimesS,
            let first = trip.drive.timesS.compactMap(\.self).first,
            let start = RoutePath.start(of: try TripWays.way(of: record, id, database))
        else { return [] }
        var engine = TripEngine(parameters: record.parameters, areChecked: true)
        var litres: [Double] = []
        var isKnown = true
        try database.samples(trip: id) { sample in
            while litres.count < times.count,
                sample.time.seconds(since: start) >= first - times[0] + times[litres.count]
            {
                let used = engine.summary.fuelL
                isKnown = isKnown && (used != nil || litres.isEmpty)
                litres.append(used ?? 0)
            }
            engine.take(sample)
        }
        while litres.count < times.count { litres.append(engine.summary.fuelL ?? 0) }
        return isKnown ? litres : []
    }
}
