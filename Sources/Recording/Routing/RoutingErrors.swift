package import Formats

/// What is shown of a route that is followed.
package enum RouteWarning: UserFacing {
    case noSpeech
    case noPace(String)
    /// A file or a route without times.
    case untimed(String)

    package var message: UserMessage {
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
package enum RouterChoiceError: UserError {
    case wrongAddress(String)
    case noPlaces(String)
    case noMap(String)

    package var message: UserMessage {
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
package enum DestinationError: UserError {
    case noPositions
    case empty
    case severalPlaces(String, names: [String])
    case unknown(String)
    case notFound(String, server: String)
    case wrongServer(String)

    package var message: UserMessage {
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
package enum DestinationWarning: UserFacing {
    case noDestination(String, reason: String)

    package var message: UserMessage {
        switch self {
        case .noDestination(let text, let reason):
            UserMessage("'\(text)' is not found: \(reason)", advice: "the trip is recorded without a destination")
        }
    }
}
