import Formats
import History
import Interchange
import Reports
package import Routes
package import Storage
import System
package import Telemetry
import Terminal

extension RouteFollower {
    /// The route to follow; nil if none is named.
    /// - Parameters:
    ///   - follow: the route, and with which drive it is compared: "commute@best".
    ///   - guide: the route whose turns are shown, or a GPX file.
    ///   - router: finds new ways off the route.
    ///   - database: keeps how far the route was followed; nil if nothing is stored.
    ///   - path: the database with the routes.
    ///   - routes: reads the routes in a file.
    package static func named(
        _ follow: String?, guide: String?, _ router: Router?, hasPositions: Bool, _ database: Database?, path: String,
        _ units: UnitSystem, routes: (String) throws -> [PortableRoute]
    ) throws -> RouteFollower? {
        guard let named = follow ?? guide else { return nil }
        let search = try router.map { router throws(SystemResourceError) in try WaySearch(router) }
        if !hasPositions { throw RouteError.followWithoutPositions }
        if let guide, guide.lowercased().hasSuffix(".gpx") {
            if let follow { throw RouteError.twoRoutes(follow, guide) }
            guard let way = try routes(guide).first else { throw RouteFileError.noWay(guide) }
            // Nothing of it is stored.
            return RouteFollower(
                route: 0, title: way.name ?? guide, referenceName: "",
                RouteFollow.Plan(path: way.path, reference: nil, guides: true), units: units, search: search,
                database: nil)
        }
        guard let known = try database ?? Database.openExisting(path: path) else { throw RouteError.noRoute(named) }
        let bar = ProgressBar("reading tracks")
        let stored = try StoredRoutes(known) { bar.show($0, of: $1) }
        bar.end()
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
