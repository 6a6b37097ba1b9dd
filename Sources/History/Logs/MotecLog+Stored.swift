import Formats
import GamePackets
package import Interchange
package import Reports
import Routes
package import Storage
import System
import Telemetry
package import Trips

extension MotecLog {
    /// The log of a stored trip and its laps, without what tells hidden places.
    /// - Parameter id: the number of the trip.
    package static func stored(
        _ trip: TripRecord, _ id: Int64, _ names: VehicleNames, _ database: Database
    ) throws -> (log: MotecLog, laps: MotecLaps) {
        let hidden = try database.hiddenTimes(of: trip)
        func isShown(_ sample: Sample) -> Bool {
            hidden.isEmpty || !Signal.tellingPlaces.contains(sample.signal) || !hidden.contains(sample.time)
        }
        var plan = MotecPlan()
        try database.samples(trip: id) { if isShown($0) { plan.take($0) } }
        var log = MotecLog(heading(trip, names), plan)
        try database.samples(trip: id) { if isShown($0) { log.take($0) } }
        let laps = (trip.summary.game?.laps ?? []).map { lap in
            MotecLaps.LoggedLap(
                start: .zero.advanced(bySeconds: lap.start.seconds(since: trip.origin)),
                end: .zero.advanced(bySeconds: lap.end.seconds(since: trip.origin)), timeS: lap.timeS,
                isValid: lap.isValid)
        }
        return (log, MotecLaps(laps, plan))
    }

    private static func heading(_ trip: TripRecord, _ names: VehicleNames) -> Heading {
        let start = LocalTime.zone.local(trip.start)
        let day = start.day
        var heading = Heading(
            date: "\(Format.twoDigits(day.day))/\(Format.twoDigits(day.month))/\(day.year)",
            time: "\(start.hourAndMinute):\(Format.twoDigits(start.secondOfDay % 60))")
        heading.driver = trip.driver ?? ""
        heading.session = "trip \(trip.id ?? 0)"
        heading.comment = trip.note ?? trip.tags.joined(separator: ", ")
        guard let game = trip.game else {
            heading.vehicle = names.short(trip.vin) ?? ""
            return heading
        }
        heading.event = Game(rawValue: game.name)?.title ?? game.name
        heading.vehicle = GameWords.car(trip) ?? ""
        heading.venue = GameWords.track(trip) ?? ""
        return heading
    }
}
