/// A command line that a user wrote, as its words, without a shell.
///
/// Spaces and tabs divide words. What stands between single quotes is taken as it is; between double quotes too, but
/// that a backslash there goes before `"` or another backslash. Elsewhere a backslash takes the next character as it
/// is. Nothing else has a meaning: no variables, no patterns, no pipes.
package enum CommandWords {
    /// - Parameter subject: where the line stands, for messages: "--on-alert".
    package static func split(_ text: String, subject: String) throws(Failure) -> [String] {
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
                    throw Failure(CommandWordsMessage.endsInBackslash(subject: subject, command: text))
                }
                word = (word ?? "") + String(next)
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        guard words.first?.isEmpty == false else {
            throw Failure(CommandWordsMessage.namesNothing(subject: subject, command: text))
        }
        return words
    }

    private static func quoted(
        _ rest: inout Substring, _ quote: Character, _ text: String, _ subject: String
    ) throws(Failure) -> String {
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
        throw Failure(CommandWordsMessage.openQuote(subject: subject, command: text, quote: String(quote)))
    }
}
