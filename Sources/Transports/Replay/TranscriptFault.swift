package import Formats

/// What is wrong with a line of a transcript.
package enum TranscriptFault: Error, Hashable, Sendable {
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

    package var text: MessageText {
        switch self {
        case .isNone: "not a transcript: the first line must be '\(Transcript.firstLine)'"
        case .noTime: "a line must start with its time in seconds, such as 0.912"
        case .timeGoesBack(let last, let time): "the time goes backwards, from \(last) to \(time)"
        case .noDirection: "expected > (sent) or < (received) after the time"
        case .noBytes(let mark): "expected a space and at least one byte after \(mark)"
        case .notPrintable(let byte): "byte \(byte) is not printable: write it in this form"
        case .unknownEscape: "expected \\r, \\n, \\\\ or \\xHH after a backslash"
        case .noDigits: "expected two hexadecimal digits after \\x"
        }
    }
}
