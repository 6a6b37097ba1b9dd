package import Formats
package import Interchange
import Reports

/// What can be wrong with places and routes.
package enum RouteError: UserError {
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
    case noDrive(String, route: String)
    case noPace(String)
    case oneWay(String, String, Int)
    case sameRoute(String)
    case notOnRoute(trip: Int64, route: String, advice: String)
    case followWithoutPositions
    case noReference(String, advice: String)
    case twoRoutes(String, String)
    case alreadyRoute(trip: Int64, route: String, number: Int64)

    package var message: UserMessage {
        switch self {
        case .noPlaceName: UserMessage("name the place", advice: "obdmech place add NAME LAT,LON")
        case .wrongPlace(let text):
            UserMessage("'\(text)' is not a position", advice: "write latitude and longitude, such as 48.1374,11.5755")
        case .noPosition:
            UserMessage("no position", advice: "name one with LAT,LON or --trip, or check the receiver", status: .fault)
        case .placeExists(let name):
            UserMessage("there is already a place '\(name)'", advice: "obdmech place delete removes it")
        case .noPlace(let name): UserMessage("no place '\(name)'", advice: "obdmech place list shows them")
        case .tooShort(let trip):
            UserMessage("trip \(trip) is too short for a route", advice: "it needs 20 m with reception")
        case .noRoute(let text): UserMessage("no route '\(text)'", advice: "obdmech route list shows them")
        case .severalRoutes(let text):
            UserMessage("'\(text)' matches several routes", advice: "use the number; obdmech route list shows it")
        case .routeExists(let name): UserMessage("there is already a route '\(name)'", advice: "use another name")
        case .noRouteName:
            UserMessage(
                "the name of the route is missing, or is a number", advice: "obdmech route -h lists the actions")
        case .notDriven(let route):
            UserMessage("route '\(route)' needs two trips to compare", advice: "obdmech route show lists its trips")
        case .noDrive(let name, let route):
            UserMessage("route '\(route)' has no drive '\(name)'", advice: "obdmech route show lists its drives")
        case .noPace(let drive): UserMessage("drive \(drive) has no times", advice: "choose another one")
        case .oneWay(let from, let to, let count):
            UserMessage(
                count == 0
                    ? "no route from '\(from)' to '\(to)'" : "there is only one route from '\(from)' to '\(to)'",
                advice: "obdmech route list shows the routes")
        case .sameRoute(let name):
            UserMessage("'\(name)' is the same route twice", advice: "name two routes, or the places at their ends")
        case .notOnRoute(let trip, let route, let advice):
            UserMessage("trip \(trip) is not on route '\(route)'", advice: advice)
        case .followWithoutPositions: UserMessage("a route cannot be followed without positions", advice: "add --gps")
        case .noReference(let text, let advice): UserMessage("invalid pace '\(text)'", advice: advice)
        case .twoRoutes(let one, let other):
            UserMessage("--follow '\(one)' and --guide '\(other)' are different routes", advice: "name the same one")
        case .alreadyRoute(let trip, let route, let number):
            UserMessage(
                "trip \(trip) is already on route '\(route)'",
                advice: "obdmech route name \(number) NAME renames that route")
        }
    }
}

/// What can be wrong with files of routes.
package enum RouteFileError: UserError {
    case notGPX(String)
    case noWay(String)
    /// A file of JSON without a route.
    case damaged(String, RouteFile.FileError)
    case noFile
    case twoFiles(String, String)
    case allHidden(String)

    package var message: UserMessage {
        switch self {
        case .noFile: UserMessage("the file is missing", advice: "obdmech route export ROUTE --to FILE.gpx")
        case .twoFiles(let one, let other):
            UserMessage("'\(one)' and --to '\(other)' are two files", advice: "name one")
        case .allHidden(let route): "all of route '\(route)' is in hidden places"
        case .notGPX(let file): "'\(file)' is neither a file of routes nor a log of NMEA sentences"
        case .noWay(let file): "no track or route in '\(file)'"
        case .damaged(let file, let error):
            UserMessage("'\(file)' has no route: \(Self.reason(error))", advice: Self.advice(error))
        }
    }

    private static func reason(_ error: RouteFile.FileError) -> String {
        switch error {
        case .syntax(let line, let column): "line \(line), column \(column) is not JSON"
        case .cutOff(let line): "it is cut off in line \(line)"
        case .format(nil): "the member 'format' is missing"
        case .format(let format?): "its format is '\(format)'"
        case .noCheckpoints: "the list 'checkpoints' is missing"
        case .fewCheckpoints(let known, let count):
            "\(known) of \(Format.count(count, "checkpoint")) can be read, and two places 20 m apart are needed"
        }
    }

    private static func advice(_ error: RouteFile.FileError) -> String {
        switch error {
        case .format: "only files of obdmech route export --to FILE.json can be read"
        case .syntax, .cutOff, .noCheckpoints, .fewCheckpoints: "export the route again, or copy the file again"
        }
    }
}
