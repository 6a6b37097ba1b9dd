import CommandLine
import Formats
import System

extension SystemFailure: Message {
    var row: MessageRow {
        switch self {
        case .signals, .wakeUp:
            MessageRow(
                text, status: .system,
                cause: "The system has no memory or file descriptors left for this program.",
                remedy: "Close some programs, and try again.")
        case .thread:
            MessageRow(
                text, status: .system,
                cause: "The system has no memory left, or allows this user no more threads.",
                remedy: "Close some programs, and try again.")
        case .devices:
            MessageRow(
                text, status: .system,
                cause: "The system does not report to this program what is plugged in, as in some containers.",
                remedy: "Run obdmech devices without --watch.")
        case .socket:
            // Both who listens and who connects do without.
            MessageRow(
                text, status: .system,
                cause: "The socket of the recording program is gone, or belongs to another user.",
                remedy: "Run obdmech watch as the same user to see what is recording.")
        }
    }

    static let samples: [Self] = [.signals(0), .wakeUp(0), .thread(0), .devices(0)]
}
