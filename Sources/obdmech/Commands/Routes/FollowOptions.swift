import CommandLine
import Formats
import History
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
        if case .none = positions { throw RouteError.followWithoutPositions }
        if let guide, guide.lowercased().hasSuffix(".gpx") {
            if let follow { throw RouteError.twoRoutes(follow, guide) }
            guard let way = try RouteFiles.paths(guide).first else { throw RouteFileError.noWay(guide) }
            // Nothing of it is stored.
            return RouteFollower(
                route: 0, title: way.name ?? guide, referenceName: "",
                RouteFollow.Plan(path: way.path, reference: nil, guides: true), units: units, search: search,
                database: nil)
        }
        guard let known = try database ?? Database.openExisting(path: path) else { throw RouteError.noRoute(named) }
        let stored = try StoredRoutes(known)
        // A name may contain the sign, too.
        let whole = try? stored.route(named)
        let cut = whole == nil && follow != nil ? named.lastIndex(of: "@") : nil
        let route = try whole ?? stored.route(cut.map { String(named[..<$0]) } ?? named)
        if let follow, let guide, try stored.route(guide).id != route.id { throw RouteError.twoRoutes(follow, guide) }
        let title = try stored.facts(route).title
        let pace = cut.map { String(named[named.index(after: $0)...]) } ?? "best"
        let drives = try known.drives(ofRoute: route.id)
        let reference = follow == nil ? nil : try reference(pace, drives, route, known)
        // Where nobody's times are known, it is told how far it is and where to turn.
        let isUntimed = follow != nil && reference == nil
        if isUntimed { Output.warn(RouteWarning.noPace(title)) }
        var plan = RouteFollow.Plan(path: route.path, reference: reference, guides: guide != nil || isUntimed)
        plan.tellsPlace = isUntimed
        return RouteFollower(
            route: route.id, title: title, referenceName: pace, plan, units: units, search: search,
            rivals: follow == nil ? nil : drives, database: database)
    }

    /// Nil if the route has no times.
    /// - Parameter drives: of the route.
    private func reference(
        _ pace: String, _ drives: [Database.RouteTrip], _ route: Database.StoredRoute, _ database: Database
    ) throws -> PaceReference? {
        switch try RoutePaceName(pace).pace(drives, on: route.path, database) {
        case .success(let reference): return reference
        case .failure:
            // Of each driver, only the best drive is offered.
            let best = RouteRanking(drives.map(\.drive)).best { drives[$0].driver?.lowercased() }
            let names = best.prefix(8).map { drives[$0].driver ?? "\(drives[$0].name)" }
            throw RouteError.noReference(
                pace,
                advice: "use best, median, a driver or a drive of the route: "
                    + (names.isEmpty ? "it has none" : names.joined(separator: ", ")))
        }
    }
}
