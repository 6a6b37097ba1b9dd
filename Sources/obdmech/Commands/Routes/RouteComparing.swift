import CommandLine
import Documents
import Formats
import History
import Pages
import Recording
import Reports
import Routes
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech route compare` and `ways`: drives of a route, and routes, beside each other.
enum RouteComparing {
    // MARK: Drives

    private typealias Pair = (route: Database.StoredRoute, a: Database.RouteTrip, b: Database.RouteTrip)

    static func compare(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let page = try HTMLFile.page(options)
        if page != nil, options[.json] { throw CommandError(CommandLineError.contradiction("html", "json")) }
        return try environment.read(options) { database in
            guard let database else { throw CommandError(RouteError.noRoute(options.operands[0])) }
            let stored = try StoredRoutes(database)
            let report = try RouteCommand.report(options, environment)
            let (route, a, b) = try pair(options.operands, stored, report)
            if a.name == b.name { throw CommandError(CompareError.sameTrip(a.name.trip ?? a.name.imported ?? 0)) }
            let facts = try stored.facts(route)
            let comparison = try comparison(a, b, on: route.path, database)
            func shown(_ drive: Database.RouteTrip) -> RouteTripFacts {
                facts.trips.first { $0.name == drive.name } ?? StoredRoutes.facts(drive)
            }
            let (one, other) = (shown(a), shown(b))
            if let page {
                let presentation = try options.presentation(environment)
                try page.write(
                    RouteComparePage(
                        facts, try overlaid(a, one, on: route.path, database),
                        try overlaid(b, other, on: route.path, database),
                        report: report.lines(comparison, of: facts, one, other), comparison, presentation,
                        program: HTMLFile.program
                    ).page)
                return .fine
            }
            try Screen(environment, options).show(
                options[.json]
                    ? RouteDocuments.json(comparison, of: facts, one, other).documentLines
                    : report.lines(comparison, of: facts, one, other))
            return .fine
        }
    }

    /// Where b was faster and slower than a.
    static func comparison(
        _ a: Database.RouteTrip, _ b: Database.RouteTrip, on path: RoutePath, _ database: Database
    ) throws -> RouteComparison {
        func spans(_ drive: Database.RouteTrip) throws -> [ClosedRange<Double>] {
            guard let pace = try PaceReference(of: drive, on: path, database) else { return [] }
            return path.checkpoints.map { pace.span($0.alongM) }
        }
        // Nothing is said of where one of them was not.
        let common = a.drive.passed.flatMap { one in
            b.drive.passed.flatMap { other in one.overlaps(other) ? one.clamped(to: other) : nil }
        }
        return RouteComparison(
            path, common: common, a: a.drive.filledTimesS ?? [], b: b.drive.filledTimesS ?? [],
            aL: try RouteFuel.litres(of: a, on: path, database), bL: try RouteFuel.litres(of: b, on: path, database),
            aSpans: try spans(a), bSpans: try spans(b))
    }

    /// The drives that are named: ROUTE, ROUTE DRIVE, ROUTE DRIVE DRIVE, or two drives of a route.
    private static func pair(_ words: [String], _ stored: StoredRoutes, _ report: RouteReport) throws -> Pair {
        if words.count == 2, let pair = try pairWithoutRoute(words, stored) { return pair }
        let route = try stored.route(words[0])
        let drives = try stored.database.drives(ofRoute: route.id)
        let title = try stored.facts(route).title
        let named = try words.dropFirst().map { word in
            let name = try name(word, stored.database)
            guard let drive = drives.first(where: { $0.name == name }) else {
                guard let trip = name.trip else {
                    throw CommandError(RouteError.noDrive(word, route: title))
                }
                throw CommandError(
                    RouteError.notOnRoute(
                        trip: trip, route: title, advice: try refusal(of: trip, on: route.path, stored.database, report)
                    ))
            }
            return drive
        }
        switch named.count {
        case 2: return (route, named[0], named[1])
        case 1:
            let others = drives.filter { $0.name != named[0].name }
            guard let best = RouteDrive.best(of: others.map(\.drive)) else {
                throw CommandError(RouteError.notDriven(title))
            }
            return (route, others[best], named[0])
        default:
            // The newest one against the best of the others.
            let others = Array(drives.dropFirst())
            guard let newest = drives.first, let best = RouteDrive.best(of: others.map(\.drive)) else {
                throw CommandError(RouteError.notDriven(title))
            }
            return (route, others[best], newest)
        }
    }

    /// Two drives of one route, which need not be named; nil if there is no such route.
    private static func pairWithoutRoute(_ words: [String], _ stored: StoredRoutes) throws -> Pair? {
        guard let one = try? name(words[0], stored.database), let other = try? name(words[1], stored.database),
            one != other
        else { return nil }
        var best: Pair?
        for route in stored.routes {
            let drives = try stored.database.drives(ofRoute: route.id)
            guard let a = drives.first(where: { $0.name == one }), let b = drives.first(where: { $0.name == other }),
                min(a.drive.jaccard, b.drive.jaccard) > best.map({ min($0.a.drive.jaccard, $0.b.drive.jaccard) }) ?? -1
            else { continue }
            best = (route, a, b)
        }
        return best
    }

    private static func name(_ word: String, _ database: Database) throws -> DriveName {
        if let name = DriveName(word) { return name }
        guard let number = StoredNumber(word) else { throw CommandError(CompareError.notTwoTrips) }
        return .trip(try number.trip(in: database).id ?? 0)
    }

    /// Why a trip is not on a route.
    private static func refusal(
        of trip: Int64, on path: RoutePath, _ database: Database, _ report: RouteReport
    ) throws -> String {
        guard try database.ends(ofTrip: trip) != nil else { return "it has no positions" }
        switch RouteDrive.measure(try database.path(ofTrip: trip), on: path) {
        case .success: return "obdmech route show lists the trips of the route"
        case .failure(let error):
            switch error {
            case .tooShort: return "it is shorter than 20 m"
            case .tooFar(let metres): return "it was \(report.distance(metres)) from the start of the route at best"
            case .otherWay(let share): return "only \(Format.fixed(share * 100, 0))% of both tracks is the same"
            }
        }
    }

    /// A drive with its own way, or along the route if it was imported.
    static func overlaid(
        _ drive: Database.RouteTrip, _ facts: RouteTripFacts, on path: RoutePath, _ database: Database
    ) throws -> OverlaidDrive {
        guard let pace = try PaceReference(of: drive, on: path, database) else {
            throw CommandError(RouteError.noPace("\(drive.name)"))
        }
        var points: [OverlaidDrive.Point] = []
        if let id = drive.name.trip, let record = try database.trip(id) {
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

    // MARK: Ways

    static func ways(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let words = options.operands
        return try environment.read(options) { database in
            guard let database else { throw CommandError(RouteError.noRoute(words[0])) }
            let stored = try StoredRoutes(database)
            let routes: [Database.StoredRoute]
            if let from = stored.place(words[0]), let to = stored.place(words[1]) {
                routes = stored.routes(from: from, to: to)
                guard routes.count > 1 else { throw CommandError(RouteError.oneWay(words[0], words[1], routes.count)) }
            } else {
                routes = try words.map(stored.route)
                if routes[0].id == routes[1].id { throw CommandError(RouteError.sameRoute(words[0])) }
            }
            let facts = try routes.map(stored.facts).sorted {
                ($1.trips.count, $0.number) < ($0.trips.count, $1.number)
            }
            let hours = WayHours(try facts.map { try $0.trips.compactMap { try drive($0, database) } })
            try Screen(environment, options).show(
                options[.json]
                    ? RouteDocuments.json(WayFacts(facts, hours)).documentLines
                    : try RouteCommand.report(options, environment).lines(WayFacts(facts, hours)))
            return .fine
        }
    }

    private static func drive(_ facts: RouteTripFacts, _ database: Database) throws -> WayHours.Drive? {
        guard facts.durationS > 0 else { return nil }
        let stops = try facts.name.trip.flatMap { try database.path(ofTrip: $0)?.stops.count }
        return WayHours.Drive(
            hour: facts.start.map { LocalTime.zone.local($0).secondOfDay / 3600 }, durationS: facts.durationS,
            fuelL: facts.fuelL, stops: stops)
    }
}
