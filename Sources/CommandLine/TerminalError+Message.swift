import Formats
package import Terminal
import Transports

extension TerminalError: Message {
    package var row: MessageRow {
        switch self {
        case .closed:
            // This ends the program without a message.
            MessageRow(
                "nobody reads the output", status: .fine, cause: "The reader has seen enough, as head has.",
                remedy: "Nothing need be done.")
        case .cannotWrite(let path, let number):
            MessageRow(
                "cannot write \(path.map { "'\($0)'" } ?? "the output"): \(SystemError.text(number))", status: .output,
                cause: "What the output goes into takes no more, mostly because its disk is full.",
                remedy: "Free some space, or send the output into another file; a trip is stored all the same.")
        case .nobodyReads:
            MessageRow(
                "cannot write the output: nobody reads it", status: .output,
                cause: "The program or the terminal that the output goes to has stopped reading it.",
                remedy: "Let it go on (Ctrl-Q in a terminal); the trip is stored, and obdmech report shows it.")
        case .cannotRead(let number):
            MessageRow(
                "cannot read the input: \(SystemError.text(number))",
                cause: "What is piped in cannot be read, for the reason that the system gives.",
                remedy: "Give a plain file with <, as in obdmech terminal < FILE.")
        case .lineTooLong:
            MessageRow(
                "a line of the input is too long", advice: "give a command a line",
                cause: "What is piped in is no script: a line of it has more than 65536 characters.",
                remedy: "Give each command a line of its own.")
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
