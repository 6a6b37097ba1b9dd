package import Formats

/// What is wrong with a line of a transcript.
package enum TranscriptError: UserError, Hashable {
    case isNone
    case noTime
    /// Both as a line has them.
    case timeGoesBack(from: String, to: String)
    case noDirection
    /// Behind the mark of the direction.
    case noBytes(after: String)
    /// As it is to be written.
    case notPrintable(String)
    case unknownEscape
    case noDigits

    package var message: UserMessage {
        switch self {
        case .isNone:
            UserMessage("not a transcript: the first line must be '\(Transcript.firstLine)'", status: .adapter)
        case .noTime: UserMessage("a line must start with its time in seconds, such as 0.912", status: .adapter)
        case .timeGoesBack(let last, let time):
            UserMessage("the time goes backwards, from \(last) to \(time)", status: .adapter)
        case .noDirection: UserMessage("expected > (sent) or < (received) after the time", status: .adapter)
        case .noBytes(let mark): UserMessage("expected a space and at least one byte after \(mark)", status: .adapter)
        case .notPrintable(let byte):
            UserMessage("byte \(byte) is not printable: write it in this form", status: .adapter)
        case .unknownEscape: UserMessage("expected \\r, \\n, \\\\ or \\xHH after a backslash", status: .adapter)
        case .noDigits: UserMessage("expected two hexadecimal digits after \\x", status: .adapter)
        }
    }
}
