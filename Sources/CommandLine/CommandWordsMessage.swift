import Formats

/// An error in a command line written by a user. `subject` is where it was given, such as "--on-alert".
package enum CommandWordsMessage: Message {
    case namesNothing(subject: String, command: String)
    case endsInBackslash(subject: String, command: String)
    case openQuote(subject: String, command: String, quote: String)

    package var row: MessageRow {
        switch self {
        case .namesNothing(let subject, let command):
            MessageRow(
                "\(subject) '\(command)' is empty", advice: Self.advice,
                cause: "The command for alerts is empty.",
                remedy: "Name a program, as in --on-alert beep, or leave out the option.")
        case .endsInBackslash(let subject, let command):
            MessageRow(
                "\(subject) '\(command)' ends in a backslash", advice: Self.advice,
                cause: "A backslash quotes the next character, and there is none.",
                remedy: "Remove it, or write two for a literal backslash.")
        case .openQuote(let subject, let command, let quote):
            MessageRow(
                "\(subject) '\(command)' has an unclosed \(quote)", advice: Self.advice,
                cause: "A quotation mark in the command for alerts is not closed.",
                remedy: "Close it, or put a backslash before a literal quotation mark.")
        }
    }

    package static let samples: [Self] = [
        .namesNothing(subject: "", command: ""), .endsInBackslash(subject: "", command: ""),
        .openQuote(subject: "", command: "", quote: ""),
    ]
}

extension CommandWordsMessage {
    private static let advice =
        "write the command as in a shell: words separated by spaces, and quotes around a word with spaces"
}
