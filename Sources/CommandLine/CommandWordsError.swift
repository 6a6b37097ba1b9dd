package import Formats

/// An error in a command line written by a user. `subject` is where it was given, such as "--on-alert".
package enum CommandWordsError: UserError {
    case namesNothing(subject: String, command: String)
    case endsInBackslash(subject: String, command: String)
    case openQuote(subject: String, command: String, quote: String)

    package var message: UserMessage {
        switch self {
        case .namesNothing(let subject, let command):
            UserMessage("\(subject) '\(command)' is empty", advice: Self.advice)
        case .endsInBackslash(let subject, let command):
            UserMessage("\(subject) '\(command)' ends in a backslash", advice: Self.advice)
        case .openQuote(let subject, let command, let quote):
            UserMessage("\(subject) '\(command)' has an unclosed \(quote)", advice: Self.advice)
        }
    }
}

extension CommandWordsError {
    private static let advice =
        "write the command as in a shell: words separated by spaces, and quotes around a word with spaces"
}
