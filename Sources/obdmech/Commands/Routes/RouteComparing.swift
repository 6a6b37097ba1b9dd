import CommandLine
import Documents
import Formats
import History
import Pages
import Reports
import Site
import Storage

/// `obdmech route compare` and `ways`: drives of a route, and routes, beside each other.
enum RouteComparing {
    static func compare(_ call: Call) throws -> ExitStatus {
        let page = try OutputFile.page(call.options)
        if page != nil, call[.json] { throw CommandLineError.contradiction("html", "json") }
        return try call.read(
            requesting: { $0.requestRoutes(fetchingSamples: true) },
            reading: { database in
                guard let database else { throw RouteError.noRoute(call.operands[0]) }
                let stored = try StoredRoutes(database)
                let report = try RouteCommand.report(call)
                let pair = try RouteDrivePair(call.operands, stored, distance: report.distance)
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
                            try call.presentation, program: ProgramVersion.program
                        ).page)
                    return
                }
                try call.show(
                    RouteDocuments.json(comparison, of: facts, one, other),
                    report.lines(comparison, of: facts, one, other))
            })
    }

    static func ways(_ call: Call) throws -> ExitStatus {
        let words = call.operands
        return try call.read(
            requesting: { $0.requestRoutes() },
            reading: { database in
                guard let database else { throw RouteError.noRoute(words[0]) }
                let stored = try StoredRoutes(database)
                let facts = try WayFacts.stored(try stored.routes(between: words[0], and: words[1]), stored)
                try call.show(RouteDocuments.json(facts), try RouteCommand.report(call).lines(facts))
            })
    }
}
