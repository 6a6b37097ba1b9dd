package import Formats
package import Terminal

/// An error or warning of the program: a case with arguments. Its line on the screen, exit status and explanation in
/// the manual are defined together in a row.
package protocol Message: Error, SendableMetatype {
    var row: MessageRow { get }
    /// At least one case for each row, in the order of the manual. The arguments do not matter.
    static var samples: [Self] { get }
}

extension Message {
    /// The message and the advice, which may be empty, as shown on the screen.
    package var line: (message: String, advice: String) { (row.text.text, row.advice) }
}

/// The texts and exit status of a `Message`.
package struct MessageRow: Sendable {
    /// The message, without the position in a file that may precede it.
    package let text: MessageText
    /// What to do about it here and now; empty if there is nothing to say.
    package let advice: String
    /// The exit status of a command that ends because of it; nil if none does, or if it depends on the command.
    package let status: ExitStatus?
    /// The usual cause, in one sentence for a driver or a mechanic.
    package let cause: String
    /// What to do, in one sentence.
    package let remedy: String

    package init(
        _ text: MessageText, advice: String = "", status: ExitStatus? = .usage, cause: String, remedy: String
    ) {
        (self.text, self.advice, self.status, self.cause, self.remedy) = (text, advice, status, cause, remedy)
    }
}

extension Failure {
    /// - Parameter status: the exit status, if it depends on the command. By default that of the message's row, or
    ///   `usage`.
    package init(_ message: some Message, status: ExitStatus? = nil) {
        let row = message.row
        self.init(status: status ?? row.status ?? .usage, message: row.text.text, advice: row.advice)
    }
}

extension Output {
    /// Writes a warning, which does not end the command.
    package static func warn(_ message: some Message) {
        let row = message.row
        warn(row.text.text, advice: row.advice)
    }
}
