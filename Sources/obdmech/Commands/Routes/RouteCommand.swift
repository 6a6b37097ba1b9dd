import CommandLine
import Documents
import Formats
import History
import Pages
import Reports
import Routes
import Site
import Storage
import Syncing
import System
import Terminal
import Trips

/// `obdmech route`: ways that are driven again and again.
enum RouteCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("list", "list the routes", flags: [.routeStarred], isDefault: true, run: list),
        CommandAction("show", "show a route with its trips", operands: [.one("ROUTE", .route)], run: show),
        CommandAction("create", "make a route from a trip", operands: [.one("NAME")], flags: [.routeTrip], run: create),
        CommandAction("name", "name a route", operands: [.one("ROUTE", .route), .one("NAME")], run: name),
        CommandAction("star", "mark a route", operands: [.one("ROUTE", .route)]) { try star($0, true) },
        CommandAction("unstar", "unmark a route", operands: [.one("ROUTE", .route)]) { try star($0, false) },
        CommandAction("delete", "delete a route", operands: [.one("ROUTE", .route)], flags: [.yes.asRare], run: delete),
        CommandAction(
            "near", "list the routes that pass a position", operands: [.one("LAT,LON")],
            flags: [.routeRadius, .html.asRare, .open], run: near),
        CommandAction("stats", "sum up the trips on routes", flags: [.reportDriver.asRare], run: stats),
        CommandAction(
            "compare", "compare two drives of a route",
            operands: [.one("ROUTE", .route), .optional("A", .trip), .optional("B", .trip)],
            flags: [.html.asRare, .open], run: RouteComparing.compare),
        CommandAction(
            "ways", "compare routes between the same places by the hour",
            operands: [.one("FROM|ROUTE", .place), .one("TO|ROUTE", .place)], run: RouteComparing.ways),
        CommandAction(
            "import", "make routes from a file, with their drives", operands: [.one("FILE", .file), .optional("NAME")],
            run: RouteTransfer.importFile),
        CommandAction(
            "export", "write a route with its drives", operands: [.one("ROUTE", .route), .optional("FILE", .file)],
            flags: [.routeTo], run: RouteTransfer.export),
    ]

    static func report(_ call: Call) throws -> RouteReport {
        RouteReport(try call.presentation)
    }

    static func write(_ routes: [RouteFacts], _ call: Call) throws {
        let report = try report(call)
        try call.show(RouteDocuments.json(routes), report.lines(routes))
    }

    // MARK: Showing

    /// Passes the stored routes to what only reads them; nil if nothing was stored yet.
    static func read(_ call: Call, _ body: (StoredRoutes?) throws -> Void) throws -> ExitStatus {
        try call.read(requesting: { $0.requestRoutes() }, reading: { try body(try $0.map { try StoredRoutes($0) }) })
    }

    private static func list(_ call: Call) throws -> ExitStatus {
        try read(call) { stored in
            let shown = try stored?.facts().filter { !call[.routeStarred] || $0.isStarred } ?? []
            try write(shown.sorted { ($0.trips.count, -$0.number) > ($1.trips.count, -$1.number) }, call)
        }
    }

    private static func show(_ call: Call) throws -> ExitStatus {
        try read(call) { stored in
            guard let stored else { throw RouteError.noRoute(call.operands[0]) }
            let facts = try stored.facts(try stored.route(call.operands[0]))
            let hours = DepartureHours(
                facts.trips.compactMap { drive in
                    drive.start.map { (LocalTime.zone.local($0).secondOfDay / 3600, drive.durationS) }
                })
            try call.show(RouteDocuments.json(facts, hours), report(call).lines(facts, hours))
        }
    }

    private static func near(_ call: Call) throws -> ExitStatus {
        guard let place = GeoPoint(call.operands[0]) else { throw RouteError.wrongPlace(call.operands[0]) }
        let radiusM = (call[.routeRadius] ?? 5) * 1000
        let page = try OutputFile.page(call.options)
        return try read(call) { stored in
            let routes = try stored?.near(place, radiusM: radiusM) ?? []
            if let page {
                return try page.write(
                    RouteMapPage(
                        routes, near: place, radiusM: radiusM, try call.presentation, program: ProgramVersion.program
                    ).page)
            }
            let report = try report(call)
            try call.show(
                RouteDocuments.json(routes),
                report.lines(routes, none: "No route passes within \(report.distance(radiusM)) of it."))
        }
    }

    private static func stats(_ call: Call) throws -> ExitStatus {
        let driver = call[.reportDriver]
        return try read(call) { stored in
            let trips = try stored?.trips(of: driver) ?? []
            try call.show(
                RouteDocuments.json(stats: trips, driver: driver), report(call).lines(stats: trips, driver: driver))
        }
    }

    // MARK: Changing

    private static func create(_ call: Call) throws -> ExitStatus {
        let name = try StoredRoutes.checkedName(call.operands[0])
        let database = try call.database()
        guard let id = try (call[.routeTrip] ?? .last(before: 0)).trip(in: database).id else {
            throw RouteError.noPosition
        }
        try TripWays.update(database)
        let (route, wasKnown) = try database.createRoute(name, ofTrip: id)
        if wasKnown { Output.note("trip \(id) is already on route \(route), which has this name now") }
        return try write(route, call, database)
    }

    private static func write(_ route: Int64, _ call: Call, _ database: Database) throws -> ExitStatus {
        try write(StoredRoutes(database).facts(of: [route]), call)
        return .fine
    }

    private static func name(_ call: Call) throws -> ExitStatus {
        let name = try StoredRoutes.checkedName(call.operands[1])
        let database = try call.database()
        let route = try StoredRoutes(database).route(call.operands[0])
        guard try database.routes.name(route.id, name) else { throw RouteError.routeExists(name) }
        return try write(route.id, call, database)
    }

    private static func star(_ call: Call, _ isStarred: Bool) throws -> ExitStatus {
        if let address = call.environment.fleetAddress(call.options) {
            return try read(call) { stored in
                guard let stored else { throw RouteError.noRoute(call.operands[0]) }
                let route = try stored.route(call.operands[0])
                try GroupRoutes.star(route.id, isStarred, at: address, call.environment.variables)
                try stored.database.routes.star(route.id, isStarred)
                try write(StoredRoutes(stored.database).facts(of: [route.id]), call)
            }
        }
        let database = try call.database()
        let route = try StoredRoutes(database).route(call.operands[0])
        try database.routes.star(route.id, isStarred)
        return try write(route.id, call, database)
    }

    private static func delete(_ call: Call) throws -> ExitStatus {
        try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
        let database = try call.database()
        let stored = try StoredRoutes(database)
        let facts = try stored.facts(try stored.route(call.operands[0]))
        if !call[.yes] {
            Output.talk(try report(call).lines([facts]).joined(separator: "\n") + "\n")
        }
        guard Confirmation.isGiven(call.options, "Delete this route? Its trips are kept.", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return .fault
        }
        try database.routes.delete(facts.number)
        if call[.json] {
            try write([facts], call)
        } else {
            try Output.write(["deleted: route \(facts.number), \(SafeText.line(facts.title))"])
        }
        return .fine
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
            "list shows the routes, the most driven first; show shows one with its drives, their ranking, the best drive "
                + "of each driver, its outline, and the hour at which it is fastest; near lists those that pass a "
                + "position, and --html draws them on a map; stats sums up the trips on routes, the newest first.",
            "compare shows where time and fuel were gained or lost: between two drives, or between the newest and the "
                + "best of the others. --html shows both on one map and as curves, with a marker for each. "
                + "ways puts the routes from one place to another side by side, by the hour of departure: time, fuel, "
                + "stops, and which one is congested.",
            "export writes a route with the times of its drives, so that somebody else can follow them, without what is "
                + "in hidden places: as GPX, or without loss as JSON if the file is named .json. import reads such files, "
                + "and the tracks or routes of any other GPX file; several tracks along the same roads are drives of one route. "
                + "An imported drive is named i and its number. A route without times has no pace until it is driven.",
            "With --database postgresql://… a group's routes are shown, and star marks them for your account only.",
            "obdmech trip --follow ROUTE says while driving how far you are ahead or behind.",
        ],
        actions: actions.map(\.row), flags: [.units, .json.asRare, .database], operands: "[ACTION [ROUTE] [ARGUMENT…]]",
        examples: [
            ("obdmech route list", "list the routes"),
            ("obdmech route create --trip last Commute", "make a route from the last trip"),
            ("obdmech route near 48.1374,11.5755 --radius 10", "list the routes that pass within 10 km"),
            ("obdmech route stats --driver Ann", "sum up the trips of a driver"),
        ])
}

extension AnyFlag {
    static let routeTrip = Flag(
        "trip", .trip("the number of a trip, or last"), isRare: true,
        "With create: make it from this trip. It is given by its number or as last, which is the default.")
    static let routeRadius = Flag(
        "radius", .number("KM", 0.1...500, expected: "kilometers from 0.1 to 500"), isRare: true,
        "With near: how far away (5).")
    static let routeTo = Flag(
        "to", .text("FILE", .file), isRare: true,
        "With export: write to this file. It is JSON if it is named .json, and else GPX.")
    static let routeStarred = Flag("starred", .switch, isRare: true, "With list: only starred routes.")
}
