import Formats

/// What is shown of a drift session that was recorded.
enum DriftWarning: UserFacing {
    case noReferenceMade(String, trip: Int64)

    var message: UserMessage {
        switch self {
        case .noReferenceMade(let name, let trip):
            UserMessage(
                "trip \(trip) cannot be reference '\(name)': it has no positions with a heading",
                advice: "record with --gps and --motion, or a game")
        }
    }
}

/// What can be wrong with the command line of heart.
enum HeartError: UserError {
    case noTrip
    case noBeats(String)
    case otherTime(trip: Int64)

    var message: UserMessage {
        switch self {
        case .noTrip: UserMessage("heart needs --trip", advice: Self.commands)
        case .noBeats(let path): UserMessage("there are no RR intervals in '\(path)'", advice: "a row is time,rr_ms")
        case .otherTime(let trip):
            UserMessage(
                "the heartbeats are not from the time of trip \(trip)",
                advice: "obdmech report lists trips with their times")
        }
    }

    private static let commands = "obdmech heart import FILE --trip N, or obdmech heart delete --trip N"
}
