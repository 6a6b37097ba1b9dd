import Formats
import History
import Pages
import Reports
import Routes
import Storage
import System
import Telemetry

/// The pages of a site about routes and places.
struct SiteRoutePages {
    let stored: StoredRoutes
    let presentation: Presentation
    let program: String

    private var database: Database { stored.database }

    func list(_ place: PagePlace) throws -> Page {
        RoutesPage(try stored.routes.map(stored.facts), presentation, program: program, at: place).page
    }

    func page(_ id: Int64, _ place: PagePlace) throws -> Page? {
        guard let route = stored.routes.first(where: { $0.id == id }) else { return nil }
        let facts = try stored.facts(route)
        let hours = DepartureHours(
            facts.trips.compactMap { drive in
                drive.start.map { (presentation.zone.local($0).secondOfDay / 3600, drive.durationS) }
            })
        return RoutePage(
            facts, hours, try pair(route, facts), presentation, program: program, at: place
        ).page
    }

    /// The newest drive and the best of the others; nil unless both have a pace.
    private func pair(_ route: RouteTables.StoredRoute, _ facts: RouteFacts) throws -> RoutePage.Pair? {
        let drives = try database.routes.drives(ofRoute: route.id)
        let others = Array(drives.dropFirst())
        guard let newest = drives.first, let index = RouteDrive.best(of: others.map(\.drive)) else { return nil }
        let best = others[index]
        func shown(_ drive: RouteTables.RouteTrip) -> RouteTripFacts {
            facts.trips.first { $0.name == drive.name } ?? RouteTripFacts(drive)
        }
        guard try PaceReference(of: newest, on: route.path, database) != nil,
            try PaceReference(of: best, on: route.path, database) != nil
        else { return nil }
        return (
            try OverlaidDrive.stored(best, shown(best), on: route.path, database),
            try OverlaidDrive.stored(newest, shown(newest), on: route.path, database),
            try RouteDrivePair(on: route, best, newest).comparison(database)
        )
    }

    func places(_ place: PagePlace) throws -> Page {
        let (places, currency) = try PlaceFacts.stored(database)
        return PlacesPage(places, currency: currency, presentation, program: program, at: place).page
    }
}
