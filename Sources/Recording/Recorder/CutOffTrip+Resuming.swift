package import Storage
import System
import Telemetry
import Trips

/// A drive that was cut off and taken up again is one.
extension CutOffTrip {
    /// Whether a trip that begins at a time is the same drive.
    func goesOn(at time: WallTime, vin: String?, driver: String?) -> Bool {
        let sinceEndS = time.seconds(since: record.end)
        return time > record.start && sinceEndS <= TripPlan.takenUpS && vin == record.vin && driver == record.driver
    }

    /// Sets the beginning of the trip to that of the trip that was cut off, with its samples.
    func place(_ start: inout TripStart) {
        // A simulated drive may have been faster than the clock.
        let awayS = max(start.wall.seconds(since: record.start), record.summary.durationS + 1)
        start.origin = start.origin.advanced(bySeconds: -awayS)
        // The trip itself is no drive before it.
        start.drivenBefore = start.drivenBefore.map { ($0.start + awayS, $0.end + awayS) }.filter { $0.end <= 0 }
        start.wall = record.start
        start.parameters = record.parameters
        let origin = start.origin
        start.earlier = samples.map {
            Sample($0.signal, $0.value, at: origin.advanced(bySeconds: $0.time.seconds(since: .zero)))
        }
    }

    /// Its alerts, in the times of another origin.
    func alerts(since origin: Instant) -> [Alert] {
        record.alerts.map { alert in
            var alert = alert
            alert.time = origin.advanced(bySeconds: alert.time.seconds(since: record.origin))
            return alert
        }
    }
}

extension RouteFollower {
    /// The followed drive that was cut off when its program was killed, or the computer lost its power. Following the route
    /// goes on with it; nil if the last trip was ended, or followed something else.
    package func cutOffTrip(_ database: Database?) -> CutOffTrip? {
        // Whatever cannot be read is another drive.
        guard let database, let route = followedRoute, var trip = (try? database.trips.cutOff()) ?? nil,
            let followed = (try? database.routes.followed(ofTrip: trip.id)) ?? nil,
            followed.route == route.number, followed.reference == route.reference,
            // There is none after the arrival.
            ((try? database.routes.followState(ofRoute: route.number)) ?? nil)?.reference == route.reference,
            LocalTime.now.seconds(since: trip.record.end) <= TripPlan.takenUpS
        else { return nil }
        guard (try? database.samples(trip: trip.id) { trip.samples.append($0) }) != nil else { return nil }
        return trip
    }
}
