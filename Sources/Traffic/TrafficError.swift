package import Formats

/// Why there are no traffic cameras, or no picture of one.
package enum TrafficError: UserError {
    case noList
    case notAList(String)
    case noCamera(String)
    case severalCameras(String, names: [String])
    case noPosition
    case noPicture(String, reason: String)
    case noCurl

    package var message: UserMessage {
        switch self {
        case .noList:
            UserMessage(
                "no list of traffic cameras",
                advice: "name its FILE; obdmech config set traffic-list FILE keeps it")
        case .notAList(let path):
            UserMessage(
                "'\(path)' is no list of cameras", advice: "it may be CSV with a header, JSON, GeoJSON or XML")
        case .noCamera(let text): UserMessage("no camera '\(text)'", advice: "obdmech traffic list lists them")
        case .severalCameras(let text, let names):
            UserMessage("'\(text)' matches several cameras", advice: "write one of \(Format.list(names))")
        case .noPosition:
            UserMessage(
                "the position is missing", advice: "write LAT,LON, or name a route, trip or place with --route NAME")
        case .noPicture(let name, let reason): UserMessage("no picture of '\(name)': \(reason)", status: .fault)
        case .noCurl: UserMessage("'curl' not found", advice: "install it: sudo apt install curl", status: .system)
        }
    }
}

/// What is said of a list of cameras.
package enum TrafficWarning: UserFacing {
    case withoutPosition(Int)

    package var message: UserMessage {
        switch self {
        case .withoutPosition(let count):
            UserMessage("\(Format.count(count, "camera")) without a position", advice: "obdmech traffic list lists all")
        }
    }
}
