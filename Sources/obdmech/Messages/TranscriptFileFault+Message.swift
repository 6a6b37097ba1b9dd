import CommandLine
import Transports

extension TranscriptFileFault: Message {
    var row: MessageRow {
        switch self {
        case .exists:
            MessageRow(
                text, advice: advice,
                cause: "A session is only recorded to a new file; an existing one is never overwritten.",
                remedy: "Choose another name with --record, or remove the file first.")
        case .cannotCreate:
            MessageRow(
                text, advice: advice,
                cause: "The folder of the new file is missing or not writable, as the reason says.",
                remedy: "Choose a file in another folder with --record.")
        // The row of another message, and shown as its.
        case .cannotWrite(let path, let number): FileMessage.cannotWrite(path, number).row
        }
    }

    static let samples: [Self] = [.exists(""), .cannotCreate("", 0)]
}
