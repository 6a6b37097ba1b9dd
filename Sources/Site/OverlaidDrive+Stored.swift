import Formats
import History
package import Pages
package import Reports
package import Routes
package import Storage
import Telemetry

extension OverlaidDrive {
    /// A drive with its own way, or along the route if it was imported.
    package static func stored(
        _ drive: RouteTables.RouteTrip, _ facts: RouteTripFacts, on path: RoutePath, _ database: Database
    ) throws -> OverlaidDrive {
        guard let pace = try PaceReference(of: drive, on: path, database) else {
            throw RouteError.noPace("\(drive.name)")
        }
        var points: [OverlaidDrive.Point] = []
        if let id = drive.name.trip, let record = try database.trips.trip(id) {
            let way = try TripWays.way(of: record, id, database)
            if let start = RoutePath.start(of: way),
                let passed = drive.drive.timesS.firstIndex(where: { $0 != nil }), let timeS = drive.drive.timesS[passed]
            {
                // The clock of the pace begins at the start of the route, that of the way where it does.
                let lateS = pace.span(path.checkpoints[passed].alongM).lowerBound - timeS
                points = way.points.map {
                    OverlaidDrive.Point(
                        timeS: $0.time.seconds(since: start) + lateS, place: $0.place, speedKmh: $0.speedKmh,
                        altitudeM: $0.altitudeM)
                }.filter { $0.timeS >= 0 && $0.timeS <= pace.durationS }
            }
        }
        if points.count < 2 {
            points = pace.times(on: path).map {
                OverlaidDrive.Point(timeS: $0.timeS, place: path.place(alongM: $0.alongM))
            }
        }
        return OverlaidDrive(facts, pace: pace, points: points)
    }
}
