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
                "simulate needs either --tcp or --pty", advice: "such as obdmech simulate --tcp 35000",
                cause: "Neither or both of --tcp and --pty were given.",
                remedy: "Use one of them, as in obdmech simulate --tcp 35000.")
        case .wrongPort(let text):
            MessageRow(
                "invalid port '\(text)'", advice: "expected [HOST:]PORT with a port up to 65535, such as 35000",
                cause: "The value of --tcp, or the part after its colon, is not a port number.",
                remedy: "Use a number, as in obdmech simulate --tcp 35000.")
        case .baudWithoutTerminal:
            MessageRow(
                "--baud needs --pty", advice: "a TCP connection has no baud rate",
                cause: "A TCP connection has no baud rate.",
                remedy: "Leave it out, or use --pty instead of --tcp.")
        }
    }

    static let samples: [Self] = [
        .noEndpoint, .wrongPort(""), .baudWithoutTerminal,
    ]
}
