import CommandLine
import Formats
import Recording
import Reports
import Routes
import Settings
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trips

/// What --follow and --guide name.
struct FollowOptions {
    private let follow: String?
    private let guide: String?
    private let router: Router?

    init(_ options: Options, _ settings: UserSettings, _ environment: Environment) throws {
        follow = options[.follow]
        guide = options[.guideRoute]
        router = try RouterChoice.router(options, settings, environment, needsWays: guide != nil)
    }

    /// The route to follow; nil if none is named.
    /// - Parameters:
    ///   - database: keeps how far the route was followed; nil if nothing is stored.
    ///   - path: the database with the routes.
    func follower(
        _ positions: PositionChoice, _ database: Database?, path: String, _ units: UnitSystem
    ) throws -> RouteFollower? {
        guard let named = follow ?? guide else { return nil }
        let search = try router.map { router throws(SystemResourceError) in try WaySearch(router) }
        if case .none = positions { throw CommandError(RouteError.followWithoutPositions) }
        if let guide, guide.lowercased().hasSuffix(".gpx") {
            if let follow { throw CommandError(RouteError.twoRoutes(follow, guide)) }
            guard let way = try RouteFiles.paths(guide).first else { throw CommandError(RouteFileError.noWay(guide)) }
            // Nothing of it is stored.
            return RouteFollower(
                route: 0, title: way.name ?? guide, referenceName: "",
                RouteFollow.Plan(path: way.path, reference: nil, guides: true), units: units, search: search,
                database: nil)
        }
        guard let known = try database ?? Database.openExisting(path: path) else {
            throw CommandError(RouteError.noRoute(named))
        }
        let stored = try StoredRoutes(known)
        // A name may contain the sign, too.
        let whole = try? stored.route(named)
        let cut = whole == nil && follow != nil ? named.lastIndex(of: "@") : nil
        let route = try whole ?? stored.route(cut.map { String(named[..<$0]) } ?? named)
        if let follow, let guide, try stored.route(guide).id != route.id {
            throw CommandError(RouteError.twoRoutes(follow, guide))
        }
        let title = try stored.facts(route).title
        let pace = cut.map { String(named[named.index(after: $0)...]) } ?? "best"
        let reference = follow == nil ? nil : try reference(pace, route, known)
        // Where nobody's times are known, it is told how far it is and where to turn.
        let isUntimed = follow != nil && reference == nil
        if isUntimed { Output.warn(RouteWarning.noPace(title)) }
        var plan = RouteFollow.Plan(path: route.path, reference: reference, guides: guide != nil || isUntimed)
        plan.tellsPlace = isUntimed
        return RouteFollower(
            route: route.id, title: title, referenceName: pace, plan, units: units, search: search,
            database: database)
    }

    /// Nil if the route has no times.
    private func reference(
        _ pace: String, _ route: Database.StoredRoute, _ database: Database
    ) throws -> PaceReference? {
        let trips = try database.trips(ofRoute: route.id)
        func of(_ trip: Database.RouteTrip) throws -> PaceReference? {
            try PaceReference(of: trip, on: route.path, database)
        }
        switch pace {
        case "best":
            // A route without trips has the times of the way that it was made of.
            return try RouteDrive.best(of: trips.map(\.drive)).flatMap { try of(trips[$0]) }
                ?? PaceReference(route.path)
        case "median":
            let newest = try trips.prefix(PaceReference.mostOfMedian).compactMap(of)
            return PaceReference.median(of: newest) ?? PaceReference(route.path)
        default:
            guard let number = Int64(pace), let trip = trips.first(where: { $0.trip == number }),
                let reference = try of(trip)
            else {
                let numbers = trips.prefix(8).map { String($0.trip) }
                throw CommandError(
                    RouteError.noReference(
                        pace, advice: "use best, median or a trip of the route: " + numbers.joined(separator: ", ")))
            }
            return reference
        }
    }
}

extension PaceReference {
    /// The pace of a trip, from its samples.
    fileprivate init?(of trip: Database.RouteTrip, on path: RoutePath, _ database: Database) throws {
        let record = try database.trip(trip.trip)
        let factor = record?.summary.distanceFactor ?? 1
        var pace = DrivePace(on: path, distanceFactor: factor > 0 ? factor : 1)
        try database.samples(trip: trip.trip, only: DrivePace.used) { pace.take($0) }
        guard let reference = pace.reference ?? PaceReference(timesS: trip.drive.filledTimesS ?? [], on: path) else {
            return nil
        }
        self = reference
    }
}
