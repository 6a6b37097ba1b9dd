import CommandLine
import Formats

/// What can be wrong with where `simulate` shall be found.
enum SimulateMessage: Message {
    case noEndpoint

    var row: MessageRow {
        switch self {
        case .noEndpoint:
            MessageRow(
                "simulate needs either --tcp or --pty", advice: "such as obdmech simulate --tcp 35000",
                cause: "Neither or both of --tcp and --pty were given.",
                remedy: "Use one of them, as in obdmech simulate --tcp 35000.")
        }
    }

    static let samples: [Self] = [
        .noEndpoint
    ]
}
