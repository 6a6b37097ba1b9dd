package import Formats
import Terminal

/// An error that ends a command.
package struct CommandError: UserError {
    package let message: UserMessage

    package var status: ExitStatus { message.status }

    package init(_ message: UserMessage) { self.message = message }

    /// - Parameter status: the exit status, if it depends on the command.
    package init(_ error: some UserFacing, status: ExitStatus? = nil) {
        let message = error.message
        self.init(UserMessage(message.text, advice: message.advice, status: status ?? message.status))
    }
}
