package import Reports
import Routes
package import Storage
import Telemetry
package import Trips

/// A trip for other programs.
extension TripReading {
    /// The way without hidden places.
    package func track(of trip: TripRecord, _ database: Database, program: String) throws -> TripWay {
        var reading = self
        guard !reading.way.isEmpty else { throw StoredError.noPositions(trip: trip.id ?? 0, isGame: trip.game != nil) }
        reading.hide(try database.hiddenPlaces())
        guard !reading.way.isEmpty else { throw StoredError.onlyHidden(trip: trip.id ?? 0) }
        return TripWay(
            name: "Trip \(trip.id ?? 0)", origin: trip.start, way: reading.way, curves: reading.curves,
            program: program)
    }

    /// The values of the car, with the way if there is one, without what was recorded in hidden places.
    package func overlay(of trip: TripRecord, _ database: Database, program: String) throws -> OverlayTrip {
        var reading = self
        let zones = try database.hiddenPlaces()
        let hidden = HiddenTimes(reading.way, in: zones)
        let hasTrack = !reading.way.isEmpty
        reading.hide(zones)
        guard !hasTrack || !reading.way.isEmpty else { throw StoredError.onlyHidden(trip: trip.id ?? 0) }
        let laps = trip.laps.map { lap in
            let times = [lap.start, lap.end].map { Instant.zero.advanced(bySeconds: $0.seconds(since: trip.origin)) }
            return (number: lap.number, times: times[0]...max(times[0], times[1]))
        }
        let gate = try database.gates.all().first { gate in
            let plane = gate.place
            return reading.way.points.contains { $0.place.distanceM(to: plane) < 2 * gate.halfWidthM + 50 }
                && !zones.contains { $0.contains(plane) }
        }
        return OverlayTrip(
            origin: trip.start, way: reading.way, curves: reading.curves, hidden: hidden, gate: gate, laps: laps,
            program: program)
    }
}
