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
                "\(subject) '\(command)' names no command", advice: Self.advice,
                cause: "The command for alerts is empty.",
                remedy: "Name a program, as in --on-alert beep, or leave the option out.")
        case .endsInBackslash(let subject, let command):
            MessageRow(
                "\(subject) '\(command)' ends in a backslash", advice: Self.advice,
                cause: "A backslash takes the next character as it is, and there is none.",
                remedy: "Remove it, or write two for one that is meant.")
        case .openQuote(let subject, let command, let quote):
            MessageRow(
                "\(subject) '\(command)' has a \(quote) without its other", advice: Self.advice,
                cause: "A quotation mark in the command for alerts is opened and not closed.",
                remedy: "Write the other one, or a backslash before a mark that is meant itself.")
        }
    }

    package static let samples: [Self] = [
        .namesNothing(subject: "", command: ""), .endsInBackslash(subject: "", command: ""),
        .openQuote(subject: "", command: "", quote: ""),
    ]
}

extension CommandWordsMessage {
    private static let advice =
        "write the command as in a shell: words divided by spaces, with quotes where a word has spaces"
}
