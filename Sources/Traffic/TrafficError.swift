package import Formats

/// Why there are no traffic cameras, or no picture of one.
package enum TrafficError: UserError {
    case noList
    case notAList(String)
    case unreadEncoding(String, String)
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
        case .unreadEncoding(let path, let encoding):
            UserMessage(
                "'\(path)' is in the encoding \(SafeText.line(encoding)), which is not read",
                advice: "convert it: iconv -f \(SafeText.line(encoding)) -t UTF-8")
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
    case noTexts(language: String)

    package var message: UserMessage {
        switch self {
        case .withoutPosition(let count):
            UserMessage("\(Format.count(count, "camera")) without a position", advice: "obdmech traffic list lists all")
        case .noTexts(let language):
            UserMessage("the list has no names in '\(SafeText.line(language))'", advice: "others are shown")
        }
    }
}
