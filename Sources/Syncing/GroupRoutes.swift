import CommandLine
import Formats
import History
import Publishing
import Reports
import Routes
package import Storage
import Telemetry
import Terminal

/// Routes of a group: those in a PostgreSQL database, to which several machines publish.
package enum GroupRoutes {
    /// Gives a route a star of this account, or takes it back.
    /// - Parameter route: its number there.
    package static func star(
        _ route: Int64, _ isStarred: Bool, at address: String, _ variables: [String: String]
    ) throws {
        var question = FleetQuestion(address: address)
        question.starredRoute = route
        question.isStarred = isStarred
        try FleetFetch(question, variables).run()
    }

    /// Stores a route of a group here, with the drives of everybody whom the account sees, so that it can be followed
    /// without a network. If the group cannot be reached, it is the route that was stored earlier.
    /// - Parameter words: the route there, and with which drive it is compared: "commute@ann".
    /// - Returns: the same for this database.
    package static func store(
        _ words: String, of address: String, in database: Database, _ variables: [String: String]
    ) throws -> String {
        var question = FleetQuestion(address: address)
        question.requestRoutes(fetchingSamples: true)
        let group: StoredRoutes
        do {
            group = try StoredRoutes(try FleetFetch(question, variables).database()) { _, _ in }
        } catch FleetError.reported(let message, isAway: true) {
            guard (try? StoredRoutes(database) { _, _ in }.routeAndPace(words)) != nil else {
                throw FleetError.reported(message, isAway: true)
            }
            Output.warn(message)
            return words
        }
        let (route, pace) = try group.routeAndPace(words)
        let drives = try group.database.routes.drives(ofRoute: route.id)
        let title = String(try group.facts(route).title.prefix(TextLimit.name))
        let whole = try RouteFiles.portable(route, name: title, group.database)
        let stored = try RouteFiles.store(whole, named: title, database)
        guard let pace else { return "\(stored.route)" }
        // A drive has another number here.
        let named = drives.first { "\($0.name)" == pace }
        let uuid = try named.flatMap { try group.database.routes.uuid(of: $0.name) }
        let here = try database.routes.drives(ofRoute: stored.route).first {
            try uuid != nil && database.routes.uuid(of: $0.name) == uuid
        }
        return "\(stored.route)@\(here.map { "\($0.name)" } ?? pace)"
    }
}
