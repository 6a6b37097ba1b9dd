package import Formats
import System

/// An error on standard input or standard output.
package enum TerminalError: UserError, Hashable {
    /// The reader has closed the output. This ends the work, but is not an error.
    case closed
    /// Writing to a file, or to standard output if the path is nil, failed with this error number.
    case cannotWrite(path: String?, Int32)
    /// The reader of standard output has stopped reading.
    case nobodyReads
    case cannotRead(Int32)
    /// A line of the input is longer than any command.
    case lineTooLong
    /// There is not enough memory for a line editor.
    case noEditor

    package var message: UserMessage {
        switch self {
        case .closed: UserMessage("the output was closed", status: .fine)
        case .cannotWrite(let path, let number):
            UserMessage(
                "cannot write \(path.map { "'\($0)'" } ?? "the output"): \(SystemError.text(number))", status: .output)
        case .nobodyReads: UserMessage("cannot write the output: it is not being read", status: .output)
        case .cannotRead(let number): "cannot read the input: \(SystemError.text(number))"
        case .lineTooLong:
            UserMessage("a line of the input is too long", advice: "put each command on its own line")
        case .noEditor: "cannot read from the terminal"
        }
    }
}
