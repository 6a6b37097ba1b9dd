import CommandLine
import Formats

/// What is to be known about the recordings of the service `obdmech-log`.
enum ServiceMessage: Message {
    case shown(String)
    case hidden(String)

    static let joinGroup = "join its group: sudo usermod -aG obdmech $USER, then log in again"

    var row: MessageRow {
        switch self {
        case .shown(let path):
            MessageRow(
                "showing what the service recorded, '\(path)'",
                cause: "This user has no recordings, but the service obdmech-log has.",
                remedy: "To see those of another file, name it with --database.")
        case .hidden(let path):
            MessageRow(
                "this user may not see what the service recorded, '\(path)'", advice: Self.joinGroup,
                cause: "Only root and the members of the group obdmech may read the database of the service.",
                remedy: "Join the group, and log in again.")
        }
    }

    static let samples: [Self] = [.shown(""), .hidden("")]
}
