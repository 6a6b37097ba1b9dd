import CommandLine
import Formats

/// What can be wrong with watching what another program records.
enum WatchMessage: Message {
    case nothingRecorded
    case serviceHidden
    case several(names: String)
    case unknown(String, names: String)

    var row: MessageRow {
        switch self {
        case .nothingRecorded:
            MessageRow(
                "nothing is being recorded", advice: "start obdmech trip in another terminal",
                cause: "This user has no running obdmech trip, dash or log, and the service is not recording.",
                remedy: "Start one as the same user.")
        case .serviceHidden:
            MessageRow(
                "the service is running, but this user may not watch it", advice: ServiceMessage.joinGroup,
                cause: "Only root and the members of the group obdmech may watch the service.",
                remedy: "Join the group, and log in again.")
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

    static let samples: [Self] = [.nothingRecorded, .serviceHidden, .several(names: ""), .unknown("", names: "")]
}
