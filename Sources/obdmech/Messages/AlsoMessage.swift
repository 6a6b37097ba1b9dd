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
                "'\(name)' has no value that a trip can record",
                advice: "name a signal or PID from obdmech pids --all, or a custom PID",
                cause: "It is a request whose response is not a number, or an unknown PID.",
                remedy: "Name a signal or PID from obdmech pids --all, or describe it in a file of custom PIDs.")
        case .passedOver(let reason, let advice):
            MessageRow(
                "ignoring the setting 'also': \(reason)", advice: advice, status: nil,
                cause:
                    "The setting also contains a name that no signal has; the trip is recorded without additional signals.",
                remedy: "Correct it with obdmech config set also.")
        }
    }

    static let samples: [Self] = [
        .noValue(""), .passedOver(reason: "", advice: ""),
    ]
}
