import Formats

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
