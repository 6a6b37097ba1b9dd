import CommandLine
import Formats

/// What can be wrong with the signals that a trip is asked for besides.
enum AlsoMessage: Message {
    case noValue(String)
    case passedOver(reason: String, advice: String)

    var row: MessageRow {
        switch self {
        case .noValue(let name):
            MessageRow(
                "'\(name)' has no value that a trip can follow",
                advice: "give a signal or PID of obdmech pids --all, or a custom PID",
                cause: "It is a request whose answer is no number, or a PID that obdmech does not know.",
                remedy: "Give a signal or PID of obdmech pids --all, or describe it in a file of custom PIDs.")
        case .passedOver(let reason, let advice):
            MessageRow(
                "also in the configuration is passed over: \(reason)", advice: advice, status: nil,
                cause: "The setting also has a name that no signal has; the trip is recorded without further signals.",
                remedy: "Correct it with obdmech config set also.")
        }
    }

    static let samples: [Self] = [
        .noValue(""), .passedOver(reason: "", advice: ""),
    ]
}
