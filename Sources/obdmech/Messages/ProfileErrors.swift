import Formats

/// What can be wrong with files that describe values.
enum ProfileError: UserError {
    case noProfile(String)
    case nothingInFolder(String)
    case noCar(String, known: [String])
    case nothingToTry
    case nothingTried
    case noVIN

    var message: UserMessage {
        switch self {
        case .noProfile(let path):
            UserMessage(
                "'\(path)' is not a file of a known form",
                advice: "known are signal sets of OBDb, vehicle profiles of WiCAN, DBC files and lists of Torque")
        case .nothingInFolder(let path): "no file in '\(path)' describes values"
        case .noCar(let text, let known):
            UserMessage(
                "no car '\(text)' in the file",
                advice: known.prefix(6).joined(separator: ", ") + (known.count > 6 ? ", …" : ""))
        case .nothingToTry:
            UserMessage("there are no custom PIDs", advice: "obdmech pids import FILE adds some")
        case .nothingTried:
            UserMessage("no custom PID was answered yet", advice: "obdmech pids try asks the car")
        case .noVIN: "the vehicle does not report its VIN, so that its answers are not kept"
        }
    }
}
