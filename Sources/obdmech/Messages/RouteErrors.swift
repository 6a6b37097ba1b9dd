import Formats

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
