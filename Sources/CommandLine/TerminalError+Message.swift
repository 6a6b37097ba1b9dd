import Formats
import System
package import Terminal

extension TerminalError: Message {
    package var row: MessageRow {
        switch self {
        case .closed:
            // This ends the program without a message.
            MessageRow(
                "the output was closed", status: .fine, cause: "The reader has stopped reading, as head does.",
                remedy: "No action needed.")
        case .cannotWrite(let path, let number):
            MessageRow(
                "cannot write \(path.map { "'\($0)'" } ?? "the output"): \(SystemError.text(number))", status: .output,
                cause: "The file or device accepts no more output, usually because its disk is full.",
                remedy: "Free some space, or write to another file; a trip is stored anyway.")
        case .nobodyReads:
            MessageRow(
                "cannot write the output: it is not being read", status: .output,
                cause: "The program or terminal at the other end has stopped reading.",
                remedy: "Resume it (Ctrl-Q in a terminal); the trip is stored, and obdmech report shows it.")
        case .cannotRead(let number):
            MessageRow(
                "cannot read the input: \(SystemError.text(number))",
                cause: "The input cannot be read, for the reason given.",
                remedy: "Use a regular file, as in obdmech terminal < FILE.")
        case .lineTooLong:
            MessageRow(
                "a line of the input is too long", advice: "put each command on its own line",
                cause: "The input is not a script: a line has more than 65536 characters.",
                remedy: "Put each command on its own line.")
        case .noEditor:
            MessageRow(
                "cannot read from the terminal",
                cause: "The terminal cannot be set up for typing.",
                remedy: "Try another terminal, or pipe the commands in.")
        }
    }

    package static let samples: [Self] = [
        .cannotWrite(path: nil, 0), .nobodyReads, .cannotRead(0), .lineTooLong, .noEditor,
    ]
}
