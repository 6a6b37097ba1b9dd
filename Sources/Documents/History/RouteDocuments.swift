package import Formats
package import Reports
package import Routes

/// Routes as JSON.
package enum RouteDocuments {
    private static let position: [JSONMember<GeoPoint>] = [
        JSONMember("latitude", .number("degrees", 6), "Latitude (WGS 84).") { $0.latitude },
        JSONMember("longitude", .number("degrees", 6), "Longitude.") { $0.longitude },
    ]

    private static let routeMembers: [JSONMember<RouteFacts>] = [
        JSONMember("number", .integer, "Number of the route.") { $0.number },
        JSONMember("name", .text, "Name that was given to it.") { $0.name },
        JSONMember("title", .text, "Name, or the places of its ends, or its number, for people.") { $0.title },
        JSONMember("from", .text, "Place where it begins.") { $0.from },
        JSONMember("to", .text, "Place where it ends.") { $0.to },
        JSONMember("starred", .yesNo, "Whether it is marked.") { $0.isStarred },
        JSONMember("found", .yesNo, "Whether it was found automatically because trips were alike.") { $0.isFound },
        JSONMember("lengthKm", .number("km", 3), "Driven distance.") { $0.lengthM / 1000 },
        JSONMember("start", .object(position), "Where it begins.") { $0.start },
        JSONMember("end", .object(position), "Where it ends.") { $0.end },
        JSONMember("trips", .integer, "Number of its drives: trips, and drives that were imported with it.") {
            $0.trips.count
        },
        JSONMember("drivers", .integer, "Number of their drivers; those without a name are one.") { $0.drivers },
        JSONMember("timed", .yesNo, "Whether it has a pace: times of drives, or of the drive that it was made of.") {
            $0.isTimed
        },
        JSONMember("bestS", .number("s", 1), "Shortest time of a trip.") { $0.bestS },
        JSONMember("medianS", .number("s", 1), "Median of the times.") { $0.medianS },
        JSONMember("latest", .time, "Start of the newest drive.") { $0.trips.compactMap(\.start).first },
    ]

    private static let away: [JSONMember<RouteFacts>] = [
        JSONMember("awayKm", .number("km", 3), "Distance from the position that was given to near.") {
            $0.awayM.map { $0 / 1000 }
        }
    ]

    private static let drive: [JSONMember<RouteTripFacts>] = [
        JSONMember("trip", .integer, "Number of the trip; absent for an imported drive.") { $0.name.trip },
        JSONMember("imported", .integer, "Number of an imported drive, which is named i and this number.") {
            $0.name.imported
        },
        JSONMember("start", .time, "Start of the drive; absent if its day is not known.") { $0.start },
        JSONMember("driver", .text, "Driver.") { $0.driver },
        JSONMember("durationS", .number("s", 1), "Time from the first to the last checkpoint that was passed.") {
            $0.durationS
        },
        JSONMember("distanceKm", .number("km", 3), "Driven distance between them.") { $0.distanceM / 1000 },
        JSONMember("averageSpeedKmh", .number("km/h", 2), "Average speed between them.") { $0.speedKmh },
        JSONMember("coveredPercent", .number("%", 1), "Share of the checkpoints of the route that were passed.") {
            $0.coveredShare * 100
        },
        JSONMember("jaccardPercent", .number("%", 1), "Share of the route and of the trip together that both have.") {
            $0.jaccard * 100
        },
        JSONMember("fuelL", .number("L", 4), "Fuel of the whole trip.") { $0.fuelL },
        JSONMember("fuelCost", .number("", 2), "Cost of the fuel.") { $0.fuelCost },
        JSONMember(
            "rank", .integer,
            "Rank among the drives of the route by the time for all of it, from 1; those that passed "
                + "less than 95% of it come last."
        ) { $0.rank },
        JSONMember("bestOfDriver", .yesNo, "Whether it is the best drive of its driver; absent if not.") {
            $0.isBestOfDriver ? true : nil
        },
    ]

    // MARK: Routes

    static let routes = JSONShape<[RouteFacts]>(
        "routes", "list of routes",
        [
            .format("obdmech.routes/1"),
            JSONMember("routes", .list(.object(routeMembers, away)), "Routes.") { $0 },
        ])

    private static let hour: [JSONMember<DepartureHours.Hour>] = [
        JSONMember("hour", .integer, "Hour of the day, 0 to 23, in local time.") { $0.hour },
        JSONMember("trips", .integer, "Number of trips that began in that hour.") { $0.drives },
        JSONMember("medianS", .number("s", 1), "Median of their times.") { $0.medianS },
    ]

    private typealias Whole = (route: RouteFacts, hours: DepartureHours)

    private static let hours: [JSONMember<Whole>] = [
        JSONMember("drives", .list(.object(drive)), "Its drives, the newest first.") { $0.route.trips },
        JSONMember("ranking", .list(.object(drive)), "The best drive of each driver, the best first.") {
            $0.route.bestOfDrivers
        },
        JSONMember("outline", .list(.object(position)), "Its way: at most 100 positions at equal distances.") {
            $0.route.path.outline(100)
        },
        JSONMember("hours", .list(.object(hour)), "Hours of departure.") { $0.hours.hours },
        JSONMember("bestHour", .integer, "Hour with the shortest median, of those with two trips.") {
            $0.hours.best?.hour
        },
    ]

    private static let route = JSONShape<Whole>(
        "route", "route", [.format("obdmech.route/1")],
        routeMembers.of { (whole: Whole) -> RouteFacts in whole.route }, hours)

    // MARK: Statistics

    private typealias Stats = (trips: [RouteReport.Drive], driver: String?, sums: RouteReport.Sums)

    private static let number: [JSONMember<RouteReport.Drive>] = [
        JSONMember("route", .integer, "Number of the route.") { $0.route.number }
    ]

    private static let numberedDrive = number + drive.of { (drive: RouteReport.Drive) -> RouteTripFacts in drive.trip }

    private static let stats = JSONShape<Stats>(
        "routeStats", "sum of the trips on routes",
        [
            .format("obdmech.routeStats/1"),
            JSONMember("driver", .text, "Driver that was given.") { $0.driver },
            JSONMember("trips", .integer, "Number of trips.") { $0.trips.count },
            JSONMember("routes", .integer, "Number of routes.") { Set($0.trips.map(\.route.number)).count },
            JSONMember("distanceKm", .number("km", 3), "Distance on routes.") { $0.sums.distanceM / 1000 },
            JSONMember("durationS", .number("s", 1), "Time on routes.") { $0.sums.durationS },
            JSONMember("averageSpeedKmh", .number("km/h", 2), "Average speed.") { $0.sums.speedKmh },
            JSONMember("averagePace", .number("min/km", 3), "Average pace.") { $0.sums.paceMinPerKm },
            JSONMember("averageDistanceKm", .number("km", 3), "Average distance of a trip.") {
                $0.sums.averageM.map { $0 / 1000 }
            },
            JSONMember("fuelL", .number("L", 4), "Fuel of the whole trips.") { $0.sums.fuelL },
            JSONMember("fuelCost", .number("", 2), "Cost of the fuel.") { $0.sums.cost },
            JSONMember("drives", .list(.object(numberedDrive)), "The trips, the newest first.") { $0.trips },
        ])

    // MARK: Comparison

    private static let part: [JSONMember<RouteComparison.Part>] = [
        JSONMember("fromM", .number("m", 1), "Begin on the route.") { $0.fromM },
        JSONMember("toM", .number("m", 1), "End on the route.") { $0.toM },
        JSONMember("aS", .number("s", 2), "Time of a between them.") { $0.aS },
        JSONMember("bS", .number("s", 2), "Time of b between them.") { $0.bS },
        JSONMember("deltaS", .number("s", 2), "Time of b minus time of a; negative is faster.") { $0.deltaS },
        JSONMember("aL", .number("L", 5), "Fuel of a between them.") { $0.aL },
        JSONMember("bL", .number("L", 5), "Fuel of b between them.") { $0.bL },
        JSONMember("deltaL", .number("L", 5), "Fuel of b minus fuel of a.") { $0.deltaL },
    ]

    private static let point: [JSONMember<(alongM: Double, deltaS: Double)>] = [
        JSONMember("distanceM", .number("m", 1), "Distance on the route: each 20 m, and the end.") { $0.alongM },
        JSONMember("deltaS", .number("s", 2), "Time in b minus time in a.") { $0.deltaS },
    ]

    private typealias Compared = (
        route: RouteFacts, a: RouteTripFacts, b: RouteTripFacts, comparison: RouteComparison
    )

    private static let comparison = JSONShape<Compared>(
        "routeComparison", "comparison of two trips of a route",
        [
            .format("obdmech.routeComparison/1"),
            JSONMember("route", .integer, "Number of the route.") { $0.route.number },
            JSONMember("title", .text, "Name of the route for people.") { $0.route.title },
            JSONMember("a", .object(drive), "The trip that is compared with.") { $0.a },
            JSONMember("b", .object(drive), "The trip that is compared.") { $0.b },
            JSONMember("deltaS", .number("s", 2), "Time of b minus time of a.") { $0.comparison.deltaS },
            JSONMember("deltaL", .number("L", 4), "Fuel of b minus fuel of a on the route.") { $0.comparison.deltaL },
            JSONMember(
                "parts", .list(.object(part)), "20 parts of the same length, whose differences add up."
            ) { $0.comparison.parts },
            JSONMember("points", .list(.object(point)), "The difference over the distance.") { $0.comparison.deltas },
        ])

    // MARK: Ways

    private static let medians: [JSONMember<(route: RouteFacts, medians: WayHours.Medians?)>] = [
        JSONMember("route", .integer, "Number of the route.") { $0.route.number },
        JSONMember("title", .text, "Name of the route for people.") { $0.route.title },
        JSONMember("lengthKm", .number("km", 3), "Length of the route.") { $0.route.lengthM / 1000 },
        JSONMember("drives", .integer, "Number of drives.") { $0.medians?.drives ?? 0 },
        JSONMember("medianS", .number("s", 1), "Median of their times.") { $0.medians?.durationS },
        JSONMember("medianFuelL", .number("L", 4), "Median of their fuel.") { $0.medians?.fuelL },
        JSONMember("medianStops", .number("", 1), "Median of the number of stops of at least 3 s.") {
            $0.medians?.stops
        },
    ]

    private typealias HourOfWays = (ways: WayFacts, hour: WayHours.Hour)
    private typealias WayOfHour = (facts: (route: RouteFacts, medians: WayHours.Medians?), jams: Bool)

    private static let jams: [JSONMember<WayOfHour>] = [
        JSONMember("jams", .yesNo, "Whether the median is longer than at its best hour by a quarter.") { $0.jams }
    ]

    private static let hourOfWays: [JSONMember<HourOfWays>] = [
        JSONMember("hour", .integer, "Hour of departure, 0 to 23, in local time.") { $0.hour.hour },
        JSONMember("fastest", .integer, "Route with the shortest median, if two were driven.") { all in
            all.hour.fastest.map { all.ways.routes[$0].number }
        },
        JSONMember(
            "ways", .list(.object(medians.of { (way: WayOfHour) in way.facts } + jams)),
            "The routes that were driven in this hour."
        ) { all in
            zip(all.ways.routes, all.hour.ways).enumerated().compactMap { index, way -> WayOfHour? in
                way.1.map { (facts: (route: way.0, medians: $0), jams: all.hour.jammed.contains(index)) }
            }
        },
    ]

    private static let ways = JSONShape<WayFacts>(
        "routeWays", "routes between the same places",
        [
            .format("obdmech.routeWays/1"),
            JSONMember("ways", .list(.object(medians)), "The routes, with all their drives.") { ways in
                zip(ways.routes, ways.hours.all).map { (route: $0, medians: $1) }
            },
            JSONMember("hours", .list(.object(hourOfWays)), "The hours in which one was driven.") { ways in
                ways.hours.hours.map { (ways: ways, hour: $0) }
            },
            JSONMember("jamming", .integer, "Route that is congested in more hours than the others; absent if none is.")
            {
                ways in ways.hours.jamming.map { ways.routes[$0].number }
            },
        ])

    package static func json(_ ways: WayFacts) -> JSON { self.ways.json(ways) }

    package static func json(_ routes: [RouteFacts]) -> JSON { self.routes.json(routes) }

    package static func json(_ route: RouteFacts, _ hours: DepartureHours) -> JSON { self.route.json((route, hours)) }

    /// Trips on routes, of which each is counted once.
    package static func json(stats trips: [RouteReport.Drive], driver: String?) -> JSON {
        stats.json((trips, driver, RouteReport.Sums(trips)))
    }

    package static func json(
        _ comparison: RouteComparison, of route: RouteFacts, _ a: RouteTripFacts, _ b: RouteTripFacts
    ) -> JSON {
        self.comparison.json((route, a, b, comparison))
    }

    static let forms = (route: route.form, stats: stats.form, comparison: comparison.form, ways: ways.form)
}

extension DocumentForm {
    static let routes = DocumentForm("routes", of: ["route"], "Routes.", [RouteDocuments.routes.form])
    static let route = DocumentForm("route", of: ["route"], "A route with its trips.", [RouteDocuments.forms.route])
    static let routeStats = DocumentForm(
        "route-stats", of: ["route"], "The trips on routes.", [RouteDocuments.forms.stats])
    static let routeComparison = DocumentForm(
        "route-comparison", of: ["route"], "Two trips of a route over its distance.",
        [RouteDocuments.forms.comparison])
    static let routeWays = DocumentForm(
        "route-ways", of: ["route"], "Routes between the same places by the hour of departure.",
        [RouteDocuments.forms.ways])
}
