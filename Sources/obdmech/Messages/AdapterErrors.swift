import Formats

/// What is shown of commands to an adapter.
enum AdapterWarning: UserFacing {
    case notSent(String, reason: String)

    var message: UserMessage {
        switch self {
        case .notSent(let command, let reason):
            UserMessage("not sending '\(command)': \(reason)", advice: "use --yes to send it")
        }
    }
}

/// What can be wrong with where `simulate` shall be found.
enum SimulateError: UserError {
    case noEndpoint

    var message: UserMessage {
        switch self {
        case .noEndpoint:
            UserMessage("simulate needs either --tcp or --pty", advice: "such as obdmech simulate --tcp 35000")
        }
    }
}
