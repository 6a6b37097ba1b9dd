import CommandLine
import Formats

/// What can be wrong with where `simulate` shall be found.
enum SimulateMessage: Message {
    case noEndpoint
    case wrongPort(String)
    case baudWithoutTerminal

    var row: MessageRow {
        switch self {
        case .noEndpoint:
            MessageRow(
                "simulate needs --tcp or --pty, one of them", advice: "such as obdmech simulate --tcp 35000",
                cause: "It is not said where the simulated adapter is to be found, or said twice.",
                remedy: "Give one of them, as in obdmech simulate --tcp 35000.")
        case .wrongPort(let text):
            MessageRow(
                "the port '\(text)' is no number up to 65535", advice: "give --tcp [HOST:]PORT, such as 35000",
                cause: "What stands behind --tcp, or behind the colon there, is no port.",
                remedy: "Give a number, as in obdmech simulate --tcp 35000.")
        case .baudWithoutTerminal:
            MessageRow(
                "--baud is for --pty", advice: "a TCP connection has no baud rate",
                cause: "A TCP connection has no baud rate.",
                remedy: "Leave it out, or give --pty instead of --tcp.")
        }
    }

    static let samples: [Self] = [
        .noEndpoint, .wrongPort(""), .baudWithoutTerminal,
    ]
}
