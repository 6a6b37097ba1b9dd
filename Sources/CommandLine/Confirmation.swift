package import Formats
import Glibc
import Terminal

/// A yes-or-no question to the user.
package enum Confirmation {
    /// The answer that is required, and the one that is assumed if there is none or it is invalid.
    package enum Style {
        /// For what cannot be undone: only yes in full is a yes.
        case inFull
        case usuallyNo
        case usuallyYes

        package var choices: String {
            switch self {
            case .inFull: "[yes/no]"
            case .usuallyNo: "[y/N]"
            case .usuallyYes: "[Y/n]"
            }
        }
    }

    /// How often to ask if the answer is invalid.
    private static let attempts = 3

    /// The advice of messages that there is no terminal to ask on.
    package static let advice = "use --yes if nobody can answer"

    /// Throws if confirmation is needed and standard input is not a terminal. Call it before doing anything else.
    /// - Parameter message: the message to throw.
    package static func check(_ options: Options, _ message: some UserError) throws(CommandError) {
        guard options[.yes] || Output.isTerminal(0) else {
            throw CommandError(message)
        }
    }

    /// Returns whether the user agrees to a question, or has with --yes.
    /// - Parameter question: such as "Delete trip 3?".
    package static func isGiven(_ options: Options, _ question: String, _ style: Style) -> Bool {
        options[.yes]
            || ask(question, style) { prompt in
                Output.talk(prompt)
                return readLine()
            }
    }

    /// Asks a question and returns the answer.
    /// - Parameter read: shows a prompt and returns the line that was typed; nil at the end of the input.
    package static func ask(_ question: String, _ style: Style, read: (String) throws -> String?) rethrows -> Bool {
        for attempt in 1...attempts {
            let again = style == .inFull ? "Type yes in full, or no" : "Type yes or no"
            guard let line = try read("\(attempt == 1 ? question : again) \(style.choices) ") else { break }
            if let answer = answer(line, style) { return answer }
        }
        return style == .usuallyYes
    }

    /// Returns the meaning of an answer; nil if it is invalid.
    private static func answer(_ line: String, _ style: Style) -> Bool? {
        switch line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() {
        case "": style == .usuallyYes
        case "yes": true
        case "y" where style != .inFull: true
        case "n", "no": false
        default: nil
        }
    }
}

extension AnyFlag {
    package static let yes = Flag("yes", .switch, short: "y", "Do not ask for confirmation.")
}
