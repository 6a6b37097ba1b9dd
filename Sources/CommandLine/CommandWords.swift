package import Formats

/// Splits a command line written by a user into words, without a shell.
///
/// Words are separated by spaces, tabs and line breaks. Text in single quotes is taken literally. So is text in double
/// quotes, except that a backslash escapes `"` or another backslash. Outside quotes a backslash escapes any character.
/// Nothing else has a special meaning: there are no variables, patterns or pipes.
package enum CommandWords {
    /// Returns the words of a command line.
    /// - Parameter subject: where the command line was given, for messages, such as "--on-alert".
    package static func split(_ text: String, subject: String) throws(CommandError) -> [String] {
        var words: [String] = []
        var word: String?
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case " ", "\t", "\n":
                if let finished = word { words.append(finished) }
                word = nil
            case "'", "\"": word = (word ?? "") + (try quoted(&rest, character, text, subject))
            case "\\":
                guard let next = rest.popFirst() else {
                    throw CommandError(CommandWordsError.endsInBackslash(subject: subject, command: text))
                }
                word = (word ?? "") + String(next)
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        guard words.first?.isEmpty == false else {
            throw CommandError(CommandWordsError.namesNothing(subject: subject, command: text))
        }
        return words
    }

    private static func quoted(
        _ rest: inout Substring, _ quote: Character, _ text: String, _ subject: String
    ) throws(CommandError) -> String {
        var word = ""
        while let character = rest.popFirst() {
            if character == quote { return word }
            if character == "\\", quote == "\"", let next = rest.first, next == "\"" || next == "\\" {
                rest.removeFirst()
                word.append(next)
            } else {
                word.append(character)
            }
        }
        throw CommandError(CommandWordsError.openQuote(subject: subject, command: text, quote: String(quote)))
    }
}

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
