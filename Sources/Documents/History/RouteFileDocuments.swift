package import Formats
package import Routes
import Telemetry

/// A route with its drives as JSON, which `route import` reads without loss.
package enum RouteFileDocuments {
    private static let checkpoint: [JSONMember<Checkpoint>] = [
        JSONMember("latitude", .number("degrees", 6), "Latitude (WGS 84).") { $0.place.latitude },
        JSONMember("longitude", .number("degrees", 6), "Longitude.") { $0.place.longitude },
        JSONMember("alongM", .number("m", 2), "Distance on the route: each 20 m, and the end.") { $0.alongM },
        JSONMember("timeS", .number("s", 2), "When the drive of which the route was made was there; 0 if unknown.") {
            $0.timeS
        },
    ]

    private static let stop: [JSONMember<RoutePath.Stop>] = [
        JSONMember("alongM", .number("m", 2), "Where that way stopped.") { $0.alongM },
        JSONMember("arrivalS", .number("s", 2), "When it stopped.") { $0.arrivalS },
        JSONMember("departureS", .number("s", 2), "When it went on.") { $0.departureS },
    ]

    private static let passed: [JSONMember<(index: Int, timeS: Double)>] = [
        JSONMember("checkpoint", .integer, "Index of the checkpoint, from 0.") { $0.index },
        JSONMember("timeS", .number("s", 2), "When it was passed, since the first one.") { $0.timeS },
    ]

    private static let knot: [JSONMember<PaceReference.Knot>] = [
        JSONMember("alongM", .number("m", 2), "Distance on the route.") { $0.alongM },
        JSONMember("timeS", .number("s", 2), "When the drive was there, since it moved off.") { $0.timeS },
    ]

    private static let drive: [JSONMember<PortableRoute.Drive>] = [
        JSONMember("uuid", .text, "Identifier of the drive in every database.") { $0.uuid },
        JSONMember("driver", .text, "Driver.") { $0.driver },
        JSONMember("start", .preciseTime, "Start of the drive; absent if its day is not known.") { $0.start },
        JSONMember("coveredPercent", .number("%", 4), "Share of the checkpoints that were passed.") {
            $0.drive.coveredShare * 100
        },
        JSONMember("jaccardPercent", .number("%", 4), "Share of the route and of the drive together that both have.") {
            $0.drive.jaccard * 100
        },
        JSONMember("distanceM", .number("m", 2), "Driven distance.") { $0.drive.distanceM },
        JSONMember("passed", .list(.object(passed)), "The checkpoints that were passed.") {
            $0.drive.timesS.enumerated().compactMap { index, time in time.map { (index, $0) } }
        },
        JSONMember("pace", .list(.object(knot)), "Where it was when; a stop is two times at one distance.") {
            $0.pace.knots
        },
    ]

    static let route = JSONShape<PortableRoute>(
        "routeFile", "route with its drives",
        [
            .format("obdmech.routeFile/1"),
            JSONMember("uuid", .text, "Identifier of the route in every database.") { $0.uuid },
            JSONMember("name", .text, "Name of the route.") { $0.name },
            JSONMember("checkpoints", .list(.object(checkpoint)), "The route.") { $0.path.checkpoints },
            JSONMember("stops", .list(.object(stop)), "Where the drive of which it was made stopped.") {
                $0.path.stops
            },
            JSONMember("drives", .list(.object(drive)), "Its drives, with their pace.") { $0.drives },
        ])

    package static func json(_ route: PortableRoute) -> JSON { self.route.json(route) }
}

extension DocumentForm {
    static let routeFile = DocumentForm(
        "route-file", of: ["route"], "A file of route export and route import: a route with its drives.",
        [RouteFileDocuments.route.form])
}
