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
import Syncing
import Terminal

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
        return try RouteCommand.read(call) { stored in
            guard let stored else { throw RouteError.noRoute(words[0]) }
            let facts = try WayFacts.stored(try stored.routes(between: words[0], and: words[1]), stored)
            try call.show(RouteDocuments.json(facts), RouteCommand.report(call).lines(facts))
        }
    }
}

/// `obdmech route import` and `export`: routes with the times of their drives, from one database to another.
enum RouteTransfer {
    /// The routes in a file of the user, or in what was shared.
    static func routes(_ file: String) throws -> [PortableRoute] {
        let bytes = try BundleImport.routePart(file) ?? UserFile.existing(file)
        return try RouteFiles.routes(bytes, named: file) { Output.warn($0) }
    }

    static func importFile(_ call: Call) throws {
        let file = call.operands[0]
        let routes = try routes(file)
        let database = try Database.openAndRecover(path: try call.databasePath)
        let base = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file
        var numbers: [Int64] = []
        for (index, route) in routes.enumerated() {
            let number = routes.count > 1 && call.operands.count == 2 ? " \(index + 1)" : ""
            let given = call.operands.count == 2 ? call.operands[1] + number : nil
            let name = try StoredRoutes.checkedName(given ?? String((route.name ?? base).prefix(TextLimit.name)))
            let stored = try RouteFiles.store(route, named: name, database)
            numbers.append(stored.route)
            if !stored.isNew {
                let drives = stored.added == 0 ? "no new drives" : Format.count(stored.added, "new drive")
                Output.note("this is route \(stored.route): \(drives)")
            } else if !route.isTimed {
                Output.warn(RouteWarning.untimed(name))
            }
        }
        try RouteCommand.write(StoredRoutes(database).facts(of: numbers), call)
    }

    static func export(_ call: Call) throws -> ExitStatus {
        let operand = call.operands.dropFirst().first
        guard let path = call[.routeTo] ?? operand else { throw RouteFileError.noFile }
        if let operand, call[.routeTo] != nil { throw RouteFileError.twoFiles(operand, path) }
        let file = try OutputFile(path)
        return try call.read(
            requesting: { $0.requestRoutes(fetchingSamples: true) },
            reading: { database in
                guard let database else { throw RouteError.noRoute(call.operands[0]) }
                let stored = try StoredRoutes(database)
                let route = try stored.route(call.operands[0])
                let title = try stored.facts(route).title
                let whole = try RouteFiles.portable(route, name: title, database)
                guard let shown = whole.hiding(try database.hiddenPlaces()) else {
                    throw RouteFileError.allHidden(title)
                }
                if !shown.isTimed { Output.warn(RouteWarning.untimed(title)) }
                let text =
                    path.lowercased().hasSuffix(".json")
                    ? RouteFileDocuments.json(shown).documentLines.joined(separator: "\n") + "\n"
                    : RouteFiles.gpx(shown, name: title, program: ProgramVersion.program)
                try file.write(text, "route")
            })
    }
}
