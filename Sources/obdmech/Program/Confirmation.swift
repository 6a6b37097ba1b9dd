import CommandLine
import Glibc
import Terminal

/// A question to the user that is answered with yes or no.
enum Confirmation {
    /// What must be typed, and what it means when nothing is typed, nobody answers, or nobody understands the answer.
    enum Style {
        /// Before what cannot be undone: yes, in full. Anything else is no.
        case inFull
        case usuallyNo
        case usuallyYes

        var choices: String {
            switch self {
            case .inFull: "[yes/no]"
            case .usuallyNo: "[y/N]"
            case .usuallyYes: "[Y/n]"
            }
        }
    }

    /// What is no answer is asked about again.
    private static let attempts = 3

    /// Of messages that nobody can be asked.
    static let advice = "give --yes where nobody can be asked"

    /// Refuses where nobody can be asked. To be called before anything else is done.
    /// - Parameter message: that nobody can be asked.
    static func check(_ options: Options, _ message: some Message) throws(Failure) {
        guard options.has(.yes) || Output.isTerminal(0) else {
            throw Failure(message)
        }
    }

    /// Whether the user agrees, now or by --yes.
    /// - Parameter question: "Delete trip 3?"
    static func isGiven(_ options: Options, _ question: String, _ style: Style) -> Bool {
        options.has(.yes)
            || ask(question, style) { prompt in
                Output.talk(prompt)
                return readLine()
            }
    }

    /// - Parameter read: shows a prompt and returns the line that was typed; nil where none will come.
    static func ask(_ question: String, _ style: Style, read: (String) throws -> String?) rethrows -> Bool {
        for attempt in 1...attempts {
            let again = style == .inFull ? "Type yes in full, or no" : "Type yes or no"
            guard let line = try read("\(attempt == 1 ? question : again) \(style.choices) ") else { break }
            if let answer = answer(line, style) { return answer }
        }
        return style == .usuallyYes
    }

    /// Nil for what is no answer.
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
