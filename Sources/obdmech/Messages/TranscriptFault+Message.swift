import CommandLine
import Transports

extension TranscriptFault: Message {
    var row: MessageRow {
        switch self {
        case .isNone:
            row(
                cause: "The file is of another kind, or an editor has changed its first line.",
                remedy: "Name a file that --record wrote.")
        case .noTime:
            row(
                cause: "A line of the recorded dialogue was changed or broken in two.",
                remedy: "Repair the line that is named, or remove it.")
        case .timeGoesBack:
            row(
                cause: "Lines of the recorded dialogue were moved, or two dialogues were put into one file.",
                remedy: "Bring the lines into the order of their times.")
        case .noDirection:
            row(
                cause: "The mark between time and text is missing in a line.",
                remedy: "Put it in, with a space on either side.")
        case .noBytes:
            row(
                cause: "A line has nothing behind its mark, perhaps since an editor cut off spaces at its end.",
                remedy: "Write what was said there, a space at the end as \\x20, or remove the line.")
        case .notPrintable:
            row(
                cause: "A line holds a character that is not ASCII.",
                remedy: "Write each of its bytes as the message shows it.")
        case .unknownEscape:
            row(
                cause: "Another character stands behind a backslash.",
                remedy: "Write a backslash that is meant itself twice.")
        case .noDigits:
            row(
                cause: "One of the two digits is missing, or is none.",
                remedy: "Write a byte such as \\x0A.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, status: .adapter, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .isNone, .noTime, .timeGoesBack(from: "", to: ""), .noDirection, .noBytes(after: ""), .notPrintable(""),
        .unknownEscape, .noDigits,
    ]
}
