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
        case .isNone: "this is no transcript: the first line must be '\(Transcript.firstLine)'"
        case .noTime: "a line begins with its time in seconds, such as 0.912"
        case .timeGoesBack(let last, let time): "the time goes back, from \(last) to \(time)"
        case .noDirection: "after the time comes > for what was sent, or < for what was received"
        case .noBytes(let mark): "after \(mark) come a space and at least one byte"
        case .notPrintable(let byte): "byte \(byte) is not printable: write it so"
        case .unknownEscape: "a backslash begins \\r, \\n, \\\\ or \\xHH"
        case .noDigits: "behind \\x stand two hexadecimal digits"
        }
    }
}
