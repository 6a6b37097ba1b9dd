import CommandLine
import Documents
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
import Trips

/// `obdmech route`: ways that are driven again and again.
enum RouteCommand: Command {
    static let usage = "obdmech route list|show|create|name|star|unstar|delete|near|stats|compare|import|export"

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let words = Array(options.operands.dropFirst())
        switch options.operands.first {
        case "list", nil: return try list(words, options, environment)
        case "show": return try show(words, options, environment)
        case "create": return try create(words, options, environment)
        case "name": return try name(words, options, environment)
        case "star": return try change(words, options, environment) { try $0.starRoute($1.id, true) }
        case "unstar": return try change(words, options, environment) { try $0.starRoute($1.id, false) }
        case "delete": return try delete(words, options, environment)
        case "near": return try near(words, options, environment)
        case "stats": return try stats(words, options, environment)
        case "compare": return try compare(words, options, environment)
        case "import": return try importFile(words, options, environment)
        case "export": return try export(words, options, environment)
        case let other?: throw Failure(RouteMessage.wrongAction(other, command: "route", usage: usage))
        }
    }

    private static func expect(_ words: [String], _ counts: ClosedRange<Int>) throws(Failure) {
        if words.count > counts.upperBound {
            throw Failure(CommandLineMessage.unexpectedArgument(words[counts.upperBound], advice: usage))
        }
        if words.count < counts.lowerBound { throw Failure(RouteMessage.noRoute("")) }
    }

    private static func report(_ options: Options, _ environment: Environment) throws -> RouteReport {
        RouteReport(
            units: try options.units(environment.settings()), width: Output.width, utcOffsetS: LocalTime.utcOffsetS)
    }

    private static func write(_ routes: [RouteFacts], _ options: Options, _ environment: Environment) throws {
        let report = try report(options, environment)
        try Screen(environment, options).show(
            options.has(.json) ? RouteDocuments.json(routes).documentLines : report.lines(routes))
    }

    // MARK: Showing

    private static func list(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 0...0)
        return try environment.read(options) { database in
            let stored = try database.map { try StoredRoutes($0) }
            let routes = try stored?.routes.map { try stored?.facts($0) }.compactMap(\.self) ?? []
            let shown = routes.filter { !options.has(.routeStarred) || $0.isStarred }
            try write(
                shown.sorted { ($0.trips.count, -$0.number) > ($1.trips.count, -$1.number) }, options, environment)
            return .fine
        }
    }

    private static func show(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 1...1)
        return try environment.read(options) { database in
            guard let database else { throw Failure(RouteMessage.noRoute(words[0])) }
            let stored = try StoredRoutes(database)
            let facts = try stored.facts(try stored.route(words[0]))
            let hours = DepartureHours(
                facts.trips.map {
                    (
                        CalendarTime($0.start, utcOffsetS: LocalTime.utcOffsetS($0.start)).secondOfDay / 3600,
                        $0.durationS
                    )
                })
            let report = try report(options, environment)
            try Screen(environment, options).show(
                options.has(.json)
                    ? RouteDocuments.json(facts, hours).documentLines : report.lines(facts, hours))
            return .fine
        }
    }

    private static func near(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 1...1)
        guard let place = GeoPoint(words[0]) else { throw Failure(RouteMessage.wrongPlace(words[0])) }
        let radiusKm = try options.number(.routeRadius) ?? 5
        guard 0.1...500 ~= radiusKm else { throw options.wrong(.routeRadius, "kilometers from 0.1 to 500") }
        return try environment.read(options) { database in
            guard let database else {
                try write([], options, environment)
                return .fine
            }
            let stored = try StoredRoutes(database)
            let corners = [225.0, 45].map { place.moved(byM: radiusKm * 1000 * 1.4143, towardsDeg: $0) }
            let near = try database.routes(nearCellsFrom: GridCell(corners[0]), to: GridCell(corners[1]))
            let facts = try near.map { route in
                var facts = try stored.facts(route)
                facts.awayM = route.path.distanceM(to: place)
                return facts
            }.filter { ($0.awayM ?? 0) <= radiusKm * 1000 }
            let report = try report(options, environment)
            let sorted = facts.sorted { ($0.awayM ?? 0) < ($1.awayM ?? 0) }
            try Screen(environment, options).show(
                options.has(.json)
                    ? RouteDocuments.json(sorted).documentLines
                    : report.lines(sorted, none: "No route passes within \(report.distance(radiusKm * 1000)) of it."))
            return .fine
        }
    }

    private static func stats(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 0...0)
        let driver = options.value(.reportDriver)
        return try environment.read(options) { database in
            var trips: [(route: RouteFacts, trip: RouteTripFacts)] = []
            if let database {
                let stored = try StoredRoutes(database)
                let main = try database.routesOfTrips()
                for route in stored.routes {
                    let facts = try stored.facts(route)
                    // A trip of two routes counts for that with which it has more in common.
                    trips += facts.trips.filter {
                        main[$0.trip] == route.id && (driver == nil || $0.driver?.lowercased() == driver?.lowercased())
                    }.map { (facts, $0) }
                }
            }
            trips.sort { $0.trip.start > $1.trip.start }
            let report = try report(options, environment)
            try Screen(environment, options).show(
                options.has(.json)
                    ? RouteDocuments.json(stats: trips, driver: driver).documentLines
                    : report.lines(stats: trips, driver: driver))
            return .fine
        }
    }

    // MARK: Changing

    private static func checked(_ name: String) throws(Failure) -> String {
        // A name must not be taken for a number.
        guard !name.isEmpty, Int64(name) == nil else { throw Failure(RouteMessage.noRouteName) }
        guard name.unicodeScalars.count <= TextLimit.name else {
            throw Failure(CommandLineMessage.tooLong(flag: "name", limit: TextLimit.name))
        }
        return name
    }

    private static func create(
        _ words: [String], _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        guard let first = words.first else { throw Failure(RouteMessage.noRouteName) }
        try expect(words, 1...1)
        let name = try checked(first)
        guard let number = StoredNumber(options.value(.routeTrip) ?? "last") else {
            throw options.wrong(.routeTrip, "the number of a trip, or last")
        }
        let database = try Database.existing(options, environment)
        guard let id = try number.trip(in: database).id else { throw Failure(RouteMessage.noPosition) }
        try TripWays.update(database)
        guard let path = try database.path(ofTrip: id) else {
            if try database.ends(ofTrip: id) == nil { throw Failure(StoredMessage.noPositions(trip: id)) }
            throw Failure(RouteMessage.tooShort(trip: id))
        }
        if let known = try route(ofTrip: id, database) {
            return try write(rename(known, name, trip: id, database), options, environment, database)
        }
        return try write(create(name, path, database), options, environment, database)
    }

    /// The route that a trip is on, the one that it has most in common with; nil if it is on none.
    private static func route(ofTrip trip: Int64, _ database: Database) throws -> Database.StoredRoute? {
        guard let number = try database.routesOfTrips()[trip] else { return nil }
        return try database.routes().first { $0.id == number }
    }

    /// Gives a route that was found its first name, and returns its number.
    private static func rename(
        _ route: Database.StoredRoute, _ name: String, trip: Int64, _ database: Database
    ) throws -> Int64 {
        if let known = route.name {
            throw Failure(RouteMessage.alreadyRoute(trip: trip, route: known, number: route.id))
        }
        guard try database.nameRoute(route.id, name) else { throw Failure(RouteMessage.routeExists(name)) }
        return route.id
    }

    /// Stores a route with the trips that belong to it, and returns its number. Imported ways come here as well.
    static func create(_ name: String, _ path: RoutePath, _ database: Database) throws -> Int64 {
        guard let route = try database.addRoute(name: name, path, isFound: false) else {
            throw Failure(RouteMessage.routeExists(name))
        }
        try TripWays.addTrips(to: route, path, database)
        return route
    }

    private static func importFile(
        _ words: [String], _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        guard let file = words.first else { throw Failure(RouteFileMessage.noFile) }
        try expect(words, 1...2)
        let paths = try RouteFiles.paths(file)
        let database = try Database.open(path: try environment.databasePath(options))
        let base = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file
        var routes: [Int64] = []
        for (index, found) in paths.enumerated() {
            let number = paths.count > 1 && words.count == 2 ? " \(index + 1)" : ""
            let name = words.count == 2 ? words[1] + number : String((found.name ?? base).prefix(TextLimit.name))
            routes.append(try create(checked(name), found.path, database))
        }
        let stored = try StoredRoutes(database)
        try write(try stored.routes.filter { routes.contains($0.id) }.map(stored.facts), options, environment)
        return .fine
    }

    private static func export(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 1...2)
        guard words.count == 2 else { throw Failure(RouteFileMessage.noFile) }
        let file = try HTMLFile(words[1])
        return try environment.read(options) { database in
            guard let database else { throw Failure(RouteMessage.noRoute(words[0])) }
            let stored = try StoredRoutes(database)
            let route = try stored.route(words[0])
            let hidden = try database.hiddenPlaces()
            try file.write(
                RouteFiles.gpx(route.path, name: try stored.facts(route).title, hidden: hidden), "route")
            return .fine
        }
    }

    private static func write(
        _ route: Int64, _ options: Options, _ environment: Environment, _ database: Database
    ) throws -> ExitStatus {
        let stored = try StoredRoutes(database)
        try write(try stored.routes.filter { $0.id == route }.map(stored.facts), options, environment)
        return .fine
    }

    private static func name(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 1...2)
        guard words.count == 2 else { throw Failure(RouteMessage.noRouteName) }
        let name = try checked(words[1])
        let database = try Database.existing(options, environment)
        let route = try StoredRoutes(database).route(words[0])
        guard try database.nameRoute(route.id, name) else { throw Failure(RouteMessage.routeExists(name)) }
        return try write(route.id, options, environment, database)
    }

    private static func change(
        _ words: [String], _ options: Options, _ environment: Environment,
        _ body: (Database, Database.StoredRoute) throws -> Void
    ) throws -> ExitStatus {
        try expect(words, 1...1)
        let database = try Database.existing(options, environment)
        let route = try StoredRoutes(database).route(words[0])
        try body(database, route)
        return try write(route.id, options, environment, database)
    }

    private static func delete(_ words: [String], _ options: Options, _ environment: Environment) throws -> ExitStatus {
        try expect(words, 1...1)
        try Confirmation.check(options, StoredMessage.deletingUnconfirmed)
        let database = try Database.existing(options, environment)
        let stored = try StoredRoutes(database)
        let facts = try stored.facts(try stored.route(words[0]))
        if !options.has(.yes) {
            Output.talk(try report(options, environment).lines([facts]).joined(separator: "\n") + "\n")
        }
        guard Confirmation.isGiven(options, "Delete this route? Its trips are kept.", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return .fault
        }
        try database.deleteRoute(facts.number)
        if options.has(.json) {
            try write([facts], options, environment)
        } else {
            try Output.write(["deleted: route \(facts.number), \(SafeText.line(facts.title))"])
        }
        return .fine
    }

    // MARK: Comparing

    private static func compare(
        _ words: [String], _ options: Options, _ environment: Environment
    ) throws -> ExitStatus {
        try expect(words, 1...3)
        if words.count == 2 { throw Failure(CompareMessage.notTwoTrips) }
        let numbers = try words.dropFirst().map { word throws(Failure) in
            guard let number = StoredNumber(word) else { throw Failure(CompareMessage.notTwoTrips) }
            return number
        }
        return try environment.read(options) { database in
            guard let database else { throw Failure(RouteMessage.noRoute(words[0])) }
            let report = try report(options, environment)
            let stored = try StoredRoutes(database)
            let route = try stored.route(words[0])
            let facts = try stored.facts(route)
            let trips = try database.trips(ofRoute: route.id)
            func trip(_ number: StoredNumber) throws -> Database.RouteTrip {
                let id = try number.trip(in: database).id ?? 0
                guard let trip = trips.first(where: { $0.trip == id }) else {
                    throw Failure(
                        RouteMessage.notOnRoute(
                            trip: id, route: facts.title,
                            advice: try refusal(of: id, on: route.path, database, report)))
                }
                return trip
            }
            let (a, b): (Database.RouteTrip, Database.RouteTrip)
            if numbers.isEmpty {
                // The newest one against the best of the others.
                guard let newest = trips.first,
                    let best = trips.dropFirst().min(by: { $0.drive.durationS < $1.drive.durationS })
                else { throw Failure(RouteMessage.notDriven(facts.title)) }
                (a, b) = (best, newest)
            } else {
                (a, b) = (try trip(numbers[0]), try trip(numbers[1]))
            }
            if a.trip == b.trip { throw Failure(CompareMessage.sameTrip(a.trip)) }
            let comparison = RouteComparison(
                route.path, a: a.drive.filledTimesS ?? [], b: b.drive.filledTimesS ?? [],
                aL: try RouteFuel.litres(of: a, on: route.path, database),
                bL: try RouteFuel.litres(of: b, on: route.path, database))
            let (one, other) = (StoredRoutes.facts(a), StoredRoutes.facts(b))
            try Screen(environment, options).show(
                options.has(.json)
                    ? RouteDocuments.json(comparison, of: facts, one, other).documentLines
                    : report.lines(
                        comparison, of: facts, one, other, isUnicode: environment.terminal.isUnicode))
            return .fine
        }
    }
    /// Why a trip is not on a route.
    private static func refusal(
        of trip: Int64, on path: RoutePath, _ database: Database, _ report: RouteReport
    ) throws -> String {
        guard try database.ends(ofTrip: trip) != nil else { return "it has no positions" }
        switch RouteDrive.measure(try database.path(ofTrip: trip), on: path) {
        case .success: return "obdmech route show lists the trips of the route"
        case .failure(let error):
            switch error.refusal {
            case .tooShort: return "it is shorter than 20 m"
            case .tooFar(let metres): return "it was \(report.distance(metres)) from the start of the route at best"
            case .otherWay(let share): return "only \(Format.fixed(share * 100, 0))% of both tracks is the same"
            }
        }
    }
}

extension RouteCommand {
    static let subcommand = Subcommand(
        name: "route", chapter: .history, isRare: true,
        summary: "list and compare routes that you drive regularly",
        description: [
            "Trips recorded with --gps on the same roads are one route: they begin and end within about 200 m "
                + "of each other, and 80% of both overlap, in the same direction. Such a route is found "
                + "automatically, and is named after the places at its ends (see obdmech place) or with route name. "
                + "create makes a route from one trip and adds all others that belong to it; if the trip is already on "
                + "a route, that route gets the name. ROUTE is a number from route list, a name, or its places, "
                + "such as 'Home to Work'.",
            "list shows the routes, the most driven first; show shows one with its trips, and the hour at which it is "
                + "fastest; near lists those that pass a position; stats sums up the trips on routes, the newest first. "
                + "compare shows where time and fuel were gained or lost: between two trips, or between the newest "
                + "and the best of the others. import makes routes from the tracks or routes of a GPX file, and export "
                + "writes a route as GPX, with its times if it has any, and without hidden places. A route without "
                + "times has no pace until it is driven.",
            "The actions are list, show ROUTE, create NAME, name ROUTE NAME, star ROUTE, unstar ROUTE, delete ROUTE, near "
                + "LAT,LON, stats, compare ROUTE [TRIP TRIP], import FILE [NAME] and export ROUTE FILE.",
            "obdmech trip --follow ROUTE says while driving how far you are ahead or behind.",
        ],
        flags: [
            .routeTrip, .routeRadius, .routeStarred, .reportDriver.asRare, .yes.asRare, .units, .json, .database,
        ],
        operands: "[ACTION [ROUTE] [ARGUMENT…]]",
        operandValues: [
            .choice([
                .init(name: "list", summary: "list the routes"),
                .init(name: "show", summary: "show a route with its trips", operands: [.route]),
                .init(name: "create", summary: "make a route from a trip", operands: [.any]),
                .init(name: "name", summary: "name a route", operands: [.route, .any]),
                .init(name: "star", summary: "mark a route", operands: [.route]),
                .init(name: "unstar", summary: "unmark a route", operands: [.route]),
                .init(name: "delete", summary: "delete a route", operands: [.route]),
                .init(name: "near", summary: "list the routes that pass a position", operands: [.any]),
                .init(name: "stats", summary: "sum up the trips on routes"),
                .init(name: "compare", summary: "compare two trips of a route", operands: [.route, .trip, .trip]),
                .init(name: "import", summary: "make routes from a GPX file", operands: [.file, .any]),
                .init(name: "export", summary: "write a route as GPX", operands: [.route, .file]),
            ])
        ],
        examples: [
            ("obdmech route list", "list the routes"),
            ("obdmech route create --trip last Commute", "make a route from the last trip"),
            ("obdmech route near 48.1374,11.5755 --radius 10", "list the routes that pass within 10 km"),
            ("obdmech route stats --driver Ann", "sum up the trips of a driver"),
        ])
}

extension Flag {
    static let routeTrip = Flag(
        "trip", argument: "N", values: .trip, isRare: true,
        "With create: make it from this trip. It is given by its number or as last, which is the default.")
    static let routeRadius = Flag("radius", argument: "KM", isRare: true, "With near: how far away (5).")
    static let routeStarred = Flag("starred", isRare: true, "With list: only starred routes.")
}
