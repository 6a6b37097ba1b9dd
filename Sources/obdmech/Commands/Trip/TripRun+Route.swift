import CommandLine
import Formats
import Glibc
import History
import Recording
import Reports
import Routes
import Storage
import System
import Telemetry
import Terminal
import Trips

extension TripRun {
    /// Says what becomes of a followed drive that does not count: on a terminal a new route is offered.
    func offerRoute(_ followed: FollowedDrive?, _ store: TripStore?, after signal: Int32) {
        guard let followed, !followed.counts, !call[.json], let id = store?.id, let database = store?.database,
            // What is too short is no route, and what is on another one needs none.
            let path = (try? database.tracks.path(ofTrip: id)) ?? nil, path.lengthM >= RoutePath.stepM
        else { return }
        if let other = (try? TripWayLookup(database).route(ofTrip: id)) ?? nil {
            return Output.talk("obdmech: trip \(id) counts for route \(other)\n")
        }
        let advice = "obdmech: obdmech route create --trip \(id) NAME makes a route of this trip\n"
        guard [0, SIGINT].contains(signal), (0...2).allSatisfy(Output.isTerminal),
            (try? Confirmation.requestAfterwards("Make a new route of trip \(id)?", .usuallyNo)) == true
        else { return Output.talk(advice) }
        do {
            guard let route = try database.routes.add(name: nil, path, isFound: false) else { return }
            try TripWays.addTrips(to: route, path, database)
            Output.talk("obdmech: trip \(id) is route \(route); obdmech route name \(route) NAME names it\n")
        } catch {
            Output.talk(advice)
        }
    }
}
