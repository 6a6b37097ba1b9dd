package import Formats
package import Terminal

/// What the program says when something is wrong: a case with arguments. The line on the screen, the exit status, and
/// what the manual explains of it stand together in a row.
package protocol Message: Error, SendableMetatype {
    var row: MessageRow { get }
    /// Each row at least once, in the order of the manual; what the arguments are does not matter there.
    static var samples: [Self] { get }
}

extension Message {
    /// What is shown of it: the message, and what to do, which may be empty.
    package var line: (message: String, advice: String) { (row.text.text, row.advice) }
}

/// See `Message`.
package struct MessageRow: Sendable {
    /// The message, without the place in a file that may stand before it.
    package let text: MessageText
    /// What to do about it here and now; empty where there is nothing to say.
    package let advice: String
    /// With which a command ends because of it; nil where none does, or where that depends on the command.
    package let status: ExitStatus?
    /// What is usually behind it: one sentence for a driver or a mechanic.
    package let cause: String
    /// What to do: one sentence.
    package let remedy: String

    package init(
        _ text: MessageText, advice: String = "", status: ExitStatus? = .usage, cause: String, remedy: String
    ) {
        (self.text, self.advice, self.status, self.cause, self.remedy) = (text, advice, status, cause, remedy)
    }
}

extension Failure {
    /// - Parameter status: where it depends on the command; else that of the message's row, or `usage`.
    package init(_ message: some Message, status: ExitStatus? = nil) {
        let row = message.row
        self.init(status: status ?? row.status ?? .usage, message: row.text.text, advice: row.advice)
    }
}

extension Output {
    /// A warning, which ends nothing.
    package static func warn(_ message: some Message) {
        let row = message.row
        warn(row.text.text, advice: row.advice)
    }
}
