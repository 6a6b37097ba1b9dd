import Formats

/// What can be wrong with a dashboard and its designs.
enum DashError: UserError {
    case noTerminal
    case noBuiltInDesign(String, names: String)

    var message: UserMessage {
        switch self {
        case .noTerminal: UserMessage("dash needs a terminal", advice: "use --json, or obdmech trip")
        case .noBuiltInDesign(let name, let names):
            UserMessage("no built-in design '\(name)'", advice: "there are \(names)")
        }
    }
}

/// What can be wrong with the command line of `stream`.
enum StreamError: UserError {
    case unknownFormat(String, expected: String)
    case noPort

    var message: UserMessage {
        switch self {
        case .unknownFormat(let name, let expected):
            UserMessage("no format '\(name)' to stream", advice: "expected \(expected)")
        case .noPort: UserMessage("stream needs --listen", advice: "name the TCP port for clients, as in --listen 7777")
        }
    }
}

/// What can be wrong with watching what another program records.
enum WatchError: UserError {
    case nothingRecorded
    case serviceHidden
    case several(names: String)
    case unknown(String, names: String)

    var message: UserMessage {
        switch self {
        case .nothingRecorded:
            UserMessage("nothing is being recorded", advice: "start obdmech trip in another terminal")
        case .serviceHidden:
            UserMessage("the service is running, but this user may not watch it", advice: ServiceWarning.joinGroup)
        case .several(let names): UserMessage("several programs are recording", advice: "name one: \(names)")
        case .unknown(let name, let names):
            UserMessage("no recording named '\(name)'", advice: "current recordings: \(names)")
        }
    }
}
