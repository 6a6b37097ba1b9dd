import CommandLine
import Formats

/// What can be wrong with places and routes.
enum RouteMessage: Message {
    case noPlaceName
    case wrongPlace(String)
    case noPosition
    case placeExists(String)
    case noPlace(String)
    case tooShort(trip: Int64)
    case noRoute(String)
    case severalRoutes(String)
    case routeExists(String)
    case noRouteName
    case notDriven(String)
    case notOnRoute(trip: Int64, route: String, advice: String)
    case followWithoutPositions
    case noReference(String, advice: String)
    case twoRoutes(String, String)
    case noSpeech
    case noPace(String)
    case alreadyRoute(trip: Int64, route: String, number: Int64)

    var row: MessageRow {
        switch self {
        case .noPlaceName:
            MessageRow(
                "name the place", advice: "obdmech place add NAME LAT,LON",
                cause: "The name of the place is missing.", remedy: "Add the name, as in obdmech place add Home --here."
            )
        case .wrongPlace(let text):
            MessageRow(
                "'\(text)' is not a position", advice: "write latitude and longitude, such as 48.1374,11.5755",
                cause: "A position is two numbers in degrees with a comma between them; north and east are positive.",
                remedy: "Copy the numbers from a map, without a space; put -- before a negative one.")
        case .noPosition:
            MessageRow(
                "no position", advice: "name one with LAT,LON or --trip, or check the receiver",
                status: .fault,
                cause: "No receiver reported a position within half a minute.",
                remedy: "Check gpsd with cgps, or write the position as LAT,LON.")
        case .placeExists(let name):
            MessageRow(
                "there is already a place '\(name)'", advice: "obdmech place delete removes it",
                cause: "Place names must differ in more than upper and lower case.",
                remedy: "Use another name, or delete the old place first.")
        case .noPlace(let name):
            MessageRow(
                "no place '\(name)'", advice: "obdmech place list shows them",
                cause: "No place has that name.", remedy: "Look for the name with obdmech place list.")
        case .tooShort(let trip):
            MessageRow(
                "trip \(trip) is too short for a route", advice: "it needs 20 m with reception",
                cause: "A route has a checkpoint every 20 m, and at least two.",
                remedy: "Name another trip; obdmech report lists them.")
        case .noRoute(let text):
            MessageRow(
                "no route '\(text)'", advice: "obdmech route list shows them",
                cause: "No route has that number or name.", remedy: "Look for it with obdmech route list.")
        case .severalRoutes(let text):
            MessageRow(
                "'\(text)' matches several routes", advice: "use the number; obdmech route list shows it",
                cause: "Several routes lead between these places.",
                remedy: "Use the number of the route, or name it with obdmech route name.")
        case .routeExists(let name):
            MessageRow(
                "there is already a route '\(name)'", advice: "use another name",
                cause: "Route names must differ in more than upper and lower case.",
                remedy: "Use another name, or delete the old route first.")
        case .noRouteName:
            MessageRow(
                "the name of the route is missing, or is a number", advice: "obdmech route -h lists the actions",
                cause: "A route needs a name that cannot be mistaken for a route number.",
                remedy: "Add the name, as in obdmech route create --trip last Commute.")
        case .notDriven(let route):
            MessageRow(
                "route '\(route)' needs two trips to compare", advice: "obdmech route show lists its trips",
                cause: "Fewer than two stored trips belong to the route.",
                remedy: "Drive it again, or choose another route.")
        case .notOnRoute(let trip, let route, let advice):
            MessageRow(
                "trip \(trip) is not on route '\(route)'", advice: advice,
                cause: "A trip belongs to a route if both have 80% of the track in common, in the same direction.",
                remedy: "Choose another trip with obdmech route show, or make a route from this one.")
        case .followWithoutPositions:
            MessageRow(
                "a route cannot be followed without positions", advice: "add --gps",
                cause: "Following a route needs a GPS receiver.",
                remedy: "Add --gps, or set gps with obdmech config.")
        case .noReference(let text, let advice):
            MessageRow(
                "invalid pace '\(text)'", advice: advice,
                cause: "The word after @ is not best, median or the number of a trip of the route.",
                remedy: "Look for the trips with obdmech route show.")
        case .twoRoutes(let one, let other):
            MessageRow(
                "--follow '\(one)' and --guide '\(other)' are different routes", advice: "name the same one",
                cause: "A trip follows one route.", remedy: "Use the same route for both options.")
        case .noPace(let route):
            MessageRow(
                "the times of '\(route)' are unknown: no pace is shown", advice: "distance left and turns are shown",
                status: nil, cause: "The route has no trips yet, and the file it was imported from has no times.",
                remedy: "Drive it once with --gps; from then on there is a pace.")
        case .alreadyRoute(let trip, let route, let number):
            MessageRow(
                "trip \(trip) is already on route '\(route)'",
                advice: "obdmech route name \(number) NAME renames that route",
                cause: "A route is created once; other trips on the same roads belong to it.",
                remedy: "Use the route that the message names, or give it another name.")
        case .noSpeech:
            MessageRow(
                "no speech program found", advice: "install speech-dispatcher or espeak-ng", status: nil,
                cause: "Speaking needs the command spd-say or espeak-ng.",
                remedy: "Install one of them, or leave out --speak.")
        }
    }

    static let samples: [Self] = [
        .noPlaceName, .wrongPlace(""),
        .noPosition, .placeExists(""), .noPlace(""), .tooShort(trip: 0), .noRoute(""),
        .severalRoutes(""), .routeExists(""), .noRouteName, .notDriven(""),
        .notOnRoute(trip: 0, route: "", advice: ""), .followWithoutPositions,
        .noReference("", advice: ""), .twoRoutes("", ""), .noSpeech,
        .noPace(""), .alreadyRoute(trip: 0, route: "", number: 0),
    ]
}
