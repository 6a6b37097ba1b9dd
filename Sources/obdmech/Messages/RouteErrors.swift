import Formats
import Interchange

/// What can be wrong with places and routes.
enum RouteError: UserError {
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

    var message: UserMessage {
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

/// What is shown of a route that is followed.
enum RouteWarning: UserFacing {
    case noSpeech
    case noPace(String)
    /// A file or a route without times.
    case untimed(String)

    var message: UserMessage {
        switch self {
        case .untimed(let route):
            UserMessage("the times of '\(route)' are unknown", advice: "it has no pace until it is driven")
        case .noSpeech: UserMessage("no speech program found", advice: "install speech-dispatcher or espeak-ng")
        case .noPace(let route):
            UserMessage(
                "the times of '\(route)' are unknown: no pace is shown", advice: "distance left and turns are shown")
        }
    }
}

/// What can be wrong with files of routes.
enum RouteFileError: UserError {
    case notGPX(String)
    case noWay(String)
    /// A file of JSON without a route.
    case damaged(String, RouteFile.FileError)
    case noFile
    case twoFiles(String, String)
    case allHidden(String)

    var message: UserMessage {
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

/// What can be wrong with the program that finds new ways.
enum RouterChoiceError: UserError {
    case wrongAddress(String)
    case noPlaces(String)
    case noMap(String)

    var message: UserMessage {
        switch self {
        case .wrongAddress(let text):
            UserMessage(
                "'\(text)' is not a router address",
                advice: "write http://HOST:PORT, valhalla:http://HOST:PORT or routino:FOLDER; there is no encryption")
        case .noMap(let path):
            UserMessage("'\(path)' is not a map of Routino", advice: "planetsplitter makes one; write routino:FOLDER")
        case .noPlaces(let text):
            UserMessage(
                "router command '\(text)' does not name the start and the destination",
                advice: "use {lat1}, {lon1}, {lat2} and {lon2} in its arguments")
        }
    }
}

/// What can be wrong with the destination of a trip.
enum DestinationError: UserError {
    case noPositions
    case empty
    case severalPlaces(String, names: [String])
    case unknown(String)
    case notFound(String, server: String)
    case wrongServer(String)

    var message: UserMessage {
        switch self {
        case .noPositions: UserMessage("a route to a place needs positions", advice: "add --gps")
        case .empty: UserMessage("the destination is missing", advice: "name a place, or write LAT,LON")
        case .severalPlaces(let text, let names):
            UserMessage("'\(text)' matches several places", advice: "write one of \(Format.list(names))")
        case .unknown(let text):
            UserMessage(
                "no place '\(text)'",
                advice: "obdmech place list shows yours; the place-search setting names a server that knows more")
        case .notFound(let text, let server):
            UserMessage("'\(server)' finds no place '\(text)'", advice: "write it differently, or as LAT,LON")
        case .wrongServer(let text):
            UserMessage(
                "place-search '\(text)' is not an address",
                advice: "write http://HOST:PORT or photon:http://HOST:PORT; there is no encryption")
        }
    }
}

/// What is said of a destination before the trip.
enum DestinationWarning: UserFacing {
    case noDestination(String, reason: String)

    var message: UserMessage {
        switch self {
        case .noDestination(let text, let reason):
            UserMessage("'\(text)' is not found: \(reason)", advice: "the trip is recorded without a destination")
        }
    }
}

/// What can be wrong with lap gates.
enum LapError: UserError {
    case wrongPlace
    case noCourse
    case noPosition
    case noGate(String)
    case noSector(Int, gate: String)
    case lapsWithoutPositions

    var message: UserMessage {
        switch self {
        case .wrongPlace: UserMessage("a gate needs a place", advice: "such as 49.3276,8.5658, or --trip N --at TIME")
        case .noCourse:
            UserMessage("a gate needs --course", advice: "the direction of driving in degrees: 0 is north, 90 east")
        case .noPosition: "the trip has no moving position at that time"
        case .noGate(let name): UserMessage("no lap gate '\(name)'", advice: "obdmech lap gate list lists them")
        case .noSector(let number, let gate):
            UserMessage("lap gate '\(gate)' has no sector \(number)", advice: "obdmech lap gate list lists its sectors")
        case .lapsWithoutPositions: UserMessage("--laps needs positions", advice: "add --gps")
        }
    }
}
