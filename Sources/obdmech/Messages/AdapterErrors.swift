import Formats

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
