import CommandLine
import Transports

extension ReplayFault: Message {
    var row: MessageRow {
        switch self {
        case .notRegular:
            row(
                cause: "The path is a folder or a device.",
                remedy: "Use a file that --record wrote, as in -a replay:FILE.")
        case .diverged:
            row(
                cause: "The session was recorded by another command, with other options, or by another version.",
                remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request.")
        case .ended:
            row(
                cause: "The command sends more than the one that was recorded, or the recording was cut off.",
                remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request.")
        // These are rows of other messages, and shown as theirs.
        case .cannotRead(let path, let number): FileMessage.cannotRead(path, number).row
        case .line(_, _, let fault): fault.row
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .notRegular(""), .diverged(sent: "", recorded: "", path: "", line: 0), .ended(sent: "", path: "", line: 0),
    ]
}
