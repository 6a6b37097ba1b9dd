import CommandLine
import Formats

/// What can be wrong with watching what another program records.
enum WatchMessage: Message {
    case nothingRecorded
    case several(names: String)
    case unknown(String, names: String)

    var row: MessageRow {
        switch self {
        case .nothingRecorded:
            MessageRow(
                "nothing is being recorded", advice: "start obdmech trip or obdmech log in another terminal",
                cause: "No obdmech trip or obdmech log of this user runs, or it has no XDG_RUNTIME_DIR for its socket.",
                remedy: "Start one, in a login session of the same user.")
        case .several(let names):
            MessageRow(
                "several programs are recording", advice: "name one of them: \(names)",
                cause: "More than one obdmech trip or obdmech log runs, and it is not said which is meant.",
                remedy: "Name one, as in obdmech watch trip-4711.")
        case .unknown(let name, let names):
            MessageRow(
                "no program called '\(name)' is recording", advice: "these are: \(names)",
                cause: "The program has ended, or its name is misspelt.",
                remedy: "Take a name from the list below the message.")
        }
    }

    static let samples: [Self] = [.nothingRecorded, .several(names: ""), .unknown("", names: "")]
}
