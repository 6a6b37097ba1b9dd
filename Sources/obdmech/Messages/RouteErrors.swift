import Formats

/// What can be wrong with places and routes.
enum RouteError: UserError {
    case noPlaceName
    case wrongPlace(String)
    case noPosition
    case placeExists(String)
    case noPlace(String)
    case noRouteName
    case followWithoutPositions
    case twoRoutes(String, String)

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
        case .noRouteName:
            UserMessage(
                "the name of the route is missing, or is a number", advice: "obdmech route -h lists the actions")
        case .followWithoutPositions: UserMessage("a route cannot be followed without positions", advice: "add --gps")
        case .twoRoutes(let one, let other):
            UserMessage("--follow '\(one)' and --guide '\(other)' are different routes", advice: "name the same one")
        }
    }
}

/// What is shown of a route that is followed.
enum RouteWarning: UserFacing {
    case noSpeech
    case noPace(String)

    var message: UserMessage {
        switch self {
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

    var message: UserMessage {
        switch self {
        case .notGPX(let file): "'\(file)' is neither a GPX file nor a log of NMEA sentences"
        case .noWay(let file): "no track or route in '\(file)'"
        }
    }
}

/// What can be wrong with the program that finds new ways.
enum RouterChoiceError: UserError {
    case wrongAddress(String)
    case noPlaces(String)

    var message: UserMessage {
        switch self {
        case .wrongAddress(let text):
            UserMessage("'\(text)' is not a router address", advice: "write http://HOST:PORT; there is no encryption")
        case .noPlaces(let text):
            UserMessage(
                "router command '\(text)' does not name the start and the destination",
                advice: "use {lat1}, {lon1}, {lat2} and {lon2} in its arguments")
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
