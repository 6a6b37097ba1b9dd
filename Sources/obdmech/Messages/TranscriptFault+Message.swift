import CommandLine
import Transports

extension TranscriptFault: Message {
    var row: MessageRow {
        switch self {
        case .isNone:
            row(
                cause: "The file is of another kind, or its first line was edited.",
                remedy: "Name a file written by --record.")
        case .noTime:
            row(
                cause: "A line of the recorded session was changed or split.",
                remedy: "Correct the line, or remove it.")
        case .timeGoesBack:
            row(
                cause: "Lines of the recorded session were moved, or two sessions were put into one file.",
                remedy: "Sort the lines by time.")
        case .noDirection:
            row(
                cause: "A line has no direction mark between time and text.",
                remedy: "Insert it, with a space on either side.")
        case .noBytes:
            row(
                cause: "A line has nothing after its mark; an editor may have removed trailing spaces.",
                remedy: "Add the missing text (a trailing space as \\x20), or remove the line.")
        case .notPrintable:
            row(
                cause: "A line contains a character that is not ASCII.",
                remedy: "Write each of its bytes as the message shows it.")
        case .unknownEscape:
            row(
                cause: "A backslash is followed by an unsupported character.",
                remedy: "Write a literal backslash twice.")
        case .noDigits:
            row(
                cause: "One of the two digits is missing or invalid.",
                remedy: "Write a byte as \\x0A.")
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
