import CommandLine
import Formats
import Glibc
import History
import Publishing
import Recording
import Routes
import Settings
import Storage
import Syncing
import Terminal
import Trips

extension TripRun {
    /// The route to follow, which a group's database may have.
    func followed(_ database: Database?) throws -> String? {
        guard let address = call[.group], let words = call[.follow] else { return call[.follow] }
        guard SyncCommandLine.isAddress(address) else { throw FleetError.wrongAddress(address) }
        let own = try database ?? Database.openAndRecover(path: try call.databasePath)
        return try GroupRoutes.store(words, of: address, in: own, call.environment.variables)
    }

    /// What guides to a destination; nil without one.
    func finder(_ settings: UserSettings, _ primary: PrimarySource, path: String) throws -> WayFinder? {
        guard let text = call[.destination] else { return nil }
        let router = try call.router(settings, needsWays: true)
        return try DestinationSearch(text, router, search: settings.placeSearch)
            .finder(hasPositions: primary.hasPositions, path: path)
    }

    /// Says what becomes of a followed drive that does not count: on a terminal a new route is offered.
    func offerRoute(_ followed: FollowedDrive?, _ store: TripStore?, after signal: Int32) {
        guard let followed, !followed.counts, !call[.json], let id = store?.id, let database = store?.database,
            // What is too short is no route, and what is on another one needs none.
            let path = (try? database.tracks.path(ofTrip: id)) ?? nil, path.lengthM >= RoutePath.stepM
        else { return }
        if let other = (try? TripWayLookup(database).route(ofTrip: id)) ?? nil {
            return Output.note("trip \(id) counts for route \(other)")
        }
        let advice = "obdmech route create --trip \(id) NAME makes a route of this trip"
        guard [0, SIGINT].contains(signal), (0...2).allSatisfy(Output.isTerminal),
            (try? Confirmation.requestAfterwards("Make a new route of trip \(id)?", .usuallyNo)) == true
        else { return Output.note(advice) }
        do {
            guard let route = try database.routes.add(name: nil, path, isFound: false) else { return }
            try TripWays.addTrips(to: route, path, database)
            Output.note("trip \(id) is route \(route); obdmech route name \(route) NAME names it")
        } catch {
            Output.note(advice)
        }
    }
}

extension Call {
    /// Nil if none is named, or nobody needs a way. An error in the configuration is only a warning, since the trip
    /// should be recorded anyway.
    func router(_ settings: UserSettings, needsWays: Bool) throws -> Router? {
        if let text = self[.router] {
            return try Router.named(text, subject: "--router", path: environment["PATH"])
        }
        guard needsWays, let text = settings.router else { return nil }
        do {
            return try Router.named(text, subject: "router", path: environment["PATH"])
        } catch let error as any UserError {
            Output.warn(ConfigWarning.ignored(setting: "router", reason: error.text, advice: error.advice))
            return nil
        }
    }
}
