import Formats
package import Reports
package import Routes
package import Storage
import System
import Telemetry
import Trips

/// Two drives of a route, which are compared.
package struct RouteDrivePair {
    package let route: RouteTables.StoredRoute
    package let a: RouteTables.RouteTrip
    package let b: RouteTables.RouteTrip

    package init(on route: RouteTables.StoredRoute, _ a: RouteTables.RouteTrip, _ b: RouteTables.RouteTrip) {
        self.route = route
        self.a = a
        self.b = b
    }

    /// The drives that are named: ROUTE, ROUTE DRIVE, ROUTE DRIVE DRIVE, or two drives of a route.
    /// - Parameter distance: what a number of meters is in the user's units.
    package init(_ words: [String], _ stored: StoredRoutes, distance: (Double) -> String) throws {
        if words.count == 2, let pair = try RouteDrivePair(withoutRoute: words, stored) {
            self = pair
        } else {
            route = try stored.route(words[0])
            let drives = try stored.database.routes.drives(ofRoute: route.id)
            let title = try stored.facts(route).title
            var named: [RouteTables.RouteTrip] = []
            for word in words.dropFirst() {
                let name = try Self.name(word, stored.database)
                guard let drive = drives.first(where: { $0.name == name }) else {
                    guard let trip = name.trip else { throw RouteError.noDrive(word, route: title) }
                    let reason = try Self.refusal(of: trip, on: route.path, stored.database, distance)
                    throw RouteError.notOnRoute(trip: trip, route: title, advice: reason)
                }
                named.append(drive)
            }
            if named.count == 2 {
                a = named[0]
                b = named[1]
            } else {
                // The one that is named, or the newest one, against the best of the others.
                guard let late = named.first ?? drives.first else { throw RouteError.notDriven(title) }
                let others = drives.filter { $0.name != late.name }
                guard let best = RouteDrive.best(of: others.map(\.drive)) else { throw RouteError.notDriven(title) }
                a = others[best]
                b = late
            }
        }
        if a.name == b.name { throw CompareError.sameTrip(a.name.trip ?? a.name.imported ?? 0) }
    }

    /// Two drives of one route, which need not be named; nil if there is no such route.
    private init?(withoutRoute words: [String], _ stored: StoredRoutes) throws {
        guard let one = try? Self.name(words[0], stored.database),
            let other = try? Self.name(words[1], stored.database), one != other
        else { return nil }
        var best: (route: RouteTables.StoredRoute, a: RouteTables.RouteTrip, b: RouteTables.RouteTrip, jaccard: Double)?
        for route in stored.routes {
            let drives = try stored.database.routes.drives(ofRoute: route.id)
            guard let a = drives.first(where: { $0.name == one }), let b = drives.first(where: { $0.name == other })
            else { continue }
            let jaccard = min(a.drive.jaccard, b.drive.jaccard)
            if jaccard > best?.jaccard ?? -1 { best = (route, a, b, jaccard) }
        }
        guard let best else { return nil }
        route = best.route
        a = best.a
        b = best.b
    }

    private static func name(_ word: String, _ database: Database) throws -> DriveName {
        if let name = DriveName(word) {
            if let number = name.trip, try database.trips.trip(number) == nil { throw StoredError.noTrip(number) }
            return name
        }
        guard let number = StoredNumber(word) else { throw CompareError.notTwoTrips }
        return .trip(try number.trip(in: database).id ?? 0)
    }

    /// Why a trip is not on a route.
    private static func refusal(
        of trip: Int64, on path: RoutePath, _ database: Database, _ distance: (Double) -> String
    ) throws(StorageError) -> String {
        guard try database.tracks.ends(ofTrip: trip) != nil else { return "it has no positions" }
        switch RouteDrive.measure(try database.tracks.path(ofTrip: trip), on: path) {
        case .success: return "obdmech route show lists the trips of the route"
        case .failure(.tooShort): return "it is shorter than 20 m"
        case .failure(.tooFar(let metres)):
            return "it was \(distance(metres)) from the start of the route at best"
        case .failure(.otherWay(let share)):
            return "only \(Format.fixed(share * 100, 0))% of both tracks is the same"
        }
    }

    /// Where time and fuel were won and lost. Nothing is said of where one of them was not.
    package func comparison(_ database: Database) throws -> RouteComparison {
        func spans(_ drive: RouteTables.RouteTrip) throws -> [ClosedRange<Double>] {
            guard let pace = try PaceReference(of: drive, on: route.path, database) else { return [] }
            return route.path.checkpoints.map { pace.span($0.alongM) }
        }
        let common = a.drive.passed.flatMap { one in
            b.drive.passed.flatMap { other in one.overlaps(other) ? one.clamped(to: other) : nil }
        }
        return RouteComparison(
            route.path, common: common, a: a.drive.filledTimesS ?? [], b: b.drive.filledTimesS ?? [],
            aL: try RouteFuel.litres(of: a, on: route.path, database),
            bL: try RouteFuel.litres(of: b, on: route.path, database), aSpans: try spans(a), bSpans: try spans(b))
    }
}

extension WayFacts {
    /// Routes beside each other, the most driven first, by the hour of departure.
    package static func stored(_ routes: [RouteTables.StoredRoute], _ stored: StoredRoutes) throws -> WayFacts {
        let facts = try routes.map(stored.facts).sorted {
            ($1.trips.count, $0.number) < ($0.trips.count, $1.number)
        }
        func drive(_ trip: RouteTripFacts) throws -> WayHours.Drive? {
            guard trip.durationS > 0 else { return nil }
            let stops = try trip.name.trip.flatMap { try stored.database.tracks.path(ofTrip: $0)?.stops.count }
            return WayHours.Drive(
                hour: trip.start.map { LocalTime.zone.local($0).secondOfDay / 3600 }, durationS: trip.durationS,
                fuelL: trip.fuelL, stops: stops)
        }
        return WayFacts(facts, WayHours(try facts.map { try $0.trips.compactMap(drive) }))
    }
}
