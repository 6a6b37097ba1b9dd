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
                    "such as rpm, speed, coolant, vin, or a PID such as 0C; obdmech pids lists what the vehicle has",
                cause: "Nothing stands behind obdmech read.",
                remedy: "Name a signal or a PID, as in obdmech read engineSpeed 0D; obdmech pids lists them.")
        case .unknownSignal(let name, let advice):
            MessageRow(
                "no signal or PID is called '\(name)'", advice: advice,
                cause: "The name is misspelt, or belongs to a custom PID whose file is not there.",
                remedy: "Take a name from obdmech pids --all, or the two digits of a PID.")
        case .ambiguousSignal(let name, let count, let names):
            MessageRow(
                "'\(name)' may be any of \(count) signals", advice: names,
                cause: "The text is a part of several names.",
                remedy: "Write more of the name; those that fit stand below the message.")
        case .notOnlyReading(let request):
            MessageRow(
                "'\(request)' is no request that only reads",
                advice:
                    "give a PID such as 0C, or a request such as 0902, 020C00 or 22F40C; obdmech terminal sends anything",
                cause: "The digits are those of a service that changes something, or of none that read knows.",
                remedy: "Give a PID such as 0C, or a request of service 21 or 22; obdmech terminal sends anything.")
        case .noCodeNamed:
            MessageRow(
                "no trouble code is named", advice: "name one: obdmech explain P0301",
                cause: "Nothing stands behind obdmech explain, and nothing is piped into it.",
                remedy: "Name a code, as in obdmech explain P0301.")
        case .notACode(let text, let others):
            MessageRow(
                "'\(text)' is no trouble code\(others)",
                advice: "write it as P0301, C0035, B0001 or U0100, with a failure type as P0299:1C",
                cause: "A code is one of the letters P, C, B and U with four digits behind it, such as P0301.",
                remedy: "Correct it, often the letter O for the digit 0; the other codes are explained all the same.")
        }
    }

    static let samples: [Self] = [
        .nothingToRead, .unknownSignal("", advice: ""), .ambiguousSignal("", count: 0, names: ""), .notOnlyReading(""),
        .noCodeNamed, .notACode("", others: ""),
    ]
}
