import CommandLine
import Devices
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

    init(_ call: Call, _ settings: UserSettings) throws {
        follow = call[.follow]
        guide = call[.guideRoute]
        router = try RouterChoice.router(call, settings, needsWays: guide != nil)
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
            guard let way = try RouteTransfer.routes(guide).first else { throw RouteFileError.noWay(guide) }
            // Nothing of it is stored.
            return RouteFollower(
                route: 0, title: way.name ?? guide, referenceName: "",
                RouteFollow.Plan(path: way.path, reference: nil, guides: true), units: units, search: search,
                database: nil)
        }
        guard let known = try database ?? Database.openExisting(path: path) else { throw RouteError.noRoute(named) }
        let stored = try StoredRoutes(known)
        // Only a route that is followed has a pace.
        let (route, wanted) = try follow == nil ? (stored.route(named), nil) : stored.routeAndPace(named)
        if follow != nil, let guide, try stored.route(guide).id != route.id {
            throw RouteError.twoRoutes(named, guide)
        }
        let title = try stored.facts(route).title
        let pace = wanted ?? "best"
        let drives = try known.routes.drives(ofRoute: route.id)
        let reference = follow == nil ? nil : try stored.reference(pace, drives, of: route)
        // Where nobody's times are known, it is told how far it is and where to turn.
        let isUntimed = follow != nil && reference == nil
        if isUntimed { Output.warn(RouteWarning.noPace(title)) }
        var plan = RouteFollow.Plan(path: route.path, reference: reference, guides: guide != nil || isUntimed)
        plan.tellsPlace = isUntimed
        return RouteFollower(
            route: route.id, title: title, referenceName: pace, plan, units: units, search: search,
            rivals: follow == nil ? nil : drives, database: database)
    }
}
