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
                cause:
                    "This user has no running obdmech trip or obdmech log, or it has no XDG_RUNTIME_DIR for its socket.",
                remedy: "Start one in a login session of the same user.")
        case .several(let names):
            MessageRow(
                "several programs are recording", advice: "name one: \(names)",
                cause: "More than one obdmech trip or obdmech log is running.",
                remedy: "Name one, as in obdmech watch trip-4711.")
        case .unknown(let name, let names):
            MessageRow(
                "no recording named '\(name)'", advice: "current recordings: \(names)",
                cause: "The program has ended, or the name is misspelled.",
                remedy: "Use a name listed with the message.")
        }
    }

    static let samples: [Self] = [.nothingRecorded, .several(names: ""), .unknown("", names: "")]
}
