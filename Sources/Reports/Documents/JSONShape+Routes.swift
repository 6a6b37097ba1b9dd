import Trips

// What place, route and trip --follow write.

extension JSONShape {
    private static let position = JSONForm.object([
        JSONMember("latitude", .number("degrees"), "Latitude (WGS 84)."),
        JSONMember("longitude", .number("degrees"), "Longitude."),
    ])

    fileprivate static let places = JSONShape(
        "places", "list of places",
        [
            JSONMember("format", .format(PlaceReport.format), "Name and version of the document's form."),
            JSONMember(
                "places",
                .list(
                    .object([
                        JSONMember("name", .text, "Name."),
                        JSONMember("latitude", .number("degrees"), "Latitude of its center (WGS 84)."),
                        JSONMember("longitude", .number("degrees"), "Longitude of its center."),
                        JSONMember("radiusM", .number("m"), "Radius."),
                        JSONMember("hidden", .yesNo, "Whether it is left out of exported tracks."),
                        JSONMember("departures", .integer, "Number of trips that began there."),
                        JSONMember("arrivals", .integer, "Number of trips that ended there."),
                        JSONMember("distanceKm", .number("km"), "Distance of these trips."),
                        JSONMember("fuelL?", .number("L"), "Fuel of these trips."),
                        JSONMember("fuelCost?", .number(""), "Cost of the fuel of these trips."),
                    ])), "Places in the order of their names."),
        ])

    private static let away = JSONMember(
        "awayKm?", .number("km"), "Distance from the position that was given to near.")

    private static let routeMembers = [
        JSONMember("number", .integer, "Number of the route."),
        JSONMember("name?", .text, "Name that was given to it."),
        JSONMember("title", .text, "Name, or the places of its ends, or its number, for people."),
        JSONMember("from?", .text, "Place where it begins."),
        JSONMember("to?", .text, "Place where it ends."),
        JSONMember("starred", .yesNo, "Whether it is marked."),
        JSONMember("found", .yesNo, "Whether it was found automatically because trips were alike."),
        JSONMember("lengthKm", .number("km"), "Driven distance."),
        JSONMember("start", position, "Where it begins."),
        JSONMember("end", position, "Where it ends."),
        JSONMember("trips", .integer, "Number of its trips."),
        JSONMember("bestS?", .number("s"), "Shortest time of a trip."),
        JSONMember("medianS?", .number("s"), "Median of the times."),
        JSONMember("latest?", .time, "Start of the newest trip."),
    ]

    private static let driveMembers = [
        JSONMember("trip", .integer, "Number of the trip."),
        JSONMember("start", .time, "Start of the trip."),
        JSONMember("driver?", .text, "Driver."),
        JSONMember("durationS", .number("s"), "Time from the first to the last checkpoint that was passed."),
        JSONMember("distanceKm", .number("km"), "Driven distance between them."),
        JSONMember("averageSpeedKmh?", .number("km/h"), "Average speed between them."),
        JSONMember("coveredPercent", .number("%"), "Share of the checkpoints of the route that were passed."),
        JSONMember("jaccardPercent", .number("%"), "Share of the route and of the trip together that both have."),
        JSONMember("fuelL?", .number("L"), "Fuel of the whole trip."),
        JSONMember("fuelCost?", .number(""), "Cost of the fuel."),
    ]

    fileprivate static let routes = JSONShape(
        "routes", "list of routes",
        [
            JSONMember("format", .format(RouteReport.listFormat), "Name and version of the document's form."),
            JSONMember("routes", .list(.object(routeMembers + [away])), "Routes."),
        ])

    fileprivate static let route = JSONShape(
        "route", "route",
        [JSONMember("format", .format(RouteReport.format), "Name and version of the document's form.")] + routeMembers
            + [
                JSONMember("drives", .list(.object(driveMembers)), "Its trips, the newest first."),
                JSONMember(
                    "hours",
                    .list(
                        .object([
                            JSONMember("hour", .integer, "Hour of the day, 0 to 23, in local time."),
                            JSONMember("trips", .integer, "Number of trips that began in that hour."),
                            JSONMember("medianS", .number("s"), "Median of their times."),
                        ])), "Hours of departure."),
                JSONMember("bestHour?", .integer, "Hour with the shortest median, of those with two trips."),
            ])

    fileprivate static let stats = JSONShape(
        "routeStats", "sum of the trips on routes",
        [
            JSONMember("format", .format(RouteReport.statsFormat), "Name and version of the document's form."),
            JSONMember("driver?", .text, "Driver that was given."),
            JSONMember("trips", .integer, "Number of trips."),
            JSONMember("routes", .integer, "Number of routes."),
            JSONMember("distanceKm", .number("km"), "Distance on routes."),
            JSONMember("durationS", .number("s"), "Time on routes."),
            JSONMember("averageSpeedKmh?", .number("km/h"), "Average speed."),
            JSONMember("averagePace?", .number("min/km"), "Average pace."),
            JSONMember("averageDistanceKm?", .number("km"), "Average distance of a trip."),
            JSONMember("fuelL?", .number("L"), "Fuel of the whole trips."),
            JSONMember("fuelCost?", .number(""), "Cost of the fuel."),
            JSONMember(
                "drives", .list(.object([JSONMember("route", .integer, "Number of the route.")] + driveMembers)),
                "The trips, the newest first."),
        ])

    fileprivate static let comparison = JSONShape(
        "routeComparison", "comparison of two trips of a route",
        [
            JSONMember("format", .format(RouteReport.comparisonFormat), "Name and version of the document's form."),
            JSONMember("route", .integer, "Number of the route."),
            JSONMember("title", .text, "Name of the route for people."),
            JSONMember("a", .object(driveMembers), "The trip that is compared with."),
            JSONMember("b", .object(driveMembers), "The trip that is compared."),
            JSONMember("deltaS", .number("s"), "Time of b minus time of a."),
            JSONMember("deltaL?", .number("L"), "Fuel of b minus fuel of a on the route."),
            JSONMember(
                "parts",
                .list(
                    .object([
                        JSONMember("fromM", .number("m"), "Begin on the route."),
                        JSONMember("toM", .number("m"), "End on the route."),
                        JSONMember("aS", .number("s"), "Time of a between them."),
                        JSONMember("bS", .number("s"), "Time of b between them."),
                        JSONMember("deltaS", .number("s"), "Time of b minus time of a; negative is faster."),
                        JSONMember("aL?", .number("L"), "Fuel of a between them."),
                        JSONMember("bL?", .number("L"), "Fuel of b between them."),
                        JSONMember("deltaL?", .number("L"), "Fuel of b minus fuel of a."),
                    ])), "20 parts of the same length, whose differences add up."),
            JSONMember(
                "points",
                .list(
                    .object([
                        JSONMember("distanceM", .number("m"), "Distance on the route: each 20 m, and the end."),
                        JSONMember("deltaS", .number("s"), "Time in b minus time in a."),
                    ])), "The difference over the distance."),
        ])
}

extension DocumentForm {
    static let places = DocumentForm("places", of: ["place"], "Named places.", [.places])
    static let routes = DocumentForm("routes", of: ["route"], "Routes.", [.routes])
    static let route = DocumentForm("route", of: ["route"], "A route with its trips.", [.route])
    static let routeStats = DocumentForm("route-stats", of: ["route"], "The trips on routes.", [.stats])
    static let routeComparison = DocumentForm(
        "route-comparison", of: ["route"], "Two trips of a route over its distance.", [.comparison])
}
