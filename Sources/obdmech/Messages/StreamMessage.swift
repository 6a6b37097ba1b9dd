import CommandLine
import Formats

/// What can be wrong with the command line of `stream`.
enum StreamMessage: Message {
    case unknownFormat(String, expected: String)
    case noPort

    var row: MessageRow {
        switch self {
        case .unknownFormat(let name, let expected):
            MessageRow(
                "no format '\(name)' to stream", advice: "expected \(expected)",
                cause: "The name after obdmech stream is missing or misspelled.",
                remedy: "Use obdmech stream racechrono --listen 7777.")
        case .noPort:
            MessageRow(
                "stream needs --listen", advice: "name the TCP port for clients, as in --listen 7777",
                cause: "Clients need a port to connect to.",
                remedy: "Add --listen PORT, and enter this port in the app.")
        }
    }

    static let samples: [Self] = [.unknownFormat("", expected: ""), .noPort]
}
