import CommandLine
import Documents
import Formats
import History
import Pages
import Recording
import Reports
import Routes
import Site
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech route compare` and `ways`: drives of a route, and routes, beside each other.
enum RouteComparing {
    static func compare(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let page = try HTMLFile.page(options)
        if page != nil, options[.json] { throw CommandLineError.contradiction("html", "json") }
        return try environment.read(
            options, requesting: { $0.requestRoutes(fetchingSamples: true) },
            reading: { database in
                guard let database else { throw RouteError.noRoute(options.operands[0]) }
                let stored = try StoredRoutes(database)
                let report = try RouteCommand.report(options, environment)
                let pair = try RouteDrivePair(options.operands, stored, distance: report.distance)
                let facts = try stored.facts(pair.route)
                let comparison = try pair.comparison(database)
                func shown(_ drive: RouteTables.RouteTrip) -> RouteTripFacts {
                    facts.trips.first { $0.name == drive.name } ?? RouteTripFacts(drive)
                }
                let (one, other) = (shown(pair.a), shown(pair.b))
                if let page {
                    let path = pair.route.path
                    try page.write(
                        RouteComparePage(
                            facts, try OverlaidDrive.stored(pair.a, one, on: path, database),
                            try OverlaidDrive.stored(pair.b, other, on: path, database),
                            report: report.lines(comparison, of: facts, one, other), comparison,
                            try options.presentation(environment), program: HTMLFile.program
                        ).page)
                    return .fine
                }
                try Screen(environment, options).show(
                    options[.json]
                        ? RouteDocuments.json(comparison, of: facts, one, other).documentLines
                        : report.lines(comparison, of: facts, one, other))
                return .fine
            })
    }

    static func ways(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let words = options.operands
        return try environment.read(
            options, requesting: { $0.requestRoutes() },
            reading: { database in
                guard let database else { throw RouteError.noRoute(words[0]) }
                let stored = try StoredRoutes(database)
                let facts = try WayFacts.stored(try stored.routes(between: words[0], and: words[1]), stored)
                try Screen(environment, options).show(
                    options[.json]
                        ? RouteDocuments.json(facts).documentLines
                        : try RouteCommand.report(options, environment).lines(facts))
                return .fine
            })
    }
}
