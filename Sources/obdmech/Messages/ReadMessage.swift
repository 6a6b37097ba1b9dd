import CommandLine
import Formats

/// What can be wrong with what `read` and `explain` are asked for.
enum ReadMessage: Message {
    case nothingToRead
    case unknownSignal(String, advice: String)
    case ambiguousSignal(String, count: Int, names: String)
    case notOnlyReading(String)
    case noCodeNamed
    /// `others` counts those of which the same is true, with a blank before it; it may be empty.
    case notACode(String, others: String)

    var row: MessageRow {
        switch self {
        case .nothingToRead:
            MessageRow(
                "name what to read",
                advice:
                    "such as rpm, speed, coolant, vin, or a PID such as 0C; obdmech pids lists what the vehicle supports",
                cause: "The command obdmech read has no argument.",
                remedy: "Name a signal or a PID, as in obdmech read engineSpeed 0D; obdmech pids lists them.")
        case .unknownSignal(let name, let advice):
            MessageRow(
                "unknown signal or PID '\(name)'", advice: advice,
                cause: "The name is misspelled, or belongs to a custom PID whose file is missing.",
                remedy: "Use a name from obdmech pids --all, or the two digits of a PID.")
        case .ambiguousSignal(let name, let count, let names):
            MessageRow(
                "'\(name)' matches \(count) signals", advice: names,
                cause: "The text is part of several names.",
                remedy: "Write more of the name; the matches are listed with the message.")
        case .notOnlyReading(let request):
            MessageRow(
                "'\(request)' is not a read-only request",
                advice:
                    "use a PID such as 0C, or a request such as 0902, 020C00 or 22F40C; obdmech terminal sends anything",
                cause: "The service changes something in the vehicle, or read does not support it.",
                remedy: "Use a PID such as 0C, or a request of service 21 or 22; obdmech terminal sends anything.")
        case .noCodeNamed:
            MessageRow(
                "name a trouble code", advice: "such as obdmech explain P0301",
                cause: "The command obdmech explain has no argument, and nothing is piped into it.",
                remedy: "Name a code, as in obdmech explain P0301.")
        case .notACode(let text, let others):
            MessageRow(
                "'\(text)' is not a trouble code\(others)",
                advice: "write it as P0301, C0035, B0001 or U0100, with a failure type as P0299:1C",
                cause: "A code is one of the letters P, C, B and U followed by four digits, such as P0301.",
                remedy: "Correct it (often the letter O for the digit 0); the other codes are explained anyway.")
        }
    }

    static let samples: [Self] = [
        .nothingToRead, .unknownSignal("", advice: ""), .ambiguousSignal("", count: 0, names: ""), .notOnlyReading(""),
        .noCodeNamed, .notACode("", others: ""),
    ]
}
