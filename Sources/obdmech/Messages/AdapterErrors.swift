import Formats

/// Why no adapter is chosen.
enum AdapterChoiceError: UserError {
    case several(String)
    /// The device reports positions, and nothing of a vehicle.
    case receiver(String)
    case noPort(tried: String)
    case noLikelyPort(tried: String, ports: String)

    var message: UserMessage {
        switch self {
        case .several(let devices):
            UserMessage("several adapters found", advice: "name one with -a or obdmech setup: \(devices)")
        case .receiver(let device):
            UserMessage(
                "'\(device)' is a receiver of positions, not an adapter",
                advice: "trip, log, dash and test acceleration can use it; name an adapter with -a")
        case .noPort(let tried):
            UserMessage(
                "no adapter found: no serial port, and nothing listens at \(tried)",
                advice: "plug one in or join its Wi-Fi network, then run obdmech setup; without a car: -a sim:city",
                status: .adapter)
        case .noLikelyPort(let tried, let ports):
            UserMessage(
                "no adapter found: no serial port looks like one, and nothing listens at \(tried)",
                advice: "if one of these is, name it with -a or obdmech setup: \(ports)", status: .adapter)
        }
    }
}

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
